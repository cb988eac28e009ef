import DragGeometry
import DragRecording

// The sentences of a report. The lines for a terminal, the page and the Markdown are made of these.
extension FailureReport {
  /// The recording's name, without its folders.
  var fileName: String { String(file.split(separator: "/").last ?? "recording") }

  /// The recording and what differs most.
  var title: String {
    let subsystem = divergence.subsystem
    return "\(fileName): \(subsystem.rawValue) \(subsystem.isPlural ? "differ" : "differs")"
  }

  /// Where the difference is.
  var facts: [(name: String, value: String)] {
    let events = recording.pumps.reduce(0) { $0 + $1.events.count }
    var facts = [
      ("Differs", divergence.subsystems.map(\.rawValue).joined(separator: ", ")),
      ("Line", "\(divergence.line)"), ("Event", "\(divergence.event) of \(events)"),
      ("Time", ReportPage.seconds(divergence.time - recording.header.start)),
    ]
    if let told = batching.told { facts.append(("Batches", told)) }
    return facts
  }

  /// The differences, the most telling first: the orders, the first odd calls and the first fields, or
  /// else the hashes.
  var findings: [Finding] {
    let orders = orders.map { container, order in
      Finding(
        subject: "order of \(container)", expected: order.expected.joined(separator: " "),
        actual: order.actual.joined(separator: " "))
    }
    let calls = callLines.drop { $0.mark == .both }.prefix { $0.mark != .both }.prefix(2)
      .map { line in
        Finding(
          subject: "", expected: line.mark == .old ? line.text : nil,
          actual: line.mark == .new ? line.text : nil)
      }
    let all = orders + calls + changes.expected.prefix(2)
    guard all.isEmpty, let expected = divergence.fingerprints.expected,
      let actual = divergence.fingerprints.actual
    else { return all }
    return [Finding(subject: "", expected: "hashes \(expected)", actual: "hashes \(actual)")]
  }

  /// The hashes by the part of the state that they are of.
  var hashes: [Finding] {
    guard let expected = divergence.fingerprints.expected,
      let actual = divergence.fingerprints.actual
    else { return [] }
    let parts = [
      ("model", expected.model, actual.model), ("gestures", expected.gestures, actual.gestures),
      ("motion", expected.motion, actual.motion),
    ]
    return parts.map { name, old, new in
      Finding(
        subject: name, expected: Hexadecimal.digits(of: old), actual: Hexadecimal.digits(of: new))
    }
  }

  /// What the lines of the calls mean.
  var callSentence: String {
    callLines.contains { $0.mark != .both }
      ? "Lines with − are in the recording only, lines with + in the replay only."
      : "All calls are as they were recorded; the last of them:"
  }

  /// What is known of the session's state.
  var stateSentence: String {
    if let moment = strip.firstKnown { return Self.sentence(for: moment) }
    if divergence.mark != nil {
      return "Nothing that is recorded of the state differs; what is seen of it does."
    }
    if case .same = strip.odd?.expected {
      return "The state is the same, by its hashes; what was called on the way is not."
    }
    return "The recording holds hashes of the session's state, but no state from here on. What "
      + "can be shown is what the replay did."
  }

  private static func sentence(for moment: FilmStrip<World>.Moment) -> String {
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

  /// What the odd line changed in the replay, as a heading.
  var changeHeading: String { "What line \(divergence.line) changed in the replay" }

  /// What the session was, and in which file it is.
  var origin: String {
    let (header, size) = (recording.header, recording.header.window)
    let words = [
      header.app, "scene \(header.scene)", header.arguments.joined(separator: " "),
      "window \(size.width.pixels) × \(size.height.pixels)", file,
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension Divergence.Subsystem {
  fileprivate var isPlural: Bool { [.calls, .gestures, .expectations].contains(self) }
}

extension Batching {
  /// When time passed, if it did otherwise than in the session.
  var told: String? {
    switch self {
    case .recorded: nil
    case .event: "replayed event by event"
    case .milliseconds(let count): "replayed in steps of \(count) ms"
    case .random(let seed): "replayed in random steps, seed \(seed)"
    }
  }
}
