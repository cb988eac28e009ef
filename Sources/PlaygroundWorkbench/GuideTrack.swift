internal import DragFrameIO
internal import DragGeometry
package import DragRecording
package import PlaygroundScenes

/// One recorded gesture, as far as it has been played.
///
/// Its time is counted from a little before the press, so that gestures of different recordings are
/// pressed at the same moment.
package struct GuideTrack {
  /// What plays.
  package private(set) var player: Player<Playground>
  private let fresh: Player<Playground>
  private let start: Microseconds

  /// How long before the press it begins.
  private static let approach = Microseconds.milliseconds(500)

  init(_ recording: Recording, file: String) throws(FileError) {
    fresh = try Player.of(recording, file: file).player
    player = fresh
    let press = recording.time(of: .press) ?? recording.header.start
    start = press - Self.approach
  }

  /// How long it takes.
  var duration: Microseconds { player.end - start }

  /// What happens on the way, and when.
  var marks: [(kind: GuideMark.Kind, time: Microseconds)] {
    GuideMark.Kind.allCases.compactMap { kind in
      player.recording.time(of: kind).map { (kind, $0 - start) }
    }
  }

  /// How far it is.
  package var gesture: GuideGesture {
    let pointer = player.pointers.first
    return GuideGesture(
      from: fresh.world, to: player.world, pointer: pointer?.location,
      isPressed: pointer?.isPressed ?? false)
  }

  mutating func restart() { player = fresh }

  mutating func advance(to position: Microseconds) { player.advance(to: start + position) }
}

extension Recording {
  /// When something first happens in it.
  fileprivate func time(of kind: GuideMark.Kind) -> Microseconds? {
    switch kind {
    case .press: timeOfEvent { if case .pointerPressed = $0 { true } else { false } }
    case .lift: pumps.lazy.flatMap(\.calls).first { $0.name == "dragBegan" }?.time
    case .drop: timeOfEvent { if case .pointerReleased = $0 { true } else { false } }
    }
  }

  private func timeOfEvent(where isMeant: (InputEvent.Kind) -> Bool) -> Microseconds? {
    pumps.lazy.flatMap(\.events).first { isMeant($0.kind) }?.time
  }
}
