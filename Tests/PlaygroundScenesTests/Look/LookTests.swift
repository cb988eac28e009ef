import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Contrast, as WCAG 2 measures it")
struct ContrastTests {
  private static let black = Paint(.black)

  @Test("black on white has 21 to 1, and mid grey on white 4.54 to 1")
  func formula() {
    #expect(Self.black.contrast(to: Paint(.white)) == 21)
    let grey = Paint(Color(hex: 0x767676)).contrast(to: Paint(.white))
    #expect((grey * 100).rounded() == 454)
  }

  @Test("a text without contrast is found, also within groups")
  func found() {
    var canvas = Canvas()
    canvas.fill(Rect(x: 0, y: 0, width: 100, height: 100), .white)
    canvas.group(alpha: .percent(50), Transform(offset: Vector(dx: 10, dy: 10))) { canvas in
      canvas.text("pale", .label, .black, in: Rect(x: 0, y: 0, width: 50, height: 20))
    }
    let frame = DrawList(background: .black, operations: canvas.operations)
    #expect(frame.contrastFaults == ["pale 3.9"])
  }

  @Test(
    "examines tips, menus, badges, chosen rows and what a target says",
    arguments: [
      ("board: a tip", "Inspector"), ("playlist: a menu", "Move to the top"),
      ("playlist: editing", "Delete (1)"), ("colours: the focus", "Red, 1 of 5."),
      ("colours: a finger's tile beside the cancel strip", "Release here to cancel"),
      ("playlist: a song that the library keeps", "Songs are copied, not moved"),
      ("lessons: a row that the list refuses", ".forbidden"), ("diagram: the light is on", "On"),
      ("pictures: tiles, a group and a problem", "File not found"), ("board: chosen tiles", "2"),
      ("a film that is made", "Saving the GIF"), ("a film that failed", "No space"),
      ("the keys", "Keyboard"),
      ("the languages", "English"), ("the presets", "Trello"), ("rows of recordings", "Board drag"),
    ])
  func moments(name: String, text: String) throws {
    let moment = try #require(LookMoment.all.first { $0.name == name })
    #expect(moment.driver().lines.contains { $0.text.hasPrefix(text) })
  }

  @Test("text has 4.5 to 1 and icons have 3 to 1", arguments: LookMoment.all, [false, true])
  func textAndIcons(moment: LookMoment, isDark: Bool) {
    #expect(moment.driver(isDark: isDark).playground.frame().contrastFaults == [])
  }

  @Test("text and icons of a group that flashes have their contrast", arguments: [false, true])
  func flash(isDark: Bool) {
    var table = LookMoment("lessons", .lessons).driver(isDark: isDark)
    table.drag("variables", to: "drawing")
    table.wait(.milliseconds(400))
    #expect(table.interaction.springLoading(of: table.item("drawing")) == .activating)
    #expect(table.playground.frame().contrastFaults == [])
  }

  @Test("grooves, knobs and switches have 3 to 1", arguments: LookMoment.pages, [false, true])
  func controls(moment: LookMoment, isDark: Bool) {
    let playground = moment.driver(isDark: isDark).playground
    let controls = playground.content.chrome.inspectorItems
    let frame = playground.frame()
    let marks = frame.marks { operation in
      guard let control = controls.first(where: { $0.drawOwner == operation.id.owner }) else {
        return nil
      }
      switch operation.content {
      case .roundedRect, .roundedRectOutline: return ("\(control)", 3)
      default: return nil
      }
    }
    for control in controls {
      // The first shape of a slider is its groove. That of a switch is its plate, or the line around it.
      let shapes = marks.filter { $0.owner == control.drawOwner }.prefix(2)
      let best = shapes.compactMap(frame.contrast).max() ?? 0
      #expect(best >= 3, "\(control.name): \(best)")
    }
    let chrome = playground.content.chrome
    #expect(controls.isEmpty == (!chrome.layout.hasInspector || chrome.tab == .engine))
  }

  @Test("tracks and emphasis have 3 to 1 on every ground of the palette", arguments: [false, true])
  func palette(isDark: Bool) {
    let theme: Theme = isDark ? .dark : .light
    for ground in [theme.window, theme.sidebar, theme.card, theme.grouped] {
      for color in [theme.track, theme.accent, theme.danger, theme.dangerFill] {
        let contrast = Paint(ground).under(color).contrast(to: Paint(ground))
        #expect(contrast >= 3, "\(color) on \(ground)")
      }
    }
    for ground in [theme.window, theme.sidebar, theme.card, theme.grouped, theme.accentFill] {
      for color in [theme.text, theme.secondaryText, theme.accent, theme.danger] {
        #expect(Paint(color).contrast(to: Paint(ground)) >= 4.5, "\(color) on \(ground)")
      }
    }
    #expect(Paint(theme.onAccent).contrast(to: Paint(theme.accent)) >= 4.5)
    #expect(Paint(.white).contrast(to: Paint(theme.dangerFill)) >= 4.5)
  }

  @Test("the edge of the black tile has 3 to 1 on a dark page")
  func blackTile() throws {
    let table = LookMoment("colours", .colours).driver(isDark: true)
    let tile = WidgetPart.item.owner(table.item("black").rawValue)
    let frame = table.playground.frame()
    let edges = frame.marks { operation in
      guard operation.id.owner == tile, case .roundedRectOutline = operation.content else {
        return nil
      }
      return ("black", 3)
    }
    #expect(edges.count == 1)
    #expect(try #require(edges.first.flatMap(frame.contrast)) >= 3)
  }

