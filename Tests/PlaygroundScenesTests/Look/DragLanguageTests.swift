import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("The language of a drag")
struct DragLanguageTests {
  private static let carried: [LookMoment] = [
    LookMoment("colours", .colours, LookMoment.carrying("red", by: 0, 40)),
    LookMoment("board", .board, LookMoment.carrying("item-5", by: 40, 40)),
    LookMoment("board as a list", .board) {
      $0.tap("board-list")
      LookMoment.carrying("item-3", by: 0, 30)(&$0)
    }, LookMoment("lessons", .lessons, LookMoment.carrying("farewell", by: 0, -12)),
    LookMoment("playlist", .playlist) {
      $0.press(at: $0.controlFrame("reorder", of: "track-2").center)
      $0.drag(by: 0, 30)
    },
    LookMoment("song from the library", .playlist) {
      $0.press(on: "song-2")
      $0.drag(to: "track-3")
    },
    LookMoment("picture that follows", .follow) {
      $0.tap("with-long-press")
      $0.pointer = .finger(1)
      $0.press(on: "link")
      $0.hold()
      $0.drag(by: 60, 0)
    },
    LookMoment("pictures", .pictures) { table in
      var board = PlaygroundDriver.pictures("a.png", "b.png", "c.png")
      LookMoment.carrying("picture-1", by: 30, 30)(&board)
      table = board
    },
  ]

  private static let several = LookMoment("several on the board", .board) {
    $0.send(.modifiersChanged(.control))
    for item in ["item-12", "item-19", "item-6"] { $0.tap(item) }
    $0.send(.modifiersChanged([]))
    LookMoment.carrying("item-6", by: 40, 40)(&$0)
  }

  /// The lines around the places in which the dragged items would land.
  private static func places(_ table: PlaygroundDriver) -> [DrawnShape] {
    let color = table.chrome.theme.accent.opacity(percent: 70)
    return table.shapes.filter { shape in
      if case .roundedRectOutline(_, _, LineWidth.emphasis, color) = shape.content {
        true
      } else {
        false
      }
    }
  }

  @Test("the place of a drag has the same line on every page", arguments: carried)
  func places(moment: LookMoment) {
    #expect(Self.places(moment.driver()).count == 1)
  }

  @Test("the place has its line until the released item has landed", arguments: carried)
  func landing(moment: LookMoment) {
    var table = moment.driver()
    table.release()
    table.wait(.milliseconds(20))
    #expect(table.interaction.session == nil)
    #expect(Self.places(table).count == 1)
    table.settle()
    #expect(Self.places(table).isEmpty)
  }

  @Test("a target that refuses leaves the place without a line, and the drag has its badge")
  func refusal() {
    let tile = LookMoment("", .colours) {
      $0.press(on: "red")
      $0.drag(to: "forbidden")
    }.driver()
    let row = LookMoment("", .lessons) {
      $0.press(on: "external-text")
      $0.drag(to: "views")
    }.driver()
    for table in [tile, row] {
      #expect(Self.places(table).isEmpty)
      let badges = table.shapes.filter { $0.owners[0] == WidgetPart.previewBadges.owner() }
      #expect(
        badges.contains {
          if case .icon("forbidden", _, _) = $0.content { true } else { false }
        })
    }
  }

  @Test("an item that would go into another one has no place, and the other one has a ring")
  func into() {
    var board = PlaygroundDriver.pictures("a.png", "b.png", "c.png")
    board.press(on: "picture-1")
    board.drag(to: "picture-3")
    board.wait(.seconds(1))
    #expect(Self.places(board).isEmpty)
    let rings = board.shapes.filter { shape in
      if case .roundedRectOutline(_, _, LineWidth.ring, _) = shape.content { true } else { false }
    }
    #expect(rings.count == 1)
  }

  @Test("the source of a copy stays as it is")
  func copySource() {
    let tile = LookMoment("", .colours) {
      $0.press(on: "red")
      $0.drag(to: "copy")
    }.driver()
    #expect(Self.places(tile).isEmpty)
    let home = tile.place(of: "red")
    #expect(tile.fills.contains { $0.rect == home && $0.color == TileColor.red.color })
  }

  @Test("a lifted row is opaque, as are several tiles, and one tile is not")
  func opacity() {
    func alphas(_ moment: LookMoment) -> Set<Fraction> {
      Set(moment.driver().previewShapes.map(\.alpha))
    }
    #expect(alphas(Self.carried[2]) == [.one])
    #expect(alphas(Self.carried[3]) == [.one])
    #expect(alphas(Self.carried[4]) == [.one])
    #expect(alphas(Self.several) == [.one])
    #expect(alphas(Self.carried[1]) == [.percent(90)])
  }
}
