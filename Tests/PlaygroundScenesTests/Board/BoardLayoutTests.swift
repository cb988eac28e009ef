import DragDrawing
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("The board as a flow and a masonry, under headers, and from right to left")
struct BoardLayoutTests {
  private func board(items: Int = 60, pictures: [String] = []) -> PlaygroundDriver {
    var options = PlaygroundOptions(page: .board)
    (options.items, options.pictures) = (items, PictureNames(pictures))
    return PlaygroundDriver(options)
  }

  /// A board with headers in a layout, whose first tile is focused.
  private func focused(items: Int, _ layout: String = "board-grid") -> PlaygroundDriver {
    var table = board(items: items)
    table.tap(layout, "headers", settles: true)
    table.tab(to: "item-1")
    return table
  }

  private func frames(_ table: PlaygroundDriver, _ names: String...) -> [Rect] {
    names.map { table.place(of: $0) }
  }

  @Test(
    "a tile becomes a row, and a row a tile, without a bar of its color across the page",
    arguments: [("grid", 100), ("flow", 192)] as [(String, Length)])
  func change(layout: String, widest: Length) {
    var table = board()
    table.tap("board-\(layout)", settles: true)
    for goal in ["list", layout] {
      table.tap("board-\(goal)")
      for _ in 1...30 {
        table.wait(.milliseconds(16))
        let tiles = table.fills.filter { Color.tiles.contains($0.color) }
        #expect(tiles.count >= 5)
        #expect(tiles.allSatisfy { $0.rect.width <= widest }, "\(layout) to \(goal)")
      }
    }
  }

  @Test(
    "tiles fill their frames", arguments: ["grid", "flow", "masonry"],
    [Size(width: 1120, height: 760), Size(width: 640, height: 480)])
  func fill(layout: String, window: Size) {
    var table = board()
    table.send(.windowResized(window))
    table.tap("board-\(layout)", settles: true)
    let fills = table.fills.filter { Color.tiles.contains($0.color) }
    let frames = frames(table, "item-1", "item-2", "item-3")
    #expect(fills.prefix(3).map(\.rect.size) == frames.map(\.size))
  }

  @Test("tiles of a flow have widths by number, and keep them when reordered")
  func flow() {
    var table = board()
    table.tap("board-flow", settles: true)
    let widths = (1...5).map { table.place(of: "item-\($0)").width.pixels }
    #expect(widths == [64, 80, 128, 144, 80])
    table.drag("item-1", to: "item-3", at: (80, 50))
    #expect(table.place(of: "item-1").width == 64, "The gap is as wide as the tile.")
    table.drop()
    #expect(table.names(in: "board").prefix(4) == ["item-2", "item-3", "item-1", "item-4"])
    let places = frames(table, "item-2", "item-3", "item-1", "item-4").map(\.minX.pixels)
    #expect(places == [196, 288, 428, 504])
  }

  @Test("tiles of a masonry go below the shortest column, and keep their heights")
  func masonry() {
    var table = board()
    table.tap("board-masonry", settles: true)
    #expect((1...5).map { table.place(of: "item-\($0)").height.pixels } == [64, 80, 128, 144, 80])
    let sixth = table.place(of: "item-6")
    let (first, second) = (table.place(of: "item-1"), table.place(of: "item-2"))
    #expect(sixth.origin == Point(x: first.minX, y: first.maxY + 12))
    table.drag("item-1", to: "item-2")
    #expect(table.place(of: "item-1") == Rect(origin: second.origin, size: first.size))
    table.drop()
    #expect(table.names(in: "board").prefix(3) == ["item-2", "item-1", "item-3"])
    #expect(table.place(of: "item-1") == Rect(origin: second.origin, size: first.size))
  }

  @Test(
    "ten thousand tiles have sizes of their own, and more do not",
    arguments: ["board-flow", "board-masonry"], [10_000, 10_001])
  func maximumSizedTiles(layout: String, count: Int) {
    var table = board(items: count)
    #expect(table.shows(layout) == (count == 10_000))
    table.tap(count == 10_000 ? layout : "board-list")
    table.key(.end)
    table.settle()
    #expect(table.shows("item-\(count)"))
  }

  @Test("a tile that is dropped on a header goes to that shelf, and an undo returns it")
  func shelves() {
    var table = board(items: 6)
    table.tap("headers", settles: true)
    table.drag("board-header", to: "item-3")
    #expect(table.interaction.session == nil)
    table.drop()
    table.drop("item-5", on: "pinned-header")
    #expect(table.names(in: "pinned") == ["item-5"])
    #expect(table.names(in: "board") == ["item-1", "item-2", "item-3", "item-4", "item-6"])
    table.drop("item-1", on: "later-header")
    #expect(table.names(in: "later") == ["item-1"])
    table.tap("undo", "undo", settles: true)
    #expect(table.names(in: "board").count == 6 && table.names(in: "pinned").isEmpty)
  }

