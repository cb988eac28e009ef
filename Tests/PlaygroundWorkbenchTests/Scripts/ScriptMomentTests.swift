@testable import DragKit
import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("Expectations of a script in the playground")
struct ScriptMomentTests {
  private static let seed: UInt64 = 6

  @Test("hold in every replay if they held in the session", arguments: Page.withInspector, 0..<2)
  func law(scene: Page, number: Int) throws {
    let key = CaseKey(seed: Self.seed, page: scene, number: number)
    let session = SessionGenerator.session(for: key)
    var rehearsal = Rehearsal(session.options)
    var (log, opened) = (CallLog(), Playground(session.options))
    log.append(opened.start().calls)
    for (number, event) in session.events.enumerated() {
      log.append(rehearsal.turn(event).calls)
      guard number.isMultiple(of: 9) else { continue }
      for expectation in Self.expectations(of: rehearsal.world, log) {
        let read = try Script(parsing: "expect " + expectation.text).statements
        #expect(read == [.expect(expectation)], "\(key.command)")
        rehearsal.expect(expectation)
      }
    }
    let recording = try Recording(parsing: rehearsal.recording(until: rehearsal.now).bytes)
    print("\(key.command): \(recording.expectations.count) expectations")
    #expect(recording.expectations.count > 10)
    for batching in [Batching.recorded, .event, .milliseconds(16), .random(seed: Self.seed)] {
      try recording.expectReproduced(at: batching, "\(key.command), \(batching)")
    }
  }

  /// All expectations that a moment meets.
  private static func expectations(of world: Playground, _ log: CallLog) -> [SessionExpectation] {
    let offsets = world.scrollOffsets.sorted { $0.key < $1.key }
    let front = world.seenLandmarks.last { $0.id.part == nil && !$0.visible.isEmpty }
    return [.gap(world.openGap), .target(log.target)]
      + offsets.map { .scroll($0.key, $0.value.pixels) }
      + [front].compactMap(\.self).map { seen in
        let corner = seen.frame.origin
        return .position(
          ThingName(seen.id.name, in: seen.id.container), x: corner.x.pixels, y: corner.y.pixels)
      }
  }

  @Test("are met at their moments, in the session and in each replay", arguments: texts)
  func met(text: String) throws {
    let recording = try Recording.compiled(text)
    #expect(try recording.failure(on: Playground.stage(), file: "script") == nil)
  }

  private static let texts = [
    lesson,
    // The gap behind the source of a copy, which stays in its place.
    """
    scene board --items 9
    with mouse
    press item-7
    move by 70,5 over 0.3s
    wait 0.4s
    expect gap board 8
    hold control
    wait 0.4s
    expect gap board 7
    release
    wait 1s
    expect order in board item-1 item-2 item-3 item-4 item-5 item-6 item-7 item-10 item-8 item-9
    """,
    selection,
    """
    scene board
    with mouse
    expect cursor arrow
    move to item-3 over 0.1s
    expect cursor hand
    press item-3
    move by 40,0 over 0.2s
    expect cursor grabbing
    """,
    """
    scene colours
    expect focused nothing
    expect announced nothing
    key tab
    expect focused red
    expect announced "Red, 1 of 5. Arrows choose, Space lifts."
    """,
    scrolling,
  ]

  private static let selection = """
    scene board
    with mouse
    expect selected nothing
    hold control
    tap item-2; tap item-5
    let go
    expect selected item-5 item-2
    """

  /// The offset of a scrolling list, and the visible frame of a moving row.
  private static let scrolling = """
    scene board --items 200 --list
    wheel 0,5 at board
    wait 0.1s
    expect scroll board 230
    wait 1s
    expect scroll board 255
    with mouse
    press item-8
    move by 0,20 over 0.1s
    expect gap board 7; expect target board; expect position item-8 176,126
    move to item-12 over 0.2s
    expect gap board 12
    expect position item-9 176,113
    """

  @Test("that are not met name what was found")
  func unmet() {
    let selected = expectErrors(Self.selection + "\nexpect selected item-2")
    #expect(selected.contains("expected selected item-2, found selected item-2 item-5"))
    let words = expectErrors(Self.scrolling + "\nexpect position item-5 1,2")
    #expect(words.hasPrefix("script:14:17: 'item-5' is not visible; "), "scrolled away: \(words)")
    #expect(!words.contains("did you mean item-5"))
  }

  @Test("are dropped in another window if they are in pixels, and kept otherwise")
  func retargeted() throws {
    let recording = try Recording.compiled(Self.lesson)
    let replay = try recording.retargeted(to: Size(width: 1280, height: 900), file: "list")
    #expect(replay.failure == nil)
    let kept = recording.expectations.map(\.expectation).filter { expectation in
      switch expectation {
      case .scroll, .position: false
      default: true
      }
    }
    #expect(replay.recording.expectations.map(\.expectation) == kept)
    #expect(kept.count == 7)
    #expect(recording.expectations.count > kept.count)
  }

  /// Gaps of a container, and places in pixels of the window, also during animations.
  private static let lesson = """
    scene lessons
    press welcome hold 0.6s
    expect gap lessons 0; expect target list; expect position welcome 184,64
    move by 300,0 over 0.3s
    expect gap none; expect target none; expect position welcome 484,64
    move to 361,463 over 0.4s
    expect gap uikit 3
    expect position welcome 218,441
    key escape
    expect gap none; expect target none; expect scroll list 0
    wait 0.08s
    expect position welcome 199,233
    wait 1s
    expect position welcome 184,64
    release
    """
}
