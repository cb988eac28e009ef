import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The open gap")
struct OpenGapTests {
  private func board(
    items: Int = 60, window: Size = Size(width: 1120, height: 760), list: Bool = false
  ) -> PlaygroundDriver {
    var options = PlaygroundOptions(scene: .board, window: window)
    options.items = items
    options.arrangement = list ? .list : .grid
    return PlaygroundDriver(options)
  }

  private func gap(_ table: PlaygroundDriver) -> InsertionPlace? {
    table.playground.interaction.session?.target?.gap
  }

  /// The place of a drop into the open gap, counted without the dragged item.
  private func promised(_ item: String, _ table: PlaygroundDriver) -> Int? {
    guard let gap = gap(table), let own = table.names(in: "board").firstIndex(of: item) else {
      return nil
    }
    return gap.gap.index > own ? gap.gap.index - 1 : gap.gap.index
  }

  @Test(
    "accepts the drop, however long the pointer rests beside a tile's edge",
    arguments: [424, 432, 440, 536, 556, 570, 582, 668, 694])
  func besideEdges(x: Int) {
    for y in [336, 392, 404, 405, 406] {
      var table = board()
      table.press(on: "item-8")
      table.drag(to: Point(x: Length(pixels: x), y: Length(pixels: y)), steps: 25)
      table.wait(.milliseconds(800))
      let promised = promised("item-8", table)
      table.release()
      table.settle()
      #expect(table.names(in: "board").firstIndex(of: "item-8") == promised, "at \(x),\(y)")
    }
  }

  @Test(
    "accepts the drop between two lines, where its own place is",
    arguments: [(392, 294), (392, 187)])
  func atEndsOfLines(x: Int, y: Int) {
    var table = board(items: 15, window: Size(width: 1120, height: 900))
    table.press(on: "item-7")
    table.drag(to: Point(x: Length(pixels: x), y: Length(pixels: y)), steps: 25)
    table.wait(.seconds(1))
    #expect(promised("item-7", table) == 6)
    table.release()
    table.settle()
    #expect(table.names(in: "board").firstIndex(of: "item-7") == 6)
  }

  @Test("accepts a drop before it has settled, where the last motion has it")
  func fast() {
    var table = board()
    table.press(on: "item-1")
    table.drag(to: "item-3", steps: 3)
    table.drag(to: "item-12", steps: 2)
    table.release()
    table.settle()
    #expect(table.names(in: "board").firstIndex(of: "item-1") == 11)
  }

