import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Support
import Testing

/// A frame that has been looked at once and is to stay as it is.
///
/// There is one of each page in mid-drag; other tests measure contrast, sizes and how a drag looks.
struct Golden: Sendable, CustomTestStringConvertible {
  /// The name of its file, without the ending.
  let name: String
  let view: @Sendable () throws -> View

  /// The lists of drawing of a window of some size.
  struct View {
    let size: Size
    let list: DrawList
    var overlay: DrawList?
  }

  private init(_ name: String, _ view: @escaping @Sendable () throws -> View) {
    (self.name, self.view) = (name, view)
  }

  /// A frame after gestures.
  private init(_ name: String, after perform: @escaping @Sendable (inout PlaygroundDriver) -> Void)
  {
    self.init(name) {
      var table = PlaygroundDriver()
      perform(&table)
      return View(table.playground)
    }
  }

  /// A frame of a kept session, some time after a call was made for the first time.
  private init(
    _ name: String, of session: String, _ delay: Microseconds, after call: Call.Name
  ) {
    self.init(name) {
      let recording = try Recording(contentsOf: Kept.recording(session))
      var player = try Player.of(recording, file: session).player
      player.advance(to: try recording.moment(of: call) + delay)
      try #require(player.divergence == nil)
      return View(player.world)
    }
  }

  var testDescription: String { name }

  static let all = [
    Golden("light", after: { _ in }),
    Golden("dark") { table in
      table.tap("appearance")
      // Away from the button, so that nothing is hovered over.
      table.drag(to: Point(x: 600, y: 64))
    },
    Golden("guide") { $0.tap("how-it-works") },
    Golden("mid-drag", of: "reorder-down", .milliseconds(300), after: .dragBegan),
    Golden("menu", of: "finger-menu", .milliseconds(100), after: .contextMenu),
    Golden("long-press", of: "follow-long-press", .milliseconds(400), after: .dragBegan),
    Golden("diagram", of: "diagram-two-fingers", .milliseconds(400), after: .touchesBegan),
    Golden(
      "spring-loading", of: "lessons-spring-loading", .milliseconds(300), after: .springLoaded),
    Golden("playlist-gap", of: "playlist-from-library", .milliseconds(200), after: .dropExited),
    Golden("board", of: "board-reorder", .milliseconds(350), after: .dragBegan),
    Golden("pictures", of: "pictures-group", .milliseconds(350), after: .dragBegan),
    Golden("recordings", of: "recordings-shelf", .milliseconds(350), after: .dragBegan),
    Golden("player") { try View.player },
    Golden("widgets") { View(size: WidgetGallery.size, list: WidgetGallery.list) },
  ]
}

extension Golden.View {
  fileprivate init(_ playground: Playground) {
    self.init(size: playground.content.chrome.window, list: playground.frame())
  }

  /// A session that stands still in the player shortly after it has entered another tile.
  fileprivate static var player: Self {
    get throws {
      let recording = try Recording(contentsOf: Kept.recording("reorder-down"))
      let moment = try recording.moment(of: .dropExited) + .milliseconds(120)
      let playback = try Playback(recording, file: "a-session.dndrec", speed: .one, at: .zero)
      let environment = Session.Environment(trace: { _ in }, newRecordingPath: { "never" })
      let session = Session(playing: playback, environment)
      _ = session.turn([], until: moment)
      _ = session.turn([InputEvent(time: moment, .keyPressed(.space))], until: moment)
      return Self(
        size: Size(width: 1120, height: 760), list: session.frame(), overlay: session.overlay())
    }
  }
}

extension Recording {
  /// The time at which a call was made for the first time.
  fileprivate func moment(of call: Call.Name) throws -> Microseconds {
    try #require(turns.lazy.flatMap(\.calls).first { $0.name == call }, "no call \(call)").time
  }
}
