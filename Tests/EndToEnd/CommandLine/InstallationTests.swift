import Foundation
import ProgramSupport
import Testing

/// The program where `make install` puts it, away from its sources.
struct InstallationTests {
  private let folder: TemporaryFolder
  private let installation: Installation

  init() throws {
    folder = try TemporaryFolder()
    installation = Installation(prefix: "/usr/local", below: folder.path("root"))
  }

  @Test("an installed program runs from another folder, with the installed assets")
  func run() throws {
    try installation.install()
    let recording = installation.path("share/dragplay/Assets/recordings/colours-demo.dndrec")
    let elsewhere = folder.url
    let list = try Program.run(["list"], in: elsewhere, path: installation.program)
    #expect(
      list.lines == ["follow", "colours", "lessons", "playlist", "board", "pictures", "recordings"])
    let replay = try Program.run(
      ["replay", "--headless", recording], in: elsewhere, path: installation.program)
    #expect(replay.status == 0, "\(replay.errors)")
    // Icons are read from the assets.
    let film = try Program.run(
      ["render", recording, "--output", "sheet.png"], in: elsewhere, path: installation.program)
    #expect(film.status == 0, "\(film.errors)")
  }

  @Test("nothing is left of an installation that was removed")
  func removal() throws {
    try installation.install()
    #expect(folder.names == ["root"])
    try installation.uninstall()
    #expect(folder.names == [])
    let again = try installation.script("uninstall")
    #expect(again.status == 1)
    #expect(again.errors.contains("nothing is installed in \(folder.path("root/usr/local"))"))
  }

  @Test("nothing is left of an installation that was interrupted, once it is removed")
  func interruption() throws {
    let gzip = "stub/gzip"
    try FileManager.default.createDirectory(
      atPath: folder.path("stub"), withIntermediateDirectories: false)
    try folder.write(Array("#!/bin/sh\nkill -9 $PPID\nsleep 1\n".utf8), to: gzip)
    chmod(folder.path(gzip), 0o755)
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let killed = try installation.script(
      "install", environment: ["PATH": "\(folder.path("stub")):\(path)"])
    #expect(killed.status != 0)
    #expect(FileManager.default.fileExists(atPath: installation.program))
    try installation.uninstall()
    #expect(folder.names == ["stub"])
  }

  @Test("the prefix can be the root, and none whose programs are elsewhere")
  func rootAsPrefix() throws {
    let other = Installation(prefix: "/", below: folder.path("root"))
    try other.install()
    #expect(try Program.run(["list"], path: folder.path("root/bin/dragplay")).status == 0)
    try other.uninstall()
    #expect(folder.names == [])
    let files = FileManager.default
    for path in ["elsewhere", "root/usr"] {
      try files.createDirectory(atPath: folder.path(path), withIntermediateDirectories: true)
    }
    symlink(folder.path("elsewhere"), folder.path("root/usr/bin"))
    let linked = Installation(prefix: "/usr", below: folder.path("root"))
    let outcome = try linked.script("install")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("root/usr/bin is a link to \(folder.path("elsewhere"))"))
  }

  @Test("a removal keeps the files and the empty folders that were there before")
  func foreignFiles() throws {
    let files = FileManager.default
    for path in ["bin", "share/man/man1"] {
      try files.createDirectory(
        atPath: installation.path(path), withIntermediateDirectories: true)
    }
    try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: installation.path("bin/other")))
    // The second one replaces the first.
    try installation.install()
    try installation.install()
    try installation.uninstall()
    let left = files.enumerator(atPath: installation.path(""))?.compactMap { $0 as? String }
    #expect(left?.sorted() == ["bin", "bin/other", "share", "share/man", "share/man/man1"])
  }

  @Test("the entry of a program that is not in the user's PATH has its path")
  func prefix() throws {
    let other = Installation(prefix: "/opt/dragplay", below: folder.path("root"))
    try other.install()
    let entry = try String(
      contentsOfFile: other.path("share/applications/dragplay-replay.desktop"), encoding: .utf8)
    #expect(entry.contains("\nExec=/opt/dragplay/bin/dragplay replay --keep-open %f\n"))
    try other.uninstall()
    let wrong = Installation(prefix: "opt", below: folder.path("root"))
    let outcome = try wrong.script("install")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("PREFIX=opt: must be an absolute path"))
  }

  @Test("the desktop's files are valid")
  func validity() throws {
    try installation.install()
    let share = installation.path("share")
    let outcome = try Program.shell(
      """
      desktop-file-validate "$1"/applications/*.desktop &&
      appstreamcli validate --no-net "$1"/metainfo/*.xml &&
      update-mime-database "$1/mime" &&
      bash -n "$1/bash-completion/completions/dragplay" &&
      gunzip -c "$1/man/man1/dragplay.1.gz" | mandoc -T lint
      """, [share], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.output) \(outcome.errors)")
  }

  @Test(
    "recordings and scripts are recognized by their names, and without one by their contents",
    arguments: [
      ("a.dndrec", "", "application/x-dndrec"), ("a.gesture", "", "text/x-dragplay-gesture"),
      ("a", #"{"dndrec":2,"app":""#, "application/x-dndrec"),
      ("a", "scene colours\npress red", "text/x-dragplay-gesture"),
      ("a", "# A comment.\nscene colours\n", "text/x-dragplay-gesture"),
      ("a", "# A comment.\nof a text", "text/plain"),
    ])
  func types(name: String, text: String, type: String) throws {
    let outcome = try Program.shell(
      """
      mkdir -p share/mime/packages && cp "$1" share/mime/packages && update-mime-database share/mime
      XDG_DATA_HOME=/nonexistent XDG_DATA_DIRS=$PWD/share:/usr/share /usr/bin/python3 -c '
      import sys
      from gi.repository import Gio
      print(Gio.content_type_guess(sys.argv[1], sys.argv[2].encode() or None)[0])' "$2" "$3"
      """, [Program.root.path + "/Assets/desktop/dragplay.xml", name, text], in: folder.url)
    #expect(outcome.lines == [type], "\(outcome.errors)")
  }

  @Test("the manual page is made from the program's help")
  func manual() throws {
    let outcome = try Program.run(
      [try Program.path()], path: Program.root.path + "/Scripts/make-manual.py")
    let page = try String(
      contentsOfFile: Program.root.path + "/Assets/desktop/dragplay.1", encoding: .utf8)
    #expect(outcome.output == page, "run `make update WHAT=manual`")
  }
}
