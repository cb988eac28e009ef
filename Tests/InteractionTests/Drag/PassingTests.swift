import DragKit
import Support
import Testing

struct PassingTests {
  private var folders = ContentDriver(Folders())

  /// Moves along the axis a pixel a second; says what a drop would do, and an open gap, as they change.
  private mutating func proposals(from start: Int, to end: Int) -> [String] {
    var proposals: [String] = []
    for place in stride(from: start, through: end, by: start < end ? 1 : -1) {
      // The second time, a gap that has waited for the first motion to rest is open.
      for _ in 0..<2 { folders.drag(to: point(place), steps: 1) }
      guard let session = folders.interaction.session, let target = session.target else { continue }
      let gap = target.gap.map { "gap \($0.gap.index)" } ?? "no gap"
      let into = session.intoItem.map { "into \(folders.content.name(of: $0)), " } ?? ""
      let proposal = into + gap
      if proposals.last != proposal { proposals.append(proposal) }
    }
    return proposals
  }

  private func point(_ place: Int) -> Point {
    let place = Length(pixels: place)
    return folders.content.isGrid ? Point(x: place, y: 40) : Point(x: 100, y: place)
  }

  init() {
    folders.interval = .milliseconds(500)
    // A folder opens when it is stayed over; none of these does.
    folders.change { $0.tuning.springLoading = .seconds(1000) }
  }

  @Test("R16: A row that accepts the drop is the only one to show it", arguments: [92, 110, 130])
  mutating func rows(grab: Int) {
    folders.press(at: point(grab))
    let up = proposals(from: grab - 6, to: 1)
    #expect(up == ["gap 2", "into locked, no gap", "gap 1", "into folder, no gap", "gap 0"])
    let down = proposals(from: 1, to: grab)
    #expect(down == up.reversed())
  }

  @Test("R16: A tile that accepts the drop is the only one to show it", arguments: [232, 258, 284])
  mutating func tiles(grab: Int) {
    folders.change { $0.isGrid = true }
    folders.press(at: point(grab))
    let left = proposals(from: grab - 6, to: 13)
    #expect(
      left == ["gap 3", "gap 2", "into locked, no gap", "gap 1", "into folder, no gap", "gap 0"])
    let right = proposals(from: 13, to: grab)
    #expect(right == left.reversed())
  }

  @Test("R16: A row that accepts the drop opens and closes no gap under a tremor")
  mutating func tremor() {
    folders.press(at: point(110))
    _ = proposals(from: 104, to: 76)
    let trembling = (0..<4).flatMap { _ in proposals(from: 76, to: 79) }
    #expect(Set(trembling) == ["into locked, no gap"])
    let leaving = proposals(from: 79, to: 81)
    #expect(leaving == ["into locked, no gap", "gap 2"])
  }
}
