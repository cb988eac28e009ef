@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("T19: the lamp with a sensor, as a diagram whose parts follow touches")
struct DiagramTests {
  @Test("the inspector has no sliders, because no spring moves a part")
  func hasNoSliders() {
    let table = PlaygroundDriver.diagram()
    #expect(table.shows("slow-motion"))
    #expect(!table.shows("gap-response") && !table.shows("gap-damping"))
  }

  // MARK: Parts

  @Test("T19: each finger moves a part, which keeps its grab offset")
  func followsFingers() {
    var table = PlaygroundDriver.diagram()
    let (and, timer) = (table.place(of: "and"), table.place(of: "timer"))
    table.pointer = .finger(1)
    table.press(on: "and", at: (30, 70))
    table.pointer = .finger(2)
    table.press(on: "timer")
    table.drag(by: 40, 50)
    table.pointer = .finger(1)
    table.drag(by: 25, -60)
    #expect(table.place(of: "and") == and.moved(by: Vector(dx: 25, dy: -60)))
    #expect(table.place(of: "timer") == timer.moved(by: Vector(dx: 40, dy: 50)))
    table.release()
    #expect(table.place(of: "and") == and.moved(by: Vector(dx: 25, dy: -60)))
    #expect(table.place(of: "timer") == timer.moved(by: Vector(dx: 40, dy: 50)))
  }

  @Test("a second finger on a part that is held changes nothing")
  func ignoresSecondFinger() {
    var table = PlaygroundDriver.diagram()
    table.pointer = .finger(1)
    table.press(on: "sensor")
    table.drag(by: 40, 50)
    let place = table.place(of: "sensor")
    table.pointer = .finger(2)
    table.press(on: "sensor")
    table.drag(by: 70, 70)
    table.release()
    #expect(table.place(of: "sensor") == place)
    #expect(!table.signals[.sensor])
  }

  @Test("ports and wires follow their part at once")
  func portsFollow() {
    var table = PlaygroundDriver.diagram()
    let (card, port) = (table.place(of: "or"), table.place(of: "or-in-2"))
    table.press(on: "or")
    table.drag(by: 30, 90, steps: 1)
    let way = Vector(dx: 30, dy: 90)
    #expect(table.place(of: "or-in-2") == port.moved(by: way))
    #expect(table.seen("or") == card.moved(by: way))
    #expect(table.ends(ofWireInto: .orIn2)?.last == port.center + way)
  }

  @Test("a part that a fast touch releases stays there")
  func staysWhereLetGo() {
    var table = PlaygroundDriver.diagram()
    table.press(on: "or")
    table.drag(by: 30, 190, steps: 3)
    let place = table.place(of: "or")
    table.release()
    for _ in 0..<20 {
      table.wait(.milliseconds(16))
      #expect(table.seen("or") == place)
    }
  }

  @Test("a part stays inside the stage, with its ports")
  func staysInside() {
    var table = PlaygroundDriver.diagram()
    table.press(on: "light")
    table.drag(by: 900, -900)
    let stage = Rect(x: 176, y: 56, width: 656, height: 704)
    #expect(stage.union(table.place(of: "light")) == stage)
    #expect(stage.union(table.place(of: "light-in")) == stage)
  }

  @Test("a moved part stays within a window that becomes small, and returns when it grows")
  func comesIntoSight() {
    var table = PlaygroundDriver.diagram()
    table.press(on: "light")
    table.drag(by: 0, 300)
    table.release()
    let place = table.place(of: "light")
    table.send(.windowResized(Size(width: 900, height: 500)))
    let stage = Rect(x: 0, y: 100, width: 900, height: 400)
    #expect(stage.union(table.place(of: "light")) == stage)
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
    let table = PlaygroundDriver.diagram(PlaygroundOptions(scene: .follow, window: window))
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
  func separated(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = PlaygroundDriver.diagram()
    for step in 1...60 {
      let node = DiagramNode.allCases.randomElement(using: &random) ?? .light
      table.press(on: "\(node)")
      table.drag(
        by: Length(pixels: .random(in: -400...400, using: &random)),
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

  // MARK: The circuit

  @Test(
    "the lamp is on while the sensor and the switch are on",
    arguments: [(false, false), (false, true), (true, false), (true, true)])
  func computesTheLamp(sensor: Bool, switch isSwitchOn: Bool) {
    var table = PlaygroundDriver.diagram()
    table.tap("switch")
    if sensor { table.tap("sensor") }
    if isSwitchOn { table.tap("switch") }
    #expect(table.signals[.sensor] == sensor)
    #expect(table.signals[.switch] == isSwitchOn)
    #expect(table.signals[.and] == (sensor && isSwitchOn))
    #expect(table.signals[.light] == (sensor && isSwitchOn))
  }

  @Test("a press that exceeds the slop toggles nothing")
  func doesNotToggleWhileMoving() {
    var table = PlaygroundDriver.diagram()
    table.press(on: "sensor")
    table.drag(by: 30, 0)
    table.drag(by: -30, 0)
    table.release()
    #expect(!table.signals[.sensor])
    table.press(on: "sensor")
    table.drag(by: 6, 6)
    table.release()
    table.settle()
    #expect(table.signals[.sensor])
  }

  @Test("the timer keeps the lamp on for three seconds, to the microsecond")
  func delaysToTheMicrosecond() {
    var table = PlaygroundDriver.diagram()
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
  }

  @Test("a sensor that turns on again in time keeps the lamp on, and restarts the three seconds")
  func startsDelayAnew() {
    var table = PlaygroundDriver.diagram()
    table.tap("sensor", "sensor")
    table.wait(.seconds(2))
    table.tap("sensor")
    table.wait(.seconds(2))
    table.tap("sensor")
    table.wait(Microseconds(2_999_999))
    #expect(table.signals[.light])
    table.wait(Microseconds(1))
    #expect(!table.signals[.light])
  }

  @Test("a lamp that goes out behind another page is off when its page is shown")
  func goesOutUnseen() {
    var table = PlaygroundDriver.diagram()
    table.tap("sensor", "sensor", "follow-link")
    table.wait(.seconds(3))
    table.tap("follow-diagram")
    #expect(!table.signals[.light])
  }

  // MARK: Drawing

  @Test("no frame has more than 400 operations, even while four fingers pull wires")
  func drawsLittle() {
    var table = PlaygroundDriver.diagram()
    table.tap("sensor")
    for (number, port) in ["sensor-out", "switch-out", "and-out", "light-in"].enumerated() {
      table.pointer = .finger(number + 1)
      table.press(on: port)
      table.drag(by: 30, Length(pixels: 20 * number))
    }
    #expect(table.operations.count <= 400)
  }
}
