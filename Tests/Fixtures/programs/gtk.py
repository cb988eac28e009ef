#!/usr/bin/python3
"""A program with GTK that other programs exchange drags and the clipboard with:

gtk.py 3|4 source TEXT PATH... or gtk.py 3|4 target, and gtk.py 3 target image|move|link
gtk.py 3 source-image PATH
gtk.py 3|4 copy text|image|files PATH... or gtk.py 3|4 paste text|image|files

A source has text in its left half and files in its right half. A press of a button copies the contents of a file, or files, or
pastes. Each fact is written as a line of JSON, with bytes in hexadecimal digits.
"""
import json
import sys
import tempfile

import gi

VERSION, ROLE = sys.argv[1:3]
gi.require_version("Gtk", VERSION + ".0")
gi.require_version("Gdk", VERSION + ".0")
from gi.repository import Gdk, GdkPixbuf, Gio, GLib, GObject, Gtk  # noqa: E402


def report(call, **fields):
    print(json.dumps({"t": 0, "call": call, **fields}), flush=True)


def report_data(call, data):
    """Reports data of any length, which is in a file."""
    with tempfile.NamedTemporaryFile(delete=False) as file:
        file.write(data)
    report(call, file=file.name)


def report_copied(data):
    """Reports copied data once the server knows who owns the clipboard: other programs may be asked to paste at once."""
    Gdk.Display.get_default().sync()
    report_data("copied", data)


def name(action):
    known = {Gdk.DragAction.COPY: "copy", Gdk.DragAction.MOVE: "move", Gdk.DragAction.LINK: "link"}
    return known.get(action, "none")


def spread(widget):
    widget.set_hexpand(True)
    widget.set_vexpand(True)
    return widget


ACTIONS = Gdk.DragAction.COPY | Gdk.DragAction.MOVE


class Source3:
    """Draggable text or files, as GTK 3 itself offers them."""

    def __init__(self, caption, text=None, paths=()):
        self.text, self.paths = text, paths
        self.widget = spread(Gtk.EventBox())
        self.widget.add(Gtk.Label(label=caption))
        self.widget.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], ACTIONS)
        if text is None:
            self.widget.drag_source_add_uri_targets()
        else:
            self.widget.drag_source_add_text_targets()
        self.widget.connect("drag-begin", lambda *_: report("begin"))
        self.widget.connect("drag-data-get", self.send)
        self.widget.connect("drag-end", lambda _, drag: report("end", action=name(drag.get_selected_action())))
        self.widget.connect("drag-data-delete", lambda *_: report("delete"))
        self.widget.connect("drag-failed", self.fail)

    def send(self, _, drag, data, info, time):
        if self.text is None:
            data.set_uris([Gio.File.new_for_path(path).get_uri() for path in self.paths])
        else:
            data.set_text(self.text, -1)
        report("asked", type=data.get_target().name(), bytes=(data.get_data() or b"").hex())

    def fail(self, _, drag, result):
        report("failed", reason=result.value_nick)
        return False


class ImageSource3:
    """A draggable picture, which is offered as data in several formats."""

    def __init__(self, path):
        self.picture = GdkPixbuf.Pixbuf.new_from_file(path)
        self.widget = spread(Gtk.EventBox())
        self.widget.add(Gtk.Label(label="picture"))
        self.widget.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], ACTIONS)
        self.widget.drag_source_add_image_targets()
        self.widget.connect("drag-data-get", self.send)
        self.widget.connect("drag-end", lambda _, drag: report("end", action=name(drag.get_selected_action())))

    def send(self, _, drag, data, info, time):
        data.set_pixbuf(self.picture)
        report("asked", type=data.get_target().name(), bytes=(data.get_data() or b"").hex())


