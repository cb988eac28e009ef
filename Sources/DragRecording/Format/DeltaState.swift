import DragFrameIO
import DragGeometry

/// What the numbers of the next line are counted from; writing and reading move it alike.
struct DeltaState {
  /// The time of the line before.
  var lineTime: Microseconds
  /// The time of the event before.
  var eventTime: Microseconds
  /// How long the move before came after the event before it, in microseconds.
  var wait: Int64 = 0
  /// The call before.
  var call: Call?
  /// The hashes before.
  var fingerprint: Fingerprint?

  private var positions: [PointerID: Point] = [:]

  init(_ header: RecordingHeader) {
    lineTime = header.start
    eventTime = header.start
    positions[.mouse] = header.pointer
  }

  /// Where a pointer was last seen, the corner where it was not.
  subscript(pointer: PointerID) -> Point {
    get { positions[pointer] ?? .zero }
    set { positions[pointer] = newValue }
  }
}

extension DeltaState {
  /// Keeps where a press or a release has put its pointer.
  mutating func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerPressed(let pointer, let point, _), .pointerReleased(let pointer, let point, _):
      self[pointer] = point.clampedToFarthest
    default: break
    }
  }
}
