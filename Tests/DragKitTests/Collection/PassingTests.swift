import DragKit
import DragModel
import Testing

@Suite("R16: a row that accepts the drop, under a slow pointer")
struct PassingTests {
  private var folders = Folders()
  private var interaction = Interaction()

  /// Moves down or up by a pixel at a time, a second apart; says what a drop would do, as it changes.
  private mutating func proposals(from start: Int, to end: Int) -> [String] {
    var proposals: [String] = []
    for y in stride(from: start, through: end, by: start < end ? 1 : -1) {
      let point = Point(x: 100, y: Length(pixels: y))
      let time = interaction.now + .seconds(1)
      interaction.handle(
        InputEvent(time: time, .pointerMoved(.mouse, to: point, isDown: true)), content: &folders)
      guard let target = interaction.session?.target else { continue }
      let into = interaction.session?.intoItem.map { "into \(folders.name(of: $0))" }
      let proposal = into ?? "gap \(target.gap?.gap.index ?? -1)"
      if proposals.last != proposal { proposals.append(proposal) }
    }
    return proposals
  }

  private mutating func press(at y: Length) {
    interaction.start(&folders)
    let press = InputEvent(time: .zero, .pointerPressed(.mouse, at: Point(x: 100, y: y)))
    interaction.handle(press, content: &folders)
  }

  // A folder opens when it is stayed over; none of these does.
  init() { folders.tuning.springLoading = .seconds(1000) }

  @Test(
    "stays and accepts the drop on the way up, at any grab offset",
    arguments: [92, 110, 130])
  mutating func up(grab: Length) {
    press(at: grab)
    let proposals = proposals(from: grab.pixels - 6, to: 1)
    #expect(proposals == ["gap 2", "into locked", "gap 1", "into folder", "gap 0"])
  }

  @Test("stays and accepts the drop on the way down", arguments: [110, 130])
  mutating func down(grab: Length) {
    press(at: grab)
    _ = proposals(from: grab.pixels - 6, to: 1)
    let proposals = proposals(from: 1, to: 125)
    #expect(proposals == ["gap 0", "into folder", "gap 1", "into locked", "gap 2"])
  }
}
