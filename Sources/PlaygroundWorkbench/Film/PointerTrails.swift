package import DragFrameIO
package import DragGeometry
package import DragRecording

/// Where the pointers of a recording have been of late, which is seen behind them.
package struct PointerTrails: Sendable {
  private struct Footprint: Hashable, Sendable {
    let pointer: PointerID
    let time: Microseconds
    let point: Point
  }

  private let events: [InputEvent]
  private var next = 0
  private var footprints: [Footprint] = []

  /// How long a place is remembered.
  package static let span = Microseconds.milliseconds(400)
  /// Steps that are shorter, in logical pixels, are left out: a mouse can tell of a thousand a second.
  private static let shortest: Length = 2

  /// Starts before the first event of a recording.
  package init(_ recording: Recording) {
    events = recording.pumps.flatMap(\.events)
  }

  /// Follows the pointers up to a moment of the recording.
  package mutating func advance(to now: Microseconds) {
    while next < events.count, events[next].time <= now {
      follow(events[next])
      next += 1
    }
    footprints.removeAll { $0.time + Self.span < now }
  }

  /// The places where a pointer has been since `start`, the oldest first.
  package func path(of pointer: PointerID, since start: Microseconds) -> [Point] {
    footprints.filter { $0.pointer == pointer && $0.time >= start }.map(\.point)
  }

  private mutating func follow(_ event: InputEvent) {
    switch event.kind {
    case .pointerPressed(let pointer, let point, _):
      // A finger was nowhere before.
      if pointer != .mouse { footprints.removeAll { $0.pointer == pointer } }
      step(of: pointer, to: point, event.time)
    case .pointerMoved(let pointer, let point, _), .pointerReleased(let pointer, let point, _):
      step(of: pointer, to: point, event.time)
    case .pointerCancelled(let pointer): footprints.removeAll { $0.pointer == pointer }
    case .pointerLeft: footprints.removeAll { $0.pointer == .mouse }
    default: break
    }
  }

  private mutating func step(of pointer: PointerID, to point: Point, _ time: Microseconds) {
    if let last = footprints.last(where: { $0.pointer == pointer })?.point {
      let way = point.clampedToSeam - last.clampedToSeam
      guard max(way.dx.magnitude, way.dy.magnitude) >= Self.shortest else { return }
    }
    footprints.append(Footprint(pointer: pointer, time: time, point: point.clampedToSeam))
  }
}