class Target3:
    """A place for files and text that accepts copies, or only moves or links."""

    def __init__(self):
        self.widget = spread(Gtk.EventBox())
        self.widget.add(Gtk.Label(label="target"))
        action = {"move": Gdk.DragAction.MOVE, "link": Gdk.DragAction.LINK}.get(sys.argv[-1], Gdk.DragAction.COPY)
        self.widget.drag_dest_set(Gtk.DestDefaults.ALL, [], action)
        if sys.argv[3:] == ["image"]:
            self.widget.drag_dest_add_image_targets()
        else:
            self.widget.drag_dest_add_uri_targets()
            self.widget.drag_dest_add_text_targets()
        self.is_inside = False
        self.widget.connect("drag-motion", self.motion)
        self.widget.connect("drag-leave", self.leave)
        self.widget.connect("drag-data-received", self.receive)

    def motion(self, _, drag, x, y, time):
        if not self.is_inside:
            report("enter", types=" ".join(sorted(each.name() for each in drag.list_targets())))
        self.is_inside = True
        report("motion", place="%d %d" % (x, y), action=name(drag.get_selected_action()))
        return False

    def leave(self, *_):
        self.is_inside = False
        report("leave")

    def receive(self, _, drag, x, y, data, info, time):
        report(
            "received", type=data.get_data_type().name(), bytes=data.get_data().hex(), place="%d %d" % (x, y),
            action=name(drag.get_selected_action()))


class Source4:
    """Draggable text or files, as GTK 4 itself offers them."""

    def __init__(self, caption, text=None, paths=()):
        self.widget = spread(Gtk.Label(label=caption))
        if text is None:
            self.value = Gdk.FileList.new_from_list([Gio.File.new_for_path(path) for path in paths])
        else:
            self.value = text
        source = Gtk.DragSource(actions=ACTIONS)
        source.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value(self.value))
        source.connect("drag-begin", lambda *_: report("begin"))
        source.connect("drag-end", self.end)
        source.connect("drag-cancel", self.fail)
        self.widget.add_controller(source)

    def end(self, _, drag, deletes):
        if deletes:
            report("delete")
        report("end", action=name(drag.get_selected_action()))

    def fail(self, _, drag, reason):
        report("failed", reason=reason.value_nick)
        return False


class Target4:
    """A place for files or text that accepts copies."""

    def __init__(self):
        self.widget = spread(Gtk.Label(label="target"))
        target = Gtk.DropTarget(actions=Gdk.DragAction.COPY)
        target.set_gtypes([Gdk.FileList, GObject.TYPE_STRING])
        target.connect("enter", self.enter)
        target.connect("motion", self.motion)
        target.connect("leave", lambda _: report("leave"))
        target.connect("drop", self.receive)
        self.widget.add_controller(target)

    def enter(self, target, x, y):
        report("enter", types=" ".join(sorted(target.get_current_drop().get_formats().get_mime_types() or [])))
        return Gdk.DragAction.COPY

    def motion(self, target, x, y):
        report("motion", place="%d %d" % (x, y), action="copy")
        return Gdk.DragAction.COPY

    def receive(self, target, value, x, y):
        is_text = isinstance(value, str)
        text = value if is_text else "".join(file.get_uri() + "\r\n" for file in value.get_files())
        report("received", type="text" if is_text else "files", bytes=text.encode().hex(), place="%d %d" % (x, y), action="copy")
        return True


def contents_of(path):
    with open(path, "rb") as file:
        return file.read()


def uris(paths):
    return "\r\n".join(paths).encode()


