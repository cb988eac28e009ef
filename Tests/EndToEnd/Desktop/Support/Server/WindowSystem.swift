import Foundation
import ProgramSupport

/// A private session without a screen, in which programs show windows, and the input devices of a user.
protocol WindowSystem: AnyObject {
  /// The environment of programs in the session.
  var environment: [String: String] { get }
  /// The mouse and the keyboard.
  var devices: any InputDevices { get }
  /// The touch screen, if the session has one.
  var touchScreen: (any TouchScreen)? { get }
  /// The name of the visible window of a process, with a title; `nil` until it has one.
  func window(of process: Int32, titled title: String) throws -> String?
  /// Moves a window.
  func place(_ window: String, at spot: Spot) throws
  /// Focuses a window, and restores it if it is minimized.
  func activate(_ window: String) throws
  /// The frame of a window's content on the desktop.
  func frame(of window: String) throws -> Frame
  /// Focuses something else; under X11, a small window at a spot.
  func focusOther(at spot: Spot) throws
  /// A screenshot.
  func picture() throws -> Screenshot
  /// Whether programs can reach the session: under X11, one of them can hold the server for itself.
  var isReachable: Bool { get }
}

extension WindowSystem {
  var isReachable: Bool { true }

  /// The name of the visible window of the program under test; `nil` until it has one.
  func window(of process: Int32) throws -> String? {
    try window(of: process, titled: "Drag Playground")
  }
}

/// A mouse and a keyboard.
protocol InputDevices: AnyObject {
  /// Moves the pointer along a path.
  func move(along stroke: Stroke) throws
  /// Presses or releases a button of the mouse, by its number in X.
  func turn(_ button: Int, isDown: Bool) throws
  /// Presses or releases a key, by its name in X.
  func turn(key name: String, isDown: Bool) throws
}

extension InputDevices {
  func press(_ button: Int) throws { try turn(button, isDown: true) }

  func release(_ button: Int) throws { try turn(button, isDown: false) }

  /// Presses and releases a key, or several whose names are joined by a plus sign.
  func key(_ names: String) throws {
    let keys = names.split(separator: "+").map(String.init)
    for key in keys { try turn(key: key, isDown: true) }
    for key in keys.reversed() { try turn(key: key, isDown: false) }
  }
}

/// A touch screen.
protocol TouchScreen: AnyObject {
  /// Puts down, moves or lifts one of several fingers.
  func touch(_ finger: Int, _ phase: TouchPhase, at spot: Spot) throws
}

/// The phases of a touch, by their numbers in the X server's test device.
enum TouchPhase: UInt32 {
  case began = 18
  case moved = 19
  case ended = 20
}

/// The kernel's numbers of keys (`linux/input-event-codes.h`), by their names in X.
enum KeyCode {
  static func number(of name: String) throws -> UInt32 {
    guard let number = numbers[name] else { throw Failure("no code for the key \(name)") }
    return number
  }

  private static let numbers: [String: UInt32] = [
    "Escape": 1, "Tab": 15, "Return": 28, "i": 23, "ctrl": 29, "Control_L": 29, "a": 30, "h": 35,
    "shift": 42, "0": 11, "minus": 12, "equal": 13,
    "z": 44, "x": 45, "c": 46, "v": 47, "Insert": 110, "Delete": 111,
    "space": 57, "Home": 102, "Up": 103, "Left": 105, "Right": 106, "End": 107, "Down": 108,
  ]
}
