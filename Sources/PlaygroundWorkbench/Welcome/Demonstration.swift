internal import DragDrawing
internal import DragEvents
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

/// A gesture that is shown to the user, played in a copy of the playground.
struct Demonstration {
  @Box private(set) var player: Player<Playground>
  /// The time at which it began, on the window's clock.
  private let start: Microseconds

  /// Begins to play a script in a copy of a playground; `nil` if the script cannot be played, for
  /// example because a tile was deleted.
  init?(_ script: Script, in world: Playground, at now: Microseconds) {
    let chrome = world.content.chrome
    var header = PlaygroundOptions(
      page: world.content.page, window: chrome.window, scale: world.scale, tuning: chrome.tuning
    ).header
    header.start = world.now
    let stage = ScriptStage(header) { _ in (world, Output()) }
    guard let recording = try? script.compile(on: stage) else { return nil }
    player = Player(recording, world: world, comparesHashes: false)
    start = now
  }

  var isOver: Bool { player.isAtEnd }

  mutating func advance(to now: Microseconds) {
    player.advance(to: player.recording.header.start + (now - start))
  }

  func draw(on canvas: inout Canvas) {
    canvas.begin(.playedPointers)
    canvas.draw(player.pointers, along: player.recording.turns, at: player.position)
  }
}

extension Microseconds {
  /// The interval between frames of a shown gesture, 1/60 s; a higher rate matters only for the
  /// user's own pointer.
  static let frame = Microseconds(16_667)
}
