package import DragCoding
internal import DragRecording

extension FileError.Problem {
  static let foreign = Self(
    "is not a capture of evemu-record, libinput record or getevent", "check the name")
  static let noEvents = Self("has no events", "capture again, and use the device meanwhile")
  package static let noUsableDevice = Self(
    "no device acts as a touchscreen, a mouse or a keyboard", "capture another device")
  static let tooManyLines = Self(
    "has more than \(Limits.captureLines) lines", "cut the capture in two")
  static let timeGoesBack = Self(
    "time goes back by more than 24 hours", "cut the capture in two there")
  static let gapTooLong = Self(
    "more than 24 hours pass without an event", "cut the capture in two there")

  static func newer(program: String, version: UInt64) -> Self {
    Self(
      "has version \(version) of the format of \(program), which this program does not read",
      "get the newer dragplay")
  }

  package static func noSuchDevice(_ name: String, among names: [String]) -> Self {
    let choices = names.enumerated().map { "\($0.offset + 1) \(TextProblem.quoted($0.element))" }
    return Self(
      "has no single device \(TextProblem.quoted(name))",
      "choose from \(choices.joined(separator: ", "))")
  }

  static func noRange(axis: String, device: String) -> Self {
    let owner = device.isEmpty ? "(device has no name)" : "of \(TextProblem.quoted(device))"
    return Self(
      "no range for \(axis) \(owner)",
      "prepend the output of evemu-describe, or of getevent -lp on Android")
  }

  static func noSlots(device: String) -> Self {
    Self(
      "the fingers of \(TextProblem.quoted(device)) have no slots, as those of old drivers",
      "capture another device")
  }

  static func emptyRange(axis: String, _ range: Capture.AxisRange) -> Self {
    Self(
      "\(axis) ranges from \(range.minimum) to \(range.maximum), which cannot be scaled to a window",
      "correct the line")
  }
}

extension String {
  static let correctLine = "correct the line, or capture again"
}

extension Limits {
  static let captureBytes = 1 << 28
  static let captureLines = 1 << 23
}
