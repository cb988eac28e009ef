import DragGeometry
@testable import DragKit
import PlaygroundScenes
@testable import DragPainter
import Support
import Testing

/// The pixels that a drag repaints, in the same window at scale 1 and 2.
@Suite("A drag")
struct DragDamageTests {
  private static let window = Size(width: 960, height: 600)

  @Test(
    "never repaints more than half of the window, and at scale 2 no larger share of it",
    arguments: [
      (SceneID.colours, BoardScene.Arrangement.grid), (.board, .grid), (.board, .list),
      (.board, .flow),
    ])
  func share(scene: SceneID, arrangement: BoardScene.Arrangement) throws {
    var options = PlaygroundOptions(scene: scene, window: Self.window)
    options.arrangement = arrangement
    let once = try Self.areas(options)
    options.scale = .percent(200)
    let twice = try Self.areas(options)
    #expect(once.allSatisfy { $0 < 960 * 600 / 2 }, "\(once)")
    #expect(twice.allSatisfy { $0 < 1920 * 1200 / 2 }, "\(twice)")
    let (sum, largeSum) = (once.reduce(0, +), twice.reduce(0, +))
    #expect(sum > 0)
    // A tenth more: some motions are less than a pixel at scale 1.
    #expect(largeSum <= sum * 44 / 10)
  }

  /// The number of pixels that each frame repaints while an item is carried down, without scrolling.
  private static func areas(_ options: PlaygroundOptions) throws -> [Int] {
    let renderer = try FrameRenderer(
      size: options.window, scale: options.scale, assets: KeptRecording.assets())
    var table = PlaygroundDriver(options)
    renderer.paint(table.playground.frame())
    var areas: [Int] = []
    func draw() {
      let damage = renderer.paint(table.playground.frame())
      areas.append(damage.reduce(0) { $0 + $1.area })
    }
    table.press(on: options.scene == .board ? "item-1" : "red")
    let start = table.location
    for step in 1...40 {
      table.drag(
        to: start + Vector(dx: Length(pixels: step), dy: Length(pixels: step * 8)), steps: 1)
      draw()
      table.wait(.milliseconds(8))
      draw()
    }
    return areas
  }
}