  @Test(
    "is near the pointer, and accepts the drop, wherever a tile is dropped",
    arguments: [(7, "grid"), (8, "grid"), (9, "masonry"), (10, "masonry")])
  func anywhere(seed: UInt64, layout: String) {
    var random = SeededGenerator(seed: seed)
    // Tiles of a masonry are up to 192 px high; at the edge below, it would still scroll.
    let (bottom, farthest): (Int, Length) = layout == "masonry" ? (620, 150) : (700, 90)
    for _ in 0..<40 {
      var table = board()
      table.tap("board-" + layout)
      table.settle()
      let item = "item-\(Int.random(in: 1...25, using: &random))"
      let (x, y) = (
        Int.random(in: 232...768, using: &random), Int.random(in: 140...bottom, using: &random)
      )
      table.press(on: item)
      table.drag(to: Point(x: Length(pixels: x), y: Length(pixels: y)), steps: 12)
      table.wait(.milliseconds(160))
      let promised = promised(item, table)
      table.release()
      table.settle()
      #expect(
        table.names(in: "board").firstIndex(of: item) == promised, "seed \(seed), at \(x),\(y)")
      let way = table.place(of: item).center - Point(x: Length(pixels: x), y: Length(pixels: y))
      #expect(
        way.dx.magnitude <= 90 && way.dy.magnitude <= farthest,
        "seed \(seed): \(way) from \(x),\(y)")
    }
  }

  @Test("is the last of the line beside the last column")
  func besideLastColumn() {
    var table = board()
    table.press(on: "item-8")
    table.drag(to: Point(x: 790, y: 238))
    #expect(gap(table) == InsertionPlace("board", Gap(10)))
    table.release()
    table.settle()
    #expect(table.names(in: "board")[8...10] == ["item-10", "item-8", "item-11"])
  }

  @Test("is near the pointer between two lines of a flow, and changes once there")
  func betweenLinesOfAFlow() throws {
    var table = board()
    table.tap("board-flow")
    table.settle()
    table.press(on: "item-1")
    table.drag(to: Point(x: 288, y: 215))
    var seen: [[Int]] = []
    for y in Array(215...329) + (215...329).reversed() {
      table.drag(to: Point(x: 288, y: Length(pixels: y)), steps: 1)
      table.wait(.milliseconds(200))
      let frame = try #require(table.playground.interaction.gapFrame(in: "board"))
      let corner = [frame.minX.pixels, frame.minY.pixels]
      if seen.last != corner { seen.append(corner) }
    }
    #expect(seen == [[196, 152], [368, 228], [196, 304], [368, 228], [196, 152]])
  }

  @Test(
    "a trembling hand does not move the gap of the list to and fro", arguments: [-2, 0, 2])
  func trembles(offset: Int) {
    var table = board(items: 30, window: Size(width: 900, height: 700), list: true)
    table.press(on: "item-2")
    var gaps: [InsertionPlace?] = []
    for y in [188, 191, 188, 191, 188, 190, 187, 190].map({ $0 + offset }) {
      table.drag(to: Point(x: 450, y: Length(pixels: y)), steps: 1)
      table.wait(.milliseconds(200))
      if gaps.last != gap(table) { gaps.append(gap(table)) }
    }
    #expect(gaps.count <= 2, "\(gaps)")
  }

  @Test(
    "a trembling hand does not move the gap to and fro in the playlist or the lessons either")
  func tremblesElsewhere() {
    for (scene, item, handle) in [
      (SceneID.playlist, "track-3", (96, 50)), (.lessons, "variables", (50, 50)),
      (.lessons, "swift", (50, 50)),
    ] {
      var start = PlaygroundDriver(PlaygroundOptions(scene: scene))
      start.press(on: item, at: handle)
      start.drag(by: 0, 20)
      let x = start.location.x
      for y in stride(from: 140, through: 420, by: 2) {
        var table = start
        var gaps: [InsertionPlace?] = []
        for tremor in [0, 3, 0, 3, 0, 2, -1, 2] {
          table.drag(to: Point(x: x, y: Length(pixels: y + tremor)), steps: 1)
          table.wait(.milliseconds(200))
          if gaps.last != gap(table) { gaps.append(gap(table)) }
        }
        #expect(gaps.count <= 2, "\(item) at \(y): \(gaps)")
      }
    }
  }

  @Test("the gap at the end stays open when another finger deletes a row above it")
  func deletedRow() {
    var table = PlaygroundDriver(PlaygroundOptions(scene: .playlist))
    table.pointer = .finger(1)
    table.press(on: "track-11", at: (96, 50))
    table.drag(to: Point(x: 400, y: 690))
    #expect(gap(table) == InsertionPlace("playlist", Gap(12)))
    table.pointer = .finger(2)
    table.press(on: "track-9", at: (6, 50))
    table.release()
    table.pointer = .finger(1)
    #expect(!table.names(in: "playlist").contains("track-9"))
    #expect(gap(table) == InsertionPlace("playlist", Gap(11)))
    table.release()
    table.settle()
    #expect(table.names(in: "playlist").suffix(2) == ["track-12", "track-11"])
  }

  @Test("with the keyboard, Down reaches the slot after the last tile, and Up returns")
  func keyboard() {
    var table = board(items: 10)
    table.key(.tab)
    while table.playground.interaction.focused != table.item("item-5") { table.key(.right) }
    table.key(.space)
    table.key(.down)
    #expect(gap(table) == InsertionPlace("board", Gap(10)))
    table.key(.up)
    #expect(promised("item-5", table) == 4)
  }
}
