// A recording shows the movements of a hand, not of a machine.
extension App {
  /// Moves to a point in the window and releases the button there, in one command: between two of them
  /// the pointer would rest, and the item would not be flung.
  func fling(to spot: Spot) throws {
    let end = onScreen(spot)
    try desktop.devices.fling(along: .straight(from: pointer, to: end, steps: 8))
    pointer = end
  }

  /// Moves to the middle of an item or a control as a hand does.
  func glide(to item: String, in container: String = "colours", over seconds: Double = 0.5) throws {
    try glide(to: try place(of: item, in: container), over: seconds)
  }

  /// Moves to a point in the window as a hand does.
  func glide(to spot: Spot, over seconds: Double = 0.5) throws {
    let end = onScreen(spot)
    try desktop.devices.move(along: .byHand(from: pointer, to: end, over: seconds))
    pointer = end
  }

  /// Moves to the middle of an item as a hand does, and presses the first button.
  func pick(_ item: String, in container: String = "colours", over seconds: Double = 0.4) throws {
    try glide(to: item, in: container, over: seconds)
    try hold(0.08)
    try desktop.devices.press(1)
  }

  /// Presses the first button at a point in the window.
  func pick(at spot: Spot) throws {
    try glide(to: spot, over: 0.1)
    try hold(0.08)
    try desktop.devices.press(1)
  }

  /// Clicks a control of the chrome, or an item of another container.
  func tap(_ control: String, in container: String = "chrome") throws {
    try pick(control, in: container, over: 0.3)
    try hold(0.05)
    try release()
  }

  /// Presses a key and keeps it down.
  func keyDown(_ name: String) throws {
    try desktop.devices.keyDown(name)
  }

  /// Releases a key.
  func keyUp(_ name: String) throws {
    try desktop.devices.keyUp(name)
  }

  /// Rests.
  func hold(_ seconds: Double) throws {
    pause(for: .seconds(seconds))
  }

  /// Drags an item to another, pauses and releases; waits until everything has settled.
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

  /// Waits until everything has settled since the last drag ended.
  func rest(after mark: Int) throws {
    try wait(for: "dragEnded", after: mark)
    let ended = trace.lines.lastIndex { $0.call == "dragEnded" } ?? mark
    try wait(for: "idle", after: ended)
  }
}
