import DragFrameIO
import DragRecording

extension FailureReport {
  /// Both states, as far as they are known.
  var stateSection: String {
    let (changes, moment) = (changes, strip.firstKnown)
    var parts = [hashTable]
    if let moment {
      parts.append(
        "<p>\(HTML.text(Self.words(for: moment)))</p>"
          + Self.table(changes.expected, "Expected", "Actual"))
    } else if divergence.mark != nil {
      parts.append("<p>Nothing that is recorded of the state differs; what is seen of it does.</p>")
    } else if case .same = strip.odd?.expected {
      parts.append(
        "<p>The state is the same, by its hashes; what was called on the way is not.</p>")
    } else {
      parts.append(
        "<p>The recording holds hashes of the session's state, but no state from here on. What "
          + "can be shown is what the replay did.</p>")
    }
    let replayed = Self.table(changes.replayed, "Before", "After")
    parts.append(
      "<details\(isStateKnown ? "" : " open")><summary>What line \(divergence.line) changed in the replay</summary>"
        + "\(replayed)</details>")
    return "<section class=\"card\"><h2>State</h2>\(parts.joined(separator: "\n"))</section>"
  }

  /// `true` where there is more telling to see than what the replay did.
  private var isStateKnown: Bool {
    if case .same = strip.odd?.expected { return true }
    return strip.firstKnown?.offset == 0
  }

  private var hashTable: String {
    guard let expected = divergence.fingerprints.expected,
      let actual = divergence.fingerprints.actual
    else { return "" }
    let parts: [(String, UInt32, UInt32)] = [
      ("model", expected.model, actual.model), ("gestures", expected.gestures, actual.gestures),
      ("motion", expected.motion, actual.motion),
    ]
    let items = parts.map { name, old, new in
      let digits = Hexadecimal.digits(of: old)
      let words = old == new ? "same, \(digits)" : "\(digits) ≠ \(Hexadecimal.digits(of: new))"
      return
        "<li class=\"\(old == new ? "same" : "odd")\"><b>\(name)</b> <code>\(words)</code></li>"
    }
    return "<ul class=\"hashes\">\(items.joined())</ul>"
  }

  private static func words(for moment: FilmStrip<World>.Moment) -> String {
    let place = moment.offset == 0 ? "this line" : "line \(moment.line)"
    switch moment.expected {
    case .recorded:
      return "The recording holds the whole state at the end of \(place). The fields that differ:"
    case .derived(_, let line):
      return "The state that is recorded on line \(line), played on to \(place), has the recorded "
        + "hashes. The fields that differ:"
    case .same, .undisputed, .unknown: return ""
    }
  }

  /// More fields than these nobody reads.
  private static var mostRows: Int { 120 }

  private static func table(_ changes: [FieldChange], _ old: String, _ new: String) -> String {
    guard !changes.isEmpty else { return "<p class=\"soft\">No field differs.</p>" }
    let rows = changes.prefix(mostRows).map { change in
      """
      <tr><th>\(path(change.path))</th><td class="old">\(value(change.old))</td>\
      <td class="new">\(value(change.new))</td></tr>
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
    return HTML.text(words.count > 300 ? words.prefix(299) + "…" : words)
  }
}
