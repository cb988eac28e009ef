import Foundation

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

  /// Moves to the middle of an item as a hand does.
  func glide(to item: String, in container: String = "colours", over seconds: Double = 0.5) throws {
    try glide(to: try app.place(of: item, in: container), over: seconds)
  }

  /// Moves to a point in the window, or beside it, as a hand does.
  func glide(to spot: Spot, over seconds: Double = 0.5) throws {
    try follow(.byHand(from: self.spot, to: app.onScreen(spot), over: seconds))
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

  /// Moves to a point as a hand does, while another finger moves to its own.
  func glide(
    to goal: Spot, while other: Finger, goesTo otherGoal: Spot, over seconds: Double = 0.6
  ) throws {
    let own = Stroke.byHand(from: spot, to: app.onScreen(goal), over: seconds)
    let others = Stroke.byHand(from: other.spot, to: app.onScreen(otherGoal), over: seconds).spots
    var step = 0
    try own.follow { spot in
      try screen.touch(number, .moved, at: spot)
      try screen.touch(other.number, .moved, at: others[step])
      step += 1
    }
    (spot, other.spot) = (own.spots.last ?? spot, others.last ?? other.spot)
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
