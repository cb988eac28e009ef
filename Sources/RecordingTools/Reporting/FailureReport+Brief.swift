import DragRecording

extension FailureReport {
  /// What a terminal shows, in ten lines at most: what differs and where, the first odd call, what to
  /// do next.
  ///
  /// Lines with a minus are of the recording, lines with a plus of the replay. Those after the first are
  /// indented.
  public func brief() -> String {
    let head = "\(file): \(divergence)"
    let place = "  \(gestureWords)\(batching.told.map { ", \($0)" } ?? "")"
    let next = commands.map { "  \($0.purpose): \($0.words)" }
    let room = Self.longest - 2 - next.count
    let details = Array(differences.prefix(max(room, 0))).map { "  " + Self.cut($0) }
    return ([head, place] + details + next).prefix(Self.longest).joined(separator: "\n")
  }

  private static var longest: Int { 10 }

  /// The most telling differences first.
  private var differences: [String] {
    let orders = orders.flatMap { container, order in
      [
        "- order of \(container): \(order.expected.joined(separator: " "))",
        "+ order of \(container): \(order.actual.joined(separator: " "))",
      ]
    }
    let calls = callLines.drop { $0.mark == .both }.prefix { $0.mark != .both }.prefix(2)
      .map { "\($0.mark.rawValue) \($0.text)" }
    let fields = changes.expected.prefix(2).flatMap { change in
      [change.old.map { "- \(change.path): \($0)" }, change.new.map { "+ \(change.path): \($0)" }]
        .compactMap(\.self)
    }
    let all = orders + calls + fields
    return all.isEmpty ? hashes : all
  }

  private var hashes: [String] {
    guard let expected = divergence.fingerprints.expected,
      let actual = divergence.fingerprints.actual
    else { return [] }
    return ["- hashes \(expected)", "+ hashes \(actual)"]
  }

  private static func cut(_ line: String) -> String {
    line.count > 160 ? line.prefix(159) + "…" : line
  }
}

extension Batching {
  /// When time passed, where it did otherwise than in the session.
  var told: String? {
    switch self {
    case .recorded: nil
    case .event: "replayed event by event"
    case .milliseconds(let count): "replayed in steps of \(count) ms"
    case .random(let seed): "replayed in random steps, seed \(seed)"
    }
  }
}
