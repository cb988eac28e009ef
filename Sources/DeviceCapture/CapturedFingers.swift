import DragFrameIO
import DragGeometry
import DragRecording

/// The fingers that are down on all surfaces together.
///
/// They are numbered from one in the order in which they go down; a number that has become free is
/// given again.
struct CapturedFingers {
  /// A contact of a device.
  struct FingerKey: Hashable {
    let device: Int
    let contact: Int
  }

  private struct Finger {
    let number: Int
    var place: Point
    /// When the kernel lost events, where nothing was heard of the finger since.
    var lostAt: Microseconds?
  }

  private var fingers: [FingerKey: Finger] = [:]

  /// A finger goes down.
  mutating func press(
    _ key: FingerKey, at place: Point, _ time: Microseconds, _ log: inout CaptureLog
  ) {
    let taken = Set(fingers.values.map(\.number))
    let number = (1...).first { !taken.contains($0) } ?? 1
    fingers[key] = Finger(number: number, place: place)
    log.add(.pointerPressed(.finger(number), at: place), at: time)
  }

  /// A finger moves; one that was not seen to go down is none.
  mutating func move(
    _ key: FingerKey, to place: Point, _ time: Microseconds, _ log: inout CaptureLog
  ) {
    guard let finger = fingers[key] else { return }
    fingers[key]?.lostAt = nil
    guard finger.place != place else { return }
    fingers[key]?.place = place
    log.add(.pointerMoved(.finger(finger.number), to: place, isDown: true), at: time)
  }

  /// A finger goes up, or is found to have gone up while events were lost.
  mutating func release(
    _ key: FingerKey, wasTold: Bool, _ time: Microseconds, _ log: inout CaptureLog
  ) {
    guard let finger = fingers.removeValue(forKey: key) else { return }
    let pointer = PointerID.finger(finger.number)
    if let lostAt = finger.lostAt, !wasTold {
      log.add(.pointerCancelled(pointer), at: lostAt)
    } else {
      log.add(.pointerReleased(pointer, at: finger.place), at: time)
    }
  }

  /// The kernel lost events of a device.
  mutating func lose(_ device: Int, _ time: Microseconds) {
    for key in fingers.keys where key.device == device && fingers[key]?.lostAt == nil {
      fingers[key]?.lostAt = time
    }
  }

  /// The capture ends, and with it all that is still down.
  mutating func end(_ time: Microseconds, _ log: inout CaptureLog) {
    for finger in fingers.values.sorted(by: { $0.number < $1.number }) {
      log.add(.pointerCancelled(.finger(finger.number)), at: finger.lostAt ?? time)
    }
    fingers.removeAll()
  }
}
