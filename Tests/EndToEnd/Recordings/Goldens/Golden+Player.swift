@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

extension Golden {
  /// Recordings in the player.
  static let played = [
    Golden("player", window: Size(width: 1120, height: 760)) {
      try .playing(.carrying(), over: "blue")
    },
    Golden("player-dark", window: Size(width: 900, height: 700)) {
      let options = PlaygroundOptions(
        window: Size(width: 900, height: 700), language: .japanese)
      return try .playing(.carrying(options, isDark: true), over: "blue")
    },
    Golden("player-small", window: Size(width: 640, height: 480)) {
      let options = PlaygroundOptions(window: Size(width: 640, height: 480), language: .korean)
      return try .playing(.carrying(options), over: "blue")
    },
    Golden("player-fingers", window: Size(width: 640, height: 480)) {
      let options = PlaygroundOptions(window: Size(width: 640, height: 480), followsTouches: true)
      return try .playing(.twoFingers(options), pausedAt: .milliseconds(560))
    },
    Golden("player-other-size", window: Size(width: 480, height: 604)) {
      try .playing(
        .carrying(), over: "blue", in: Size(width: 480, height: 604))
    },
  ]
}

extension Session {
  /// A window in which a recording stands still shortly after a target was first entered.
  fileprivate static func playing(
    _ recording: Recording, over target: String, in window: Size? = nil
  ) throws -> Session {
    let entered = recording.pumps.lazy.flatMap(\.calls).first {
      $0.name == .dropEntered && $0["target"]?.string == target
    }
    let moment = (entered?.time ?? .zero) + .milliseconds(120)
    return try playing(recording, pausedAt: moment, in: window)
  }

  /// A window in which a recording stands still at a moment, with the mouse on its timeline.
  fileprivate static func playing(
    _ recording: Recording, pausedAt moment: Microseconds, in window: Size? = nil
  ) throws -> Session {
    let playback = try Playback(
      recording, file: "a-session.dndrec", speed: .one, at: .zero)
    let environment = Session.Environment(
      trace: { _ in }, newRecordingPath: { "never" })
    var session = Session(playing: playback, environment)
    if let window {
      _ = session.pump([InputEvent(time: .zero, .windowResized(window))], until: .zero)
    }
    _ = session.pump([], until: moment)
    _ = session.pump([InputEvent(time: moment, .keyPressed(.space))], until: moment)
    return session
  }
}

extension Recording {
  /// Red is carried over blue and farther, black is refused, a tile is tapped.
  fileprivate static func carrying(
    _ options: PlaygroundOptions = PlaygroundOptions(), isDark: Bool = false
  ) throws -> Recording {
    try made(options) { table in
      if isDark { table.tap("appearance") }
      table.drag(to: Point(x: 420, y: 150), steps: 1)
      table.wait(.milliseconds(400))
      table.drag(to: "red")
      table.press(on: "red")
      table.drag(to: "green", steps: 60)
      table.wait(.milliseconds(200))
      table.release()
      table.wait(.milliseconds(900))
      table.drag(to: "black")
      table.press(on: "black")
      table.drag(to: "forbidden", steps: 40)
      table.wait(.milliseconds(200))
      table.release()
      table.wait(.milliseconds(900))
      table.tap("undo")
      table.wait(.milliseconds(400))
    }
  }

  /// Two tiles follow a finger each.
  fileprivate static func twoFingers(_ options: PlaygroundOptions) throws -> Recording {
    try made(options) { table in
      table.wait(.milliseconds(200))
      table.pointer = .finger(1)
      table.press(on: "red")
      table.pointer = .finger(2)
      table.press(on: "blue")
      for step in 1...60 {
        for (number, x) in [(1, 3), (2, 5)] {
          table.pointer = .finger(number)
          table.drag(
            by: Length(pixels: x), Length(pixels: step.isMultiple(of: 2) ? 2 : 1), steps: 1)
        }
      }
      table.release()
      table.pointer = .finger(1)
      table.wait(.milliseconds(200))
      table.release()
      table.wait(.milliseconds(900))
    }
  }

  /// The actions of a driver, as a recording of them.
  private static func made(
    _ options: PlaygroundOptions, _ act: (inout PlaygroundDriver) -> Void
  ) throws -> Recording {
    var table = PlaygroundDriver(options)
    act(&table)
    let (world, opening) = try Playground.start(of: options.header, file: "made")
    var rehearsal = Rehearsal(options.header, in: world, opening: opening)
    for event in table.events { rehearsal.pump([event], until: event.time) }
    return try rehearsal.recording(until: table.now)
  }
}
