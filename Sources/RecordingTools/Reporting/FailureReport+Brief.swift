extension FailureReport {
  /// The report in ten lines at most, for a terminal: what differs and where, the first odd call, what to
  /// do next.
  ///
  /// Lines with a minus are of the recording, lines with a plus of the replay. Those after the first are
  /// indented.
  public func brief() -> String {
    let head = "\(file): \(divergence)"
    let place = "  \(gestureWords)\(batching.told.map { ", \($0)" } ?? "")"
    let next = commands.map { "  \($0.purpose): \($0.words)" }
    let room = Self.longest - 2 - next.count
    let details = findings.flatMap(\.lines).prefix(max(room, 0)).map {
      "  " + Self.cut($0, to: 160)
    }
    return ([head, place] + details + next).prefix(Self.longest).joined(separator: "\n")
  }

  private static var longest: Int { 10 }

  /// A line of at most `count` characters.
  static func cut(_ line: String, to count: Int) -> String {
    line.count > count ? line.prefix(count - 1) + "…" : line
  }
}
