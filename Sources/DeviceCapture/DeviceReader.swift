import DragCoding

/// Reads the frames of a device as those of a touchscreen, a touchpad, a mouse or a keyboard.
///
/// The kind of device is derived from its events, since a capture can lack the device's capabilities;
/// only a touchpad is known by those.
enum DeviceReader {
  case contacts(SlotReader, on: Surface)
  case touchpad(TouchpadReader)
  /// Only a mouse with absolute positions, as in a virtual machine, has a surface.
  case mouse(MouseReader, on: Surface?)
  case keyboard

  init?(_ device: Capture.Device, file: String) throws(FileError) {
    let codes = Set(device.events.map(\.code))
    let mouse = DeviceReader.mouse(MouseReader(nil, events: device.events), on: nil)
    if !codes.isDisjoint(with: [.relativeX, .relativeY]) {
      self = mouse
    } else if !codes.isDisjoint(with: [.contactX, .contactY, .contactID]) {
      guard !codes.contains(.contactReport) else {
        throw FileError(file: file, .noSlots(device: device.name))
      }
      let surface = try Surface(device, .contactX, .contactY, file: file)
      self = .touch(SlotReader(surface, isSingle: false, events: device.events), device, surface)
    } else if !codes.isDisjoint(with: [.absoluteX, .absoluteY, .touch]) {
      let isTouch = codes.contains(.touch)
      guard isTouch || !codes.contains(where: \.isGamepadButton) else { return nil }
      let surface = try Surface(device, .absoluteX, .absoluteY, file: file)
      self =
        isTouch
        ? .touch(SlotReader(surface, isSingle: true, events: device.events), device, surface)
        : .mouse(MouseReader(surface, events: device.events), on: surface)
    } else if !codes.isDisjoint(with: EventCode.buttonsAndWheels) {
      self = mouse
    } else if codes.contains(where: { $0.type == 1 && KeyTable.knows($0.code) }) {
      self = .keyboard
    } else {
      return nil
    }
  }

  private static func touch(
    _ reader: SlotReader, _ device: Capture.Device, _ surface: Surface
  ) -> DeviceReader {
    device.isTouchpad
      ? .touchpad(TouchpadReader(reader, on: surface, events: device.events))
      : .contacts(reader, on: surface)
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
      throw FileError(file: file, .noRange(axis: code.name, device: device.name))
    }
    guard range.maximum > range.minimum else {
      throw FileError(
        file: file, line: range.line == 0 ? nil : range.line,
        .emptyRange(axis: code.name, range))
    }
    return Axis(code: code, range: range)
  }
}

enum ContactStep: Hashable {
  case began(Int, at: SurfacePoint)
  case moved(Int, to: SurfacePoint)
  case ended(Int)
}

/// A location on a surface, in the units of the device.
struct SurfacePoint: Hashable {
  var x: Int
  var y: Int
}
