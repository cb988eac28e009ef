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
  func findsFaults() {
    var canvas = Canvas()
    canvas.fill(Rect(x: 0, y: 0, width: 100, height: 100), .white)
    canvas.group(alpha: .percent(50), Transform(offset: Vector(dx: 10, dy: 10))) { canvas in
      canvas.text("pale", .label, .black, in: Rect(x: 0, y: 0, width: 50, height: 20))
    }
    let frame = DrawList(background: .black, operations: canvas.operations)
    #expect(frame.contrastFaults(DrawOperation.text) == ["pale 3.9"])
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
    let frame = moment.driver(isDark: isDark).playground.frame()
    #expect(frame.contrastFaults(DrawOperation.text) == [])
    #expect(frame.contrastFaults(DrawOperation.icon) == [])
  }

  @Test("text and icons of a group that flashes have their contrast", arguments: [false, true])
  func flash(isDark: Bool) {
    var table = LookMoment("lessons", .lessons).driver(isDark: isDark)
    table.press(on: "variables")
    table.drag(to: "drawing")
    table.wait(.milliseconds(400))
    #expect(table.interaction.springLoading(of: table.item("drawing")) == .activating)
    let frame = table.playground.frame()
    #expect(frame.contrastFaults(DrawOperation.text) == [])
    #expect(frame.contrastFaults(DrawOperation.icon) == [])
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

  @Test("numbers on tiles have 4.5 to 1")
  func tiles() {
    for tile in Color.tiles { #expect(Paint(.white).contrast(to: Paint(tile)) >= 4.5, "\(tile)") }
    for badge in [Color.badgeBlue, .badgeGreen, .badgeRed] {
      #expect(Paint(.white).contrast(to: Paint(badge)) >= 3, "\(badge)")
    }
  }
}

extension Chrome {
  fileprivate var inspectorItems: [Control] {
    inspectorWidgets.filter { placed in
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
