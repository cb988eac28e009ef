import RecordingTools

extension Session {
  /// The world in which scripts are played with a dot.
  static func stage(bug: Dot.Bug = .none) -> ScriptStage<Dot> {
    ScriptStage(header) { _ in (Dot(bug: bug), Output()) }
  }
}

/// The session of a script.
func compile(_ text: String) throws -> Recording {
  try Script(parsing: text).compile(on: Session.stage())
}

/// The errors of a script that cannot be compiled.
func errors(compiling text: String) throws -> [ScriptError] {
  try thrown(ScriptErrors.self) { try compile(text) }?.errors ?? []
}

extension Verification<Dot> {
  init(of recording: Recording, batchings: [Batching]) throws {
    try self.init(of: recording, batchings: batchings) { _ in (Dot(), Output()) }
  }

  var isReproduced: Bool { if case .reproduced = self { true } else { false } }
  var divergence: Divergence<Dot>? {
    if case .diverged(let divergence) = self { divergence } else { nil }
  }
}

extension InputEvent {
  /// The event in a few words, in whole pixels if possible.
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
    case .wheelScrolled(let point, let way):
      "wheel \(point.words) \(way.dx.words),\(way.dy.words)"
    case .keyPressed(let key): "key \(key.name)"
    case .keyReleased(let key): "keyup \(key.name)"
    case .textEntered(let text): "type \(text)"
    case .messageReceived(let message): "send \(message.name) \(message.bytes)"
    case .incomingDrag(let event): "incoming \(event)"
    case .outgoingDrag(let event): "outgoing \(event)"
    case .clipboardRead(let contents): "paste \(contents)"
    case .modifiersChanged(let modifiers): "modifiers \(modifiers.rawValue)"
    case .focusGained: "focus"
    case .focusLost: "blur"
    case .windowShown: "show"
    case .windowHidden: "hide"
    case .windowResized(let size): "resize \(size.width.words)x\(size.height.words)"
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
      ? "\(subpixels / 256)" : "\(halves < 0 ? "-" : "")\(abs(halves) / 2).5"
  }
}
