import Foundation
import ProgramSupport
import Testing

/// Files that the user did not ask the program to replace.
@Suite("Output files")
struct FilePolicyTests {
  private let folder: TemporaryFolder
  private let recording = Kept.recording("reorder-down")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("precious".utf8, to: "precious")
  }

  @Test("do not overwrite a file that is named like a draft", arguments: ["out.new", ".out"])
  func draft(name: String) throws {
    try link(name, to: "precious")
    try folder.write("old".utf8, to: "out")
    try folder.run("replay", recording, "--headless", "--state", "out").expectSuccess()
    try expectPrecious()
    #expect(folder.names == [name, "out", "precious"].sorted())
    #expect(try folder.text("out").hasPrefix("{"))
  }

  @Test("keep the permissions of the file that they replace")
  func permissions() throws {
    let path = try folder.write("old".utf8, to: "out")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try folder.run("replay", recording, "--headless", "--state", "out").expectSuccess()
    #expect(try permissions(of: "out") == 0o600)
  }

  @Test("leave the old file as it was if the disk is full")
  func fullDisk() throws {
    try folder.write("old".utf8, to: "trace")
    let command = "ulimit -f 1; exec \"$0\" replay \"$1\" --headless --trace trace"
    try Program.shell(command, [recording], in: folder.url)
      .expectError(2, "trace: cannot be written: file too large")
    #expect(try folder.text("trace") == "old")
    #expect(folder.names == ["precious", "trace"])
  }

  @Test("replace older reports only, and give each recording its own page")
  func reports() throws {
    let text = try String(contentsOfFile: recording, encoding: .utf8)
      .replacingOccurrences(of: #""reason":"dropped""#, with: #""reason":"outside""#)
    for name in ["a", "b"] {
      let inner = folder.url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: inner.appendingPathComponent("x.dndrec"))
    }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("pages"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("pages/x.html"), withDestinationPath: folder.path("precious"))
    for _ in 0..<2 {
      let outcome = try folder.run(
        "verify", "a/x.dndrec", "b/x.dndrec", "--report", "pages")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("report: pages/x-2.html"))
      #expect(outcome.errors.contains("report: pages/x-3.html"))
    }
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path("pages")).sorted()
    #expect(pages == ["x-2.html", "x-3.html", "x.html"])
    try expectPrecious()
  }

  @Test("are readable by their owner alone if they are recordings")
  func recordings() throws {
    try folder.write("scene colours\nwait 0.1s\n".utf8, to: "a.gesture")
    try folder.run("compile", "a.gesture", "--output", "a.dndrec").expectSuccess()
    #expect(try permissions(of: "a.dndrec") == 0o600)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(name), withDestinationPath: folder.path(target))
  }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
  }

  private func expectPrecious(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try folder.text("precious") == "precious", sourceLocation: sourceLocation)
  }
}
