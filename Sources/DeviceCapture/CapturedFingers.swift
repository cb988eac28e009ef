import DragEvents
import DragGeometry

struct CapturedFingers {
  struct FingerKey: Hashable {
    let device: Int
    let contact: Int
  }

  private struct Finger {
    let number: Int
    var location: Point
  }

  private var fingers: [FingerKey: Finger] = [:]

  mutating func press(_ key: FingerKey, at location: Point, _ log: inout CaptureLog) {
    let taken = Set(fingers.values.map(\.number))
    let number = (1...).first { !taken.contains($0) } ?? 1
    fingers[key] = Finger(number: number, location: location)
    log.add(.pointerPressed(.finger(number), at: location))
  }

  mutating func move(_ key: FingerKey, to location: Point, _ log: inout CaptureLog) {
    guard let finger = fingers[key], finger.location != location else { return }
    fingers[key]?.location = location
    log.add(.pointerMoved(.finger(finger.number), to: location, isDown: true))
  }

  mutating func release(_ key: FingerKey, _ log: inout CaptureLog) {
    guard let finger = fingers.removeValue(forKey: key) else { return }
    log.add(.pointerReleased(.finger(finger.number), at: finger.location))
  }

  mutating func end(_ log: inout CaptureLog) {
    for finger in fingers.values.sorted(by: { $0.number < $1.number }) {
      log.add(.pointerCancelled(.finger(finger.number)))
    }
    fingers.removeAll()
  }
}
