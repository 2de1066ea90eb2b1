#!/usr/bin/env python3
"""Cuts the font of PDF files from Liberation Sans 2: make.py LiberationSans-Regular.ttf HomeplotSans.ttf"""

import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# Latin, combining marks, Greek, Cyrillic, Hebrew, and signs.
KEPT = [
    (0x20, 0x24F), (0x259, 0x259), (0x2B0, 0x36F), (0x370, 0x52F), (0x590, 0x5FF), (0x1E00, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0x2190, 0x21FF),
    (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2500, 0x25FF), (0xFB1D, 0xFB4F), (0xFFFD, 0xFFFD),
]
# Signs that drawings use and the font lacks, with the letter that they are drawn as.
DRAWN_AS = {
    0x2300: "\u00d8",  # diameter
    0x2205: "\u00d8",  # empty set, often typed for a diameter
    0x2011: "-",  # hyphen that doesn't break
    0x2002: " ", 0x2003: " ", 0x2007: "0", 0x2009: " ", 0x200A: " ", 0x202F: " ",
}
BLANK = {0x2002, 0x2003, 0x2007, 0x2009, 0x200A, 0x202F}
# The license reserves the name Liberation for the unmodified font.
NAMES = {1: "Homeplot Sans", 3: "Homeplot Sans 1", 4: "Homeplot Sans", 6: "HomeplotSans"}


def add_signs(font):
    cmap = font.getBestCmap()
    for code, letter in DRAWN_AS.items():
        if code in cmap:
            continue
        name = f"uni{code:04X}"
        source = cmap[ord(letter)]
        blank = font["glyf"][cmap[ord(" ")]]
        font["glyf"][name] = blank if code in BLANK else font["glyf"][source]
        font["hmtx"][name] = font["hmtx"][source]
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def main(source, target):
    font = TTFont(source)
    add_signs(font)
    options = Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp"]
    options.drop_tables += ["FFTM", "kern", "gasp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.recalc_timestamp = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[code for first, last in KEPT for code in range(first, last + 1)])
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in NAMES:
            record.string = NAMES[record.nameID]
    font.save(target)


main(*sys.argv[1:])
