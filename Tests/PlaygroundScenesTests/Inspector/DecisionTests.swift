import DragDrawing
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("The decisions of the arbiter in words")
struct DecisionTests {
  private static func table(
    _ scene: SceneID = .board, _ pointer: PointerID = .mouse, language: Language = .english
  ) -> PlaygroundDriver {
    var table = PlaygroundDriver(scene: scene, language: language)
    table.tap("inspector-engine")
    table.pointer = pointer
    return table
  }

  /// The lines of the decisions, each with its parts from left to right.
  private static func lines(_ table: PlaygroundDriver) -> [String] {
    let room = table.chrome.region(.decision) ?? .zero
    var lines: [Length: [TextLine]] = [:]
    for line in table.lines where room.contains(line.box.origin) {
      lines[line.box.minY, default: []].append(line)
    }
    return lines.sorted { $0.key < $1.key }.map { _, parts in
      // The words at the right edge are drawn before the title.
      parts.sorted { $0.alignment == .leading && $1.alignment != .leading }
        .map(\.text).joined(separator: " | ")
    }
  }

  @Test("a hovered tile says what a press could become")
  func hover() {
    var table = Self.table()
    table.drag(to: "item-8")
    #expect(
      Self.lines(table) == [
        "Engine | Mouse, released", "Tap | won: released", "Tile 8 | Mouse, over it",
        "Drag | after 5 px", "Tap | on release", "Menu | right button",
      ])
  }

  @Test(
    "a pressed tile says how far the mouse has moved, and what won and failed, also after the release"
  )
  func mouseDrag() {
    var table = Self.table()
    table.press(on: "item-8")
    #expect(
      Self.lines(table) == ["Tile 8 | Mouse, pressed", "Drag | after 5 px", "Tap | on release"])
    table.drag(by: 3, steps: 1)
    #expect(Self.lines(table)[1] == "Drag | 3 of 5 px")
    table.drag(by: 8, steps: 1)
    let decided = ["Drag | won: moved 11 px", "Tap | moved 11 px first"]
    #expect(Self.lines(table) == ["Tile 8 | Mouse, pressed"] + decided)
    table.drag(by: 60)
    #expect(Array(Self.lines(table).dropFirst()) == decided, "The decision stays as it was.")
    table.release()
    #expect(Array(Self.lines(table).prefix(3)) == ["Tile 8 | Mouse, released"] + decided)
  }

  @Test("a finger on a tile waits for its long press or for a scroll")
  func finger() {
    var table = Self.table(.board, .finger(1))
    table.press(on: "item-8")
    #expect(
      Self.lines(table) == [
        "Tile 8 | Finger 1, pressed", "Scroll | after 10 px up or down", "Drag | after 0.5 s",
        "Menu | held, then released", "Tap | on release",
      ])
    var scrolled = table
    scrolled.drag(by: 0, -14, steps: 1)
    #expect(
      Self.lines(scrolled).dropFirst() == [
        "Scroll | won: moved 14 px up or down", "Drag | moved 14 px up or down first",
        "Menu | moved 14 px up or down first", "Tap | moved 14 px up or down first",
      ])
    table.hold()
    #expect(
      Self.lines(table).dropFirst() == [
        "Scroll | held 0.5 s first", "Drag | won: held 0.5 s", "Menu | held 0.5 s first",
        "Tap | held 0.5 s first",
      ])
  }

  @Test("a tap, a swipe and a handle win by what decided them")
  func others() {
    var tap = Self.table()
    tap.tap("item-8")
    #expect(
      Self.lines(tap).prefix(3) == [
        "Tile 8 | Mouse, released", "Drag | released first", "Tap | won: released",
      ])
    var swipe = Self.table(.playlist, .finger(1))
    swipe.pointer = .mouse
    swipe.tap("playlist-ordinary")
    swipe.pointer = .finger(1)
    swipe.press(on: "track-2")
    swipe.drag(by: -12, steps: 1)
    #expect(Self.lines(swipe).contains("Swipe | won: moved 12 px sideways"))
    var handle = Self.table(.playlist)
    handle.press(at: handle.controlFrame("reorder", of: "track-2").center)
    #expect(Self.lines(handle).dropFirst() == ["Drag | won: pressed"])
  }

  @Test("a key ends an undecided press, and the reason is said")
  func otherInput() {
    var table = Self.table()
    table.press(on: "item-8")
    table.key("a")
    #expect(
      Self.lines(table).dropFirst() == ["Drag | other input", "Tap | other input"])
  }

  @Test("the mouse's switch adds its long press")
  func longPress() {
    var table = Self.table()
    table.tap("inspector-feel", "long-press", "inspector-engine")
    table.press(on: "item-8")
    #expect(Self.lines(table)[1] == "Drag | after 5 px or 0.5 s")
    table.hold()
    #expect(Self.lines(table)[1] == "Drag | won: held 0.5 s")
  }

  @Test("the right button shows that the menu won")
  func menu() {
    var table = Self.table()
    let place = table.place(of: "item-8").center
    table.send(.pointerPressed(.mouse, at: place, button: .secondary))
    #expect(
      Self.lines(table).prefix(2) == ["Tile 8 | Mouse, released", "Menu | won: right button"])
  }

  @Test("two fingers that pinch have won by the second one")
  func pinch() {
    var board = PlaygroundDriver.pictures("a.png", "b.png", "c.png")
    board.tap("inspector-engine")
    for (finger, name) in [(1, "picture-1"), (2, "picture-2")] {
      board.pointer = .finger(finger)
      board.press(on: name)
    }
    let lines = Self.lines(board)
    #expect(lines.count == 4, "Each finger has a title and a sentence: \(lines)")
    #expect(lines.filter { $0 == "Pinch won: second finger" }.count == 2)
  }

  @Test("three pointers have a line each, and more are counted")
  func many() {
    var table = Self.table()
    for finger in 1...5 {
      table.pointer = .finger(finger)
      table.press(on: "item-\(finger)")
    }
    #expect(Self.lines(table).count == 6)
    #expect(table.texts.contains("+2"))
    #expect(Self.lines(table)[0] == "Tile 1 | Finger 1, pressed")
    #expect(Self.lines(table)[1] == "Waiting: Scroll, Drag, Menu, Tap")
  }

  @Test(
    "the words are translated",
    arguments: [
      (Language.japanese, "ドラッグ | 決定：11 px動いた", "タップ | 先に11 px動いた"),
      (.korean, "드래그 | 결정: 11 px 움직임", "탭 | 먼저 11 px 움직임"),
    ])
  func languages(language: Language, won: String, failed: String) {
    var table = Self.table(language: language)
    table.press(on: "item-8")
    table.drag(by: 11, steps: 1)
    #expect(Self.lines(table).dropFirst() == [won, failed])
  }

  @Test("a finger that is released where it has lifted opens the menu, which has won")
  func fingerMenu() {
    var table = Self.table()
    table.pointer = .finger(1)
    table.press(on: "item-8")
    table.hold()
    table.release()
    #expect(Self.lines(table).contains("Menu | won: held, then released"))
    #expect(!Self.lines(table).contains { $0.hasPrefix("Drag | won") })
  }

  @Test("another page shows no decision about an item of the last one")
  func pages() {
    var table = Self.table()
    table.tap("item-8")
    for _ in 0..<60 where table.interaction.focused != PageButton(.playlist).id { table.key(.tab) }
    table.key(.enter)
    #expect(table.content.scene == .playlist)
    #expect(Self.lines(table).count == 1, "\(Self.lines(table))")
  }

  @Test("decisions change no hash, and a decoded state has them")
  func state() throws {
    var table = Self.table()
    table.press(on: "item-8")
    table.drag(by: 11, steps: 1)
    try table.playground.expectDecodedCopy()
    var other = table.interaction
    other.pointers.decisions = GestureDecisions()
    #expect(other.hashes(beside: 0) == table.interaction.hashes(beside: 0))
  }
}
