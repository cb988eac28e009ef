import DragRecording

/// Maps the points of a gesture to another layout, so that they have the same targets.
///
/// If an item is dragged or follows a touch, each point keeps its relative position in its target.
/// In other gestures, such as swipes, distances decide the result, so they are kept.
struct PointerMapping {
  let gesture: Gesture
  private var waypoint = 0
  private var frame: Rect?
  private var recorded: Point
  private(set) var mapped: Point
  private(set) var missed: RetargetingError?

  init(in scene: TargetScene) throws(RetargetingError) {
    gesture = scene.gesture
    (recorded, mapped) = (gesture.start, gesture.start)
    guard let waypoint = gesture.path.first else { return }
    do {
      frame = try scene.frame(of: waypoint.landmark)
    } catch {
      // For scrolling, one row is as good as another.
      guard gesture.kind == .scroll || gesture.kind == .wheel,
        let ground = scene.ground(of: waypoint.landmark)
      else { throw error }
      mapped = ground.center
    }
    guard let frame else { return }
    mapped = waypoint.frame.map(gesture.start, to: frame)
    mapped = try scene.visible(mapped, on: waypoint, at: gesture.start)
  }

  mutating func move(
    to point: Point, at time: Microseconds, as kind: Gesture.Kind?, in scene: TargetScene
  ) throws(RetargetingError) -> Point {
    if kind == .drag { noteCover(in: scene) }
    let isNew = advance(to: point, at: time)
    mapped = mapped + (point - recorded)
    recorded = point
    let aimed: [Gesture.Kind?] = [.drag, .follow]
    let isAimed = aimed.contains(kind) || waypoint > 0 && aimed.contains(gesture.kind)
    guard isAimed, waypoint < gesture.path.count else { return mapped }
    let target =
      kind == .drag ? scene.substitute(for: gesture.path[waypoint]) : gesture.path[waypoint]
    // An item that follows the pointer has no place of its own meanwhile.
    if gesture.kind == .follow, !isNew, let frame {
      mapped = target.frame.map(point, to: frame)
      return mapped
    }
    guard let now = try currentFrame(of: target, in: scene) else {
      // Stays on the ground of the missing thing.
      mapped = scene.ground(of: target.landmark)?.nearest(to: mapped) ?? mapped
      return mapped
    }
    if isNew || frame == nil { frame = now }
    mapped = target.frame.map(point, to: now)
    do {
      mapped = try scene.visible(mapped, on: target, at: point)
    } catch {
      missed = missed ?? error
    }
    return mapped
  }

  private mutating func noteCover(in scene: TargetScene) {
    guard missed == nil, waypoint < gesture.path.count,
      let id = gesture.path[waypoint].landmark, gesture.path[waypoint].frame.contains(recorded),
      scene.landmarks.landmark(at: mapped)?.id != id
    else { return }
    missed = RetargetingError(gesture, "the pointer is not over \(id)")
  }

  private mutating func currentFrame(
    of target: Waypoint, in scene: TargetScene
  ) throws(RetargetingError) -> Rect? {
    do {
      return try scene.frame(of: target.landmark)
    } catch {
      guard waypoint < gesture.path.count - 1 else { throw error }
      missed = missed ?? error
      return nil
    }
  }

  private mutating func advance(to point: Point, at time: Microseconds) -> Bool {
    let next = gesture.path.indices.dropFirst(waypoint + 1).prefix { gesture.path[$0].time <= time }
    guard let latest = next.last else { return false }
    // Of several at the same time, the first one under the pointer.
    let hit = next.first { gesture.path[$0].time == time && gesture.path[$0].frame.contains(point) }
    waypoint = hit ?? latest
    return true
  }
}

struct TargetScene {
  let gesture: Gesture
  let landmarks: [Landmark]
  private let window: Rect

  init(_ gesture: Gesture, in world: some Aimable, _ window: Size) {
    self.gesture = gesture
    let bounds = Rect(origin: .zero, size: window)
    self.window = bounds
    landmarks = world.landmarks.map { landmark in
      var landmark = landmark
      landmark.visible = landmark.visible.intersection(bounds)
      return landmark
    }
  }

  func frame(of id: Landmark.ID?) throws(RetargetingError) -> Rect {
    guard let id else { return window }
    guard let landmark = landmarks[id], !landmark.visible.isEmpty else {
      throw RetargetingError(gesture, missing: id, near: names(like: id))
    }
    return landmark.frame
  }

  func substitute(for waypoint: Waypoint) -> Waypoint {
    guard let id = waypoint.landmark, landmarks[id].map(\.visible.isEmpty) ?? true
    else { return waypoint }
    let controls = landmarks.filter {
      $0.isControl && $0.id.container == id.container && !$0.visible.isEmpty
    }
    var waypoint = waypoint
    waypoint.landmark = waypoint.frame.center.nearest(of: controls, \.visible.center)?.id ?? id
    return waypoint
  }

  func ground(of id: Landmark.ID?) -> Rect? {
    landmarks.last { $0.isGround && $0.id.container == id?.container }?.visible
  }

  func visible(
    _ point: Point, on waypoint: Waypoint, at recorded: Point
  ) throws(RetargetingError) -> Point {
    guard let id = waypoint.landmark, waypoint.frame.contains(recorded),
      let visible = landmarks[id]?.visible
    else { return beside(waypoint.landmark, point) }
    let place = visible.nearest(to: point)
    guard landmarks.landmark(at: place)?.id != id else { return place }
    // In a small window, a part of it may be covered.
    let free = visible.places.filter { landmarks.landmark(at: $0)?.id == id }
    if let nearest = place.nearest(of: free, \.self) { return nearest }
    throw RetargetingError(gesture, missing: id)
  }

  private func beside(_ id: Landmark.ID?, _ point: Point) -> Point {
    guard let id, let visible = landmarks[id]?.visible, !visible.isEmpty else { return point }
    let goal = visible.nearest(to: point)
    let translation = goal - point
    let places = (0..<16).lazy.map { step in
      let share = Fraction(raw: step << 12)
      return point + Vector(dx: translation.dx * share, dy: translation.dy * share)
    }
    return places.first { place in
      guard let hit = landmarks.landmark(at: place) else { return true }
      return hit.isGround || hit.id.container == id.container && hit.id.name == id.name
    } ?? goal
  }

  private func names(like id: Landmark.ID) -> [String] {
    landmarks.filter {
      $0.id.container == id.container && $0.id.part == id.part && !$0.visible.isEmpty
    }
    .map(\.id.description)
  }
}

extension Point {
  fileprivate func nearest<Element>(
    of elements: [Element], _ point: (Element) -> Point
  ) -> Element? {
    elements.min { squaredDistance(to: point($0)) < squaredDistance(to: point($1)) }
  }
}

extension Rect {
  var places: [Point] {
    let shares: [Fraction] = [.percent(10), .percent(50), .percent(90)]
    return shares.flatMap { y in
      shares.map { x in Point(x: minX + width * x, y: minY + height * y) }
    }
  }

  func map(_ point: Point, to other: Rect) -> Point {
    Point(
      x: Self.map(point.x, from: minX, width, to: other.minX, other.width),
      y: Self.map(point.y, from: minY, height, to: other.minY, other.height))
  }

  private static func map(
    _ place: Length, from start: Length, _ length: Length, to other: Length, _ otherLength: Length
  ) -> Length {
    let offset = place - start
    if offset <= .zero || length <= .zero { return other + offset }
    if offset >= length { return other + otherLength + (offset - length) }
    return other + Length(subpixels: offset.subpixels * otherLength.subpixels / length.subpixels)
  }
}
