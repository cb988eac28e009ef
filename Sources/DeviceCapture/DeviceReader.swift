import DragCoding

/// Reads the frames of a device as those of a touch surface, a mouse or a keyboard.
///
/// The kind of device is derived from its events, since a capture can lack the device's capabilities.
enum DeviceReader {
  case contacts(any ContactReader, on: Surface)
  /// Only a mouse with absolute positions, as in a virtual machine, has a surface.
  case mouse(MouseReader, on: Surface?)
  case keyboard

  init?(_ device: Capture.Device, file: String) throws(FileError) {
    let codes = Set(device.events.map(\.code))
    let mouse = DeviceReader.mouse(MouseReader(nil, events: device.events), on: nil)
    if !codes.isDisjoint(with: [.relativeX, .relativeY]) {
      self = mouse
    } else if !codes.isDisjoint(with: [.contactX, .contactY, .contactID]) {
      let surface = try Surface(device, .contactX, .contactY, file: file)
      self = .contacts(
        device.hasSlots(codes)
          ? SlotReader(surface, isSingle: false, events: device.events) : PacketReader(surface),
        on: surface)
    } else if !codes.isDisjoint(with: [.absoluteX, .absoluteY, .touch]) {
      let isTouch = codes.contains(.touch)
      guard isTouch || !codes.contains(where: \.isGamepadButton) else { return nil }
      let surface = try Surface(device, .absoluteX, .absoluteY, file: file)
      self =
        isTouch
        ? .contacts(SlotReader(surface, isSingle: true, events: device.events), on: surface)
        : .mouse(MouseReader(surface, events: device.events), on: surface)
    } else if !codes.isDisjoint(with: EventCode.buttonsAndWheels) {
      self = mouse
    } else if codes.contains(where: { $0.type == 1 && KeyTable.knows($0.code) }) {
      self = .keyboard
    } else {
      return nil
    }
  }
}

extension Capture.Device {
  /// Returns whether the device identifies contacts by slots (multi-touch protocol B, not A).
  ///
  /// If a capture has only the first slot, it may have no slot numbers. Then a negative tracking
  /// number, which ends a contact, shows protocol B. `SYN_MT_REPORT` shows protocol A.
  fileprivate func hasSlots(_ codes: Set<EventCode>) -> Bool {
    if codes.contains(.slot) || ranges[EventCode.slot.code] != nil { return true }
    return !codes.contains(.contactReport)
      && events.contains { $0.code == .contactID && $0.value < 0 }
  }
}

struct Surface {
  let x: Axis
  let y: Axis
  var middle: SurfacePoint { SurfacePoint(x: x.middle, y: y.middle) }

  struct Axis {
    let code: EventCode
    let range: Capture.AxisRange
    var middle: Int { (range.minimum + range.maximum) / 2 }
    var count: Int { range.maximum - range.minimum + 1 }
  }

  fileprivate init(
    _ device: Capture.Device, _ x: EventCode, _ y: EventCode, file: String
  ) throws(FileError) {
    self.x = try Self.axis(x, or: .absoluteX, of: device, file: file)
    self.y = try Self.axis(y, or: .absoluteY, of: device, file: file)
  }

  private static func axis(
    _ code: EventCode, or other: EventCode, of device: Capture.Device, file: String
  ) throws(FileError) -> Axis {
    guard let range = device.ranges[code.code] ?? device.ranges[other.code] else {
      throw FileError(file: file, .noRange(axis: code.axisName, device: device.name))
    }
    guard range.maximum > range.minimum else {
      throw FileError(
        file: file, line: range.line == 0 ? nil : range.line,
        .emptyRange(axis: code.axisName, range))
    }
    return Axis(code: code, range: range)
  }
}

protocol ContactReader {
  mutating func steps(in frame: ArraySlice<Capture.Event>, hasLostEvents: Bool) -> [ContactStep]
}

enum ContactStep: Hashable {
  case began(Int, at: SurfacePoint)
  case moved(Int, to: SurfacePoint)
  /// A contact ended.
  ///
  /// `wasReported` is `false` if the device reported no end, but another contact in the same slot.
  case ended(Int, wasReported: Bool)
}

/// A location on a surface, in the units of the device.
struct SurfacePoint: Hashable {
  var x: Int
  var y: Int
}