class Clipboard3:
    """Copies or pastes at a press of a button."""

    def __init__(self, act, kind, paths):
        self.kind, self.paths = kind, paths
        self.clipboard = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD)
        self.widget = spread(Gtk.EventBox())
        self.widget.add(Gtk.Label(label=act))
        self.widget.connect("button-press-event", lambda *_: self.copy() if act == "copy" else self.paste())

    def copy(self):
        if self.kind == "image":
            self.clipboard.set_image(GdkPixbuf.Pixbuf.new_from_file(self.paths[0]))
            data = self.clipboard.wait_for_contents(Gdk.Atom.intern("image/png", False)).get_data()
            report_copied(data)
        else:
            text = contents_of(self.paths[0]).decode()
            self.clipboard.set_text(text, -1)
            report_copied(text.encode())

    def paste(self):
        report("pasting", kind=self.kind)
        if self.kind == "text":
            self.clipboard.request_text(lambda _, text: report_data("received", (text or "").encode()))
        elif self.kind == "files":
            self.clipboard.request_uris(lambda _, found: report_data("received", uris(found or [])))
        else:
            atom = Gdk.Atom.intern("image/png", False)
            self.clipboard.request_contents(
                atom, lambda _, data: report_data("received", (data.get_data() or b"")))


class Clipboard4:
    """Copies or pastes at a press of a button."""

    def __init__(self, act, kind, paths):
        self.kind, self.paths = kind, paths
        self.widget = spread(Gtk.Label(label=act))
        self.clipboard = self.widget.get_clipboard()
        press = Gtk.GestureClick()
        press.connect("pressed", lambda *_: self.copy() if act == "copy" else self.paste())
        self.widget.add_controller(press)

    def copy(self):
        if self.kind == "files":
            files = Gdk.FileList.new_from_list([Gio.File.new_for_path(path) for path in self.paths])
            provider, data = Gdk.ContentProvider.new_for_value(files), b""
        else:
            data = contents_of(self.paths[0])
            provider = Gdk.ContentProvider.new_for_bytes("image/png", GLib.Bytes.new(data))
            if self.kind == "text":
                provider = Gdk.ContentProvider.new_for_value(data.decode())
        self.clipboard.set_content(provider)
        report_copied(data)

    def paste(self):
        report("pasting", kind=self.kind)
        if self.kind == "text":
            self.clipboard.read_text_async(None, self.take)
        elif self.kind == "files":
            self.clipboard.read_value_async(Gdk.FileList, 0, None, self.take)
        else:
            self.clipboard.read_async(["image/png"], 0, None, self.take)

    def take(self, clipboard, result):
        try:
            self.receive(clipboard, result)
        except GLib.Error:
            # GTK learns of the types of new data a little later.
            GLib.timeout_add(100, self.paste)

    def receive(self, clipboard, result):
        if self.kind == "text":
            report_data("received", clipboard.read_text_finish(result).encode())
        elif self.kind == "files":
            files = clipboard.read_value_finish(result).get_files()
            report_data("received", uris([file.get_uri() for file in files]))
        else:
            self.read(clipboard.read_finish(result)[0], b"")

    def read(self, stream, data):
        def take(stream, result):
            part = stream.read_bytes_finish(result).get_data()
            if part:
                self.read(stream, data + part)
            else:
                report_data("received", data)

        stream.read_bytes_async(1 << 16, GLib.PRIORITY_DEFAULT, None, take)


def window(contents):
    made = Gtk.Window(title="Another program")
    made.set_decorated(False)
    made.set_default_size(200, 200)
    row = Gtk.Box(homogeneous=True)
    for content in contents:
        if VERSION == "3":
            row.pack_start(content.widget, True, True, 0)
        else:
            row.append(content.widget)
    if VERSION == "3":
        made.add(row)
        made.show_all()
    else:
        made.set_child(row)
        made.present()
    return made


def contents():
    if ROLE in ("copy", "paste"):
        return [(Clipboard3 if VERSION == "3" else Clipboard4)(ROLE, sys.argv[3], sys.argv[4:])]
    source, target = (Source3, Target3) if VERSION == "3" else (Source4, Target4)
    if ROLE == "target":
        return [target()]
    if ROLE == "source-image":
        return [ImageSource3(sys.argv[3])]
    return [source("text", text=sys.argv[3]), source("files", paths=sys.argv[4:])]


Gtk.init() if VERSION == "4" else Gtk.init(None)
kept = window(contents())
GLib.idle_add(lambda: report("ready"))
GLib.MainLoop().run()
