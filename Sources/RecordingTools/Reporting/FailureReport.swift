public import DragRecording

/// A report of the divergence of a replay from its recording.
///
/// ```swift
/// if let report = try recording.failure(on: stage, file: "session.dndrec") {
///   print(report.brief())       // At most ten lines, for a terminal.
///   write(report.page())        // A self-contained page of HTML.
///   write(report.markdown)      // The same as Markdown, for a comment on a pull request.
/// }
/// ```
public struct FailureReport<World: Aimable> {
  package let file: String
  package let recording: Recording
  /// The first difference between the session and the replay.
  public let divergence: Divergence<World>
  package let batching: Batching
  package let strip: FilmStrip<World>
  /// Whether the session reproduces if it is held to `Tier.usual`; `nil` unless every hash is compared.
  ///
  /// Every hash is compared if the header names no tiers. Such a session also fails if only a detail differs that no
  /// user sees.
  package let reproducesAtUsualTiers: Bool?
  /// Shell commands that the report suggests to its reader; initially empty.
  public var commands: [Command] = []

  /// A shell command that a report suggests to its reader.
  public struct Command: Hashable, Sendable {
    /// The words before the command in the report, such as `if that is meant`.
    public var purpose: String
    /// The command, as the reader enters it in a shell.
    public var words: String

    /// Creates a command from the words before it and the command itself.
    public init(_ purpose: String, _ words: String) {
      (self.purpose, self.words) = (purpose, words)
    }
  }

  package init(
    _ divergence: Divergence<World>, of recording: Recording, file: String, world: World,
    opening: Output = Output(), batching: Batching = .recorded, comparesHashes: Bool = true
  ) {
    (self.file, self.recording, self.divergence) = (file, recording, divergence)
    self.batching = batching
    strip = FilmStrip(
      divergence, in: recording, world: world, opening: opening, batching: batching,
      comparesHashes: comparesHashes)
    guard recording.header.tiers == nil, comparesHashes, divergence.moment == nil else {
      reproducesAtUsualTiers = nil
      return
    }
    var player = Player(
      recording.held(to: Tier.usual), world: world, opening: opening, batching: batching)
    player.run()
    reproducesAtUsualTiers = player.divergence == nil
  }

  /// Returns the first differences and the ``commands`` in at most ten lines, for a terminal.
  ///
  /// A line with `-` comes from the recording, a line with `+` from the replay. Such lines are cut to 160
  /// characters. If only hashes are recorded on the diverging line, a sentence says which of them differ,
  /// and from which line on the fields are known.
  public func brief() -> String {
    let longest = 10
    let place = "\(placeWords)\(batching.words.map { ", \($0)" } ?? "")"
    let next =
      [tierWords].compactMap(\.self) + commands.map { "\($0.purpose): \($0.words)" }
    let details =
      stateLines.map { Self.cut($0, to: 300) }
      + findings.flatMap(\.lines).map { Self.cut($0, to: 160) }
    let shown = details.prefix(max(longest - 2 - next.count, 0))
    return (["\(file): \(divergence)", place] + shown + next).prefix(longest)
      .joined(separator: "\n  ")
  }

  static func cut(_ line: String, to count: Int) -> String {
    line.count > count ? line.prefix(count - 1) + "…" : line
  }
}

extension FailureReport {
  /// The gesture at which the replay diverges, and the event if that is none of a pointer.
  var placeWords: String {
    guard let eventWords else { return gestureWords }
    return "\(eventWords), \(divergence.gesture > 0 ? "after " : "")\(gestureWords)"
  }

  /// The last event that was played, such as `key control+z`; `nil` if it is a pointer's, or part of a drag.
  ///
  /// Modifiers that were already held at the start of the recording are left out.
  var eventWords: String? {
    let played = recording.events.prefix(divergence.event)
    guard let last = played.last else { return nil }
    let modifiers = played.reduce(Modifiers()) {
      if case .modifiersChanged(let modifiers) = $1.kind { modifiers } else { $0 }
    }
    let statement: Script.Statement? =
      switch last.kind {
      case .keyPressed(let key): .key(key, modifiers)
      case .keyReleased(let key):
        played.dropLast().last == InputEvent(time: last.time, .keyPressed(key))
          ? .key(key, modifiers) : .keyUp(key)
      case .textEntered(let text): .type(text)
      case .messageReceived(let message): .send(message)
      case .windowResized(let size): .resize(size)
      default: nil
      }
    return statement?.text
  }

  package var gestureWords: String {
    guard divergence.gesture > 0 else { return "before the first gesture" }
    let gesture = recording.gestures.first { $0.number == divergence.gesture }
    let last = recording.gestures.last?.number ?? 0
    let count = last >= divergence.gesture ? " of \(last)" : ""
    return "gesture \(divergence.gesture)\(count)"
      + (gesture.map { ": \($0.kind.rawValue) \($0.label)" } ?? "")
  }

  var orders: [(container: String, Pair<[String]>)] {
    guard let moment = strip.firstKnown, let expected = moment.expectedState else { return [] }
    var log = CallLog()
    log.append(recording.calls)
    return log.containers.compactMap { container in
      let pair = Pair(
        expected: expected.order(of: container) ?? [],
        actual: moment.actual.order(of: container) ?? [])
      return pair.expected == pair.actual ? nil : (container, pair)
    }
  }

  var callLines: [ComparedLine] {
    let context = recording.turns.filter { $0.line < divergence.line }.flatMap(\.calls).suffix(5)
    let same = divergence.calls.expected == divergence.calls.actual
    let before = context.filter { same || !divergence.calls.expected.contains($0) }.map(\.line)
    return ComparedLine.difference(
      from: before + divergence.calls.expected.map(\.line),
      to: before + divergence.calls.actual.map(\.line))
  }

  /// `expected` has the fields that differ, `replayed` those that the diverging line changes.
  var changes: (expected: [Finding], replayed: [Finding]) {
    let known = strip.firstKnown.map { moment in
      Finding.fields(from: moment.expectedState as Any, to: moment.actual)
    }
    guard let odd = strip.odd, let before = strip.before else { return (known ?? [], []) }
    return (known ?? [], Finding.fields(from: before.actual, to: odd.actual))
  }
}

struct Finding: Hashable, Sendable {
  var subject = ""
  var expected: String?
  var actual: String?

  fileprivate var lines: [String] {
    let name = subject.isEmpty ? "" : "\(subject): "
    return [expected.map { "- \(name)\($0)" }, actual.map { "+ \(name)\($0)" }].compactMap(\.self)
  }

  fileprivate static func fields(from old: Any, to new: Any) -> [Finding] {
    var changes: [Finding] = []
    for line in StateDescription(of: old).changes(to: StateDescription(of: new)) {
      let colon = line.text.firstRange(of: ": ")
      let path = colon.map { String(line.text[..<$0.lowerBound]) } ?? ""
      let value = colon.map { String(line.text[$0.upperBound...]) } ?? line.text
      // A changed field has two lines, which need not follow each other.
      if line.sign == .old {
        changes.append(Finding(subject: path, expected: value))
      } else if let index = changes.lastIndex(where: { $0.subject == path && $0.actual == nil }) {
        changes[index].actual = value
      } else {
        changes.append(Finding(subject: path, actual: value))
      }
    }
    return changes
  }
}

extension FailureReport: Sendable where World: Sendable {}
