import Foundation

// What a recording shows is a hand, not a machine: it starts and stops softly, a little off the
// straight line, and tells of its place 125 times a second.
extension App {
  /// Moves to the middle of an item or a control as a hand does.
  func glide(to item: String, in container: String = "colours", over seconds: Double = 0.5) throws {
    try glide(to: try place(of: item, in: container), over: seconds)
  }

  /// Moves to a place in the window as a hand does.
  func glide(to spot: Spot, over seconds: Double = 0.5) throws {
    let start = pointer
    let way = Spot(x: spot.x + origin.x - start.x, y: spot.y + origin.y - start.y)
    // It bows out to one side, by a twentieth of the way.
    let bow = Spot(x: -way.y / 20, y: way.x / 20)
    let count = max(Int(seconds / 0.008), 1)
    let words = (1...count).flatMap { step in
      let time = Double(step) / Double(count)
      let share = time * time * time * (10 - 15 * time + 6 * time * time)
      let side = 4 * share * (1 - share)
      let x = Double(start.x) + Double(way.x) * share + Double(bow.x) * side
      let y = Double(start.y) + Double(way.y) * share + Double(bow.y) * side
      return ["mousemove", "\(Int(x.rounded()))", "\(Int(y.rounded()))", "sleep", "0.008"]
    }
    try desktop.xdotool(words)
    pointer = start.moved(x: way.x, y: way.y)
  }

  /// Moves to the middle of an item as a hand does, and presses the first button.
  func pick(_ item: String, in container: String = "colours", over seconds: Double = 0.4) throws {
    try glide(to: item, in: container, over: seconds)
    try hold(0.08)
    try desktop.xdotool(["mousedown", "1"])
  }

  /// Presses what is in the chrome and lets it go.
  func tap(_ control: String) throws {
    try pick(control, in: "chrome", over: 0.3)
    try hold(0.05)
    try release()
  }

  /// Keeps still.
  func hold(_ seconds: Double) throws {
    try desktop.xdotool(["sleep", "\(seconds)"])
  }

  /// Carries an item to another, waits a little and lets go; waits until all is at rest again.
  func carry(
    _ item: String, to goal: String, in container: String = "colours", over seconds: Double = 0.6
  ) throws {
    let mark = trace.count
    try pick(item, over: seconds * 2 / 3)
    try glide(to: goal, in: container, over: seconds)
    try hold(0.15)
    try release()
    try rest(after: mark)
  }

  /// Waits until nothing moves any more since the last drag ended.
  func rest(after mark: Int) throws {
    try wait(for: "dragEnded", after: mark)
    let ended = trace.lines.lastIndex { $0.call == "dragEnded" } ?? mark
    try wait(for: "idle", after: ended, within: .seconds(20))
  }
}
