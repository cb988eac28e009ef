public import ArgumentParser
import DeviceCapture
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
public import RecordingTools

/// Makes a recording of what the kernel's input devices told.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a recording of a capture by evemu-record or libinput record.",
    discussion: """
        dragplay import touchscreen.evemu --scene colours --output session.dndrec
        dragplay import all.yml --device Touchscreen --scene board --presses nearest \\
          --window 900x700 --output session.dndrec

      Surfaces that fingers touch, touchpads too, become as large as the window; a mouse starts in
      its middle. What was done with all devices of the capture is done at once, as it was then.
      """)

  @Argument(help: "The capture.")
  var file: String

  @Option(help: "The scene that it is played in; dragplay list names the scenes.")
  var scene: SceneID

  @Option(help: "The recording to make, a new file.")
  var output: String

  @Option(help: "One device of several, by its number, its name, or part of it.")
  var device: String?

  @Option(
    help: "Where presses go: kept where they were, or to the nearest item that can be moved.")
  var presses: PressPlacement = .kept

  @Option(help: "The window's size in logical pixels, 1x1 to 16384x16384, such as 900x700.")
  var window = WindowSize(PlaygroundOptions().window)

  /// How long what was let go last is watched.
  private static let lastLook = Microseconds.seconds(2)

  func run() throws {
    var capture = try Capture(contentsOf: file)
    if capture.isTorn { StandardError.say("\(file): torn; its unfinished last line is dropped") }
    if let device { capture = try capture.selecting(device) }
    let events = try capture.events(in: window.size)
    try Recordings.expectCreatable(output)
    let recording = try record(events)
    try recording.write(creating: output)
    print("\(output): \(words(of: recording, capture))")
  }

  private func record(_ events: [InputEvent]) throws(FileError) -> Recording {
    let header = PlaygroundOptions(scene: scene, window: window.size).header
    let (world, opening) = try Playground.start(of: header, file: output)
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    // Sliders and scroll bars can be moved, too, but nobody means them.
    rehearsal.play(events, in: window.size, presses: presses) {
      $0.isMovable && $0.id.container != "chrome"
    }
    return rehearsal.recording(until: rehearsal.now + Self.lastLook)
  }

  private func words(of recording: Recording, _ capture: Capture) -> String {
    let (gestures, milliseconds) = (recording.gestures, recording.end.count / 1000)
    let drags = gestures.count { $0.kind == .drag || $0.kind == .keys }
    let events = recording.pumps.reduce(0) { $0 + $1.events.count }
    var words =
      "gestures: \(gestures.count), drags: \(drags), events: \(events), \(milliseconds) ms"
    let hidden = capture.devices.reduce(0) { $0 + $1.hiddenKeys }
    if hidden > 0 {
      words += "; keys left out: \(hidden), which only libinput record --show-keycodes tells"
    }
    return words
  }
}

extension PressPlacement: ExpressibleByArgument {}
