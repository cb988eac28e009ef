import DragFrameIO
import DragRecording

extension FailureReport {
  /// Both states, as far as they are known.
  var stateSection: String {
    let known = strip.firstKnown == nil ? "" : Self.table(changes.expected, "Expected", "Actual")
    return """
      <section class="card"><h2>State</h2>\(hashList)
      <p>\(HTML.text(stateSentence))</p>\(known)
      <details\(isStateKnown ? "" : " open")><summary>\(changeHeading)</summary>\
      \(Self.table(changes.replayed, "Before", "After"))</details></section>
      """
  }

  /// `true` where there is more telling to see than what the replay did.
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

  /// More fields than these nobody reads.
  private static var mostRows: Int { 120 }

  private static func table(_ changes: [Finding], _ old: String, _ new: String) -> String {
    guard !changes.isEmpty else { return "<p class=\"soft\">No field differs.</p>" }
    let rows = changes.prefix(mostRows).map { change in
      """
      <tr><th>\(path(change.subject))</th><td class="old">\(value(change.expected))</td>\
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

  /// A path, which may be broken where a part of it ends.
  private static func path(_ words: String) -> String {
    HTML.text(words).replacing(".", with: ".<wbr>")
  }

  private static func value(_ words: String?) -> String {
    guard let words else { return "<i>–</i>" }
    return HTML.text(cut(words, to: 300))
  }
}
