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

/// Two lists that always show two rows, of which each has an `a`.
struct Pair: InteractiveContent, Equatable, CanonicalCodable {
  var model = Model()

  init() {
    model.addContainer("left", items: ["a", "b"])
    model.addContainer("right", items: ["a", "c"])
  }

  var stage: Stage {
    Stage(
      areas: [ContainerID("left"), "right"].enumerated().map { number, id in
        let bounds = Rect(x: 110 * number, y: 0, width: 100, height: 200)
        return .list(id, count: 2, view: number, in: bounds)
      })
  }

  static let handlers = ["left", "right"].reduce(HandlerRegistry<Pair>()) { registry, id in
    registry.collection(ContainerID(id)) { list in
      list.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
      list.reorderingHandlers.acceptsItem = { @Sendable _, _ in true }
    }
  }

  func encode(into writer: inout CanonicalWriter) { writer.write(model) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) { model = try reader.read() }
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
