public import DragGeometry
import DragRecording

/// What input devices told the kernel, as `evemu-record` or `libinput record` wrote it down.
///
/// ```swift
/// let capture = try Capture(contentsOf: "touchscreen.evemu")
/// let events = try capture.events(in: Size(width: 900, height: 700))
/// ```
public struct Capture: Hashable, Sendable {
  /// The file's name as the user gave it, for the words of an error.
  public var file: String
  /// The devices, in the order of the file.
  public var devices: [Device]
  /// `true` where the last line was not finished, as a killed program leaves it, and is left out.
  public var isTorn = false

  /// Creates a capture.
  public init(file: String = "capture", devices: [Device]) {
    self.file = file
    self.devices = devices
  }

  /// A device and what it told.
  public struct Device: Hashable, Sendable {
    /// The name that the device gave itself.
    public var name: String
    /// The file that the kernel had for it, such as `/dev/input/event3`, where it is known.
    public var node: String
    /// From where to where its absolute axes reach, by their codes.
    public var ranges: [UInt16: AxisRange] = [:]
    /// What it told, in order.
    public var events: [Event] = []
    /// How many keys were recorded without telling which.
    public var hiddenKeys = 0

    /// Creates a device that has told nothing.
    public init(name: String = "", node: String = "") {
      self.name = name
      self.node = node
    }
  }

  /// From where to where an absolute axis reaches, in the device's own units.
  public struct AxisRange: Hashable, Sendable {
    /// The value at the left or upper edge.
    public let minimum: Int
    /// The value at the right or lower edge.
    public let maximum: Int
    /// How many units there are in a millimetre; zero where that is not known.
    public let resolution: Int
    /// The line of the file; zero where the range comes from none.
    public let line: Int

    /// Creates a range; the kernel's values have 32 bits, and larger ones are brought within.
    public init(minimum: Int, maximum: Int, resolution: Int = 0, line: Int = 0) {
      self.minimum = minimum.ofKernel
      self.maximum = maximum.ofKernel
      self.resolution = resolution
      self.line = line
    }
  }

  /// One thing that a device told.
  public struct Event: Hashable, Sendable {
    /// When, on the clock of the recording program.
    public let time: Microseconds
    /// What.
    public let code: EventCode
    /// How much, or where.
    public let value: Int
    /// The line of the file; zero where the event comes from none.
    public let line: Int

    /// Creates an event; the kernel's values have 32 bits, and larger ones are brought within.
    public init(time: Microseconds, _ code: EventCode, _ value: Int, line: Int = 0) {
      self.time = time
      self.code = code
      self.value = value.ofKernel
      self.line = line
    }
  }
}

extension Int {
  /// The number within the 32 bits of the kernel's values, so that nothing computed from it overflows.
  fileprivate var ofKernel: Int { Int(Int32(clamping: self)) }
}
