import DragEvents
import DragGeometry

/// Reads the fingers and buttons of a touchpad as the motions and buttons of a mouse.
///
/// A finger moves the mouse in proportion: libinput's acceleration is left out, and so are taps. While
/// no button is held, several fingers move nothing, since they would scroll.
struct TouchpadReader {
  /// The mouse's motion in logical pixels for a millimetre; source: libinput, below its acceleration.
  fileprivate static let speed = 12
  /// The width and height in millimetres of a touchpad without a resolution; source: libinput.
  private static let (width, height) = (69, 50)

  private let surface: Surface
  private var fingers: SlotReader
  private var mouse: MouseReader
  private var places: [Int: SurfacePoint] = [:]
  private var held: Set<PointerButton> = []

  init(_ fingers: SlotReader, on surface: Surface, events: [Capture.Event]) {
    (self.fingers, self.surface) = (fingers, surface)
    mouse = MouseReader(nil, events: events)
  }

  mutating func change(in frame: ArraySlice<Capture.Event>) -> MouseReader.Change {
    var change = mouse.change(in: frame)
    for finger in fingers.steps(in: frame) {
      switch finger {
      case .began(let number, let place): places[number] = place
      case .ended(let number): places[number] = nil
      case .moved(let number, let place):
        guard let before = places.updateValue(place, forKey: number),
          places.count == 1 || !held.isEmpty
        else { continue }
        change.motion.dx += surface.x.distance(place.x - before.x, width: Self.width)
        change.motion.dy += surface.y.distance(place.y - before.y, width: Self.height)
      }
    }
    for (button, isDown) in change.buttons {
      if isDown { held.insert(button) } else { held.remove(button) }
    }
    return change
  }
}

extension Surface.Axis {
  fileprivate func distance(_ units: Int, width: Int) -> Length {
    let subpixels = units * 256 * TouchpadReader.speed
    return Length(
      subpixels: range.resolution > 0 ? subpixels / range.resolution : subpixels * width / count)
  }
}

extension Capture.Device {
  /// Whether the device is a touchpad, which moves the mouse: fingers on it do not touch a screen.
  ///
  /// That is known by the device's description; source: systemd's `input_id`.
  public var isTouchpad: Bool {
    let codes = Set(events.map(\.code))
    guard codes.isDisjoint(with: [.relativeX, .relativeY]),
      !codes.isDisjoint(with: [.touch, .contactX, .contactY, .contactID]),
      !properties.contains(1)  // INPUT_PROP_DIRECT
    else { return false }
    return properties.contains(0)  // INPUT_PROP_POINTER
      || keys.contains(EventCode.fingerTool.code) || codes.contains(.fingerTool)
  }
}
