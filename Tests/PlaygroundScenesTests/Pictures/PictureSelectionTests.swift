@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("Selecting and magnifying pictures")
struct PictureSelectionTests {
  private var board = PlaygroundDriver.pictures("a.png", "b.png", "c.png", "d.png")

  private var selected: [String] { board.content.selectedItems.map(board.content.name(of:)) }

  @Test("a click selects a picture, with Control another one, and the background none")
  mutating func clicks() {
    board.tap("picture-2")
    #expect(selected == ["picture-2"])
    board.tap("picture-4", with: .control)
    #expect(selected == ["picture-2", "picture-4"])
    board.press(at: board.place(of: "picture-4").center + Vector(dx: 0, dy: 300))
    board.release()
    #expect(selected == [])
  }

  @Test("two clicks show a picture large, and a click beside it closes it")
  mutating func twoClicks() {
    board.tap("picture-2")
    #expect(!board.shows("close-large-view"))
    board.tap("picture-2")
    #expect(board.shows("close-large-view"))
    board.tap("close-large-view")
    #expect(!board.shows("close-large-view"))
  }

  @Test("a finger that is held and lifted selects a picture, and the menu lets it select more")
  mutating func longPress() {
    board.pointer = .finger(1)
    board.press(on: "picture-2")
    board.hold()
    board.release()
    #expect(selected == ["picture-2"])
    board.tap("menu-select", "picture-3")
    #expect(selected == ["picture-2", "picture-3"])
  }

  @Test("a band from the background selects what it touches; Escape restores the old selection")
  mutating func band() throws {
    let first = board.place(of: "picture-1")
    board.tap("picture-4")
    board.press(at: Point(x: first.minX - 8, y: first.minY - 8))
    board.drag(to: board.place(of: "picture-2").center)
    #expect(selected == ["picture-1", "picture-2"])
    let band = try #require(board.interaction.selectionBand(in: "pictures"))
    #expect(band.origin == Point(x: first.minX - 8, y: first.minY - 8))
    board.key(.escape)
    #expect(selected == ["picture-4"])
    #expect(board.interaction.selectionBand(in: "pictures") == nil)
  }

  @Test("a band with Control held adds to the selection")
  mutating func addingBand() {
    let first = board.place(of: "picture-1")
    board.tap("picture-3")
    board.send(.modifiersChanged(.control))
    board.press(at: Point(x: first.minX - 8, y: first.minY - 8))
    board.drag(to: first.center)
    board.release()
    #expect(selected == ["picture-3", "picture-1"])
  }

  @Test(
    "the tiles of a closed group are not selected, and an undo of the grouping selects them again")
  mutating func grouped() {
    board.tap("picture-3")
    board.tap("picture-4", with: .control)
    board.drop("picture-3", on: "picture-1")
    #expect(board.outline == ["–: a.png c.png d.png", "b.png"])
    #expect(selected == [])
    board.key("delete")
    #expect(board.outline == ["–: a.png c.png d.png", "b.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
    #expect(selected == ["picture-3", "picture-4"])
    board.key("g", with: .control)
    #expect(selected == [])
    board.tap("picture-2", with: .control)
    board.key(.z, with: .control)
    #expect(selected == ["picture-2"], "Another selection has taken its place.")
  }

  @Test("the slider in the inspector shows the size to which the wheel magnifies, at once")
  mutating func slider() {
    board.send(.modifiersChanged(.control))
    board.send(.wheelScrolled(at: Point(x: 400, y: 300), by: Vector(dx: 0, dy: -2)))
    let content = board.content
    #expect(content.chrome.sliderValue(.tileSize)?.text == "\(content.pictures.look.tileSide) px")
    #expect(content.pictures.look.tileSide != PicturesScene.usualTileSide)
  }

  @Test("the wheel with Control held magnifies by a tenth a notch, and scrolls without it")
  mutating func wheel() {
    let point = board.place(of: "picture-1").center
    board.send(.modifiersChanged(.control))
    board.send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: -1)))
    #expect(board.pictures.look.tileSide == 163)
    board.send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: 1)))
    #expect(board.pictures.look.tileSide == 148)
  }

  @Test("two fingers magnify by the ratio of their distances, and the first one lifts nothing")
  mutating func pinch() {
    let center = board.place(of: "picture-1").center
    let (one, two) = (PointerID.finger(1), PointerID.finger(2))
    board.send(.pointerPressed(one, at: center - Vector(dx: 40, dy: 0)))
    board.send(.pointerPressed(two, at: center + Vector(dx: 40, dy: 0)))
    board.send(.pointerMoved(two, to: center + Vector(dx: 80, dy: 0), isDown: true))
    #expect(board.pictures.look.tileSide == 222)
    board.wait(.seconds(1))
    board.send(.pointerReleased(two, at: center + Vector(dx: 80, dy: 0)))
    board.send(.pointerReleased(one, at: center))
    #expect(board.pictures.look.tileSide == 222 && board.outline.count == 4)
    #expect(!board.interaction.isDragging)
  }
}
