import DragFrameIO
import DragGeometry
import DragRecording

/// Turns what devices told into what the window would have heard of them.
struct CaptureTranslator {
  /// What reads a device, by what it acts as.
  private enum Reader {
    case slots(Surface, SlotReader)
    case packets(Surface, PacketReader)
    case mouse(Surface?, MouseReader)
    case keyboard
  }

  private let window: Size
  private var readers: [Int: Reader] = [:]
  private var fingers = CapturedFingers()
  private var mouse: CapturedMouse
  private var keys = CapturedKeys()
  private var log = CaptureLog()

  init(in window: Size) {
    self.window = window
    mouse = CapturedMouse(in: window)
  }

  /// Adds a device that acts as `role`.
  mutating func add(
    _ device: Capture.Device, _ number: Int, as role: Capture.Device.Role
  ) throws(Capture.Flaw) {
    readers[number] = try Self.reader(of: device, as: role)
  }

  private static func reader(
    of device: Capture.Device, as role: Capture.Device.Role
  ) throws(Capture.Flaw) -> Reader {
    let events = device.events
    switch role {
    case .slots:
      let surface = try device.contactSurface
      return .slots(surface, SlotReader(surface, isSingle: false, events: events))
    case .packets:
      let surface = try device.contactSurface
      return .packets(surface, PacketReader(surface))
    case .singleTouch:
      let surface = try device.pointerSurface
      return .slots(surface, SlotReader(surface, isSingle: true, events: events))
    case .absoluteMouse:
      let surface = try device.pointerSurface
      return .mouse(surface, MouseReader(surface, events: events))
    case .mouse: return .mouse(nil, MouseReader(nil, events: events))
    case .keyboard: return .keyboard
    }
  }

  /// Takes in a frame.
  mutating func take(_ frame: CaptureFrame, of device: Capture.Device) {
    let events = device.events[frame.events]
    takeKeys(events, frame)
    // Taken out while it reads, so that its state is not copied with each frame.
    switch readers.removeValue(forKey: frame.device) {
    case .slots(let surface, var reader):
      take(reader.steps(in: events, isTorn: frame.isTorn), on: surface, frame)
      readers[frame.device] = .slots(surface, reader)
    case .packets(let surface, var reader):
      take(reader.steps(in: events, isTorn: frame.isTorn), on: surface, frame)
      readers[frame.device] = .packets(surface, reader)
    case .mouse(let surface, var reader):
      take(reader.step(in: events), on: surface, frame)
      readers[frame.device] = .mouse(surface, reader)
    case .keyboard, nil: break
    }
  }

  /// The events, after the capture has ended at `time`.
  mutating func finish(at time: Microseconds) -> [InputEvent] {
    fingers.end(time, &log)
    mouse.end(time, &log)
    keys.end(time, &log)
    return log.finished()
  }

  private mutating func takeKeys(_ events: ArraySlice<Capture.Event>, _ frame: CaptureFrame) {
    guard !frame.isTorn else { return keys.lose(frame.device, frame.time, &log) }
    for event in events { keys.take(event, frame.device, frame.time, &log) }
  }

  private mutating func take(_ steps: [ContactStep], on surface: Surface, _ frame: CaptureFrame) {
    if frame.isTorn { fingers.lose(frame.device, frame.time) }
    for step in steps { take(step, on: surface, frame) }
  }

  private mutating func take(_ step: ContactStep, on surface: Surface, _ frame: CaptureFrame) {
    let key = { CapturedFingers.FingerKey(device: frame.device, contact: $0) }
    switch step {
    case .began(let contact, let place):
      fingers.press(key(contact), at: point(place, on: surface), frame.time, &log)
    case .moved(let contact, let place):
      fingers.move(key(contact), to: point(place, on: surface), frame.time, &log)
    case .ended(let contact, let wasTold):
      fingers.release(key(contact), wasTold: wasTold, frame.time, &log)
    }
  }

  private mutating func take(_ step: MouseReader.Step, on surface: Surface?, _ frame: CaptureFrame)
  {
    guard !frame.isTorn else { return mouse.lose(frame.time) }
    var place: Point?
    if let surface, let told = step.place { place = point(told, on: surface) }
    mouse.take(step, at: place, frame.time, &log)
  }

  private func point(_ place: SurfacePoint, on surface: Surface) -> Point {
    Point(
      x: surface.x.length(place.x, of: window.width),
      y: surface.y.length(place.y, of: window.height))
  }
}

extension Surface.Axis {
  /// Where a value lies in a window of `extent`, as libinput scales it: the last value lies just
  /// before the edge.
  func length(_ value: Int, of extent: Length) -> Length {
    let extent = min(max(extent, 0), .farthest)
    return Length(subpixels: (value - range.minimum) * extent.subpixels / count).clampedToFarthest
  }
}
