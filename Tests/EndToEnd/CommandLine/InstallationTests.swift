import Foundation
import PlaygroundScenes
import ProgramSupport
import Testing

/// The program where `make install` puts it, away from its sources.
struct InstallationTests {
  private let folder = TemporaryFolder()
  private let installation: Installation

  init() throws {
    installation = Installation(prefix: "/usr/local", below: folder.path("root"))
  }

  @Test("an installed program runs from another folder, with the installed assets")
  func run() throws {
    try installation.install()
    let recording = installation.path("share/dragplay/Assets/recordings/colours-demo.dndrec")
    func run(_ words: String...) throws -> Program.Outcome {
      try Program.run(words, in: folder.url, path: installation.program)
    }
    #expect(try run("list").lines == Page.allCases.map(\.name))
    let replay = try run("replay", "--headless", recording)
    #expect(replay.status == 0, "\(replay.errors)")
    // Icons are read from the assets.
    let film = try run("render", recording, "--output", "sheet.png")
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
    let gzip = try folder.write("#!/bin/sh\nkill -9 $PPID\nsleep 1\n".utf8, to: "stub/gzip")
    chmod(gzip, 0o755)
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let killed = try installation.script(
      "install", environment: ["PATH": "\(folder.path("stub")):\(path)"])
    #expect(killed.status != 0)
    #expect(FileManager.default.fileExists(atPath: installation.program))
    try installation.uninstall()
    #expect(folder.names == ["stub"])
  }

  @Test("the prefix can be the root")
  func rootAsPrefix() throws {
    let other = Installation(prefix: "/", below: folder.path("root"))
    try other.install()
    #expect(try Program.run(["list"], path: folder.path("root/bin/dragplay")).status == 0)
    try other.uninstall()
    #expect(folder.names == [])
  }

  @Test(
    "a prefix whose programs are elsewhere, or one that is no absolute path, is refused",
    arguments: [
      ("/usr", "root/usr/bin is a link to "), ("opt", "PREFIX=opt: must be an absolute path"),
    ])
  func wrongPrefix(prefix: String, words: String) throws {
    for path in ["elsewhere", "root/usr"] { folder.makeFolder(path) }
    try folder.link("root/usr/bin", to: "elsewhere")
    let wrong = Installation(prefix: prefix, below: folder.path("root"))
    let outcome = try wrong.script("install")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(words))
  }

  @Test("a removal keeps the files and the empty folders that were there before")
  func foreignFiles() throws {
    folder.makeFolder("root/usr/local/share/man/man1")
    try folder.write("#!/bin/sh\n".utf8, to: "root/usr/local/bin/other")
    // The second one replaces the first.
    try installation.install()
    try installation.install()
    try installation.uninstall()
    let left = FileManager.default.enumerator(atPath: installation.path(""))?
      .compactMap { $0 as? String }
    #expect(left?.sorted() == ["bin", "bin/other", "share", "share/man", "share/man/man1"])
  }

  @Test("the entry of a program that is not in the user's PATH has its path")
  func prefix() throws {
    let other = Installation(prefix: "/opt/dragplay", below: folder.path("root"))
    try other.install()
    let entry = try String(
      contentsOfFile: other.path("share/applications/dragplay-replay.desktop"), encoding: .utf8)
    #expect(entry.contains("\nExec=/opt/dragplay/bin/dragplay replay --keep-open %f\n"))
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

/// The package that `Scripts/build-deb.sh` builds, of the program under test.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: "/etc/debian_version"),
    "dpkg-shlibdeps finds dependencies on Debian and its descendants only"))
struct PackageTests {
  private let folder = TemporaryFolder()

  /// Builds the package in a folder; returns its path.
  private func package(in output: String, umask: String = "022") throws -> String {
    let outcome = try Program.shell(
      "umask $1; Scripts/build-deb.sh", [umask], in: Program.root,
      environment: [
        "PROGRAM": try Program.path(), "OUTPUT": folder.path(output), "SHARED_RUNTIME": "1",
        "SOURCE_DATE_EPOCH": "1000000000",
        // Four times as fast, and 15 % longer.
        "DPKG_DEB_COMPRESSOR_LEVEL": "1",
      ])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let name = try #require(folder.names(in: output).first)
    return "\(folder.path(output))/\(name)"
  }

  private func shell(_ command: String, _ words: [String]) throws -> String {
    let outcome = try Program.shell(command, words, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test("a package has the program and its files, which work where they are unpacked")
  func contents() throws {
    let package = try package(in: "one")
    _ = try shell("dpkg-deb -x \"$1\" unpacked", [package])
    let program = folder.path("unpacked/usr/bin/dragplay")
    let version = try Program.run(["--version"], in: folder.url, path: program).output
    let field = try shell("dpkg-deb -f \"$1\" Version", [package])
    #expect(version.hasSuffix(field) && field.count > 1, "\(version) \(field)")
    #expect(try shell("dpkg-deb -f \"$1\" Depends", [package]).contains("libsdl2-ttf-2.0-0 (>= 2."))
    // Icons are read from the assets.
    let recording = "unpacked/usr/share/dragplay/Assets/recordings/colours-demo.dndrec"
    let sheet = try Program.run(
      ["render", recording, "--output", "sheet.png"], in: folder.url, path: program)
    #expect(sheet.status == 0, "\(sheet.errors)")
    _ = try shell("cd unpacked && dpkg-deb -I \"$1\" md5sums | md5sum -c --quiet", [package])
    let documents = "unpacked/usr/share/doc/dragplay"
    #expect(folder.names(in: documents) == ["changelog.gz", "copyright"])
    let changes = try shell("gunzip -c \"$1/changelog.gz\"", [documents])
    #expect(changes.hasSuffix("  Sun, 09 Sep 2001 01:46:40 +0000\n"))
    // The list of `make install` is the package system's own.
    #expect(!folder.has("unpacked/usr/share/dragplay/installed"))
  }

  @Test("the same program makes the same package, whatever the user's rights and the time")
  func reproducibility() throws {
    let (one, two) = (try package(in: "one"), try package(in: "two", umask: "077"))
    #expect(FileManager.default.contentsEqual(atPath: one, andPath: two))
    let list = try shell("TZ=UTC dpkg-deb -c \"$1\"", [one]).split(separator: "\n")
    #expect(list.count > 80)
    for line in list {
      #expect(line.contains(" root/root ") && line.contains(" 2001-09-09 "), "\(line)")
    }
  }

  @Test("what cannot be packed is refused, in words")
  func refusals() throws {
    func errors(_ environment: [String: String]) throws -> String {
      let outcome = try Program.shell(
        "Scripts/build-deb.sh", in: Program.root,
        environment: ["OUTPUT": folder.path("none")].merging(environment) { $1 })
      #expect(outcome.status == 1)
      return outcome.errors
    }
    #expect(
      try errors(["PROGRAM": "/nowhere"])
        == "deb: there is no program at /nowhere; run `make build` first\n")
    #expect(
      try errors(["PROGRAM": try Program.path(), "SOURCE_DATE_EPOCH": "today"])
        == "deb: SOURCE_DATE_EPOCH=today: must be seconds since 1970\n")
    #expect(!folder.has("none"))
  }
}
