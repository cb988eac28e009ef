import DragCoding
import DragFrameIO
import DragGeometry
import DragRecording

// One function a statement.
extension PhraseParser {
  /// The words that statements begin with.
  static let statements = [
    "scene", "start", "window", "scale", "tune", "with", "press", "move", "path", "release",
    "cancel", "tap", "drag", "wait", "key", "keydown", "keyup", "hold", "let", "wheel", "resize",
    "focus", "hide", "show", "leave", "mark", "expect", "event", "finger",
  ]

  mutating func anyStatement() throws(Failure) -> Script.Statement {
    let word = try word("a statement")
    switch word.keyword {
    case "scene": return .scene(try value("a scene's name") { $0 }, arguments: try words())
    case "start": return .start(as: try value("a recording's file") { $0 })
    case "window": return .window(try size(atLeast: 1, atMost: Limits.windowSide))
    case "scale": return try scale()
    case "tune": return try tune()
    case "with": return .with(try device())
    case "wait": return .wait(try span())
    case "mark": return .mark(try value("a name for the moment") { $0 })
    case "expect": return .expect(try expectation())
    case "event": return .event(try event())
    case "key": return .keys(try keys())
    case "keydown": return .keyDown(try key())
    case "keyup": return .keyUp(try key())
    case "hold": return .hold(try modifiers(isNeeded: true))
    case "let":
      try expect("go")
      return .letGo(try modifiers(isNeeded: false))
    case "resize": return .resize(try size(atMost: Length.farthest.pixels))
    case "focus": return .focus(try choice(["gained", "lost"]) == "gained")
    case "hide": return .visible(false)
    case "show": return .visible(true)
    case "leave": return .leave
    case "wheel": return try wheel()
    default: return try gesture(word)
    }
  }

  private mutating func gesture(_ word: PhraseWord) throws(Failure) -> Script.Statement {
    switch word.keyword {
    case "finger":
      let hand = Hand(finger: try number("a finger's number", in: 1...100))
      return try gesture(self.word("what the finger does"), by: hand)
    default: return try gesture(word, by: Hand())
    }
  }

  private mutating func gesture(
    _ word: PhraseWord, by hand: Hand
  ) throws(Failure) -> Script.Statement {
    var hand = hand
    switch word.keyword {
    case "press": return try press(&hand)
    case "move": return try move(&hand)
    case "path": return try path(&hand)
    case "tap": return try tap(&hand)
    case "drag": return try drag(&hand)
    case "release":
      while try option(&hand) {}
      return .release(by: hand)
    case "cancel":
      while try option(&hand) {}
      return .cancel(by: hand)
    default:
      let near = NearNames.typo(of: word.text, in: Self.statements)
      throw Failure(
        problem: .unknown("statement", word.text, near: near.map { [$0] } ?? []),
        place: word.place)
    }
  }
}

// What pointers do.
extension PhraseParser {
  private mutating func press(_ hand: inout Hand) throws(Failure) -> Script.Statement {
    let aim = try aim("what to press, such as red or 120,80")
    var hold = Microseconds.zero
    while true {
      if take("hold") {
        hold = try span()
      } else if try !option(&hand) {
        return .press(aim, hold: hold, by: hand)
      }
    }
  }

  private mutating func move(_ hand: inout Hand) throws(Failure) -> Script.Statement {
    var legs = [try leg(isFirst: true, &hand)]
    while take("then") { legs.append(try leg(isFirst: false, &hand)) }
    return .move(legs, by: hand)
  }

  private mutating func leg(isFirst: Bool, _ hand: inout Hand) throws(Failure) -> Leg {
    var leg: Leg
    if take("by") {
      leg = Leg(.by(try vector("a way such as 0,30")))
    } else {
      if !take("to"), isFirst { throw missing("'to' a thing or a point, or 'by' a way") }
      leg = Leg(.to(try aim("where to move, such as green or 120,80")))
    }
    while true {
      if take("over") {
        leg.duration = try span(atMost: .seconds(60))
      } else if take("evenly") {
        leg.pace = .even
      } else if try !option(&hand) {
        return leg
      }
    }
  }

  private mutating func path(_ hand: inout Hand) throws(Failure) -> Script.Statement {
    while try option(&hand) {}
    text.hang()
    var samples: [Sample] = []
    repeat {
      let wait = try span(atMost: .seconds(3600))
      samples.append(Sample(after: wait, at: .zero + (try vector("a point such as 120,80"))))
      while try option(&hand) {}
    } while text.peek() != nil
    return .path(samples, by: hand)
  }

  private mutating func tap(_ hand: inout Hand) throws(Failure) -> Script.Statement {
    let aim = try aim("what to tap, such as red or 120,80")
    while try option(&hand) {}
    return .tap(aim, by: hand)
  }

