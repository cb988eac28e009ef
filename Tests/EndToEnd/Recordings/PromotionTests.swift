@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Testing

@Suite("A test of a recorded session")
struct PromotionTests {
  private func session(_ name: String) throws -> (Recording, Promotion<Playground>) {
    let session = try Recording(contentsOf: Kept.recording(name))
    return (session, Promotion.of(session, file: name))
  }

  @Test(
    "can be made of each of its gestures, and has the same calls",
    arguments: [
      "undo-redo", "catch-in-flight", "diagram-wires", "two-fingers-follow", "keyboard-board",
      "playlist-edit", "dark-and-language", "lessons-spring-loading",
    ])
  func gestures(name: String) throws {
    let (session, promotion) = try session(name)
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

  @Test("of a part begins with the order that the part before left behind")
  func order() throws {
    let (_, promotion) = try session("undo-redo")
    // The first drag, then the second; three taps undo both and do the first again.
    let second = try promotion.recording(of: 2...2, tiers: [.order])
    var player = try Player.of(second, file: "second").player
    #expect(
      player.world.content.model.names(in: "colours") == [
        "blue", "black", "green", "red", "yellow",
      ])
    player.run()
    #expect(player.divergence == nil)
    #expect(
      player.world.content.model.names(in: "colours") == [
        "yellow", "blue", "black", "green", "red",
      ])
    // It is held to that order and to no other.
    var wrong = second
    wrong.header.state = try promotion.recording(of: 3...3).header.state
    var other = try Player.of(wrong, file: "wrong").player
    other.run()
    #expect(other.divergence?.subsystems == [.order])
  }

  @Test("is as short as its gestures: a timer that runs is not cut short, an idle pause is")
  func pauses() throws {
    let (session, _) = try session("escape")
    var long = session
    let pause = Microseconds.seconds(600)
    let end = session.end + pause
    long.entries.append(.pump(Pump(time: end, events: [InputEvent(time: end, .keyPressed(.a))])))
    let again = try long.renewed(file: "long")
    let stretched = Recording(header: again.header, entries: again.entries, end: end)
    let test = try Promotion.of(stretched, file: "long").recording()
    #expect(test.end < session.end + .seconds(2))
    #expect(test.pumps.flatMap(\.events).last?.kind == .keyPressed(.a))
  }
}
