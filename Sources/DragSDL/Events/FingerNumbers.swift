internal import DragEvents

/// Assigns to each finger that is down the lowest number from 1 that no other finger has.
///
/// SDL's own numbers grow with every touch.
struct FingerNumbers {
  private struct Touch: Hashable {
    let device: Int64
    let number: Int64

    init(_ finger: RawEvent.Finger) {
      (device, number) = (finger.device, finger.number)
    }
  }

  private var numbers: [Touch: Int] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  func pointer(of finger: RawEvent.Finger) -> PointerID? {
    numbers[Touch(finger)].map(PointerID.finger)
  }

  mutating func add(_ finger: RawEvent.Finger) -> PointerID {
    if let known = pointer(of: finger) { return known }
    var number = 1
    while numbers.values.contains(number) { number += 1 }
    numbers[Touch(finger)] = number
    return .finger(number)
  }

  mutating func remove(_ finger: RawEvent.Finger) -> PointerID? {
    numbers.removeValue(forKey: Touch(finger)).map(PointerID.finger)
  }

  mutating func removeAll() -> [PointerID] {
    defer { numbers = [:] }
    return numbers.values.sorted().map(PointerID.finger)
  }
}
