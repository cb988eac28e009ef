import DragCoding
import DragGeometry
import DragRecording

/// What a device told at once.
struct CaptureFrame {
  /// When, counted from the start of the capture.
  var time: Microseconds
  /// The device by its place in the capture.
  var device: Int
  /// The events by their places in the device's, with the one that ends the frame.
  var events: Range<Int>
  /// `true` where the kernel lost events before the end of the frame.
  var isTorn = false
}

extension Capture {
  /// The frames of all devices that `isWanted`, in the order of time.
  ///
  /// A frame that was not finished did not happen yet, and is left out.
  func frames(of isWanted: (Int) -> Bool) throws(FileError) -> [CaptureFrame] {
    let wanted = devices.indices.filter { isWanted($0) && !devices[$0].events.isEmpty }
    guard let start = wanted.map({ devices[$0].events[0].time }).min() else { return [] }
    var frames: [CaptureFrame] = []
    for device in wanted { frames += try self.frames(of: device, from: start) }
    // Beside each other, the devices keep the order of the file.
    return frames.sorted {
      ($0.time, $0.device, $0.events.lowerBound) < ($1.time, $1.device, $1.events.lowerBound)
    }
  }

  private func frames(
    of device: Int, from start: Microseconds
  ) throws(FileError) -> [CaptureFrame] {
    var (frames, first, isTorn) = ([CaptureFrame](), 0, false)
    var clock = CaptureClock(from: start)
    let events = devices[device].events
    for (place, event) in events.enumerated() {
      let time: Microseconds
      do throws(FileError.Problem) {
        time = try clock.moment(of: event.time)
      } catch {
        throw FileError(file: file, line: event.line, error)
      }
      if event.code == .dropped { isTorn = true }
      guard event.code == .report else { continue }
      let range = first..<place + 1
      frames.append(CaptureFrame(time: time, device: device, events: range, isTorn: isTorn))
      (first, isTorn) = (place + 1, false)
    }
    return frames
  }
}
