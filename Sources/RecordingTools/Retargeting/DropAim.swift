import DragFrameIO
import DragGeometry
import DragRecording

/// Lets go of something so that it comes to stand where it came to stand when it was recorded.
///
/// Between the tiles of a grid with other columns, a point that is the same share of the same tile
/// may belong to another gap. What was meant is known: the order that the drop made. Where the mapped
/// point would make another one, places nearby are tried.
struct DropAim {
  private let pointer: PointerID
  private let button: PointerButton
  private let time: Microseconds
  private let gesture: Gesture

  init(
    of pointer: PointerID, _ button: PointerButton, at time: Microseconds,
    meaning gesture: Gesture
  ) {
    (self.pointer, self.button, self.time) = (pointer, button, time)
    self.gesture = gesture
  }

  /// The events that let go at a point, or near it.
  ///
  /// - Throws: ``RetargetingError/Problem`` where no place nearby makes the order that was meant.
  func events(
    at point: Point, in world: some Aimable
  ) throws(RetargetingError.Problem) -> [InputEvent] {
    guard isDrop, let meant = gesture.arrangement, !does([release(at: point)], meant, in: world)
    else { return [release(at: point)] }
    for place in places(near: point, in: world) {
      let events = arrival(at: place) + [release(at: place)]
      if does(events, meant, in: world) { return events }
    }
    throw .noPlace(in: gesture.destination?.landmark?.container ?? "the window")
  }

  /// `true` where letting go decides where something comes to stand.
  private var isDrop: Bool {
    gesture.kind == .drag && gesture.outcome == "dropped" || gesture.kind == .follow
  }

  /// What is carried enters and leaves things on its way; what follows is where it is let go of.
  private func arrival(at place: Point) -> [InputEvent] {
    gesture.kind == .follow
      ? [] : [InputEvent(time: time, .pointerMoved(pointer, to: place, isDown: true))]
  }

  private func release(at point: Point) -> InputEvent {
    InputEvent(time: time, .pointerReleased(pointer, at: point, button: button))
  }

  /// `true` where the events make the order that was meant, tried on a copy of the world.
  private func does(_ events: [InputEvent], _ meant: UInt32, in world: some Aimable) -> Bool {
    var trial = world
    var calls: [Call] = []
    for event in events { calls += trial.apply(event).calls }
    return UInt32(truncatingIfNeeded: trial.arrangement) == meant
      && (gesture.kind == .follow || calls.contains { $0.name == "performDrop" })
  }

  /// Places on the things around, in the container that was meant, the nearest first.
  private func places(
    near point: Point, in world: some Aimable
  ) -> [Point] {
    let container = gesture.destination?.landmark?.container
    let things = world.landmarks.filter { thing in
      !thing.isGround && thing.id.container == container && thing.id.part == nil
    }
    let nearest = things.flatMap(\.visible.places).map {
      (place: $0, distance: ($0 - point).squaredLength)
    }
    .sorted { ($0.distance, $0.place.y, $0.place.x) < ($1.distance, $1.place.y, $1.place.x) }
    return nearest.prefix(Self.mostPlaces).map(\.place)
  }

  private static let mostPlaces = 450
}
