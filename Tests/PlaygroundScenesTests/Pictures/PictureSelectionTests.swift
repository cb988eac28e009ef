@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("Selecting and magnifying pictures")
struct PictureSelectionTests {
  private var board = PictureTable("a.png", "b.png", "c.png", "d.png")

  private var selected: [String] {
    board.table.playground.content.selectedItems.map(board.table.playground.content.name(of:))
  }

  @Test("a click selects a picture, with Control another one, and the background none")
  mutating func clicks() {
    board.table.tap("picture-2")
    #expect(selected == ["picture-2"])
    board.table.tap("picture-4", with: .control)
    #expect(selected == ["picture-2", "picture-4"])
    board.table.press(at: board.table.place(of: "picture-4").center + Vector(dx: 0, dy: 300))
    board.table.release()
    #expect(selected == [])
  }

  @Test("two clicks show a picture large, and a click beside it closes it")
  mutating func twoClicks() {
    board.table.tap("picture-2")
    #expect(!board.table.shows("close-large-view"))
    board.table.tap("picture-2")
    #expect(board.table.shows("close-large-view"))
    board.table.tap("close-large-view")
    #expect(!board.table.shows("close-large-view"))
  }

  @Test("a finger that is held and lifted selects a picture, and the menu lets it select more")
  mutating func longPress() {
    board.table.pointer = .finger(1)
    board.table.press(on: "picture-2")
    board.table.hold()
    board.table.release()
    #expect(selected == ["picture-2"])
    board.table.tap("menu-select")
    board.table.tap("picture-3")
    #expect(selected == ["picture-2", "picture-3"])
  }

  @Test("a band from the background selects what it touches; Escape restores the old selection")
  mutating func band() throws {
    let first = board.table.place(of: "picture-1")
    board.table.tap("picture-4")
    board.table.press(at: Point(x: first.minX - 8, y: first.minY - 8))
    board.table.drag(to: board.table.place(of: "picture-2").center)
    #expect(selected == ["picture-1", "picture-2"])
    let band = try #require(board.table.interaction.selectionBand(in: "pictures"))
    #expect(band.origin == Point(x: first.minX - 8, y: first.minY - 8))
    board.table.key(.escape)
    #expect(selected == ["picture-4"])
    #expect(board.table.interaction.selectionBand(in: "pictures") == nil)
  }

  @Test("a band with Control held adds to the selection")
  mutating func addingBand() {
    let first = board.table.place(of: "picture-1")
    board.table.tap("picture-3")
    board.table.send(.modifiersChanged(.control))
    board.table.press(at: Point(x: first.minX - 8, y: first.minY - 8))
    board.table.drag(to: first.center)
    board.table.release()
    #expect(selected == ["picture-3", "picture-1"])
  }

  @Test(
    "the tiles of a closed group are not selected, and an undo of the grouping selects them again")
  mutating func grouped() {
    board.table.tap("picture-3")
    board.table.send(.modifiersChanged(.control))
    board.table.tap("picture-4")
    board.table.send(.modifiersChanged([]))
    board.move("picture-3", to: "picture-1")
    #expect(board.outline == ["–: a.png c.png d.png", "b.png"])
    #expect(selected == [])
    board.table.key("delete")
    #expect(board.outline == ["–: a.png c.png d.png", "b.png"])
    board.table.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
    #expect(selected == ["picture-3", "picture-4"])
    board.table.key("g", with: .control)
    #expect(selected == [])
    board.table.send(.modifiersChanged(.control))
    board.table.tap("picture-2")
    board.table.send(.modifiersChanged([]))
    board.table.key(.z, with: .control)
    #expect(selected == ["picture-2"], "Another selection has taken its place.")
  }

  @Test("the slider in the inspector shows the size to which the wheel magnifies, at once")
  mutating func slider() {
    board.table.send(.modifiersChanged(.control))
    board.table.send(.wheelScrolled(at: Point(x: 400, y: 300), by: Vector(dx: 0, dy: -2)))
    let content = board.table.playground.content
    #expect(content.chrome.sliderValue(.tileSize)?.text == "\(content.pictures.tileSide) px")
    #expect(content.pictures.tileSide != PicturesScene.usualTileSide)
  }

  @Test("the wheel with Control held magnifies by a tenth a notch, and scrolls without it")
  mutating func wheel() {
    let point = board.table.place(of: "picture-1").center
    board.table.send(.modifiersChanged(.control))
    board.table.send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: -1)))
    #expect(board.scene.tileSide == 163)
    board.table.send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: 1)))
    #expect(board.scene.tileSide == 148)
  }

  @Test("two fingers magnify by the ratio of their distances, and the first one lifts nothing")
  mutating func pinch() {
    let center = board.table.place(of: "picture-1").center
    let (one, two) = (PointerID.finger(1), PointerID.finger(2))
    board.table.send(.pointerPressed(one, at: center - Vector(dx: 40, dy: 0)))
    board.table.send(.pointerPressed(two, at: center + Vector(dx: 40, dy: 0)))
    board.table.send(.pointerMoved(two, to: center + Vector(dx: 80, dy: 0), isDown: true))
    #expect(board.scene.tileSide == 222)
    board.table.wait(.seconds(1))
    board.table.send(.pointerReleased(two, at: center + Vector(dx: 80, dy: 0)))
    board.table.send(.pointerReleased(one, at: center))
    #expect(board.scene.tileSide == 222 && board.outline.count == 4)
    #expect(!board.table.interaction.isDragging)
  }
}