  @Test("numbers on tiles have 4.5 to 1, and signs on badges 3 to 1")
  func numbers() {
    for tile in Color.tiles { #expect(Paint(.white).contrast(to: Paint(tile)) >= 4.5, "\(tile)") }
    for badge in [Color.badgeBlue, .badgeGreen, .badgeRed] {
      #expect(Paint(.white).contrast(to: Paint(badge)) >= 3, "\(badge)")
    }
  }
}

extension Chrome {
  fileprivate var inspectorItems: [Control] {
    inspector(ChromeState()).filter { placed in
      switch placed.widget.kind {
      case .toggle, .slider: true
      default: false
      }
    }.compactMap { $0.widget.item.flatMap(Control.init) }
  }
}

extension Control {
  fileprivate var drawOwner: DrawOwner { WidgetPart.item.owner(id.rawValue) }
}

@Suite("Texts of the interface")
struct WholeTextTests {
  private static let windows = [
    Size(width: 1120, height: 760), Size(width: 900, height: 700), Size(width: 640, height: 480),
  ]

  @Test("have a margin in segments", arguments: LookMoment.pages, Language.all)
  func segments(page: LookMoment, language: Language) {
    for window in Self.windows {
      let chrome = page.driver(language: language, window: window).chrome
      for control in chrome.panel.segments.flatMap(\.self) {
        let room = (chrome.frame(of: control)?.width ?? 0) - 4
        for font in [Font.label, .strongLabel] {
          let width = TextMetrics.width(of: chrome.text(control.title), in: font)
          #expect(width + 4 <= room, "\(control) \(window)")
        }
      }
    }
  }

  @Test("lie within the window, in every language", arguments: LookMoment.all, Language.all)
  func inside(moment: LookMoment, language: Language) {
    guard !moment.name.hasPrefix("pictures:") else { return }
    let table = moment.driver(language: language)
    let window = Rect(origin: .zero, size: table.chrome.window)
    for shape in table.shapes where shape.transforms.allSatisfy({ $0 == .identity }) {
      guard case .text(let line) = shape.content, shape.clips.isEmpty else { continue }
      #expect(window.intersection(line.box) == line.box, "\(line.text)")
    }
  }
}

@Suite("The language of a drag")
struct DragLanguageTests {
  private static let carried: [LookMoment] = [
    LookMoment("colours", .colours) { $0.drag("red", by: 0, 40) },
    LookMoment("board", .board) { $0.drag("item-5", by: 40, 40) },
    LookMoment("board as a list", .board) {
      $0.tap("board-list")
      $0.drag("item-3", by: 0, 30)
    }, LookMoment("lessons", .lessons) { $0.drag("farewell", by: 0, -12) },
    LookMoment("playlist", .playlist) {
      $0.press(at: $0.controlFrame("reorder", of: "track-2").center)
      $0.drag(by: 0, 30)
    },
    LookMoment("song from the library", .playlist) { $0.drag("song-2", to: "track-3") },
    LookMoment("picture that follows", .follow) {
      $0.tap("with-long-press")
      $0.pointer = .finger(1)
      $0.lift("link")
      $0.drag(by: 60)
    },
    LookMoment("pictures", .pictures) { table in
      var board = PlaygroundDriver.pictures("a.png", "b.png", "c.png")
      board.drag("picture-1", by: 30, 30)
      table = board
    },
  ]

  private static let several = LookMoment("several on the board", .board) {
    $0.send(.modifiersChanged(.control))
    for item in ["item-12", "item-19", "item-6"] { $0.tap(item) }
    $0.send(.modifiersChanged([]))
    $0.drag("item-6", by: 40, 40)
  }

  /// The lines around the places in which the dragged items would land.
  private static func places(_ table: PlaygroundDriver) -> [Outline] {
    let color = table.chrome.theme.accent.opacity(percent: 70)
    return table.outlines.filter { $0.width == LineWidth.emphasis && $0.color == color }
  }

  @Test("the place of a drag has the same line on every page until it lands", arguments: carried)
  func places(moment: LookMoment) {
    var table = moment.driver()
    #expect(Self.places(table).count == 1)
    table.release()
    table.wait(.milliseconds(20))
    #expect(table.interaction.session == nil)
    #expect(Self.places(table).count == 1)
    table.settle()
    #expect(Self.places(table).isEmpty)
  }

  @Test("a target that refuses leaves the place without a line, and the drag has its badge")
  func refusal() {
    let tile = LookMoment("", .colours) { $0.drag("red", to: "forbidden") }.driver()
    let row = LookMoment("", .lessons) { $0.drag("external-text", to: "views") }.driver()
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
    board.drag("picture-1", to: "picture-3")
    board.wait(.seconds(1))
    #expect(Self.places(board).isEmpty)
    #expect(board.outlines.count { $0.width == LineWidth.ring } == 1)
  }

  @Test("the source of a copy stays as it is")
  func copySource() {
    let tile = LookMoment("", .colours) { $0.drag("red", to: "copy") }.driver()
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
