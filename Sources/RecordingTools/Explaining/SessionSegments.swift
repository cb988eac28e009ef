import DragRecording

/// A part of a session between two moments at which no pointer is down and no drag is active.
struct Segment: Hashable, Sendable {
  enum Item: Hashable, Sendable {
    case event(InputEvent)
    case mark(Moment)

    var time: Microseconds {
      switch self {
      case .event(let event): event.time
      case .mark(let mark): mark.time
      }
    }

    var kind: InputEvent.Kind? { if case .event(let event) = self { event.kind } else { nil } }
  }

  var items: [Item] = []

  var isIdle: Bool {
    items.allSatisfy { item in
      guard let kind = item.kind else { return false }
      return kind.isIdle || kind == .focusGained || kind == .windowShown
    }
  }

  var end: Microseconds { items.last?.time ?? .zero }
}

struct SegmentOutcome: Hashable, Sendable {
  private let calls: [CallPattern]
  private let model: UInt64
  private let landmarks: [Landmark]

  init(_ calls: [Call], in world: some Aimable) {
    var log = CallLog()
    log.append(calls)
    self.calls = log.calls.map { CallPattern($0) }
    model = world.hashes.model
    landmarks = world.landmarks
  }

  func isLike(_ other: SegmentOutcome) -> Bool {
    calls == other.calls && model == other.model && landmarks.count == other.landmarks.count
      && zip(landmarks, other.landmarks).allSatisfy { left, right in
        left.id == right.id && left.frame.isNear(right.frame)
      }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { $0.magnitude <= 4 }
  }
}

struct SessionSegments<World: Aimable> {
  private(set) var segments: [Segment] = []
  private(set) var outcomes: [SegmentOutcome] = []
  private(set) var log = CallLog()
  private(set) var world: World
  private(set) var calls: [Call] = []
  private var current = Segment()
  private var down: Set<PointerID> = []
  private var time: Microseconds

  init(_ recording: Recording, in world: World, opening: Output) {
    self.world = world
    time = recording.header.start
    log.append(opening.calls)
    let items = recording.items
    for (number, item) in items.enumerated() {
      play(item, before: number + 1 < items.count ? items[number + 1] : nil)
    }
    if !current.items.isEmpty { close() }
    note(self.world.advance(to: recording.end))
  }

  private mutating func play(_ item: Segment.Item, before next: Segment.Item?) {
    // Clocks of devices can go back; the world's does not.
    time = max(time, item.time)
    note(world.advance(to: time))
    if case .event(var event) = item {
      event.time = time
      note(world.apply(event))
      down.follow(event.kind)
      current.items.append(.event(event))
      if down.isEmpty, !world.isGestureLive, !event.kind.isHover, !isKeyStroke(continuedBy: next) {
        close()
      }
    } else if case .mark(let mark) = item {
      current.items.append(.mark(Moment(mark.name, at: time)))
    }
  }

  private func isKeyStroke(continuedBy next: Segment.Item?) -> Bool {
    guard let next, next.time - time < .milliseconds(500) else { return false }
    switch (next.kind, current.items.last?.kind) {
    case (.keyReleased, .keyPressed), (.keyReleased, .modifiersChanged): return true
    case (.modifiersChanged, .keyPressed), (.modifiersChanged, .keyReleased): return true
    case (.textEntered, .textEntered), (.textComposed, .textComposed): return true
    case (.textComposed, .textEntered), (.textEntered, .textComposed): return true
    // The data of a paste can arrive before or after the key is released.
    case (.clipboardRead, .keyPressed), (.clipboardRead, .keyReleased): return true
    case (.clipboardRead, .modifiersChanged), (.keyReleased, .clipboardRead): return true
    case (.modifiersChanged, .clipboardRead): return true
    case (.keyPressed, .modifiersChanged(let modifiers)): return !modifiers.isEmpty
    default: return false
    }
  }

  private mutating func note(_ output: Output) {
    calls += output.calls
    log.append(output.calls)
  }

  private mutating func close() {
    segments.append(current)
    outcomes.append(SegmentOutcome(calls, in: world))
    (current, calls) = (Segment(), [])
  }
}

extension Recording {
  var items: [Segment.Item] {
    entries.flatMap { entry -> [Segment.Item] in
      switch entry {
      case .turn(let turn): turn.events.map { .event($0) }
      case .mark(let mark): [.mark(mark)]
      case .keyframe, .gesture, .expectation: []
      }
    }
  }
}
