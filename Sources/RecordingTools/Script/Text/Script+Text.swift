import DragFrameIO
import DragGeometry
public import DragRecording

extension Script {
  /// The script as text, which reads back as the same script.
  public var text: String {
    var lines: [String] = []
    for (number, statement) in statements.enumerated() {
      if number > 0, beginsParagraph(number) { lines.append("") }
      lines.append(statement.text)
    }
    return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
  }

  /// `true` where a gesture begins, or the wait before it, or what is expected at the end.
  private func beginsParagraph(_ number: Int) -> Bool {
    let (before, this) = (statements[number - 1], statements[number])
    if this.isExpectation { return !before.isExpectation }
    if before.startsSession { return !this.startsSession }
    if case .wait = before { return false }
    return before.endsGesture
  }
}

extension Script.Statement {
  fileprivate var isExpectation: Bool { if case .expect = self { true } else { false } }

  /// `true` where it says how the session starts.
  var isOpening: Bool {
    switch self {
    case .scene, .start, .window, .scale, .tune: true
    default: false
    }
  }

  /// `true` where it says how all that follows is done.
  fileprivate var startsSession: Bool {
    if case .with = self { true } else { isOpening }
  }

  /// `true` where nothing is held any more afterwards, as a rule.
  fileprivate var endsGesture: Bool {
    switch self {
    case .release, .cancel, .tap, .drag, .letGo, .resize, .expect: true
    default: false
    }
  }

  /// The statement as text, on one line but for long lists.
  public var text: String {
    switch self {
    case .scene(let name, let arguments):
      words(["scene", ScriptPrinter.argument(name)] + arguments.map(ScriptPrinter.argument))
    case .start(let file): "start \(ScriptPrinter.argument(file))"
    case .window(let size): "window \(ScriptPrinter.text(of: size))"
    case .scale(let scale): "scale \(ScriptPrinter.scale(scale))"
    case .tune(let name, let value): "tune \(PhrasePrinter.quoted(name)) \(value)"
    case .with(let device): "with \(device.rawValue)"
    case .wait(let span): "wait \(ScriptPrinter.text(of: span))"
    case .mark(let name): "mark \(PhrasePrinter.quoted(name))"
    case .expect(let expectation): "expect \(expectation.text)"
    case .together(let statements): statements.map(\.text).joined(separator: " & ")
    case .keys, .keyDown, .keyUp, .hold, .letGo: keyText
    case .resize(let size): "resize \(ScriptPrinter.text(of: size))"
    case .focus(let isGained): "focus \(isGained ? "gained" : "lost")"
    case .visible(let isVisible): isVisible ? "show" : "hide"
    case .leave: "leave"
    case .event(let kind): "event \(ScriptPrinter.text(of: kind))"
    default: gestureText
    }
  }

  private var gestureText: String {
    switch self {
    case .press(let aim, let hold, let hand):
      words(
        ["press", text(aim), hold == .zero ? "" : "hold \(ScriptPrinter.text(of: hold))"], hand)
    case .move(let legs, let hand):
      words(["move", Self.text(of: legs)], hand)
    case .path(let samples, let hand): words(["path"], hand) + Self.text(of: samples)
    case .release(let hand): words(["release"], hand)
    case .cancel(let hand): words(["cancel"], hand)
    case .tap(let aim, let hand): words(["tap", text(aim)], hand)
    case .drag(let aim, let leg, let hold, let hand):
      words(
        [
          "drag", text(aim), Self.text(of: leg),
          hold.map { "hold \(ScriptPrinter.text(of: $0))" } ?? "",
        ], hand)
    case .wheel(let way, let aim):
      words(["wheel", ScriptPrinter.text(of: way), aim.map { "at \(text($0))" } ?? ""])
    default: ""
    }
  }

  private var keyText: String {
    switch self {
    case .keys(let keys): words(["key"] + keys.map(\.text))
    case .keyDown(let key): "keydown \(key.name)"
    case .keyUp(let key): "keyup \(key.name)"
    case .hold(let modifiers): words(["hold"] + modifiers.names)
    case .letGo(let modifiers): words(["let go"] + modifiers.names)
    default: ""
    }
  }
}

