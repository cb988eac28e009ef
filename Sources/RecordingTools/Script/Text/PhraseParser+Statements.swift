import DragRecording

extension PhraseParser {
  static let statements = [
    "scene", "start", "window", "scale", "tune", "with", "press", "move", "path", "release",
    "cancel", "tap", "drag", "wait", "key", "keydown", "keyup", "hold", "let", "wheel", "resize",
    "focus", "hide", "show", "leave", "mark", "expect", "event", "finger", "type", "send",
    "drop", "copy", "cut", "paste", "hover", "die",
  ]

  mutating func statement() throws(Failure) -> Script.Statement {
    let word = try word("a statement")
    switch word.keyword {
    case "scene":
      let name = try name("a scene's name")
      var arguments: [String] = []
      while text.peek() != nil { arguments.append(try self.name("an argument")) }
      return .scene(name, arguments: arguments)
    case "start": return .start(as: try name("a recording's file"))
    case "window": return .window(try size(atLeast: 1, atMost: Limits.windowSide))
    case "scale": return .scale(try scale())
    case "tune":
      let name = try name("a name such as long-press")
      return .tune(name, try number("a whole number", in: 0...1 << 40))
    case "with":
      return .with(Device(rawValue: try choice(Device.allCases.map(\.rawValue))) ?? .touch)
    case "wait": return .wait(try span())
    case "mark": return .mark(try name("a name for the moment"))
    case "expect": return .expect(try expectation())
    case "event": return .event(try event())
    case "key":
      return .keys(
        try keys(), hold: take("hold") ? try span(atMost: KeyStroke.longestHold) : .zero)
    case "keydown": return .keyDown(try key())
    case "keyup": return .keyUp(try key())
    case "type": return .type(try name("the text, such as \"Call Ada\""))
    case "send": return .send(try message())
    case "drop": return text.peek() == nil ? .dropHovering : try drop()
    case "hover": return try hover()
    case "die": return .die
    case "copy": return .copy
    case "cut": return .cut
    case "paste": return .paste(text.peek() == nil ? nil : try data("what is pasted"))
    case "hold": return .holdModifiers(try modifiers(isNeeded: true))
    case "let":
      try expect("go")
      return .releaseModifiers(try modifiers(isNeeded: false))
    case "resize": return .resize(try size(atMost: Length.farthest.pixels))
    case "focus": return .focus(try choice(["gained", "lost"]) == "gained")
    case "hide": return .visible(false)
    case "show": return .visible(true)
    case "leave": return .leave
    case "wheel":
      let turn = try vector("notches to the right and down, such as 0,3")
      return .wheel(turn, at: take("at") ? try aim("where the wheel turns, such as board") : nil)
    case "finger":
      var pointer = ScriptPointer()
      try finger(of: &pointer)
      return try gesture(self.word("what the finger does"), pointer)
    default: return try gesture(word, ScriptPointer())
    }
  }

  private mutating func name(_ what: String) throws(Failure) -> String { try value(what) { $0 } }

  private mutating func event() throws(Failure) -> InputEvent.Kind {
    let what = "an event such as press 0 3072 7680 0"
    let error = missing(what)
    let name = try word(what).text
    var (numbers, words) = ([Int](), [String]())
    let far = Length.farthest.subpixels
    guard let operation = EventOperation(rawValue: name) else {
      while text.peek() != nil { numbers.append(try number("the number", in: -far...far)) }
      guard let kind = Self.motion(name, numbers) else { throw error }
      return kind
    }
    while numbers.count < operation.counts.numbers {
      guard text.peek() != nil else { throw error }
      numbers.append(try number("the number", in: -far...far))
    }
    if operation == .key || operation == .keyup {
      words = [try key().name]
    } else {
      while text.peek() != nil { words.append(try self.name("the text")) }
    }
    guard let kind = operation.eventKind(numbers: numbers, words: words) else { throw error }
    return kind
  }

  private static func motion(_ name: String, _ numbers: [Int]) -> InputEvent.Kind? {
    if name == "move", numbers.count == 4, numbers[0] >= 0 {
      let point = Point(x: Length(subpixels: numbers[2]), y: Length(subpixels: numbers[3]))
      return .pointerMoved(PointerID(rawValue: numbers[0]), to: point, isDown: numbers[1] != 0)
    }
    return nil
  }

  private mutating func drop() throws(Failure) -> Script.Statement {
    let drop = try offer("what is dropped")
    let source = try entry()
    try expect("on")
    return .drop(drop, from: source, on: try aim("what to drop on, such as list or 120,80"))
  }

  private mutating func hover() throws(Failure) -> Script.Statement {
    let drop = text.peek()?.keyword == "on" ? nil : try offer("what is dragged")
    let source = drop == nil ? nil : try entry()
    try expect("on")
    return .hover(drop, from: source, on: try aim("where to stay, such as list or 120,80"))
  }

  private mutating func offer(_ what: String) throws(Failure) -> Script.Drop {
    take("unsent") ? .unsent(try data(what)) : try data(what)
  }

  private mutating func entry() throws(Failure) -> Aim? {
    take("from") ? try aim("where the drag enters, such as 0,80") : nil
  }

  private mutating func data(_ what: String) throws(Failure) -> Script.Drop {
    let kind = try choice(["text", "link", "file"])
    var words: [String] = []
    repeat {
      words.append(try self.name("\(what), such as \"Call Ada\""))
    } while text.peek() != nil && !["on", "from"].contains(text.peek()?.keyword)
    switch kind {
    case "file": return .files(words)
    case "link": return .link(words.joined(separator: " "))
    default: return .text(words.joined(separator: " "))
    }
  }

