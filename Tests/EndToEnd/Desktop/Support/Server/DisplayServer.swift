import Foundation

/// A test's own X server, with pointing devices.
protocol DisplayServer: AnyObject {
  /// The name of the display.
  var name: String { get }
  /// The devices that move its pointer and press its keys.
  var devices: any InputDevices { get }
  /// A screenshot, as a window dump.
  func screen() throws -> Data
}

extension Child {
  /// The display that an X server reports on a pipe.
  func displayName() throws -> String {
    let reader = output.fileHandleForReading
    var readiness = pollfd(fd: reader.fileDescriptor, events: Int16(POLLIN), revents: 0)
    try until("the X server") { poll(&readiness, 1, 100) == 1 }
    let number = String(decoding: reader.availableData, as: UTF8.self)
    guard !number.isEmpty else { throw Failure("the X server ended at once") }
    return ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
