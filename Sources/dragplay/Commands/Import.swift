internal import ArgumentParser
internal import DeviceCapture
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Import a capture of evemu-record, libinput record or getevent as a recording.",
    discussion: """
        dragplay import touchscreen.evemu --scene colours --output session.dndrec
        dragplay import all.yml --device Touchscreen --scene board --presses nearest \\
          --window 900x700 --output session.dndrec

      Touchscreens are scaled to the window; a mouse starts in its middle, and a touchpad moves it. The \
      devices of a capture act at the same time, as they did then. On Android, capture with getevent -lt \
      after getevent -lp, into the same file.
      """)

  @Argument(help: "The capture.", completion: .file())
  var file: String

  @Option(help: "The scene to play in; see dragplay list.")
  var scene: Page

  @Option(help: "The new file for the recording.", completion: .file())
  var output: String

  @Option(help: "One of several devices, by its number, its name, or part of it.")
  var device: String?

  @Option(help: "The place of presses: kept, or moved to the nearest movable item.")
  var presses: PressPlacement = .kept

  @Option(help: "The window's size in logical pixels, 1x1 to 16384x16384, such as 900x700.")
  var window = PlaygroundOptions().window

  func run() throws {
    var capture = try Capture(contentsOf: file)
    if capture.isTorn { StandardError.report("\(file): torn; its unfinished last line is dropped") }
    if let device { capture = try capture.selecting(device) }
    let events = try capture.events(in: window)
    for device in capture.devices where device.isTouchpad {
      StandardError.report(
        "\(file): the touchpad \(TextProblem.quoted(device.name)) moves the mouse, without "
          + "acceleration, taps and scrolling")
    }
    try Recordings.expectCreatable(output)
    let recording = try record(events)
    try recording.write(creating: output)
    print("\(output): \(Self.summary(of: recording, capture))")
  }

  private func record(_ events: [InputEvent]) throws(FileError) -> Recording {
    let header = PlaygroundOptions(page: scene, window: window).header
    let (world, opening) = try Playground.start(of: header, file: output)
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    // With `--presses nearest`, presses move to items of the page, not to controls of the chrome.
    rehearsal.play(events, in: window, presses: presses) {
      $0.isMovable && $0.id.container != "chrome"
    }
    // Record two more seconds, in which the last drop settles.
    do throws(FileError) {
      return try rehearsal.recording(until: rehearsal.now + .seconds(2))
    } catch {
      throw FileError(file: output, error.problem)
    }
  }

  private static func summary(of recording: Recording, _ capture: Capture) -> String {
    let drags = recording.gestures.count { $0.kind == .drag || $0.kind == .keys }
    let summary =
      "gestures: \(recording.gestures.count), drags: \(drags), events: \(recording.eventCount), "
      + "\(recording.end.count / 1000) ms"
    let hidden = capture.devices.reduce(0) { $0 + $1.hiddenKeys }
    guard hidden > 0 else { return summary }
    return "\(summary); keys left out: \(hidden); capture them with libinput record --show-keycodes"
  }
}
