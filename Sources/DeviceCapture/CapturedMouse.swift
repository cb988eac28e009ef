import DragEvents
import DragGeometry

struct CapturedMouse {
  private let window: Size
  private var location: Point
  private var held: Set<PointerButton> = []

  init(in window: Size) {
    self.window = window
    location = Point(x: (window.width / 2).roundedToPixel, y: (window.height / 2).roundedToPixel)
  }

  mutating func take(
    _ change: MouseReader.Change, at absolute: Point?, _ log: inout CaptureLog
  ) {
    let next = absolute ?? moved(by: change.motion)
    if next != location {
      location = next
      log.add(.pointerMoved(.mouse, to: location, isDown: !held.isEmpty))
    }
    for (button, isDown) in change.buttons {
      if isDown, held.insert(button).inserted {
        log.add(.pointerPressed(.mouse, at: location, button: button))
      } else if !isDown, held.remove(button) != nil {
        log.add(.pointerReleased(.mouse, at: location, button: button))
      }
    }
    guard change.turn != .zero else { return }
    log.add(.wheelScrolled(at: location, by: change.turn))
  }

  private func moved(by motion: Vector) -> Point {
    let point = (location + motion).clampedToFarthest
    return Point(
      x: min(max(point.x, 0), max(window.width - 1, 0)),
      y: min(max(point.y, 0), max(window.height - 1, 0)))
  }

  mutating func end(_ log: inout CaptureLog) {
    if !held.isEmpty { log.add(.pointerCancelled(.mouse)) }
    held = []
  }
}
