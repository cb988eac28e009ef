package import DragRecording

extension Script {
  /// The script as text; the factor of a `scale` statement is rounded to three decimals.
  public var text: String {
    var lines: [String] = []
    for (number, statement) in statements.enumerated() {
      if number > 0, beginsParagraph(number) { lines.append("") }
      lines.append(statement.text)
    }
    return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
  }

  private func beginsParagraph(_ number: Int) -> Bool {
    let (before, this) = (statements[number - 1], statements[number])
    if this.isExpectation { return !before.isExpectation }
    if before.isSetting { return !this.isSetting }
    if case .wait = before { return false }
    return before.endsGesture
  }
}

extension Script.Statement {
  fileprivate var isExpectation: Bool { if case .expect = self { true } else { false } }

  fileprivate var isSetting: Bool { if case .with = self { true } else { isOpening } }

  fileprivate var endsGesture: Bool {
    switch self {
    case .release, .cancel, .tap, .drag, .drop, .dropHovering, .die, .copy, .cut, .paste,
      .releaseModifiers, .resize, .expect:
      true
    default: false
    }
  }

  /// The statement as text.
  ///
  /// A path of more than four samples takes several lines. So does an expectation of more than
  /// three calls.
  public var text: String {
    switch self {
    case .scene(let name, let arguments):
      (["scene"] + ([name] + arguments).map(Self.argument)).joined(separator: " ")
    case .start(let file): "start \(Self.argument(file))"
    case .window(let size): "window \(size.scriptText)"
    case .scale(let scale): "scale \(decimal((scale.raw * 1000 + 32768) / 65536, places: 3))"
    case .tune(let name, let value): "tune \(PhrasePrinter.quoted(name)) \(value)"
    case .with(let device): "with \(device.rawValue)"
    case .press(let aim, let hold, let pointer):
      pointer.text(["press", aim.scriptText, hold == .zero ? nil : "hold \(hold.scriptText)"])
    case .move(let legs, let pointer): pointer.text(["move", Self.text(of: legs)])
    case .path(let samples, let pointer): pointer.text(["path"]) + Self.text(of: samples)
    case .release(let pointer): pointer.text(["release"])
    case .cancel(let pointer): pointer.text(["cancel"])
    case .tap(let aim, let pointer): pointer.text(["tap", aim.scriptText])
    case .drag(let aim, let leg, let hold, let pointer):
      pointer.text(["drag", aim.scriptText, leg.scriptText, hold.map { "hold \($0.scriptText)" }])
    case .wait(let span): "wait \(span.scriptText)"
    case .keys(let keys, let hold):
      (["key"] + keys.map(\.text) + (hold == .zero ? [] : ["hold \(hold.scriptText)"]))
        .joined(separator: " ")
    case .keyDown(let key): "keydown \(key.name)"
    case .keyUp(let key): "keyup \(key.name)"
    case .type(let text): "type \(PhrasePrinter.literal(text))"
    case .send(let message): "send \(message.scriptText)"
    case .drop(let drop, let source, let aim):
      "drop \(drop.scriptText)" + (source.map { " from \($0.scriptText)" } ?? "")
        + " on \(aim.scriptText)"
    case .hover(let drop, let source, let aim):
      "hover" + (drop.map { " \($0.scriptText)" } ?? "")
        + (source.map { " from \($0.scriptText)" } ?? "") + " on \(aim.scriptText)"
    case .dropHovering: "drop"
    case .die: "die"
    case .copy: "copy"
    case .cut: "cut"
    case .paste(let data): "paste" + (data.map { " \($0.scriptText)" } ?? "")
    case .holdModifiers(let modifiers): (["hold"] + modifiers.names).joined(separator: " ")
    case .releaseModifiers(let modifiers): (["let go"] + modifiers.names).joined(separator: " ")
    case .wheel(let turn, let aim):
      "wheel \(turn.scriptText)" + (aim.map { " at \($0.scriptText)" } ?? "")
    case .resize(let size): "resize \(size.scriptText)"
    case .focus(let isGained): "focus \(isGained ? "gained" : "lost")"
    case .visible(let isVisible): isVisible ? "show" : "hide"
    case .leave: "leave"
    case .event(let kind): "event \(kind.scriptText)"
    case .together(let statements): statements.map(\.text).joined(separator: " & ")
    case .mark(let name): "mark \(PhrasePrinter.quoted(name))"
    case .expect(let expectation): "expect \(expectation.text)"
    }
  }

  private static func argument(_ word: String) -> String {
    word.allSatisfy { PhrasePrinter.isPlain($0) || "./=".contains($0) } && !word.isEmpty
      ? word : PhrasePrinter.quoted(word)
  }

