@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The keyboard in the playground")
struct KeyboardStatusTests {
  private var table = PlaygroundDriver(PlaygroundOptions(scene: .colours))

  private var status: String? { table.playground.status }

  private mutating func begin(_ scene: SceneID, with change: (inout PlaygroundOptions) -> Void) {
    var options = PlaygroundOptions(scene: scene)
    change(&options)
    table = PlaygroundDriver(options)
  }

  private mutating func press(_ keys: Key...) {
    for key in keys { table.key(key) }
  }

  @Test("the status line reports each step")
  mutating func words() {
    #expect(status == nil)
    press(.tab)
    #expect(status == "Red, 1 of 5. Arrows choose, Space lifts.")
    press(.space)
    #expect(status == "Red lifted. Arrows move, Space drops, Escape cancels.")
    press(.down, .down)
    #expect(status == "Red: place 3 of 5")
    press(.space)
    #expect(status == "Red dropped at place 3 of 5")
    #expect(table.order == ["blue", "black", "red", "green", "yellow"])
    press(.space, .up, .escape)
    #expect(status == "Red: cancelled, back at place 3 of 5")
    table.press(at: .zero)
    #expect(status == nil)
    table.release()
  }

  @Test("the status line has every language of the interface")
  mutating func languages() {
    begin(.colours) { $0.language = .japanese }
    press(.tab, .space, .down)
    #expect(status == "赤：5個中2番目")
    begin(.colours) { $0.language = .korean }
    press(.tab)
    #expect(status == "빨강, 5개 중 1번째. 화살표로 선택, Space로 들기")
  }

  @Test("the right arrow moves tiles to the targets beside the column, and the left arrow back")
  mutating func targets() {
    press(.tab, .space, .right)
    #expect(status?.hasPrefix("Red: over ") == true)
    press(.left)
    // The tile beside the card.
    #expect(status == "Red: place 2 of 5")
    press(.escape)
    table.settle()
    #expect(table.playground.interaction.isIdle)
  }

