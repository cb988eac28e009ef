import DragCoding
import DragGeometry
import DragRecording

// The sentences of the summary, the page and the Markdown.
extension FailureReport {
  var fileName: String { FilePath.name(of: file) }

  var title: String {
    let subsystem = divergence.subsystem
    let isPlural = [.calls, .gestures, .expectations].contains(subsystem)
    return "\(fileName): \(subsystem.rawValue) \(isPlural ? "differ" : "differs")"
  }

  var facts: [(name: String, value: String)] {
    let facts = [
      ("Differs", divergence.subsystems.map(\.rawValue).joined(separator: ", ")),
      ("Line", "\(divergence.line)"),
      (
        "Event",
        "\(divergence.event) of \(recording.events.count)" + (eventWords.map { ": \($0)" } ?? "")
      ),
      ("Time", (divergence.time - recording.header.start).seconds),
    ]
    return facts + (batching.words.map { [("Batches", $0)] } ?? [])
  }

  var findings: [Finding] {
    let orders = orders.map { container, order in
      Finding(
        subject: "order of \(container)", expected: order.expected.joined(separator: " "),
        actual: order.actual.joined(separator: " "))
    }
    let odd = callLines.drop { $0.sign == .both }.prefix { $0.sign != .both }.prefix(2)
    let calls = odd.map { line in
      line.sign == .old ? Finding(expected: line.text) : Finding(actual: line.text)
    }
    let all = orders + calls + changes.expected.prefix(2)
    guard all.isEmpty, let (expected, actual) = divergence.hashes else { return all }
    return [Finding(expected: "hashes \(expected)", actual: "hashes \(actual)")]
  }

  var hashes: [Finding] {
    guard let (expected, actual) = divergence.hashes else { return [] }
    let parts: [(String, KeyPath<Fingerprint, UInt32>)] = [
      ("model", \.model), ("gestures", \.gestures), ("motion", \.motion),
    ]
    return parts.map { name, part in
      Finding(
        subject: name, expected: Hexadecimal.digits(of: expected[keyPath: part]),
        actual: Hexadecimal.digits(of: actual[keyPath: part]))
    }
  }

  var callSentence: String {
    callLines.contains { $0.sign != .both }
      ? "Lines with − are in the recording only, lines with + in the replay only."
      : "All calls are as they were recorded; the last of them:"
  }

  /// A sentence about the tiers of a recorded session that diverges; `nil` if a test chose them.
  var tierWords: String? {
    reproducesAtUsualTiers.map { reproduces in
      "the header names no tiers, so every hash is compared; order, calls and model alone "
        + (reproduces ? "reproduce" : "differ, too")
    }
  }

  var stateSentence: String {
    let tiers = tierWords.map { $0.prefix(1).uppercased() + $0.dropFirst() + ". " }
    return (tiers ?? "") + fieldSentence
  }

  private var fieldSentence: String {
    if let moment = strip.firstKnown { return sentence(of: moment) + " The fields that differ:" }
    if divergence.moment != nil {
      return "The recorded parts of the state are equal; the picture differs."
    }
    if case .same = strip.odd?.expected {
      return "The state has the same hashes; the calls before it differ."
    }
    return unknownWords + ". What can be shown is what the replay did."
  }

  /// The sentences of the summary about fields that are not known on the diverging line; empty if they are.
  var stateLines: [String] {
    guard divergence.moment == nil, divergence.hashes != nil else { return [] }
    guard let moment = strip.firstKnown else {
      if case .same = strip.odd?.expected { return [] }
      return [unknownWords, changedWords].filter { !$0.isEmpty }
    }
    let place =
      moment.offset == 0 ? [] : [partWords + "; fields are known from " + words(of: moment)]
    if case .inferred(_, let differences) = moment.expected { return place + differences }
    return place
  }

  private func sentence(of moment: FilmStrip<World>.Still) -> String {
    let isEarly = moment.offset != 0
    let before =
      isEarly ? "On line \(divergence.line), only hashes are recorded: \(partWords). " : ""
    let place = isEarly ? "line \(moment.line)" : "this line"
    switch moment.expected {
    case .derived(_, let line):
      return before + "The state that is recorded on line \(line), replayed to \(place), has the "
        + "recorded hashes."
    case .inferred(_, let differences):
      return before + differences.map { "In the replay, \($0). " }.joined()
        + "Without that, the state at the end of \(place) has the recorded hashes."
    case .recorded, .same, .undisputed, .unknown:
      return before + "The recording holds the whole state at the end of \(place)."
    }
  }

  private func words(of moment: FilmStrip<World>.Still) -> String {
    "line \(moment.line), the next one whose state "
      + (moment.isRecorded ? "the recording holds" : "follows from the recording")
  }

  private var partWords: String {
    let parts = hashes.filter { $0.expected != $0.actual }.map(\.subject)
    let words = [parts.dropLast().joined(separator: ", "), parts.last ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " and ")
    return words.isEmpty ? "no hash differs" : "the hash of \(words) differs"
  }

  private var changedWords: String {
    let fields = changes.replayed.map(\.subject)
    let names = fields.prefix(4).joined(separator: ", ")
    let rest = fields.count > 4 ? " and \(fields.count - 4) more" : ""
    return fields.isEmpty ? "" : "changed on this line in the replay: \(names)\(rest)"
  }

  private var unknownWords: String {
    if let (line, error) = strip.unreadable {
      return
        "\(partWords), and the state on line \(line) cannot be read by this program: \(error); "
        + "if its encoding has changed, change the stage's layout"
    }
    if let last = strip.moments.last, last.offset > 0, case .same = last.expected {
      return
        "\(partWords); no state is recorded until line \(last.line), where the states are equal again"
    }
    return "\(partWords), and the recording holds no state from here on"
  }

  var changeHeading: String { "What line \(divergence.line) changed in the replay" }

  var origin: String {
    let (header, size) = (recording.header, recording.header.window)
    let words = [
      header.app, "scene \(header.scene)", header.arguments.joined(separator: " "),
      "window \(size.width.pixels) × \(size.height.pixels)", file,
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension Batching {
  var words: String? {
    switch self {
    case .recorded: nil
    case .event: "replayed event by event"
    case .milliseconds(let count): "replayed in steps of \(count) ms"
    case .random(let seed): "replayed in random steps, seed \(seed)"
    }
  }
}
