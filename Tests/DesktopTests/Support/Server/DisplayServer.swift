import Foundation

/// An X server of a test's own, with something to point with.
protocol DisplayServer: AnyObject {
  /// The name of the display.
  var name: String { get }
  /// The devices that move the pointer and press keys there.
  var devices: any InputDevices { get }
  /// A screenshot, as a window dump.
  func screen() throws -> Data
}

/// A mouse and a keyboard.
protocol InputDevices: AnyObject {
  /// Takes the pointer along a way.
  func move(along stroke: Stroke) throws
  /// Presses a button of the mouse.
  func press(_ button: Int) throws
  /// Lets a button of the mouse go.
  func release(_ button: Int) throws
  /// Presses a key, by its name in X, and lets it go.
  func key(_ name: String) throws
}

extension Child {
  /// The display that an X server made, which has been told to say so.
  func displayName() throws -> String {
    let reader = output.fileHandleForReading
    var readiness = pollfd(fd: reader.fileDescriptor, events: Int16(POLLIN), revents: 0)
    try until("the X server") { poll(&readiness, 1, 100) == 1 }
    let number = String(decoding: reader.availableData, as: UTF8.self)
    guard !number.isEmpty else { throw Failure("the X server ended at once") }
    return ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
