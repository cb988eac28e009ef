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
    let contents: [(scene: SceneID, page: String?, names: [String])] = [
      (
        .colours, nil,
        [
          "red", "blue", "black", "green", "yellow", "copy", "forbidden", "cancel", "images-only",
          "closure", "closure-place",
        ]
      ),
      (.lessons, nil, ["welcome", "external-text"]),
      (.follow, "follow-diagram", ["sensor", "switch", "and", "or", "timer", "light"]),
      (.playlist, "playlist-ordinary", ["edit", "track-1", "song-1"]),
      (.recordings, nil, ["shelf-replay", "shelf-share", "shelf-rename", "shelf-trash"]),
      (.colours, "how-it-works", ["guide-play", "guide-slow"]),
    ]
    for (scene, page, names) in contents {
      var table = PlaygroundDriver(scene: scene, window: size)
      if let page { table.tap(page) }
      for name in names {
        let place = table.place(of: name)
        #expect(stage(table).intersection(place) == place, "\(name) on \(scene)")
      }
      if scene == .lessons { #expect(table.content.lessons.layout.panel != nil) }
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
        var table = PlaygroundDriver(scene: .board, window: size, language: language)
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
