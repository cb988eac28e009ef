@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("The keyboard in the playground")
struct KeyboardStatusTests {
  private var table = PlaygroundDriver(page: .colours)

  /// The keys of a page, and the status line after them.
  private static let steps: [(Page, Language, [(keys: [Key], status: String)])] = [
    (
      .colours, .english,
      [
        ([.tab], "Red, 1 of 5. Arrows choose, Space lifts."),
        ([.space], "Red lifted. Arrows move, Space drops, Escape cancels."),
        ([.down, .down], "Red: place 3 of 5"),
        ([.space], "Red dropped at place 3 of 5"),
        ([.space, .up, .escape], "Red: cancelled, back at place 3 of 5"),
      ]
    ),
    // The tile beside the card.
    (
      .colours, .english,
      [
        ([.tab, .space, .right], "Red: over Copy"), ([.left], "Red: place 2 of 5"),
        ([.right, .space], "Red copied to Copy"),
      ]
    ),
    (.colours, .japanese, [([.tab, .space, .down], "赤：5個中2番目")]),
    (.colours, .korean, [([.tab], "빨강, 5개 중 1번째. 화살표로 선택, Space로 들기")]),
    (
      .lessons, .english,
      [
        ([.tab, .space, .down, .down], "Welcome: place 2 of 4 in Swift"),
        ([.escape], "Welcome: cancelled, back at place 1 of 5"),
      ]
    ),
    (
      .playlist, .english,
      [
        ([.tab], "Morning Light, 1 of 12 in Playlist. Arrows choose, Space lifts."),
        (
          [.tab, .space, .left, .down, .space], "Morning Light copied to place 2 of 13 in Playlist"
        ),
      ]
    ),
    (.playlist, .japanese, [([.tab, .tab], "Morning Light、ライブラリの16個中1番目。矢印で選択、Spaceで持ち上げ")]),
  ]

  @Test("the status line reports each step, in every language", arguments: steps)
  func words(scene: Page, language: Language, steps: [(keys: [Key], status: String)]) {
    var table = PlaygroundDriver(page: scene, language: language)
    #expect(table.status == nil)
    for step in steps {
      for key in step.keys { table.key(key) }
      #expect(table.status == step.status)
    }
    table.key(.escape)
    table.press(at: .zero)
    #expect(table.status == nil)
  }

  @Test("a control is reported with its own title on every page", arguments: Page.allCases)
  func control(page: Page) {
    var table = PlaygroundDriver(page: page)
    table.tab(to: "scene-playlist")
    #expect(table.status?.hasPrefix("Playlist") == true, "\(table.status ?? "")")
  }

  @Test("a copy is reported with its own place")
  mutating func copies() {
    table = PlaygroundDriver(page: .board)
    table.key(.tab, .space, .right, .right, .right)
    table.key(.space, with: .control)
    #expect(table.status == "Tile 1 copied to place 5 of 61")
  }

  @Test("a move by lines is reported across a million tiles")
  mutating func million() {
    table = PlaygroundDriver(page: .board, items: 1_000_000)
    table.key(.tab, .end)
    table.settle()
    #expect(table.status == "Tile 1000000, 1000000 of 1000000. Arrows choose, Space lifts.")
    table.key(.space, .up, .space)
    table.settle()
    #expect(table.status == "Tile 1000000 dropped at place 999995 of 1000000")
  }

  @Test("the line moves to the top if it would cover its row")
  mutating func covers() throws {
    table = PlaygroundDriver(page: .board, arrangement: .list)
    table.key(.tab)
    let below = try #require(table.playground.statusFrame)
    table.key(.end)
    table.settle()
    let last = try #require(table.interaction.focused)
    let place = try #require(table.interaction.frame(of: last))
    let line = try #require(table.playground.statusFrame)
    #expect(!line.intersects(place))
    #expect(line.maxY < below.minY)
    table.key(.space)
    let lifted = try #require(table.playground.statusFrame)
    #expect(!lifted.intersects(place))
  }

