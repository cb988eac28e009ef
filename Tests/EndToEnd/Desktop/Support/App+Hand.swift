import Foundation
import ProgramSupport
import Testing

// MARK: - The mouse and the keyboard

extension App {
  /// The location of a point of the window on the screen.
  func onScreen(_ spot: Spot) -> Spot { spot.moved(x: origin.x, y: origin.y) }

  var app: App { self }

  func press(at spot: Spot) throws { try press(at: spot, button: 1) }

  /// Moves to a point in the window and presses a button.
  func press(at spot: Spot, button: Int) throws {
    try drag(to: spot)
    try desktop.devices.press(button)
  }

  /// Presses and releases a button at a point in the window, or beside it.
  func click(at spot: Spot, button: Int = 1) throws {
    try press(at: spot, button: button)
    try release(button: button)
  }

  func follow(_ stroke: Stroke) throws {
    try desktop.devices.move(along: stroke)
    spot = stroke.spots.last ?? spot
  }

  func release() throws { try release(button: 1) }

  /// Releases a button.
  func release(button: Int) throws {
    try desktop.devices.release(button)
  }

  /// Moves to a point in the window, in small steps.
  func move(to spot: Spot, steps: Int = 8) throws { try drag(to: spot, steps: steps) }

  /// Presses a point in the window, drags to another as a hand does, and releases.
  func drag(from start: Spot, to end: Spot) throws {
    try press(at: start)
    try glide(to: end)
    hold(0.15)
    try release()
  }

  /// Drags an item to another, and waits until everything has settled.
  func carry(_ item: String, to goal: String, in container: String = "colours") throws {
    let mark = trace.count
    try drag(from: try place(of: item, in: container), to: try place(of: goal, in: container))
    try rest(after: mark)
  }

  /// Presses and releases a key, or several whose names are joined by a plus sign.
  func key(_ names: String) throws {
    try desktop.devices.key(names)
  }

  /// Presses keys one after the other.
  func keys(_ names: String...) throws {
    for name in names {
      try key(name)
      hold(0.06)
    }
  }

  /// Keeps a key down while something else happens.
  func holding(_ key: String, _ act: () throws -> Void) throws {
    try desktop.devices.keyDown(key)
    try act()
    try desktop.devices.keyUp(key)
  }

  /// Turns the wheel down by some notches.
  func wheel(notches: Int = 1) throws {
    for _ in 0..<notches {
      try desktop.devices.press(5)
      try desktop.devices.release(5)
    }
  }

  /// Rests.
  func hold(_ seconds: Double) { pause(for: .seconds(seconds)) }

  /// A finger by its number, on a desktop with a touch screen.
  func finger(_ number: Int = 1) throws -> Finger {
    Finger(number, of: self, on: try desktop.touchScreen())
  }
}
