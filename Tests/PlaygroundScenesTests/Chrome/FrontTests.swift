import DragDrawing
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("Lists, menus and sheets in front of the window")
struct FrontTests {
  private var table = PlaygroundDriver(page: .colours)

  private var content: PlaygroundContent { table.content }

  @Test("the tip of a page's switch is as narrow as its two lines can be")
  func tip() {
    var table = PlaygroundDriver(page: .playlist)
    table.drag(to: "playlist-edit")
    let words = table.texts
    #expect(words.contains("Every row always has its"))
    #expect(words.contains("handle and its delete button."))
  }

  @Test("the language is chosen from a list, by mouse and by finger", arguments: [false, true])
  mutating func language(byFinger: Bool) {
    if byFinger { table.pointer = .finger(1) }
    table.press(on: "language")
    #expect(table.shows("language-korean") != byFinger, "A finger opens it when it is released.")
    table.release()
    #expect(table.shows("language-korean"))
    table.tap("language-japanese")
    #expect(content.chrome.language == .japanese)
    #expect(!table.shows("language-korean"))
    #expect(table.takeRequests().contains(.send(.languageChosen)))
  }

  @Test("a page has its texts in the language that is chosen")
  mutating func spanish() {
    table.tap("language", "language-spanish")
    #expect(content.chrome.language == .spanish)
    let words = table.texts
    #expect(
      ["Español", "Colores", "Arrastre", "Sensación", "Prohibido"].allSatisfy(words.contains))
    #expect(!words.contains("Colours"))
    table.drop("red", on: "blue")
    table.drag(to: "undo")
    #expect(table.texts.contains("Deshacer: mover Rojo"))
  }

  @Test("a list is opened and chosen from by one press of the mouse")
  mutating func onePress() {
    table.press(on: "language")
    #expect(table.shows("language-korean"), "It opens at the press.")
    table.drag(to: "language-korean")
    #expect(table.interaction.hovered.map(content.name(of:)) == "language-korean")
    table.drag(to: "language-japanese")
    table.release()
    #expect(content.chrome.language == .japanese && content.chrome.front == nil)
    #expect(table.takeRequests().contains(.send(.languageChosen)))
  }

  @Test("a list that a press has opened stays open beside it")
  mutating func staysOpen() {
    table.drag("language", to: Point(x: 500, y: 300))
    table.release()
    #expect(table.shows("language-korean") && content.chrome.language == .english)
    table.tap("language-korean")
    #expect(content.chrome.language == .korean)
  }

  @Test("a list is walked through and chosen from by keys")
  mutating func listKeys() {
    table.tab(to: "feel-preset")
    table.key(.enter, .down)
    #expect(table.focused == "preset-default")
    table.key(.down, .down)
    #expect(table.focused == "preset-trello")
    table.key(.enter)
    #expect(content.preset == .trello)
    #expect(table.focused == "feel-preset", "The focus returns.")
    table.key(.enter, .down, .escape)
    #expect(content.chrome.front == nil && content.preset == .trello)
    #expect(table.focused == "feel-preset")
  }

  @Test("a press elsewhere closes a list and does nothing else, and the keys of a control press it")
  mutating func elsewhere() {
    table.tap("language")
    table.tap("red")
    #expect(content.chrome.front == nil)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    table.tap("long-press", "language")
    table.key(.z, with: .control)
    #expect(content.chrome.front == nil && !content.tuning.mouseLongPressLifts)
  }

  @Test("the table of keys names no combination twice, and every row can be read")
  func shortcuts() {
    let strokes = Shortcut.all.flatMap(\.strokes)
    #expect(Set(strokes.map { "\($0.modifiers.rawValue) \($0.key.name)" }).count == strokes.count)
    for shortcut in Shortcut.all { #expect(!shortcut.allKeys.isEmpty) }
    #expect(Shortcut.keys(for: .undo) == "Ctrl+Z")
    #expect(Shortcut.keys(for: .inspector) == "Ctrl+,")
    #expect(Shortcut.keys(for: .reset) == nil)
  }

  @Test("the buttons of the sheet of keys are beside each other in a narrow window")
  func narrowSheet() throws {
    let narrow = SheetLayout(in: Size(width: 426, height: 266)).overlay.widgets
    let about = try #require(narrow.frame(of: Control.about.id))
    let tour = try #require(narrow.frame(of: Control.tour.id))
    #expect(about.maxX < tour.minX)
    for language in Language.all {
      let words = TextMetrics.width(of: Control.about.title.text(language), in: .label)
      #expect(words <= about.width - 44, "\(language)")
    }
  }

  @Test(
    "keys of the window leave as requests",
    arguments: [
      ("q", Modifiers.control, Message.quit), ("w", .control, .quit),
      ("f11", [], .toggleFullScreen), ("r", .control, .toggleRecording),
      ("p", .control, .replayLast), ("plus", .control, .zoomIn), ("equals", .control, .zoomIn),
      ("equals", [.control, .shift], .zoomIn), ("minus", .control, .zoomOut),
      ("0", .control, .zoomReset), ("keypad0", .control, .zoomReset),
    ] as [(Key, Modifiers, Message)])
  mutating func requests(key: Key, modifiers: Modifiers, message: Message) {
    table.key(key, with: modifiers)
    #expect(table.takeRequests().filter { $0 != .showCursor(.arrow) } == [.send(message)])
  }

  @Test("Ctrl and the comma hide the inspector")
  mutating func inspector() {
    for isShown in [false, true] {
      table.key("comma", with: .control)
      #expect(table.shows("gap-response") == isShown)
    }
  }

  @Test("F1 opens the sheet of keys, which leads to the one about the program")
  mutating func sheets() {
    table.key("slash", with: .shift)
    #expect(content.chrome.front == .sheet(.shortcuts), "It is the question mark.")
    table.key("f1")
    #expect(content.chrome.front == nil)
    table.key("f1")
    #expect(content.chrome.front == .sheet(.shortcuts))
    table.tap("about")
    #expect(content.chrome.front == .sheet(.about))
    table.tap("sheet-card")
    #expect(content.chrome.front == .sheet(.about), "A press on the card does nothing.")
    table.key(.escape)
    #expect(content.chrome.front == nil)
    table.tap("help", "close-sheet")
    #expect(content.chrome.front == nil)
  }

  @Test("the sheet of keys scrolls in a low window, and opens at its top")
  mutating func lowSheet() {
    table = PlaygroundDriver(page: .colours, window: Size(width: 640, height: 400))
    var layout: SheetLayout { content.chrome.sheetLayout }
    table.key("f1")
    #expect(layout.visibleKeys.count < Shortcut.all.count)
    let first = layout.rows[0].frame
    let place = layout.room.center
    table.send(.wheelScrolled(at: place, by: Vector(dx: 0, dy: 1)))
    #expect(layout.scrolled > 0)
    #expect(layout.rows[0].frame.minY < first.minY)
    table.send(.wheelScrolled(at: place, by: Vector(dx: 0, dy: 40)))
    #expect(layout.scrolled == layout.farthestOffset)
    let last = layout.rows.map(\.frame.maxY).max()
    #expect(last.map { $0 <= layout.room.maxY } == true)
    table.key("f1", "f1")
    #expect(layout.scrolled == 0)
    table.key(.down)
    #expect(table.status == "Keyboard shortcuts. Arrows scroll it, Tab moves on.")
    table.key(.down)
    #expect(layout.scrolled == 40)
    table.key(.end)
    #expect(layout.scrolled == layout.farthestOffset)
    table.key(.pageUp)
    #expect(layout.scrolled < layout.farthestOffset)
    table.key(.home)
    #expect(layout.scrolled == 0)
  }

  @Test(
    "the secondary button opens a menu on the background of every page", arguments: Page.allCases)
  mutating func background(page: Page) {
    table = PlaygroundDriver(page: page)
    let stage = content.chrome.layout.stage
    table.openMenu(at: Point(x: stage.minX + 3, y: stage.maxY - 3))
    for entry in ["menu-undo", "menu-reset", "menu-help"] { #expect(table.shows(entry)) }
    #expect(table.shows("menu-sort-by-name") == (page == .pictures))
    #expect(table.shows("menu-select-all") == [.board, .pictures].contains(page))
  }

  @Test(
    "the secondary button opens the menu of the page on controls that have none",
    arguments: ["scene-board", "record", "language", "inspector-engine"])
  mutating func controls(control: String) {
    table.openMenu(of: control)
    #expect(table.shows("menu-undo") && table.shows("menu-reset") && table.shows("menu-help"))
    #expect(!table.shows("menu-reset-value"))
    table.key(.escape)
    #expect(!table.shows("menu-help"))
  }

  @Test("the menu key opens the menu of the page for a control that has none")
  mutating func menuOfControl() {
    table.tab(to: "scene-board")
    table.key("menu", .down)
    #expect(table.focused == "menu-undo")
    table.key(.escape)
    #expect(!table.shows("menu-undo"))
  }

  @Test("without a focus, the menu key opens the menu of the page")
  mutating func unfocused() {
    table.key("menu")
    #expect(table.shows("menu-help"))
    table.tap("menu-help")
    #expect(content.chrome.front == .sheet(.shortcuts))
  }

  @Test("a slider has a menu that gives back its value")
  mutating func sliderMenu() {
    table.tap("gap-response", at: (90, 50))
    table.choose("menu-reset-value", on: "gap-response")
    #expect(!content.chrome.feel.value.isChanged(.gapResponse))
    table.choose("menu-reset-value", on: "gap-response")
    #expect(table.shows("menu-reset-value"), "An entry without effect stays.")
  }

  @Test(
    "every tile and row has a menu",
    arguments: [
      (Page.colours, "red", "menu-copy"), (.lessons, "variables", "menu-copy"),
      (.lessons, "swift", "menu-move-to-top"), (.playlist, "track-2", "menu-delete"),
      (.playlist, "song-1", "menu-add"), (.board, "item-5", "menu-delete"),
      (.follow, "link", "menu-reset"),
    ])
  mutating func items(scene: Page, item: String, entry: String) {
    table = PlaygroundDriver(page: scene)
    table.openMenu(of: item)
    #expect(table.shows(entry))
    table.tap(entry)
    #expect(!table.shows(entry))
  }

  @Test("entries of menus copy, delete and add")
  mutating func entries() {
    table = PlaygroundDriver(page: .board)
    table.choose("menu-copy", on: "item-5")
    #expect(table.names(in: "board")[3...6] == ["item-4", "item-5", "item-61", "item-6"])
    table.choose("menu-delete", on: "item-4")
    #expect(table.names(in: "board")[2...4] == ["item-3", "item-5", "item-61"])
    table.tap("scene-playlist")
    table.choose("menu-add", on: "song-2")
    #expect(table.names(in: "playlist").count == 13)
    table.tap("scene-lessons")
    table.choose("menu-copy", on: "variables")
    #expect(
      table.names(in: "swift") == ["variables", "variables-2", "functions", "closures"])
  }

  @Test("entries of menus move and delete all selected tiles")
  mutating func selectedEntries() {
    table = PlaygroundDriver(page: .board)
    table.tap("item-3", "item-1", with: .control)
    table.choose("menu-move-to-bottom", on: "item-3")
    #expect(table.names(in: "board").suffix(3) == ["item-60", "item-1", "item-3"])
    table.tap("undo")
    table.openMenu(of: "item-1")
    let theme = content.chrome.theme
    #expect(table.lines.first { $0.text == "Delete" }?.color == theme.danger)
    table.tap("menu-delete")
    #expect(table.names(in: "board").prefix(2) == ["item-2", "item-4"])
    table.choose("menu-delete", on: "item-4")
    #expect(table.names(in: "board").prefix(2) == ["item-2", "item-5"])
  }

  @Test("the menu key and Shift+F10 open the menu of the focused item", arguments: [true, false])
  mutating func menuKey(isMenuKey: Bool) {
    table.tab(to: "red")
    table.key(.down)
    if isMenuKey {
      table.key("menu")
    } else {
      table.key("f10", with: .shift)
    }
    #expect(table.takeCalls().last == "contextMenu blue")
    table.key(.down)
    #expect(table.focused == "menu-move-to-top")
    table.key(.enter)
    #expect(table.order == ["blue", "red", "black", "green", "yellow"])
  }
}

extension SheetLayout {
  /// The rows with keys that are wholly visible.
  var visibleKeys: [PlacedWidget] {
    rows.filter { row in
      guard case .keys = row.widget.kind else { return false }
      return room.intersection(row.frame) == row.frame
    }
  }
}
