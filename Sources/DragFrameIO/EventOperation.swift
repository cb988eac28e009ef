import DragCoding
import DragGeometry

/// The name of an event in a recording, such as `press` in `["press",dt,pointer,x,y,button]`.
///
/// The extension below encodes the numbers or the words after `dt`. Points and sizes are in 1/256 pixel,
/// wheel turns in 1/256 notch. `DragRecording` encodes pointer motions, and `dt`: the microseconds since
/// the event before.
package enum EventOperation: String {
  case press, release, cancel, leave, wheel, key, keyup, modifiers, focus, blur, show, hide, resize
  case type
  /// A message whose bytes are text, and one with any bytes, in base 64.
  case send, bytes
}

extension EventOperation {
  package static func encoding(
    of kind: InputEvent.Kind
  ) -> (Self, numbers: [Int], words: [String])? {
    switch kind {
    case .pointerMoved: nil
    case .pointerPressed(let pointer, let point, let button):
      (.press, [pointer.rawValue] + numbers(point) + [button.rawValue], [])
    case .pointerReleased(let pointer, let point, let button):
      (.release, [pointer.rawValue] + numbers(point) + [button.rawValue], [])
    case .pointerCancelled(let pointer): (.cancel, [pointer.rawValue], [])
    case .pointerLeft: (.leave, [], [])
    case .wheelScrolled(let point, let turn):
      (.wheel, numbers(point) + numbers(.zero + turn), [])
    case .keyPressed(let key): (.key, [], [key.name])
    case .keyReleased(let key): (.keyup, [], [key.name])
    case .textEntered(let text): (.type, [], [text])
    case .messageReceived(let message): encoding(of: message)
    case .modifiersChanged(let modifiers): (.modifiers, [modifiers.rawValue], [])
    case .focusGained: (.focus, [], [])
    case .focusLost: (.blur, [], [])
    case .windowShown: (.show, [], [])
    case .windowHidden: (.hide, [], [])
    case .windowResized(let size): (.resize, numbers(Point(x: size.width, y: size.height)), [])
    }
  }

  private static func encoding(of message: Message) -> (Self, numbers: [Int], words: [String]) {
    guard let text = message.text else {
      return (.bytes, [], [message.name, Base64.text(of: message.bytes)])
    }
    return (.send, [], [message.name, text])
  }

  private static func numbers(_ point: Point) -> [Int] {
    [point.clampedToFarthest.x.subpixels, point.clampedToFarthest.y.subpixels]
  }

  package var hasWords: Bool {
    switch self {
    case .key, .keyup, .type, .send, .bytes: true
    default: false
    }
  }

  package var hasKey: Bool { self == .key || self == .keyup }

  /// The number of numbers or words.
  package var count: Int {
    switch self {
    case .press, .release, .wheel: 4
    case .cancel, .modifiers, .key, .keyup, .type: 1
    case .resize, .send, .bytes: 2
    case .leave, .focus, .blur, .show, .hide: 0
    }
  }

  /// Decodes an event from its numbers.
  ///
  /// - Precondition: `numbers` has ``count`` elements.
  /// - Returns: The event. `nil` if the event has words instead. Also `nil` if a pointer, width or
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
    case .key, .keyup, .type, .send, .bytes: return nil
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

  /// Decodes an event from its words.
  ///
  /// - Precondition: `words` has ``count`` elements.
  /// - Returns: The event. `nil` if it has numbers instead, if a key's name is invalid, or if bytes are not in base 64.
  package func eventKind(words: [String]) -> InputEvent.Kind? {
    switch self {
    case .key, .keyup: Key(name: words[0]).map(eventKind(key:))
    case .type: .textEntered(words[0])
    case .send: .messageReceived(Message(words[0], text: words[1]))
    case .bytes: Base64.bytes(of: words[1]).map { .messageReceived(Message(words[0], bytes: $0)) }
    default: nil
    }
  }

  private static func point(_ x: Int, _ y: Int) -> Point {
    Point(x: Length(subpixels: x), y: Length(subpixels: y))
  }
}