  @Test("an emptied shelf accepts drops")
  func emptied() {
    var table = board(items: 1)
    table.tap("headers")
    table.drop("item-1", on: "later-header")
    #expect(table.names(in: "later") == ["item-1"])
    table.drop("item-1", on: "board-header")
    #expect(table.names(in: "board") == ["item-1"])
  }

  @Test(
    "arrows carry a tile through every place of every shelf, empty ones and ends too",
    arguments: ["board-grid", "board-list", "board-flow"])
  func arrows(layout: String) {
    var table = focused(items: 3, layout)
    let (forth, back): (Key, Key) = layout == "board-list" ? (.down, .up) : (.right, .left)
    table.key(.space)
    #expect(table.places(after: back) == ["pinned 1"])
    #expect(
      table.places(after: forth, forth, forth, forth)
        == ["board 1", "board 2", "board 3", "later 1"])
    #expect(table.places(after: back, back) == ["board 3", "board 2"])
    table.key(.space)
    table.settle()
    #expect(table.names(in: "board") == ["item-2", "item-1", "item-3"])
  }

  @Test(
    "Up and Down reach empty shelves", arguments: ["board-grid", "board-flow", "board-masonry"])
  func upAndDown(layout: String) {
    var table = focused(items: 30, layout)
    table.key(.space)
    #expect(table.places(after: .up, .up, .down) == ["pinned 1", "pinned 1", "board 1"])
    for _ in 0..<12 { table.key(.down) }
    table.key(.space)
    table.settle()
    #expect(table.names(in: "later") == ["item-1"])
  }

  @Test("arrows reach every shelf of a masonry")
  func columns() {
    var table = focused(items: 5, "board-masonry")
    table.key(.right, .right, .right, .space)
    #expect(
      table.places(after: .down, .up, .right, .right, .up)
        == ["later 1", "board 1", "board 2", "board 3", "pinned 1"])
  }

  @Test("Control leaves a tile that the keyboard drags at its place")
  func control() {
    var table = focused(items: 1)
    table.key(.space)
    #expect(table.places(after: .left) == ["pinned 1"])
    table.hold(.control) { #expect($0.placeTold == "pinned 1") }
    #expect(table.placeTold == "pinned 1")
    table.key(.enter)
    #expect(table.names(in: "pinned") == ["item-1"])
  }

  @Test("Down reaches the slot after the last tile of a grid, and Up returns")
  func lastSlot() {
    var table = board(items: 10)
    table.tab(to: "item-1")
    table.key(.right, .right, .right, .right, .space, .down)
    #expect(table.interaction.session?.target?.gap == InsertionPlace("board", Gap(10)))
    table.key(.up, .space)
    #expect(table.names(in: "board") == (1...10).map { "item-\($0)" })
  }

  @Test(
    "from right to left every layout is mirrored",
    arguments: ["board-grid", "board-list", "board-flow", "board-masonry"])
  func rightToLeft(layout: String) throws {
    var table = board(items: 6, pictures: ["a.png", "b.jpg"])
    table.tap(layout, settles: true)
    // The stage is between the sidebar and the inspector.
    let (left, right) = (176 as Length, 832 as Length)
    let before = (1...6).map { table.place(of: "item-\($0)") }
    table.tap("right-to-left", settles: true)
    for (index, old) in before.enumerated() {
      let new = table.place(of: "item-\(index + 1)")
      #expect(new.minX - left == right - old.maxX)
      #expect(new.size == old.size && new.minY == old.minY)
    }
    try table.playground.expectDecodedCopy()
  }

  @Test(
    "the given pictures are shown in turn, and are arguments of the command line",
    arguments: [
      (Page.board, ["a.png", "b.jpg", "a.png"]),
      (.colours, ["a.png", "b.jpg", "a.png", "b.jpg", "a.png"]),
    ])
  func pictures(scene: Page, shown: [String]) {
    var options = PlaygroundOptions(page: scene)
    (options.items, options.pictures) = (3, PictureNames(["a.png", "b.jpg"]))
    let pictures = PlaygroundDriver(options).shapes.compactMap { shape in
      if case .image(let name, _, _) = shape.content { name } else { nil }
    }
    #expect(pictures == shown)
    options.pictures = PictureNames(["a.png", "b c.jpg"])
    var read = PlaygroundOptions(page: scene)
    read.items = 3
    read.read(options.arguments)
    #expect(read == options)
  }
}

extension PlaygroundDriver {
  /// The last reported destination of a drop.
  fileprivate var placeTold: String? {
    guard let reported = calls.last(where: { $0.name == .dragMoved }),
      let container = reported["container"]?.string,
      case .integer(let position)? = reported["position"]
    else { return nil }
    return "\(container) \(position)"
  }

  /// The destinations of a drop after each of some keys.
  fileprivate mutating func places(after keys: Key...) -> [String?] {
    keys.map { key in
      self.key(key)
      return placeTold
    }
  }
}
