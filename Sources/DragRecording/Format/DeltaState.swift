import DragFrameIO
import DragGeometry

/// The values to which the numbers of the next line are relative, in encoding and decoding alike.
struct DeltaState {
  var lineTime: Microseconds
  var eventTime: Microseconds
  /// The time, in microseconds, by which the last move came after the event before that move.
  var wait: Int64 = 0
  var call: Call?
  var fingerprint: Fingerprint?
  private var positions: [PointerID: Point] = [:]

  init(_ header: RecordingHeader) {
    lineTime = header.start
    eventTime = header.start
    positions[.mouse] = header.pointer
  }

  /// The last location of a pointer, or the upper left corner of the window if it has none yet.
  subscript(pointer: PointerID) -> Point {
    get { positions[pointer] ?? .zero }
    set { positions[pointer] = newValue }
  }

  /// Stores the location of a press or a release; moves store theirs as they are coded.
  mutating func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerPressed(let pointer, let point, _), .pointerReleased(let pointer, let point, _):
      self[pointer] = point.clampedToFarthest
    default: break
    }
  }
}