  private mutating func message() throws(Failure) -> Message {
    let name = try name("the message's name, such as loaded")
    if take("bytes") {
      return Message(name, bytes: try value("bytes in base 64", Base64.bytes(of:)))
    }
    return Message(name, text: text.peek() == nil ? "" : try self.name("the message's text"))
  }

  private mutating func gesture(
    _ word: PhraseWord, _ pointer: ScriptPointer
  ) throws(Failure) -> Script.Statement {
    var (pointer, hold) = (pointer, Microseconds?.none)
    switch word.keyword {
    case "press":
      let aim = try aim("what to press, such as red or 120,80")
      try options(&pointer, &hold)
      return .press(aim, hold: hold ?? .zero, by: pointer)
    case "tap":
      let aim = try aim("what to tap, such as red or 120,80")
      try options(&pointer)
      return .tap(aim, by: pointer)
    case "drag":
      let aim = try aim("what to drag, such as red or 120,80")
      try options(&pointer, &hold)
      let leg = try leg(isFirst: true, &pointer)
      try options(&pointer, &hold)
      return .drag(aim, to: leg, hold: hold, by: pointer)
    case "move":
      var legs = [try leg(isFirst: true, &pointer)]
      while take("then") { legs.append(try leg(isFirst: false, &pointer)) }
      return .move(legs, by: pointer)
    case "path":
      try options(&pointer)
      text.hang()
      var samples: [Sample] = []
      repeat {
        let wait = try span(atMost: Sample.longestWait)
        samples.append(Sample(after: wait, at: .zero + (try vector("a point such as 120,80"))))
        try options(&pointer)
      } while text.peek() != nil
      return .path(samples, by: pointer)
    case "release":
      try options(&pointer)
      return .release(by: pointer)
    case "cancel":
      try options(&pointer)
      return .cancel(by: pointer)
    default:
      let near = [NearNames.typo(of: word.text, in: Self.statements)].compactMap(\.self)
      throw Failure(problem: .unknown("statement", word.text, near: near), place: word.place)
    }
  }

  private mutating func leg(isFirst: Bool, _ pointer: inout ScriptPointer) throws(Failure) -> Leg {
    var leg: Leg
    if take("by") {
      leg = Leg(.by(try vector("a translation such as 0,30")))
    } else {
      if !take("to"), isFirst { throw missing("'to' a thing or a point, or 'by' a translation") }
      leg = Leg(.to(try aim("where to move, such as green or 120,80")))
    }
    while true {
      if take("over") {
        leg.duration = try span(atMost: Leg.longest)
      } else if take("evenly") {
        leg.pace = .even
      } else if try !option(&pointer) {
        return leg
      }
    }
  }

  private mutating func options(
    _ pointer: inout ScriptPointer, _ hold: inout Microseconds?
  ) throws(Failure) {
    repeat {
      if take("hold") { hold = try span() }
    } while try option(&pointer) || text.peek()?.keyword == "hold"
  }

  private mutating func options(_ pointer: inout ScriptPointer) throws(Failure) {
    while try option(&pointer) {}
  }

  private mutating func option(_ pointer: inout ScriptPointer) throws(Failure) -> Bool {
    if take("finger") {
      try finger(of: &pointer)
      return true
    }
    guard take("with") else { return false }
    let buttons = PointerButton.allCases
    let name = try choice(Device.allCases.map(\.rawValue) + buttons.map(\.name))
    pointer.device = Device(rawValue: name) ?? .mouse
    pointer.button = buttons.first { $0.name == name }
    return true
  }

  private mutating func finger(of pointer: inout ScriptPointer) throws(Failure) {
    pointer.finger = try number("a finger's number", in: 1...100)
  }

  private mutating func keys() throws(Failure) -> [KeyStroke] {
    var keys: [KeyStroke] = []
    repeat {
      let what = "a key's name, such as escape or control+z"
      keys.append(try value(what, with: \.key) { KeyStroke(text: $0) })
    } while text.peek() != nil && text.peek()?.keyword != "hold"
    return keys
  }

  private mutating func key() throws(Failure) -> Key {
    try value("a key's name, such as escape", with: \.self) { Key(name: $0) }
  }

  private mutating func value<Value>(
    _ what: String, with key: (Value) -> Key, _ read: (String) -> Value?
  ) throws(Failure) -> Value {
    let place = place
    let value = try value(what, read)
    let name = key(value).name
    let known = Key.namedByWords.map(\.name)
    let near = known.first { NearNames.distance(name, $0) <= (name.count > 4 ? 2 : 1) }
    guard name.count > 2, !known.contains(name), let near else { return value }
    throw Failure(problem: .unknown("key", name, near: [near]), place: place)
  }

  private mutating func modifiers(isNeeded: Bool) throws(Failure) -> Modifiers {
    var modifiers: Modifiers = []
    while isNeeded && modifiers.isEmpty || text.peek() != nil {
      let name = try choice(Modifiers.all.map(\.name))
      for modifier in Modifiers.all where modifier.name == name { modifiers.insert(modifier.value) }
    }
    return modifiers
  }
}

extension Key {
  /// The keys to which a mistyped name is compared; `up` is too short for that.
  fileprivate static let namedByWords: [Key] = [
    .escape, .space, .enter, .tab, .left, .right, .down, .pageUp, .pageDown, .home, .end, .insert,
    .delete,
  ]
}
