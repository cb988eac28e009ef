import Foundation

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

  func press(_ button: Int) throws { try turn(button, isDown: true) }

  func release(_ button: Int) throws { try turn(button, isDown: false) }

  private func turn(_ button: Int, isDown: Bool) throws {
    let number = UInt32(button).littleEndian
    try pointer.send(
      .button, [0, number, (isDown ? 1 : 0 as UInt32).littleEndian, 0], TestDevice.place(nil))
  }

  func keyDown(_ name: String) throws { try turn(key: name, isDown: true) }

  func keyUp(_ name: String) throws { try turn(key: name, isDown: false) }

  private func turn(key name: String, isDown: Bool) throws {
    // X adds 8 to the kernel's numbers.
    let code = try KeyCode.number(of: name) + 8
    try keyboard.send(.key, [code.littleEndian, (isDown ? 1 : 0 as UInt32).littleEndian])
  }
}
