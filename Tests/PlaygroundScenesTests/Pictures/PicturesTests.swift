@testable import DragKit
import PlaygroundScenes
import Support
import Testing

/// A board of pictures, driven as in a window.
struct PictureTable {
  var table: PlaygroundDriver

  init(_ names: String..., group: [String] = [], tileSide: Int = 148) {
    table = PlaygroundDriver(PlaygroundOptions(scene: .pictures))
    var document = BoardDocument()
    (document.look.arrangement, document.look.tileSide) = (.square, tileSide)
    func tile(_ name: String) -> BoardDocument.StoredPicture {
      BoardDocument.StoredPicture(
        BoardPicture(
          path: "/pictures/\(name)",
          .readable(width: 400, height: 300, bytes: name.utf8.count, modified: 100)))
    }
    document.elements = names.map { .picture(tile($0)) }
    if !group.isEmpty {
      document.elements.append(.group(title: "Trip", isOpen: false, group.map(tile)))
    }
    table.send(.messageReceived(DocumentMessage(.open, document).message))
  }

  var scene: PicturesScene { table.playground.content.pictures }

  /// The titles in order; a group is its title and its contents.
  var outline: [String] {
    scene.storedDocument.elements.map { element in
      switch element {
      case .picture(let tile): tile.title ?? tile.picture.fileName
      case .group(let title, _, let tiles):
        "\(title ?? "–"): " + tiles.map(\.picture.fileName).joined(separator: " ")
      }
    }
  }

  /// Drags a tile to another one, and drops it there.
  mutating func move(_ tile: String, to other: String, at share: (Int, Int) = (50, 50)) {
    table.press(on: tile)
    table.drag(to: other, at: share)
    table.release()
    table.wait(.seconds(1))
  }
}

@Suite("The board of pictures")
struct PicturesTests {
  private var board = PictureTable("a.png", "b.png", "c.png", "d.png")

  @Test("a state is read back whatever the number of its document is, since it is a hash")
  func documentNumber() throws {
    for id in [Int.max, .min, 1 << 62] {
      var table = PlaygroundDriver(PlaygroundOptions(scene: .pictures))
      table.send(.messageReceived(DocumentMessage(.open, BoardDocument(), id: id).message))
      #expect(table.playground.content.pictures.documentID == id)
      let bytes = table.playground.canonicalBytes
      #expect(try Playground(canonicalBytes: bytes) == table.playground)
    }
  }

  @Test("a drag reorders, and undo restores the order")
  mutating func reorders() {
    board.move("picture-1", to: "picture-3", at: (95, 50))
    #expect(board.outline == ["b.png", "c.png", "a.png", "d.png"])
    board.table.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
  }

  @Test("Control and Shift make a link of a copy, which is another tile of the file in the gap")
  mutating func links() {
    board.table.press(on: "picture-1")
    board.table.drag(to: "picture-3", at: (95, 50))
    board.table.send(.modifiersChanged([.control, .shift]))
    #expect(board.table.interaction.badge == .link)
    board.table.release()
    #expect(board.table.takeCalls().contains("dragEnded picture-1 dropped link"))
    #expect(board.outline == ["a.png", "b.png", "c.png", "a.png", "d.png"])
  }
}

@Suite("Groups of pictures")
struct PictureGroupTests {
  private var board = PictureTable("a.png", "b.png", "c.png", "d.png")

  @Test("a tile that is dropped in the middle of another one makes a group with it")
  mutating func tileOnTile() {
    board.move("picture-1", to: "picture-3")
    #expect(board.outline == ["b.png", "–: c.png a.png", "d.png"])
    board.table.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
  }

  @Test("a tile that is dropped at the far edge of another one is moved behind it")
  mutating func tileBesideTile() {
    board.move("picture-1", to: "picture-3", at: (95, 50))
    #expect(board.outline == ["b.png", "c.png", "a.png", "d.png"])
  }

  @Test("a tile goes into a closed group, and a group springs open under a tile")
  mutating func intoGroup() {
    board = PictureTable("a.png", "b.png", group: ["x.png", "y.png"])
    board.move("picture-1", to: "group-3")
    #expect(board.outline == ["b.png", "Trip: x.png y.png a.png"])
    board.table.press(on: "picture-2")
    board.table.drag(to: "group-3")
    board.table.wait(.seconds(2))
    #expect(board.table.shows("picture-4"))
    board.table.drag(to: "picture-4", at: (95, 50))
    board.table.release()
    #expect(board.outline == ["Trip: x.png b.png y.png a.png"])
  }

  @Test("a gap at the end of an open group is on the group's bed, and a drop there joins the group")
  mutating func gapInGroup() throws {
    board = PictureTable("a.png", "b.png", group: ["x.png", "y.png"])
    board.table.tap("group-3")
    board.table.wait(.seconds(1))
    board.table.press(on: "picture-1")
    board.table.drag(to: "picture-5", at: (70, 50))
    board.table.wait(.seconds(1))
    let interaction = board.table.playground.interaction
    let gap = try #require(interaction.gap(in: "pictures")?.frame)
    #expect(interaction.gap(in: "pictures")?.place.gap == .after(1))
    let beds = board.table.playground.frame().fills.filter { $0.owner == ScreenPart.drawer.owner() }
    #expect(beds.contains { $0.rect.contains(gap.center) })
    board.table.release()
    board.table.settle()
    #expect(board.outline == ["b.png", "Trip: x.png y.png a.png"])
  }

  @Test("the last picture that leaves a group takes the group with it; undo brings both back")
  mutating func lastOut() {
    board = PictureTable("a.png", "b.png", group: ["x.png"])
    board.table.tap("group-3")
    board.move("picture-4", to: "picture-1", at: (2, 50))
    #expect(board.outline == ["x.png", "a.png", "b.png"])
    board.table.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
  }

  @Test("Ctrl+G groups the selected pictures, and Ctrl+Shift+G puts the contents in their place")
  mutating func byKey() {
    board.table.send(.modifiersChanged(.control))
    board.table.tap("picture-2")
    board.table.tap("picture-4")
    board.table.key("g")
    #expect(board.outline == ["a.png", "–: b.png d.png", "c.png"])
    board.table.tap("group-5")
    board.table.send(.modifiersChanged([.control, .shift]))
    board.table.key("g")
    #expect(board.outline == ["a.png", "b.png", "d.png", "c.png"])
  }
}
