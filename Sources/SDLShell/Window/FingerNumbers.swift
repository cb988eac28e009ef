internal import DragFrameIO

/// Gives fingers small numbers: SDL's grow with every touch and say nothing.
struct FingerNumbers {
  fileprivate struct Touch: Hashable {
    let device: Int64
    let number: Int64
  }

  private var numbers: [Touch: Int] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  /// The identities of all fingers that are down, in their order.
  var pointers: [PointerID] { numbers.values.sorted().map(PointerID.finger) }

  /// The identity of a finger that is down.
  func pointer(of finger: RawEvent.Finger) -> PointerID? {
    numbers[Touch(finger)].map(PointerID.finger)
  }

  /// Gives a finger the lowest number that no other finger has.
  mutating func add(_ finger: RawEvent.Finger) -> PointerID {
    if let known = pointer(of: finger) { return known }
    var number = 1
    while numbers.values.contains(number) { number += 1 }
    numbers[Touch(finger)] = number
    return .finger(number)
  }

  /// Takes back the number of a finger that went up.
  mutating func remove(_ finger: RawEvent.Finger) -> PointerID? {
    numbers.removeValue(forKey: Touch(finger)).map(PointerID.finger)
  }
}

extension FingerNumbers.Touch {
  fileprivate init(_ finger: RawEvent.Finger) {
    self.init(device: finger.device, number: finger.number)
  }
}
