#!/usr/bin/env python3
"""Lets the mouse of a script move to what it presses next, as a hand does: approach.py SCRIPT RECORDING

A script presses wherever the thing is, and the mouse is there at once. The recording has the places: a wait before a press of
the mouse is filled with motions to it. Their time is that of the wait, so the rest of the session stays as it is.
"""

import json
import re
import sys

STEP = 16  # Milliseconds between two motions.


def strokes(path):
    """The places of the mouse at its presses and releases, in order."""
    places, pending = [], None
    for line in open(path):
        for event in json.loads(line).get("e", []):
            if event[0] == "press" and event[2] == 0:
                pending = (event[3], event[4])
            elif event[0] == "release" and event[2] == 0 and pending:
                places.append((pending, (event[3], event[4])))
                pending = None
    return places


def glide(start, end, time):
    steps = max(int(time / STEP), 1)
    words = ["path"]
    for step in range(1, steps + 1):
        share = step / steps
        eased = share * share * (3 - 2 * share)
        x, y = ((a + (b - a) * eased) / 256 for a, b in zip(start, end))
        words.append(f"{time / steps:.3f}ms {x:.2f},{y:.2f}")
    return " ".join(words)


def milliseconds(statement):
    match = re.fullmatch(r"wait ([0-9.]+)(s|ms)", statement)
    return float(match[1]) * (1000 if match[2] == "s" else 1) if match else None


script = [line.rstrip() for line in open(sys.argv[1])]
statements = []
for line in script:
    statements += [line] if line.startswith(("#", "send", " ")) else [part.strip() for part in line.split(";")]
places, device, last, result = iter(strokes(sys.argv[2])), "touch", None, []
for statement in statements:
    if statement in ("with mouse", "with touch"):
        device = statement.split()[1]
    if device == "mouse" and re.match(r"(press|tap|drag) ", statement):
        start, end = next(places)
        time = milliseconds(result[-1]) if result else None
        if time is not None and start != last:
            result.pop()
            move = min(time * 0.75, 600)
            if last is None:
                last = (start[0] + 110 * 256, start[1] + 130 * 256)
            if time - move >= 1:
                result.append(f"wait {time - move:.3f}ms")
            result.append(glide(last, start, move))
        last = end
    result.append(statement)
print("\n".join(result))
