import PlaygroundUI
import DragDrawing
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Drop targets beside the column")
struct TargetTests {
  private var table = PlaygroundDriver()

  let start = ["red", "blue", "black", "green", "yellow"]

  @Test(
    "L09, D28: a copy leaves the tile at its place, and is a link while Control and Shift are held",
    arguments: [("black-5", "copy"), ("black-link-5", "link")])
  mutating func copies(name: String, operation: String) {
    table.drag("black", to: "copy")
    #expect(table.interaction.session?.operation == .copy)
    table.send(.modifiersChanged([.control, .shift]))
    #expect(table.interaction.session?.operation == .link)
    table.send(.modifiersChanged(operation == "link" ? [.control, .shift] : .control))
    table.release()
    #expect(table.order == start)
    #expect(table.names(in: "copies") == [name])
    #expect(
      table.takeCalls().suffix(3) == [
        "performDrop copy true", "order \(name)", "dragEnded black dropped \(operation)",
      ])
  }

  @Test("D08, D18, D19: the closure form is targeted during the drag, and gets the payload")
  mutating func closure() {
    table.drag("green", to: "closure")
    #expect(table.takeCalls().contains("isTargeted closure true"))
    table.release()
    #expect(
      table.takeCalls()
        == [
          "performDrop closure true", "isTargeted closure false", "dragEnded green dropped copy",
        ])
    #expect(table.order == start)
  }

  @Test(
    "D09, D10, D25, D27, D29: `performDrop` is called once if the cursor allows it",
    arguments: [
      ("blue", Cursor.grabbing, 1, ["dragEnded red dropped move"]),
      ("copy", .grabbing, 1, ["dragEnded red dropped copy"]),
      ("closure", .grabbing, 1, ["dragEnded red dropped copy"]),
      ("forbidden", .forbidden, 0, ["dropExited red forbidden", "dragEnded red refused"]),
      ("cancel", .grabbing, 0, ["dropExited red cancel", "dragEnded red cancelled"]),
      ("images-only", .forbidden, 0, ["dragEnded red outside"]),
    ])
  mutating func performs(target: String, cursor: Cursor, count: Int, end: [String]) {
    table.drag("red", to: target)
    table.drag(by: 5, 5)
    table.wait(.seconds(1))
    #expect(table.interaction.cursor == cursor)
    #expect((table.interaction.badge == .prohibited) == (cursor == .forbidden))
    var elsewhere = table
    elsewhere.drag(to: "yellow")
    #expect(elsewhere.interaction.cursor == .grabbing)
    let before = table.takeCalls()
    #expect(!before.contains { $0.hasPrefix("performDrop") || $0.contains("images-only") })
    table.release()
    let calls = table.takeCalls()
    #expect(calls.filter { $0.hasPrefix("performDrop") }.count == count)
    #expect(calls.contains("performDrop \(target) true") == (count == 1))
    #expect(calls.suffix(end.count) == end[...])
    #expect(!calls.contains { $0.contains("images-only") })
    if count == 0 { #expect(table.order == start) }
    table.settle()
    table.drag(by: 5, 5)
    table.release()
    #expect(!table.takeCalls().contains { $0.hasPrefix("performDrop") })
  }

  @Test("D33: a release outside all targets restores every tile in the old order")
  mutating func returnsFromOutside() {
    table.drag("red", to: "green")
    table.drag(to: Point(x: 190, y: 700))
    table.release()
    #expect(table.order == start)
    #expect(
      table.takeCalls().suffix(2) == ["order red blue black green yellow", "dragEnded red outside"])
    table.settle()
    #expect(table.interaction.screen.motion.overlays.isEmpty)
  }
}

@Suite("Target cards during a drag")
struct TargetCardTests {
  private var table = PlaygroundDriver()

  private static let cards: [(target: String, title: String, hint: String)] = [
    ("copy", "Copy", "Adds a copy here"), ("forbidden", "Forbidden", "Not here, not now"),
    ("cancel", "Cancel", "Dropping here cancels"),
    ("images-only", "Pictures only", "Refuses text"),
    ("closure", "Read data", "Shows the tile's number"),
    ("closure-place", "Mark place", "Marks where it fell"),
  ]

  /// A playground in which a tile is held over a target.
  private static func holding(
    over target: String, at share: (Int, Int) = (50, 50), images: Bool = false
  ) -> PlaygroundDriver {
    var table = PlaygroundDriver()
    if images { table.tap("show-images") }
    table.drag("black", to: target, at: share)
    table.wait(.milliseconds(500))
    return table
  }

  @Test(
    "a tile over a card leaves the card's text visible", arguments: cards,
    [(2, 2), (50, 5), (98, 20), (10, 50), (50, 50), (90, 60), (2, 98), (98, 98)])
  func leavesWordsVisible(card: (target: String, title: String, hint: String), share: (Int, Int))
    throws
  {
    let table = Self.holding(over: card.target, at: share)
    let place = table.place(of: card.target)
    let lines = table.lines.filter { [card.title, card.hint].contains($0.text) }
      .filter { place.contains($0.box.center) }
    #expect(lines.count == 2)
    #expect(table.previewFrame().size == Size(width: 40, height: 40))
    #expect(lines.allSatisfy { !$0.box.intersects(table.previewFrame()) })
    #expect(place.intersection(table.previewFrame()) == table.previewFrame())
  }

