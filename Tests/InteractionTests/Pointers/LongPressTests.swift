import DragKit
import Support
import Testing

struct LongPressTests {
  private var table = ShelfDriver()

  init() {
    table.shelf.tuning.mouseLongPressLifts = true
    table.shelf.tuning.longPress = .milliseconds(700)
    table.shelf.tuning.mouseLongPress = .milliseconds(300)
  }

  @Test(
    "A long press lifts after the time of its kind of pointer",
    arguments: [(PointerID.mouse, 300), (.finger(1), 700)])
  mutating func times(pointer: PointerID, time: Int) {
    table.press(on: "a", with: pointer)
    table.wait(.milliseconds(Int64(time) - 1))
    #expect(table.takeCalls() == [])
    table.wait(.milliseconds(1))
    #expect(table.takeCalls() == [.dragBegan])
  }

  @Test(
    "A long press of a finger ends beyond the slop of fingers", arguments: [(6, true), (7, false)])
  mutating func slop(distance: Length, lifts: Bool) {
    table.shelf.tuning.touchSlop = 6
    table.shelf.tuning.mouseSlop = 60
    table.press(on: "a", with: .finger(1))
    table.drag(by: 0, distance, with: .finger(1))
    table.wait(.seconds(1))
    #expect(table.takeCalls() == (lifts ? [.dragBegan] : []))
  }

  @Test(
    "A mouse that moves beyond its slop across a row swipes it", arguments: [(3, false), (4, true)])
  mutating func swipe(distance: Length, swipes: Bool) {
    var songs = Songs()
    songs.tuning.mouseSlop = 3
    var list = SongsDriver(songs)
    list.press(on: "song-2", x: 200)
    list.drag(by: -distance)
    #expect(list.takeCalls() == (swipes ? ["swipeBegan song-2 mouse"] : []))
  }
}
