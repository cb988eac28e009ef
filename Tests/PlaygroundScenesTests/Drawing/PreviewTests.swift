import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Previews of the dragged items")
struct PreviewTests {
  private static let lists: [(Page, item: String, part: (Int, Int))] = [
    (.lessons, "variables", (50, 50)), (.playlist, "track-3", (95, 50)),
    (.board, "item-3", (50, 50)),
  ]

  private static func list(_ scene: Page) -> PlaygroundDriver {
    PlaygroundDriver(page: scene, arrangement: .list)
  }

  @Test("a lifted row is opaque, and at most 2 % larger", arguments: lists)
  func liftsRows(scene: Page, item: String, part: (Int, Int)) throws {
    var table = Self.list(scene)
    table.drag(item, from: part, by: 0, 60)
    var scales: [Fraction] = []
    for _ in 1...300 {
      table.wait(.milliseconds(1))
      let preview = table.previewShapes
      #expect(!preview.isEmpty)
      #expect(preview.allSatisfy { $0.alpha == .one })
      scales.append(try #require(preview.first?.transforms.first?.scale))
    }
    #expect(scales.max() == .percent(102))
    #expect(scales.last == .percent(102))
  }

  @Test("what is carried over the window's edge is painted once, and then only moved")
  func carriedOutside() throws {
    var table = PlaygroundDriver(page: .board)
    table.drag("item-1", to: Point(x: 10, y: 300))
    table.wait(.seconds(2))
    let drawing = try #require(table.playground.carriedDrawing)
    table.drag(to: Point(x: 4, y: 330))
    #expect(table.playground.carriedDrawing == drawing)
    table.drag(to: Point(x: 500, y: 300))
    #expect(table.playground.carriedDrawing == nil)
  }

  @Test("a lifted tile is 90 % opaque and 5 % larger")
  func tiles() throws {
    var table = PlaygroundDriver()
    table.drag("red", by: 0, 40)
    table.wait(.milliseconds(500))
    let preview = try #require(table.previewShapes.first)
    #expect(preview.alpha == .percent(90))
    #expect(preview.transforms.first?.scale == .percent(105))
  }

  @Test("a tile that is caught while it lands keeps its elevation")
  func caught() throws {
    var table = PlaygroundDriver()
    table.drag("red", to: "forbidden")
    table.wait(.milliseconds(300))
    table.release()
    table.wait(.milliseconds(120))
    let height = try #require(table.overlay?.elevation(Tuning()))
    table.press(at: table.previewFrame().center)
    table.drag(by: 0, 6, steps: 1)
    #expect(table.interaction.session != nil)
    let caught = try #require(table.overlay?.elevation(Tuning()))
    #expect(caught >= height - .percent(15) && height > .percent(90))
  }

  @Test("over a group that would accept it, a lesson is compact, and no gap is drawn")
  func compact() {
    var table = PlaygroundDriver.lessons()
    table.drag("variables", to: "drawing")
    table.wait(.milliseconds(400))
    #expect(table.overlay?.visibleCompactness == .one)
    #expect(table.previewFrame().size == Size(width: 160, height: 40))
    #expect(table.previewFrame().minY == table.place(of: "drawing").maxY + 8)
    let titles = table.shapes.filter { $0.line?.text == "Drawing" }
    #expect(titles.map(\.alpha) == [.one], "The group keeps its title, which is opaque.")
    table.drag(to: Point(x: 300, y: 720))
    table.wait(.milliseconds(400))
    #expect(table.overlay?.visibleCompactness == .zero)
    #expect(table.previewFrame().size == table.interaction.session?.itemSize)
    let slot = WidgetPart.gap.owner()
    table.drag(to: "tables", at: (50, 90))
    #expect(table.shapes.contains { $0.owner == slot })
    table.drag(to: "drawing")
    #expect(table.interaction.session?.intoItem == table.item("drawing"))
    #expect(table.interaction.gap(in: "lessons")?.frame != nil)
    #expect(!table.shapes.contains { $0.owner == slot })
  }

  @Test("a finger carries a compact lesson above the row, where it does not cover it")
  func aboveTheFinger() {
    var table = PlaygroundDriver.lessons()
    table.lift("variables", with: .finger(1))
    table.drag(to: "drawing", with: .finger(1))
    table.wait(.milliseconds(400))
    #expect(table.previewFrame().maxY == table.place(of: "drawing").minY - 8)
  }

  @Test("a compact lesson is above the row if there is no room below")
  func noRoomBelow() {
    let height = PlaygroundDriver.lessons().place(of: "farewell").maxY
    var table = PlaygroundDriver.lessons(window: Size(width: 1180, height: height))
    table.drag("farewell", to: "drawing")
    table.wait(.milliseconds(400))
    #expect(table.previewFrame().maxY == table.place(of: "drawing").minY - 8)
  }

  @Test("over a card, a finger carries a tile above its tip, and to its left")
  func aboveTheTip() {
    var table = PlaygroundDriver()
    table.pointer = .finger(1)
    table.lift("red")
    let card = table.place(of: "copy")
    for (y, left, bottom) in [(-4, 23, 21), (-24, 43, 1), (-44, 63, -19)] {
      let tip = Point(x: card.center.x, y: card.maxY + Length(pixels: y))
      table.drag(to: tip)
      table.wait(.milliseconds(500))
      let preview = table.previewFrame()
      #expect(preview.size == Size(width: 40, height: 40))
      #expect(tip.x - preview.minX == Length(pixels: left), "at \(y)")
      #expect(tip.y - preview.maxY == Length(pixels: bottom), "at \(y)")
    }
  }

  @Test("over the cancel strip, a finger carries a compact row")
  func overTheStrip() {
    var table = Self.list(.board)
    table.lift("item-3", with: .finger(1))
    let bottom = table.chrome.layout.window.height
    table.drag(to: Point(x: 450, y: bottom - 40), with: .finger(1))
    table.wait(.milliseconds(500))
    #expect(table.previewFrame().size == Size(width: 160, height: 40))
    #expect(table.previewFrame().maxY == bottom - 68)
  }

  @Test("over a card behind the inspector, a tile keeps its size")
  func coveredCard() throws {
    var table = PlaygroundDriver(page: .colours, window: Size(width: 640, height: 480))
    let card = table.place(of: "forbidden")
    table.tap("inspector")
    table.drag("red", to: Point(x: card.center.x, y: card.maxY - 4))
    table.wait(.seconds(1))
    let preview = try #require(table.previewShapes.first)
    #expect(preview.transforms.first?.scale == .percent(105))
    let overlay = try #require(table.interaction.screen.motion.overlays.first)
    let tile = try #require(table.interaction.frame(of: table.item("red")))
    #expect(table.interaction.screen.seenFrame(of: overlay).size == tile.size)
  }

  enum Ending: CaseIterable {
    case drop, cancel, refusal, leave, strip
  }

  @Test(
    "a preview never jumps: it grows, shrinks and moves with an animation",
    arguments: Ending.allCases)
  func continuous(ending: Ending) {
    var table = ending == .refusal ? PlaygroundDriver() : PlaygroundDriver.lessons()
    let target = ending == .refusal ? "forbidden" : "drawing"
    if ending == .strip { table.pointer = .finger(1) }
    table.press(on: ending == .refusal ? "red" : "variables", at: (20, 50))
    if ending == .strip { table.hold() }
    table.drag(to: target)
    table.expectNoJump(over: 400)
    let before = table.previewFrame()
    switch ending {
    case .drop, .refusal: table.release()
    case .cancel: table.key(.escape)
    case .leave: table.send(.pointerMoved(.mouse, to: Point(x: 300, y: 720), isDown: true))
    case .strip:
      table.send(.pointerMoved(.finger(1), to: Point(x: 500, y: 720), isDown: true))
      #expect(table.interaction.isOverCancelStrip)
      table.expectNoJump(over: 400)
      table.release()
    }
    if ending != .leave && ending != .strip {
      #expect(table.previewFrame().isNear(before, within: 1))
    }
    table.expectNoJump(over: 1000)
  }
}

extension PlaygroundDriver {
  /// Advances the time by milliseconds; the preview never moves or changes its size by more than a
  /// fast spring does.
  fileprivate mutating func expectNoJump(over milliseconds: Int) {
    for _ in 1...milliseconds {
      let before = previewFrame()
      wait(.milliseconds(1))
      if overlay == nil { return }
      #expect(previewFrame().isNear(before, within: 12))
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, within distance: Length) -> Bool {
    let ways = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
    return ways.allSatisfy { $0.magnitude <= distance }
  }
}
