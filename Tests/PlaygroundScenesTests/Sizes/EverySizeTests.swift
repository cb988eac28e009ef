@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Windows of every size")
struct EverySizeTests {
  /// Sizes in logical pixels: those of usual windows, and of screens at the scales 1.5, 2 and 3.
  static let sizes = [
    (640, 480), (800, 600), (900, 700), (1120, 760), (1280, 800), (1920, 1080), (2560, 1440),
    (3840, 2160), (640, 720), (720, 480), (853, 480), (960, 540), (1008, 700), (1280, 480),
  ].map { Size(width: Length(pixels: $0.0), height: Length(pixels: $0.1)) }

  static let pages: [LookMoment] =
    LookMoment.pages + [
      LookMoment("colours by drag", .colours) { $0.tap("style-lift") },
      LookMoment("colours with pictures", .colours) { $0.tap("show-images") },
    ]

  @Test(
    "offer every command, within the window and free of others, with whole texts", arguments: pages,
    Language.all)
  func chrome(page: LookMoment, language: Language) {
    for size in Self.sizes {
      let table = page.driver(language: language, window: size)
      #expect(SizeFaults(table: table).all == [], "\(size.width.pixels)×\(size.height.pixels)")
    }
  }

  @Test("show every tile and target, the rules, and every part of the diagram", arguments: sizes)
  func content(size: Size) {
    let stage = { (table: PlaygroundDriver) in table.chrome.layout.stage }
    let contents: [(page: Page, names: [String])] = [
      (
        .colours,
        [
          "red", "blue", "black", "green", "yellow", "copy", "forbidden", "cancel", "images-only",
          "closure", "closure-place",
        ]
      ),
      (.lessons, ["welcome", "external-text"]),
      (.diagram, ["sensor", "switch", "and", "or", "timer", "light"]),
      (.playlist, ["edit", "track-1", "song-1"]),
      (.recordings, ["shelf-replay", "shelf-share", "shelf-rename", "shelf-trash"]),
      (.guide, ["guide-play", "guide-slow"]),
    ]
    for (page, names) in contents {
      var table = PlaygroundDriver(page: page, window: size)
      if page == .playlist { table.tap("playlist-ordinary") }
      for name in names {
        let place = table.place(of: name)
        #expect(stage(table).intersection(place) == place, "\(name) on \(page)")
      }
      if page == .lessons { #expect(table.content.lessons.layout.panel != nil) }
    }
  }

  @Test("list every key", arguments: sizes)
  func keys(size: Size) {
    let sheet = SheetLayout(in: size)
    let rows = sheet.visibleKeys
    #expect(rows.count == Shortcut.all.count)
    #expect(rows.allSatisfy { sheet.plate.intersection($0.frame) == $0.frame })
    let controls: [Control] = [.about, .tour, .closeSheet]
    let buttons = controls.compactMap { sheet.overlay.widgets.frame(of: $0.id) }
    #expect(buttons.count == controls.count)
    #expect(!rows.contains { row in buttons.contains { $0.intersects(row.frame) } })
  }

  @Test("show the whole list of keys and of more commands", arguments: Language.all)
  func front(language: Language) {
    for size in Self.sizes {
      for key in ["f1" as Key, nil] {
        var table = PlaygroundDriver(page: .board, window: size, language: language)
        if let key { table.key(key) } else if table.shows("more") { table.tap("more") }
        let name = "\(size.width.pixels)×\(size.height.pixels)"
        #expect(SizeFaults(table: table).cut == [], "\(name)")
      }
    }
  }

  @Test("use the room of a large screen")
  func large() {
    let usual = ColoursLayout(bounds: Rect(x: 0, y: 0, width: 656, height: 704))
    let large = ColoursLayout(bounds: Rect(x: 0, y: 0, width: 2096, height: 1384))
    #expect(usual.column.itemSize.width == 100)
    #expect(large.column.itemSize.width == 168)
    let list = LessonsLayout(bounds: Rect(x: 0, y: 0, width: 2096, height: 1384)).list
    #expect(list.width == 838)
  }
}

@Suite("A window of 480 by 360 pixels or more")
struct SmallWindowTests {
  private static let widths = [480, 560, 640, 719, 720, 799, 800, 816, 900, 1120, 1400]
  private static let pages = ["scene-follow", "follow-diagram", "scene-colours", "how-it-works"]

  private func window(_ width: Int, _ height: Int, on page: String) -> PlaygroundDriver {
    var table = PlaygroundDriver(page: .follow)
    table.tap(page)
    let size = Size(width: Length(pixels: width), height: Length(pixels: height))
    table.send(.windowResized(size))
    return table
  }

  @Test("has visible tiles beside its inspector", arguments: [1008, 1400])
  func inspector(width: Int) {
    var table = window(width, 480, on: "scene-colours")
    if !table.shows("lift-distance") { table.tap("inspector") }
    #expect(table.shows("lift-distance"))
    let (tile, slider) = (table.place(of: "yellow"), table.place(of: "lift-distance"))
    #expect(tile.maxX + 20 <= slider.minX)
    #expect(slider.maxX <= Length(pixels: width))
  }

  @Test("has its controls and the session's badge beside each other", arguments: widths)
  func badge(width: Int) {
    for (page, height) in Self.pages.flatMap({ page in [360, 480, 760].map { (page, $0) } }) {
      let table = window(width, height, on: page)
      let layout = table.chrome.layout
      let room = layout.badgeRoom
      let faults = SizeFaults(table: table)
      #expect(faults.outside + faults.overlapping == [], "\(width)×\(height), \(page)")
      let covered = faults.controls.filter { $0.frame.intersects(room) }
      let names = covered.map { table.content.name(of: $0.item) }
      #expect(names == [], "\(width)×\(height), \(page)")
      #expect(!room.intersects(layout.stage))
      #expect(room.width >= 152 && room.height >= 48, "\(width)×\(height), \(page)")
      #expect(Rect(origin: .zero, size: layout.window).intersection(room) == room)
    }
  }

  @Test(
    "has segments that end where the buttons above them do",
    arguments: [
      ("scene-lessons", "rules-article"), ("scene-playlist", "playlist-ordinary"),
      ("scene-follow", "follow-diagram"), ("scene-board", "board-masonry"),
      ("scene-colours", "show-images"),
    ])
  func segments(page: String, last: String) {
    let table = window(640, 480, on: page)
    #expect(table.place(of: last).maxX == 628)
    #expect(table.place(of: "inspector").maxX == 628)
  }

  @Test(
    "has a control for every page, by mouse and by finger",
    arguments: [PointerID.mouse, .finger(1)], [480, 760, 799, 800])
  func pages(pointer: PointerID, width: Int) {
    var table = window(width, 480, on: "scene-follow")
    table.pointer = pointer
    for (control, page) in [
      ("scene-colours", Page.colours), ("how-it-works", .guide), ("scene-follow", .follow),
    ] {
      table.tap(control)
      #expect(table.content.page == page)
    }
  }
}
