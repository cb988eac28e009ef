import DragRecording
import DragEvents
import DragGeometry
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools

/// A generated session of drags and taps whose pointers go straight from item to item.
struct AimedSession {
  private var rehearsal: Rehearsal<Playground>
  private var random: SplitMix64

  /// A recording of some gestures.
  static func recording(
    _ options: PlaygroundOptions, gestures: Int, seed: UInt64
  ) throws -> Recording {
    var session = AimedSession(
      rehearsal: Rehearsal(options), random: SplitMix64(seed: seed))
    for _ in 0..<gestures {
      session.gesture()
      session.wait(.seconds(2))
    }
    return try session.rehearsal.recording(until: session.rehearsal.now)
  }

  private var landmarks: [Landmark] { rehearsal.world.landmarks }

  private mutating func gesture() {
    let pointer = random.next(below: 3) == 0 ? PointerID.finger(1) : .mouse
    random.next(below: 6) == 0 ? tap(pointer) : drag(pointer)
  }

  /// Taps undo or redo; other controls could hide the targets of later gestures.
  private mutating func tap(_ pointer: PointerID) {
    let names = ["undo", "redo"]
    let buttons = landmarks.filter { names.contains($0.id.name) && $0.id.container == "chrome" }
    guard let button = pick(buttons) else { return }
    let place = point(on: button)
    send(.pointerPressed(pointer, at: place))
    wait(.milliseconds(80))
    send(.pointerReleased(pointer, at: place))
  }

  private mutating func drag(_ pointer: PointerID) {
    guard let item = pick(things.filter(\.isMovable)) else { return }
    let start = point(on: item)
    send(.pointerPressed(pointer, at: start))
    if pointer == .mouse {
      wait(.milliseconds(16))
      send(.pointerMoved(pointer, to: start + Vector(dx: 6, dy: 0), isDown: true))
    } else {
      wait(.milliseconds(600))
    }
    var place = start
    for _ in 0..<1 + random.next(below: 3) {
      guard let goal = pick(things) else { continue }
      wait(.milliseconds(90))
      place = point(on: goal)
      send(.pointerMoved(pointer, to: place, isDown: true))
    }
    wait(.milliseconds(120))
    send(.pointerReleased(pointer, at: place))
  }

  /// The items of the scene that are wholly visible.
  private var things: [Landmark] {
    landmarks.filter {
      $0.id.container != "chrome" && !$0.isGround && $0.id.part == nil && $0.visible == $0.frame
    }
  }

  /// A point on an item, away from its edges, where a list would scroll.
  private mutating func point(on landmark: Landmark) -> Point {
    let frame = landmark.frame
    let (x, y) = (24 + random.next(below: 81), 24 + random.next(below: 81))
    return frame.origin + Vector(dx: frame.width * x / 128, dy: frame.height * y / 128)
  }

  private mutating func pick(_ landmarks: [Landmark]) -> Landmark? {
    landmarks.isEmpty ? nil : landmarks[random.next(below: landmarks.count)]
  }

  private mutating func send(_ kind: InputEvent.Kind) {
    rehearsal.turn(InputEvent(time: rehearsal.now, kind))
  }

  private mutating func wait(_ span: Microseconds) {
    rehearsal.turn([], until: rehearsal.now + span)
  }
}
