/// The kernel's numbers of keys (`linux/input-event-codes.h`), by their names in X.
enum KeyCode {
  static func number(of name: String) throws -> UInt32 {
    guard let number = numbers[name] else { throw Failure("no code for the key \(name)") }
    return number
  }

  private static let numbers: [String: UInt32] = [
    "Escape": 1, "Tab": 15, "Return": 28, "i": 23, "ctrl": 29, "Control_L": 29, "a": 30, "h": 35,
    "shift": 42, "0": 11, "minus": 12, "equal": 13,
    "z": 44, "x": 45, "c": 46, "v": 47, "Insert": 110, "Delete": 111,
    "space": 57, "Home": 102, "Up": 103, "Left": 105, "Right": 106, "End": 107, "Down": 108,
  ]
}
