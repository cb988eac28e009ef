import Foundation
import Glibc
import ProgramSupport

/// The touch screen, the mouse and the keyboard of an X server that takes its input from tests.
final class TestDevices: InputDevices, TouchScreen {
  private let touch: TestDevice
  private let pointer: TestDevice
  private let keyboard: TestDevice

  /// Connects with the devices whose sockets are in `folder`.
  init(in folder: URL) throws {
    touch = try TestDevice(at: folder.appendingPathComponent("touch").path)
    pointer = try TestDevice(at: folder.appendingPathComponent("pointer").path)
    keyboard = try TestDevice(at: folder.appendingPathComponent("keyboard").path)
  }

  func touch(_ finger: Int, _ phase: TouchPhase, at spot: Spot) throws {
    try touch.send(
      .touch, [UInt32(finger).littleEndian, phase.rawValue.littleEndian],
      TestDevice.place(spot))
  }

  func move(along stroke: Stroke) throws {
    try stroke.follow { spot in
      try pointer.send(.motion, [1, 0], TestDevice.place(spot))
    }
  }

  func turn(_ button: Int, isDown: Bool) throws {
    let number = UInt32(button).littleEndian
    try pointer.send(
      .button, [0, number, (isDown ? 1 : 0 as UInt32).littleEndian, 0], TestDevice.place(nil))
  }

  func turn(key name: String, isDown: Bool) throws {
    // X adds 8 to the kernel's numbers.
    let code = try KeyCode.number(of: name) + 8
    try keyboard.send(.key, [code.littleEndian, (isDown ? 1 : 0 as UInt32).littleEndian])
  }
}

/// A connection to a device of an X server that takes its input from tests (`xf86-input-inputtest`).
///
/// A message is a length, a kind and numbers, all little-endian, laid out as in C. After each, the
/// server is asked whether it has processed it; the test fails without an answer in five seconds.
final class TestDevice {
  /// The kinds of messages.
  enum Message: UInt32 {
    case version = 0
    case synchronisation = 1
    case motion = 2
    case button = 4
    case key = 5
    case touch = 6
  }

  private let socket: Int32

  /// Connects with the device whose socket is at `path`; waits until it exists.
  init(at path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw Failure("there is no socket") }
    var patience = timeval(tv_sec: 5, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(socket, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    try until("the device at \(path)") { Self.connect(socket, to: path) }
    try write(.version, [UInt32(1 | 1 << 16).littleEndian])
    try expectAnswer(ofLength: 12)
  }

  deinit {
    close(socket)
  }

  /// Sends a message and waits until the server has processed it.
  func send(_ message: Message, _ numbers: [UInt32], _ axes: [UInt8] = []) throws {
    try write(message, numbers, axes)
    try write(.synchronisation, [])
    try expectAnswer(ofLength: 8)
  }

  private func write(_ message: Message, _ numbers: [UInt32], _ axes: [UInt8] = []) throws {
    let length = UInt32(8 + numbers.count * 4 + axes.count)
    let words = [length.littleEndian, message.rawValue.littleEndian] + numbers
    let bytes = words.flatMap { withUnsafeBytes(of: $0, Array.init) } + axes
    // A message is small, and the server reads each before the next is sent: it is written at once.
    guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw Failure("the X server does not take its input: \(String(cString: strerror(errno)))")
    }
  }

  private func expectAnswer(ofLength length: Int) throws {
    var bytes = [UInt8](repeating: 0, count: length)
    guard recv(socket, &bytes, length, Int32(MSG_WAITALL)) == length else {
      throw Failure("the X server does not answer: \(String(cString: strerror(errno)))")
    }
  }

  static func connect(_ socket: Int32, to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, size) == 0
      }
    }
  }
}

extension TestDevice {
  /// A point on the screen as a device reports it, or its absence: a mask of the 64 axes that are
  /// set, their values, and again their values, before acceleration.
  static func place(_ spot: Spot?) -> [UInt8] {
    var values = [Double](repeating: 0, count: 128)
    var meant: UInt64 = 0
    if let spot {
      // An axis goes from 0 to 65535 over the whole screen.
      values[0] = Double(spot.x) * 65_536 / Double(Desktop.width)
      values[1] = Double(spot.y) * 65_536 / Double(Desktop.height)
      meant = 0b11
    }
    let head: [UInt8] =
      [0, 0, 0, 0] + withUnsafeBytes(of: meant.littleEndian, Array.init) + [0, 0, 0, 0]
    return head + values.flatMap { withUnsafeBytes(of: $0.bitPattern.littleEndian, Array.init) }
  }
}
