import DragGeometry
import DragModel
import Testing

@testable import DragKit

@Suite("The scroll positions of collection views")
struct CollectionScrollsTests {
  private var scrolls = CollectionScrolls()
  private let tuning = ScrollTuning()
  private let range = ScrollRange(
    viewport: Size(width: 100, height: 100), content: Size(width: 100, height: 500))

  private mutating func scroll(_ id: ContainerID, to dy: Length, animated: Bool) {
    scrolls.update(id, in: range, tuning) { state, range, tuning in
      state.scroll(to: Vector(dx: 0, dy: dy), animated: animated, in: range, tuning)
    }
  }

  @Test("Each view has an offset of its own, zero at first")
  mutating func offsets() {
    scroll("songs", to: 120, animated: false)
    #expect(scrolls.offset(of: "songs").dy == 120)
    #expect(scrolls.offset(of: "albums").dy == 0)
  }

  @Test("A step moves the animated views, and names them")
  mutating func step() {
    scroll("songs", to: 50, animated: false)
    scroll("albums", to: 200, animated: true)
    #expect(!scrolls.isSettled)
    #expect(scrolls.goal(of: "albums").dy == 200)
    var scrolled: Set<ContainerID> = []
    while !scrolls.isSettled {
      for id in scrolls.step(tuning, in: { [range] _ in range }) { scrolled.insert(id) }
    }
    #expect(scrolled == ["albums"])
    #expect(scrolls.offset(of: "albums").dy == 200)
    #expect(scrolls.offset(of: "songs").dy == 50)
  }

  @Test("A view that has left the layout is at its goal after one step")
  mutating func hidden() {
    scroll("songs", to: 300, animated: true)
    let scrolled = scrolls.step(tuning) { _ in nil }
    #expect(scrolled == [])
    #expect(scrolls.offset(of: "songs").dy == 300)
    #expect(scrolls.isSettled)
  }
}
