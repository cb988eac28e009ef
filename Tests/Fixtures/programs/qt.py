#!/usr/bin/python3
"""A program with Qt that other programs exchange drags and the clipboard with:

qt.py source TEXT PATH... or qt.py target
qt.py copy text|image|files PATH... or qt.py paste text|image|files

A source has text in its left half and files in its right half. A press of a button copies the contents of a file, or files, or
pastes. Each fact is written as a line of JSON, with bytes in hexadecimal digits.
"""
import json
import sys
import tempfile

from PyQt5.QtCore import QMimeData, Qt, QTimer, QUrl
from PyQt5.QtGui import QDrag
from PyQt5.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget

NAMES = {Qt.CopyAction: "copy", Qt.MoveAction: "move", Qt.LinkAction: "link"}


def report(call, **fields):
    print(json.dumps({"t": 0, "call": call, **fields}), flush=True)


def report_data(call, data):
    """Reports data of any length, which is in a file."""
    with tempfile.NamedTemporaryFile(delete=False) as file:
        file.write(data)
    report(call, file=file.name)


def name(action):
    return NAMES.get(action, "none")


class Source(QLabel):
    def __init__(self, text=None, paths=()):
        super().__init__("files" if text is None else "text")
        self.text, self.paths = text, paths

    def mouseMoveEvent(self, event):
        data = QMimeData()
        if self.text is None:
            data.setUrls([QUrl.fromLocalFile(path) for path in self.paths])
        else:
            data.setText(self.text)
        drag = QDrag(self)
        drag.setMimeData(data)
        report("begin")
        report("end", action=name(drag.exec_(Qt.CopyAction | Qt.MoveAction)))


class Target(QLabel):
    def __init__(self):
        super().__init__("target")
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event):
        report("enter", types=" ".join(sorted(event.mimeData().formats())))
        event.acceptProposedAction()

    def dragMoveEvent(self, event):
        report("motion", place="%d %d" % (event.pos().x(), event.pos().y()), action=name(event.dropAction()))
        event.acceptProposedAction()

    def dragLeaveEvent(self, event):
        report("leave")

    def dropEvent(self, event):
        kind = "text/uri-list" if event.mimeData().hasUrls() else "text/plain"
        data = event.mimeData().data(kind)
        report(
            "received", type=kind, bytes=bytes(data).hex(), action=name(event.dropAction()),
            place="%d %d" % (event.pos().x(), event.pos().y()))
        event.acceptProposedAction()


class Clipboard(QLabel):
    def __init__(self, act, kind, paths):
        super().__init__(act)
        self.act, self.kind, self.paths = act, kind, paths

    def mousePressEvent(self, event):
        if self.act == "copy":
            self.copy()
        else:
            report("pasting", kind=self.kind)
            self.paste(application.clipboard().mimeData())

    def copy(self):
        mime, contents = QMimeData(), b""
        if self.kind == "files":
            mime.setUrls([QUrl.fromLocalFile(path) for path in self.paths])
        else:
            with open(self.paths[0], "rb") as file:
                contents = file.read()
            mime.setData("image/png" if self.kind == "image" else "text/plain;charset=utf-8", contents)
            if self.kind == "text":
                mime.setText(contents.decode())
        application.clipboard().setMimeData(mime)
        report_data("copied", contents)

    def paste(self, mime):
        if self.kind == "text":
            contents = mime.text().encode()
        elif self.kind == "files":
            contents = "\r\n".join(bytes(url.toEncoded()).decode() for url in mime.urls()).encode()
        else:
            contents = bytes(mime.data("image/png"))
        report_data("received", contents)


application = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Another program")
window.resize(200, 200)
row = QHBoxLayout(window)
row.setContentsMargins(0, 0, 0, 0)
row.setSpacing(0)
if sys.argv[1] in ("copy", "paste"):
    row.addWidget(Clipboard(sys.argv[1], sys.argv[2], sys.argv[3:]))
elif sys.argv[1] == "target":
    row.addWidget(Target())
else:
    row.addWidget(Source(text=sys.argv[2]))
    row.addWidget(Source(paths=sys.argv[3:]))
window.show()
QTimer.singleShot(0, lambda: report("ready"))
application.exec_()
