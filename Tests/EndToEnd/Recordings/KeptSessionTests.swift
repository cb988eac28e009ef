import DragGeometry
import Foundation
@testable import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Testing

@testable import DragKit

/// The sessions of `Tests/Fixtures/recordings`, made in the real window by `make update WHAT=recordings`.
@Suite("A session that was recorded in the window")
struct KeptSessionTests {
  /// The outcomes of `outcomes.txt`, each as a name, the reasons of ends, and conditions.
  private static func outcomes() throws -> [(name: String, ends: String, conditions: [String])] {
    let file = Program.root.appendingPathComponent("Tests/Fixtures/documents/outcomes.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let parts = line.replacing(": ", with: "; ").components(separatedBy: "; ")
        return (parts[0], parts[1], Array(parts[2...]))
      }
  }

  @Test("has the result of the recorded session", arguments: try outcomes())
  func outcome(name: String, ends: String, conditions: [String]) throws {
    let recording = try Recording(contentsOf: Kept.recording(name))
    var player = try Player.of(recording, file: name).player
    var calls: [Call] = []
    while !player.isAtEnd { calls += player.step().calls }
    #expect(player.divergence == nil)
    let reasons = calls.filter { $0.name == .dragEnded }.compactMap { $0["reason"]?.string }
    #expect(reasons == (ends == "no drag" ? [] : ends.components(separatedBy: " ")))
    #expect(!conditions.isEmpty)
    for condition in conditions {
      let words = condition.components(separatedBy: " ")
      #expect(try player.world.meets(words[0], words[1], Array(words[2...]), calls), "\(condition)")
    }
    // A window that ends settled: nothing is dragged, nothing is due.
    #expect(player.world.nextWake == nil)
    #expect(!player.world.isGestureLive)
  }

  @Test("has an expected outcome, as all in the folder have, and there is one of every scene")
  func names() throws {
    let names = try Kept.names()
    #expect(try Self.outcomes().map(\.name) == names)
    let scenes = try names.map { try Recording(contentsOf: Kept.recording($0)).header.scene }
    #expect(Set(scenes) == Set(SceneID.allCases.map(\.rawValue)))
  }

  @Test("is reproduced by the program in another process", arguments: [false, true])
  func program(hasFixedHashing: Bool) throws {
    let outcome = try Program.run(
      ["verify", Kept.recordings.path, Kept.demo.deletingLastPathComponent().path],
      environment: hasFixedHashing ? ["SWIFT_DETERMINISTIC_HASHING": "1"] : [:])
    #expect(outcome.status == 0, "\(outcome.errors)")
    // Those of Assets: the demo, and the two of the guide.
    #expect(try outcome.lines.count == Kept.names().count + 3)
    #expect(outcome.lines.allSatisfy { $0.contains("reproduced at every batching") })
  }
}

extension Playground {
  /// Whether a condition of `outcomes.txt` is met at the end of a session that made some calls.
  fileprivate func meets(
    _ condition: String, _ name: String, _ words: [String], _ calls: [Call]
  ) throws -> Bool {
    let center = center(of: name)
    switch condition {
    case "order": return content.model.names(in: ContainerID(name)) == words
    case "passing":
      let isReported = calls.contains { call in
        call.name == .order && call["container"]?.string == name
          && call["items"]?.array?.compactMap(\.string) == words
      }
      return isReported && content.model.names(in: ContainerID(name)) != words
    case "center": return center.map { [$0.x, $0.y] } == Self.lengths(words[0])
    case "beyond": return try #require(center).x > Self.lengths(words[0])[0]
    case "moved": return try hasMoved(name, behind: words.first)
    case "wire":
      let port = try #require(DiagramPort.allCases.first { $0.name == name })
      return content.diagram.document.circuit[port]?.name == words[0]
    default: throw Failure("there is no condition \(condition)")
    }
  }

  private static func lengths(_ numbers: String) -> [Length] {
    numbers.split(separator: ",").compactMap { Int($0) }.map { Length(pixels: $0) }
  }

  /// Whether the board is in its first order but for one tile.
  private func hasMoved(_ moved: String, behind: String?) throws -> Bool {
    let names = content.model.names(in: "board")
    let first = (1...names.count).map { "item-\($0)" }
    let place = try #require(names.firstIndex(of: moved))
    let isBehind = behind.map { place > 0 && names[place - 1] == $0 } ?? true
    return isBehind && place != first.firstIndex(of: moved)
      && names.filter { $0 != moved } == first.filter { $0 != moved }
  }

  /// The middle of a thing in the final layout.
  fileprivate func center(of name: String) -> Point? {
    for area in content.stage.areas {
      let items = interaction.elements(in: area.container)
      if let item = items.first(where: { content.name(of: $0.item) == name }) {
        return interaction.frame(of: item.item)?.center
      }
    }
    return nil
  }
}

/// The recordings of the folder in smaller windows, where other things are visible.
@Suite("In a smaller window, a recording of the folder")
struct OtherWindowTests {
  private static let sizes = [Size(width: 700, height: 600), Size(width: 900, height: 700)]

  /// The rows of `smaller-windows.txt`, by the window's size and the recording's name.
  private static func others() throws -> [String: String] {
    let file = Program.root.appendingPathComponent("Tests/Fixtures/documents/smaller-windows.txt")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.components(separatedBy: " => ") }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1]) })
  }

  @Test("is in the folder for each expectation")
  func names() throws {
    let names = try Kept.names()
    for row in try Self.others().keys {
      #expect(names.contains(row.components(separatedBy: " ")[1]), "\(row)")
    }
  }

  @Test(
    "reproduces the orders, calls and models, or reports what is not visible",
    arguments: try Kept.names(), sizes)
  func comes(name: String, window: Size) throws {
    let recording = try Recording(contentsOf: Kept.recording(name))
    let row = "\(window.width.pixels)x\(window.height.pixels) \(name)"
    let expected = try Self.others()[row]
    let outcome = try recording.retargeted(to: window, file: name).outcome
    switch outcome {
    case .same: #expect(expected == nil)
    case .impossible(let error):
      #expect(error.description.hasPrefix(try #require(expected, "\(error)")))
    case .different(let difference):
      let lines = try #require(expected, "\(difference)").components(separatedBy: " | ")
      #expect(difference.tier == .calls, "\(difference)")
      #expect(difference.expected.contains(lines[0]), "\(difference)")
      #expect(difference.actual.contains(lines[1]), "\(difference)")
    }
  }
}
