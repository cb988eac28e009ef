import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Support
import Testing

/// A frame that has been looked at once and is to stay as it is.
struct Golden: Sendable, CustomTestStringConvertible {
  /// The name of its file, without the ending.
  let name: String
  let view: @Sendable () throws -> View

  /// A world, or a window in which a recording is played.
  struct View {
    let world: Playground
    let size: Size
    let list: DrawList
    var overlay: DrawList?
  }

  init(_ name: String, _ world: @escaping @Sendable () throws -> Playground) {
    self.name = name
    view = {
      let world = try world()
      return View(world: world, size: world.content.chrome.window, list: world.frame())
    }
  }

  init(_ name: String, window: Size, _ session: @escaping @Sendable () throws -> Session) {
    self.name = name
    view = {
      let session = try session()
      return View(
        world: session.seen, size: window, list: session.frame(), overlay: session.overlay())
    }
  }

  var testDescription: String { name }

  static let all = atRest + inMotion + played

  private static let atRest = [
    Golden("light") { Playground.atRest(PlaygroundOptions()) },
    Golden("dark") {
      var table = PlaygroundDriver()
      table.tap("appearance")
      // Away from the button, so that nothing is hovered over.
      table.drag(to: Point(x: 600, y: 64))
      return table.playground
    },
    Golden("japanese") { Playground.atRest(PlaygroundOptions(language: .japanese)) },
    Golden("korean") { Playground.atRest(PlaygroundOptions(language: .korean)) },
    Golden("small") {
      Playground.atRest(PlaygroundOptions(window: Size(width: 480, height: 400)))
    },
    Golden("scale-2") {
      Playground.atRest(
        PlaygroundOptions(window: Size(width: 560, height: 420), scale: .percent(200)))
    },
  ]

  private static let inMotion = [
    Golden("finger-drag") {
      try .recorded("finger-cancel-strip", at: .milliseconds(350), after: .dragBegan)
    },
    Golden("two-fingers") {
      try .recorded("two-fingers-follow", at: .milliseconds(400), after: .touchesBegan)
    },
    Golden("long-press") {
      try .recorded("follow-long-press", at: .milliseconds(400), after: .dragBegan)
    },
    Golden("diagram") {
      try .recorded("diagram-two-fingers", at: .milliseconds(400), after: .touchesBegan)
    },
    Golden("spring-loading") {
      try .recorded("lessons-spring-loading", at: .milliseconds(300), after: .springLoaded)
    },
    Golden("playlist-gap") {
      try .recorded("playlist-from-library", at: .milliseconds(200), after: .dropExited)
    },
    Golden("swipe-open") {
      try .recorded("playlist-finger-swipe", at: .milliseconds(350), after: .swipeBegan)
    },
    Golden("keyboard") {
      try .recorded("keyboard-board", at: .milliseconds(200), after: .dragBegan)
    },
    Golden("wire") {
      try .recorded("diagram-wires", at: .milliseconds(2300), after: .touchesEnded)
    },
    Golden("guide") {
      var table = PlaygroundDriver()
      table.tap("how-it-works")
      return table.playground
    },
    Golden("board") {
      try .recorded("board-reorder", at: .milliseconds(350), after: .dragBegan)
    },
    Golden("board-list") {
      try .recorded("board-list-wheel", at: .milliseconds(300), after: .dragBegan)
    },
    Golden("board-masonry") {
      var options = PlaygroundOptions(scene: .board)
      options.arrangement = .masonry
      var table = PlaygroundDriver(options)
      table.press(on: "item-3")
      table.drag(to: "item-17", steps: 20)
      table.wait(.milliseconds(400))
      return table.playground
    },
    Golden("menu") { try .recorded("finger-menu", at: .milliseconds(100), after: .contextMenu) },
    Golden("mid-drag") {
      try .recorded("reorder-down", at: .milliseconds(300), after: .dragBegan)
    },
    Golden("copy-badge") { try .recorded("copy", at: .milliseconds(-50), after: .performDrop) },
    Golden("forbidden-badge") {
      try .recorded("refused", at: .milliseconds(-50), after: .dragEnded)
    },
    Golden("drop-flight") {
      try .recorded("drop-outside", at: .milliseconds(80), after: .dragEnded)
    },
  ]
}

extension Playground {
  /// A world in which nothing has happened yet.
  static func atRest(_ options: PlaygroundOptions) -> Playground {
    var playground = Playground(options)
    _ = playground.start()
    return playground
  }

  /// The world of a recording, some time after a call was made for the first time, or before that.
  static func recorded(
    _ name: String, at delay: Microseconds, after call: Call.Name
  ) throws -> Playground {
    let recording = try Recording(contentsOf: Kept.recording(name))
    let made = recording.pumps.lazy.flatMap(\.calls).first { $0.name == call }
    let moment = try #require(made, "\(name) has no call \(call)").time + delay
    let (world, opening) = try Playground.start(of: recording.header, file: name)
    var player = Player(recording, world: world, opening: opening)
    player.advance(to: moment)
    try #require(player.divergence == nil)
    return player.world
  }
}
