import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Testing

@testable import DragKit

@Suite("A test of a recorded session")
struct PromotionTests {
  @Test(
    "can be made of each of its gestures, and has the same calls",
    arguments: [
      "undo-redo", "catch-in-flight", "diagram-wires", "two-fingers-follow", "keyboard-board",
      "playlist-edit", "dark-and-language", "lessons-spring-loading",
    ])
  func gestures(name: String) throws {
    let session = try Recording(contentsOf: Kept.recording(name))
    let promotion = Promotion.of(session, file: name)
    let whole = try promotion.recording()
    #expect(whole.end <= session.end)
    #expect(!whole.gestures.isEmpty)
    for gesture in whole.gestures {
      let number = gesture.number
      let test = try promotion.recording(of: number...number)
      #expect(test.header.start < .milliseconds(8), "\(name), gesture \(number)")
      let first = test.gestures.first { $0.kind == gesture.kind && $0.outcome == gesture.outcome }
      #expect(first != nil, "\(name), gesture \(number)")
    }
  }
}

/// Scripts of the sessions and the pages in the repository.
@Suite("Scripts of the playground")
struct ScriptTests {
  @Test(
    "reproduce the order and calls of a recorded session",
    arguments: try Kept.names())
  func explained(name: String) throws {
    let file = Kept.recording(name)
    let recording = try Recording(contentsOf: file)
    let script = try recording.script(on: Playground.stage(), file: file)
    #expect(try Script(parsing: script.text) == script)
    let played = try script.compile(on: Playground.stage())
    #expect(reported(played) == reported(recording), "\(script.text)")
    // A script that is too long to read is no explanation; catching a moving tile needs most.
    #expect(script.statements.count <= 60, "\(script.text)")
  }

  @Test("meet their expectations, and so do their recordings", arguments: try examples())
  func example(name: String) throws {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let script = try Script(parsing: text, named: name)
    let recording = try script.compile(on: Playground.stage())
    #expect(!recording.expectations.isEmpty, "nothing is expected")
    let bytes = try recording.bytes
    for batching in [Batching.recorded, .event, .milliseconds(16), .random(seed: 1)] {
      let read = try Recording(parsing: bytes)
      let (world, opening) = try Playground.start(of: read.header, file: name)
      var player = Player(read, world: world, opening: opening, batching: batching)
      player.run()
      #expect(player.divergence == nil, "\(player.divergence?.report ?? "")")
      #expect(player.world.nextWake == nil, "it ends before everything has settled")
    }
  }

  @Test("can be run as they are in the documentation")
  func documented() throws {
    let page = Program.root.appendingPathComponent(
      "Sources/RecordingTools/RecordingTools.docc/WritingScripts.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```gesture\n").dropFirst().map { block in
      block.components(separatedBy: "```")[0]
    }
    #expect(blocks.count > 10)
    for block in blocks { _ = try Script(parsing: block, named: "WritingScripts.md") }
    for block in blocks where block.hasPrefix("scene") {
      _ = try Script(parsing: block, named: "WritingScripts.md").compile(on: Playground.stage())
    }
    for word in Self.statements { #expect(text.contains("`\(word)"), "\(word) is not explained") }
  }

  private static let statements = [
    "scene", "start", "window", "scale", "tune", "with", "press", "move", "path", "release",
    "cancel", "tap", "drag", "wait", "key", "keydown", "keyup", "hold", "let go", "wheel", "resize",
    "focus", "hide", "show", "leave", "mark", "expect order", "expect calls", "expect only calls",
    "expect dragging", "event", "finger",
  ]

  private func reported(_ recording: Recording) -> [CallPattern] {
    var log = CallLog()
    log.append(recording.turns.flatMap(\.calls))
    return log.calls.map { CallPattern($0) }
  }
}

private let folder = Program.root.appendingPathComponent("Assets/scripts")

private func examples() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".gesture") }.sorted()
}
