import DragFrameIO
import DragGeometry
import DragRecording

/// Where a pointer goes in another window, so that the gesture means what it meant.
///
/// What is lifted is carried over the same things: a point on one of them becomes the point at the
/// same share of its width and height. Whatever else a pointer does goes as far as it went, since
/// 10 px are a scroll and 5 px are none.
struct PointerMapping {
  let gesture: Gesture
  /// The index of what is under the recorded pointer.
  private var place = 0
  /// Where that was in this window when it came under the pointer.
  private var frame: Rect?
  private var last: Step
  /// What was on the way and is not here, the first of it.
  private(set) var missed: RetargetingError.Problem?

  /// Where the recorded pointer was, and where this one.
  private struct Step {
    var recorded: Point
    var mapped: Point
  }

  /// Maps the press.
  ///
  /// - Parameters:
  ///   - gesture: What is meant.
  ///   - scene: What is in sight in this window.
  /// - Throws: ``RetargetingError/Problem`` where what is pressed is not in sight.
  init(_ gesture: Gesture, in scene: AimedScene) throws(RetargetingError.Problem) {
    self.gesture = gesture
    last = Step(recorded: gesture.start, mapped: gesture.start)
    guard let waypoint = gesture.path.first else { return }
    do {
      frame = try scene.frame(of: waypoint.landmark)
    } catch {
      // To scroll something, one of its rows is as good as another.
      guard gesture.kind == .scroll || gesture.kind == .wheel,
        let ground = scene.ground(of: waypoint.landmark)
      else { throw error }
      last.mapped = ground.center
    }
    guard let frame else { return }
    last.mapped = waypoint.frame.carrying(gesture.start, to: frame)
    last.mapped = try scene.visible(last.mapped, on: waypoint, at: gesture.start)
  }

  /// Where the press goes.
  var press: Point { last.mapped }

  /// Where the pointer goes for a recorded point.
  ///
  /// - Parameters:
  ///   - point: The recorded point.
  ///   - time: When the pointer was there.
  ///   - kind: What the pointer has become in this window.
  ///   - scene: What is in sight in this window.
  /// - Returns: The point in this window.
  /// - Throws: ``RetargetingError/Problem`` where what it ends on is not in sight.
  mutating func move(
    to point: Point, at time: Microseconds, as kind: Gesture.Kind?, in scene: AimedScene
  ) throws(RetargetingError.Problem) -> Point {
    if kind == .drag { lookForCover(in: scene) }
    let isNew = advance(to: point, at: time)
    let mapped = last.mapped + (point - last.recorded)
    last = Step(recorded: point, mapped: mapped)
    let isAimed = kind == .drag || kind == .follow || place > 0 && gesture.kind.isAimed
    guard isAimed, place < gesture.path.count else { return mapped }
    let waypoint = kind == .drag ? scene.standIn(for: gesture.path[place]) : gesture.path[place]
    // What follows the pointer has no place of its own meanwhile.
    if gesture.kind == .follow, !isNew, let frame {
      last.mapped = waypoint.frame.carrying(point, to: frame)
      return last.mapped
    }
    guard let now = try currentFrame(of: waypoint, in: scene) else {
      // Not so far that it would leave what the thing would stand on.
      last.mapped = scene.ground(of: waypoint.landmark)?.nearest(to: mapped) ?? mapped
      return last.mapped
    }
    if isNew || frame == nil { frame = now }
    last.mapped = waypoint.frame.carrying(point, to: now)
    do {
      last.mapped = try scene.visible(last.mapped, on: waypoint, at: point)
    } catch {
      missed = missed ?? error
    }
    return last.mapped
  }

  /// Notes where something has come to lie between the pointer and what it was on: the strip that
  /// comes up when a finger lifts something, in a window that is low.
  private mutating func lookForCover(in scene: AimedScene) {
    guard missed == nil, place < gesture.path.count, let id = gesture.path[place].landmark,
      gesture.path[place].frame.contains(last.recorded),
      scene.landmarks.landmark(at: last.mapped)?.id != id
    else { return }
    missed = .gone(id, near: [])
  }

  /// Where a thing is now; on the way it may be missing, at the end it may not.
  private mutating func currentFrame(
    of waypoint: Waypoint, in scene: AimedScene
  ) throws(RetargetingError.Problem) -> Rect? {
    do {
      return try scene.frame(of: waypoint.landmark)
    } catch {
      guard place < gesture.path.count - 1 else { throw error }
      missed = missed ?? error
      return nil
    }
  }

  /// Goes on to what is under the recorded pointer; says whether that is another than before.
  private mutating func advance(to point: Point, at time: Microseconds) -> Bool {
    let next = gesture.path.indices.dropFirst(place + 1).prefix { gesture.path[$0].time <= time }
    guard let latest = next.last else { return false }
    // Of several that came at the same time, the first on which the pointer is.
    let meant = next.first {
      gesture.path[$0].time == time && gesture.path[$0].frame.contains(point)
    }
    place = meant ?? latest
    return true
  }
}

extension Gesture.Kind {
  /// `true` where it matters what is under the pointer on the way and at the end.
  fileprivate var isAimed: Bool { self == .drag || self == .follow }
}

