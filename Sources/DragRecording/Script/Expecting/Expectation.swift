import DragFrameIO
public import DragGeometry

extension Script {
  /// Something that must be so at a moment of a session.
  public enum Expectation: Hashable, Sendable {
    /// A container's items stand in this order; nothing for the container that holds the first.
    case order(in: String? = nil, [String])
    /// These calls were made in this order since the last such expectation; where they are
    /// `only` these, no others between them, apart from ``CallLog/notices``.
    case calls([CallPattern], only: Bool = false)
    /// This item is dragged; nothing where none is.
    case dragging(String?)
    /// This gap is open for the dragged items; `nil` if none is.
    case gap(OpenGap?)
    /// The drag is over this drop target; `nil` if it is over none.
    case target(String?)
    /// The vertical scroll offset of a collection view, in whole pixels.
    case scroll(String, Int)
    /// The upper left corner of an item as it is seen now, in whole pixels of the window.
    case position(ThingName, x: Int, y: Int)
  }
}

/// An expectation in a recording, and its moment.
public struct ExpectedMoment: Hashable, Sendable {
  /// What must be so.
  public var expectation: Script.Expectation
  /// When.
  public var time: Microseconds

  /// Creates an expectation at a time.
  public init(_ expectation: Script.Expectation, at time: Microseconds) {
    (self.expectation, self.time) = (expectation, time)
  }
}

extension Script.Expectation {
  /// Describes what is otherwise.
  ///
  /// - Parameters:
  ///   - world: The world at the moment.
  ///   - log: The calls up to then.
  /// - Returns: The words, or `nil` if all is as expected.
  public func failure(in world: some Aimable, _ log: CallLog) -> String? {
    problem(in: world, log)?.words
  }

  /// The unmet expectation, or a name in it that the world does not have.
  func problem(in world: some Aimable, _ log: CallLog) -> ScriptError.Problem? {
    switch self {
    case .order(let container, let items):
      order(container, items, world, log).map(ScriptError.Problem.unmet)
    case .calls(let patterns, let isOnly):
      calls(patterns, isOnly, log).map(ScriptError.Problem.unmet)
    case .dragging(let item):
      item == log.dragged
        ? nil
        : .unmet(
          "expected \(Self.words(ofDragged: item)), found \(Self.words(ofDragged: log.dragged))")
    case .gap(let gap): gapProblem(gap, world, log)
    case .target(let name): targetProblem(name, world, log)
    case .scroll(let name, let offset): scrollProblem(name, offset, world)
    case .position(let name, let x, let y): positionProblem(name, x: x, y: y, world)
    }
  }

  /// The same with the container said, as far as the world has one for it.
  func resolved(in world: some Aimable, _ log: CallLog) -> Script.Expectation {
    guard case .order(nil, let items) = self,
      let container = Self.container(of: items, in: world, log)
    else { return self }
    return .order(in: container, items)
  }

  private func order(
    _ container: String?, _ items: [String], _ world: some Aimable, _ log: CallLog
  ) -> String? {
    guard let name = container ?? Self.container(of: items, in: world, log) else {
      return "no container holds \(items.first ?? "nothing"); say which, as in "
        + "`expect order in \(Self.containers(of: world, log).first ?? "list") …`"
    }
    guard let found = world.order(of: name) else {
      let near = NearNames.of(name, in: Self.containers(of: world, log))
      return ScriptError.Problem.unknown("container", name, near: near).words
    }
    guard found != items else { return nil }
    return "expected order \(Self.words(of: items)), found \(Self.words(of: found)) in \(name)"
  }

  private func calls(_ patterns: [CallPattern], _ isOnly: Bool, _ log: CallLog) -> String? {
    let calls = isOnly ? log.withoutNotices : log.calls
    var rest = calls[...]
    for (number, pattern) in patterns.enumerated() {
      let place = isOnly ? rest.startIndex : rest.firstIndex(where: pattern.matches)
      guard let place, place < rest.endIndex, pattern.matches(rest[place]) else {
        let before = number > 0 ? " after \(patterns[number - 1])" : ""
        return "expected \(pattern)\(before), found \(Self.words(of: rest))"
      }
      rest = rest[(place + 1)...]
    }
    guard isOnly, !rest.isEmpty else { return nil }
    return "expected no more calls after \(patterns.last?.description ?? "the beginning"), found "
      + Self.words(of: rest)
  }
}

extension Script.Expectation {
  static func containers(of world: some Aimable, _ log: CallLog) -> [String] {
    var names = log.containers
    for landmark in world.landmarks where !names.contains(landmark.id.container) {
      if world.order(of: landmark.id.container) != nil { names.append(landmark.id.container) }
    }
    return names
  }

  /// The container that holds the first item, or else any of them.
  private static func container(
    of items: [String], in world: some Aimable, _ log: CallLog
  ) -> String? {
    let containers = containers(of: world, log)
    for item in items {
      if let name = containers.first(where: { world.order(of: $0)?.contains(item) == true }) {
        return name
      }
    }
    return nil
  }

  private static func words(of items: [String]) -> String {
    items.isEmpty ? "nothing" : items.map(ScriptPrinter.quoted).joined(separator: " ")
  }

  private static func words(ofDragged item: String?) -> String {
    item.map { "\($0) to be dragged" } ?? "nothing to be dragged"
  }

  /// The first few calls, as a script writes them.
  private static func words(of calls: ArraySlice<Call>) -> String {
    guard !calls.isEmpty else { return "no more calls" }
    let names = calls.prefix(4).map { CallPattern($0).description }
    return names.joined(separator: " ") + (calls.count > 4 ? " …" : "")
  }
}
