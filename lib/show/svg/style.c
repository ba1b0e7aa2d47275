/* How the drawing looks. Shapes and patterns tell things apart; colours only repeat them, and are
 * all under `.colour`: without that class on the root the drawing is grey. */
#include "data/data.h"
#include "show/svg/svg.h"

static const char *const styles[] = {
    ".enorm{font-family:Arial,Helvetica,'Liberation Sans','DejaVu Sans',sans-serif;fill:#000}",
    ".enorm .paper,.enorm .floor{fill:#fff}",
    ".enorm .void{fill:url(#enorm-void)}",
    ".enorm{max-width:100%;height:auto}",
    ".enorm .grid{fill:none;stroke:#b4b4b4;stroke-width:1}",
    ".enorm .wall{fill:none;stroke:#000;stroke-width:8;stroke-linecap:square}",
    ".enorm .implied{stroke-width:3}",
    ".enorm .red{fill:none;stroke:#555;stroke-width:9}",
    ".enorm .red-core{fill:none;stroke:#fff;stroke-width:3;stroke-dasharray:10 8}",
    ".enorm .label{fill:#444}",
    ".enorm .at{fill:#666}",
    ".enorm .halo{paint-order:stroke;stroke:#fff;stroke-width:4;stroke-linejoin:round}",
    ".enorm .tile{fill:none;stroke:#444;stroke-width:2}",
    ".enorm .tile.obstacle{stroke:#222;stroke-width:4}",
    ".enorm .legend .tile.obstacle{stroke-width:3}",
    ".enorm .tile.obscuring{stroke-dasharray:9 5}",
    ".enorm .fill{stroke:none}",
    ".enorm .ink{fill:none;stroke:#999;stroke-width:1}",
    ".enorm .dot{fill:#999}",
    ".enorm .seen{fill:none;stroke:#000;stroke-width:3;stroke-dasharray:2 7;stroke-linecap:round}",
    ".enorm .way-halo{fill:none;stroke:#fff;stroke-width:11;stroke-linejoin:round}",
    ".enorm .way{fill:none;stroke:#000;stroke-width:5;stroke-linejoin:round}",
    ".enorm .sight{stroke-dasharray:16 8}",
    ".enorm .way-end{fill:#000;stroke:#fff;stroke-width:2}",
    ".enorm .door-frame{fill:#fff;stroke:#000;stroke-width:3}",
    ".enorm .door-leaf{fill:#444}",
    ".enorm .shut .name{fill:#fff}",
    ".enorm .weld{fill:none;stroke:#fff;stroke-width:3}",
    ".enorm .disabled{fill:none;stroke:#000;stroke-width:2;stroke-dasharray:4 3}",
    ".enorm .spawn{fill:#fff;stroke:#000;stroke-width:3;stroke-dasharray:6 4}",
    ".enorm .spawn-core{fill:#000}",
    ".enorm .body{fill:#fff;stroke:#000;stroke-width:3}",
    ".enorm .intruder .body{fill:#333;stroke:#000}",
    ".enorm .ring{fill:none;stroke:#fff;stroke-width:2}",
    ".enorm .facing{fill:#000;stroke:#fff;stroke-width:1}",
    ".enorm .intruder .sign,.enorm .blip .sign{fill:#fff}",
    ".enorm .blip .body{fill:#666;stroke:#fff;stroke-width:2}",
    ".enorm .blip .facing{stroke-width:2}",
    ".enorm .mark .body{fill:#eee;stroke:#000;stroke-width:2}",
    ".enorm .strike{fill:none;stroke:#000;stroke-width:3}",
    ".enorm .badge{fill:#fff;stroke:#000;stroke-width:1}",
    ".enorm .token .badge{fill:#333}",
    ".enorm .token .badge-text{fill:#fff}",
    ".enorm .state .badge{fill:#ddd}",
    ".enorm .alarm{font-weight:bold}",
    ".enorm .rule{fill:none;stroke:#999;stroke-width:1}",
    ".enorm.colour .red{stroke:#c8102e}",
    ".enorm.colour .spacer .body{fill:#cfe8ff;stroke:#0b4f8a}",
    ".enorm.colour .spacer .facing{fill:#0b4f8a}",
    ".enorm.colour .intruder .body{fill:#6b1f5c;stroke:#35092d}",
    ".enorm.colour .intruder .facing{fill:#35092d}",
    ".enorm.colour .blip .body,.enorm.colour .blip .facing{fill:#8a5a00}",
    ".enorm.colour .mark .body{fill:#ffe9a8}",
    ".enorm.colour .tile{stroke:#2f5d34}",
    ".enorm.colour .ink{stroke:#8fb593}",
    ".enorm.colour .dot{fill:#8fb593}",
    ".enorm.colour .door-leaf{fill:#1d4e89}",
    ".enorm.colour .way,.enorm.colour .seen{stroke:#0a7a32}",
    ".enorm.colour .way-end{fill:#0a7a32}",
    ".enorm.colour .alarm{fill:#b00020}",
};

