import DragRecording

/// Maps the release of a gesture so that the drop results in the recorded order of the items.
///
/// In a grid with another number of columns, the same point on the same tile may belong to another
/// gap. In that case, other points are tried, the nearest first.
struct DropMapping {
  let pointer: PointerID
  let button: PointerButton
  let time: Microseconds
  let gesture: Gesture

  private static let maximumPlaces = 450

  func events(at point: Point, in world: some Aimable) throws(RetargetingError) -> [InputEvent] {
    let plain = [release(at: point)]
    let isDrop = gesture.kind == .drag && gesture.outcome == "dropped" || gesture.kind == .follow
    guard isDrop, let order = gesture.arrangement, !gives(plain, order, in: world)
    else { return plain }
    for place in places(near: point, in: world) {
      let events = arrival(at: place) + [release(at: place)]
      if gives(events, order, in: world) { return events }
    }
    let container = gesture.destination?.landmark?.container ?? "the window"
    throw RetargetingError(
      gesture, "the place of the recorded drop is not visible in \(container)")
  }

  private func arrival(at place: Point) -> [InputEvent] {
    gesture.kind == .follow
      ? [] : [InputEvent(time: time, .pointerMoved(pointer, to: place, isDown: true))]
  }

  private func release(at point: Point) -> InputEvent {
    InputEvent(time: time, .pointerReleased(pointer, at: point, button: button))
  }

  private func gives(_ events: [InputEvent], _ order: UInt32, in world: some Aimable) -> Bool {
    var trial = world
    let calls = events.flatMap { trial.apply($0).calls }
    return UInt32(truncatingIfNeeded: trial.arrangement) == order
      && (gesture.kind == .follow || calls.contains { $0.name == .performDrop })
  }

  private func places(near point: Point, in world: some Aimable) -> [Point] {
    let container = gesture.destination?.landmark?.container
    let things = world.landmarks.filter { thing in
      !thing.isGround && thing.id.container == container && thing.id.part == nil
    }
    return things.flatMap(\.visible.places)
      .map { (place: $0, distance: $0.squaredDistance(to: point)) }
      .sorted { ($0.distance, $0.place.y, $0.place.x) < ($1.distance, $1.place.y, $1.place.x) }
      .prefix(Self.maximumPlaces).map(\.place)
  }
}
