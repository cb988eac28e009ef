@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("T19: the lamp with a sensor, as a diagram whose parts follow touches")
struct DiagramTests {
  private var table = PlaygroundDriver.diagram()

  @Test("the inspector has no sliders")
  func hasNoSliders() {
    #expect(table.shows("slow-motion"))
    #expect(!table.shows("gap-response") && !table.shows("gap-damping"))
  }

  @Test("T19: each finger moves a part, which keeps its grab offset")
  mutating func followsFingers() {
    let (and, timer) = (table.place(of: "and"), table.place(of: "timer"))
    table.press(on: "and", at: (30, 70), with: .finger(1))
    table.drag("timer", by: 40, 50, with: .finger(2))
    table.drag(by: 25, -60, with: .finger(1))
    for _ in 1...2 {
      #expect(table.place(of: "and") == and.moved(by: Vector(dx: 25, dy: -60)))
      #expect(table.place(of: "timer") == timer.moved(by: Vector(dx: 40, dy: 50)))
      table.release(with: .finger(1))
    }
  }

  @Test("a second finger on a held part changes nothing")
  mutating func secondFinger() {
    table.drag("sensor", by: 40, 50, with: .finger(1))
    let place = table.place(of: "sensor")
    table.drag("sensor", by: 70, 70, with: .finger(2))
    table.release(with: .finger(2))
    #expect(table.place(of: "sensor") == place)
    #expect(!table.signals[.sensor])
  }

  @Test("a press that exceeds the slop toggles nothing")
  mutating func movedPart() {
    table.drag("sensor", by: 30)
    table.drag(by: -30)
    table.release()
    #expect(!table.signals[.sensor])
    table.drag("sensor", by: 6, 6)
    table.drop()
    #expect(table.signals[.sensor])
  }

  @Test("ports and wires follow their part at once, which stays where it is released")
  mutating func portsFollow() {
    let (card, port) = (table.place(of: "or"), table.place(of: "or-in-2"))
    table.drag("or", by: 30, 90, steps: 1)
    let way = Vector(dx: 30, dy: 90)
    #expect(table.place(of: "or-in-2") == port.moved(by: way))
    #expect(table.seen("or") == card.moved(by: way))
    #expect(table.wireEnds.contains(port.center + way))
    table.drag(by: 0, 100, steps: 2)
    let place = table.place(of: "or")
    table.release()
    for _ in 0..<20 {
      table.wait(.milliseconds(16))
      #expect(table.seen("or") == place)
    }
  }

  @Test("a part stays inside the stage, with its ports")
  mutating func staysInside() {
    table.drag("light", by: 900, -900)
    let stage = Rect(x: 176, y: 56, width: 656, height: 704)
    #expect(stage.union(table.place(of: "light")) == stage)
    #expect(stage.union(table.place(of: "light-in")) == stage)
  }

  @Test("a moved part stays in a window that becomes small, and returns when it grows")
  mutating func smallWindow() {
    table.drag("light", by: 0, 300)
    table.release()
    let place = table.place(of: "light")
    table.send(.windowResized(Size(width: 900, height: 500)))
    let low = Rect(x: 0, y: 100, width: 900, height: 400)
    #expect(low.union(table.place(of: "light")) == low)
    table.send(.windowResized(Size(width: 1120, height: 760)))
    #expect(table.place(of: "light") == place)
  }

  @Test(
    "until one is moved, no card touches another or the hint",
    arguments: [
      Size(width: 900, height: 556), Size(width: 900, height: 700), Size(width: 1120, height: 760),
      Size(width: 1920, height: 1080),
    ])
  func isArranged(window: Size) {
    let table = PlaygroundDriver.diagram(PlaygroundOptions(page: .follow, window: window))
    let cards = DiagramNode.allCases.map { table.place(of: "\($0)") }
    for (index, card) in cards.enumerated() {
      for other in cards[..<index] { #expect(!card.insetBy(-8).intersects(other)) }
      #expect(card.minY >= 56 + 44)
      #expect(card.maxY <= window.height - 12)
    }
    #expect(table.place(of: "sensor").minX == table.place(of: "switch").minX)
    #expect(cards.allSatisfy { $0.maxX <= table.place(of: "light").maxX })
  }

  @Test(
    "law: wherever parts are dropped, and however the window is resized, none covers another's ports",
    arguments: [1, 2, 3] as [UInt64])
  mutating func separated(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 1...60 {
      let node = DiagramNode.allCases.randomElement(using: &random) ?? .light
      table.drag(
        "\(node)", by: Length(pixels: .random(in: -400...400, using: &random)),
        Length(pixels: .random(in: -400...400, using: &random)))
      table.release()
      if step % 7 == 0 {
        let width = Length(pixels: .random(in: 760...1200, using: &random))
        table.send(.windowResized(Size(width: width, height: 600)))
        table.wait(.seconds(1))
      }
      let cards = DiagramNode.allCases.map { table.place(of: "\($0)") }
      for (index, card) in cards.enumerated() {
        for other in cards[..<index] {
          #expect(!card.insetBy(-7).intersects(other.insetBy(-7)), "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test("no two pages have items of the same number, whose handlers would be confused")
  func sharesNoNumber() {
    var table = PlaygroundDriver()
    var seen: [ItemID: String] = [:]
    for page in ["scene-follow", "follow-diagram", "scene-colours", "how-it-works"] {
      table.tap(page)
      for item in table.itemsBesideTheModel {
        #expect(seen.updateValue(page, forKey: item) == nil, "\(item) on \(page)")
      }
    }
    #expect(seen.count >= 18)
  }

  @Test(
    "the lamp is on while the sensor and the switch are on",
    arguments: [(false, false), (false, true), (true, false), (true, true)])
  mutating func computesTheLamp(sensor: Bool, switch isSwitchOn: Bool) {
    table.tap("switch")
    if sensor { table.tap("sensor") }
    if isSwitchOn { table.tap("switch") }
    #expect(table.signals[.sensor] == sensor)
    #expect(table.signals[.switch] == isSwitchOn)
    #expect(table.signals[.and] == (sensor && isSwitchOn))
    #expect(table.signals[.light] == (sensor && isSwitchOn))
  }

  @Test("the timer keeps the lamp on for three seconds, to the microsecond, also unseen")
  mutating func delaysToTheMicrosecond() {
    table.tap("sensor")
    table.wait(Microseconds(123_457))
    table.tap("sensor")
    #expect(!table.signals[.and])
    table.wait(Microseconds(2_999_999))
    #expect(table.signals[.light])
    table.wait(Microseconds(1))
    #expect(!table.signals[.light])
    #expect(!table.signals[.timer])
    #expect(table.playground.nextWake == nil)
    table.tap("sensor", "sensor")
    table.wait(.seconds(2))
    table.tap("sensor")
    table.wait(.seconds(2))
    table.tap("sensor")
    table.wait(Microseconds(2_999_999))
    #expect(table.signals[.light])
    table.wait(Microseconds(1))
    #expect(!table.signals[.light])
    table.tap("sensor", "sensor", "follow-link")
    table.wait(.seconds(3))
    table.tap("follow-diagram")
    #expect(!table.signals[.light])
  }
}
