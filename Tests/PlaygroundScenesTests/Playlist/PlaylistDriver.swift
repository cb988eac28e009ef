@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

extension PlaygroundDriver {
  func row(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Row? {
    playground.interaction.row(
      of: item(name, sourceLocation: sourceLocation), in: playground.content)
  }

  func controls(of name: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    row(name, sourceLocation: sourceLocation)?.controls.map(\.name) ?? []
  }

  func controlFrame(
    _ part: String, of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Rect {
    (row(name, sourceLocation: sourceLocation)?.controls.first { $0.name == part }?.frame)
      .required("part \(part) of \(name)", or: .zero, sourceLocation)
  }

  func title(_ name: String) -> String? { playground.content.playlist.song(of: item(name))?.title }

  /// The names of the songs that the last reorder moved.
  var reordered: [String] {
    let playlist = playground.content.playlist
    return playlist.lastMoved.map(playlist.model.name(of:))
  }

  mutating func tapControl(
    _ part: String, of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(at: controlFrame(part, of: name, sourceLocation: sourceLocation).center)
    release()
  }

  mutating func dragPart(
    _ part: String, of name: String, to goal: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(at: controlFrame(part, of: name, sourceLocation: sourceLocation).center)
    drag(to: goal, sourceLocation: sourceLocation)
  }

  /// Swipes a row, and pauses before the release.
  mutating func swipe(
    _ name: String, by dx: Length, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press(on: name, at: (80, 50), sourceLocation: sourceLocation)
    drag(by: dx, 0)
    wait(.milliseconds(150))
    release()
    settle()
  }
}
