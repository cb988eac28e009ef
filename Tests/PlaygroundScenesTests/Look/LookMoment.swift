@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

/// A moment of a page, whose frame is examined.
struct LookMoment: CustomTestStringConvertible {
  let name: String
  let scene: SceneID
  /// The gestures that lead to the moment.
  let steps: @Sendable (inout PlaygroundDriver) -> Void

  init(
    _ name: String, _ scene: SceneID,
    _ steps: @escaping @Sendable (inout PlaygroundDriver) -> Void = { _ in }
  ) {
    (self.name, self.scene, self.steps) = (name, scene, steps)
  }

  var testDescription: String { name }

  func driver(
    isDark: Bool = false, language: Language = .english,
    window: Size = Size(width: 1120, height: 760)
  ) -> PlaygroundDriver {
    var options = PlaygroundOptions(scene: scene, window: window, language: language)
    options.isDark = isDark
    var table = PlaygroundDriver(options)
    steps(&table)
    table.wait(.seconds(1))
    return table
  }

  static func carrying(_ item: String, by dx: Length, _ dy: Length)
    -> @Sendable (inout PlaygroundDriver) -> Void
  {
    {
      $0.press(on: item)
      $0.drag(by: dx, dy)
    }
  }

  /// Every page as it appears first.
  static let pages: [LookMoment] =
    SceneID.allCases.map { LookMoment("\($0)", $0) } + [
      LookMoment("diagram", .follow) { $0.tap("follow-diagram") },
      LookMoment("guide", .colours) { $0.tap("how-it-works") },
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
      LookMoment("colours: a tile over a target", .colours) {
        $0.press(on: "red")
        $0.drag(to: "copy")
      },
      LookMoment("colours: a tile over a target that refuses", .colours) {
        $0.press(on: "red")
        $0.drag(to: "forbidden")
      },
      LookMoment("colours: a finger's tile over the cancel strip", .colours) {
        $0.pointer = .finger(1)
        $0.press(on: "red")
        $0.hold()
        $0.drag(to: Point(x: 504, y: 724))
      },
      LookMoment("colours: a finger's tile beside the cancel strip", .colours) {
        $0.pointer = .finger(1)
        $0.press(on: "red")
        $0.hold()
        $0.drag(by: 40)
      },
      LookMoment("colours: the focus", .colours) { $0.key(.tab) },
      LookMoment("playlist: a menu", .playlist) {
        let place = $0.place(of: "track-2").center
        $0.send(.pointerPressed(.mouse, at: place, button: .secondary))
        $0.send(.pointerReleased(.mouse, at: place, button: .secondary))
      },
      LookMoment("board: a tile in hand", .board, carrying("item-5", by: 40, 40)),
      LookMoment("board: a tip", .board) { $0.drag(to: "inspector") },
      LookMoment("board: an entry under the pointer", .board) { $0.drag(to: "scene-lessons") },
      LookMoment("board: headers and switches", .board) {
        $0.tap("headers")
        $0.tap("right-to-left")
      },
      LookMoment("lessons: a row over a group", .lessons, carrying("welcome", by: 0, 44)),
      LookMoment("lessons: a row that the list refuses", .lessons) {
        $0.tap("rules-article")
        $0.press(on: "external-text")
        $0.drag(to: "views")
      },
      LookMoment("playlist: a song in hand", .playlist) {
        $0.press(on: "song-2")
        $0.drag(to: "track-3")
      },
      LookMoment("playlist: a song that the library keeps", .playlist) {
        $0.press(on: "song-2")
        $0.drag(by: 0, 120)
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
        carrying("item-5", by: 40, 40)(&$0)
      },
      LookMoment("board: the engine while a finger waits", .board) {
        $0.tap("inspector-engine")
        $0.pointer = .finger(1)
        $0.press(on: "item-5")
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
