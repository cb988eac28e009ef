public import DragGeometry

/// The events of input devices, as captured by `evemu-record`, `libinput record` or Android's `getevent`.
///
/// ```swift
/// let capture = try Capture(contentsOf: "touchscreen.evemu")
/// let events = try capture.events(in: Size(width: 900, height: 700))
/// ```
public struct Capture: Hashable, Sendable {
  /// The file's name as the user gave it, for errors.
  public var file: String
  /// The devices, in the order of the file.
  public var devices: [Device]
  /// Whether the file's last line was left out, because it is invalid and has no line break.
  public var isTorn = false

  public init(file: String = "capture", devices: [Device]) {
    (self.file, self.devices) = (file, devices)
  }

  /// An input device and its events.
  public struct Device: Hashable, Sendable {
    /// The name that the device reports; empty if unknown.
    public var name: String
    /// The kernel's file of the device, such as `/dev/input/event3`; empty if unknown.
    public var node: String
    /// The ranges of the absolute axes, by ``EventCode/code``.
    public var ranges: [UInt16: AxisRange] = [:]
    /// The properties, by their numbers in `linux/input-event-codes.h`; empty if unknown.
    ///
    /// 1 is that of a touchscreen, 0 that of a device that moves the mouse.
    public var properties: Set<UInt16> = []
    /// The keys and buttons that the device has, by ``EventCode/code``; empty if unknown.
    public var keys: Set<UInt16> = []
    /// The events, in order.
    public var events: [Event] = []
    /// The number of key presses that `libinput record` obfuscated; they are not among the ``events``.
    public var hiddenKeys = 0

    /// Creates a device without events.
    public init(name: String = "", node: String = "") {
      (self.name, self.node) = (name, node)
    }
  }

  /// The range of an absolute axis, in the device's own units.
  public struct AxisRange: Hashable, Sendable {
    /// The smallest value; for a position, the left or upper edge.
    public let minimum: Int
    /// The largest value; for a position, the right or lower edge.
    public let maximum: Int
    /// The number of units in a millimetre; zero if unknown.
    public let resolution: Int
    /// The line of the file that declares the range, from one; zero if unknown.
    public let line: Int

    /// Creates a range; minimum and maximum are clamped to signed 32 bits.
    public init(minimum: Int, maximum: Int, resolution: Int = 0, line: Int = 0) {
      (self.minimum, self.maximum) = (minimum.clampedToKernel, maximum.clampedToKernel)
      (self.resolution, self.line) = (resolution, line)
    }
  }

  /// An event of a device.
  public struct Event: Hashable, Sendable {
    /// The time on the clock of the capture, whose zero is arbitrary.
    public let time: Microseconds
    /// The axis, the key or button, a synchronization event such as `SYN_REPORT`, or other data such as
    /// `MSC_SCAN`.
    public let code: EventCode
    /// The value of an absolute axis, the change of a relative axis, or the state of a key or button: 0 (up),
    /// 1 (down) or 2 (repeated).
    public let value: Int
    /// The line of the file that contains the event, from one; zero if unknown.
    public let line: Int

    /// Creates an event; the value is clamped to signed 32 bits.
    public init(time: Microseconds, _ code: EventCode, _ value: Int, line: Int = 0) {
      (self.time, self.code, self.line) = (time, code, line)
      self.value = value.clampedToKernel
    }
  }
}

extension Int {
  fileprivate var clampedToKernel: Int { Int(Int32(clamping: self)) }
}
