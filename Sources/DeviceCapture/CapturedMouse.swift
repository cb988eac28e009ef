import DragEvents
import DragGeometry

struct CapturedMouse {
  private let window: Size
  private var location: Point
  private var held: [PointerButton: Hold] = [:]

  private struct Hold {
    let since: Microseconds
    var lostAt: Microseconds?
  }

  init(in window: Size) {
    self.window = window
    location = Point(x: (window.width / 2).roundedToPixel, y: (window.height / 2).roundedToPixel)
  }

  mutating func take(
    _ step: MouseReader.Step, at absolute: Point?, _ log: inout CaptureLog
  ) {
    let next = absolute ?? moved(by: step)
    if next != location {
      location = next
      log.add(.pointerMoved(.mouse, to: location, isDown: false))
    }
    for (button, isDown) in step.buttons { take(button, isDown, &log) }
    guard step.turn != Vector(dx: 0, dy: 0) else { return }
    log.add(.wheelScrolled(at: location, by: step.turn))
  }

  private func moved(by step: MouseReader.Step) -> Point {
    let x = location.x + Length(pixels: min(max(step.dx, -1 << 22), 1 << 22))
    let y = location.y + Length(pixels: min(max(step.dy, -1 << 22), 1 << 22))
    return Point(
      x: min(max(x, 0), max(window.width - 1, 0)), y: min(max(y, 0), max(window.height - 1, 0)))
  }

  private mutating func take(_ button: PointerButton, _ isDown: Bool, _ log: inout CaptureLog) {
    if isDown {
      // It goes down again, so its release was lost.
      if let lostAt = held[button]?.lostAt { cancel(at: lostAt, &log) }
      guard held[button] == nil else { return }
      held[button] = Hold(since: log.now)
      log.add(.pointerPressed(.mouse, at: location, button: button))
    } else if held.removeValue(forKey: button) != nil {
      log.add(.pointerReleased(.mouse, at: location, button: button))
    }
  }

  mutating func lose(at time: Microseconds) {
    held = held.mapValues { Hold(since: $0.since, lostAt: $0.lostAt ?? time) }
  }

  mutating func end(_ log: inout CaptureLog) {
    if let lostAt = held.values.compactMap(\.lostAt).min() { cancel(at: lostAt, &log) }
    if !held.isEmpty { cancel(at: log.now, &log) }
  }

  private mutating func cancel(at time: Microseconds, _ log: inout CaptureLog) {
    log.add(.pointerCancelled(.mouse), at: time)
    // Buttons that went down later are not affected.
    held = held.filter { $0.value.since > time }
  }
}
