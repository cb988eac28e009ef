@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("The board of pictures, and its groups")
struct PicturesTests {
  private var board = PlaygroundDriver.pictures("a.png", "b.png", "c.png", "d.png")

  @Test("a state is read back whatever the number of its document is, since it is a hash")
  func documentNumber() throws {
    for id in [Int.max, .min, 1 << 62] {
      var table = PlaygroundDriver(page: .pictures)
      table.receive(.board(.open, BoardDocument(), id: id))
      #expect(table.content.pictures.documentID == id)
      try table.playground.expectDecodedCopy()
    }
  }

  @Test("a tile goes into a closed group, which springs open under the next")
  mutating func intoGroup() {
    board = PlaygroundDriver.pictures("a.png", "b.png", group: ["x.png", "y.png"])
    board.drop("picture-1", on: "group-3")
    #expect(board.outline == ["b.png", "Trip: x.png y.png a.png"])
    board.drag("picture-2", to: "group-3")
    board.wait(.seconds(2))
    #expect(board.shows("picture-4"))
    board.drag(to: "picture-4", at: (95, 50))
    board.release()
    #expect(board.outline == ["Trip: x.png b.png y.png a.png"])
  }

  @Test("a gap at the end of an open group is on its bed, and a drop there joins it")
  mutating func openGroup() throws {
    board = PlaygroundDriver.pictures("a.png", "b.png", group: ["x.png", "y.png"])
    board.tap("group-3")
    board.wait(.seconds(1))
    board.drag("picture-1", to: "picture-5", at: (70, 50))
    board.wait(.seconds(1))
    let interaction = board.interaction
    let gap = try #require(interaction.gap(in: "pictures")?.frame)
    #expect(interaction.gap(in: "pictures")?.place.gap == .after(1))
    let beds = board.fills.filter { $0.owner == ScreenPart.drawer.owner() }
    #expect(beds.contains { $0.rect.contains(gap.center) })
    board.drop()
    #expect(board.outline == ["b.png", "Trip: x.png y.png a.png"])
  }

  @Test("Ctrl+G groups the selected pictures, and Ctrl+Shift+G puts them back")
  mutating func byKey() {
    board.tap("picture-2", "picture-4", with: .control)
    board.key("g", with: .control)
    #expect(board.outline == ["a.png", "–: b.png d.png", "c.png"])
    board.tap("group-5", with: .control)
    board.key("g", with: [.control, .shift])
    #expect(board.outline == ["a.png", "b.png", "d.png", "c.png"])
  }

  @Test("the last picture that leaves a group ends it, and an undo brings both back")
  mutating func lastPicture() {
    board = PlaygroundDriver.pictures("a.png", "b.png", group: ["x.png"])
    board.tap("group-3")
    board.drop("picture-4", on: "picture-1", at: (2, 50))
    #expect(board.outline == ["x.png", "a.png", "b.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
  }

  @Test("Control and Shift make a link of a copy")
  mutating func link() {
    board.drag("picture-1", to: "picture-3", at: (95, 50))
    board.send(.modifiersChanged([.control, .shift]))
    #expect(board.interaction.badge == .link)
    board.release()
    #expect(board.takeCalls().contains("dragEnded picture-1 dropped link"))
    #expect(board.outline == ["a.png", "b.png", "c.png", "a.png", "d.png"])
  }

  @Test("a tile that is dropped on another one makes a group with it")
  mutating func byDrop() {
    board.drop("picture-1", on: "picture-3")
    #expect(board.outline == ["b.png", "–: c.png a.png", "d.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
  }
}

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
    board.tap(at: board.place(of: "picture-4").center + Vector(dx: 0, dy: 300))
    #expect(selected == [])
  }

  @Test("two clicks show a picture large")
  mutating func large() {
    board.tap("picture-2")
    #expect(!board.shows("close-large-view"))
    board.tap("picture-2")
    #expect(board.shows("close-large-view"))
    board.tap("close-large-view")
    #expect(!board.shows("close-large-view"))
  }

  @Test("a held finger selects a picture, and its menu lets it select more")
  mutating func held() {
    board.pointer = .finger(1)
    board.lift("picture-2")
    board.release()
    #expect(selected == ["picture-2"])
    board.tap("menu-select", "picture-3")
    #expect(selected == ["picture-2", "picture-3"])
  }

  @Test("a band selects what it touches, and Escape restores the old selection")
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
    board.release()
    board.tap("picture-3")
    board.send(.modifiersChanged(.control))
    board.press(at: Point(x: first.minX - 8, y: first.minY - 8))
    board.drag(to: first.center)
    board.release()
    #expect(selected == ["picture-3", "picture-1"])
  }

  @Test("tiles of a closed group are not selected, and an undo selects them again")
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

  @Test("the wheel with Control magnifies by a tenth a notch, as the slider shows at once")
  mutating func slider() {
    let point = board.place(of: "picture-1").center
    board.send(.modifiersChanged(.control))
    board.send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: -1)))
    #expect(board.pictures.look.tileSide == 163)
    #expect(board.chrome.slider(.tileSize)?.text == "163 px")
    board.send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: 1)))
    #expect(board.pictures.look.tileSide == 148)
  }

  @Test("a double click on the slider resets the size of the tiles, and so does Delete")
  mutating func resetsSize() {
    board.tap("tile-size", at: (90, 50))
    #expect(board.pictures.look.tileSide > 300)
    board.tap("tile-size", at: (90, 50))
    #expect(board.pictures.look.tileSide == 148)
    board.tab(to: "tile-size")
    board.key(.right)
    #expect(board.pictures.look.tileSide == 156)
    board.key("delete")
    #expect(board.pictures.look.tileSide == 148)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
    #expect(!board.content.canUndo)
  }
}
