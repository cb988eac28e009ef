import Foundation
import ProgramSupport
import Testing

@Suite("dragplay render")
struct RenderTests {
  private let folder: TemporaryFolder
  private let recording = Kept.recording("reorder-down")

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("makes a sheet at a scale")
  func sheet() throws {
    let outcome = try render("sheet.png", "--scale", "0.25")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "sheet.png: a sheet of 12 moments\n")
    // Four pictures of 280 × 190 in a row, with 12 pixels around each.
    #expect(try size(ofPNG: "sheet.png") == [1180, 690])
  }

  @Test("makes a picture for every moment, and twice as many at half the speed")
  func pictures() throws {
    #expect(try render("once", "--scale", "0.1", "--fps", "5").status == 0)
    #expect(try render("slow/", "--scale", "0.1", "--fps", "5", "--speed", "0.5").status == 0)
    let (once, slow) = (folder.names(in: "once"), folder.names(in: "slow"))
    #expect(once.first == "frame-00001.png")
    #expect(try size(ofPNG: "once/frame-00001.png") == [112, 76])
    #expect((2 * once.count - 1...2 * once.count).contains(slow.count))
    // The same moment is the same picture at any speed.
    #expect(
      try folder.bytes("once/frame-00005.png") == folder.bytes("slow/frame-00009.png"))
  }

  @Test("makes an MP4 of an even size, and a GIF that repeats")
  func films() throws {
    #expect(try render("film.mp4", "--scale", "0.15", "--fps", "10").status == 0)
    #expect(try Array(folder.bytes("film.mp4")[4..<8]) == Array("ftyp".utf8))
    #expect(try render("film.gif", "--scale", "0.15", "--fps", "10").status == 0)
    let gif = try folder.bytes("film.gif")
    #expect(Array(gif[..<6]) == Array("GIF89a".utf8))
    #expect(Array(gif[6..<10]) == [168, 0, 114, 0])
    #expect(folder.names == ["film.gif", "film.mp4"])
  }

  @Test("never overwrites anything", arguments: ["a.png", "a.gif", "a.mp4", "a"])
  func existing(output: String) throws {
    try folder.write("precious".utf8, to: output)
    try render(output).expectError(2, output, "never overwritten", "choose another name")
    #expect(try folder.text(output) == "precious")
    #expect(folder.names == [output])
  }

  @Test("accepts an empty folder, and refuses any other")
  func folders() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
    #expect(try render("empty", "--scale", "0.1", "--fps", "2").status == 0)
    try render("empty").expectError(2, "empty", "never overwritten")
  }

  @Test(
    "names the package to install if ffmpeg is missing, and leaves nothing",
    arguments: ["mp4", "gif"])
  func noEncoder(ending: String) throws {
    try render("a.\(ending)", path: tools()).expectError(
      2, "a.\(ending)", "ffmpeg", "not installed", "install the package ffmpeg")
    #expect(folder.names == ["tools"])
  }

  @Test("reports ffmpeg's error, and leaves nothing", arguments: ["mp4", "gif"])
  func brokenEncoder(ending: String) throws {
    let script =
      "#!/bin/sh\nfor last; do :; done\necho half > \"${last#file:}\"\n"
      + "echo 'the encoder is broken' >&2\nexit 1\n"
    try render("a.\(ending)", path: tools(ffmpeg: script))
      .expectError(2, "a.\(ending)", "cannot be created: ffmpeg: the encoder is broken")
    #expect(folder.names == ["tools"])
  }

  @Test(
    "removes an unfinished film when it is interrupted, and ends by the signal",
    arguments: ["a.mp4", "a.gif", "a"], [SIGINT, SIGTERM])
  func interrupted(output: String, signal: Int32) throws {
    try interrupt(output, by: signal)
  }

  @Test("leaves nothing, and ends by the signal, however early the signal arrives")
  func interruptedEarly() throws {
    for delay in stride(from: 0, to: 100, by: 3) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try Program.path())
      process.arguments = ["render", recording, "--output", "a.mp4", "--speed", "0.1"]
      process.currentDirectoryURL = folder.url
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(delay) * 1000)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal, "after \(delay) ms")
      #expect(process.terminationStatus == SIGTERM, "after \(delay) ms")
      #expect(folder.names.isEmpty, "after \(delay) ms")
    }
  }

  @Test("ends by a signal that its parent blocked")
  func interruptedDespiteBlock() throws {
    try interrupt("a.mp4", by: SIGTERM, "--block-signal")
  }

  private func interrupt(_ output: String, by signal: Int32, _ options: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["--default-signal"] + options + [try Program.path(), "render", recording]
      + ["--output", output, "--speed", "0.01"]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    while folder.names.isEmpty, process.isRunning { usleep(1000) }
    usleep(200_000)  // Well into the pictures, or the colours of the GIF.
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    for _ in 0..<60_000 where process.isRunning { usleep(1000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(folder.names.isEmpty)
  }

  @Test(
    "reports invalid arguments in one line",
    arguments: [
      InvalidCommand("render FILE", "--output"),
      InvalidCommand("render FILE --output a.webm", "a.webm", ".mp4"),
      InvalidCommand("render FILE --output a.png --scale 9", "--scale", "0.1 to 4"),
      InvalidCommand("render FILE --output a.mp4 --speed 0", "--speed", "0.01 to 100"),
      InvalidCommand("render FILE --output a.mp4 --fps 0", "--fps", "1 to 100"),
      InvalidCommand("render FILE --output missing/a.png", "missing/a.png", "choose another place"),
      InvalidCommand("render missing.dndrec --output a.png", "missing.dndrec", "cannot be read"),
    ])
  func wrong(command: InvalidCommand) throws {
    let words = command.arguments.map { $0 == "FILE" ? recording : $0 }
    try Program.run(words, in: folder.url).expectError(2, command.words)
    #expect(folder.names.isEmpty)
  }

  @Test("refuses a film of too many pictures")
  func endless() throws {
    let header = try String(contentsOfFile: recording, encoding: .utf8).split(separator: "\n")[0]
    let lines = [String(header), #"{"end":1,"t":86400000000,"lines":0,"events":0}"#]
    try folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "day.dndrec")
    try Program.run(["render", "day.dndrec", "--output", "a.mp4"], in: folder.url)
      .expectError(2, "day.dndrec", "pictures", "raise --speed")
  }

  private func render(
    _ output: String, _ options: String..., path: String? = nil
  ) throws -> Program.Outcome {
    try Program.run(
      ["render", recording, "--output", output] + options, in: folder.url,
      environment: path.map { ["PATH": $0] } ?? [:])
  }

  /// The path of a folder with the necessary programs, and a script in place of ffmpeg.
  private func tools(ffmpeg script: String? = nil) throws -> String {
    let tools = folder.url.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    for name in ["timeout", "sh"] {
      try FileManager.default.createSymbolicLink(
        atPath: tools.path + "/" + name, withDestinationPath: "/usr/bin/" + name)
    }
    if let script {
      try folder.write(script.utf8, to: "tools/ffmpeg")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("tools/ffmpeg"))
    }
    return tools.path
  }

  /// The width and the height in the head of the file.
  private func size(ofPNG name: String) throws -> [Int] {
    let bytes = try folder.bytes(name)
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
