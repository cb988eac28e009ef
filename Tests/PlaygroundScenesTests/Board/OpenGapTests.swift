@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The open gap")
struct OpenGapTests {
  private func gap(_ table: PlaygroundDriver) -> InsertionPlace? {
    table.interaction.session?.target?.gap
  }

  /// The place of a drop into the open gap, counted without the dragged item.
  private func promised(_ item: String, _ table: PlaygroundDriver) -> Int? {
    guard let gap = gap(table), let own = table.names(in: "board").firstIndex(of: item) else {
      return nil
    }
    return gap.gap.index > own ? gap.gap.index - 1 : gap.gap.index
  }

  @Test(
    "is near the pointer, and accepts the drop, wherever a tile is dropped",
    arguments: [(7, "grid"), (8, "grid"), (9, "masonry"), (10, "masonry")])
  func anywhere(seed: UInt64, layout: String) {
    var random = SeededGenerator(seed: seed)
    // Tiles of a masonry are up to 192 px high; at the edge below, it would still scroll.
    let (bottom, farthest): (Int, Length) = layout == "masonry" ? (620, 150) : (700, 90)
    for _ in 0..<40 {
      var table = PlaygroundDriver(scene: .board)
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

  @Test(
    "a trembling hand does not move the gap to and fro in the playlist or the lessons")
  func tremblesElsewhere() {
    for (scene, item, handle) in [
      (SceneID.playlist, "track-3", (96, 50)), (.lessons, "variables", (50, 50)),
      (.lessons, "swift", (50, 50)),
    ] {
      var start = PlaygroundDriver(scene: scene)
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
    var table = PlaygroundDriver(scene: .playlist)
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
    var table = PlaygroundDriver(scene: .board, items: 10)
    table.key(.tab)
    while table.focused != "item-5" { table.key(.right) }
    table.key(.space, .down)
    #expect(gap(table) == InsertionPlace("board", Gap(10)))
    table.key(.up)
    #expect(promised("item-5", table) == 4)
  }
}
