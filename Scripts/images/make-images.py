#!/usr/bin/env python3
"""Draws Assets/icon.png, its smaller sizes for desktops, and the pictures in Assets/images. Needs Pillow; run by
`make update WHAT=images`.

Everything is drawn four times as large and then made smaller, which smooths the edges.
"""
import math
import pathlib

from PIL import Image, ImageChops, ImageDraw, ImageFilter

ASSETS = pathlib.Path(__file__).resolve().parents[2] / "Assets"
FINE = 4


def color(text, alpha=255):
    return tuple(int(text[i:i + 2], 16) for i in (0, 2, 4)) + (alpha,)


def gradient(size, stops):
    """A picture whose colour changes from top to bottom through `stops` of (place, colour)."""
    column = Image.new("RGBA", (1, size))
    for y in range(size):
        place = y / (size - 1)
        index = max(i for i, stop in enumerate(stops[:-1]) if stop[0] <= place)
        (low, first), (high, second) = stops[index], stops[index + 1]
        part = (place - low) / (high - low)
        column.putpixel((0, y), tuple(round(a + (b - a) * part) for a, b in zip(color(first), color(second))))
    return column.resize((size, size))


class Canvas:
    """A square that is drawn on in its final pixels."""

    def __init__(self, size, stops):
        self.size = size
        self.image = gradient(size * FINE, stops)

    def paint(self, tone, draw, alpha=255, blur=0):
        """Fills in `tone` what `draw` paints in white on a mask."""
        mask = Image.new("L", self.image.size)
        draw(ImageDraw.Draw(mask))
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur * FINE))
        mask = mask.point(lambda value: value * alpha // 255)
        layer = Image.new("RGBA", mask.size, color(tone))
        layer.putalpha(mask)
        self.image.alpha_composite(layer)

    def disc(self, tone, x, y, radius, **options):
        box = [v * FINE for v in (x - radius, y - radius, x + radius, y + radius)]
        self.paint(tone, lambda pen: pen.ellipse(box, fill=255), **options)

    def shape(self, tone, points, **options):
        points = [(x * FINE, y * FINE) for x, y in points]
        self.paint(tone, lambda pen: pen.polygon(points, fill=255), **options)

    def wave(self, tone, level, height, length, shift, **options):
        """Everything below a wavy line."""
        line = [(x, level + height * math.sin((x + shift) * 2 * math.pi / length))
                for x in range(-1, self.size + 2)]
        self.shape(tone, line + [(self.size + 1, self.size + 1), (-1, self.size + 1)], **options)

    def rounded(self, tone, x, y, width, height, radius, **options):
        box = [v * FINE for v in (x, y, x + width, y + height)]
        self.paint(tone, lambda pen: pen.rounded_rectangle(box, radius * FINE, fill=255), **options)

    def cut(self, radius):
        """Rounds the picture's corners."""
        mask = Image.new("L", self.image.size)
        box = [0, 0, self.image.width - 1, self.image.height - 1]
        ImageDraw.Draw(mask).rounded_rectangle(box, radius * FINE, fill=255)
        self.image.putalpha(ImageChops.multiply(self.image.getchannel("A"), mask))

    def save(self, path, opaque=False, size=None):
        size = size or self.size
        small = self.image.resize((size, size), Image.Resampling.LANCZOS)
        (small.convert("RGB") if opaque else small).save(path, optimize=True)


def red():
    """A sun that sets behind hills."""
    canvas = Canvas(200, [(0, "4a1942"), (0.35, "c0392b"), (0.6, "f2784b"), (1, "f9b36b")])
    canvas.disc("ffd9a0", 100, 118, 60, alpha=70, blur=10)
    canvas.disc("ffe3b3", 100, 118, 40)
    canvas.wave("a83232", 138, 7, 190, 30)
    canvas.wave("7c1f33", 156, 9, 140, 90)
    canvas.wave("4f1230", 178, 6, 230, 10)
    return canvas


def blue():
    """A boat on the sea."""
    canvas = Canvas(200, [(0, "bfe3fb"), (0.5, "7cc0f2"), (1, "3f8fdc")])
    canvas.disc("ffffff", 150, 44, 17, alpha=235)
    canvas.shape("ffffff", [(97, 50), (97, 108), (60, 108)])
    canvas.shape("e4f1fd", [(103, 62), (103, 108), (132, 108)])
    canvas.shape("1d3f78", [(56, 113), (142, 113), (128, 133), (72, 133)])
    canvas.wave("3182d4", 128, 5, 66, 0)
    canvas.wave("226ac0", 148, 6, 84, 30)
    canvas.wave("174f9e", 171, 6, 100, 70)
    return canvas


def crescent(x, y, radius):
    """The outline of a moon whose light side is at the lower right."""
    outer = [math.radians(angle) for angle in range(-70, 131, 4)]
    inner = [math.radians(angle) for angle in range(130, -71, -4)]
    bulge = [(math.cos(math.radians(30)), math.sin(math.radians(30)))] * len(inner)
    points = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in outer]
    for angle, (dx, dy) in zip(inner, bulge):
        # The inner edge is the outer one, pressed flat along the moon's own axis.
        along = math.cos(angle) * dx + math.sin(angle) * dy
        points.append((x + radius * (math.cos(angle) - 0.62 * (along + 0.174) * dx),
                       y + radius * (math.sin(angle) - 0.62 * (along + 0.174) * dy)))
    return points


