import Testing

@testable import DragKit

struct CollectionScrollsTests {
  private var scrolls = CollectionScrolls()
  private let tuning = Tuning()
  private let range = ScrollRange(.vertical, viewport: 100, content: 500)
  private let wide = ScrollRange(.horizontal, viewport: 100, content: 500)

  private mutating func scroll(
    _ id: ContainerID, to offset: Length, animated: Bool, in range: ScrollRange? = nil
  ) {
    scrolls.update(id, in: range ?? self.range, tuning) { state, range, tuning in
      state.scroll(to: offset, animated: animated, in: range, tuning)
    }
  }

  @Test("A view that has left the layout is at its goal after one step")
  mutating func hidden() {
    scroll("songs", to: 300, animated: true)
    let scrolled = scrolls.step(tuning) { _ in nil }
    #expect(scrolled == [])
    #expect(scrolls.offset(of: "songs") == 300)
    #expect(scrolls.isSettled)
  }

  @Test("A view that turns to the other axis begins at zero, also while it moves or is held")
  mutating func turned() {
    scroll("songs", to: 300, animated: true)
    scrolls.update("songs", in: wide, tuning) { $0.fit(in: $1, $2) }
    #expect(scrolls.offset(of: "songs") == 0)
    #expect(scrolls.isSettled)
    scrolls.update("songs", in: wide, tuning) { state, range, tuning in
      state.begin(in: range, tuning)
      state.drag(by: -30, in: range, tuning)
    }
    #expect(scrolls.offset(of: "songs") == 30)
    scrolls.update("songs", in: range, tuning) { $0.drag(by: -10, in: $1, $2) }
    #expect(scrolls.offset(of: "songs") == 10, "The finger still holds it.")
  }
}
