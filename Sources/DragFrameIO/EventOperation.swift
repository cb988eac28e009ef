import DragGeometry

/// The name of an event in a recording, such as `press` in `["press",dt,pointer,x,y,button]`.
///
/// The extension below encodes the numbers after `dt`. Points and sizes are in 1/256 pixel, wheel
/// turns in 1/256 notch. `DragRecording` encodes pointer motions, and `dt`: the microseconds since
/// the event before.
package enum EventOperation: String {
  case press, release, cancel, leave, wheel, key, keyup, modifiers, focus, blur, show, hide, resize
}

extension EventOperation {
  package static func encoding(of kind: InputEvent.Kind) -> (Self, numbers: [Int], key: Key?)? {
    switch kind {
    case .pointerMoved: nil
    case .pointerPressed(let pointer, let point, let button):
      (.press, [pointer.rawValue] + numbers(point) + [button.rawValue], nil)
    case .pointerReleased(let pointer, let point, let button):
      (.release, [pointer.rawValue] + numbers(point) + [button.rawValue], nil)
    case .pointerCancelled(let pointer): (.cancel, [pointer.rawValue], nil)
    case .pointerLeft: (.leave, [], nil)
    case .wheelScrolled(let point, let turn):
      (.wheel, numbers(point) + numbers(.zero + turn), nil)
    case .keyPressed(let key): (.key, [], key)
    case .keyReleased(let key): (.keyup, [], key)
    case .modifiersChanged(let modifiers): (.modifiers, [modifiers.rawValue], nil)
    case .focusGained: (.focus, [], nil)
    case .focusLost: (.blur, [], nil)
    case .windowShown: (.show, [], nil)
    case .windowHidden: (.hide, [], nil)
    case .windowResized(let size): (.resize, numbers(Point(x: size.width, y: size.height)), nil)
    }
  }

  private static func numbers(_ point: Point) -> [Int] {
    [point.clampedToFarthest.x.subpixels, point.clampedToFarthest.y.subpixels]
  }

  package var hasKey: Bool { self == .key || self == .keyup }

  package var count: Int {
    switch self {
    case .press, .release, .wheel: 4
    case .cancel, .modifiers: 1
    case .resize: 2
    case .leave, .key, .keyup, .focus, .blur, .show, .hide: 0
    }
  }

  /// Decodes an event from its numbers.
  ///
  /// - Precondition: `numbers` has ``count`` elements.
  /// - Returns: The event. `nil` if the event is that of a key. Also `nil` if a pointer, width or
  ///   height is negative, or the button is unknown.
  package func eventKind(numbers: [Int]) -> InputEvent.Kind? {
    switch self {
    case .press, .release:
      guard numbers[0] >= 0, let button = PointerButton(rawValue: numbers[3]) else { return nil }
      let (pointer, point) = (PointerID(rawValue: numbers[0]), Self.point(numbers[1], numbers[2]))
      return self == .press
        ? .pointerPressed(pointer, at: point, button: button)
        : .pointerReleased(pointer, at: point, button: button)
    case .cancel: return numbers[0] < 0 ? nil : .pointerCancelled(PointerID(rawValue: numbers[0]))
    case .leave: return .pointerLeft
    case .wheel:
      let turn = Self.point(numbers[2], numbers[3]) - Point.zero
      return .wheelScrolled(at: Self.point(numbers[0], numbers[1]), by: turn)
    case .key, .keyup: return nil
    case .modifiers: return .modifiersChanged(Modifiers(rawValue: numbers[0]))
    case .focus: return .focusGained
    case .blur: return .focusLost
    case .show: return .windowShown
    case .hide: return .windowHidden
    case .resize:
      let (width, height) = (Length(subpixels: numbers[0]), Length(subpixels: numbers[1]))
      return min(width, height) < 0 ? nil : .windowResized(Size(width: width, height: height))
    }
  }

  package func eventKind(key: Key) -> InputEvent.Kind {
    self == .key ? .keyPressed(key) : .keyReleased(key)
  }

  private static func point(_ x: Int, _ y: Int) -> Point {
    Point(x: Length(subpixels: x), y: Length(subpixels: y))
  }
}
