import DragFrameIO
import DragGeometry
import DragRecording

/// A recorded session as it is lived through again: its stretches, and what came of each.
struct Lived<World: Aimable> {
  private(set) var stretches: [Stretch] = []
  private(set) var outcomes: [StretchOutcome] = []
  /// All calls, without notices.
  private(set) var log = CallLog()
  /// The world at the end.
  private(set) var world: World
  /// The calls after the last stretch.
  var lastCalls: [Call] { calls }
  private var calls: [Call] = []
  private var current = Stretch()
  private var down: Set<PointerID> = []
  private var time: Microseconds

  init(_ recording: Recording, in world: World, opening: Output) {
    self.world = world
    time = recording.header.start
    log.append(opening.calls)
    let items = recording.items
    for (number, item) in items.enumerated() {
      live(item, before: number + 1 < items.count ? items[number + 1] : nil)
    }
    if !current.items.isEmpty { close() }
    note(self.world.advance(to: recording.end))
  }

  private mutating func live(_ item: Stretch.Item, before next: Stretch.Item?) {
    // Clocks of devices can go back; the world's does not.
    time = max(time, item.time)
    note(world.advance(to: time))
    if case .event(var event) = item {
      event.time = time
      note(world.apply(event))
      follow(event.kind)
      current.items.append(.event(event))
      if down.isEmpty, !world.isGestureLive, !event.kind.isHover, !isKeyGoingUp(next) { close() }
    } else if case .mark(let mark) = item {
      current.items.append(.mark(Mark(mark.name, at: time)))
    }
  }

  /// `true` where a key or a modifier that is held goes up next: both ends of it stay together.
  private func isKeyGoingUp(_ next: Stretch.Item?) -> Bool {
    guard let next, next.time - time < .milliseconds(500) else { return false }
    switch (next.kind, current.items.last?.kind) {
    case (.keyReleased, .keyPressed), (.keyReleased, .modifiersChanged): return true
    case (.modifiersChanged, .keyPressed), (.modifiersChanged, .keyReleased): return true
    case (.keyPressed, .modifiersChanged(let modifiers)): return !modifiers.isEmpty
    default: return false
    }
  }

  private mutating func note(_ output: Output) {
    calls += output.calls
    log.append(output.calls)
  }

  private mutating func close() {
    stretches.append(current)
    outcomes.append(StretchOutcome(calls, in: world))
    current = Stretch()
    calls = []
  }

  private mutating func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerPressed(let pointer, _, _): down.insert(pointer)
    case .pointerReleased(let pointer, _, _), .pointerCancelled(let pointer): down.remove(pointer)
    case .pointerMoved(let pointer, _, false): down.remove(pointer)
    case .focusLost, .windowHidden: down = []
    default: break
    }
  }
}

extension InputEvent.Kind {
  /// `true` where a pointer moves that is not down.
  var isHover: Bool {
    if case .pointerMoved(_, _, false) = self { true } else { false }
  }
}
