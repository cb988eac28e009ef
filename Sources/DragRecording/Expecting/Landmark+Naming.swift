extension [Landmark] {
  /// Returns the visible item, view or part with a name.
  ///
  /// If a container has several of that name, the result is the frontmost.
  ///
  /// - Throws: A `TextProblem` if nothing visible has the name, or if visible things in several
  ///   containers have it.
  package func landmark(named name: ThingName) throws(TextProblem) -> Landmark {
    let found = filter { name.matches($0.id) && !$0.visible.isEmpty }
    guard let landmark = found.last else { throw .notThere("\(name)", near: names(near: name)) }
    let containers = Set(found.map(\.id.container)).sorted()
    guard containers.count == 1 else {
      throw .ambiguous(
        "\(name)", containers.map { "\(ThingName(name.name, in: $0, part: name.part))" })
    }
    return landmark
  }

  func names(near name: ThingName) -> [String] {
    // Things that can be moved are meant more often than buttons and backgrounds.
    let sorted = filter(\.isMovable) + filter { !$0.isMovable }
    var names: [String] = []
    for landmark in sorted where (landmark.id.part == nil) == (name.part == nil) {
      let text = "\(ThingName(landmark.id.name, part: landmark.id.part))"
      if !names.contains(text) { names.append(text) }
    }
    return NearNames.of("\(ThingName(name.name, part: name.part))", in: names)
  }
}

extension ThingName {
  package func matches(_ id: Landmark.ID) -> Bool {
    name == id.name && part == id.part && (container ?? id.container) == id.container
  }
}
