import DragKit
import DragRecording
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import Testing

/// The sessions of `Tests/Recordings`, made in the real window by `make recordings`.
@Suite("A session that was recorded in the window")
struct KeptSessionTests {
  @Test("comes to what a person did in it", arguments: KeptSession.all)
  func outcome(_ session: KeptSession) throws {
    let recording = try Recording(contentsOf: Kept.recording(session.name))
    let (world, opening) = try Playground.start(of: recording.header, file: session.name)
    var player = Player(recording, world: world, opening: opening)
    var calls: [Call] = []
    while !player.isAtEnd { calls += player.step().calls }
    let ends = calls.filter { $0.name == "dragEnded" }.compactMap { $0["reason"]?.string }
    #expect(ends == session.ends)
    #expect(player.world.content.model.names(in: "colours") == session.order)
    #expect(player.world.content.model.names(in: "copies") == session.copies)
    for (name, center) in session.centers {
      #expect(player.world.center(of: name) == center)
    }
    // A window that ends at rest: nothing is carried, nothing is due.
    #expect(player.world.nextWake == nil)
    #expect(!player.world.isGestureLive)
  }

  @Test("has its file")
  func names() throws {
    #expect(Set(KeptSession.all.map(\.name)).isSubset(of: try Kept.names()))
  }

  @Test("is reproduced by the program in another process", arguments: [false, true])
  func program(hasFixedHashing: Bool) throws {
    let outcome = try Program.run(
      ["verify", Kept.recordings.path, Kept.demo.path],
      environment: hasFixedHashing ? ["SWIFT_DETERMINISTIC_HASHING": "1"] : [:])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.lines.count == KeptRecording.all.count + 1)
    #expect(outcome.lines.allSatisfy { $0.contains("reproduced at every batching") })
  }

  @Test("that shows everything lasts about fifteen seconds")
  func demo() throws {
    let recording = try Recording(contentsOf: Kept.demo.path)
    let length = recording.end - recording.header.start
    #expect((Microseconds.seconds(12)...Microseconds.seconds(18)).contains(length))
  }
}

extension Playground {
  /// The middle of a thing, where it is at rest.
  fileprivate func center(of name: String) -> Point? {
    for area in content.stage.areas {
      let items = interaction.visibleItems(in: area.container)
      if let item = items.first(where: { content.name(of: $0.item) == name }) {
        return interaction.place(of: item.item)?.center
      }
    }
    return nil
  }
}