  private mutating func drag(_ hand: inout Hand) throws(Failure) -> Script.Statement {
    let aim = try aim("what to drag, such as red or 120,80")
    var hold: Microseconds?
    while true {
      if take("hold") {
        hold = try span()
      } else if try !option(&hand) {
        break
      }
    }
    let leg = try leg(isFirst: true, &hand)
    while true {
      if take("hold") {
        hold = try span()
      } else if try !option(&hand) {
        return .drag(aim, to: leg, hold: hold, by: hand)
      }
    }
  }

  /// Takes `with …` or `finger …`, and says whether it was there.
  private mutating func option(_ hand: inout Hand) throws(Failure) -> Bool {
    if take("finger") {
      hand.finger = try number("a finger's number", in: 1...100)
      return true
    }
    guard take("with") else { return false }
    let buttons: [String: PointerButton] = [
      "left": .primary, "right": .secondary, "middle": .middle,
    ]
    let name = try choice(["mouse", "touch", "left", "right", "middle"])
    hand.device = Device(rawValue: name) ?? .mouse
    hand.button = buttons[name]
    return true
  }

  private mutating func wheel() throws(Failure) -> Script.Statement {
    let way = try vector("notches to the right and down, such as 0,3")
    return .wheel(way, at: take("at") ? try aim("where the wheel turns, such as board") : nil)
  }
}

// Keys, the window, and what there is at the start.
extension PhraseParser {
  private mutating func keys() throws(Failure) -> [KeyStroke] {
    var keys = [try stroke()]
    while text.peek() != nil { keys.append(try stroke()) }
    return keys
  }

  private mutating func stroke() throws(Failure) -> KeyStroke {
    let place = place
    let stroke = try value("a key's name, such as escape or control+z") { KeyStroke(text: $0) }
    try expectNoSlip(stroke.key, at: place)
    return stroke
  }

  private mutating func key() throws(Failure) -> Key {
    let place = place
    let key = try value("a key's name, such as escape") { Key(name: $0) }
    try expectNoSlip(key, at: place)
    return key
  }

  /// Keyboards have keys of many names; a slip of one that does something is a mistake.
  private func expectNoSlip(_ key: Key, at place: PhrasePlace) throws(Failure) {
    let (name, most) = (key.name, key.name.count > 4 ? 2 : 1)
    let known = Key.withMeaning.map(\.name).filter { $0.count > 2 }
    guard name.count > 2, !known.contains(name),
      let near = known.first(where: { NearNames.distance(name, $0) <= most })
    else { return }
    throw Failure(problem: .unknown("key", key.name, near: [near]), place: place)
  }

  private mutating func modifiers(isNeeded: Bool) throws(Failure) -> Modifiers {
    var modifiers: Modifiers = []
    while isNeeded && modifiers.isEmpty || text.peek() != nil {
      let name = try choice(Modifiers.all.map(\.name))
      for modifier in Modifiers.all where modifier.name == name { modifiers.insert(modifier.1) }
    }
    return modifiers
  }

  private mutating func device() throws(Failure) -> Device {
    Device(rawValue: try choice(Device.allCases.map(\.rawValue))) ?? .touch
  }

  private mutating func words() throws(Failure) -> [String] {
    var words: [String] = []
    while text.peek() != nil { words.append(try value("an argument") { $0 }) }
    return words
  }

  private mutating func scale() throws(Failure) -> Script.Statement {
    let place = place
    let parts = try value("a scale such as 1.5") { ScriptNumber.parts($0, of: 65536) }
    let scale = Fraction(raw: parts)
    guard RecordingHeader.scales.contains(scale) else {
      throw Failure(problem: .outOfRange("the scale", allowed: "0.5 to 4"), place: place)
    }
    return .scale(scale)
  }

  private mutating func tune() throws(Failure) -> Script.Statement {
    let name = try value("a name such as long-press") { $0 }
    return .tune(name, try number("a whole number", in: 0...1 << 40))
  }

  private mutating func event() throws(Failure) -> InputEvent.Kind {
    let error = missing("an event such as press 0 3072 7680 0")
    let name = try word("an event such as press 0 3072 7680 0").text
    if let operation = EventOperation(rawValue: name), operation.hasKey {
      return operation.kind(key: try key())
    }
    var numbers: [Int] = []
    let far = Length.farthest.subpixels
    while text.peek() != nil { numbers.append(try number("the number", in: -far...far)) }
    guard let kind = Self.event(name, numbers) else { throw error }
    return kind
  }

  private static func event(_ name: String, _ numbers: [Int]) -> InputEvent.Kind? {
    if name == "move" {
      guard numbers.count == 4, numbers[0] >= 0 else { return nil }
      let point = Point(x: Length(subpixels: numbers[2]), y: Length(subpixels: numbers[3]))
      return .pointerMoved(PointerID(rawValue: numbers[0]), to: point, isDown: numbers[1] != 0)
    }
    guard let operation = EventOperation(rawValue: name), numbers.count == operation.count else {
      return nil
    }
    return operation.kind(numbers: numbers)
  }
}
