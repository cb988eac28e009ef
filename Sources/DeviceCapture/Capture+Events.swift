public import DragCoding
public import DragFrameIO
public import DragGeometry

extension Capture {
  /// Translates the capture to the events of a window.
  ///
  /// Absolute positions are scaled to the window. A finger gets the lowest free number, from one.
  /// A mouse with relative motions starts in the middle and stays in the window. Pointers that are
  /// still down at the end are cancelled, and keys are released. Devices other than touch surfaces,
  /// mice and keyboards are ignored.
  ///
  /// - Parameter window: The window's size in logical pixels.
  /// - Returns: The events in order, with times since the earliest event of the devices that are not ignored.
  /// - Throws: A `FileError` if no events result, an axis has no range or an empty one, or a time is invalid.
  public func events(in window: Size) throws(FileError) -> [InputEvent] {
    guard devices.contains(where: { !$0.events.isEmpty }) else {
      throw FileError(file: file, .noEvents)
    }
    var translator = CaptureTranslator(in: window)
    for (index, device) in devices.enumerated() {
      translator.readers[index] = try DeviceReader(device, file: file)
    }
    guard !translator.readers.isEmpty else { throw FileError(file: file, .noUsableDevice) }
    let frames = try frames(of: translator.readers.keys.sorted())
    for frame in frames { translator.take(frame, of: devices[frame.device]) }
    let events = translator.finish(at: frames.last?.time ?? .zero)
    guard !events.isEmpty else { throw FileError(file: file, .noEvents) }
    return events
  }

  /// Returns the capture with one of its devices alone.
  ///
  /// - Parameter name: The device's number (from one), name or node. A text that is not a number can also be
  ///   part of a name or node, regardless of case. Of several exact matches, the first is returned.
  /// - Returns: The capture of that device.
  /// - Throws: A `FileError` if no device matches exactly, and none or several match in part.
  public func selecting(_ name: String) throws(FileError) -> Capture {
    let exact = devices.indices.filter {
      "\($0 + 1)" == name || devices[$0].name == name || devices[$0].node == name
    }
    // A number is no part of a name: there would be a device 3 in /dev/input/event3.
    let isNumber = name.allSatisfy(\.isNumber)
    let part = name.lowercased()
    let partial = devices.indices.filter { index in
      !isNumber
        && [devices[index].name, devices[index].node].contains { $0.lowercased().contains(part) }
    }
    guard let index = exact.first ?? (partial.count == 1 ? partial.first : nil) else {
      throw FileError(file: file, .noSuchDevice(name, among: devices.map(\.name)))
    }
    return Capture(file: file, devices: [devices[index]])
  }
}
