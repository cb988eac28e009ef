@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The menu of a tile")
struct MenuTests {
  /// Holds a tile with a finger until it is lifted, and releases it.
  private func open(on tile: String) -> PlaygroundDriver {
    var table = PlaygroundDriver()
    table.pointer = .finger(1)
    table.lift(tile)
    table.drop()
    return table
  }

  @Test(
    "performs the chosen entry, which can be undone",
    arguments: [
      ("menu-move-to-top", ["black", "red", "blue", "green", "yellow"]),
      ("menu-move-to-bottom", ["red", "blue", "green", "yellow", "black"]),
    ])
  func chooses(entry: String, order: [String]) {
    var table = open(on: "black")
    table.tap(entry)
    #expect(table.order == order)
    #expect(!table.shows(entry), "It is closed.")
    table.tap("undo")
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test(
    "is closed by a press, Escape or a resize, without other effects",
    arguments: [
      { $0.drop("red", on: "green") }, { $0.key(.escape) },
      { $0.send(.windowResized(Size(width: 900, height: 700))) },
    ] as [@Sendable (inout PlaygroundDriver) -> Void])
  func closes(act: @Sendable (inout PlaygroundDriver) -> Void) {
    var table = open(on: "black")
    act(&table)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    #expect(!table.shows("menu-copy"))
  }

  @Test("is opened by a finger that lifts the tile and releases it without motion")
  func opens() {
    var table = open(on: "black")
    #expect(table.takeCalls().suffix(2) == ["dragEnded black cancelled", "contextMenu black"])
    #expect(table.place(of: "menu-move-to-top").height == 40)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    table.tap("menu-copy")
    #expect(table.names(in: "copies") == ["black-5"])
  }

  @Test("performs the entry over which the button that opened it is released")
  func onePress() {
    var table = PlaygroundDriver()
    let point = table.place(of: "black").center
    table.send(.pointerPressed(.mouse, at: point, button: .secondary))
    let entry = table.place(of: "menu-move-to-top").center
    table.send(.pointerMoved(.mouse, to: entry, isDown: true))
    table.send(.pointerReleased(.mouse, at: entry, button: .secondary))
    #expect(table.order == ["black", "red", "blue", "green", "yellow"])
    #expect(!table.shows("menu-move-to-top"))
  }

  @Test("offers no move to where the tile is already")
  func offersWhatChangesSomething() {
    let entries = ["menu-move-to-top", "menu-move-to-bottom", "menu-copy"]
    let offered = ["red", "black", "yellow"].map { tile in
      let table = open(on: tile)
      return entries.filter { table.shows($0) }
    }
    #expect(offered == [Array(entries[1...]), entries, [entries[0], entries[2]]])
  }

  @Test("is replaced by the menu of another tile, and closes beside the tiles")
  func moves() {
    var table = open(on: "black")
    table.openMenu(of: "red")
    #expect(table.shows("menu-copy"))
    #expect(!table.shows("menu-move-to-top"), "It is that of the topmost tile.")
    table.openMenu(at: Point(x: 600, y: 64))
    #expect(!table.shows("menu-copy"))
  }

  @Test("leaves the pointer an arrow beside its entries")
  func cursor() {
    var table = open(on: "black")
    _ = table.takeRequests()
    let entry = table.place(of: "menu-copy").center
    for place in [entry, table.place(of: "red").center, entry] {
      table.send(.pointerMoved(.mouse, to: place, isDown: false))
    }
    #expect(
      table.takeRequests() == [.showCursor(.hand), .showCursor(.arrow), .showCursor(.hand)])
  }
}
