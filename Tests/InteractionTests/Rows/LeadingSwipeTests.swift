import DragKit
import Support
import Testing

struct LeadingSwipeTests {
  private var list = SongsDriver { $0.leadingCount = 2 }

  @Test("A swipe uncovers the leading actions", arguments: [PointerID.mouse, .finger(1)])
  mutating func opens(pointer: PointerID) {
    list.pointer = pointer
    list.swipe("song-2", by: 100, from: 200)
    #expect(
      list.controls("song-2").prefix(2) == ["leading-swipe-pin 0+74", "leading-swipe-delete 74+74"])
    #expect(list.offset(of: "song-2") == 148)
    let kind = pointer.kind.rawValue
    #expect(
      list.takeCalls() == ["swipeBegan song-2 \(kind)", "swipeEnded song-2 \(kind) open leading"])
  }

  @Test("A tap on a button performs its action, although the other edge has one of the same kind")
  mutating func taps() {
    list.swipe("song-2", by: 100, from: 200)
    list.tap("song-2", x: 30)
    list.settle()
    #expect(list.content.reported == ["pin first song-2"])
    #expect(list.offset(of: "song-2") == 0)
    list.swipe("song-3", by: 100, from: 200)
    list.tap("song-3", x: 100)
    #expect(list.takeCalls().last == "contextualAction song-3 leading-swipe-delete true")
    #expect(list.order == ["song-1", "song-2", "song-4", "song-5", "song-6"])
  }

  @Test("Keys reach and perform an uncovered leading action")
  mutating func keys() {
    list.swipe("song-2", by: 100, from: 200)
    list.press(.tab, .right)
    #expect(list.interaction.focusedRowControl == "leading-swipe-pin")
    list.press(.enter)
    #expect(list.content.reported == ["pin first song-2"])
  }

  @Test("E18: A full swipe performs the first leading action, if it may")
  mutating func full() {
    list.press(on: "song-2", x: 100)
    list.drag(by: 240)
    #expect(list.controls("song-2").first == "leading-swipe-pin 0+230")
    #expect(list.row("song-2")?.actions.count == 1)
    list.release()
    list.settle()
    #expect(list.content.reported == ["pin first song-2"])
    #expect(list.takeCalls().contains("swipeEnded song-2 mouse full leading"))
    #expect(list.offset(of: "song-2") == 0)
    list.change { $0.performsFirstLeading = false }
    list.swipe("song-2", by: 290, from: 80)
    #expect(list.content.reported == ["pin first song-2"])
    #expect(list.offset(of: "song-2") == 148)
  }

  @Test("The leading edge of a row is the right one from right to left")
  mutating func mirrored() {
    list.change { $0.isRightToLeft = true }
    list.swipe("song-2", by: -100, from: 200)
    #expect(
      list.controls("song-2").prefix(2) == [
        "leading-swipe-pin 326+74", "leading-swipe-delete 252+74",
      ])
    #expect(list.offset(of: "song-2") == -148)
  }

  @Test("E24: A delete accessory without an action reveals only trailing actions")
  mutating func delete() {
    list.change { $0.deletes = false }
    list.tap("song-2", x: 26)
    list.settle()
    #expect(list.offset(of: "song-2") == -74)
    list.change { $0.actionCount = 0 }
    list.tap("song-2", x: 26)
    list.settle()
    #expect(list.offset(of: "song-2") == 0)
  }

  @Test("A swipe back closes a row, and beyond that uncovers the other edge")
  mutating func back() {
    list.swipe("song-2", by: 100, from: 200)
    list.swipe("song-2", by: -100, from: 300)
    #expect(list.offset(of: "song-2") == 0)
    list.swipe("song-2", by: 100, from: 200)
    list.swipe("song-2", by: -220, from: 300)
    #expect(list.controls("song-2").first == "swipe-delete 326+74")
    #expect(list.takeCalls().last == "swipeEnded song-2 mouse open")
  }

  @Test("A row whose open actions are gone closes, though its other edge has some")
  mutating func gone() {
    list.swipe("song-2", by: 100, from: 200)
    list.change { $0.leadingCount = 0 }
    #expect(list.offset(of: "song-2") == 0)
    list.swipe("song-2", by: 100, from: 200)
    #expect(list.offset(of: "song-2") == 0)
  }

  @Test("A wheel opens a leading edge, closes it, and then opens the trailing one")
  mutating func wheel() {
    let offsets = [-1, -1, 1, 1, -1].map { (dx: Length) in
      list.turnSideways(over: "song-2", by: dx)
      return list.offset(of: "song-2")
    }
    #expect(offsets == [148, 148, 0, -74, 0])
  }

  @Test(
    "A row that closes does not uncover its other edge when its spring overshoots",
    arguments: [2: ["leading-swipe-pin", "leading-swipe-delete"], 0: []] as [Int: Set])
  mutating func overshoot(leadingCount: Int, shown: Set<String>) {
    list.press(on: "song-2", x: 100)
    list.drag(by: 230)
    list.release()
    list.content.leadingCount = leadingCount
    var (names, farthest): (Set<String>, Length) = ([], 0)
    while !list.interaction.isIdle {
      list.wait(.milliseconds(4))
      guard let row = list.row("song-2") else { break }
      names.formUnion(row.actions.map(\.name))
      farthest = min(farthest, row.frame.minX)
    }
    #expect(farthest < -1)
    #expect(names == shown)
  }
}

