import DragRecording

extension FailureReport {
  /// The report as Markdown without pictures, for a comment on a pull request.
  public var markdown: String {
    let details = divergence.subsystem == .calls ? [calls, state] : [state, calls]
    let place = Markdown.table(facts.map(\.name), [facts.map(\.value)])
    let orders = Markdown.table(
      ["Order", "Expected", "Actual"],
      orders.map { container, order in
        [container, order.expected.joined(separator: " "), order.actual.joined(separator: " ")]
      })
    let blocks =
      ["### \(Markdown.text(title))", Markdown.text(gestureWords), place, orders]
      + details + [steps, Markdown.text(origin)]
    return Markdown.paragraphs(blocks) + "\n"
  }

  private var state: String {
    let odd = hashes.filter { $0.expected != $0.actual }
    let known = Self.table(changes.expected, "Expected", "Actual")
    return Markdown.paragraphs([
      "#### State", Self.table(odd, "Expected", "Actual", of: "Hash"),
      Markdown.text(stateSentence), known,
      Markdown.folded(changeHeading, Self.table(changes.replayed, "Before", "After")),
    ])
  }

  private static var maximumRows: Int { 20 }

  private static func table(
    _ findings: [Finding], _ old: String, _ new: String, of kind: String = "Field"
  ) -> String {
    let rows = findings.prefix(maximumRows).map { finding in
      [finding.subject, finding.expected ?? "–", finding.actual ?? "–"].map { cut($0, to: 300) }
    }
    let rest = findings.count - rows.count
    return Markdown.table([kind, old, new], rows) + (rest > 0 ? "\n\n… and \(rest) more" : "")
  }

  private var calls: String {
    let first = callLines.firstIndex { $0.sign != .both } ?? 0
    let lines = callLines.dropFirst(max(first - 5, 0)).prefix(Self.maximumRows)
      .map { Self.cut($0.description, to: 300) }
    let list = lines.isEmpty ? "" : "\n\n```diff\n\(lines.joined(separator: "\n"))\n```"
    return "#### Calls\n\n\(callSentence)\(list)"
  }

  private var steps: String {
    guard !commands.isEmpty else { return "" }
    let steps = commands.flatMap { ["# \($0.purpose)", $0.words] }.map(Markdown.codeLine)
    return "#### What to do next\n\n" + steps.joined(separator: "\n")
  }
}

private enum Markdown {
  static func text(_ words: String) -> String {
    words.map { character in
      if character.isNewline { return " " }
      return "\\`*_[]<>|&~#$".contains(character) ? "\\\(character)" : "\(character)"
    }.joined()
  }

  static func paragraphs(_ blocks: [String]) -> String {
    blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  static func codeLine(_ words: String) -> String {
    "    " + String(words.map { $0.isNewline ? " " : $0 })
  }

  static func folded(_ heading: String, _ block: String) -> String {
    block.isEmpty
      ? "" : "<details><summary>\(HTML.text(heading))</summary>\n\n\(block)\n\n</details>"
  }

  static func table(_ head: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = [head, head.map { _ in "---" }] + rows.map { $0.map(text) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
