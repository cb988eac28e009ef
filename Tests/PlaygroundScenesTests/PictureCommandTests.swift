import DragKit
import PlaygroundScenes
import Support
import Testing

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
