import DragPictures
import Foundation
import ProgramSupport
import Testing

@Suite("dragplay render")
struct RenderTests {
  private let folder = TemporaryFolder()
  private let recording = Kept.recording("reorder-down")

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
    #expect(try folder.bytes("once/frame-00005.png") == folder.bytes("slow/frame-00009.png"))
  }

  @Test("leaves out the background, but neither tiles nor shadows, and only in a folder")
  func transparent() throws {
    #expect(try render("frames", "--fps", "1", "--transparent").status == 0)
    let frame = try Picture(png: folder.bytes("frames/frame-00001.png"))
    // The red tile, the shadow below its card, and the page.
    #expect(frame[300, 180] & 255 == 255)
    #expect(frame[300, 702] & 255 == 13)
    #expect(frame[600, 100] == 0)
    for film in ["a.mp4", "a.gif", "a.png"] {
      try render(film, "--transparent").expectError(2, "--transparent", "folder")
    }
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

  @Test("accepts an empty folder")
  func folders() throws {
    folder.makeFolder("empty")
    #expect(try render("empty", "--scale", "0.1", "--fps", "2").status == 0)
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
    try interrupt(try start(output, "0.01"), by: signal)
  }

  @Test("leaves nothing, and ends by the signal, however early the signal arrives")
  func interruptedEarly() throws {
    for delay in stride(from: 0, to: 100, by: 3) {
      let child = try start("a.mp4", "0.1")
      usleep(UInt32(delay) * 1000)
      try end(child, by: SIGTERM, "after \(delay) ms")
    }
  }

  @Test("ends by a signal that its parent blocked")
  func interruptedDespiteBlock() throws {
    try interrupt(try start("a.mp4", "0.01", "env", "--block-signal"), by: SIGTERM)
  }

  private func start(_ output: String, _ speed: String, _ command: String...) throws -> Child {
    let words = ["render", recording, "--output", output, "--speed", speed]
    return try Child(command + [try Program.path()] + words, in: folder.url)
  }

  /// Ends the program well within the pictures, or the colours of the GIF.
  private func interrupt(_ child: Child, by signal: Int32) throws {
    while folder.names.isEmpty, child.isRunning { usleep(1000) }
    usleep(200_000)
    #expect(child.isRunning)
    try end(child, by: signal)
  }

  private func end(_ child: Child, by signal: Int32, _ words: String = "") throws {
    kill(child.id, signal)
    try until("the end", within: .seconds(60)) { !child.isRunning }
    #expect(child.endingSignal == signal, "\(words)")
    #expect(folder.names.isEmpty, "\(words)")
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
    folder.makeFolder("tools")
    for name in ["timeout", "sh"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("tools/\(name)"), withDestinationPath: "/usr/bin/\(name)")
    }
    if let script {
      chmod(try folder.write(script.utf8, to: "tools/ffmpeg"), 0o755)
    }
    return folder.path("tools")
  }

  /// The width and the height in the head of the file.
  private func size(ofPNG name: String) throws -> [Int] {
    let bytes = try folder.bytes(name)
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