def black():
    """A night with a crescent moon over mountains."""
    canvas = Canvas(200, [(0, "0b0d1c"), (0.7, "232a4d"), (1, "3a4270")])
    stars = [(24, 30, 1.6), (52, 64, 1.1), (78, 24, 1.3), (104, 52, 1.8), (30, 96, 1.4), (68, 112, 1.0),
             (182, 92, 1.5), (120, 20, 1.1), (92, 88, 1.2), (184, 26, 1.2), (120, 98, 1.0)]
    for x, y, radius in stars:
        canvas.disc("ffffff", x, y, radius, alpha=225)
    canvas.shape("f6f0d5", crescent(146, 56, 27))
    canvas.shape("1a1f3d", [(-5, 205), (-5, 158), (48, 118), (92, 164), (128, 132), (205, 190), (205, 205)])
    canvas.shape("0e1124", [(-5, 205), (-5, 184), (40, 166), (86, 192), (150, 152), (205, 184), (205, 205)])
    return canvas


def leaf(x, y, length, breadth, turn):
    """The outline of a leaf that begins at a point and turns by some degrees from upright."""
    sides = [(t / 40, side) for side in (1, -1) for t in (range(41) if side > 0 else range(40, -1, -1))]
    turn = math.radians(turn)
    points = []
    for part, side in sides:
        along, across = part * length, side * breadth * math.sin(math.pi * part ** 0.85)
        points.append((x + along * math.sin(turn) + across * math.cos(turn),
                       y - along * math.cos(turn) + across * math.sin(turn)))
    return points


def green():
    """A young plant."""
    canvas = Canvas(200, [(0, "e6f6d8"), (1, "a9dc93")])
    canvas.disc("ffffff", 100, 92, 74, alpha=90)
    canvas.shape("2b7a3d", [(97, 186), (97, 70), (103, 70), (103, 186)])
    canvas.shape("2f9e4b", leaf(100, 150, 76, 21, -52))
    canvas.shape("3fb45c", leaf(100, 128, 76, 21, 52))
    canvas.shape("248a40", leaf(100, 92, 72, 20, -10))
    for turn, y in ((-52, 150), (52, 128), (-10, 92)):
        radians = math.radians(turn)
        tip = (100 + 56 * math.sin(radians), y - 56 * math.cos(radians))
        across = (1.3 * math.cos(radians), 1.3 * math.sin(radians))
        canvas.shape("d8f3cf", [(100 - across[0], y - across[1]), tip, (100 + across[0], y + across[1])], alpha=170)
    canvas.wave("7a5236", 178, 4, 230, 20)
    return canvas