/// What is in sight in the window that a gesture is mapped to.
struct AimedScene {
  let landmarks: [Landmark]
  let window: Size

  init(_ world: some Aimable, _ window: Size) {
    self.window = window
    let bounds = Rect(origin: .zero, size: window)
    landmarks = world.landmarks.map { landmark in
      var landmark = landmark
      landmark.visible = landmark.visible.intersection(bounds)
      return landmark
    }
  }

  /// Where a thing rests; the window itself for nothing.
  func frame(of id: Landmark.ID?) throws(RetargetingError.Problem) -> Rect {
    guard let id else { return Rect(origin: .zero, size: window) }
    guard let landmark = landmarks[id], !landmark.visible.isEmpty else {
      throw .gone(id, near: names(like: id))
    }
    return landmark.frame
  }

  /// What is as good to aim at for something that is carried: of controls, all of which it passes by,
  /// any other.
  func standIn(for waypoint: Waypoint) -> Waypoint {
    guard let id = waypoint.landmark, landmarks[id].map(\.visible.isEmpty) ?? true else {
      return waypoint
    }
    let controls = landmarks.filter {
      $0.isControl && $0.id.container == id.container && !$0.visible.isEmpty
    }
    let center = waypoint.frame.center
    let nearest = controls.min {
      ($0.visible.center - center).squaredLength < ($1.visible.center - center).squaredLength
    }
    var waypoint = waypoint
    waypoint.landmark = nearest?.id ?? id
    return waypoint
  }

  /// What the thing would stand on, as far as that can be seen.
  func ground(of id: Landmark.ID?) -> Rect? {
    landmarks.last { $0.isGround && $0.id.container == id?.container }?.visible
  }

  /// The point, brought to where the thing can be seen, where the recorded point was on it, and
  /// otherwise to where nothing else is.
  ///
  /// - Throws: ``RetargetingError/Problem`` where something else is in front of all of it.
  func visible(
    _ point: Point, on waypoint: Waypoint, at recorded: Point
  ) throws(RetargetingError.Problem) -> Point {
    guard let id = waypoint.landmark, waypoint.frame.contains(recorded),
      let visible = landmarks[id]?.visible
    else { return beside(waypoint.landmark, point) }
    let place = visible.nearest(to: point)
    guard landmarks.landmark(at: place)?.id != id else { return place }
    // In a small window something may lie over a part of it.
    let free = visible.places.filter { landmarks.landmark(at: $0)?.id == id }
    let nearest = free.min { ($0 - place).squaredLength < ($1 - place).squaredLength }
    guard let nearest else { throw .gone(id, near: []) }
    return nearest
  }

  /// The point, or the first on the way from it to the thing at which nothing else is: where things
  /// stand closer together, a place beside one may be on the next.
  private func beside(_ id: Landmark.ID?, _ point: Point) -> Point {
    guard let id, let visible = landmarks[id]?.visible, !visible.isEmpty else { return point }
    let goal = visible.nearest(to: point)
    let way = goal - point
    let places = (0..<16).lazy.map { step in
      let share = Fraction(raw: step << 12)
      return point + Vector(dx: way.dx * share, dy: way.dy * share)
    }
    return places.first { place in
      guard let hit = landmarks.landmark(at: place) else { return true }
      return hit.isGround || hit.id.container == id.container && hit.id.name == id.name
    } ?? goal
  }

  /// What there is in the same container, for the words of an error.
  private func names(like id: Landmark.ID) -> [String] {
    landmarks.filter {
      $0.id.container == id.container && $0.id.part == id.part && !$0.visible.isEmpty
    }
    .map(\.id.description)
  }
}

extension Vector {
  /// The length, squared, in subpixels.
  var squaredLength: Int { dx.subpixels * dx.subpixels + dy.subpixels * dy.subpixels }
}

extension Rect {
  /// Nine places all over the rectangle.
  var places: [Point] {
    let shares: [Fraction] = [.percent(10), .percent(50), .percent(90)]
    return shares.flatMap { y in
      shares.map { x in Point(x: minX + width * x, y: minY + height * y) }
    }
  }

  /// The point of `other` that is where `point` is in this rectangle: at the same share of its width
  /// and height, and outside of it as far from the nearer edge.
  func carrying(_ point: Point, to other: Rect) -> Point {
    Point(
      x: Self.carry(point.x, from: minX, width, to: other.minX, other.width),
      y: Self.carry(point.y, from: minY, height, to: other.minY, other.height))
  }

  private static func carry(
    _ place: Length, from start: Length, _ length: Length, to other: Length, _ otherLength: Length
  ) -> Length {
    let way = place - start
    if way <= .zero || length <= .zero { return other + way }
    if way >= length { return other + otherLength + (way - length) }
    return other + Length(subpixels: way.subpixels * otherLength.subpixels / length.subpixels)
  }

  /// The point of the rectangle that is nearest.
  func nearest(to point: Point) -> Point {
    guard !isEmpty else { return point }
    let last = Length(subpixels: 1)
    return Point(
      x: min(max(point.x, minX), maxX - last), y: min(max(point.y, minY), maxY - last))
  }
}
