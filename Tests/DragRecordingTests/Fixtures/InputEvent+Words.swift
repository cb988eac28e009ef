import DragRecording

extension InputEvent {
  /// A press of a pointer at a time in milliseconds.
  static func press(
    _ x: Length, _ y: Length, by pointer: PointerID = .mouse, at time: Int64
  ) -> InputEvent {
    InputEvent(time: .milliseconds(time), .pointerPressed(pointer, at: Point(x: x, y: y)))
  }

  /// A motion of a pointer that is down, unless it hovers.
  static func move(
    _ x: Length, _ y: Length, by pointer: PointerID = .mouse, at time: Int64, isDown: Bool = true
  ) -> InputEvent {
    let kind = InputEvent.Kind.pointerMoved(pointer, to: Point(x: x, y: y), isDown: isDown)
    return InputEvent(time: .milliseconds(time), kind)
  }

  static func release(
    _ x: Length, _ y: Length, by pointer: PointerID = .mouse, at time: Int64
  ) -> InputEvent {
    InputEvent(time: .milliseconds(time), .pointerReleased(pointer, at: Point(x: x, y: y)))
  }

  /// The same event, later.
  func later(by wait: Microseconds) -> InputEvent { InputEvent(time: time + wait, kind) }
}

// MARK: - Words

extension InputEvent {
  /// The event in a few words, with its time in milliseconds; in whole pixels if possible.
  var words: String { "\(time.count / 1000) \(kind.words)" }

  /// The event in a few words, with its time in microseconds.
  var exactWords: String { "\(time.count) \(kind.words)" }
}

extension InputEvent.Kind {
  fileprivate var words: String {
    switch self {
    case .pointerPressed(let pointer, let point, let button):
      "press \(pointer.name) \(point.words)\(button == .primary ? "" : " \(button)")"
    case .pointerMoved(let pointer, let point, let isDown):
      "move \(pointer.name) \(point.words) \(isDown ? "down" : "up")"
    case .pointerReleased(let pointer, let point, let button):
      "release \(pointer.name) \(point.words)\(button == .primary ? "" : " \(button)")"
    case .pointerCancelled(let pointer): "cancel \(pointer.name)"
    case .pointerLeft: "leave"
    case .wheelScrolled(let point, let way): "wheel \(point.words) \(way.dx.words),\(way.dy.words)"
    case .keyPressed(let key): "key \(key.name)"
    case .keyReleased(let key): "keyup \(key.name)"
    case .modifiersChanged(let modifiers): "modifiers \(modifiers.rawValue)"
    case .focusLost: "blur"
    case .windowShown: "show"
    case .windowHidden: "hide"
    case .windowResized(let size): "resize \(size.width.words)x\(size.height.words)"
    default: "\(self)"
    }
  }
}

extension PointerID {
  fileprivate var name: String { self == .mouse ? "mouse" : "touch-\(rawValue)" }
}

extension Point {
  fileprivate var words: String { "\(x.words),\(y.words)" }
}

extension Length {
  /// Whole pixels, or a half if that is nearer.
  fileprivate var words: String {
    let halves = (subpixels + (subpixels < 0 ? -64 : 64)) / 128
    return halves.isMultiple(of: 2) || abs(subpixels) > 256 * 10
      ? "\(pixels)" : "\(halves < 0 ? "-" : "")\(abs(halves) / 2).5"
  }
}