  private static func text(of legs: [Leg]) -> String {
    legs.enumerated().map { number, leg in
      let text = leg.scriptText
      return number > 0 && text.hasPrefix("to ") ? String(text.dropFirst(3)) : text
    }.joined(separator: " then ")
  }

  private static func text(of samples: [Sample]) -> String {
    let words = samples.map { "\($0.wait.scriptText) \($0.point.scriptText)" }
    let lines = stride(from: 0, to: words.count, by: 4).map { start in
      words[start..<min(start + 4, words.count)].joined(separator: "  ")
    }
    return lines.count == 1 ? " " + lines[0] : lines.map { "\n  " + $0 }.joined()
  }
}

extension SessionExpectation {
  package var text: String {
    guard case .calls(let patterns, _) = self, patterns.count > 3 else { return description }
    return text(joiningCallsBy: "\n  ")
  }
}

extension ScriptPointer {
  fileprivate func text(_ words: [String?]) -> String {
    let name = button?.name ?? device?.rawValue
    return ([finger.map { "finger \($0)" }] + words + [name.map { "with \($0)" }])
      .compactMap(\.self).joined(separator: " ")
  }
}

extension Aim {
  fileprivate var scriptText: String {
    switch self {
    case .point(let point): point.scriptText
    case .thing(let name, .center): name.description
    case .thing(let name, at: .share(let x, let y)):
      "\(name) at \(decimal(x, places: 2))% \(decimal(y, places: 2))%"
    case .thing(let name, at: .offset(let offset)): "\(name) at \(offset.scriptText)"
    }
  }
}

extension Leg {
  fileprivate var scriptText: String {
    let goal =
      switch goal {
      case .to(let aim): "to \(aim.scriptText)"
      case .by(let translation): "by \(translation.scriptText)"
      }
    let duration = duration.map { " over \($0.scriptText)" } ?? ""
    return goal + duration + (pace == .even ? " evenly" : "")
  }
}

extension InputEvent.Kind {
  fileprivate var scriptText: String {
    if case .pointerMoved(let pointer, let point, let isDown) = self {
      let point = point.clampedToFarthest
      return "move \(pointer.rawValue) \(isDown ? 1 : 0) \(point.x.subpixels) \(point.y.subpixels)"
    }
    guard let (operation, numbers, words) = EventOperation.encoding(of: self) else { return "" }
    let plain = operation == .key || operation == .keyup ? words : words.map(PhrasePrinter.literal)
    return ([operation.rawValue] + numbers.map(String.init) + plain).joined(separator: " ")
  }
}

extension Message {
  fileprivate var scriptText: String {
    let name = PhrasePrinter.quoted(name)
    guard let text else { return "\(name) bytes \(PhrasePrinter.literal(Base64.text(of: bytes)))" }
    return text.isEmpty ? name : "\(name) \(PhrasePrinter.literal(text))"
  }
}

extension Script.Drop {
  fileprivate var scriptText: String {
    switch self {
    case .text(let text): "text \(PhrasePrinter.literal(text))"
    case .link(let link): "link \(PhrasePrinter.literal(link))"
    case .files(let paths): (["file"] + paths.map(PhrasePrinter.literal)).joined(separator: " ")
    case .unsent(let drop): "unsent " + drop.scriptText
    }
  }
}

extension Point {
  fileprivate var scriptText: String { (self - Point.zero).scriptText }
}

extension Vector {
  fileprivate var scriptText: String { "\(dx.scriptText),\(dy.scriptText)" }
}

extension Size {
  fileprivate var scriptText: String { "\(width.scriptText)x\(height.scriptText)" }
}

extension Length {
  fileprivate var scriptText: String {
    let subpixels = clampedToFarthest.subpixels
    return decimal((subpixels * 1000 + (subpixels < 0 ? -128 : 128)) / 256, places: 3)
  }
}

extension Microseconds {
  var scriptText: String { decimal(Int(count), places: 6) + "s" }
}

private func decimal(_ parts: Int, places: Int) -> String {
  var text = parts.magnitude.decimal(places: places)
  while text.hasSuffix("0") { text.removeLast() }
  if text.hasSuffix(".") { text.removeLast() }
  return parts < 0 ? "-" + text : text
}

extension Modifiers {
  static let all: [(name: String, value: Self)] = [
    ("control", .control), ("shift", .shift), ("alt", .alt), ("logo", .logo),
  ]

  fileprivate var names: [String] { Self.all.filter { contains($0.value) }.map(\.name) }
}

extension KeyStroke {
  fileprivate var text: String { (modifiers.names + [key.name]).joined(separator: "+") }

  init?(text: String) {
    let words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let key = words.last.flatMap({ Key(name: $0) }) else { return nil }
    self.init(key)
    for word in words.dropLast() {
      guard let modifier = Modifiers.all.first(where: { $0.name == word }) else { return nil }
      modifiers.insert(modifier.value)
    }
  }
}
