import DragEvents
import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Commands on pictures, and reports about their files")
struct PictureCommandTests {
  private var board = PlaygroundDriver.pictures("b10.png", "a.png", "b9.png")

  private mutating func report(_ reports: PictureReport...) {
    board.receive(PictureReport.message(reports))
  }

  @Test("tiles are sorted by name as a person counts, and undo restores the order")
  mutating func sorts() {
    board.openMenu(at: board.place(of: "picture-3").center + Vector(dx: 0, dy: 300))
    board.tap("menu-sort-by-name")
    #expect(board.outline == ["a.png", "b9.png", "b10.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("Delete removes the selected tiles, and Ctrl+D duplicates them")
  mutating func deletes() {
    board.tap("picture-2")
    board.key("d", with: .control)
    #expect(board.outline == ["b10.png", "a.png", "a.png", "b9.png"])
    board.key("delete")
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("a title is typed in place, and Escape leaves the old one")
  mutating func renames() {
    board.tap("picture-2")
    board.key("f2")
    board.type("See海")
    board.key("backspace", .enter)
    #expect(board.outline == ["b10.png", "See", "b9.png"])
    board.key("f2")
    board.type("x")
    board.key(.escape)
    #expect(board.outline == ["b10.png", "See", "b9.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("a composed title is seen, ends with Escape alone, and is kept by a press elsewhere")
  mutating func composes() {
    board.tap("picture-2")
    board.key("f2")
    board.send(.textComposed("か"))
    #expect(board.content.editedTitle?.text == "か")
    #expect(board.content.editedTitle?.composed == "か")
    board.key(.escape)
    #expect(board.content.editedTitle?.text == "")
    board.send(.textComposed("か"))
    board.send(.textEntered("蚊"))
    board.send(.textComposed("´"))
    board.tap("picture-1")
    #expect(board.outline == ["b10.png", "蚊´", "b9.png"])
  }

  @Test("a group is renamed from an empty text, and Enter alone gives it none")
  mutating func renamesGroup() {
    board.tap("picture-1", "picture-2", with: .control)
    board.key("g", with: .control)
    board.choose("menu-rename", on: "group-4")
    board.key(.enter)
    #expect(board.outline == ["–: b10.png a.png", "b9.png"])
    board.choose("menu-rename", on: "group-4")
    board.type("Trip")
    board.key(.enter)
    #expect(board.outline == ["Trip: b10.png a.png", "b9.png"])
  }

  @Test(
    "the page scrolls to a title below its edge when its editing begins, and when it is typed",
    arguments: [(148, "picture-4"), (400, "picture-1")])
  mutating func reveals(side: Int, tile: String) {
    board = PlaygroundDriver.pictures("a.png", "b.png", "c.png", "d.png", tileSide: side)
    board.send(.windowResized(Size(width: 640, height: 460)))
    board.tap(tile)
    #expect(board.place(of: tile).maxY > 460)
    board.key("f2")
    board.settle()
    #expect(board.place(of: tile).maxY <= 460)
    board.scroll(by: -9, at: Point(x: 300, y: 300))
    #expect(board.place(of: tile).maxY > 460)
    board.type("x")
    board.settle()
    #expect(board.place(of: tile).maxY <= 460)
  }

  @Test("text of an edited title is selected by a motion")
  mutating func selects() {
    board.tap("picture-1")
    board.key("f2")
    let tile = board.place(of: "picture-1")
    let line = Point(x: tile.minX + 8, y: tile.maxY - 12)
    board.drag(to: line)
    #expect(board.interaction.cursor == .text)
    board.press(at: line)
    board.drag(by: TextMetrics.width(of: "b10", in: .caption))
    #expect(!board.interaction.isDragging)
    #expect(board.interaction.cursor == .text)
    board.release()
    board.type("X")
    board.key(.enter)
    #expect(board.outline == ["X.png", "a.png", "b9.png"])
  }

  @Test("text of an edited title is copied, cut and pasted")
  mutating func pastes() {
    board.tap("picture-1")
    board.key("f2")
    _ = board.takeRequests()
    board.key("c", with: .control)
    #expect(board.takeRequests().contains(.copyText("b10.png")))
    board.key(.home)
    board.key(.right, with: .shift)
    board.key("x", with: .control)
    #expect(board.takeRequests().contains(.copyText("b")))
    board.key(.end)
    board.paste(DragData("text/plain;charset=utf-8", text: "!"))
    board.key(.enter)
    #expect(board.outline == ["10.png!", "a.png", "b9.png"])
  }

  @Test("a full board duplicates neither a picture nor a group")
  mutating func full() {
    var document = BoardDocument(pictures: 9_999)
    let first = document.elements.removeFirst()
    document.elements.insert(BoardDocument.Entry(group: nil, isOpen: false, [first]), at: 0)
    board.receive(.board(.open, document))
    for name in ["group-1", "picture-3"] {
      board.choose("menu-rename", on: name)
      board.key(.escape)
      board.key("d", with: .control)
      let isUnchanged = board.pictures.storedDocument == document
      #expect(isUnchanged, "\(name)")
    }
  }

  @Test(
    "a group is duplicated with the pictures that there is room for, at least one",
    arguments: [(room: 1, added: 0), (room: 2, added: 2), (room: 5, added: 3)])
  mutating func room(room: Int, added: Int) {
    var document = BoardDocument(pictures: 9_999 - room)
    let pictures = Array(document.elements.prefix(2))
    document.elements[..<2] = [BoardDocument.Entry(group: nil, isOpen: false, pictures)]
    board.receive(.board(.open, document))
    board.choose("menu-rename", on: "group-1")
    board.key(.escape)
    board.key("d", with: .control)
    let count = board.pictures.model.containers.reduce(0) { $0 + $1.count }
    #expect(count == 10_000 - room + added)
  }

  @Test("no gesture and no key changes a board that another program has open")
  mutating func readOnly() {
    board.receive(.board(.readOnly))
    board.drop("picture-1", on: "picture-3", at: (95, 50))
    board.tap("picture-2")
    board.key("delete")
    board.key("d", with: .control)
    board.key("f2")
    board.type("x")
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("Space shows a picture large, arrows turn, and Escape closes")
  mutating func large() {
    board.tap("picture-2")
    board.key(.space, .right)
    #expect(board.pictures.selection.items.map(\.rawValue) == [2])
    board.key(.right, .escape, "delete")
    #expect(board.outline == ["b10.png", "a.png"])
  }

  @Test(
    "a large picture has its size in bytes, kB or MB",
    arguments: [
      (999, "999 B"), (999_499, "999 kB"), (999_500, "1.0 MB"), (1_250_000, "1.3 MB"),
    ])
  mutating func bytes(count: Int, text: String) {
    let details = PictureDetails.readable(width: 40, height: 30, bytes: count, modified: 7)
    let entry = BoardDocument.Entry(BoardPicture(path: "/a.png", details))
    var document = BoardDocument()
    document.elements = [entry]
    board.receive(.board(.open, document))
    board.tap("picture-1")
    board.key(.space)
    #expect(board.texts.contains("40 × 30  ·  \(text)"))
  }

  @Test("beside a large picture, only the chrome responds")
  mutating func besideLarge() {
    board.tap("picture-2")
    board.key(.space)
    board.tap("slow-motion")
    #expect(board.content.tuning.slowMotion)
    board.tap("picture-1")
    #expect(board.pictures.selection.items.map(\.rawValue) == [1])
  }

  @Test("a file whose new name looks like the old one is followed")
  mutating func composed() throws {
    report(PictureReport(path: "/pictures/a.png", .moved("/pictures/\u{e9}.png")))
    report(PictureReport(path: "/pictures/\u{e9}.png", .moved("/pictures/e\u{301}.png")))
    report(PictureReport(path: "/pictures/\u{e9}.png", .details(.problem(.missing))))
    let picture = try #require(board.pictures.storedDocument.pictures[1].picture)
    #expect(Array(picture.path.utf8) == Array("/pictures/e\u{301}.png".utf8))
    #expect(picture.details == .readable(width: 400, height: 300, bytes: 5, modified: 100))
    report(PictureReport(path: "/pictures/e\u{301}.png", .details(.problem(.damaged))))
    #expect(board.pictures.storedDocument.pictures[1].picture?.details == .problem(.damaged))
  }

  @Test("a renamed file keeps its tile, and a missing one is marked")
  mutating func renamed() {
    report(
      PictureReport(path: "/pictures/a.png", .moved("/pictures/z.png")),
      PictureReport(path: "/pictures/b9.png", .details(.problem(.missing))))
    #expect(board.outline == ["b10.png", "z.png", "b9.png"])
    #expect(board.pictures.pictures.map(\.details)[2] == .problem(.missing))
  }

  @Test("a dropped folder becomes a group, as one step with the drop")
  mutating func folder() {
    let place = board.place(of: "picture-2")
    board.bring(.files("/pictures/trip"), to: Point(x: place.minX - 6, y: place.minY + 9))
    board.incoming(.released)
    #expect(board.outline == ["b10.png", "trip", "a.png", "b9.png"])
    #expect(
      board.pictures.pictures.filter { $0.details == .unknown }.map(\.path) == ["/pictures/trip"])
    let found = [
      BoardPicture(path: "/pictures/trip/1.png"), BoardPicture(path: "/pictures/trip/2.png"),
    ]
    report(PictureReport(path: "/pictures/trip", .folder(found)))
    #expect(board.outline == ["b10.png", "trip: 1.png 2.png", "a.png", "b9.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("the program moves a file to the trash, and the tile disappears once it has")
  mutating func trash() {
    board.choose("menu-trash", on: "picture-2")
    #expect(board.messages.map(\.name) == ["trash-pictures"])
    #expect(board.messages.first.map(PictureRequest.paths) == ["/pictures/a.png"])
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
    report(PictureReport(path: "/pictures/a.png", .trashed))
    #expect(board.outline == ["b10.png", "b9.png"])
  }

  @Test("a file that is not moved to the trash keeps its tile, and a notice names it")
  mutating func notTrashed() throws {
    report(PictureReport(path: "/pictures/a.png", .notTrashed))
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
    #expect(board.status == "a.png could not be moved to the trash")
    try board.playground.expectDecodedCopy()
    board.key(.escape)
    #expect(board.status == nil)
    report(PictureReport(path: "/pictures/a.png", .notTrashed))
    board.choose(.japanese)
    #expect(board.status == "a.pngをゴミ箱に移動できません")
    board.choose(.korean)
    report(
      PictureReport(path: "/pictures/a.png", .notTrashed),
      PictureReport(path: "/pictures/b9.png", .notTrashed))
    #expect(board.status == "파일 2개를 휴지통으로 이동하지 못함")
    board.tap("picture-1")
    #expect(board.status == nil)
  }
}

@Suite("Pictures that are copied, cut and pasted")
struct PictureClipboardTests {
  private var board = PlaygroundDriver.pictures("a.png", "b.png", group: ["x.png"])

  /// The list of files that was copied last.
  private var list: DragData? { board.copied.first { $0.type == "text/uri-list" } }

  private mutating func paste(_ data: DragData) {
    board.key("v", with: .control)
    board.paste(data)
  }

  @Test("a tile that is cut comes back with its title where it is pasted")
  mutating func cutAndPaste() {
    board.tap("picture-1")
    board.key("f2")
    board.type("Sea")
    board.key(.enter)
    board.key("x", with: .control)
    #expect(board.outline == ["b.png", "Trip: x.png"])
    #expect(list == .files("/pictures/a.png"))
    board.tap("picture-2")
    paste(.files("/pictures/a.png"))
    #expect(board.outline == ["b.png", "Sea", "Trip: x.png"])
    board.key(.z, with: .control)
    #expect(board.outline == ["b.png", "Trip: x.png"])
    #expect(board.content.selectedItems.isEmpty)
    board.key(.z, with: .control)
    #expect(board.outline == ["Sea", "b.png", "Trip: x.png"])
  }

  @Test("the clipboard has the files of a group's pictures")
  mutating func copiesGroup() {
    board.tap("group-3", "picture-1", with: .control)
    board.key("c", with: .control)
    #expect(list == .files("/pictures/a.png", "/pictures/x.png"))
  }

  @Test("a pasted picture waits for its file, and a board of another program stays as it is")
  mutating func data() {
    paste(DragData("image/png", [1, 2]))
    #expect(board.pictures.unsaved.map(\.bytes) == [[1, 2]])
    paste(DragData("text/plain", text: "x"))
    #expect(board.pictures.unsaved.count == 1)
    board.receive(.board(.readOnly))
    board.tap("picture-1")
    board.key("x", with: .control)
    paste(.files("/pictures/a.png"))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
  }

  @Test("a picture stays visible while a copy of it would go into a group")
  mutating func copiesIntoGroup() {
    board.send(.modifiersChanged(.control))
    board.drag("picture-1", to: "group-3")
    let picture = board.item("picture-1")
    let visible = board.interaction.elements(in: "pictures").filter { $0.item == picture }
    #expect(visible.map(\.kind) == [.item])
    #expect(visible.map(\.isCopied) == [true])
    board.release()
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png a.png"])
  }

  @Test("a drag with Control copies a picture, and a group with its contents")
  mutating func copies() {
    board.send(.modifiersChanged(.control))
    // The picture itself stays, so that the gap before the other one is between the two.
    board.drop("picture-1", on: "picture-2", at: (5, 50))
    #expect(board.outline == ["a.png", "a.png", "b.png", "Trip: x.png"])
    board.drop("group-3", on: "picture-1", at: (3, 50))
    #expect(board.outline == ["Trip: x.png", "a.png", "a.png", "b.png", "Trip: x.png"])
  }
}
