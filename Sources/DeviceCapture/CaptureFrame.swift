import DragCoding
import DragGeometry

/// The events that a device reported at once, up to an ``EventCode/report``.
struct CaptureFrame {
  let time: Microseconds
  let device: Int
  /// The indices of the frame's events in ``Capture/Device/events``, including the final report.
  let events: Range<Int>
  /// Whether the kernel lost events of the frame, as an ``EventCode/dropped`` in it reports.
  let hasLostEvents: Bool
}

extension Capture {
  /// Returns the frames of some devices in order of time, counted from the earliest event of any of them.
  ///
  /// Events after the last ``EventCode/report`` of a device are left out.
  func frames(of indices: [Int]) throws(FileError) -> [CaptureFrame] {
    let devices = indices.filter { !self.devices[$0].events.isEmpty }
    guard let start = devices.map({ self.devices[$0].events[0].time }).min() else { return [] }
    var frames: [CaptureFrame] = []
    for device in devices { frames += try self.frames(of: device, from: start) }
    // At the same time, the devices keep the order of the file.
    return frames.sorted {
      ($0.time, $0.device, $0.events.lowerBound) < ($1.time, $1.device, $1.events.lowerBound)
    }
  }

  private func frames(
    of device: Int, from start: Microseconds
  ) throws(FileError) -> [CaptureFrame] {
    var (frames, first, lost) = ([CaptureFrame](), 0, false)
    var clock = CaptureClock(from: start)
    for (index, event) in devices[device].events.enumerated() {
      let time: Microseconds
      do throws(FileError.Problem) {
        time = try clock.moment(of: event.time)
      } catch {
        throw FileError(file: file, line: event.line, error)
      }
      if event.code == .dropped { lost = true }
      guard event.code == .report else { continue }
      frames.append(
        CaptureFrame(time: time, device: device, events: first..<index + 1, hasLostEvents: lost))
      (first, lost) = (index + 1, false)
    }
    return frames
  }
}

/// Converts the times of one device to a clock that never goes back.
///
/// A time that is up to a second earlier than the latest one counts as the latest. A clock that was
/// set back by more, up to a day, continues from its last moment.
struct CaptureClock {
  /// The largest step back that does not count as a clock that was set back.
  private static let disorder = Microseconds.seconds(1)

  /// The last time that was not out of order, in microseconds on the clock of the capture.
  private var last: Int64
  private var moment: Int64 = 0

  init(from first: Microseconds) { last = first.count }

  /// Converts `time` to the time since the start; throws if it is more than a day before or after ``last``.
  mutating func moment(of time: Microseconds) throws(FileError.Problem) -> Microseconds {
    let (step, isTooLarge) = time.count.subtractingReportingOverflow(last)
    let day = Microseconds.day.count
    guard !isTooLarge, step >= -day else { throw time.count < last ? .timeGoesBack : .gapTooLong }
    guard step <= day else { throw .gapTooLong }
    if step >= 0 { moment += step }
    if step >= 0 || step < -Self.disorder.count { last = time.count }
    return Microseconds(moment)
  }
}