  @Test("Up after Down returns to the same place")
  mutating func back() {
    press(.tab, .space, .down, .down, .up, .up, .space)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test("lessons and songs have their titles, and their containers' titles")
  mutating func titles() {
    table = PlaygroundDriver(PlaygroundOptions(scene: .lessons))
    press(.tab, .space, .down, .down)
    #expect(status == "Welcome: place 2 of 4 in Swift")
    press(.escape)
    #expect(status == "Welcome: cancelled, back at place 1 of 5")
    table = PlaygroundDriver(PlaygroundOptions(scene: .playlist))
    press(.tab)
    #expect(status == "Morning Light, 1 of 12 in Playlist. Arrows choose, Space lifts.")
    begin(.playlist) { $0.language = .japanese }
    press(.tab, .tab)
    #expect(status == "Morning Light、ライブラリの16個中1番目。矢印で選択、Spaceで持ち上げ")
  }

  @Test("a copy is announced with its own place, and a drop on a target with its title")
  mutating func copies() {
    table = PlaygroundDriver(PlaygroundOptions(scene: .playlist))
    press(.tab, .tab, .space, .left, .down, .space)
    #expect(status == "Morning Light copied to place 2 of 13 in Playlist")
    table = PlaygroundDriver(PlaygroundOptions(scene: .board))
    press(.tab, .space, .right, .right, .right)
    table.key(.space, with: .control)
    #expect(status == "Tile 1 copied to place 5 of 61")
    table = PlaygroundDriver(PlaygroundOptions(scene: .colours))
    press(.tab, .space, .right, .space)
    #expect(status == "Red copied to Copy")
  }

  @Test("the line moves to the top if it would cover its row")
  mutating func covers() throws {
    begin(.board) { $0.arrangement = .list }
    press(.tab)
    let below = try #require(table.playground.statusFrame)
    press(.end)
    table.settle()
    let last = try #require(table.playground.interaction.focused)
    let place = try #require(table.playground.interaction.frame(of: last))
    let line = try #require(table.playground.statusFrame)
    #expect(!line.intersects(place))
    #expect(line.maxY < below.minY)
    press(.space)
    let lifted = try #require(table.playground.statusFrame)
    #expect(!lifted.intersects(place))
  }

  @Test("Enter presses the focused control, and the status line has its title")
  mutating func controls() {
    press(.tab, .tab, .tab)
    #expect(status == "Colours. Enter activates it, Tab moves on.")
    press(.tab, .enter)
    #expect(table.playground.content.page == .lessons)
    table.key(.tab, with: .shift)
    press(.space)
    #expect(table.playground.content.page == .colours)
  }

  @Test("an open menu keeps the focus to itself")
  mutating func menu() {
    table.send(.pointerPressed(.mouse, at: table.place(of: "red").center, button: .secondary))
    press(.tab)
    let focused = table.playground.interaction.focused.map(table.playground.content.name(of:))
    #expect(focused?.hasPrefix("menu-") == true)
    press(.enter)
    #expect(table.order != ["red", "blue", "black", "green", "yellow"])
  }

  @Test("the reported place is the one where it lands, also with others from before it")
  mutating func pile() {
    table = PlaygroundDriver(PlaygroundOptions(scene: .board))
    press(.tab, .right, .right)
    table.send(.modifiersChanged(.control))
    press(.space, .right, .space)
    table.send(.modifiersChanged([]))
    press(.space)
    #expect(table.playground.interaction.session?.items.count == 2)
    press(.right, .right)
    let reported = status
    press(.space)
    #expect(reported == "Tile 4: place 5 of 60")
    #expect(status == "Tile 4 dropped at place 6 of 60", "Tile 3 is before it.")
  }

  @Test("the place after a drop is that of the named tile, also where others land beside it")
  mutating func several() {
    table = PlaygroundDriver(PlaygroundOptions(scene: .board))
    press(.tab, .right)
    table.send(.modifiersChanged(.control))
    for steps in [1, 2, 7] {
      for _ in 0..<steps { press(.right) }
      press(.space)
    }
    table.send(.modifiersChanged([]))
    press(.space, .down, .space)
    #expect(table.playground.content.model.names(in: "board").firstIndex(of: "item-12") == 16)
    #expect(status == "Tile 12 dropped at place 17 of 60")
  }

  @Test("a control that does nothing now is said to")
  mutating func disabled() {
    while status?.hasPrefix("Undo") != true { press(.tab) }
    #expect(status == "Undo: not available now. Tab moves on.")
    table.tap("red")
    press(.tab, .space, .down, .space)
    table.settle()
    while status?.hasPrefix("Undo") != true { press(.tab) }
    #expect(status == "Undo. Enter activates it, Tab moves on.")
    press(.enter)
    #expect(status == "Undo: not available now. Tab moves on.", "It keeps the focus.")
    table = PlaygroundDriver(PlaygroundOptions(scene: .colours))
    table.send(.pointerPressed(.mouse, at: .zero, button: .secondary))
    table.send(.pointerReleased(.mouse, at: .zero, button: .secondary))
    press(.down)
    #expect(status == "Undo: not available now. Tab moves on.")
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
        #expect(controls.map { table.playground.content.name(of: $0.item) } == [])
      }
    }
  }

  @Test("the keyboard moves by lines, and across a million tiles")
  mutating func board() {
    var options = PlaygroundOptions(scene: .board)
    options.items = 1_000_000
    table = PlaygroundDriver(options)
    press(.tab, .end)
    table.settle()
    #expect(status == "Tile 1000000, 1000000 of 1000000. Arrows choose, Space lifts.")
    press(.space, .up, .space)
    table.settle()
    #expect(status == "Tile 1000000 dropped at place 999995 of 1000000")
  }

  @Test("after an undo, the status line has the place where the item is now")
  mutating func undone() {
    press(.tab, .space, .down, .down, .space)
    #expect(status == "Red dropped at place 3 of 5")
    table.key(.z, with: .control)
    #expect(status == "Red, 1 of 5. Arrows choose, Space lifts.")
  }

  @Test("a switch has its state, and the target under a drag its title")
  mutating func states() {
    press(.tab, .space, .right)
    #expect(status == "Red: over Copy")
    press(.escape)
    table.settle()
    while status?.hasPrefix("Slow motion") != true { press(.tab) }
    #expect(status == "Slow motion: Off. Enter changes it, Tab moves on.")
    press(.enter)
    #expect(status == "Slow motion: On. Enter changes it, Tab moves on.")
  }

  @Test("the status line has titles, and no names of the trace", arguments: LookMoment.pages)
  func titles(page: LookMoment) {
    var table = page.driver()
    var seen: [String] = []
    for _ in 0..<60 {
      table.key(.tab)
      guard let status = table.playground.status, !seen.contains(status) else { break }
      seen.append(status)
    }
    #expect(seen.count > 10)
    #expect(seen.filter { $0.first?.isLowercase != false } == [])
  }
}
