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

  @Test("are not written through a link", arguments: ["--state", "--trace"])
  func link(option: String) throws {
    try link("out", to: "precious")
    try folder.run("replay", recording, "--headless", option, "out")
      .expectError(
        2, "out: is a symbolic link, which is never written through", "name the file")
    try expectPrecious()
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

  @Test("are not touched when the window cannot open")
  func document() throws {
    try folder.write("old".utf8, to: "a.json")
    try link("b.json", to: "precious")
    try folder.run("--document", "a.json").expectError(2, "no display")
    try folder.run("--document", "new.json").expectError(2, "no display")
    try folder.run("--document", "b.json").expectError(2, "b.json: is a symbolic link")
    #expect(try folder.text("a.json") == "old")
    #expect(folder.names == ["a.json", "b.json", "precious"])
    try expectPrecious()
  }

  @Test("never replace pictures", arguments: ["frame-0000.png", "frame-0003.png", "sheet.png"])
  func frames(name: String) throws {
    try folder.write("old".utf8, to: name)
    try folder.run("replay", recording, "--headless", "--frames", ".")
      .expectError(2, "./\(name): exists already and is never overwritten", "another folder")
    #expect(try folder.text(name) == "old")
    #expect(folder.names == [name, "precious"].sorted())
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

  @Test("are not created through a dangling link")
  func dangling() throws {
    try link("a.dndrec", to: "nowhere")
    try folder.write("scene colours\nwait 0.1s\n".utf8, to: "a.gesture")
    try folder.run("compile", "a.gesture", "--output", "a.dndrec")
      .expectError(2, "a.dndrec: exists already and is never overwritten")
    #expect(folder.names == ["a.dndrec", "a.gesture", "precious"])
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
