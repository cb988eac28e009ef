import DragRecording

extension Capture.Device {
  /// What a device acts as.
  enum Role: Hashable, Sendable {
    /// Several fingers, told apart by slots: multi-touch protocol B.
    case slots
    /// Several fingers, all told of in each frame: multi-touch protocol A.
    case packets
    /// One finger or pen.
    case singleTouch
    /// A mouse.
    case mouse
    /// A pointer with absolute places, as of a virtual machine.
    case absoluteMouse
    /// Keys alone.
    case keyboard
  }

  /// What the device acted as in this capture; nothing where none of it is anything to a window.
  ///
  /// What it told says it, not what it could: a capture of events alone does not tell that, and a
  /// mouse with a touch surface acts as a mouse.
  var role: Role? {
    let told = Set(events.map(\.code))
    if told.contains(.relativeX) || told.contains(.relativeY) { return .mouse }
    if told.contains(.contactX) || told.contains(.contactY) || told.contains(.contactID) {
      return hasSlots(told) ? .slots : .packets
    }
    if told.contains(.absoluteX) || told.contains(.absoluteY) || told.contains(.touch) {
      if told.contains(.touch) { return .singleTouch }
      return told.contains(where: \.isGamepadButton) ? nil : .absoluteMouse
    }
    let ofMouse: [EventCode] = [
      .leftButton, .rightButton, .middleButton, .wheel, .horizontalWheel, .fineWheel,
      .fineHorizontalWheel,
    ]
    if ofMouse.contains(where: told.contains) { return .mouse }
    return told.contains { $0.type == 1 && KeyTable.knows($0.code) } ? .keyboard : nil
  }

  /// Slots that are never changed are not told of: then the end of a contact says that there are any.
  private func hasSlots(_ told: Set<EventCode>) -> Bool {
    if told.contains(.slot) || ranges[EventCode.slot.code] != nil { return true }
    return !told.contains(.contactReport)
      && events.contains { $0.code == .contactID && $0.value < 0 }
  }

  /// Where several fingers touch.
  var contactSurface: Surface {
    get throws(Capture.Flaw) {
      Surface(
        x: try axis(.contactX, or: .absoluteX), y: try axis(.contactY, or: .absoluteY))
    }
  }

  /// Where one finger touches, or a pointer points.
  var pointerSurface: Surface {
    get throws(Capture.Flaw) {
      Surface(
        x: try axis(.absoluteX, or: .absoluteX), y: try axis(.absoluteY, or: .absoluteY))
    }
  }

  /// An axis with its range, or with that of the axis that stands for it.
  private func axis(_ code: EventCode, or other: EventCode) throws(Capture.Flaw) -> Surface.Axis {
    let axis = EventCode.axisName(code.code)
    guard let range = ranges[code.code] ?? ranges[other.code] else {
      throw Capture.Flaw(line: nil, problem: .noRange(axis: axis, device: name))
    }
    guard range.maximum > range.minimum else {
      throw Capture.Flaw(
        line: range.line == 0 ? nil : range.line,
        problem: .emptyRange(axis: axis, range))
    }
    return Surface.Axis(code: code, range: range)
  }
}
