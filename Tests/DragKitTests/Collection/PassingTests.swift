import DragKit
import DragModel
import Testing

@Suite("R16: an item that accepts the drop, under a slow pointer")
struct PassingTests {
  private var folders = Folders()
  private var interaction = Interaction()

  /// Moves along the axis a pixel a second; says what a drop would do, and an open gap, as they change.
  private mutating func proposals(from start: Int, to end: Int) -> [String] {
    var proposals: [String] = []
    for place in stride(from: start, through: end, by: start < end ? 1 : -1) {
      // The second time, a gap that has waited for the first motion to rest is open.
      for _ in 0..<2 {
        let time = interaction.now + .milliseconds(500)
        let motion = InputEvent(time: time, .pointerMoved(.mouse, to: point(place), isDown: true))
        interaction.handle(motion, content: &folders)
      }
      guard let target = interaction.session?.target else { continue }
      let gap = target.gap.map { "gap \($0.gap.index)" } ?? "no gap"
      let into = interaction.session?.intoItem.map { "into \(folders.name(of: $0)), " } ?? ""
      let proposal = into + gap
      if proposals.last != proposal { proposals.append(proposal) }
    }
    return proposals
  }

  private func point(_ place: Int) -> Point {
    let place = Length(pixels: place)
    return folders.isGrid ? Point(x: place, y: 40) : Point(x: 100, y: place)
  }

  private mutating func press(at place: Int) {
    interaction.start(&folders)
    let press = InputEvent(time: .zero, .pointerPressed(.mouse, at: point(place)))
    interaction.handle(press, content: &folders)
  }

  // A folder opens when it is stayed over; none of these does.
  init() { folders.tuning.springLoading = .seconds(1000) }

  @Test("is the only one to show where a drop goes, at any grab offset", arguments: [92, 110, 130])
  mutating func rows(grab: Int) {
    press(at: grab)
    let up = proposals(from: grab - 6, to: 1)
    #expect(up == ["gap 2", "into locked, no gap", "gap 1", "into folder, no gap", "gap 0"])
    let down = proposals(from: 1, to: grab)
    #expect(down == up.reversed())
  }

  @Test("is the only one to show where a drop goes, among tiles, too", arguments: [232, 258, 284])
  mutating func tiles(grab: Int) {
    folders.isGrid = true
    press(at: grab)
    let left = proposals(from: grab - 6, to: 13)
    #expect(
      left == ["gap 3", "gap 2", "into locked, no gap", "gap 1", "into folder, no gap", "gap 0"])
    let right = proposals(from: 13, to: grab)
    #expect(right == left.reversed())
  }

  @Test("opens and closes no gap under a tremor")
  mutating func tremor() {
    press(at: 110)
    _ = proposals(from: 104, to: 76)
    let trembling = (0..<4).flatMap { _ in proposals(from: 76, to: 79) }
    #expect(Set(trembling) == ["into locked, no gap"])
    let leaving = proposals(from: 79, to: 81)
    #expect(leaving == ["into locked, no gap", "gap 2"])
  }
}
