@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The board of pictures")
struct PicturesTests {
  private var board = PlaygroundDriver.pictures("a.png", "b.png", "c.png", "d.png")

  @Test("a state is read back whatever the number of its document is, since it is a hash")
  func documentNumber() throws {
    for id in [Int.max, .min, 1 << 62] {
      var table = PlaygroundDriver(scene: .pictures)
      table.receive(.board(.open, BoardDocument(), id: id))
      #expect(table.content.pictures.documentID == id)
      let bytes = table.playground.canonicalBytes
      #expect(try Playground(canonicalBytes: bytes) == table.playground)
    }
  }

  @Test("a drag reorders, and undo restores the order")
  mutating func reorders() {
    board.drop("picture-1", on: "picture-3", at: (95, 50))
    #expect(board.outline == ["b.png", "c.png", "a.png", "d.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
  }

  @Test("Control and Shift make a link of a copy, which is another tile of the file in the gap")
  mutating func links() {
    board.press(on: "picture-1")
    board.drag(to: "picture-3", at: (95, 50))
    board.send(.modifiersChanged([.control, .shift]))
    #expect(board.interaction.badge == .link)
    board.release()
    #expect(board.takeCalls().contains("dragEnded picture-1 dropped link"))
    #expect(board.outline == ["a.png", "b.png", "c.png", "a.png", "d.png"])
  }
}

@Suite("Groups of pictures")
struct PictureGroupTests {
  private var board = PlaygroundDriver.pictures("a.png", "b.png", "c.png", "d.png")

  @Test("a tile that is dropped in the middle of another one makes a group with it")
  mutating func tileOnTile() {
    board.drop("picture-1", on: "picture-3")
    #expect(board.outline == ["b.png", "–: c.png a.png", "d.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
  }

  @Test("a tile goes into a closed group, and a group springs open under a tile")
  mutating func intoGroup() {
    board = PlaygroundDriver.pictures("a.png", "b.png", group: ["x.png", "y.png"])
    board.drop("picture-1", on: "group-3")
    #expect(board.outline == ["b.png", "Trip: x.png y.png a.png"])
    board.press(on: "picture-2")
    board.drag(to: "group-3")
    board.wait(.seconds(2))
    #expect(board.shows("picture-4"))
    board.drag(to: "picture-4", at: (95, 50))
    board.release()
    #expect(board.outline == ["Trip: x.png b.png y.png a.png"])
  }

  @Test("a gap at the end of an open group is on the group's bed, and a drop there joins the group")
  mutating func gapInGroup() throws {
    board = PlaygroundDriver.pictures("a.png", "b.png", group: ["x.png", "y.png"])
    board.tap("group-3")
    board.wait(.seconds(1))
    board.press(on: "picture-1")
    board.drag(to: "picture-5", at: (70, 50))
    board.wait(.seconds(1))
    let interaction = board.interaction
    let gap = try #require(interaction.gap(in: "pictures")?.frame)
    #expect(interaction.gap(in: "pictures")?.place.gap == .after(1))
    let beds = board.fills.filter { $0.owner == ScreenPart.drawer.owner() }
    #expect(beds.contains { $0.rect.contains(gap.center) })
    board.release()
    board.settle()
    #expect(board.outline == ["b.png", "Trip: x.png y.png a.png"])
  }

  @Test("the last picture that leaves a group takes the group with it; undo brings both back")
  mutating func lastOut() {
    board = PlaygroundDriver.pictures("a.png", "b.png", group: ["x.png"])
    board.tap("group-3")
    board.drop("picture-4", on: "picture-1", at: (2, 50))
    #expect(board.outline == ["x.png", "a.png", "b.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
  }

  @Test("Ctrl+G groups the selected pictures, and Ctrl+Shift+G puts the contents in their place")
  mutating func byKey() {
    board.send(.modifiersChanged(.control))
    board.tap("picture-2", "picture-4")
    board.key("g")
    #expect(board.outline == ["a.png", "–: b.png d.png", "c.png"])
    board.tap("group-5")
    board.send(.modifiersChanged([.control, .shift]))
    board.key("g")
    #expect(board.outline == ["a.png", "b.png", "d.png", "c.png"])
  }
}
