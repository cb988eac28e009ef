@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import ProgramSupport
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

/// A window in which recordings are opened.
extension SessionWindow {
  /// Drops a file on the window.
  func drop(_ recording: Recording) throws { try drop(bytes: recording.bytes) }

  func drop(bytes: [UInt8], named name: String = "dropped.dndrec") throws {
    session.open(try folder.write(bytes, to: name), atTime: now)
  }

  var layout: PlayerBarLayout { session.playerLayout }
  var position: Microseconds? { session.playback?.position }

  /// The middle of a part.
  func place(
    of part: PlayerPart, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Point {
    (layout.widgets.frame(of: part.id)?.center)
      .required("part \(part) that is visible", or: .zero, sourceLocation)
  }

  /// A place on the timeline.
  func place(at moment: Microseconds) -> Point {
    let share = session.playback?.timeline.share(of: moment) ?? .zero
    return Point(x: layout.place(of: share), y: layout.timeline.center.y)
  }

  func tap(
    _ part: PlayerPart, with pointer: PointerID = .mouse,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let point = place(of: part, sourceLocation: sourceLocation)
    send(.pointerPressed(pointer, at: point))
    send(.pointerReleased(pointer, at: point))
  }
}
