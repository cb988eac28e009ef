#!/usr/bin/env python3
"""Makes Assets/fonts and the advance table from Debian's font packages.

Needs fonts-inter, fonts-jetbrains-mono, fonts-noto-cjk, SDL2_ttf and, from pip, fonttools.
The packages can also be unpacked, by `dpkg -x`, in a folder that FONTS_ROOT names.
Run it by `make update WHAT=fonts` after a text with new Japanese or Korean characters came into the sources.
The last step opens what was made with SDL2_ttf and compares widths with the table's.
"""
import ctypes
import hashlib
import os
import pathlib
import re
import sys
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONTS = ROOT / "Assets/fonts"
TABLE = ROOT / "Sources/DragDrawing/Advances.txt"
PACKAGES = pathlib.Path(os.environ.get("FONTS_ROOT", "/")) / "usr/share"
SHARE = PACKAGES / "fonts"

# What every Latin face is asked for; it keeps what it has of these.
LATIN = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2C6, 0x2DD),
    (0x2010, 0x2027), (0x202F, 0x203A), (0x2044, 0x2044), (0x2070, 0x208E), (0x20A9, 0x20AC),
    (0x2116, 0x2122), (0x2153, 0x215E), (0x2190, 0x21AA), (0x21B0, 0x21B5), (0x21BA, 0x21BB),
    (0x21C4, 0x21C6), (0x21D0, 0x21D4), (0x21E4, 0x21E7), (0x2202, 0x2202), (0x2206, 0x2206),
    (0x2211, 0x2212), (0x2215, 0x221A), (0x221E, 0x221E), (0x2248, 0x2248), (0x2260, 0x2265),
    (0x2303, 0x2305), (0x2318, 0x2318), (0x2325, 0x2328), (0x232B, 0x232B), (0x238B, 0x238B),
    (0x23CE, 0x23CF), (0x25A0, 0x25A1), (0x25AA, 0x25AB), (0x25B2, 0x25BD), (0x25C0, 0x25C6),
    (0x25CA, 0x25CB), (0x25CF, 0x25CF), (0x25E6, 0x25E6), (0x2605, 0x2606), (0x2665, 0x2665),
    (0x2713, 0x2717), (0x27F2, 0x27F3),
]
# Blocks that are measured by the CJK face, whether or not its subset holds the character.
CJK = [(0x1100, 0x11FF), (0x2E80, 0x9FFF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE30, 0xFE4F),
       (0xFF00, 0xFFEF), (0x20000, 0x2FA1F)]
# What the CJK subset always holds beside the base list and the sources' characters.
CJK_ALWAYS = [(0x3000, 0x3020), (0x3041, 0x3096), (0x309B, 0x309E), (0x30A0, 0x30FF),
              (0x3131, 0x3163), (0xFF01, 0xFF5E), (0xFFE5, 0xFFE6)]
DENSE_END = 0x180  # Up to here the table has every character, also those of no advance.

FACES = {
    "regular": ("Regular.otf", SHARE / "opentype/inter/Inter-Regular.otf", "Playground Sans", "Regular"),
    "semibold": ("SemiBold.otf", SHARE / "opentype/inter/Inter-SemiBold.otf", "Playground Sans", "SemiBold"),
    "mono": ("Mono.ttf", SHARE / "truetype/jetbrains-mono/JetBrainsMono-Regular.ttf", "Playground Mono", "Regular"),
    "cjk": ("CJK.otf", SHARE / "opentype/noto/NotoSansCJK-Regular.ttc", "Playground CJK", "Regular"),
    # Beside Inter's semibold, Noto's bold looks equally strong; its medium is hardly told from the regular.
    "cjkSemibold": ("CJK-SemiBold.otf", SHARE / "opentype/noto/NotoSansCJK-Bold.ttc", "Playground CJK", "SemiBold"),
}


def within(ranges):
    return {point for low, high in ranges for point in range(low, high + 1)}


CJK_POINTS = within(CJK)


def cjk_characters():
    """The code points of the CJK subset: the base list's and those of the sources' literals and files of texts."""
    lines = (ROOT / "Scripts/fonts/base-characters.txt").read_text("utf-8").splitlines()
    words = "".join(line for line in lines if not line.startswith("#"))
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        code = re.sub(r"^\s*//.*$", "", path.read_text("utf-8"), flags=re.M)
        words += "".join(re.findall(r'"""(?:.|\n)*?"""|"(?:[^"\\\n]|\\.)*"', code))
    for path in sorted((ROOT / "Sources").rglob("*.ftl")):
        words += path.read_text("utf-8")
    return within(CJK_ALWAYS) | ({ord(c) for c in words} & within(CJK))


