import DragEvents
import DragGeometry

/// The values to which the numbers on the next line of a recording are relative.
struct DeltaState {
  var lineTime: Microseconds
  var eventTime: Microseconds
  /// The time from the event before the last pointer motion to that motion, in microseconds.
  var wait: Int64 = 0
  var call: Call?
  var fingerprint: Fingerprint?
  private var positions: [PointerID: Point] = [:]

  init(_ header: RecordingHeader) {
    lineTime = header.start
    eventTime = header.start
    positions[.mouse] = header.pointer
  }

  subscript(pointer: PointerID) -> Point {
    get { positions[pointer] ?? .zero }
    set { positions[pointer] = newValue }
  }

  /// Stores the location of a press or a release.
  ///
  /// The encoder and the decoder store the locations of motions.
  mutating func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerPressed(let pointer, let point, _), .pointerReleased(let pointer, let point, _):
      self[pointer] = point.clampedToFarthest
    default: break
    }
  }
}
