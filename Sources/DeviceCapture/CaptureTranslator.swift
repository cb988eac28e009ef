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
    for event in events { keys.take(event, frame.device, &log) }
    // Taken out while it reads, so that its state is not copied with each frame.
    switch readers.removeValue(forKey: frame.device) {
    case .contacts(var reader, let surface):
      for step in reader.steps(in: events) { take(step, on: surface, of: frame.device) }
      readers[frame.device] = .contacts(reader, on: surface)
    case .mouse(var reader, let surface):
      let change = reader.change(in: events)
      let location = surface.flatMap { surface in change.place.map { point($0, on: surface) } }
      mouse.take(change, at: location, &log)
      readers[frame.device] = .mouse(reader, on: surface)
    case .touchpad(var reader):
      mouse.take(reader.change(in: events), at: nil, &log)
      readers[frame.device] = .touchpad(reader)
    case .keyboard, nil: break
    }
  }

  mutating func finish(at time: Microseconds) -> [InputEvent] {
    log.now = time
    fingers.end(&log)
    mouse.end(&log)
    keys.end(&log)
    return log.events
  }

  private mutating func take(_ step: ContactStep, on surface: Surface, of device: Int) {
    let key = { CapturedFingers.FingerKey(device: device, contact: $0) }
    switch step {
    case .began(let contact, let place):
      fingers.press(key(contact), at: point(place, on: surface), &log)
    case .moved(let contact, let place):
      fingers.move(key(contact), to: point(place, on: surface), &log)
    case .ended(let contact): fingers.release(key(contact), &log)
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
  private(set) var events: [InputEvent] = []

  mutating func add(_ kind: InputEvent.Kind) { events.append(InputEvent(time: now, kind)) }
}
