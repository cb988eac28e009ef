import DragRecording

/// Events like those of a user, determined by a seed.
struct GeneratedEvents {
  private var generator: SplitMix64
  private var time = Microseconds.zero
  private var point = Point(x: 320, y: 240)
  private(set) var events: [InputEvent] = []

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Events of `gestures` presses with moves, keys, wheels and fingers between them.
  static func some(_ gestures: Int, seed: UInt64) -> [InputEvent] {
    var generated = GeneratedEvents(seed: seed)
    for _ in 0..<gestures { generated.gesture() }
    return generated.events
  }

  private mutating func gesture() {
    let pointer = generator.next(below: 4) == 0 ? PointerID.finger(2) : .mouse
    other()
    add(.pointerPressed(pointer, at: point), after: generator.next(below: 300_000))
    if generator.next(below: 2) == 0 { add(.focusGained, after: 600_000) }
    for _ in 0..<generator.next(below: 60) { move(pointer, isDown: true) }
    other()
    if generator.next(below: 8) == 0 {
      add(.pointerCancelled(pointer), after: 8000)
    } else {
      add(.pointerReleased(pointer, at: point), after: 8000)
    }
    for _ in 0..<generator.next(below: 10) { move(.mouse, isDown: false) }
  }

  private mutating func move(_ pointer: PointerID, isDown: Bool) {
    let unit = pointer == .mouse ? 256 : 1
    let way = Vector(
      dx: Length(subpixels: unit * (generator.next(below: 19) - 9)),
      dy: Length(subpixels: unit * (generator.next(below: 19) - 9)))
    point = point + way
    add(.pointerMoved(pointer, to: point, isDown: isDown), after: generator.next(below: 12_000))
  }

  private mutating func other() {
    let kinds: [InputEvent.Kind] = [
      .pointerLeft, .wheelScrolled(at: point, by: Vector(dx: -3, dy: Length(subpixels: 7))),
      .keyPressed(.escape), .keyReleased(.escape), .modifiersChanged([.shift, .logo]),
      .focusGained, .focusLost, .windowShown, .windowHidden,
      .windowResized(Size(width: 1, height: 1)),
      .pointerPressed(.mouse, at: point, button: .secondary),
      .pointerReleased(.mouse, at: point, button: .middle),
      .pointerPressed(.mouse, at: point, button: .forward), .textComposed(""), .textComposed("´"),
      .textEntered("é\n"), .messageReceived(Message("loaded", text: "two \"words\"")),
      .messageReceived(Message("", bytes: [0xff, 0, 0x80])),
    ]
    add(kinds[generator.next(below: kinds.count)], after: generator.next(below: 40_000))
  }

  private mutating func add(_ kind: InputEvent.Kind, after wait: Int) {
    time = time + Microseconds(Int64(wait))
    events.append(InputEvent(time: time, kind))
  }
}

/// The seed that a test names when it fails, so that it can be run again.
enum Seed {
  static let all: [UInt64] = [1, 2, 3, 20_260_920]
}