  @Test("Enter presses the focused control, whose title is shown")
  mutating func controls() {
    table.key(.tab, .tab, .tab)
    #expect(table.status == "Colours. Enter activates it, Tab moves on.")
    table.key(.tab, .enter)
    #expect(table.content.page == .lessons)
    table.key(.tab, with: .shift)
    table.key(.space)
    #expect(table.content.page == .colours)
  }

  @Test("an open menu keeps the focus to itself")
  mutating func menu() {
    table.openMenu(of: "red")
    table.key(.tab)
    #expect(table.focused?.hasPrefix("menu-") == true)
    table.key(.enter)
    #expect(table.order != ["red", "blue", "black", "green", "yellow"])
  }

  @Test("the reported place is the one where it lands, also with others from before it")
  mutating func pile() {
    table = PlaygroundDriver(page: .board)
    table.key(.tab, .right, .right)
    table.key(.space, .right, .space, with: .control)
    table.key(.space)
    #expect(table.interaction.session?.items.count == 2)
    table.key(.right, .right)
    #expect(table.status == "Tile 4: place 5 of 60")
    table.key(.space)
    #expect(table.status == "Tile 4 dropped at place 6 of 60", "Tile 3 is before it.")
  }

  @Test("the place after a drop is that of the named tile, where others land beside it")
  mutating func besideOthers() {
    table = PlaygroundDriver(page: .board)
    table.key(.tab, .right)
    table.hold(.control) { table in
      for steps in [1, 2, 7] {
        for _ in 0..<steps { table.key(.right) }
        table.key(.space)
      }
    }
    table.key(.space, .down, .space)
    #expect(table.content.model.names(in: "board").firstIndex(of: "item-12") == 16)
    #expect(table.status == "Tile 12 dropped at place 17 of 60", "Others land beside it.")
  }

  @Test("the status line has states, and says what is not available")
  mutating func disabled() {
    table.tab(to: "undo")
    #expect(table.status == "Undo: not available now. Tab moves on.")
    table.tap("red")
    table.key(.tab, .space, .down, .space)
    table.settle()
    table.tab(to: "undo")
    #expect(table.status == "Undo. Enter activates it, Tab moves on.")
    table.key(.enter)
    #expect(table.status == "Undo: not available now. Tab moves on.", "It keeps the focus.")
    table.tab(to: "slow-motion")
    #expect(table.status == "Slow motion: Off. Enter changes it, Tab moves on.")
    table.key(.enter)
    #expect(table.status == "Slow motion: On. Enter changes it, Tab moves on.")
    table.openMenu(at: .zero)
    table.key(.down)
    #expect(table.status == "Undo: not available now. Tab moves on.")
  }

  @Test("the status line has the place of an item after an undo")
  mutating func afterUndo() {
    table.key(.tab, .space, .down, .down, .space)
    #expect(table.status == "Red dropped at place 3 of 5")
    table.key(.z, with: .control)
    #expect(table.status == "Red, 1 of 5. Arrows choose, Space lifts.")
  }

  @Test("the status covers no control, on any page of a small window", arguments: LookMoment.pages)
  func coversNoControl(page: LookMoment) {
    var table = page.driver()
    for size in [Size(width: 640, height: 480), Size(width: 426, height: 266)] {
      table.send(.windowResized(size))
      for _ in 0..<60 {
        table.key(.tab)
        guard let box = table.playground.statusFrame else { continue }
        let controls = table.playground.visibleItems.filter {
          $0.item.isControl && $0.frame.intersects(box)
        }
        #expect(controls.map { table.content.name(of: $0.item) } == [])
      }
    }
  }

  @Test("the status line has titles, and no names of the trace", arguments: LookMoment.pages)
  func titles(page: LookMoment) {
    var table = page.driver()
    var seen: [String] = []
    for _ in 0..<60 {
      table.key(.tab)
      guard let status = table.status, !seen.contains(status) else { break }
      seen.append(status)
    }
    #expect(seen.count > 10)
    #expect(seen.filter { $0.first?.isLowercase != false } == [])
  }
}
