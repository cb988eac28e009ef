import DragKitRecording
import Testing

/// A list with the mistakes that a test makes in it.
private struct Faulty: InteractiveContent {
  var model = Model()
  var stage = Stage(areas: [])

  static let handlers = HandlerRegistry<Faulty>()
    .collection("todo") { list in
      list.reorderingHandlers.didReorder = { _, _ in }
      list.isSpringLoaded = true
    }
    .items(in: "to-do") { row in row.onTap { _, _ in [] } }

  init(count: Int = 2, areas: Int = 1, containers: [ContainerID] = ["to-do"]) {
    for id in containers { model.addContainer(id, items: ["milk", "bread"]) }
    let area = CollectionArea(
      view: .control(0), bounds: Rect(x: 0, y: 0, width: 100, height: 100),
      layout: ListConfiguration().layout, sections: [CollectionSection("to-do", count: count)])
    stage = Stage(
      areas: (0..<areas).map { Stage.Area($0 == 0 ? "to-do" : "other", .collection(area)) })
  }
}

struct ProblemTests {
  /// Those that the handlers have in every case.
  private let ofHandlers = [
    "there are handlers for 'todo', which is neither a container of the model nor an area; those are "
      + "'to-do'",
    "the collection view of 'todo' has reorderingHandlers without canReorderItem, so no item can be "
      + "lifted; set it",
    "the collection view of 'todo' is spring loaded, but nothing opens; set springLoadItem",
  ]

  @Test("A problem names handlers without a container, and those without an effect")
  func handlers() { #expect(Faulty().problems() == ofHandlers) }

  @Test(
    "A problem names a wrong number of rows, a missing container, and a view that two areas have")
  func layout() {
    #expect(
      Faulty(count: 5).problems().first
        == "the view of 'to-do' shows 5 items of 'to-do', which has 2; pass the number in the model as "
        + "count:")
    #expect(
      Faulty(containers: []).problems().first
        == "the view of 'to-do' shows the container 'to-do', which the model lacks; add it with "
        + "model.addContainer")
    #expect(
      Faulty(areas: 2).problems().first
        == "the views of 'to-do' and 'other' are the same item; give each its own, such as .control(1)"
    )
  }
}
