import DragKit
import PlaygroundScenes
import Support
import Testing

/// A board of pictures, driven as in a window.
struct PictureTable {
  var table: PlaygroundDriver

  init(_ names: String..., group: [String] = []) {
    table = PlaygroundDriver(PlaygroundOptions(scene: .pictures))
    var document = BoardDocument()
    document.arrangement = .square
    func tile(_ name: String) -> BoardDocument.Tile {
      BoardDocument.Tile(
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

  mutating func keys(_ modifiers: Modifiers, _ key: Key) {
    table.send(.modifiersChanged(modifiers))
    table.key(key)
    table.send(.modifiersChanged([]))
  }
}

@Suite("The board of pictures")
struct PicturesTests {
  private var board = PictureTable("a.png", "b.png", "c.png", "d.png")

  @Test("a drag reorders, and undo restores the order")
  mutating func reorders() {
    board.move("picture-1", to: "picture-3", at: (95, 50))
    #expect(board.outline == ["b.png", "c.png", "a.png", "d.png"])
    board.keys(.control, .z)
    #expect(board.outline == ["a.png", "b.png", "c.png", "d.png"])
  }
}

@Suite("Groups of pictures")
struct PictureGroupTests {
  private var board = PictureTable("a.png", "b.png", "c.png", "d.png")

  @Test("a tile that is dropped in the middle of another one makes a group with it")
  mutating func tileOnTile() {
    board.move("picture-1", to: "picture-3")
    #expect(board.outline == ["b.png", "–: c.png a.png", "d.png"])
    board.keys(.control, .z)
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

  @Test("the last picture that leaves a group takes the group with it; undo brings both back")
  mutating func lastOut() {
    board = PictureTable("a.png", "b.png", group: ["x.png"])
    board.table.tap("group-3")
    board.move("picture-4", to: "picture-1", at: (2, 50))
    #expect(board.outline == ["x.png", "a.png", "b.png"])
    board.keys(.control, .z)
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

@Suite("Selecting and magnifying pictures")
struct PictureSelectionTests {
  private var board = PictureTable("a.png", "b.png", "c.png", "d.png")

  private var selected: [String] {
    board.scene.selection.items.map(board.table.playground.content.name(of:))
  }

  @Test("a click selects a picture, with Control another one, and the background none")
  mutating func clicks() {
    board.table.tap("picture-2")
    #expect(selected == ["picture-2"])
    board.table.send(.modifiersChanged(.control))
    board.table.tap("picture-4")
    board.table.send(.modifiersChanged([]))
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

  @Test("a band from the background selects what it touches, and Escape what was selected before")
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

@Suite("Commands on pictures, and what is found out about them")
struct PictureCommandTests {
  private var board = PictureTable("b10.png", "a.png", "b9.png")

  private mutating func choose(_ entry: String, on tile: String) {
    let place = board.table.place(of: tile).center
    board.table.send(.pointerPressed(.mouse, at: place, button: .secondary))
    board.table.send(.pointerReleased(.mouse, at: place, button: .secondary))
    board.table.tap(entry)
  }

  private mutating func report(_ reports: PictureReport...) {
    board.table.send(.messageReceived(PictureReport.message(reports)))
  }

  @Test("tiles are sorted by name as a person counts, and undo restores the order")
  mutating func sorts() {
    let place = board.table.place(of: "picture-3")
    board.table.send(
      .pointerPressed(.mouse, at: place.center + Vector(dx: 0, dy: 300), button: .secondary))
    board.table.tap("menu-sort-by-name")
    #expect(board.outline == ["a.png", "b9.png", "b10.png"])
    board.keys(.control, .z)
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("a title is typed in place; Escape leaves the old one, and undo takes the new one back")
  mutating func renames() {
    board.table.tap("picture-2")
    board.table.key("f2")
    for letter in ["S", "e", "e", "海"] { board.table.send(.textEntered(letter)) }
    board.table.key("backspace")
    board.table.key(.enter)
    #expect(board.outline == ["b10.png", "See", "b9.png"])
    board.table.key("f2")
    board.table.send(.textEntered("x"))
    board.table.key(.escape)
    #expect(board.outline == ["b10.png", "See", "b9.png"])
    board.keys(.control, .z)
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("Delete removes the selected tiles, and Ctrl+D duplicates them")
  mutating func removes() {
    board.table.tap("picture-2")
    board.keys(.control, "d")
    #expect(board.outline == ["b10.png", "a.png", "a.png", "b9.png"])
    board.table.key("delete")
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("Space shows the selected picture large, arrows turn pages, and Escape closes")
  mutating func large() {
    board.table.tap("picture-2")
    board.table.key(.space)
    board.table.key(.right)
    #expect(board.scene.selection.items.map(\.rawValue) == [2])
    board.table.key(.right)
    board.table.key(.escape)
    board.table.key("delete")
    #expect(board.outline == ["b10.png", "a.png"])
  }

  @Test("a file is asked to be moved to the trash, and its tile goes when it is there")
  mutating func trash() {
    choose("menu-trash", on: "picture-2")
    let messages = board.table.requests.compactMap { request -> Message? in
      if case .send(let message) = request { message } else { nil }
    }
    #expect(messages.map(\.name) == ["trash-pictures"])
    #expect(messages.first.map(PictureRequest.paths) == ["/pictures/a.png"])
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
    report(PictureReport(path: "/pictures/a.png", .trashed))
    #expect(board.outline == ["b10.png", "b9.png"])
  }

  @Test("a file that is renamed keeps its tile, and one that is gone says so")
  mutating func changes() {
    report(
      PictureReport(path: "/pictures/a.png", .moved("/pictures/z.png")),
      PictureReport(path: "/pictures/b9.png", .details(.problem(.missing))))
    #expect(board.outline == ["b10.png", "z.png", "b9.png"])
    #expect(board.scene.pictures.map(\.details)[2] == .problem(.missing))
  }

  @Test("a folder that is dropped becomes a group with its name, as one step with the drop")
  mutating func folder() {
    let place = board.table.place(of: "picture-2")
    let list = "text/uri-list"
    board.table.send(
      .incomingDrag(
        .entered(DragOffer(types: [list]), at: Point(x: place.minX - 6, y: place.minY + 9))))
    board.table.send(.incomingDrag(.received([DragData(list, text: "file:///pictures/trip\r\n")])))
    board.table.send(.incomingDrag(.moved(to: Point(x: place.minX - 6, y: place.minY + 9))))
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["b10.png", "trip", "a.png", "b9.png"])
    #expect(board.scene.unknownPaths == ["/pictures/trip"])
    let found = [
      BoardPicture(path: "/pictures/trip/1.png"), BoardPicture(path: "/pictures/trip/2.png"),
    ]
    report(PictureReport(path: "/pictures/trip", .folder(found)))
    #expect(board.outline == ["b10.png", "trip: 1.png 2.png", "a.png", "b9.png"])
    board.keys(.control, .z)
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }

  @Test("a board that another program has open changes by no gesture and no key")
  mutating func readOnly() {
    board.table.send(.messageReceived(DocumentMessage(.readOnly).message))
    board.move("picture-1", to: "picture-3", at: (95, 50))
    board.table.tap("picture-2")
    board.table.key("delete")
    board.keys(.control, "d")
    board.table.key("f2")
    board.table.send(.textEntered("x"))
    #expect(board.outline == ["b10.png", "a.png", "b9.png"])
  }
}

@Suite("Files of other programs over the board of pictures")
struct PictureDropTests {
  private var board = PictureTable("a.png", "b.png", group: ["x.png"])
  private let list = "text/uri-list"

  private mutating func hover(over point: Point) {
    board.table.send(.incomingDrag(.moved(to: point)))
  }

  /// Brings files to a point, whose names the program learns during the hover.
  private mutating func enter(with files: String..., at point: Point) {
    let text = files.map { "file:///new/\($0)\r\n" }.joined()
    board.table.send(.incomingDrag(.entered(DragOffer(types: [list]), at: point)))
    board.table.send(.incomingDrag(.received([DragData(list, text: text)])))
    hover(over: point)
  }

  private func beside(_ tile: String) -> Point {
    let place = board.table.place(of: tile)
    return Point(x: place.minX - 5, y: place.center.y)
  }

  @Test("files go into the open gap, in their order, and as copies")
  mutating func between() {
    enter(with: "1.png", "2.png", at: beside("picture-2"))
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["a.png", "1.png", "2.png", "b.png", "Trip: x.png"])
  }

  @Test("files go into a closed group in the middle of its tile")
  mutating func intoGroup() {
    enter(with: "1.png", at: beside("group-3"))
    hover(over: board.table.place(of: "group-3").center)
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png 1.png"])
  }

  @Test("a group springs open under files, which then go between its pictures")
  mutating func springsOpen() {
    enter(with: "1.png", at: beside("group-3"))
    hover(over: board.table.place(of: "group-3").center)
    board.table.wait(.seconds(2))
    let picture = board.table.place(of: "picture-4")
    hover(over: Point(x: picture.maxX - 3, y: picture.center.y))
    hover(over: Point(x: picture.maxX + 3, y: picture.center.y))
    board.table.wait(.seconds(1))
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png 1.png"])
  }

  @Test("the board scrolls while files are held at its edge")
  mutating func scrolls() {
    var document = BoardDocument()
    document.elements = (1...200).map {
      .picture(BoardDocument.Tile(BoardPicture(path: "/\($0).png")))
    }
    board.table.send(.messageReceived(DocumentMessage(.open, document).message))
    let bounds = board.table.playground.content.chrome.layout.stage
    enter(with: "1.png", at: bounds.center)
    hover(over: Point(x: bounds.center.x, y: bounds.maxY - 6))
    board.table.wait(.seconds(2))
    let offset = board.table.interaction.scrollOffset(of: "pictures")?.dy ?? .zero
    #expect(offset > 300)
  }

  @Test("a picture as data waits for its file, and is not stored before")
  mutating func data() {
    let types = ["text/html", "image/png"]
    board.table.send(.incomingDrag(.entered(DragOffer(types: types), at: beside("picture-2"))))
    hover(over: beside("picture-2"))
    board.table.send(.incomingDrag(.released))
    board.table.send(.incomingDrag(.received([DragData("image/png", [0x89, 0x50])])))
    #expect(board.scene.unsaved.map(\.bytes) == [[0x89, 0x50]])
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
    let path = board.scene.unsaved.first?.path ?? ""
    board.table.send(
      .messageReceived(PictureReport.message([PictureReport(path: path, .moved("/kept/1.png"))])))
    #expect(board.outline == ["a.png", "1.png", "b.png", "Trip: x.png"])
    #expect(board.scene.unsaved.isEmpty)
  }

  @Test("text is refused")
  mutating func text() {
    board.table.send(
      .incomingDrag(.entered(DragOffer(types: ["text/plain"]), at: beside("picture-2"))))
    hover(over: beside("picture-2"))
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
  }
}
