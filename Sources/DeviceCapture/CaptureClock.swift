import DragCoding
import DragGeometry
import DragRecording

/// Makes of the times of one device a clock that never goes back.
///
/// Times that are a little out of order come to be at once. A clock that was set back, or has run
/// over, goes on from where it was.
struct CaptureClock {
  /// How far times may be out of order before the clock counts as having been set back.
  static let disorder = Microseconds.seconds(1)

  /// The time that was told last, apart from times out of order.
  private var told: Int64
  /// The moment of it, counted from the first.
  private var moment: Int64 = 0

  init(from first: Microseconds) {
    told = first.count
  }

  /// The moment of an event, counted from the device's first.
  mutating func moment(of time: Microseconds) throws(FileError.Problem) -> Microseconds {
    let (step, isTooLarge) = time.count.subtractingReportingOverflow(told)
    let day = Microseconds.day.count
    guard !isTooLarge, step >= -day else { throw time.count < told ? .timeGoesBack : .gapTooLong }
    guard step <= day else { throw .gapTooLong }
    if step >= 0 { moment += step }
    if step >= 0 || step < -Self.disorder.count { told = time.count }
    return Microseconds(moment)
  }
}
