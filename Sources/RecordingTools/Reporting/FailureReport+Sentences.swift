import DragCoding
import DragGeometry
import DragRecording

// The sentences of the summary, the page and the Markdown.
extension FailureReport {
  var fileName: String { String(file.split(separator: "/").last ?? "recording") }

  var title: String {
    let subsystem = divergence.subsystem
    let isPlural = [.calls, .gestures, .expectations].contains(subsystem)
    return "\(fileName): \(subsystem.rawValue) \(isPlural ? "differ" : "differs")"
  }

  var facts: [(name: String, value: String)] {
    let facts = [
      ("Differs", divergence.subsystems.map(\.rawValue).joined(separator: ", ")),
      ("Line", "\(divergence.line)"),
      ("Event", "\(divergence.event) of \(recording.events.count)"),
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
    let odd = callLines.drop { $0.mark == .both }.prefix { $0.mark != .both }.prefix(2)
    let calls = odd.map { line in
      line.mark == .old ? Finding(expected: line.text) : Finding(actual: line.text)
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
    callLines.contains { $0.mark != .both }
      ? "Lines with − are in the recording only, lines with + in the replay only."
      : "All calls are as they were recorded; the last of them:"
  }

  var stateSentence: String {
    if let moment = strip.firstKnown {
      let place = moment.offset == 0 ? "this line" : "line \(moment.line)"
      guard case .derived(_, let line) = moment.expected else {
        return "The recording holds the whole state at the end of \(place). The fields that differ:"
      }
      return "The state that is recorded on line \(line), replayed to \(place), has the recorded "
        + "hashes. The fields that differ:"
    }
    if divergence.mark != nil {
      return "The recorded parts of the state are equal; the picture differs."
    }
    if case .same = strip.odd?.expected {
      return "The state has the same hashes; the calls before it differ."
    }
    return "The recording holds hashes of the session's state, but no state from here on. What "
      + "can be shown is what the replay did."
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

extension Microseconds {
  var seconds: String { inSeconds + " s" }

  var inSeconds: String { (max(count, 0) / 1000).decimal(places: 3) }
}
