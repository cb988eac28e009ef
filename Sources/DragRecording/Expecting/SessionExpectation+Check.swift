import DragGeometry

extension SessionExpectation {
  package func failure(in world: some Aimable, _ log: CallLog) -> String? {
    do throws(TextProblem) {
      try check(in: world, log)
      return nil
    } catch {
      return error.words
    }
  }

  package func check(in world: some Aimable, _ log: CallLog) throws(TextProblem) {
    try Check(world: world, log: log).check(self)
  }

  /// Returns the expectation, with a container added to an ``order(in:_:)`` that has none.
  ///
  /// The added container is the one that contains the first item. If no container does, the second item
  /// decides, and so on. If no item is in a container, none is added.
  package func resolved(in world: some Aimable, _ log: CallLog) -> SessionExpectation {
    guard case .order(nil, let items) = self,
      let container = Check(world: world, log: log).container(of: items)
    else { return self }
    return .order(in: container, items)
  }

  package var dependsOnWindow: Bool {
    switch self {
    case .scroll, .position: true
    case .order, .calls, .dragging, .gap, .target, .announced, .selected, .focused, .cursor: false
    }
  }
}

private struct Check<World: Aimable> {
  let world: World
  let log: CallLog

  func check(_ expectation: SessionExpectation) throws(TextProblem) {
    // The text of both, so that the actual one can replace the other.
    func unmet(found: SessionExpectation) -> TextProblem {
      .unmet("expected \(expectation), found \(found)")
    }
    switch expectation {
    case .order(let container, let items): try checkOrder(items, in: container)
    case .calls(let patterns, let isOnly): try check(patterns, isOnly)
    case .dragging(let item):
      guard item != log.dragged else { return }
      throw .unmet(
        "expected \(item ?? "nothing") to be dragged, found \(log.dragged ?? "nothing") to be dragged"
      )
    case .gap(let gap):
      guard gap != world.openGap else { return }
      if let gap { try check(gap) }
      throw unmet(found: .gap(world.openGap))
    case .target(let name):
      guard name != log.target else { return }
      let landmarks = world.landmarks
      if let name, !landmarks.contains(where: { $0.id.name == name && $0.id.part == nil }) {
        throw .notThere(PhrasePrinter.quoted(name), near: landmarks.names(near: ThingName(name)))
      }
      throw unmet(found: .target(log.target))
    case .scroll(let name, let offset):
      let offsets = world.scrollOffsets
      guard let found = offsets[name]?.pixels else {
        let near = NearNames.of(name, in: offsets.keys.sorted())
        throw .unknown("collection view", name, near: near)
      }
      if offset != found { throw unmet(found: .scroll(name, found)) }
    case .position(let name, let x, let y):
      let corner = try world.seenLandmarks.landmark(named: name).frame.origin
      let found = (x: corner.x.pixels, y: corner.y.pixels)
      if (x, y) != found { throw unmet(found: .position(name, x: found.x, y: found.y)) }
    case .announced(let text):
      if text != world.announcement { throw unmet(found: .announced(world.announcement)) }
    case .selected(let items):
      let found = world.selectedItems
      if Set(items) != Set(found) { throw unmet(found: .selected(found)) }
    case .focused(let name):
      let found = world.focus.map { ThingName($0.name, in: $0.container, part: $0.part) }
      let isMet = name.map { name in world.focus.map(name.matches) ?? false } ?? (found == nil)
      if !isMet { throw unmet(found: .focused(found)) }
    case .cursor(let cursor):
      if cursor != world.cursor { throw unmet(found: .cursor(world.cursor)) }
    }
  }

  private func checkOrder(_ items: [String], in container: String?) throws(TextProblem) {
    guard let name = container ?? self.container(of: items) else {
      throw .unmet(
        "no container holds \(items.first ?? "nothing"); name one, as in "
          + "`expect order in \(containers.first ?? "list") …`")
    }
    let found = try order(of: name)
    guard found != items else { return }
    throw .unmet(
      "expected order \(PhrasePrinter.list(items)), found \(PhrasePrinter.list(found)) in \(name)")
  }

  private func check(_ patterns: [CallPattern], _ isOnly: Bool) throws(TextProblem) {
    let calls = isOnly ? log.withoutNotices : log.calls
    var rest = calls[...]
    for (number, pattern) in patterns.enumerated() {
      let place = isOnly ? rest.startIndex : rest.firstIndex(where: pattern.matches)
      guard let place, place < rest.endIndex, pattern.matches(rest[place]) else {
        let before = number > 0 ? " after \(patterns[number - 1])" : ""
        let found = NearestCalls(to: pattern, in: calls, from: rest.startIndex, isNext: isOnly)
        throw .unmet("expected \(pattern)\(before), \(found)")
      }
      rest = rest[(place + 1)...]
    }
    guard isOnly, !rest.isEmpty else { return }
    throw .unmet(
      "expected no more calls after \(patterns.last?.description ?? "the beginning"), found "
        + NearestCalls.description(of: rest))
  }

  private func check(_ gap: OpenGap) throws(TextProblem) {
    let count = try order(of: gap.container).count
    guard !(0...count).contains(gap.index) else { return }
    throw .outOfRange("the index \(gap.index)", allowed: "0 to \(count)")
  }

  private func order(of container: String) throws(TextProblem) -> [String] {
    if let order = world.order(of: container) { return order }
    throw .unknown("container", container, near: NearNames.of(container, in: containers))
  }

  private var containers: [String] {
    var names = log.containers
    for landmark in world.landmarks where !names.contains(landmark.id.container) {
      names.append(landmark.id.container)
    }
    return names.filter { world.order(of: $0) != nil }
  }

  func container(of items: [String]) -> String? {
    let containers = containers
    return items.lazy.compactMap { item in
      containers.first { world.order(of: $0)?.contains(item) == true }
    }.first
  }
}
