@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The keyboard in the playground")
struct KeyboardStatusTests {
  private var table = PlaygroundDriver(scene: .colours)

  @Test("the status line reports each step")
  mutating func words() {
    #expect(table.status == nil)
    table.key(.tab)
    #expect(table.status == "Red, 1 of 5. Arrows choose, Space lifts.")
    table.key(.space)
    #expect(table.status == "Red lifted. Arrows move, Space drops, Escape cancels.")
    table.key(.down, .down)
    #expect(table.status == "Red: place 3 of 5")
    table.key(.space)
    #expect(table.status == "Red dropped at place 3 of 5")
    #expect(table.order == ["blue", "black", "red", "green", "yellow"])
    table.key(.space, .up, .escape)
    #expect(table.status == "Red: cancelled, back at place 3 of 5")
    table.press(at: .zero)
    #expect(table.status == nil)
    table.release()
  }

  @Test("the status line has every language of the interface")
  mutating func languages() {
    table = PlaygroundDriver(scene: .colours, language: .japanese)
    table.key(.tab, .space, .down)
    #expect(table.status == "赤：5個中2番目")
    table = PlaygroundDriver(scene: .colours, language: .korean)
    table.key(.tab)
    #expect(table.status == "빨강, 5개 중 1번째. 화살표로 선택, Space로 들기")
  }

  @Test("the right arrow moves tiles to the targets beside the column, and the left arrow back")
  mutating func targets() {
    table.key(.tab, .space, .right)
    #expect(table.status == "Red: over Copy")
    table.key(.left)
    // The tile beside the card.
    #expect(table.status == "Red: place 2 of 5")
    table.key(.escape)
    table.settle()
    #expect(table.interaction.isIdle)
  }

  @Test("lessons and songs have their titles, and their containers' titles")
  mutating func titles() {
    table = PlaygroundDriver(scene: .lessons)
    table.key(.tab, .space, .down, .down)
    #expect(table.status == "Welcome: place 2 of 4 in Swift")
    table.key(.escape)
    #expect(table.status == "Welcome: cancelled, back at place 1 of 5")
    table = PlaygroundDriver(scene: .playlist)
    table.key(.tab)
    #expect(table.status == "Morning Light, 1 of 12 in Playlist. Arrows choose, Space lifts.")
    table = PlaygroundDriver(scene: .playlist, language: .japanese)
    table.key(.tab, .tab)
    #expect(table.status == "Morning Light、ライブラリの16個中1番目。矢印で選択、Spaceで持ち上げ")
  }

  @Test("a copy is announced with its own place, and a drop on a target with its title")
  mutating func copies() {
    table = PlaygroundDriver(scene: .playlist)
    table.key(.tab, .tab, .space, .left, .down, .space)
    #expect(table.status == "Morning Light copied to place 2 of 13 in Playlist")
    table = PlaygroundDriver(scene: .board)
    table.key(.tab, .space, .right, .right, .right)
    table.key(.space, with: .control)
    #expect(table.status == "Tile 1 copied to place 5 of 61")
    table = PlaygroundDriver(scene: .colours)
    table.key(.tab, .space, .right, .space)
    #expect(table.status == "Red copied to Copy")
  }

  @Test("the line moves to the top if it would cover its row")
  mutating func covers() throws {
    table = PlaygroundDriver(scene: .board, arrangement: .list)
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

  @Test("Enter presses the focused control, and the status line has its title")
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
    table.send(.pointerPressed(.mouse, at: table.place(of: "red").center, button: .secondary))
    table.key(.tab)
    #expect(table.focused?.hasPrefix("menu-") == true)
    table.key(.enter)
    #expect(table.order != ["red", "blue", "black", "green", "yellow"])
  }

  @Test("the reported place is the one where it lands, also with others from before it")
  mutating func pile() {
    table = PlaygroundDriver(scene: .board)
    table.key(.tab, .right, .right)
    table.send(.modifiersChanged(.control))
    table.key(.space, .right, .space)
    table.send(.modifiersChanged([]))
    table.key(.space)
    #expect(table.interaction.session?.items.count == 2)
    table.key(.right, .right)
    let reported = table.status
    table.key(.space)
    #expect(reported == "Tile 4: place 5 of 60")
    #expect(table.status == "Tile 4 dropped at place 6 of 60", "Tile 3 is before it.")
  }

  @Test("the place after a drop is that of the named tile, also where others land beside it")
  mutating func several() {
    table = PlaygroundDriver(scene: .board)
    table.key(.tab, .right)
    table.send(.modifiersChanged(.control))
    for steps in [1, 2, 7] {
      for _ in 0..<steps { table.key(.right) }
      table.key(.space)
    }
    table.send(.modifiersChanged([]))
    table.key(.space, .down, .space)
    #expect(table.content.model.names(in: "board").firstIndex(of: "item-12") == 16)
    #expect(table.status == "Tile 12 dropped at place 17 of 60")
  }

  @Test("a control that does nothing now is said to")
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
    table = PlaygroundDriver(scene: .colours)
    table.openMenu(at: .zero)
    table.key(.down)
    #expect(table.status == "Undo: not available now. Tab moves on.")
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

  @Test("the keyboard moves by lines, and across a million tiles")
  mutating func board() {
    table = PlaygroundDriver(scene: .board, items: 1_000_000)
    table.key(.tab, .end)
    table.settle()
    #expect(table.status == "Tile 1000000, 1000000 of 1000000. Arrows choose, Space lifts.")
    table.key(.space, .up, .space)
    table.settle()
    #expect(table.status == "Tile 1000000 dropped at place 999995 of 1000000")
  }

  @Test("after an undo, the status line has the place where the item is now")
  mutating func undone() {
    table.key(.tab, .space, .down, .down, .space)
    #expect(table.status == "Red dropped at place 3 of 5")
    table.key(.z, with: .control)
    #expect(table.status == "Red, 1 of 5. Arrows choose, Space lifts.")
  }

  @Test("a switch has its state")
  mutating func states() {
    table.tab(to: "slow-motion")
    #expect(table.status == "Slow motion: Off. Enter changes it, Tab moves on.")
    table.key(.enter)
    #expect(table.status == "Slow motion: On. Enter changes it, Tab moves on.")
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
