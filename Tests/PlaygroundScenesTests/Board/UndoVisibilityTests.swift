@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("An undo or a redo")
struct UndoVisibilityTests {
  private func sees(_ table: PlaygroundDriver, _ name: String) -> Bool {
    table.shows(name) && table.chrome.layout.stage.contains(table.place(of: name).center)
  }

  @Test("scrolls to the first tile that it moves out of sight")
  func tiles() {
    var table = PlaygroundDriver(page: .board)
    table.tap("item-2", "item-3", with: .control)
    table.drag("item-2", to: Point(x: 504, y: 750), steps: 40)
    table.wait(.seconds(3))
    table.drop()
    #expect(!sees(table, "item-1"))
    table.tap("undo", settles: true)
    #expect(sees(table, "item-2") && sees(table, "item-3"))
    table.tap("redo", settles: true)
    #expect(sees(table, "item-2") && !sees(table, "item-1"))
  }

  @Test("leaves a view alone in which a tile that it moves is visible")
  func visible() {
    var table = PlaygroundDriver(page: .board)
    table.drop("item-12", on: "item-14")
    table.scroll(by: 1)
    table.tap("undo", settles: true)
    #expect(table.interaction.scrollOffset(of: "board") == Vector(dx: 0, dy: 51))
  }

  @Test("scrolls to the place of a tile that it removes")
  func removed() {
    var table = PlaygroundDriver(page: .board)
    table.choose("menu-copy", on: "item-1")
    table.settle()
    table.scroll(by: 30)
    #expect(!sees(table, "item-1"))
    table.tap("undo", settles: true)
    #expect(sees(table, "item-2"))
  }

  @Test("scrolls to a closed group that it fills, and to a picture that leaves it")
  func group() {
    var board = PlaygroundDriver.pictures((1...24).map { "\($0).png" }, group: ["y.png", "z.png"])
    board.send(.windowResized(Size(width: 640, height: 480)))
    board.drag("picture-1", to: Point(x: 300, y: 476), steps: 40)
    board.wait(.seconds(4))
    // The gap has moved it.
    for _ in 1...2 { board.drag(to: "group-25") }
    board.drop()
    #expect(board.outline.last == "Trip: y.png z.png 1.png")
    board.tap("undo", settles: true)
    #expect(sees(board, "picture-1") && !sees(board, "group-25"))
    board.tap("redo", settles: true)
    #expect(!sees(board, "picture-2") && sees(board, "group-25"))
  }

  @Test("scrolls to a song that returns")
  func song() {
    var table = PlaygroundDriver(page: .playlist, window: Size(width: 640, height: 480))
    table.tapControl("delete", of: "track-1")
    #expect(!table.names(in: "playlist").contains("track-1"))
    table.scroll(by: 20, at: Point(x: 200, y: 300))
    #expect(!sees(table, "track-2"))
    table.tap("undo", settles: true)
    #expect(sees(table, "track-1"))
  }
}
