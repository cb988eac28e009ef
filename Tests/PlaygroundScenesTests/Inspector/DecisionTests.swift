import DragDrawing
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("The decisions of the arbiter in words")
struct DecisionTests {
  private var table = DecisionTests.table()

  private static func table(
    _ scene: Page = .board, language: Language = .english
  ) -> PlaygroundDriver {
    var table = PlaygroundDriver(page: scene, language: language)
    table.tap("inspector-engine")
    return table
  }

  /// The lines of the decisions, each with its parts from left to right.
  private var lines: [String] {
    table.rows(in: table.chrome.region(.decision) ?? .zero).map { parts in
      // The words at the right edge are drawn before the title.
      parts.sorted { $0.alignment == .leading && $1.alignment != .leading }
        .map(\.text).joined(separator: " | ")
    }
  }

  @Test("a pressed tile says how far the mouse has moved, and what won and failed")
  mutating func mouseDrag() {
    table.press(on: "item-8")
    #expect(
      lines == ["Tile 8 | Mouse, pressed", "Drag | after 5 px", "Tap | on release"])
    table.drag(by: 3, steps: 1)
    #expect(lines[1] == "Drag | 3 of 5 px")
    table.drag(by: 8, steps: 1)
    let decided = ["Drag | won: moved 11 px", "Tap | moved 11 px first"]
    #expect(lines == ["Tile 8 | Mouse, pressed"] + decided)
    table.drag(by: 60)
    #expect(Array(lines.dropFirst()) == decided, "The decision stays as it was.")
    table.release()
    #expect(Array(lines.prefix(3)) == ["Tile 8 | Mouse, released"] + decided)
  }

  @Test("a hovered tile says what a press could become")
  mutating func hover() {
    table.drag(to: "item-8")
    #expect(
      lines == [
        "Engine | Mouse, released", "Tap | won: released", "Tile 8 | Mouse, over it",
        "Drag | after 5 px", "Tap | on release", "Menu | right button",
      ])
  }

  @Test("a finger on a tile waits for its long press or for a scroll")
  mutating func finger() {
    table.pointer = .finger(1)
    table.press(on: "item-8")
    #expect(
      lines == [
        "Tile 8 | Finger 1, pressed", "Scroll | after 10 px up or down", "Drag | after 0.5 s",
        "Menu | held, then released", "Tap | on release",
      ])
    let pressed = table
    table.drag(by: 0, -14, steps: 1)
    #expect(
      lines.dropFirst() == [
        "Scroll | won: moved 14 px up or down", "Drag | moved 14 px up or down first",
        "Menu | moved 14 px up or down first", "Tap | moved 14 px up or down first",
      ])
    table = pressed
    table.hold()
    #expect(
      lines.dropFirst() == [
        "Scroll | held 0.5 s first", "Drag | won: held 0.5 s", "Menu | held 0.5 s first",
        "Tap | held 0.5 s first",
      ])
  }

  @Test("a mouse with its switch waits for its long press, too")
  mutating func heldMouse() {
    table.tap("inspector-feel", "long-press", "inspector-engine")
    table.press(on: "item-8")
    #expect(lines[1] == "Drag | after 5 px or 0.5 s")
    table.hold()
    #expect(lines[1] == "Drag | won: held 0.5 s")
  }

  private static let gestures:
    [(scene: Page, act: @Sendable (inout PlaygroundDriver) -> Void, shown: [String])] = [
      (
        .board, { $0.tap("item-8") },
        ["Tile 8 | Mouse, released", "Drag | released first", "Tap | won: released"]
      ),
      (
        .playlist,
        {
          $0.tap("playlist-ordinary")
          $0.drag("track-2", by: -12, steps: 1, with: .finger(1))
        }, ["Swipe | won: moved 12 px sideways"]
      ),
      (
        .playlist, { $0.press(at: $0.controlFrame("reorder", of: "track-2").center) },
        ["Drag | won: pressed"]
      ),
      (
        .board,
        {
          $0.lift("item-8", with: .finger(1))
          $0.release(with: .finger(1))
        }, ["Menu | won: held, then released"]
      ),
      (
        .board,
        {
          $0.press(on: "item-8")
          $0.key("a")
        }, ["Drag | other input", "Tap | other input"]
      ),
      (
        .board, { $0.openMenu(of: "item-8") },
        ["Tile 8 | Mouse, released", "Menu | won: right button"]
      ),
    ]

  @Test(
    "a gesture wins by what decided it, and others fail with a reason", arguments: gestures)
  mutating func decides(
    scene: Page, act: @Sendable (inout PlaygroundDriver) -> Void, shown: [String]
  ) {
    table = Self.table(scene)
    act(&table)
    #expect(lines.filter(shown.contains) == shown)
    #expect(lines.count { $0.contains("won:") } <= 1)
  }

  @Test("fingers that pinch have won by the second one")
  mutating func pinch() {
    table = PlaygroundDriver.pictures("a.png", "b.png", "c.png")
    table.tap("inspector-engine")
    for finger in 1...2 { table.press(on: "picture-\(finger)", with: .finger(finger)) }
    #expect(lines.count == 4, "Each finger has a title and a sentence: \(lines)")
    #expect(lines.filter { $0 == "Pinch won: second finger" }.count == 2)
  }

  @Test("three pointers have a line each, and more are counted")
  mutating func many() {
    for finger in 1...5 { table.press(on: "item-\(finger)", with: .finger(finger)) }
    #expect(lines.count == 6)
    #expect(table.texts.contains("+2"))
    #expect(lines[0] == "Tile 1 | Finger 1, pressed")
    #expect(lines[1] == "Waiting: Scroll, Drag, Menu, Tap")
  }

  @Test(
    "the words are translated",
    arguments: [
      (Language.japanese, "ドラッグ | 決定：11 px動いた", "タップ | 先に11 px動いた"),
      (.korean, "드래그 | 결정: 11 px 움직임", "탭 | 먼저 11 px 움직임"),
    ])
  mutating func languages(language: Language, won: String, failed: String) {
    table = Self.table(language: language)
    table.drag("item-8", by: 11, steps: 1)
    #expect(lines.dropFirst() == [won, failed])
  }

  @Test("another page shows no decision about an item of the last one")
  mutating func pages() {
    table.tap("item-8")
    table.tab(to: "scene-playlist")
    table.key(.enter)
    #expect(table.content.page == .playlist)
    #expect(lines.count == 1, "\(lines)")
  }

  @Test("decisions change no hash, and are decoded")
  mutating func state() throws {
    table.drag("item-8", by: 11, steps: 1)
    try table.playground.expectDecodedCopy()
    var other = table.interaction
    other.pointers.decisions = GestureDecisions()
    #expect(other.hashes(beside: 0) == table.interaction.hashes(beside: 0))
  }
}
