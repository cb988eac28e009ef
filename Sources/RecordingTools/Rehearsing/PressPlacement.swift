import DragFrameIO
import DragGeometry
import DragRecording

/// Where the presses of a capture go, which knew nothing of what is in this window.
public enum PressPlacement: String, Hashable, Sendable, CaseIterable {
  /// Where they were.
  case kept
  /// On the nearest thing, and the rest of the stroke with them.
  case nearest
}

/// Moves strokes so that each begins on something.
struct StrokeShift {
  /// How far within a thing a press is put, if the thing is large enough.
  private static let margin: Length = 8

  private let window: Rect
  private var offsets: [PointerID: Vector] = [:]
  private var down: Set<PointerID> = []

  init(in window: Size) {
    self.window = Rect(origin: .zero, size: window)
  }

  /// `true` where an event begins a stroke, and it matters what is in the window.
  func begins(with event: InputEvent) -> Bool {
    guard case .pointerPressed(let pointer, _, _) = event.kind else { return false }
    return !down.contains(pointer)
  }

  /// The events that take the place of one that begins a stroke.
  ///
  /// A mouse comes to its new place before it presses there, and stays beside its own until the next
  /// press; fingers come from nowhere.
  mutating func begin(
    _ event: InputEvent, among landmarks: [Landmark], onto isWanted: (Landmark) -> Bool
  ) -> [InputEvent] {
    guard case .pointerPressed(let pointer, let place, let button) = event.kind else { return [] }
    let shifted = nearest(to: place, among: landmarks, where: isWanted) ?? place
    let before = offsets[pointer] ?? Vector(dx: 0, dy: 0)
    offsets[pointer] = shifted - place
    down.insert(pointer)
    let press = InputEvent(
      time: event.time, .pointerPressed(pointer, at: shifted.clampedToFarthest, button: button))
    guard pointer == .mouse, shifted - place != before else { return [press] }
    let way = InputEvent.Kind.pointerMoved(pointer, to: shifted.clampedToFarthest, isDown: false)
    return [InputEvent(time: event.time, way), press]
  }

  /// The event that takes the place of one that begins no stroke.
  mutating func shift(_ event: InputEvent) -> InputEvent {
    var event = event
    switch event.kind {
    case .pointerPressed(let pointer, let place, let button):
      event.kind = .pointerPressed(pointer, at: shifted(place, pointer), button: button)
    case .pointerMoved(let pointer, let place, let isDown):
      if !isDown { down.remove(pointer) }
      event.kind = .pointerMoved(pointer, to: shifted(place, pointer), isDown: isDown)
    case .pointerReleased(let pointer, let place, let button):
      event.kind = .pointerReleased(pointer, at: shifted(place, pointer), button: button)
      end(pointer)
    case .pointerCancelled(let pointer): end(pointer)
    case .wheelScrolled(let place, let turn):
      event.kind = .wheelScrolled(at: shifted(place, .mouse), by: turn)
    default: break
    }
    return event
  }

  private mutating func end(_ pointer: PointerID) {
    down.remove(pointer)
    if pointer != .mouse { offsets[pointer] = nil }
  }

  /// A mouse that holds nothing stays in the window.
  private func shifted(_ place: Point, _ pointer: PointerID) -> Point {
    let shifted = (place + (offsets[pointer] ?? Vector(dx: 0, dy: 0))).clampedToFarthest
    return down.contains(pointer) ? shifted : shifted.brought(into: window)
  }
}

extension StrokeShift {
  /// The place nearest to `place` at which something that is wanted is hit.
  private func nearest(
    to place: Point, among landmarks: [Landmark], where isWanted: (Landmark) -> Bool
  ) -> Point? {
    func isHit(_ place: Point) -> Bool { landmarks.landmark(at: place).map(isWanted) ?? false }
    guard !isHit(place) else { return place }
    // What something else covers cannot be hit there.
    return landmarks.filter(isWanted).flatMap { places(on: $0, near: place) }.filter(isHit)
      .min { $0.distanceSquared(to: place) < $1.distanceSquared(to: place) }
  }

  private func places(on landmark: Landmark, near place: Point) -> [Point] {
    let visible = landmark.visible.intersection(window)
    guard !visible.isEmpty else { return [] }
    let edge = min(Self.margin, min(visible.width, visible.height) / 4)
    return [place.brought(into: visible.insetBy(edge)), visible.center]
  }
}

extension Point {
  /// The nearest point within a rectangle.
  fileprivate func brought(into rect: Rect) -> Point {
    let last = Length(subpixels: 1)
    return Point(
      x: max(rect.minX, min(x, rect.maxX - last)), y: max(rect.minY, min(y, rect.maxY - last)))
  }

  fileprivate func distanceSquared(to other: Point) -> Int {
    let way = self - other
    return way.dx.subpixels * way.dx.subpixels + way.dy.subpixels * way.dy.subpixels
  }
}
