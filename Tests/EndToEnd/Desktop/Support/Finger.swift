import Foundation

/// A finger on the touch screen, with a user's actions.
final class Finger {
  private let app: App
  private let screen: any TouchScreen
  private let number: Int
  /// Its location on the screen.
  private var place = Spot(x: 0, y: 0)

  init(_ number: Int, of app: App, on screen: any TouchScreen) {
    (self.app, self.number, self.screen) = (app, number, screen)
  }

  /// Touches the middle of an item or a control.
  func press(on item: String, in container: String = "colours") throws {
    try press(at: try app.place(of: item, in: container))
  }

  /// Touches a point in the window.
  func press(at spot: Spot) throws {
    place = app.onScreen(spot)
    try screen.touch(number, .began, at: place)
  }

  /// Moves to the middle of an item, in small steps.
  func drag(to item: String, in container: String = "colours") throws {
    try drag(to: try app.place(of: item, in: container))
  }

  /// Moves to a point in the window, or beside it, in small steps.
  func drag(to spot: Spot) throws {
    try follow(.straight(from: place, to: app.onScreen(spot)))
  }

  /// Moves to the middle of an item as a hand does.
  func glide(to item: String, in container: String = "colours", over seconds: Double = 0.5) throws {
    try glide(to: try app.place(of: item, in: container), over: seconds)
  }

  /// Moves to a point in the window, or beside it, as a hand does.
  func glide(to spot: Spot, over seconds: Double = 0.5) throws {
    try follow(.byHand(from: place, to: app.onScreen(spot), over: seconds))
  }

  /// Moves to a point as a hand does, while another finger moves to its own.
  func glide(
    to spot: Spot, while other: Finger, goesTo otherSpot: Spot, over seconds: Double = 0.6
  ) throws {
    let ways = [
      Stroke.byHand(from: place, to: app.onScreen(spot), over: seconds).spots,
      Stroke.byHand(from: other.place, to: app.onScreen(otherSpot), over: seconds).spots,
    ]
    let both = Stroke(spots: ways[0], interval: 0.008)
    var step = 0
    try both.follow { spot in
      try screen.touch(number, .moved, at: spot)
      try screen.touch(other.number, .moved, at: ways[1][step])
      step += 1
    }
    (place, other.place) = (ways[0].last ?? place, ways[1].last ?? other.place)
  }

  /// Leaves the screen.
  func release() throws {
    try screen.touch(number, .ended, at: place)
  }

  /// Taps a control of the chrome, or an item of another container.
  func tap(_ control: String, in container: String = "chrome") throws {
    try press(on: control, in: container)
    app.hold(0.05)
    try release()
  }

  /// Holds an item until it is lifted.
  func lift(_ item: String, in container: String = "colours") throws {
    let mark = app.trace.count
    try press(on: item, in: container)
    try app.wait(for: "dragBegan", after: mark) { $0["item"] == item }
  }

  /// Moves along a path on the screen.
  func follow(_ stroke: Stroke) throws {
    try stroke.follow { try screen.touch(number, .moved, at: $0) }
    place = stroke.spots.last ?? place
  }
}
