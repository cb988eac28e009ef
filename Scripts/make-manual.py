#!/usr/bin/env python3
"""Prints the manual page of a program from its help: make-manual.py PROGRAM > dragplay.1; run by `make update WHAT=manual`."""
import itertools
import json
import re
import subprocess
import sys
import textwrap

HEAD = """\
.\\" Generated from the help of the program by Scripts/make-manual.py.
.Dd November 26, 2026
.Dt DRAGPLAY 1
.Os
.Sh NAME
.Nm dragplay
.Nd playground for drag and drop, with recording and replay
.Sh SYNOPSIS
.Nm
.Op Ar command
.Op Ar option ...
.Op Ar argument ...
.Sh DESCRIPTION
.Nm
opens a playground for drag and drop in a window, by mouse, fingers
or keyboard, under X11 or Wayland.
It records sessions, replays them exactly, and makes tests, films and
scripts of them.
.Pp
The command is
.Cm open
unless another one is given.
Without a display, it replays a recorded session and saves its frames.
.Pp
Appearance, reduced motion and the size of text are those of the desktop,
where its portal publishes them.
The window follows a change of the first two.
An option replaces them, and so does a switch in the window.
.Sh COMMANDS
"""

TAIL = """\
.Sh ENVIRONMENT
.Bl -tag -width 6n
.It Ev DRAGPLAY_ASSETS
The folder of icons, pictures and demo recordings, instead of the installed one.
.It Ev GDK_SCALE
The scale under X11, a whole number, unless
.Fl \\-scale
is given.
.It Ev SDL_VIDEODRIVER
The window system,
.Cm x11
or
.Cm wayland .
.It Ev DBUS_SESSION_BUS_ADDRESS
The bus on which the settings of the desktop are read.
.It Ev XDG_STATE_HOME
The folder in which the program keeps recordings.
.El
.Sh FILES
.Bl -tag -width 6n
.It Pa ~/.local/state/dragplay/recordings
The sessions that were recorded with the button in the window.
.It Pa ~/.local/state/dragplay/demo
The frames of the session that is replayed without a display.
.El
.Sh EXIT STATUS
.Bl -tag -width 6n
.It 0
The command succeeded.
.It 1
A check failed: a recording does not reproduce, or an expectation of a
script is not met.
.It 2
The command, an option or a file is wrong, or something cannot be written.
.El
"""

# Commands that the manual leaves out, besides those that the help leaves out.
HIDDEN = {"help"}
HIDDEN_OPTIONS = {"help", "version"}


def escaped(text):
    return text.replace("\\", "\\e").replace("--", "\\-\\-").replace("~", "\\(ti")


def prose(text):
    """Short lines, since escapes make them longer; each sentence begins on a new one."""
    lines = []
    for sentence in re.split(r"(?<=[.!?]) (?=[A-Z])", " ".join(text.split())):
        lines += textwrap.wrap(sentence, 66, break_on_hyphens=False, break_long_words=False)
    return [("\\&" if line[0] in ".'" else "") + escaped(line) for line in lines]


def discussion(text):
    """The paragraphs of a discussion; those that are indented are examples."""
    lines = []
    for paragraph in text.split("\n\n"):
        if paragraph.startswith("  "):
            lines += [".Bd -literal -offset 2n"]
            lines += [escaped(line.removeprefix("  ")) for line in paragraph.split("\n")] + [".Ed"]
        elif paragraph.strip():
            lines += [".Pp"] * (not lines or lines[-1] != ".Ed") + prose(paragraph)
    return lines


def option_names(argument):
    return [("\\-" if name["kind"] == "long" else "") + name["name"] for name in argument["names"]]


def term(argument):
    if argument["kind"] == "positional":
        return "Ar " + argument["valueName"]
    flags = " , ".join("Fl " + name for name in option_names(argument))
    return flags + (f" Ar {argument['valueName']}" if argument["kind"] == "option" else "")


def synopsis(command):
    words = [".Nm", f".Cm {command['commandName']}", ".Op Ar option ..."]
    for argument in command["arguments"]:
        if argument["kind"] == "positional":
            dots = " ..." if argument["isRepeating"] else ""
            macro = ".Op Ar " if argument["isOptional"] else ".Ar "
            words.append(macro + argument["valueName"] + dots)
    return words


def described(arguments):
    """The arguments; neighbours with one description are one entry."""
    lines = []
    for text, group in itertools.groupby(arguments, lambda argument: argument.get("abstract", "")):
        group = list(group)
        lines += [".It " + " , ".join(map(term, group))] + prose(text)
        default = group[0].get("defaultValue")
        if default and group[0]["kind"] == "option" and "default" not in text:
            lines += prose(f"The default is {default}.")
    return lines


def section(command):
    lines = [f".Ss dragplay {command['commandName']}", *synopsis(command), ".Pp", *prose(command["abstract"])]
    shown = [a for a in command["arguments"] if a["shouldDisplay"]
             and not any(n["name"] in HIDDEN_OPTIONS for n in a.get("names", []))]
    if shown:
        lines += [".Bl -tag -width 6n", *described(shown), ".El"]
    return lines + discussion(command.get("discussion", ""))


def main():
    help_text = subprocess.run([sys.argv[1], "--experimental-dump-help"], check=True, capture_output=True).stdout
    commands = json.loads(help_text)["command"]["subcommands"]
    sections = [section(c) for c in commands if c["shouldDisplay"] and c["commandName"] not in HIDDEN]
    print(HEAD + "".join(line + "\n" for lines in sections for line in lines) + TAIL, end="")


if __name__ == "__main__":
    main()
