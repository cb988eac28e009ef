import DragKitRecording
import Testing

extension Stage.Area {
  /// A list that shows a number of items of a container.
  static func list(
    _ id: ContainerID, count: Int, _ configuration: ListConfiguration = ListConfiguration(),
    view: Int = 0, in bounds: Rect
  ) -> Stage.Area {
    let area = CollectionArea(
      view: .control(view), bounds: bounds, layout: configuration.layout,
      sections: [CollectionSection(id, count: count)])
    return Stage.Area(id, .collection(area))
  }
}

extension Recorder<MemorySink> {
  /// Records the events of a session, after its start.
  mutating func record<Content>(
    _ events: [InputEvent], in world: inout InteractionWorld<Content>, notes: Bool = true
  ) {
    record([], until: world.now, output: world.start(), world: world)
    for event in events {
      var output = world.advance(to: event.time)
      if notes { note(event, in: world) }
      output.append(world.apply(event))
      record([event], until: event.time, output: output, world: world)
    }
    finish(at: world.now, world: world)
  }
}

/// Expects that the call on the next line fails the test at that line, with some words.
func expectFailure(
  _ isExpected: @escaping @Sendable (String) -> Bool, line: Int = #line, by call: () -> Void
) {
  withKnownIssue {
    call()
  } matching: { issue in
    issue.sourceLocation?.line == line + 1
      && isExpected(issue.comments.map(\.rawValue).joined())
  }
}
