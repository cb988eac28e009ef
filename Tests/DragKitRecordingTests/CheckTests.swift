import DragTesting
import DragKitRecording
import Foundation
import ProgramSupport
import Testing

/// A test of another package with a kept recording.
@Suite("A kept recording")
struct CheckTests {
  private let folder: TemporaryFolder
  private let script = Script([
    .drag("milk", to: "letter"),
    .expect(.calls(["dragEnded(milk, reason: dropped)"])),
  ])

  init() throws { folder = TemporaryFolder() }

  private var file: String { folder.path("reorder.dndrec") }

  /// The failure of a check, if any.
  private func check(_ update: String? = nil, isWrong: Bool = false) throws -> String? {
    do {
      try Recording.check(file, on: .errands(isWrong: isWrong), updating: update, from: script)
      return nil
    } catch let failure as CheckFailure {
      return "\(failure)".replacing(folder.url.path + "/", with: "")
    }
  }

  private let recorded =
    "reorder.dndrec: recorded again; review the changes, then run without DRAGPLAY_UPDATE"

  @Test("is made from the script on request, and the check fails that time")
  func made() throws {
    #expect(try check()?.hasPrefix("reorder.dndrec: the recording does not exist") == true)
    #expect(folder.names == [])
    #expect(try check("1") == "DRAGPLAY_UPDATE is '1'; it can be failing or all")
    #expect(try check("failing") == recorded)
    #expect(try check() == nil)
    #expect(try Recording(contentsOf: file).header.tiers == Tier.usual)
  }

  @Test("is not made if expectations are not met")
  func unmet() throws {
    let wrong = Script([.expect(.order(in: "to-do", ["bread"]))])
    #expect(throws: ScriptErrors.self) {
      try Recording.check(file, on: .errands(), updating: "failing", from: wrong)
    }
    #expect(folder.names == [])
  }

  @Test("is not overwritten if it cannot be read")
  func unreadable() throws {
    try folder.write("no recording\n".utf8, to: "reorder.dndrec")
    #expect(throws: FileError.self) { try check("all") }
    #expect(try folder.bytes("reorder.dndrec") == Array("no recording\n".utf8))
  }

  @Test("fails its check with a report if the content behaves otherwise, and is kept")
  func different() throws {
    _ = try check("failing")
    let before = try folder.bytes("reorder.dndrec")
    let failure = try check(isWrong: true)
    #expect(failure?.hasPrefix("reorder.dndrec: line ") == true)
    #expect(try folder.bytes("reorder.dndrec") == before)
  }

  @Test("is recorded again from its own events on request, and the check fails that time")
  func renewed() throws {
    _ = try check("failing")
    let events = try Recording(contentsOf: file).turns.flatMap(\.events)
    #expect(try check("failing") == nil)
    #expect(try check("failing", isWrong: true) == recorded)
    #expect(try check(isWrong: true) == nil)
    #expect(try check("all", isWrong: true) == recorded)
    #expect(try Recording(contentsOf: file).turns.flatMap(\.events) == events)
    #expect(folder.names == ["reorder.dndrec"])
  }
}

@Suite("A condition on a recorded session")
struct CounterexampleTests {
  private let stage = ScriptStage<InteractionWorld<Errands>>.errands()

  private func session(_ statements: Script.Statement...) throws -> Recording {
    try Script(statements).compile(on: stage)
  }

  /// Five gestures, of which the third moves the milk from its place.
  private func fiveGestures() throws -> Recording {
    try session(
      .tap("bread"), .wait(.seconds(2)), .drag("laundry", to: "bread"), .wait(.seconds(2)),
      .drag("milk", to: "letter"), .wait(.seconds(2)), .drag("milk", to: "bread"),
      .wait(.seconds(2)), .tap("letter"))
  }

  private func milkIsFirst(_ world: InteractionWorld<Errands>) -> Bool {
    world.order(of: "to-do")?.first == "milk"
  }

  @Test("has no counterexample if it holds throughout")
  func holds() throws {
    #expect(try fiveGestures().counterexample(on: stage) { $0.order(of: "to-do") != nil } == nil)
    expectHolds("reorder.dndrec", on: stage) { $0.order(of: "to-do")?.count == 4 }
  }

  @Test("has a counterexample without events if it does not even hold at the start")
  func neverHolds() throws {
    let found = try #require(try fiveGestures().counterexample(on: stage) { _ in false })
    #expect(found.gesture == nil)
    #expect(found.recording.turns.flatMap(\.events) == [])
  }

  @Test("A condition is reported at its gesture, with the shortest session and its script")
  func shortest() throws {
    let found = try #require(try fiveGestures().counterexample(on: stage, to: milkIsFirst))
    #expect(found.gesture == 3)
    #expect(found.recording.gestures.count == 1)
    #expect(found.recording.turns.flatMap(\.events).count <= 4)
    let again = try found.script.compile(on: stage)
    #expect(try again.counterexample(on: stage, to: milkIsFirst) != nil)
  }

  @Test("is reported with drags from thing to thing, whatever the path was")
  func things() throws {
    let path = Script([
      .with(.mouse), .press(.thing("milk", at: .offset(Vector(dx: 9, dy: 3)))),
      .path([
        Sample(after: .milliseconds(20), at: Point(x: 70, y: 80)),
        Sample(after: .milliseconds(90), at: Point(x: 92, y: 170)),
      ]), .release(),
    ])
    let session = try path.compile(on: stage)
    let found = try #require(try session.counterexample(on: stage, to: milkIsFirst))
    #expect(found.script.text == "with mouse\n\ndrag milk to laundry\n")
  }

  @Test("fails the test at the line of the call, with the shortest script")
  func fails() {
    let words = """
      reorder.dndrec: the condition does not hold in gesture 1, at 0.746 s
        the shortest way there:
          drag milk to letter
      """
    expectFailure({ $0 == words }) {
      expectHolds("reorder.dndrec", on: stage, milkIsFirst)
    }
  }
}
