import DragRecording

/// What an input device tells of: a type and a code, as `linux/input-event-codes.h` numbers them.
public struct EventCode: Hashable, Sendable {
  /// The type, such as 3 for absolute axes.
  public var type: UInt16
  /// The code within the type.
  public var code: UInt16

  /// Creates a code.
  public init(type: UInt16, code: UInt16) {
    self.type = type
    self.code = code
  }
}

extension EventCode {
  /// The end of a frame: what came since the frame before happened at once.
  static let report = EventCode(type: 0, code: 0)
  /// The end of one contact of a frame, where contacts have no slots.
  static let contactReport = EventCode(type: 0, code: 2)
  /// The kernel's queue ran over: events are missing.
  static let dropped = EventCode(type: 0, code: 3)

  static let relativeX = EventCode(type: 2, code: 0)
  static let relativeY = EventCode(type: 2, code: 1)
  static let horizontalWheel = EventCode(type: 2, code: 0x06)
  static let wheel = EventCode(type: 2, code: 0x08)
  /// The wheel in 1/120 of a notch, told beside ``wheel``.
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
  /// A finger or a pen touches the surface.
  static let touch = key(0x14a)

  static func key(_ code: UInt16) -> EventCode { EventCode(type: 1, code: code) }

  /// `true` for the buttons of joysticks and gamepads.
  var isGamepadButton: Bool { type == 1 && (0x120...0x13f).contains(code) }

  /// The name of an absolute axis as the kernel has it, for a complaint about its range.
  static func axisName(_ code: UInt16) -> String {
    switch code {
    case absoluteX.code: "ABS_X"
    case absoluteY.code: "ABS_Y"
    case contactX.code: "ABS_MT_POSITION_X"
    case contactY.code: "ABS_MT_POSITION_Y"
    default: "axis \(code)"
    }
  }
}
