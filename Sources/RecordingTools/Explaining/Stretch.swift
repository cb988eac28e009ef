import DragFrameIO
import DragGeometry
import DragRecording

/// A part of a session between two moments at which nothing is held.
struct Stretch: Hashable, Sendable {
  /// Something that stands in a recording.
  enum Item: Hashable, Sendable {
    case event(InputEvent)
    case mark(Mark)

    var time: Microseconds {
      switch self {
      case .event(let event): event.time
      case .mark(let mark): mark.time
      }
    }

    /// What happened outside, where it is that.
    var kind: InputEvent.Kind? { if case .event(let event) = self { event.kind } else { nil } }
  }

  /// What happens in it, in order.
  var items: [Item] = []

  /// `true` where nothing is done in it that anybody would tell.
  var isIdle: Bool {
    items.allSatisfy { item in
      switch item.kind {
      case .pointerMoved(_, _, false), .pointerLeft, .focusGained, .windowShown: true
      default: false
      }
    }
  }

  /// When it ends.
  var end: Microseconds { items.last?.time ?? .zero }
}

/// What came of a stretch.
struct StretchOutcome: Hashable, Sendable {
  /// The calls, without times and places.
  var calls: [CallPattern]
  /// The hash of what was made.
  var model: UInt64
  /// Where everything is at rest.
  var landmarks: [Landmark]

  /// `true` where another stretch came to the same, up to a few pixels.
  func isLike(_ other: StretchOutcome) -> Bool {
    calls == other.calls && model == other.model && landmarks.count == other.landmarks.count
      && zip(landmarks, other.landmarks).allSatisfy { left, right in
        left.id == right.id && left.frame.isNear(right.frame)
      }
  }
}

extension StretchOutcome {
  init(_ calls: [Call], in world: some Aimable) {
    var log = CallLog()
    log.append(calls)
    self.calls = log.calls.map { CallPattern($0) }
    model = world.hashes.model
    landmarks = world.landmarks
  }
}

extension Rect {
  /// `true` where no edge is more than four pixels away: less than anybody aims.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { $0.magnitude <= 4 }
  }
}

extension Recording {
  /// The events and marks, in order.
  var items: [Stretch.Item] {
    entries.flatMap { entry -> [Stretch.Item] in
      switch entry {
      case .pump(let pump): pump.events.map { .event($0) }
      case .mark(let mark): [.mark(mark)]
      case .keyframe, .gesture, .expectation: []
      }
    }
  }
}
