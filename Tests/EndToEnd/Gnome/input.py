#!/usr/bin/python3
"""Moves mouse and fingers in a headless mutter, by the interfaces of GNOME's remote desktop: input.py SCALE

Reads commands from standard input, one a line, and answers each with "ok":
  move X Y | press | release | key CODE | control CODE | down FINGER X Y | drag FINGER X Y | up FINGER |
  sleep MILLISECONDS
Positions are in units of the desktop, each of SCALE pixels. The devices exist as long as this program runs.
"""
import sys
import time

from gi.repository import Gio, GLib

REMOTE, CAST = "org.gnome.Mutter.RemoteDesktop", "org.gnome.Mutter.ScreenCast"
DISPLAY = "org.gnome.Mutter.DisplayConfig"
LEFT_BUTTON, LEFT_CONTROL = 0x110, 29
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(name, path, interface, method, signature="()", *values):
    arguments = GLib.Variant(signature, values)
    answer = bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 30_000)
    return answer.unpack()


def set_scale(scale):
    """Shows the only monitor at a scale."""
    path = "/org/gnome/Mutter/DisplayConfig"
    serial, ((_, modes, _),), *_ = call(DISPLAY, path, DISPLAY, "GetCurrentState")
    monitors = [(0, 0, float(scale), 0, True, [("Meta-0", modes[0][0], {})])]
    call(DISPLAY, path, DISPLAY, "ApplyMonitorsConfig", "(uua(iiduba(ssa{sv}))a{sv})", serial, 1, monitors, {})


def start():
    """Starts a session whose positions are those of the only monitor; returns its path and that of the monitor."""
    (session,) = call(REMOTE, "/org/gnome/Mutter/RemoteDesktop", REMOTE, "CreateSession")
    (ident,) = call(
        REMOTE, session, "org.freedesktop.DBus.Properties", "Get", "(ss)", REMOTE + ".Session", "SessionId")
    options = {"remote-desktop-session-id": GLib.Variant("s", ident)}
    (cast,) = call(CAST, "/org/gnome/Mutter/ScreenCast", CAST, "CreateSession", "(a{sv})", options)
    (stream,) = call(CAST, cast, CAST + ".Session", "RecordMonitor", "(sa{sv})", "Meta-0", {})
    loop = GLib.MainLoop()
    bus.signal_subscribe(
        CAST, CAST + ".Stream", "PipeWireStreamAdded", stream, None, Gio.DBusSignalFlags.NONE,
        lambda *_: loop.quit())
    call(REMOTE, session, REMOTE + ".Session", "Start")
    GLib.timeout_add(5000, loop.quit)
    loop.run()
    return session, stream


def main():
    scale = int(sys.argv[1])
    set_scale(scale)
    session, stream = start()

    def notify(method, signature, *values):
        call(REMOTE, session, REMOTE + ".Session", "Notify" + method, signature, *values)

    def stroke(code):
        for is_down in (True, False):
            notify("KeyboardKeycode", "(ub)", code, is_down)

    for line in sys.stdin:
        word, *rest = line.split()
        numbers = [int(number) for number in rest]
        if word == "move":
            notify("PointerMotionAbsolute", "(sdd)", stream, *[number * scale for number in numbers])
        elif word in ("press", "release"):
            notify("PointerButton", "(ib)", LEFT_BUTTON, word == "press")
        elif word == "key":
            stroke(*numbers)
        elif word == "control":
            notify("KeyboardKeycode", "(ub)", LEFT_CONTROL, True)
            stroke(*numbers)
            notify("KeyboardKeycode", "(ub)", LEFT_CONTROL, False)
        elif word == "down":
            notify("TouchDown", "(sudd)", stream, numbers[0], *[number * scale for number in numbers[1:]])
        elif word == "drag":
            notify("TouchMotion", "(sudd)", stream, numbers[0], *[number * scale for number in numbers[1:]])
        elif word == "up":
            notify("TouchUp", "(u)", *numbers)
        elif word == "sleep":
            time.sleep(numbers[0] / 1000)
        else:
            sys.exit(f"gnome-input: unknown command '{word}'")
        print("ok", flush=True)


main()
