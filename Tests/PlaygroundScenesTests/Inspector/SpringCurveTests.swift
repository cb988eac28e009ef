import DragDrawing
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("The curves of springs")
struct SpringCurveTests {
  private static let gap = SpringCurve(Tuning().gapSpring)

  @Test("are those of the engine: literal points of the standard gap")
  func points() {
    let shares = Self.gap.shares
    let percents = [0, 50, 100, 150, 200, 300, 400].map { shares[$0] * 100 / 65536 }
    #expect(percents == [0, 25, 61, 85, 96, 101, 100])
    #expect(Self.gap.duration == .milliseconds(347))
    #expect(Self.gap.overshoot == 14)
  }

  @Test("a critically damped spring does not overshoot, and a loose one does")
  func damping() {
    let calm = SpringCurve(Spring(response: .milliseconds(300), damping: .percent(100)))
    let loose = SpringCurve(Spring(response: .milliseconds(300), damping: .percent(30)))
    #expect(calm.overshoot == 0)
    #expect((365...380).contains(loose.overshoot), "\(loose.overshoot)")
    #expect(LocalizedString.overshoot(of: loose).text(.english) == "overshoot 37 %")
    #expect(LocalizedString.overshoot(of: calm).text(.english) == "no overshoot")
    #expect(LocalizedString.overshoot(of: Self.gap).text(.english) == "overshoot 1.4 %")
    #expect(LocalizedString.time(of: Self.gap).text(.english) == "settles in 0.35 s")
  }

  @Test("find the time of a value, however far its way is, in slow motion too", arguments: [1, 10])
  func time(slowness: Int) {
    let step = SpringStep(Tuning().gapSpring.slowed(by: slowness), tolerance: .quarterPixel)
    for way in [Length(pixels: 300), -40] {
      var value = SpringValue(at: way)
      value.retarget(to: Length.zero)
      for time in stride(from: 20, through: 200, by: 20) {
        _ = value.step(step, atMost: 20 * slowness)
        let found = Self.gap.time(of: value, slowedBy: slowness)
        #expect(found.map { (time - 4...time + 4).contains($0) } == true, "\(time): \(found ?? -1)")
      }
    }
  }

  @Test("have one height on every page, for one slider and for two", arguments: SceneID.allCases)
  func heights(scene: SceneID) {
    let table = PlaygroundDriver(scene: scene)
    let plots = table.chrome.springPlots
    #expect(plots.allSatisfy { $0.plot.frame.height == 32 })
    #expect(plots.count >= 2)
  }

  private static func dots(_ table: PlaygroundDriver) -> [TunedSpring] {
    table.shapes.filter { $0.owner.part == ScreenPart.springDot.rawValue }
      .compactMap { TunedSpring(rawValue: $0.owner.number) }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test("a dot is on the curve of each spring that moves something, and of no other")
  func dots() {
    var table = PlaygroundDriver(scene: .board)
    #expect(Self.dots(table) == [])
    table.press(on: "item-1")
    table.drag(by: 20, steps: 1)
    table.wait(.milliseconds(20))
    #expect(Self.dots(table).contains(.lift))
    table.drag(by: 220, 30)
    #expect(Self.dots(table).contains(.gap))
    table.wait(.seconds(2))
    #expect(Self.dots(table) == [])
    table.release()
    table.wait(.milliseconds(50))
    #expect(Self.dots(table).contains(.drop) && !Self.dots(table).contains(.cancel))
    table.wait(.seconds(3))
    table.press(on: "item-1")
    table.drag(to: "item-3")
    table.key(.escape)
    table.wait(.milliseconds(50))
    #expect(Self.dots(table).contains(.cancel) && !Self.dots(table).contains(.drop))
  }

  @Test("follow a slider while it is dragged")
  func live() {
    var table = PlaygroundDriver(scene: .board)
    #expect(table.texts.contains("overshoot 1.4 %"))
    table.press(on: "gap-damping", at: (10, 70))
    #expect(!table.texts.contains("overshoot 1.4 %"))
    let words = table.texts.filter { $0.hasPrefix("overshoot") }
    table.drag(by: 40)
    #expect(table.texts.filter { $0.hasPrefix("overshoot") } != words)
  }
}
