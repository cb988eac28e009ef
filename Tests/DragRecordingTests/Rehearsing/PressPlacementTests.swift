import DeviceCapture
import RecordingTools
import Testing

@Suite("The presses of a capture")
struct PressPlacementTests {
  /// Plays events where a dot can be moved between 0,200 and 20,240, and returns the events that the world received.
  private func played(_ events: [InputEvent], _ presses: PressPlacement) throws -> [String] {
    var rehearsal = Rehearsal(Session.header, in: Dot())
    rehearsal.play(events, in: Session.header.window, presses: presses)
    let recording = try rehearsal.recording(until: .seconds(3))
    return recording.pumps.flatMap(\.events).map(\.words)
  }

  private func event(_ milliseconds: Int64, _ kind: InputEvent.Kind) -> InputEvent {
    InputEvent(time: .milliseconds(milliseconds), kind)
  }

  private var strokeOfFinger: [InputEvent] {
    [
      event(0, .pointerPressed(.finger(1), at: Point(x: 300, y: 100))),
      event(600, .pointerMoved(.finger(1), to: Point(x: 310, y: 110), isDown: true)),
      event(700, .pointerReleased(.finger(1), at: Point(x: 310, y: 110))),
    ]
  }

  private var strokeOfMouse: [InputEvent] {
    [
      event(0, .pointerMoved(.mouse, to: Point(x: 300, y: 100), isDown: false)),
      event(10, .pointerPressed(.mouse, at: Point(x: 300, y: 100))),
      event(600, .pointerMoved(.mouse, to: Point(x: 310, y: 110), isDown: true)),
      event(700, .pointerReleased(.mouse, at: Point(x: 310, y: 110))),
      event(800, .pointerMoved(.mouse, to: Point(x: 310, y: 310), isDown: false)),
      event(900, .pointerMoved(.mouse, to: Point(x: 310, y: 479), isDown: false)),
    ]
  }

  @Test(
    "A press keeps its place, or moves to the nearest movable thing with its whole stroke",
    arguments: [
      (
        .kept,
        ["0 finger 1 down 300,100", "600 finger 1 drags 310,110", "700 finger 1 up 310,110"]
      ),
      (
        .nearest, ["0 finger 1 down 15,205", "600 finger 1 drags 25,215", "700 finger 1 up 25,215"]
      ),
    ] as [(PressPlacement, [String])])
  func nearest(presses: PressPlacement, expected: [String]) throws {
    #expect(try played(strokeOfFinger, presses) == expected)
  }

  @Test("keep their place on a movable thing")
  func onIt() throws {
    let press = event(0, .pointerPressed(.finger(1), at: Point(x: 3, y: 239)))
    #expect(try played([press], .nearest) == ["0 finger 1 down 3,239"])
  }

  @Test("are preceded by motion of the mouse, which continues from there within the window")
  func mouse() throws {
    #expect(
      try played(strokeOfMouse, .nearest) == [
        "0 mouse moves 300,100", "10 mouse moves 15,205", "10 mouse down 15,205",
        "600 mouse drags 25,215", "700 mouse up 25,215", "800 mouse moves 25,415",
        "900 mouse moves 25,480",
      ])
  }

  @Test("move to the nearest thing at their time, which earlier events may have moved")
  func eachAnew() throws {
    let second = strokeOfFinger.map { event in
      InputEvent(time: event.time + .seconds(2), event.kind)
    }
    // The dot has followed, and lies between 5 and 45 now.
    #expect(
      try played(strokeOfFinger + second, .nearest).suffix(3) == [
        "2000 finger 1 down 37,208", "2600 finger 1 drags 47,218", "2700 finger 1 up 47,218",
      ])
  }

  @Test("reproduce when recorded", arguments: Captured.names, PressPlacement.allCases)
  func reproduce(file: String, presses: PressPlacement) throws {
    let events = try Captured.capture(file).events(in: Session.header.window)
    var rehearsal = Rehearsal(Session.header, in: Dot())
    rehearsal.play(events, in: Session.header.window, presses: presses)
    let recording = try rehearsal.recording(until: rehearsal.now + .seconds(2))
    #expect(recording.pumps.reduce(0) { $0 + $1.events.count } >= events.count)
    let outcome = try Verification<Dot>(
      of: recording, batchings: [.recorded, .event, .milliseconds(16), .random(seed: 1)]
    )
    #expect(outcome.isReproduced, "\(outcome)")
  }
}
