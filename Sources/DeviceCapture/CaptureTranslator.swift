import DragEvents
import DragGeometry

struct CaptureTranslator {
  var readers: [Int: DeviceReader] = [:]
  private let window: Size
  private var fingers = CapturedFingers()
  private var mouse: CapturedMouse
  private var keys = CapturedKeys()
  private var log = CaptureLog()

  init(in window: Size) {
    self.window = window
    mouse = CapturedMouse(in: window)
  }

  mutating func take(_ frame: CaptureFrame, of device: Capture.Device) {
    let events = device.events[frame.events]
    log.now = frame.time
    if frame.hasLostEvents {
      keys.lose(frame.device, &log)
    } else {
      for event in events { keys.take(event, frame.device, &log) }
    }
    // Taken out while it reads, so that its state is not copied with each frame.
    switch readers.removeValue(forKey: frame.device) {
    case .contacts(var reader, let surface):
      let steps = reader.steps(in: events, hasLostEvents: frame.hasLostEvents)
      if frame.hasLostEvents { fingers.lose(frame.device, at: frame.time) }
      for step in steps { take(step, on: surface, of: frame.device) }
      readers[frame.device] = .contacts(reader, on: surface)
    case .mouse(var reader, let surface):
      let step = reader.step(in: events)
      if frame.hasLostEvents {
        mouse.lose(at: frame.time)
      } else {
        let location = surface.flatMap { surface in
          step.place.map { point($0, on: surface) }
        }
        mouse.take(step, at: location, &log)
      }
      readers[frame.device] = .mouse(reader, on: surface)
    case .keyboard, nil: break
    }
  }

  mutating func finish(at time: Microseconds) -> [InputEvent] {
    log.now = time
    fingers.end(&log)
    mouse.end(&log)
    keys.end(&log)
    return log.finished()
  }

  private mutating func take(_ step: ContactStep, on surface: Surface, of device: Int) {
    let key = { CapturedFingers.FingerKey(device: device, contact: $0) }
    switch step {
    case .began(let contact, let place):
      fingers.press(key(contact), at: point(place, on: surface), &log)
    case .moved(let contact, let place):
      fingers.move(key(contact), to: point(place, on: surface), &log)
    case .ended(let contact, let wasReported):
      fingers.release(key(contact), wasReported: wasReported, &log)
    }
  }

  private func point(_ place: SurfacePoint, on surface: Surface) -> Point {
    Point(
      x: surface.x.length(place.x, of: window.width),
      y: surface.y.length(place.y, of: window.height))
  }
}

extension Surface.Axis {
  fileprivate func length(_ value: Int, of extent: Length) -> Length {
    let extent = min(max(extent, 0), .farthest)
    return Length(subpixels: (value - range.minimum) * extent.subpixels / count).clampedToFarthest
  }
}

struct CaptureLog {
  var now = Microseconds.zero
  private var events: [InputEvent] = []

  mutating func add(_ kind: InputEvent.Kind, at time: Microseconds? = nil) {
    events.append(InputEvent(time: time ?? now, kind))
  }

  /// Returns the events in order of time, with `isDown` of the mouse's motions set.
  ///
  /// `isDown` cannot be set earlier, since a cancellation can be added after events that follow it in
  /// time. A release of a button that is no longer held is left out.
  func finished() -> [InputEvent] {
    var held: Set<PointerButton> = []
    let sorted = events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return sorted.compactMap { _, event in
      switch event.kind {
      case .pointerPressed(.mouse, _, let button): held.insert(button)
      case .pointerReleased(.mouse, _, let button):
        return held.remove(button) == nil ? nil : event
      case .pointerCancelled(.mouse): held = []
      case .pointerMoved(.mouse, let location, _):
        return InputEvent(
          time: event.time, .pointerMoved(.mouse, to: location, isDown: !held.isEmpty))
      default: break
      }
      return event
    }
  }
}
