import DragEvents

/// The type and the code of an input event, as numbered by `linux/input-event-codes.h`.
public struct EventCode: Hashable, Sendable {
  /// The type, such as 3 for absolute axes.
  public var type: UInt16
  /// The code within the type.
  public var code: UInt16

  public init(type: UInt16, code: UInt16) { (self.type, self.code) = (type, code) }
}

extension EventCode {
  /// `SYN_REPORT` ends a frame: the events since the previous `SYN_REPORT` happened at once.
  static let report = EventCode(type: 0, code: 0)
  /// `SYN_MT_REPORT` ends one contact of a frame, on devices whose contacts have no slots.
  static let contactReport = EventCode(type: 0, code: 2)

  static let relativeX = EventCode(type: 2, code: 0)
  static let relativeY = EventCode(type: 2, code: 1)
  static let horizontalWheel = EventCode(type: 2, code: 0x06)
  static let wheel = EventCode(type: 2, code: 0x08)
  /// The turn of the wheel, in 1/120 of a notch.
  static let fineWheel = EventCode(type: 2, code: 0x0b)
  static let fineHorizontalWheel = EventCode(type: 2, code: 0x0c)

  static let absoluteX = EventCode(type: 3, code: 0)
  static let absoluteY = EventCode(type: 3, code: 1)
  static let slot = EventCode(type: 3, code: 0x2f)
  static let contactX = EventCode(type: 3, code: 0x35)
  static let contactY = EventCode(type: 3, code: 0x36)
  static let contactID = EventCode(type: 3, code: 0x39)

  static let fingerTool = EventCode(type: 1, code: 0x145)
  static let touch = EventCode(type: 1, code: 0x14a)

  static let buttonsAndWheels = Set(
    [.wheel, .horizontalWheel, .fineWheel, .fineHorizontalWheel]
      + PointerButton.allCases.map { EventCode(type: 1, code: UInt16($0.kernelCode)) })

  var isGamepadButton: Bool { type == 1 && (0x120...0x13f).contains(code) }

  /// The codes that are read, by their names in `linux/input-event-codes.h`, but for keys.
  static let named: [String: EventCode] = [
    "SYN_REPORT": .report, "SYN_MT_REPORT": .contactReport, "REL_X": .relativeX,
    "REL_Y": .relativeY, "REL_WHEEL": .wheel, "REL_HWHEEL": .horizontalWheel,
    "REL_WHEEL_HI_RES": .fineWheel, "REL_HWHEEL_HI_RES": .fineHorizontalWheel,
    "ABS_X": .absoluteX, "ABS_Y": .absoluteY, "ABS_MT_SLOT": .slot,
    "ABS_MT_POSITION_X": .contactX, "ABS_MT_POSITION_Y": .contactY,
    "ABS_MT_TRACKING_ID": .contactID, "BTN_TOOL_FINGER": .fingerTool, "BTN_TOUCH": .touch,
    "BTN_MOUSE": key(0x110), "BTN_LEFT": key(0x110), "BTN_RIGHT": key(0x111),
    "BTN_MIDDLE": key(0x112), "BTN_SIDE": key(0x113), "BTN_EXTRA": key(0x114),
  ]

  var name: String { Self.named.first { $0.value == self }?.key ?? "axis \(code)" }

  private static func key(_ code: UInt16) -> EventCode { EventCode(type: 1, code: code) }
}
