@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Both styles over one model")
struct BothStylesTests {
  private var table = PlaygroundDriver()

  init() { table.tap("style-follow") }

  /// Moves `item` to the place of `goal`, in one of the two styles.
  private func bring(
    _ item: String, to goal: String, _ style: String, _ pointer: PointerID, images: Bool = false
  ) -> PlaygroundDriver {
    var table = PlaygroundDriver()
    table.tap(style)
    if images { table.tap("show-images") }
    table.pointer = pointer
    table.press(on: item)
    if style == "style-lift", pointer.kind == .touch { table.hold() }
    table.drag(to: goal)
    table.drop()
    return table
  }

  @Test(
    "the same goal gives the same model, by mouse and by finger, on tiles and on images",
    arguments: [
      ("red", "green", ["blue", "black", "green", "red", "yellow"]),
      ("yellow", "red", ["yellow", "red", "blue", "black", "green"]),
      ("blue", "black", ["red", "black", "blue", "green", "yellow"]),
      ("black", "black", ["red", "blue", "black", "green", "yellow"]),
    ])
  func sameGoal(item: String, goal: String, order: [String]) {
    for images in [false, true] {
      var models: [Model] = []
      for style in ["style-follow", "style-lift"] {
        for pointer in [PointerID.mouse, .finger(1)] {
          let table = bring(item, to: goal, style, pointer, images: images)
          #expect(table.order == order)
          models.append(table.content.colours.model)
        }
      }
      #expect(models.allSatisfy { $0 == models[0] }, "Undo steps and all.")
    }
  }

  @Test("one style continues the changes of the other, and undo reverts both in turn")
  func takeTurns() {
    var table = bring("red", to: "green", "style-follow", .mouse)
    table.tap("style-lift")
    table.drop("yellow", on: "blue")
    #expect(table.order == ["yellow", "blue", "black", "green", "red"])
    table.tap("undo")
    #expect(table.order == ["blue", "black", "green", "red", "yellow"])
    table.tap("undo")
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test("the targets beside the column accept no held tile")
  func targets() {
    let table = bring("red", to: "copy", "style-follow", .mouse)
    #expect(table.names(in: "copies").isEmpty)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test("a held tile moves freely, and changes the order only on release")
  mutating func carriedFreely() {
    #expect(table.playground.nextWake == nil, "The chrome is settled at once.")
    table.drag("red", from: (20, 20), by: 300, 200)
    #expect(table.place(of: "red") == Rect(x: 554, y: 334, width: 100, height: 100))
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    table.drop()
    #expect(table.place(of: "red") == Rect(x: 254, y: 134, width: 100, height: 100))
    #expect(!table.content.model.canUndo)
  }

  @Test("each finger carries a tile")
  mutating func severalFingers() {
    _ = table.takeCalls()
    table.press(on: "red", with: .finger(1))
    table.drag("yellow", to: "blue", with: .finger(2))
    table.drag(to: "green", with: .finger(1))
    table.release(with: .finger(1))
    #expect(table.order == ["blue", "black", "green", "red", "yellow"])
    table.release(with: .finger(2))
    #expect(table.order == ["blue", "yellow", "black", "green", "red"], "It is over that place.")
    #expect(
      table.takeCalls() == [
        "touchesBegan red touch", "touchesBegan yellow touch", "touchesMoved yellow touch",
        "touchesMoved red touch", "touchesEnded red touch",
        "order blue black green red yellow", "touchesEnded yellow touch",
        "order blue yellow black green red",
      ])
  }

  @Test("a finger on the empty place of a carried tile reaches nothing")
  mutating func emptyPlace() {
    let place = table.place(of: "black").center
    table.drag("black", by: 300)
    table.press(at: place, with: .finger(1))
    #expect(table.interaction.touches.last?.item == nil)
  }

  @Test(
    "a held tile returns at a change of the style, at Escape and at a loss of focus",
    arguments: [
      { $0.tap("style-lift") }, { $0.key(.escape) }, { $0.send(.focusLost) },
    ] as [@Sendable (inout PlaygroundDriver) -> Void])
  mutating func returns(act: @Sendable (inout PlaygroundDriver) -> Void) {
    table.drag("red", to: "green", with: .finger(1))
    act(&table)
    table.drag(by: 10, 10, with: .finger(1))
    table.drop(with: .finger(1))
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    #expect(table.place(of: "red").minY == 134)
    #expect(table.interaction.isIdle)
  }

  @Test("images carry an image beside the text, and the target for pictures accepts them")
  mutating func imagesAreImages() {
    table.tap("style-lift", "show-images")
    table.drag("red", to: "images-only")
    table.release()
    #expect(
      table.takeCalls().suffix(2) == [
        "performDrop images-only true", "dragEnded red dropped copy",
      ])
  }
}
