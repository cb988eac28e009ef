import Foundation

/// The touch screen, the mouse and the keyboard of an X server that takes its input from tests.
final class TestDevices: InputDevices {
  private let touch: TestDevice
  private let pointer: TestDevice
  private let keyboard: TestDevice

  /// Connects with the devices whose sockets are in `folder`.
  init(in folder: URL) throws {
    touch = try TestDevice(at: folder.appendingPathComponent("touch").path)
    pointer = try TestDevice(at: folder.appendingPathComponent("pointer").path)
    keyboard = try TestDevice(at: folder.appendingPathComponent("keyboard").path)
  }

  /// The phases of a touch.
  enum TouchPhase: UInt32 {
    case began = 18
    case moved = 19
    case ended = 20
  }

  /// Moves one of several fingers.
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

  func press(_ button: Int) throws { try turn(button, isDown: true) }

  func release(_ button: Int) throws { try turn(button, isDown: false) }

  private func turn(_ button: Int, isDown: Bool) throws {
    let number = UInt32(button).littleEndian
    try pointer.send(
      .button, [0, number, (isDown ? 1 : 0 as UInt32).littleEndian, 0], TestDevice.place(nil))
  }

  func key(_ name: String) throws {
    guard let code = Self.keyCodes[name] else {
      throw Failure("no code for the key \(name)")
    }
    for isDown: UInt32 in [1, 0] {
      try keyboard.send(.key, [code.littleEndian, isDown.littleEndian])
    }
  }

  /// The numbers that X gives to keys.
  private static let keyCodes: [String: UInt32] = ["Escape": 9, "a": 38]
}