struct GridSwipeTests {
  /// Two tiles in a line, 180 px wide: song-1 from x = 15, and song-2 from x = 205.
  private var songs = SongsDriver { ($0.layout, $0.isEditPage) = (.grid, false) }

  @Test("A swipe on a tile uncovers its actions in it", arguments: [PointerID.mouse, .finger(1)])
  mutating func opens(pointer: PointerID) {
    songs.pointer = pointer
    #expect(songs.place(of: "song-1") == Rect(x: 15, y: 10, width: 180, height: 80))
    songs.swipe("song-1", by: -60, from: 150)
    #expect(songs.controls("song-1") == ["swipe-delete 121+74"])
    #expect(songs.offset(of: "song-1") == -59)
    #expect(songs.controls("song-2") == [])
    let kind = pointer.kind.rawValue
    #expect(songs.takeCalls() == ["swipeBegan song-1 \(kind)", "swipeEnded song-1 \(kind) open"])
  }

  @Test("A swipe from the leading edge of a tile uncovers its leading actions")
  mutating func leading() {
    songs.content.leadingCount = 1
    songs.swipe("song-2", by: 60, from: 50)
    #expect(songs.controls("song-2") == ["leading-swipe-pin 205+74"])
  }

  @Test("A swipe on a row of a horizontal list scrolls it, and uncovers nothing")
  mutating func line() {
    songs.change { $0.layout = .line }
    songs.pointer = .finger(1)
    songs.swipe("song-2", by: -60, from: 90)
    #expect(songs.controls("song-2") == [])
    #expect(songs.content.reported == [])
    #expect(songs.interaction.scrollOffset(of: "songs") == Vector(dx: 50, dy: 0))
  }

  @Test(
    "A full swipe of a narrow tile ends 40 px beyond its actions",
    arguments: [(-113, []), (-114, ["delete song-1"])])
  mutating func full(distance: Int, reported: [String]) {
    // The first 10 px of the motion are the slop.
    songs.swipe("song-1", by: Length(pixels: distance - 10), from: 170)
    #expect(songs.content.reported == reported)
    #expect(songs.order.count == 6 - reported.count)
  }

  @Test("A press on a tile closes the open one beside it, and the wheel opens that tile")
  mutating func oneAtATime() {
    songs.swipe("song-1", by: -60, from: 150)
    songs.swipe("song-2", by: -60, from: 150)
    #expect(songs.controls("song-1") == [])
    #expect(songs.controls("song-2") == [])
    songs.turnSideways(over: "song-2", by: 51)
    #expect(songs.controls("song-2") == ["swipe-delete 311+74"])
    songs.tap("song-2", x: 150)
    #expect(songs.content.reported == ["delete song-2"])
  }
}
