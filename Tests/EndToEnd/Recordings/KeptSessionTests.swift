@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Testing

/// The sessions of `Tests/Fixtures/recordings`, made in the real window by `make update WHAT=recordings`.
@Suite("A session that was recorded in the window")
struct KeptSessionTests {
  @Test("has the result of the recorded session", arguments: KeptSession.all)
  func outcome(_ session: KeptSession) throws {
    let recording = try Recording(contentsOf: Kept.recording(session.name))
    var player = try Player.of(recording, file: session.name).player
    var calls: [Call] = []
    while !player.isAtEnd { calls += player.step().calls }
    let ends = calls.filter { $0.name == .dragEnded }.compactMap { $0["reason"]?.string }
    #expect(ends == session.ends)
    for (name, center) in session.centers {
      #expect(player.world.center(of: name) == center)
    }
    for (container, order) in session.orders {
      #expect(player.world.order(of: container) == order)
    }
    for (container, order) in session.passing {
      #expect(calls.contains { $0.isOrder(order, of: container) })
      #expect(player.world.order(of: container) != order)
    }
    for (input, output) in session.wires {
      let circuit = player.world.content.diagram.document.circuit
      let port = try #require(DiagramPort.allCases.first { $0.name == input })
      #expect(circuit[port]?.name == output)
    }
    if let flung = session.flung {
      #expect(try #require(player.world.center(of: flung.item)).x > flung.beyond)
    }
    try expectMove(session.moved, behind: session.behind, in: player.world)
    // A window that ends settled: nothing is dragged, nothing is due.
    #expect(player.world.nextWake == nil)
    #expect(!player.world.isGestureLive)
  }

  /// Expects the board to be in its first order but for one tile.
  private func expectMove(_ moved: String?, behind: String?, in world: Playground) throws {
    guard let moved else { return }
    let names = world.content.model.names(in: "board")
    let first = (1...names.count).map { "item-\($0)" }
    #expect(names.filter { $0 != moved } == first.filter { $0 != moved })
    let place = try #require(names.firstIndex(of: moved))
    #expect(place != first.firstIndex(of: moved))
    if let behind { #expect(place > 0 && names[place - 1] == behind) }
  }

  @Test("has an expected outcome, and so has every recording in the folder")
  func names() throws {
    #expect(KeptSession.all.map(\.name) == (try Kept.names()))
    #expect(KeptSession.all.filter { !$0.expectsSomething }.map(\.name) == [])
  }

  @Test("is reproduced by the program in another process", arguments: [false, true])
  func program(hasFixedHashing: Bool) throws {
    let outcome = try Program.run(
      ["verify", Kept.recordings.path, Kept.demo.deletingLastPathComponent().path],
      environment: hasFixedHashing ? ["SWIFT_DETERMINISTIC_HASHING": "1"] : [:])
    #expect(outcome.status == 0, "\(outcome.errors)")
    // Those of Assets: the demo, and the two of the guide.
    #expect(outcome.lines.count == KeptRecording.all.count + 3)
    #expect(outcome.lines.allSatisfy { $0.contains("reproduced at every batching") })
  }
}

extension Call {
  /// Whether the call reports the order of a container, its names with a blank between them.
  fileprivate func isOrder(_ names: String, of container: ContainerID) -> Bool {
    guard self.name == .order, self["container"]?.string == container.name,
      case .array(let items) = self["items"]
    else { return false }
    return items.compactMap(\.string).joined(separator: " ") == names
  }
}

extension Playground {
  fileprivate func order(of container: ContainerID) -> String {
    content.model.names(in: container).joined(separator: " ")
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
