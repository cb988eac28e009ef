import DragCoding
import DragGeometry

struct CaptureFrame {
  let time: Microseconds
  let device: Int
  let events: Range<Int>
}

extension Capture {
  /// Returns the frames of the devices with these indices, in order of time.
  ///
  /// The earliest of the devices' first events is at time zero. A frame ends with an event
  /// ``EventCode/report``. Events after the last report of a device are left out.
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
    var (frames, first) = ([CaptureFrame](), 0)
    var clock = CaptureClock(from: start)
    for (index, event) in devices[device].events.enumerated() {
      let time: Microseconds
      do throws(FileError.Problem) {
        time = try clock.moment(of: event.time)
      } catch {
        throw FileError(file: file, line: event.line, error)
      }
      guard event.code == .report else { continue }
      frames.append(CaptureFrame(time: time, device: device, events: first..<index + 1))
      first = index + 1
    }
    return frames
  }
}

/// Converts the times of one device's events to times that never decrease.
///
/// A step back by at most a second is disorder: the converted time stands still until the device's
/// time is again where it was. A longer step means that the clock was set back: from there on, the
/// converted time advances as the device's time does.
struct CaptureClock {
  private static let disorder = Microseconds.seconds(1)

  private var last: Int64
  private var moment: Int64 = 0

  init(from first: Microseconds) { last = first.count }

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