def open_face(path):
    return TTFont(path, fontNumber=0) if path.suffix == ".ttc" else TTFont(path)


def make_subset(face, points):
    """Writes one face's subset under its own family name and returns the characters it holds."""
    name, source, family, style = FACES[face]
    options = subset.Options()
    # Words are measured as the sum of their characters' advances, so nothing that changes an
    # advance in context may stay: no kerning, no ligatures, no contextual forms.
    options.layout_features = []
    options.hinting = False
    options.desubroutinize = not face.startswith("cjk")
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "VORG", "vhea", "vmtx", "STAT", "DSIG", "meta"]
    font = open_face(source)
    tool = subset.Subsetter(options)
    tool.populate(unicodes=points)
    tool.subset(font)
    rename(font, family, style)
    font["head"].modified = font["head"].created  # The same input gives the same bytes.
    font.recalcTimestamp = False
    font.save(FONTS / name)
    return set(font.getBestCmap())


def rename(font, family, style):
    """Gives a subset its own name, as its licence asks; who made it stays in the other records."""
    table = font["name"]
    postscript = f"{family}-{style}".replace(" ", "")
    keep = {0, 7, 8, 9, 11, 12, 13, 14}
    table.names = [n for n in table.names if n.nameID in keep and n.platformID == 3 and n.langID == 0x409]
    for number, text in {1: f"{family} {style}", 2: "Regular", 3: postscript, 4: f"{family} {style}",
                         5: "Version 1.0; subset", 6: postscript, 16: family, 17: style}.items():
        table.setName(text, number, 3, 1, 0x409)
    if "CFF " in font:
        top = font["CFF "].cff
        top.fontNames = [postscript]
        for key in ("FullName", "FamilyName"):
            if hasattr(top.topDictIndex[0], key):
                setattr(top.topDictIndex[0], key, f"{family} {style}")