def yellow():
    """The sun at noon."""
    canvas = Canvas(200, [(0, "fff3b8"), (1, "ffd34d")])
    canvas.disc("ffffff", 100, 100, 82, alpha=80)
    for number in range(12):
        angle = number * math.pi / 6
        ray = [(66, -0.10), (92 if number % 2 else 84, 0), (66, 0.10)]
        canvas.shape("f59f00", [(100 + r * math.cos(angle + a), 100 + r * math.sin(angle + a)) for r, a in ray])
    canvas.disc("f08c00", 100, 100, 54)
    canvas.disc("ffb91f", 100, 100, 50)
    canvas.disc("ffd35c", 88, 86, 22, alpha=150, blur=6)
    return canvas


def ring(canvas, tone, x, y, side):
    """Paints one link of a chain, turned by 45 degrees; `side` limits it to a half plane."""
    def draw(pen):
        sheet = Image.new("L", canvas.image.size)
        inner = ImageDraw.Draw(sheet)
        box = [(v + 64) * FINE for v in (-31, -18, 31, 18)]
        inner.rounded_rectangle(box, 18 * FINE, outline=255, width=9 * FINE)
        sheet = sheet.rotate(45, resample=Image.Resampling.BICUBIC)
        sheet = ImageChops.offset(sheet, round(x * FINE), round(y * FINE))
        if side:
            limit = Image.new("L", sheet.size)
            edge = canvas.size * FINE
            corner = (edge, edge) if side > 0 else (0, 0)
            ImageDraw.Draw(limit).polygon([(0, edge), (edge, 0), corner], fill=255)
            sheet = ImageChops.multiply(sheet, limit)
        pen.bitmap((0, 0), sheet, fill=255)
    canvas.paint(tone, draw)


def link():
    """Two links of a chain, each over the other once."""
    canvas = Canvas(128, [(0, "eef1ff"), (1, "cfd8ff")])
    ring(canvas, "4056d6", 14, -14, 0)
    ring(canvas, "7d5ce0", -14, 14, 0)
    ring(canvas, "4056d6", 14, -14, 1)
    canvas.cut(28)
    return canvas


def icon():
    """Five tiles in a column's colours, one of them lifted."""
    canvas = Canvas(256, [(0, "fbfbfe"), (1, "dfe3f0")])
    slots = [(38, 38), (38, 104), (38, 170), (104, 170), (170, 170)]
    for (x, y), tone in zip(slots, ["3478f6", "2c2c34", "30b35a", "f7c325", "b9c0d4"]):
        alpha = 90 if tone == "b9c0d4" else 255
        canvas.rounded(tone, x, y, 54, 54, 14, alpha=alpha)
    canvas.rounded("20243c", 116, 62, 92, 92, 24, alpha=110, blur=9)
    canvas.rounded("f04438", 112, 42, 92, 92, 24)
    canvas.rounded("ffffff", 118, 48, 80, 30, 18, alpha=28)
    canvas.shape("ffffff", [(164, 96), (164, 168), (181, 152), (192, 177), (207, 170), (196, 146), (219, 145)])
    canvas.shape("20243c", [(168, 106), (168, 158), (183, 144), (194, 170), (201, 167), (190, 141), (209, 140)])
    canvas.cut(58)
    return canvas


def main():
    (ASSETS / "images").mkdir(parents=True, exist_ok=True)
    for picture in (red, blue, black, green, yellow):
        picture().save(ASSETS / f"images/{picture.__name__}.png", opaque=True)
    link().save(ASSETS / "images/link.png")
    icon().save(ASSETS / "icon.png")
    (ASSETS / "desktop/icons").mkdir(parents=True, exist_ok=True)
    for size in (16, 24, 32, 48, 64, 128):
        icon().save(ASSETS / f"desktop/icons/{size}.png", size=size)


main()