/* From white to a tone that black letters can still be read on. */
static const char *const heats[2][HEAT_LEVELS] = {
    {"#fff", "#f6f6f6", "#eee", "#e6e6e6", "#dcdcdc", "#d2d2d2", "#c8c8c8", "#bcbcbc", "#b0b0b0",
     "#a4a4a4"},
    {"#fff", "#fff6ea", "#ffedd3", "#ffe3bb", "#ffd9a3", "#ffcd88", "#ffc06c", "#ffb04f", "#fb9d33",
     "#f2871d"},
};

void svg_style(const struct svg *v, const char *turned)
{
	size_t i;

	buf_puts(v->out, "<style>\n");
	if (turned)
		buf_printf(v->out, "@page{size:A4 %s;margin:10mm}\n", turned);
	for (i = 0; i < COUNT(styles); i++)
		buf_printf(v->out, "%s\n", styles[i]);
	for (i = 0; heat_is_there(&v->show->heat) && i < HEAT_LEVELS; i++)
		buf_printf(v->out, ".enorm .heat-%zu{fill:%s}\n.enorm.colour .heat-%zu{fill:%s}\n",
			   i, heats[0][i], i, heats[1][i]);
	buf_puts(v->out, "</style>\n");
}

/* One a type of terrain, in the order of the table, over and over. */
static const char *const patterns[] = {
    "<path class=\"ink\" d=\"M0 0L16 16M16 0L0 16\"/>",
    "<path class=\"ink\" d=\"M0 0H16M0 8H16M0 0V16M8 0V16\"/>",
    "<path class=\"ink\" d=\"M0 16L16 0M-4 4L4 -4M12 20L20 12\"/>",
    "<path class=\"dot\" d=\"M2 2h4v4h-4zM10 10h4v4h-4z\"/>",
    "<path class=\"ink\" d=\"M0 0H16M0 8H16M4 0V8M12 8V16\"/>",
    "<circle class=\"ink\" cx=\"8\" cy=\"8\" r=\"5\"/>",
    "<path class=\"ink\" d=\"M2 0V16M6 0V16\"/>",
    "<path class=\"ink\" d=\"M0 4L4 0L12 8L16 4M0 12L4 8L12 16L16 12\"/>",
};

int tile_pattern(const struct svg *v, int tile)
{
	const struct terrain_row *type = terrain_type(v->board, board_terrain(v->board, tile));
	int n;
	const struct terrain_row *rows = data_rows(v->board->data, TABLE_TERRAIN, &n);

	if (!type)
		return (int)COUNT(patterns) - 1;
	return (int)((type - rows) % (long)COUNT(patterns));
}

static void pattern(const struct svg *v, const char *id, int size, const char *what)
{
	buf_printf(v->out,
		   "<pattern id=\"enorm-%s\" width=\"%d\" height=\"%d\" "
		   "patternUnits=\"userSpaceOnUse\">%s</pattern>\n",
		   id, size, size, what);
}

void svg_patterns(const struct svg *v, bool all)
{
	bool used[COUNT(patterns)] = {false};
	char id[] = "tile-0";
	int i;

	for (i = 0; i < board_count(v->board, KIND_TERRAIN); i++)
		used[tile_pattern(v, i)] = true;
	buf_puts(v->out, "<defs>\n");
	pattern(v, "void", 8,
		"<rect width=\"8\" height=\"8\" fill=\"#c4c4c4\"/>"
		"<path d=\"M0 8L8 0\" stroke=\"#8c8c8c\" stroke-width=\"1\"/>");
	for (i = 0; i < (int)COUNT(patterns); i++) {
		id[5] = (char)('0' + i);
		if (used[i] || all)
			pattern(v, id, 16, patterns[i]);
	}
	buf_puts(v->out, "</defs>\n");
}
