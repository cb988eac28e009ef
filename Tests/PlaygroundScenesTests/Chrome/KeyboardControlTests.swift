@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Everything in the window, by keyboard")
struct KeyboardControlTests {
  private var table = PlaygroundDriver(scene: .colours)

  @Test("Tab moves through the window column by column, and in each from top to bottom")
  mutating func order() {
    var seen: [String] = []
    repeat {
      table.key(.tab)
      seen.append(table.focused ?? "")
    } while seen.count < 60 && (seen.count < 2 || seen.last != seen.first)
    #expect(
      Array(seen.dropFirst(seen.firstIndex(of: "scene-follow") ?? 0).dropLast()) == [
        "scene-follow", "scene-colours", "scene-lessons", "scene-playlist", "scene-board",
        "scene-pictures", "scene-recordings",
        "how-it-works", "appearance", "help", "language", "undo", "redo", "reset", "style-follow",
        "style-lift", "show-tiles", "show-images", "record", "replay", "inspector",
        "inspector-feel", "inspector-engine", "own-preview",
        "slow-motion", "reduced-motion", "feel-preset", "compare-feel", "own-feel", "reset-feel",
        "copy-tuning",
        "long-press",
        "lift-distance", "long-press-time",
        "lift-scale", "lifted-alpha", "gap-response", "gap-damping", "drop-response",
        "drop-damping", "cancel-response",
      ])
  }

  @Test("Tab begins where a pointer was pressed, and arrows move in the sidebar")
  mutating func beginsAtPress() {
    table.tab(to: "scene-playlist")
    table.tap("scene-board")
    table.key(.tab)
    #expect(table.focused == "scene-board")
    table.key(.down)
    #expect(table.focused == "scene-pictures")
    table.key(.up, .up)
    #expect(table.focused == "scene-playlist")
    table.tap("item-7")
    #expect(table.focused == nil)
    table.key(.tab)
    #expect(table.focused == "item-7")
    table.press(at: table.place(of: "item-7").origin - Vector(dx: 3, dy: 3))
    table.release()
    table.key(.tab)
    #expect(table.focused == "item-1")
  }

  @Test("arrows, Page Up and Down, Home and End change the value of a slider")
  mutating func slider() {
    table.tab(to: "lift-distance")
    #expect(table.focused == "lift-distance")
    let before = table.content.tuning.liftDistance
    table.key(.right, .up)
    #expect(table.content.tuning.liftDistance == before + 2)
    table.key(.left, .pageUp)
    #expect(table.content.tuning.liftDistance == before + 11)
    table.key(.end, .right)
    #expect(table.content.tuning.liftDistance == 30)
    table.key(.pageDown)
    #expect(table.status == "Lift distance: 20 px. Arrows change it, Tab moves on.")
    table.key(.home, .down)
    #expect(table.content.tuning.liftDistance == 0)
    #expect(table.focused == "lift-distance")
    #expect(table.takeCalls().last == "adjust lift-distance decrement")
  }

  @Test("a slider changes in the same steps by key and by mouse", arguments: [Key.end, .home])
  mutating func ends(key: Key) {
    table.tab(to: "gap-response")
    table.key(key)
    let number = table.content.tuning.gapSpring.response
    #expect(number == .milliseconds(key == .end ? 1500 : 100))
  }

  @Test("the list of calls scrolls with the arrows while it is focused")
  mutating func calls() {
    table.tap("inspector-engine")
    for _ in 0..<40 {
      table.key(.tab)
    }
    table.tab(to: "calls")
    let before = table.playground.frame()
    table.key(.pageUp)
    #expect(table.focused == "calls")
    #expect(table.playground.frame() != before)
    table.key(.end)
    #expect(table.playground.frame() == before)
  }

  @Test("Right moves to the parts of a row, Enter presses one, and the next row is focused")
  mutating func deletes() {
    table = PlaygroundDriver(scene: .playlist)
    table.tab(to: "track-1")
    table.key(.down, .right)
    #expect(table.interaction.focusedRowControl == "delete")
    #expect(table.status == "雨の朝: Delete. Enter activates it, arrows move on.")
    table.key(.enter)
    #expect(table.names(in: "playlist").prefix(2) == ["track-1", "track-3"])
    #expect(table.focused == "track-3")
    #expect(table.interaction.focusedRowControl == nil)
    table.key(.left)
    #expect(table.interaction.focusedRowControl == "delete")
    table.key(.left)
    #expect(table.interaction.focusedRowControl == nil)
    table.tab(to: "song-1")
    table.key(.right, .space)
    #expect(table.names(in: "playlist").last == "track-13")
    #expect(table.interaction.focusedRowControl == "add")
  }

  @Test("the parts of an edited row are focused one by one")
  mutating func edited() throws {
    table = PlaygroundDriver(scene: .playlist)
    table.tap("playlist-ordinary")
    table.tab(to: "track-1")
    table.key(.right)
    #expect(table.interaction.focusedRowControl == nil)
    table.tap("edit")
    table.tab(to: "track-1")
    var parts: [String] = []
    for _ in 0..<3 {
      table.key(.right)
      parts.append(table.interaction.focusedRowControl ?? "row")
    }
    #expect(parts == ["select", "detail", "row"])
    table.key(.right, .enter)
    try table.playground.expectDecodedCopy()
    table.tab(to: "edit")
    table.key(.enter)
    table.settle()
    #expect(table.interaction.focusedRowControl == nil)
  }

  @Test("the last row can be deleted, and then nothing is focused")
  mutating func deletesAll() {
    table = PlaygroundDriver(scene: .playlist)
    table.tab(to: "track-1")
    for _ in 0..<12 {
      table.key(.right, .enter)
    }
    #expect(table.names(in: "playlist") == [])
    #expect(table.focused == nil)
    table.settle()
    #expect(table.interaction.isIdle)
  }
}
