#include "tool/tools.h"

int main(int argc, char **argv)
{
	return tool_main(&tool_case, argc, argv);
}