extension Script.Statement {
  private func words(_ words: [String], _ hand: Hand = Hand()) -> String {
    var all = words
    if let finger = hand.finger { all.insert("finger \(finger)", at: 0) }
    if let button = hand.button {
      all.append("with \(button.name)")
    } else if let device = hand.device {
      all.append("with \(device.rawValue)")
    }
    return all.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func text(_ aim: Aim) -> String { ScriptPrinter.text(of: aim) }

  private static func text(of legs: [Leg]) -> String {
    legs.enumerated().map { number, leg in
      let text = text(of: leg)
      return number > 0 && text.hasPrefix("to ") ? String(text.dropFirst(3)) : text
    }.joined(separator: " then ")
  }

  private static func text(of leg: Leg) -> String {
    let goal =
      switch leg.goal {
      case .to(let aim): "to \(ScriptPrinter.text(of: aim))"
      case .by(let way): "by \(ScriptPrinter.text(of: way))"
      }
    let duration = leg.duration.map { " over \(ScriptPrinter.text(of: $0))" } ?? ""
    return goal + duration + (leg.pace == .even ? " evenly" : "")
  }

  /// Four samples a line, further lines indented.
  private static func text(of samples: [Sample]) -> String {
    let words = samples.map { sample in
      "\(ScriptPrinter.text(of: sample.wait)) \(ScriptPrinter.text(of: sample.point))"
    }
    let lines = stride(from: 0, to: words.count, by: 4).map { start in
      words[start..<min(start + 4, words.count)].joined(separator: "  ")
    }
    return lines.count == 1 ? " " + lines[0] : lines.map { "\n  " + $0 }.joined()
  }
}

extension SessionExpectation {
  /// The expectation as a script has it behind `expect`, with many calls one a line.
  public var text: String {
    guard case .calls(let patterns, _) = self, patterns.count > 3 else { return description }
    return text(joiningCallsBy: "\n  ")
  }
}

extension ScriptPrinter {
  /// A scale in thousandths.
  static func scale(_ scale: Fraction) -> String {
    decimal((scale.raw * 1000 + 32768) / 65536, of: 1000)
  }

  /// An event in the words and numbers of a recording.
  static func text(of kind: InputEvent.Kind) -> String {
    if case .pointerMoved(let pointer, let point, let isDown) = kind {
      let point = point.clampedToFarthest
      return "move \(pointer.rawValue) \(isDown ? 1 : 0) \(point.x.subpixels) \(point.y.subpixels)"
    }
    guard let (operation, numbers, key) = EventOperation.taken(from: kind) else { return "" }
    let words = [operation.rawValue] + numbers.map(String.init)
    return (words + (key.map { [$0.name] } ?? [])).joined(separator: " ")
  }
}

extension KeyStroke {
  /// The stroke as a script calls it, `control+z`.
  var text: String { (modifiers.names + [key.name]).joined(separator: "+") }

  /// Reads what ``text`` writes.
  init?(text: String) {
    let words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let key = words.last.flatMap({ Key(name: $0) }) else { return nil }
    self.init(key)
    for word in words.dropLast() {
      guard let modifier = Modifiers.all.first(where: { $0.name == word }) else { return nil }
      modifiers.insert(modifier.1)
    }
  }
}

extension PointerButton {
  /// The button as a script calls it.
  var name: String {
    switch self {
    case .primary: "left"
    case .secondary: "right"
    case .middle: "middle"
    }
  }
}

extension Modifiers {
  /// The modifiers as a script calls them.
  static let all: [(name: String, Modifiers)] = [
    ("control", .control), ("shift", .shift), ("alt", .alt), ("logo", .logo),
  ]

  /// The names of those that are in it.
  var names: [String] { Self.all.filter { contains($0.1) }.map(\.name) }
}
