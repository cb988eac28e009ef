import DragEvents
import DragGeometry

struct MouseReader {
  /// The changes of one frame.
  struct Change {
    var motion = Vector.zero
    var place: SurfacePoint?
    var buttons: [(button: PointerButton, isDown: Bool)] = []
    /// The turn of the wheel, in 1/256 of a notch; down and right are positive.
    var turn = Vector.zero
  }

  private struct Wheel {
    let notches: EventCode
    let fine: EventCode
    let isFine: Bool
    /// The remainder of the turns so far, in 1/3840 of a notch; less than 1/256 of a notch.
    var rest = 0

    init(_ notches: EventCode, fine: EventCode, in events: [Capture.Event]) {
      (self.notches, self.fine) = (notches, fine)
      isFine = events.contains { $0.code == fine }
    }

    mutating func turn(_ event: Capture.Event) -> Int {
      if event.code == notches, !isFine { return event.value * 256 }
      guard event.code == fine else { return 0 }
      // 120 fine steps are a notch: 256/120 is 32/15.
      rest += event.value * 32
      defer { rest %= 15 }
      return rest / 15
    }
  }

  private let surface: Surface?
  private var place: SurfacePoint?
  private var wheel: Wheel
  private var horizontalWheel: Wheel

  init(_ surface: Surface?, events: [Capture.Event]) {
    self.surface = surface
    wheel = Wheel(.wheel, fine: .fineWheel, in: events)
    horizontalWheel = Wheel(.horizontalWheel, fine: .fineHorizontalWheel, in: events)
    guard let surface else { return }
    // A coordinate that has not been reported yet is the one that is reported first.
    let x = events.first { $0.code == surface.x.code }?.value ?? surface.middle.x
    let y = events.first { $0.code == surface.y.code }?.value ?? surface.middle.y
    place = SurfacePoint(x: x, y: y)
  }

  mutating func change(in frame: ArraySlice<Capture.Event>) -> Change {
    var change = Change()
    var (down, right) = (0, 0)
    for event in frame {
      takePlace(event, &change)
      // The kernel counts turns away from the user.
      down -= wheel.turn(event)
      right += horizontalWheel.turn(event)
      if event.code.type == 1, event.value != 2,
        let button = PointerButton(kernelCode: Int(event.code.code))
      {
        change.buttons.append((button, event.value != 0))
      }
    }
    change.place = place
    change.turn = Vector(
      dx: Length(subpixels: right).clampedToFarthest, dy: Length(subpixels: down).clampedToFarthest)
    return change
  }

  private mutating func takePlace(_ event: Capture.Event, _ change: inout Change) {
    switch event.code {
    case .relativeX where surface == nil: change.motion.dx += Length(pixels: event.value)
    case .relativeY where surface == nil: change.motion.dy += Length(pixels: event.value)
    case surface?.x.code: place?.x = event.value
    case surface?.y.code: place?.y = event.value
    default: break
    }
  }
}
