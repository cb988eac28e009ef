import Foundation
import ProgramSupport
import Testing

/// The mouse, or a finger on the touch screen, with a user's actions.
protocol Hand: AnyObject {
  var app: App { get }
  /// Its location on the screen.
  var spot: Spot { get }
  /// Presses a point in the window; the mouse moves there first.
  func press(at spot: Spot) throws
  /// Moves along a path on the screen.
  func follow(_ stroke: Stroke) throws
  func release() throws
}

extension Hand {
  /// Presses the middle of an item or a control.
  func press(on item: String, in container: String = "colours") throws {
    try press(at: try app.place(of: item, in: container))
  }

  /// Moves to the middle of an item, in small steps.
  func drag(to item: String, in container: String = "colours") throws {
    try drag(to: try app.place(of: item, in: container))
  }

  /// Moves to a point in the window, or beside it, in small steps.
  func drag(to spot: Spot, steps: Int = 8) throws {
    try follow(.straight(from: self.spot, to: app.onScreen(spot), steps: steps))
  }

  /// Moves to a point in the window, or beside it, as a hand does.
  func glide(to spot: Spot) throws {
    try follow(.byHand(from: self.spot, to: app.onScreen(spot)))
  }

  /// Presses and releases a control of the chrome, or an item of another container.
  func tap(_ control: String, in container: String = "chrome") throws {
    try press(on: control, in: container)
    app.hold(0.05)
    try release()
  }
}

/// A finger on the touch screen.
final class Finger: Hand {
  let app: App
  private let screen: any TouchScreen
  private let number: Int
  private(set) var spot = Spot(x: 0, y: 0)

  init(_ number: Int, of app: App, on screen: any TouchScreen) {
    (self.app, self.number, self.screen) = (app, number, screen)
  }

  func press(at spot: Spot) throws {
    self.spot = app.onScreen(spot)
    try screen.touch(number, .began, at: self.spot)
  }

  func follow(_ stroke: Stroke) throws {
    try stroke.follow { try screen.touch(number, .moved, at: $0) }
    spot = stroke.spots.last ?? spot
  }

  func release() throws {
    try screen.touch(number, .ended, at: spot)
  }

  /// Holds an item until it is lifted.
  func lift(_ item: String, in container: String = "colours") throws {
    let mark = app.trace.count
    try press(on: item, in: container)
    try app.wait(for: "dragBegan", after: mark) { $0["item"] == item }
  }
}

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
    try desktop.devices.turn(key: key, isDown: true)
    try act()
    try desktop.devices.turn(key: key, isDown: false)
  }

  /// Turns the wheel down by a notch.
  func wheel() throws {
    try desktop.devices.press(5)
    try desktop.devices.release(5)
  }

  /// Rests.
  func hold(_ seconds: Double) { pause(for: .seconds(seconds)) }

  /// A finger by its number, on a desktop with a touch screen.
  func finger(_ number: Int = 1) throws -> Finger {
    Finger(number, of: self, on: try desktop.touchScreen())
  }
}

/// The path of a pointer over the screen, with the interval of its reports.
struct Stroke {
  /// The points that it reports, one after the other.
  let spots: [Spot]
  /// The seconds after each.
  let interval: Double

  /// A straight path in a few equal steps.
  static func straight(from start: Spot, to end: Spot, steps: Int = 8) -> Stroke {
    let spots = (1...steps).map { step in
      start.moved(x: (end.x - start.x) * step / steps, y: (end.y - start.y) * step / steps)
    }
    return Stroke(spots: spots, interval: 0.016)
  }

  /// The path of a hand in half a second: it starts and stops softly, a little off the straight line, and
  /// reports its location 125 times a second.
  static func byHand(from start: Spot, to end: Spot) -> Stroke {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let spots = (1...62).map { step in
      let time = Double(step) / 62
      let share = time * time * time * (10 - 15 * time + 6 * time * time)
      // It curves to one side, by a twentieth of the length.
      let side = share * (1 - share) / 5
      return start.moved(
        x: Int((dx * share - dy * side).rounded()), y: Int((dy * share + dx * side).rounded()))
    }
    return Stroke(spots: spots, interval: 0.008)
  }

  /// Moves along the path, at its pace.
  func follow(_ step: (Spot) throws -> Void) throws {
    let start = ContinuousClock.now
    for (index, spot) in spots.enumerated() {
      try step(spot)
      let next = start + .seconds(interval * Double(index + 1))
      pause(for: next - .now)
    }
  }
}

/// Waits for as long as a hand does.
func pause(for time: Duration) {
  Thread.sleep(forTimeInterval: max(0, time / .seconds(1)))
}
