// What must be so.
extension ScriptParser {
  mutating func expectation() throws(Failure) -> Script.Expectation {
    switch try choice(["order", "calls", "only", "dragging"]) {
    case "order": return try order()
    case "only":
      try expect("calls")
      text.hang()
      text.splitsCalls = true
      return .calls(take("nothing") ? [] : try calls(), only: true)
    case "calls":
      return .calls(try calls())
    default:
      if take("nothing") { return .dragging(nil) }
      return .dragging(try value("an item or nothing") { $0 })
    }
  }

  private mutating func order() throws(Failure) -> Script.Expectation {
    text.hang()
    let container = take("in") ? try value("a container's name") { $0 } : nil
    if container != nil, take("nothing") { return .order(in: container, []) }
    var items = [try value("items in order, such as red blue") { $0 }]
    while text.peek() != nil { items.append(try value("an item") { $0 }) }
    return .order(in: container, items)
  }

  private mutating func calls() throws(Failure) -> [CallPattern] {
    text.hang()
    text.splitsCalls = true
    var calls = [try call()]
    while text.peek() != nil { calls.append(try call()) }
    return calls
  }

  private mutating func call() throws(Failure) -> CallPattern {
    var call = CallPattern(try plain("a call such as dragBegan(red)"))
    guard take("(") else { return call }
    while !take(")") {
      if !call.arguments.isEmpty { try expect(",") }
      call.arguments.append(try argument())
    }
    return call
  }

  private mutating func argument() throws(Failure) -> CallPattern.Argument {
    if text.peek()?.keyword == "[" { return CallPattern.Argument(nil, try list()) }
    let word = try plainWord("a value or )")
    guard take(":") else { return CallPattern.Argument(nil, Self.value(word)) }
    if text.peek()?.keyword == "[" { return CallPattern.Argument(word.text, try list()) }
    return CallPattern.Argument(word.text, Self.value(try plainWord("a value")))
  }

  private mutating func list() throws(Failure) -> CallPattern.Value {
    _ = take("[")
    var words: [String] = []
    while !take("]") { words.append(try plain("a word or ]")) }
    return .list(words)
  }

  private static func value(_ word: ScriptWord) -> CallPattern.Value {
    word.keyword == "*" ? .any : .text(word.text)
  }

  private mutating func plain(_ what: String) throws(Failure) -> String {
    try plainWord(what).text
  }

  /// A word that is no bracket, comma or colon.
  private mutating func plainWord(_ what: String) throws(Failure) -> ScriptWord {
    if let mark = text.peek()?.keyword, mark.count == 1, "(),:[]".contains(mark) {
      throw missing(what)
    }
    return try word(what)
  }
}
