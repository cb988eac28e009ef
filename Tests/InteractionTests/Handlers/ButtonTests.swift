import DragKit
import Support
import Testing

/// Pages, among which the buttons at the thumb go back and forward.
private struct Pages: InteractiveContent {
  var model = Model()
  var visited: [String] = []

  init() { model.addContainer("pages", items: ["a", "b", "c"]) }

  var stage: Stage {
    let rows = ListConfiguration(rowHeight: 40).layout
    let bounds = Rect(x: 0, y: 0, width: 200, height: 400)
    return Stage(areas: [Stage.Area("pages", of: model, in: bounds, as: rows)])
  }

  static let handlers = HandlerRegistry<Pages>()
    .collection("pages") { list in list.reorderingHandlers.canReorderItem = { _, _ in true } }
    .onButtonPress { pages, button, location in
      pages.visited.append("\(button) \(location.y.pixels)")
      return button == .back ? [.send(Message("back"))] : []
    }
}

struct ButtonTests {
  private var pages = ContentDriver(Pages())

  private mutating func click(_ button: PointerButton, y: Length) {
    let point = Point(x: 20, y: y)
    pages.send(.pointerPressed(.mouse, at: point, button: button))
    pages.send(.pointerReleased(.mouse, at: point, button: button))
  }

  @Test("The buttons back, forward and middle call their handler once, with the location")
  mutating func handler() {
    click(.back, y: 10)
    #expect(pages.takeRequests().contains(.send(Message("back"))))
    click(.forward, y: 50)
    click(.middle, y: 90)
    click(.secondary, y: 90)
    click(.primary, y: 90)
    #expect(pages.content.visited == ["back 10", "forward 50", "middle 90"])
  }

  @Test("A button of the thumb during a drag calls no handler, and the drag continues")
  mutating func duringDrag() {
    pages.send(.pointerPressed(.mouse, at: Point(x: 20, y: 10)))
    pages.send(.pointerMoved(.mouse, to: Point(x: 20, y: 60), isDown: true))
    click(.back, y: 60)
    #expect(pages.content.visited == [])
    #expect(pages.interaction.session != nil)
    pages.send(.pointerReleased(.mouse, at: Point(x: 20, y: 60)))
    #expect(pages.names(in: "pages") == ["b", "a", "c"])
  }
}
