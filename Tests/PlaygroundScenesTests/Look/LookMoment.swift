@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

/// A moment of a page, whose frame is examined.
struct LookMoment: CustomTestStringConvertible {
  let name: String
  let scene: Page
  /// The gestures that lead to the moment.
  let steps: @Sendable (inout PlaygroundDriver) -> Void

  init(
    _ name: String, _ scene: Page,
    _ steps: @escaping @Sendable (inout PlaygroundDriver) -> Void = { _ in }
  ) {
    (self.name, self.scene, self.steps) = (name, scene, steps)
  }

  var testDescription: String { name }

  func driver(
    isDark: Bool = false, language: Language = .english,
    window: Size = Size(width: 1120, height: 760)
  ) -> PlaygroundDriver {
    var options = PlaygroundOptions(page: scene, window: window, language: language)
    options.isDark = isDark
    var table = PlaygroundDriver(options)
    steps(&table)
    table.wait(.seconds(1))
    return table
  }

  /// Every page as it appears first.
  static let pages: [LookMoment] =
    Page.allCases.map { LookMoment("\($0)", $0) } + [
      LookMoment("board as a list", .board) { $0.tap("board-list") },
      LookMoment("ordinary playlist", .playlist) { $0.tap("playlist-ordinary") },
      LookMoment("engine", .board, showingEngine),
    ]

  /// Shows the inspector's tab about the engine, if the window has an inspector.
  private static let showingEngine: @Sendable (inout PlaygroundDriver) -> Void = {
    if $0.shows("inspector-engine") { $0.tap("inspector-engine") }
  }

  static let all =
    pages + panels + [
      LookMoment("colours: a tile over a target", .colours) { $0.drag("red", to: "copy") },
      LookMoment("colours: a tile over a target that refuses", .colours) {
        $0.drag("red", to: "forbidden")
      },
      LookMoment("colours: a finger's tile over the cancel strip", .colours) {
        $0.lift("red", with: .finger(1))
        $0.drag(to: Point(x: 504, y: 724), with: .finger(1))
      },
      LookMoment("colours: a finger's tile beside the cancel strip", .colours) {
        $0.lift("red", with: .finger(1))
        $0.drag(by: 40, with: .finger(1))
      },
      LookMoment("colours: the focus", .colours) { $0.key(.tab) },
      LookMoment("playlist: a menu", .playlist) {
        $0.openMenu(of: "track-2")
      },
      LookMoment("board: a tile in hand", .board) { $0.drag("item-5", by: 40, 40) },
      LookMoment("board: a tip", .board) { $0.drag(to: "inspector") },
      LookMoment("board: an entry under the pointer", .board) { $0.drag(to: "scene-lessons") },
      LookMoment("board: headers and switches", .board) {
        $0.tap("headers")
        $0.tap("right-to-left")
      },
      LookMoment("lessons: a row over a group", .lessons) { $0.drag("welcome", by: 0, 44) },
      LookMoment("lessons: a row that the list refuses", .lessons) {
        $0.tap("rules-article")
        $0.drag("external-text", to: "views")
      },
      LookMoment("playlist: a song in hand", .playlist) { $0.drag("song-2", to: "track-3") },
      LookMoment("playlist: a song that the library keeps", .playlist) {
        $0.drag("song-2", by: 0, 120)
      },
      LookMoment("playlist: editing", .playlist) {
        $0.tap("playlist-ordinary")
        $0.tap("edit")
        $0.wait(.seconds(1))
        $0.tapControl("select", of: "track-2")
      },
      LookMoment("board: chosen tiles", .board) {
        $0.tap("select")
        $0.tap("item-2")
      },
      LookMoment("pictures: tiles, a group and a problem", .pictures) { table in
        var board = PlaygroundDriver.pictures("a.png", "b.png", group: ["c.png", "d.png"])
        board.receive(Message.appearance(isDark: table.chrome.isDark))
        board.tap("show-names")
        let report = PictureReport(path: "/pictures/a.png", .details(.problem(.missing)))
        board.receive(PictureReport.message([report]))
        table = board
      },
      LookMoment("board: the engine during a drag", .board) {
        $0.tap("inspector-engine")
        $0.drag("item-5", by: 40, 40)
      },
      LookMoment("board: the engine while a finger waits", .board) {
        $0.tap("inspector-engine")
        $0.press(on: "item-5", with: .finger(1))
      },
      LookMoment("board: the filter of the calls", .board) {
        $0.tap("inspector-engine")
        $0.tap("call-filter")
      },
      LookMoment("diagram: the light is on", .follow) {
        $0.tap("follow-diagram")
        $0.tap("sensor")
        $0.tap("switch")
      },
    ]
}

extension LookMoment {
  /// Moments of lists, sheets and cards over a page, and of rows that the program lists.
  static let panels = [
    LookMoment("the languages", .colours) { $0.tap("language") },
    LookMoment("the presets", .colours) { $0.tap("feel-preset") },
    LookMoment("a feel that differs", .colours) {
      $0.drag("lift-scale", by: 60)
      $0.release()
    },
    LookMoment("the keys", .colours) { $0.tap("help") },
    LookMoment("about", .colours) {
      $0.tap("help")
      $0.tap("about")
    },
    card("a new recording", .ready),
    card("a film that is made", .working(.gif, percent: 40)),
    card("a film that was made", .saved(.mp4, path: "/films/Board drag.mp4")),
    card("a film that failed", .failed(reason: "No space is left on the device")),
    LookMoment("rows of recordings", .recordings) { page in
      var recordings = [recording, recording]
      recordings[1].path = "/r/damaged.dndrec"
      recordings[1].details = .unreadable
      page.receive(.recordings(recordings, version: 7))
      page.tap("recording-1")
    },
  ]

  private static let recording = SavedRecording(
    path: "/r/Board drag.dndrec", modified: 1_795_751_220, utcOffset: 3600,
    .readable(
      RecordingDetails(
        length: 4_100, scene: "board", thumbnail: "/t/a.png", width: 576, height: 336)))

  private static func card(_ name: String, _ status: RecordingCard.Status) -> LookMoment {
    LookMoment(name, .colours) {
      var card = RecordingCard(recording, isNew: true, hasFFmpeg: true)
      card.status = status
      $0.receive(card.message(opens: true))
    }
  }
}
