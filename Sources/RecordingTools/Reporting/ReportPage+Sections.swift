import DragRecording

extension FailureReport {
  var callSection: String {
    let lines = callLines
    let odd = lines.firstIndex { $0.sign != .both }
    let items = lines.enumerated().map { index, line in item(line, isFirst: index == odd) }
    let list = items.isEmpty ? "" : "<ol class=\"calls\">\(items.joined(separator: "\n"))</ol>"
    return """
      <section class="card"><h2>Calls</h2><p class="soft">\(callSentence)</p>\(list)</section>
      """
  }

  private func item(_ line: ComparedLine, isFirst: Bool) -> String {
    let sign = line.sign == .old ? "−" : line.sign.rawValue
    let label = isFirst ? "<strong>first different call</strong>" : ""
    return "<li class=\"\(line.sign)\"><i>\(sign)</i>\(Self.words(ofCall: line.text))\(label)</li>"
  }

  private static func words(ofCall line: String) -> String {
    guard let call = Call(parsing: line) else { return "<code>\(HTML.text(line))</code>" }
    let fields = call.fields.map { field in
      "<span>\(HTML.text(field.name))</span> \(HTML.text(field.value.string ?? "\(field.value)"))"
    }
    return """
      <time>\(call.time.seconds)</time><code><b>\(HTML.text(call.name.rawValue))</b> \
      \(fields.joined(separator: " "))</code>
      """
  }

  var stateSection: String {
    let known = strip.firstKnown == nil ? "" : Self.table(changes.expected, "Expected", "Actual")
    return """
      <section class="card"><h2>State</h2>\(hashList)
      <p>\(HTML.text(stateSentence))</p>\(known)
      <details\(isStateKnown ? "" : " open")><summary>\(changeHeading)</summary>\
      \(Self.table(changes.replayed, "Before", "After"))</details></section>
      """
  }

  private var isStateKnown: Bool {
    if case .same = strip.odd?.expected { return true }
    return strip.firstKnown?.offset == 0
  }

  private var hashList: String {
    guard !hashes.isEmpty else { return "" }
    let items = hashes.map { hash in
      let (old, new) = (hash.expected ?? "", hash.actual ?? "")
      return """
        <li class="\(old == new ? "same" : "odd")"><b>\(hash.subject)</b> \
        <code>\(old == new ? "same, \(old)" : "\(old) ≠ \(new)")</code></li>
        """
    }
    return "<ul class=\"hashes\">\(items.joined())</ul>"
  }

  private static func table(_ changes: [Finding], _ old: String, _ new: String) -> String {
    guard !changes.isEmpty else { return "<p class=\"soft\">No field differs.</p>" }
    let rows = changes.prefix(120).map { change in
      // A path may be broken after each of its parts.
      let path = HTML.text(change.subject).replacing(".", with: ".<wbr>")
      return """
        <tr><th>\(path)</th><td class="old">\(value(change.expected))</td>\
        <td class="new">\(value(change.actual))</td></tr>
        """
    }
    let rest = changes.count - rows.count
    return """
      <div class="scroll"><table class="fields"><thead><tr><th>Field</th><th>\(old)</th>\
      <th>\(new)</th></tr></thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>\(rest > 0 ? "<p class=\"soft\">… and \(rest) more</p>" : "")
      """
  }

  private static func value(_ words: String?) -> String {
    words.map { HTML.text(cut($0, to: 300)) } ?? "<i>–</i>"
  }
}