def advances(path, points):
    """The advance of every character of `points` that the font has, in thousandths of the em."""
    font = open_face(path)
    metrics, characters, em = font["hmtx"], font.getBestCmap(), font["head"].unitsPerEm
    return {p: (metrics[characters[p]][0] * 1000 + em // 2) // em for p in sorted(points) if p in characters}


def runs(table):
    """Neighbours of one advance as (first, last, advance), over gaps in which no character lies."""
    result = []
    for point, advance in sorted(table.items()):
        if result and result[-1][2] == advance and all(map(is_nothing, range(result[-1][1] + 1, point))):
            result[-1] = (result[-1][0], point, advance)
        else:
            result.append((point, point, advance))
    return result


def is_nothing(point):
    return unicodedata.category(chr(point)) == "Cn" or point in CJK_POINTS


def marks():
    """Characters that draw on the one before them or not at all."""
    return dict.fromkeys(within([(0x300, 0x36F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x2064),
                                 (0x20D0, 0x20F0), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF)]), 0)


def wide():
    """Characters that take a full square in the fonts of a system: emoji, mostly."""
    return {p: 1000 for p in range(0x2300, 0x30000)
            if unicodedata.east_asian_width(chr(p)) in "WF" and unicodedata.category(chr(p)) != "Cn"}


def dense_runs(advances):
    """Neighbours of one advance, from character zero on."""
    result = []
    for point, advance in enumerate(advances):
        if result and result[-1][2] == advance:
            result[-1] = (result[-1][0], point, advance)
        else:
            result.append((point, point, advance))
    return result


def make_table(held):
    """Writes the advance table; `held` names the characters of each Latin face's subset."""
    dense, sparse = {}, {}
    regular = advances(FONTS / "Regular.otf", held["regular"])
    for face in ("regular", "semibold", "mono"):
        own = advances(FONTS / FACES[face][0], held[face])
        full = {**regular, **own}
        dense[face] = [full.get(p, 0) for p in range(DENSE_END)]
        sparse[face] = runs({p: a for p, a in full.items() if p >= DENSE_END})
    cjk, semibold = (advances(FACES[face][1], within(CJK)) for face in ("cjk", "cjkSemibold"))
    # One section serves both weights, since they are equally wide.
    assert cjk == semibold, "the weights of the CJK font differ in width"
    shared = {**marks(), **wide(), **cjk}
    contents = repr((dense, sparse, runs(shared)))
    fingerprint = hashlib.sha256(contents.encode()).hexdigest()[:16]
    sections = {face: dense_runs(dense[face]) + sparse[face] for face in dense} | {"shared": runs(shared)}
    lines = [fingerprint]
    for name, section in sections.items():
        lines += [name] + [f"{first:x} {last:x} {advance}" for first, last, advance in section]
    TABLE.write_text("\n".join(lines) + "\n", "utf-8")
    return dense, sparse, shared, fingerprint


def write_held(points):
    """Lists the CJK subset's characters, so that a test can tell when it has to be made again."""
    text = "".join(map(chr, sorted(p for p in points if p >= 0x2E80)))
    lines = (text[start:start + 40] for start in range(0, len(text), 40))
    (FONTS / "CJK-characters.txt").write_text("\n".join(lines) + "\n", "utf-8")


def make_licences():
    """Writes the licence once beside each family, with that family's own copyright line."""
    text = (PACKAGES / "doc/fonts-noto-cjk/copyright").read_text("utf-8")
    body = re.search(r"^License: SIL-1\.1\n((?: .*\n)+)\n*License:", text.split("Files: debian/*")[1], re.M).group(1)
    body = "\n".join(line[1:].rstrip() if line[1:].strip() != "." else "" for line in body.splitlines())
    for file, face in (("Inter", "regular"), ("JetBrainsMono", "mono"), ("NotoSansCJK", "cjk")):
        name = open_face(FACES[face][1])["name"]
        (FONTS / f"OFL-{file}.txt").write_text(
            f"{name.getDebugName(0)}\n{name.getDebugName(7)}\n\n"
            "This Font Software is licensed under the SIL Open Font License, Version 1.1.\n"
            f"{name.getDebugName(14)}\n\n{body.strip()}\n", "utf-8")


WORDS = ["Drag Playground", "Reorder", "Undo", "AVAVAV To Ty", "office affluent fi fl", "Save 1,000 → 2,000",
         "Träume über Öl", "\"dropEntered\"", "⌘⇧Z ⏎ ✓ • ×", "−12 ≤ 34 ≥ 5", "夜明けの空", "드래그 앤 드롭"]


def check_widths(dense, sparse, shared):
    """Fails where SDL2_ttf moves on by another width than the table, by more than a pixel a word."""
    ttf = ctypes.CDLL("libSDL2_ttf-2.0.so.0")
    ttf.TTF_OpenFont.restype = ctypes.c_void_p
    ttf.TTF_Init()
    worst = 0.0
    for face in FACES:
        lookup = dict(shared)
        if not face.startswith("cjk"):
            lookup = {p: a for low, high, a in sparse[face] for p in range(low, high + 1)}
            lookup.update(enumerate(dense[face]))
        held = set(TTFont(FONTS / FACES[face][0]).getBestCmap())
        words = [word for word in WORDS if all(ord(c) in held and ord(c) in lookup for c in word)]
        for size in (11, 12, 13, 14, 15, 17, 20, 24, 34):
            font = ctypes.c_void_p(ttf.TTF_OpenFont(str(FONTS / FACES[face][0]).encode(), size))
            ttf.TTF_SetFontHinting(font, 4)  # TTF_HINTING_LIGHT_SUBPIXEL: advances stay unrounded.
            for word in words:
                # Eight words more, since a width counts the ink that sticks out at both ends.
                moved = (measured(ttf, font, word * 9) - measured(ttf, font, word)) / 8
                expected = sum(lookup[ord(c)] for c in word) * size / 1000
                worst = max(worst, abs(moved - expected))
                if abs(moved - expected) > 1.0:
                    print(f"{face} {size} {word!r}: SDL2_ttf {moved:.2f}, table {expected:.2f}")
            ttf.TTF_CloseFont(font)
    print(f"largest difference between SDL2_ttf and the table: {worst:.2f} px a word")
    return worst <= 1.0


def measured(ttf, font, text):
    width = ctypes.c_int()
    ttf.TTF_SizeUTF8(font, text.encode(), ctypes.byref(width), None)
    return width.value


def main():
    FONTS.mkdir(parents=True, exist_ok=True)
    held = {face: make_subset(face, within(LATIN)) for face in ("regular", "semibold", "mono")}
    for face in ("cjk", "cjkSemibold"):
        held[face] = make_subset(face, cjk_characters())
    write_held(held["cjk"])
    make_licences()
    dense, sparse, shared, fingerprint = make_table(held)
    for name, *_ in FACES.values():
        print(f"{name}: {(FONTS / name).stat().st_size // 1024} KiB")
    print(f"characters: {({face: len(points) for face, points in held.items()})}, table {fingerprint}")
    sys.exit(0 if check_widths(dense, sparse, shared) else 1)


main()
