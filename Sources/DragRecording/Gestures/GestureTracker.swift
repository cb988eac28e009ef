import DragCoding
import DragEvents
import DragGeometry

/// Derives the gestures of a session from its events, its calls and the states of its world.
///
/// ```swift
/// for event in events {
///   var output = world.advance(to: event.time)
///   tracker.note(event, in: world)
///   output.append(world.apply(event))
///   gestures += tracker.finish(output.calls, in: world)
/// }
/// ```
struct GestureTracker: Hashable, Sendable {
  private var current: [Gesture] = []
  private var count = 0
  private var ended: [Gesture] = []
  private var window: Size

  init(_ header: RecordingHeader) { window = header.window }

  mutating func note(_ event: InputEvent, in world: some Aimable) {
    switch event.kind {
    case .pointerPressed(let pointer, let point, _):
      begin(.press, by: pointer, at: point, event.time, in: world)
    case .pointerMoved(let pointer, let point, let isDown):
      move(pointer, to: point, event.time, in: world)
      if !isDown { end(pointer, event.time) }
    case .pointerReleased(let pointer, let point, _):
      move(pointer, to: point, event.time, in: world)
      end(pointer, event.time)
    case .pointerCancelled(let pointer): end(pointer, event.time)
    case .wheelScrolled(let point, _):
      // One turn of the wheel is many events; each is aimed separately.
      begin(.wheel, by: .mouse, at: point, event.time, in: world)
      if let last = current.popLast() { ended.append(last) }
    case .incomingDrag(.entered(_, at: let point)):
      end(.otherProgram, event.time)
      begin(.drop, by: .otherProgram, at: point, event.time, in: world)
    case .incomingDrag(.moved(to: let point, _)):
      move(.otherProgram, to: point, event.time, in: world)
    // A release ends no gesture: the drop may wait for its data.
    case .incomingDrag(.exited): end(.otherProgram, event.time)
    case .windowResized(let size): window = size
    default: break
    }
  }

  /// Returns the gestures that ended since the last use of this method, in the order of their
  /// beginnings.
  mutating func finish(_ calls: [Call], in world: some Aimable) -> [Gesture] {
    for index in current.indices {
      current[index].kind = world.kind(ofTouchBy: current[index].pointer) ?? current[index].kind
    }
    for call in calls { note(call) }
    // The focus was lost, the window hidden: no release will come.
    if !world.isGestureLive { while let last = current.popLast() { ended.append(last) } }
    // A drag whose items were released over another program ends when that has answered.
    let isLive = world.isGestureLive
    func isPending(_ gesture: Gesture) -> Bool {
      isLive && gesture.kind == .drag && gesture.outcome == nil
    }
    var gestures = ended.filter { !isPending($0) }
    ended.removeAll { !isPending($0) }
    let arrangement = UInt32(truncatingIfNeeded: world.arrangement)
    for index in gestures.indices { gestures[index].arrangement = arrangement }
    return gestures.sorted { $0.number < $1.number }
  }
}

extension GestureTracker {
  private mutating func begin(
    _ kind: Gesture.Kind, by pointer: PointerID, at point: Point, _ time: Microseconds,
    in world: some Aimable
  ) {
    count += 1
    // A second button belongs to the gesture of the first.
    if kind == .press, current.contains(where: { $0.pointer == pointer }) { return }
    let point = point.clampedToFarthest
    current.append(
      Gesture(
        number: count, kind, by: pointer, during: time...time, from: point, to: point,
        path: [waypoint(at: point, time, in: world)]))
  }

  private mutating func move(
    _ pointer: PointerID, to point: Point, _ time: Microseconds, in world: some Aimable
  ) {
    guard let index = current.firstIndex(where: { $0.pointer == pointer }) else { return }
    // A device's clock can go back; the world's does not.
    let (point, time) = (point.clampedToFarthest, max(time, current[index].span.upperBound))
    current[index].kind = world.kind(ofTouchBy: pointer) ?? current[index].kind
    if let next = nextWaypoint(of: current[index], at: point, time, in: world) {
      current[index].path.append(next)
    }
    current[index].end = point
    current[index].span = current[index].span.lowerBound...time
  }

  private mutating func end(_ pointer: PointerID, _ time: Microseconds) {
    guard let index = current.firstIndex(where: { $0.pointer == pointer }) else { return }
    var gesture = current.remove(at: index)
    gesture.span = gesture.span.lowerBound...max(time, gesture.span.upperBound)
    ended.append(gesture)
  }

  private func nextWaypoint(
    of gesture: Gesture, at point: Point, _ time: Microseconds, in world: some Aimable
  ) -> Waypoint? {
    guard gesture.kind != .scroll, gesture.kind != .swipe, let last = gesture.path.last else {
      return nil
    }
    let next = waypoint(at: point, time, in: world)
    if next.landmark == last.landmark, next.frame == last.frame || gesture.kind == .follow {
      return nil
    }
    return next
  }

  private func waypoint(at point: Point, _ time: Microseconds, in world: some Aimable) -> Waypoint {
    let bounds = Rect(origin: .zero, size: window)
    guard bounds.contains(point), let landmark = world.aim(at: point) else {
      return Waypoint(nil, bounds, at: time)
    }
    return Waypoint(landmark.id, landmark.frame, at: time)
  }
}

// The meaning of the calls.
extension GestureTracker {
  private mutating func note(_ call: Call) {
    switch call.name {
    case _ where call.isLiftByKeys:
      count += 1
      current.append(
        Gesture(
          number: count, .keys, by: .keyboard, during: call.time...call.time, from: .zero,
          to: .zero))
    case .dragBegan: changeNewest({ $0.kind == .press }) { $0.kind = .drag }
    case .dragEnded:
      changeNewest({ [.drag, .keys, .drop].contains($0.kind) }) {
        $0.outcome = call["reason"]?.string
      }
      end(.keyboard, call.time)
    case .tap, .doubleTap, .actionHandler, .contextMenu:
      changeNewest({ $0.kind == .press }) { $0.kind = .tap }
    default: break
    }
  }

  private mutating func changeNewest(
    _ condition: (Gesture) -> Bool, _ change: (inout Gesture) -> Void
  ) {
    if let index = ended.lastIndex(where: condition) {
      change(&ended[index])
    } else if let index = current.lastIndex(where: condition) {
      change(&current[index])
    }
  }
}

extension Aimable {
  fileprivate func aim(at point: Point) -> Landmark? {
    let hit = landmarks(at: point).last
    return hit?.isGround == false ? hit : landmarks.aim(at: point)
  }
}

extension Call {
  var isLiftByKeys: Bool { name == .dragBegan && self["pointer"] == "keyboard" }
}
