#!/usr/bin/env python3
"""Draws six landscapes for the film of the page Pictures: landscapes.py FOLDER"""

import math
import struct
import sys
import zlib

# The name, width and height, sky at the top and the horizon, sun and its place, and the hills from back to front.
PICTURES = [
    ("dawn", 420, 280, (72, 84, 148), (250, 176, 140), (255, 236, 200), (0.70, 0.52), [(150, 110, 150), (98, 76, 122), (52, 44, 82)]),
    ("forest", 280, 400, (150, 200, 214), (226, 240, 220), (255, 255, 240), (0.30, 0.24), [(120, 168, 150), (66, 122, 96), (28, 76, 60)]),
    ("coast", 420, 280, (58, 132, 206), (186, 224, 240), (255, 250, 220), (0.22, 0.26), [(96, 150, 190), (40, 110, 150), (224, 200, 150)]),
    ("desert", 420, 320, (84, 158, 200), (250, 222, 170), (255, 246, 214), (0.60, 0.30), [(226, 160, 104), (200, 120, 70), (150, 78, 52)]),
    ("night", 320, 320, (14, 18, 48), (60, 66, 120), (240, 240, 255), (0.68, 0.24), [(44, 50, 96), (28, 32, 66), (14, 16, 38)]),
    ("meadow", 420, 280, (96, 170, 232), (222, 240, 250), (255, 252, 226), (0.80, 0.22), [(140, 186, 140), (104, 168, 84), (70, 138, 56)]),
]


def mix(a, b, share):
    share = min(max(share, 0), 1)
    return [x + (y - x) * share for x, y in zip(a, b)]


def ridge(number, layer, x):
    seed = number * 2.3 + layer * 1.7
    wave = 0.05 * math.sin(3.1 * x + seed) + 0.03 * math.sin(7.3 * x + 2 * seed) + 0.008 * math.sin(23 * x + 3 * seed)
    return 0.56 + 0.14 * layer + wave * (1.3 - 0.2 * layer)


def draw(number, width, height, top, horizon, sun, place, hills):
    for row in range(height):
        y = (row + 0.5) / height
        line = bytearray([0])
        for column in range(width):
            x = (column + 0.5) / width
            # Few flat colours, since a film has at most 256.
            color = mix(top, horizon, int(y / 0.7 * 7) / 6)
            distance = math.hypot((x - place[0]) * width, (y - place[1]) * height) / height
            for radius, share in ((0.2, 0.2), (0.13, 0.3), (0.075, 1)):
                color = mix(color, sun, share * min(max((radius - distance) * height + 0.5, 0), 1))
            for layer, hill in enumerate(hills):
                edge = (y - ridge(number, layer, x)) * height
                color = mix(color, hill, edge + 0.5)
            line += bytes(int(c + 0.5) for c in color)
        yield bytes(line)


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


for number, (name, width, height, *look) in enumerate(PICTURES):
    rows = zlib.compress(b"".join(draw(number, width, height, *look)), 9)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(f"{sys.argv[1]}/{name}.png", "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
