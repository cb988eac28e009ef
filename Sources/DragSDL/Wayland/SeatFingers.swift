/// The fingers on a Wayland seat that were put down on the window's content; others are ignored.
///
/// Its methods return the event to pass on, if any. Locations are in the window's units, in 1/256.
struct SeatFingers {
  /// The fingers that are down, by the seat's numbers.
  private var fingers: [Int32: (finger: RawEvent.Finger, serial: UInt32)] = [:]

  /// The device that their events name: any constant, since no others are passed on beside them.
  static let device: Int64 = 0

  var isEmpty: Bool { fingers.isEmpty }

  /// The number and the press of the finger that is down; `nil` if there is none, or more than one.
  var only: (number: Int32, serial: UInt32)? {
    fingers.count == 1 ? fingers.first.map { ($0.key, $0.value.serial) } : nil
  }

  /// Handles a press, which the compositor knows by its serial.
  mutating func pressed(_ number: Int32, _ serial: UInt32, x: Double, y: Double) -> RawEvent? {
    let finger = RawEvent.Finger(device: Self.device, number: Int64(number), x: x, y: y)
    fingers[number] = (finger, serial)
    return .fingerPressed(finger)
  }

  mutating func moved(_ number: Int32, x: Double, y: Double) -> RawEvent? {
    guard var (finger, _) = fingers[number] else { return nil }
    (finger.x, finger.y) = (x, y)
    fingers[number]?.finger = finger
    return .fingerMoved(finger)
  }

  /// Handles a release, which the seat reports without a location: the finger's last one holds.
  mutating func released(_ number: Int32) -> RawEvent? {
    fingers.removeValue(forKey: number).map { .fingerReleased($0.finger) }
  }

  /// Handles the loss of all fingers, which were no touch of the window after all.
  mutating func cancelled() -> RawEvent? {
    guard !fingers.isEmpty else { return nil }
    fingers = [:]
    return .touchesCancelled
  }
}