  @Test("on low cards a tile stays beside the card", arguments: cards)
  mutating func lowCards(card: (target: String, title: String, hint: String)) throws {
    table.send(.windowResized(Size(width: 600, height: 430)))
    table.drag("black", to: card.target)
    table.wait(.milliseconds(500))
    let words = try #require(table.lines.first { $0.text == card.title })
    #expect(table.previewFrame().maxX < table.place(of: card.target).minX)
    #expect(!words.box.intersects(table.previewFrame()))
  }

  private static func color(of title: String, on table: PlaygroundDriver) -> Color? {
    table.lines.first { $0.text == title }?.color
  }

  /// The colour of the line around a target's card.
  private static func edge(of target: String, on table: PlaygroundDriver) -> Color? {
    let place = table.place(of: target)
    return table.outlines.first { $0.rect == place && $0.width == 2 }?.color
  }

  @Test(
    "a target that would accept the drop has the accent colour",
    arguments: [("copy", false), ("images-only", true)])
  func accepts(target: String, images: Bool) {
    let table = Self.holding(over: target, images: images)
    #expect(Self.edge(of: target, on: table) == table.chrome.theme.accent)
    #expect(Self.edge(of: "cancel", on: table) == nil)
  }

  @Test("a target that cancels the drag has a neutral colour")
  func cancels() {
    let table = Self.holding(over: "cancel")
    let theme = table.chrome.theme
    #expect(Self.edge(of: "cancel", on: table) == theme.secondaryText)
    #expect(Self.color(of: "Cancel", on: table) == theme.text)
  }

  @Test(
    "a target that refuses has the colour of danger, also one that is never entered",
    arguments: [("forbidden", "Forbidden"), ("images-only", "Pictures only")])
  func refuses(target: String, title: String) {
    var table = Self.holding(over: target)
    let theme = table.chrome.theme
    #expect(Self.edge(of: target, on: table) == theme.danger)
    #expect(Self.color(of: title, on: table) == theme.danger)
    let signs = table.shapes.filter { shape in
      guard case .icon("forbidden", let box, _) = shape.content else { return false }
      return table.place(of: target).contains(box.center)
    }
    // One is on the card, and one is the badge of the dragged tile.
    #expect(signs.count == 2)
    let places = table.outlines.filter { $0.color == theme.accent.opacity(percent: 70) }
    #expect(places.isEmpty, "The place of the tile has no line.")
    table.drag(to: Point(x: 190, y: 700))
    #expect(Self.edge(of: target, on: table) == nil)
  }

  @Test("copies that have no room on their card are counted")
  mutating func copies() {
    func squares() -> Int {
      let card = table.place(of: "copy")
      return table.shapes.filter { shape in
        guard case .roundedRect(let square, radius: Radius.chip, _) = shape.content else {
          return false
        }
        return square.width == 16 && card.contains(square.center)
      }.count
    }
    for count in 1...9 {
      table.drop("red", on: "copy")
      #expect(squares() == (count > 7 ? 6 : count))
      #expect(table.lines.contains { $0.text == "+\(count - 6)" } == (count > 7))
    }
  }

  @Test("the column goes home when the drag leaves it", arguments: ["copy", "closure", "cancel"])
  mutating func goesHome(target: String) {
    table.drag("red", to: "black")
    #expect(table.order == ["blue", "black", "red", "green", "yellow"])
    let home = table.seen("blue").minY
    table.drag(to: target)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    // With its spring.
    #expect(table.seen("blue").minY < table.place(of: "blue").minY)
    #expect(table.seen("blue").minY >= home)
    table.settle()
    table.release()
    #expect(table.seen("blue") == table.place(of: "blue"), "Nothing moves twice.")
    table.settle()
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test(
    "a copy flies into its chip, also where its data are read or its place is marked",
    arguments: ["copy", "closure", "closure-place"])
  mutating func landsWhereItIsReceived(target: String) throws {
    for (tile, color) in [("green", Color(hex: 0x34c759)), ("red", Color(hex: 0xff3b30))] {
      table.drag(tile, to: target, at: (40, 70))
      table.release()
      let overlays = table.interaction.screen.motion.overlays
      let overlay = try #require(overlays.first { $0.course == .dropped })
      #expect(overlay.presence == .one)
      let chip = try #require(table.interaction.frame(of: overlay.item))
      #expect(chip.size == Size(width: 16, height: 16))
      #expect(table.place(of: target).contains(chip.center))
      table.settle()
      #expect(table.fills.contains { $0.rect == chip && $0.color == color })
    }
    table.tap("reset")
    #expect(table.interaction.elements(in: "copies").isEmpty)
  }
}
