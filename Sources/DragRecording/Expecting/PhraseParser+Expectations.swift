import DragCoding
import DragEvents

extension PhraseParser {
  package mutating func expectation() throws(Failure) -> SessionExpectation {
    switch try choice(Self.expectations) {
    case "order": return try order()
    case "only":
      try expect("calls")
      text.hang()
      text.splitsCalls = true
      return .calls(take("nothing") ? [] : try calls(), only: true)
    case "calls": return .calls(try calls())
    case "gap": return .gap(try gap())
    case "target": return .target(try name("a target or none"))
    case "scroll":
      return .scroll(
        try value("a collection view") { $0 },
        try value("an offset in whole pixels such as 120", Self.integer))
    case "position": return try position()
    case "announced": return .announced(try name("the text, such as \"red lifted\", or nothing"))
    case "selected":
      text.hang()
      return .selected(take("nothing") ? [] : try items("items such as red blue, or nothing"))
    case "focused":
      return .focused(take("nothing") ? nil : try thing("an item, a control or nothing"))
    case "cursor":
      let name = try choice(Cursor.allCases.map { "\($0)" })
      return .cursor(Cursor.allCases.first { "\($0)" == name } ?? .arrow)
    default: return .dragging(try name("an item or nothing"))
    }
  }

  private static let expectations = [
    "order", "calls", "only", "dragging", "gap", "target", "scroll", "position", "announced",
    "selected", "focused", "cursor",
  ]

  private mutating func name(_ what: String) throws(Failure) -> String? {
    if take("none") || take("nothing") { return nil }
    return try value(what) { $0 }
  }

  private mutating func gap() throws(Failure) -> OpenGap? {
    guard let container = try name("a container or none") else { return nil }
    let index = try value("the number of items before the gap, such as 3", Self.integer)
    return OpenGap(before: index, in: container)
  }

  private mutating func position() throws(Failure) -> SessionExpectation {
    let name = try thing("an item")
    let numbers = try value("a point in whole pixels such as 400,80") { text in
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { Self.integer(String($0)) }
      return numbers.count == 2 && !numbers.contains(nil) ? numbers.compactMap(\.self) : nil
    }
    return .position(name, x: numbers[0], y: numbers[1])
  }

  private mutating func order() throws(Failure) -> SessionExpectation {
    text.hang()
    let container = take("in") ? try value("a container's name") { $0 } : nil
    if container != nil, take("nothing") { return .order(in: container, []) }
    return .order(in: container, try items("items in order, such as red blue"))
  }

  private mutating func items(_ what: String) throws(Failure) -> [String] {
    var items = [try value(what) { $0 }]
    while text.peek() != nil { items.append(try value("an item") { $0 }) }
    return items
  }

  mutating func calls() throws(Failure) -> [CallPattern] {
    text.hang()
    text.splitsCalls = true
    var calls = [try call()]
    while text.peek() != nil { calls.append(try call()) }
    return calls
  }

  private mutating func call() throws(Failure) -> CallPattern {
    var call = CallPattern(.init(rawValue: try plain("a call such as dragBegan(red)").text))
    guard take("(") else { return call }
    while !take(")") {
      if !call.arguments.isEmpty { try expect(",") }
      call.arguments.append(try argument())
    }
    return call
  }

  private mutating func argument() throws(Failure) -> CallPattern.Argument {
    if text.peek()?.keyword == "[" { return CallPattern.Argument(nil, try list()) }
    let word = try plain("a value or )")
    guard take(":") else { return CallPattern.Argument(nil, Self.value(word)) }
    if text.peek()?.keyword == "[" { return CallPattern.Argument(word.text, try list()) }
    return CallPattern.Argument(word.text, Self.value(try plain("a value")))
  }

  private mutating func list() throws(Failure) -> CallPattern.Value {
    _ = take("[")
    var words: [String] = []
    while !take("]") { words.append(try plain("a word or ]").text) }
    return .list(words)
  }

  private static func value(_ word: PhraseWord) -> CallPattern.Value {
    word.keyword == "*" ? .any : .text(word.text)
  }

  private mutating func plain(_ what: String) throws(Failure) -> PhraseWord {
    if let mark = text.peek()?.keyword, mark.count == 1, "(),:[]".contains(mark) {
      throw missing(what)
    }
    return try word(what)
  }
}
