public import DragCoding
public import DragFrameIO
public import DragGeometry
import DragRecording

extension Capture {
  /// What a window would have heard of the devices, from the first event on.
  ///
  /// Surfaces are as large as the window. Fingers are numbered in the order in which they go down; a
  /// mouse starts in the middle and stays in the window. What is still down when the capture ends is
  /// cancelled then, and what the kernel lost is not made up.
  ///
  /// - Parameter window: The window's size in logical pixels.
  /// - Returns: The events in order, the first at zero.
  /// - Throws: A ``FileError`` where there is nothing in the capture that a window hears of.
  public func events(in window: Size) throws(FileError) -> [InputEvent] {
    guard devices.contains(where: { !$0.events.isEmpty }) else {
      throw FileError(file: file, .noEvents)
    }
    let roles = devices.map(\.role)
    guard roles.contains(where: { $0 != nil }) else {
      throw FileError(file: file, .noUsableDevice)
    }
    var translator = CaptureTranslator(in: window)
    for (number, role) in roles.enumerated() {
      guard let role else { continue }
      do throws(Flaw) {
        try translator.add(devices[number], number, as: role)
      } catch {
        throw FileError(file: file, line: error.line, error.problem)
      }
    }
    let frames = try frames { roles[$0] != nil }
    for frame in frames { translator.take(frame, of: devices[frame.device]) }
    let events = translator.finish(at: frames.last?.time ?? .zero)
    guard !events.isEmpty else { throw FileError(file: file, .noEvents) }
    return events
  }

  /// The capture with one of its devices alone.
  ///
  /// - Parameter name: The device's number, counted from one, its name or its node, or part of these.
  /// - Returns: The capture of that device.
  /// - Throws: A ``FileError`` where that is none of them, or not one alone.
  public func selecting(_ name: String) throws(FileError) -> Capture {
    let places = devices.indices
    let exact = places.filter {
      "\($0 + 1)" == name || devices[$0].name == name || devices[$0].node == name
    }
    // A number is no part of a name: there would be a device 3 in /dev/input/event3.
    let isNumber = name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let named = places.filter {
      !isNumber
        && (devices[$0].name.contains(words: name) || devices[$0].node.contains(words: name))
    }
    guard let place = exact.first ?? (named.count == 1 ? named.first : nil) else {
      throw FileError(file: file, .noSuchDevice(name, among: devices.map(\.name)))
    }
    return Capture(file: file, devices: [devices[place]])
  }

  /// What is wrong with a device, and in which line.
  struct Flaw: Error {
    let line: Int?
    let problem: FileError.Problem
  }
}

extension String {
  /// `true` where `words` stand somewhere in the text, large or small.
  fileprivate func contains(words: String) -> Bool {
    let (text, part) = (Array(lowercased().utf8), Array(words.lowercased().utf8))
    guard !part.isEmpty, part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}
