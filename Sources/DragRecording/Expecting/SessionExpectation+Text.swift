extension ThingName: CustomStringConvertible {
  /// The name as it is written in an expectation.
  public var description: String {
    (container.map { PhrasePrinter.quoted($0) + "/" } ?? "") + PhrasePrinter.quoted(name)
      + (part.map { "." + PhrasePrinter.quoted($0) } ?? "")
  }
}

extension CallPattern: CustomStringConvertible {
  /// The pattern as it is written in an expectation.
  public var description: String { text(of: arguments.map(\.value.description)) }

  /// Returns the text of a call with these values of the arguments.
  func text(of values: [String]) -> String {
    let named = zip(arguments, values).map { argument, value in
      (argument.name.map { PhrasePrinter.quoted($0) + ": " } ?? "") + value
    }
    return PhrasePrinter.quoted(name.rawValue)
      + (named.isEmpty ? "" : "(" + named.joined(separator: ", ") + ")")
  }
}

extension CallPattern.Value: CustomStringConvertible {
  package var description: String {
    switch self {
    case .text(let text): PhrasePrinter.quoted(text)
    case .list(let texts): "[" + texts.map(PhrasePrinter.quoted).joined(separator: " ") + "]"
    case .any: "*"
    }
  }
}

extension SessionExpectation: CustomStringConvertible {
  /// The expectation on one line, as in a recording.
  public var description: String { text(joiningCallsBy: " ") }

  /// Returns the text of the expectation, with `separator` before each call in it.
  package func text(joiningCallsBy separator: String) -> String {
    switch self {
    case .order(let container, let items):
      "order " + (container.map { "in \(PhrasePrinter.quoted($0)) " } ?? "")
        + PhrasePrinter.list(items)
    case .calls(let patterns, let isOnly):
      (isOnly ? "only calls" : "calls") + (patterns.isEmpty ? " nothing" : "")
        + patterns.map { separator + $0.description }.joined()
    case .dragging(let item): "dragging \(item.map(PhrasePrinter.quoted) ?? "nothing")"
    case .gap(let gap):
      gap.map { "gap \(PhrasePrinter.quoted($0.container)) \($0.index)" } ?? "gap none"
    case .target(let name): "target \(name.map(PhrasePrinter.quoted) ?? "none")"
    case .scroll(let name, let offset): "scroll \(PhrasePrinter.quoted(name)) \(offset)"
    case .position(let name, let x, let y): "position \(name) \(x),\(y)"
    case .announced(let text): "announced \(text.map(PhrasePrinter.literal) ?? "nothing")"
    case .selected(let items): "selected \(PhrasePrinter.list(items))"
    case .focused(let name): "focused \(name?.description ?? "nothing")"
    case .cursor(let cursor): "cursor \(cursor)"
    }
  }
}
