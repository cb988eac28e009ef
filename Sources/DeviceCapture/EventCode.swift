/// The type and the code of an input event, as numbered by `linux/input-event-codes.h`.
public struct EventCode: Hashable, Sendable {
  /// The type, such as 3 for absolute axes.
  public var type: UInt16
  /// The code within the type.
  public var code: UInt16

  /// Creates a code.
  public init(type: UInt16, code: UInt16) { (self.type, self.code) = (type, code) }
}

extension EventCode {
  /// `SYN_REPORT` ends a frame: the events since the previous `SYN_REPORT` happened at once.
  static let report = EventCode(type: 0, code: 0)
  /// `SYN_MT_REPORT` ends one contact of a frame, on devices whose contacts have no slots.
  static let contactReport = EventCode(type: 0, code: 2)
  /// `SYN_DROPPED`: the kernel's queue overflowed, and events are missing.
  static let dropped = EventCode(type: 0, code: 3)

  static let relativeX = EventCode(type: 2, code: 0)
  static let relativeY = EventCode(type: 2, code: 1)
  static let horizontalWheel = EventCode(type: 2, code: 0x06)
  static let wheel = EventCode(type: 2, code: 0x08)
  /// `REL_WHEEL_HI_RES`: the turn of the wheel, in 1/120 of a notch.
  static let fineWheel = EventCode(type: 2, code: 0x0b)
  static let fineHorizontalWheel = EventCode(type: 2, code: 0x0c)

  static let absoluteX = EventCode(type: 3, code: 0)
  static let absoluteY = EventCode(type: 3, code: 1)
  static let slot = EventCode(type: 3, code: 0x2f)
  static let contactSize = EventCode(type: 3, code: 0x30)
  static let contactX = EventCode(type: 3, code: 0x35)
  static let contactY = EventCode(type: 3, code: 0x36)
  static let contactID = EventCode(type: 3, code: 0x39)
  static let contactPressure = EventCode(type: 3, code: 0x3a)

  static let leftButton = key(0x110)
  static let rightButton = key(0x111)
  static let middleButton = key(0x112)
  static let touch = key(0x14a)

  static let buttonsAndWheels: Set<EventCode> = [
    .leftButton, .rightButton, .middleButton, .wheel, .horizontalWheel, .fineWheel,
    .fineHorizontalWheel,
  ]

  private static func key(_ code: UInt16) -> EventCode { EventCode(type: 1, code: code) }

  var isGamepadButton: Bool { type == 1 && (0x120...0x13f).contains(code) }

  var axisName: String {
    switch self {
    case .absoluteX: "ABS_X"
    case .absoluteY: "ABS_Y"
    case .contactX: "ABS_MT_POSITION_X"
    case .contactY: "ABS_MT_POSITION_Y"
    default: "axis \(code)"
    }
  }
}
