import DragRecording

/// The way in which the presses of a device capture are placed.
///
/// The presses were made over other content, so they need not be on an item.
package enum PressPlacement: String, Hashable, Sendable, CaseIterable {
  case kept
  /// Each press is moved to the nearest movable item.
  ///
  /// The pointer's later events are moved by the same translation.
  case nearest
}

struct StrokeShift {
  private static let margin: Length = 8

  private let window: Rect
  private var offsets: [PointerID: Vector] = [:]
  private var down: Set<PointerID> = []

  init(in window: Size) { self.window = Rect(origin: .zero, size: window) }

  func begins(with event: InputEvent) -> Bool {
    guard case .pointerPressed(let pointer, _, _) = event.kind else { return false }
    return !down.contains(pointer)
  }

  mutating func begin(
    _ event: InputEvent, among landmarks: [Landmark], onto isWanted: (Landmark) -> Bool
  ) -> [InputEvent] {
    guard let pointer = event.kind.pointer, let place = event.kind.location else { return [] }
    let shifted = nearest(to: place, among: landmarks, where: isWanted) ?? place
    let before = offsets[pointer] ?? .zero
    offsets[pointer] = shifted - place
    down.insert(pointer)
    let press = InputEvent(time: event.time, event.kind.moved(to: shifted.clampedToFarthest))
    guard pointer == .mouse, shifted - place != before else { return [press] }
    let move = InputEvent.Kind.pointerMoved(pointer, to: shifted.clampedToFarthest, isDown: false)
    return [InputEvent(time: event.time, move), press]
  }

  mutating func shift(_ event: InputEvent) -> InputEvent {
    let pointer = event.kind.pointer ?? .mouse
    if event.kind.isHover { down.remove(pointer) }
    let place = event.kind.location.map { shifted($0, pointer) }
    switch event.kind {
    case .pointerReleased, .pointerCancelled:
      down.remove(pointer)
      if pointer != .mouse { offsets[pointer] = nil }
    default: break
    }
    return place.map { InputEvent(time: event.time, event.kind.moved(to: $0)) } ?? event
  }

  private func shifted(_ place: Point, _ pointer: PointerID) -> Point {
    let shifted = (place + (offsets[pointer] ?? .zero)).clampedToFarthest
    return down.contains(pointer) ? shifted : window.nearest(to: shifted)
  }

  private func nearest(
    to place: Point, among landmarks: [Landmark], where isWanted: (Landmark) -> Bool
  ) -> Point? {
    func isHit(_ place: Point) -> Bool { landmarks.landmark(at: place).map(isWanted) ?? false }
    guard !isHit(place) else { return place }
    // Some of these places may be covered by other things.
    return landmarks.filter(isWanted).flatMap { places(on: $0, near: place) }.filter(isHit)
      .min { $0.squaredDistance(to: place) < $1.squaredDistance(to: place) }
  }

  private func places(on landmark: Landmark, near place: Point) -> [Point] {
    let visible = landmark.visible.intersection(window)
    guard !visible.isEmpty else { return [] }
    let edge = min(Self.margin, min(visible.width, visible.height) / 4)
    return [visible.insetBy(edge).nearest(to: place), visible.center]
  }
}

extension Rect {
  func nearest(to point: Point) -> Point {
    guard !isEmpty else { return point }
    let last = Length(subpixels: 1)
    return Point(
      x: min(max(point.x, minX), maxX - last), y: min(max(point.y, minY), maxY - last))
  }
}
