import DragFrameIO
import DragGeometry
import DragRecording

/// The one pointer that all mice together move.
///
/// It starts in the middle of the window and does not leave it. A count of a mouse is a pixel.
struct CapturedMouse {
  private let window: Size
  /// Where it is.
  private var place: Point
  private var held: [PointerButton: Hold] = [:]

  /// A button that is down.
  private struct Hold {
    let since: Microseconds
    /// When the kernel lost events, where nothing was heard of the button since.
    var lostAt: Microseconds?
  }

  init(in window: Size) {
    self.window = window
    place = Self.middle(of: window)
  }

  /// Where a mouse starts.
  static func middle(of window: Size) -> Point {
    Point(x: (window.width / 2).roundedToPixel, y: (window.height / 2).roundedToPixel)
  }

  /// Does what a frame of a mouse says: moves, then buttons, then the wheel.
  mutating func take(
    _ step: MouseReader.Step, at absolute: Point?, _ time: Microseconds, _ log: inout CaptureLog
  ) {
    let next = absolute ?? moved(by: step.way)
    if next != place {
      place = next
      log.add(.pointerMoved(.mouse, to: place, isDown: false), at: time)
    }
    for (button, isDown) in step.buttons { take(button, isDown, time, &log) }
    guard step.turn != Vector(dx: 0, dy: 0) else { return }
    log.add(.wheelScrolled(at: place, by: step.turn), at: time)
  }

  private func moved(by way: SurfacePoint) -> Point {
    let x = place.x + Length(pixels: min(max(way.x, -1 << 22), 1 << 22))
    let y = place.y + Length(pixels: min(max(way.y, -1 << 22), 1 << 22))
    return Point(
      x: min(max(x, 0), max(window.width - 1, 0)), y: min(max(y, 0), max(window.height - 1, 0)))
  }

  private mutating func take(
    _ button: PointerButton, _ isDown: Bool, _ time: Microseconds, _ log: inout CaptureLog
  ) {
    if isDown {
      // Its release was lost where it goes down again.
      if let lostAt = held[button]?.lostAt { cancel(at: lostAt, &log) }
      guard held[button] == nil else { return }
      held[button] = Hold(since: time)
      log.add(.pointerPressed(.mouse, at: place, button: button), at: time)
    } else if held.removeValue(forKey: button) != nil {
      log.add(.pointerReleased(.mouse, at: place, button: button), at: time)
    }
  }

  /// The kernel lost events of a mouse.
  mutating func lose(_ time: Microseconds) {
    held = held.mapValues { Hold(since: $0.since, lostAt: $0.lostAt ?? time) }
  }

  /// The capture ends, and with it all that is still down.
  mutating func end(_ time: Microseconds, _ log: inout CaptureLog) {
    if let lostAt = held.values.compactMap(\.lostAt).min() { cancel(at: lostAt, &log) }
    if !held.isEmpty { cancel(at: time, &log) }
  }

  private mutating func cancel(at time: Microseconds, _ log: inout CaptureLog) {
    log.add(.pointerCancelled(.mouse), at: time)
    // What went down since is not concerned.
    held = held.filter { $0.value.since > time }
  }
}
