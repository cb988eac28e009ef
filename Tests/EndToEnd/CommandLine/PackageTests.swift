import Foundation
import ProgramSupport
import Testing

/// The package that `Scripts/build-deb.sh` builds, of the program under test.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: "/etc/debian_version"),
    "dpkg-shlibdeps finds dependencies on Debian and its descendants only"))
struct PackageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

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
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder.path(output)).first)
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
    let recording = folder.path(
      "unpacked/usr/share/dragplay/Assets/recordings/colours-demo.dndrec")
    let sheet = try Program.run(
      ["render", recording, "--output", "sheet.png"], in: folder.url, path: program)
    #expect(sheet.status == 0, "\(sheet.errors)")
    _ = try shell("cd unpacked && dpkg-deb -I \"$1\" md5sums | md5sum -c --quiet", [package])
    let documents = folder.path("unpacked/usr/share/doc/dragplay")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: documents).sorted()
        == ["changelog.gz", "copyright"])
    #expect(
      try shell("gunzip -c \"$1/changelog.gz\"", [documents])
        .hasSuffix("  Sun, 09 Sep 2001 01:46:40 +0000\n"))
    // The list of `make install` is the package system's own.
    #expect(
      !FileManager.default.fileExists(
        atPath: folder.path("unpacked/usr/share/dragplay/installed")))
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
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }
}
