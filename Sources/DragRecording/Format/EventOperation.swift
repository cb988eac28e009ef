import DragCoding
package import DragEvents
import DragGeometry

/// The name of an event in a recording, such as `press` in `["press",dt,pointer,x,y,button]`.
///
/// The extension below encodes the values after `dt`: first numbers, then words. Points and sizes are in 1/256 pixel,
/// wheel turns in 1/256 notch. `TurnEncoder` encodes pointer motions, and `dt`: the microseconds since
/// the event before.
package enum EventOperation: String {
  case press, release, cancel, leave, wheel, key, keyup, modifiers, focus, blur, show, hide, resize
  case type, compose
  /// A message whose bytes are text, and one with any bytes, in base 64.
  case send, bytes
  /// A drag from another program: it enters, moves, leaves, is dropped, and sends data.
  case enter, over, exit, drop, data
  /// Another program would accept a drag of this one, or has received its data.
  case target, delivered
  /// The data of the clipboard, with the number of a problem, or zero.
  case paste
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
    case .textComposed(let text): (.compose, [], [text])
    case .messageReceived(let message):
      message.text.map { (.send, [], [message.name, $0]) }
        ?? (.bytes, [], [message.name, Base64.text(of: message.bytes)])
    case .incomingDrag(.entered(let offer, at: let point)):
      (.enter, numbers(point) + [offer.operations.reduce(0) { $0 | bit($1) }], offer.types)
    case .incomingDrag(.moved(to: let point, let operation)):
      (.over, numbers(point) + [operation.map(bit) ?? 0], [])
    case .incomingDrag(.exited): (.exit, [], [])
    case .incomingDrag(.released): (.drop, [], [])
    case .incomingDrag(.received(let data)): (.data, [], data.flatMap(words))
    case .outgoingDrag(.targeted(let operation)): (.target, [operation.map(bit) ?? 0], [])
    case .outgoingDrag(.delivered(let operation)): (.delivered, [operation.map(bit) ?? 0], [])
    case .clipboardRead(let contents):
      (.paste, [contents.problem?.rawValue ?? 0], contents.data.flatMap(words))
    case .modifiersChanged(let modifiers): (.modifiers, [modifiers.rawValue], [])
    case .focusGained: (.focus, [], [])
    case .focusLost: (.blur, [], [])
    case .windowShown: (.show, [], [])
    case .windowHidden: (.hide, [], [])
    case .windowResized(let size): (.resize, numbers(Point(x: size.width, y: size.height)), [])
    }
  }

  private static func bit(_ operation: DropOperation) -> Int {
    1 << (DropOperation.allCases.firstIndex(of: operation) ?? 0)
  }

  private static func operations(_ bits: Int) -> [DropOperation] {
    DropOperation.allCases.filter { bits & bit($0) != 0 }
  }

  private static func words(of data: DragData) -> [String] {
    let text = String(validating: data.bytes, as: UTF8.self)
    return [data.type, text == nil ? "base64" : "text", text ?? Base64.text(of: data.bytes)]
  }

  private static func data(_ words: [String]) -> [DragData]? {
    guard words.count % 3 == 0 else { return nil }
    return stride(from: 0, to: words.count, by: 3).mapUnlessNil { data(of: words[$0..<$0 + 3]) }
  }

  private static func data(of words: ArraySlice<String>) -> DragData? {
    let words = Array(words)
    switch words[1] {
    case "text": return DragData(words[0], text: words[2])
    case "base64": return Base64.bytes(of: words[2]).map { DragData(words[0], $0) }
    default: return nil
    }
  }

  private static func numbers(_ point: Point) -> [Int] {
    [point.clampedToFarthest.x.subpixels, point.clampedToFarthest.y.subpixels]
  }

  /// The number of numbers, and the permitted numbers of words.
  package var counts: (numbers: Int, words: ClosedRange<Int>) {
    switch self {
    case .leave, .focus, .blur, .show, .hide, .exit, .drop: (0, 0...0)
    case .cancel, .modifiers, .target, .delivered: (1, 0...0)
    case .resize: (2, 0...0)
    case .over: (3, 0...0)
    case .press, .release, .wheel: (4, 0...0)
    case .key, .keyup, .type, .compose: (0, 1...1)
    case .send, .bytes: (0, 2...2)
    case .enter: (3, 0...Limits.dragTypes)
    case .data: (0, 0...3 * Limits.dragTypes)
    case .paste: (1, 0...3 * Limits.dragTypes)
    }
  }

  /// Decodes an event from its values.
  ///
  /// - Precondition: `numbers` has as many elements as ``counts`` says.
  /// - Returns: The event; `nil` if the values are invalid, such as a negative pointer, an unknown button or key,
  ///   or bytes that are not in base 64.
  package func eventKind(numbers: [Int], words: [String]) -> InputEvent.Kind? {
    guard counts.words.contains(words.count) else { return nil }
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
    case .key: return Key(name: words[0]).map { .keyPressed($0) }
    case .keyup: return Key(name: words[0]).map { .keyReleased($0) }
    case .type: return .textEntered(words[0])
    case .compose: return .textComposed(words[0])
    case .send: return .messageReceived(Message(words[0], text: words[1]))
    case .bytes:
      return Base64.bytes(of: words[1]).map { .messageReceived(Message(words[0], bytes: $0)) }
    case .modifiers: return .modifiersChanged(Modifiers(rawValue: numbers[0]))
    case .focus: return .focusGained
    case .blur: return .focusLost
    case .show: return .windowShown
    case .hide: return .windowHidden
    case .resize:
      let (width, height) = (Length(subpixels: numbers[0]), Length(subpixels: numbers[1]))
      return min(width, height) < 0 ? nil : .windowResized(Size(width: width, height: height))
    case .target: return .outgoingDrag(.targeted(Self.operations(numbers[0]).first))
    case .paste:
      let problem = ClipboardProblem(rawValue: numbers[0])
      guard problem != nil || numbers[0] == 0, let data = Self.data(words) else { return nil }
      return .clipboardRead(ClipboardContents(data, problem: problem))
    case .delivered: return .outgoingDrag(.delivered(Self.operations(numbers[0]).first))
    case .enter:
      let offer = DragOffer(types: words, operations: Self.operations(numbers[2]))
      return .incomingDrag(.entered(offer, at: Self.point(numbers[0], numbers[1])))
    case .over:
      let point = Self.point(numbers[0], numbers[1])
      let operation = Self.operations(numbers[2]).first
      return .incomingDrag(.moved(to: point, requesting: operation))
    case .exit: return .incomingDrag(.exited)
    case .drop: return .incomingDrag(.released)
    case .data: return Self.data(words).map { .incomingDrag(.received($0)) }
    }
  }

  private static func point(_ x: Int, _ y: Int) -> Point {
    Point(x: Length(subpixels: x), y: Length(subpixels: y))
  }
}
