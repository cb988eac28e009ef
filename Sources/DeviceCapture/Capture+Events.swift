public import DragCoding
public import DragEvents
public import DragGeometry

extension Capture {
  /// Translates the capture to the events of a window.
  ///
  /// A device that is not a touch surface, a mouse or a keyboard is ignored. Absolute positions are
  /// scaled to the window. A finger that is pressed gets the lowest free number, from one. A mouse that
  /// reports relative motions, and that of a touchpad (``Device/isTouchpad``), starts in the middle of
  /// the window and stays inside it. A touchpad moves it by 12 logical pixels for a millimetre; the
  /// acceleration, taps and scrolling by two fingers are left out. At the end, pointers that are still
  /// down are cancelled, and held keys are released.
  ///
  /// - Parameter window: The window's size in logical pixels.
  /// - Returns: The events in order of time. Time zero is that of the earliest captured event of a
  ///   device that is not ignored.
  /// - Throws: A `FileError` if no events result. Also if an axis for positions has no range, or one
  ///   whose maximum is not above its minimum. Also if a touch surface has no slots (the kernel's
  ///   multi-touch protocol A), or a device's time jumps by more than a day.
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

  /// Returns a capture with only one of the devices.
  ///
  /// A device matches exactly if `name` is its number (from one), its name or its node. Of several
  /// exact matches, the first is returned. Without an exact match, a device matches in part if its name
  /// or node contains `name`, regardless of case. A number never matches in part.
  ///
  /// - Parameter name: A device's number, name or node, or a part of the name or node.
  /// - Returns: The capture of that device.
  /// - Throws: A `FileError` if there is no exact match, and the number of partial matches is not one.
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
