#include "tool/tools.h"

int main(int argc, char **argv)
{
	return tools_main(argc, argv);
}
