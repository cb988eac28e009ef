import DragDrawing
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("The inspector's tabs and the filter of its calls")
struct InspectorTests {
  private static let pages = LookMoment.pages.filter { !["guide", "engine"].contains($0.name) }

  /// The names of the visible calls.
  private static func calls(_ table: PlaygroundDriver) -> [Call.Name] {
    let area = table.place(of: "calls")
    let accent = table.chrome.theme.accent
    return table.lines.filter { area.contains($0.box.origin) && $0.color == accent }
      .map(\.text).filter { !$0.isEmpty }.map(Call.Name.init)
  }

  private static func dragged() -> PlaygroundDriver {
    var table = PlaygroundDriver(page: .colours)
    table.tap("inspector-engine")
    table.drop("red", on: "green")
    return table
  }

  @Test(
    "a filter shows only its calls",
    arguments: [
      ("drag", [.dragBegan, .dragEnded]), ("touch", [.tap]), ("keys", []), ("order", [.order]),
    ] as [(String, [Call.Name])], [PointerID.mouse, .finger(1)])
  func filter(filter: (name: String, calls: [Call.Name]), pointer: PointerID) {
    var table = Self.dragged()
    table.pointer = pointer
    table.tap("call-filter", "filter-\(filter.name)")
    let shown = Set(Self.calls(table))
    #expect(shown == Set(filter.calls), "\(shown)")
    table.tap("call-filter", "filter-all")
    #expect(Self.calls(table).contains(.dropUpdated))
  }

  @Test("the filter is chosen by keys, and kept in the state")
  func keys() throws {
    var table = Self.dragged()
    table.tab(to: "call-filter")
    #expect(table.focused == "call-filter")
    table.key(.enter)
    for _ in 0..<10 where table.focused != "filter-drop" { table.key(.down) }
    table.key(.enter)
    #expect(table.chrome.callFilter == .drop)
    #expect(table.chrome.front == nil)
    try table.playground.expectDecodedCopy()
  }

  @Test("every call has a filter of its own, and those without one are the others")
  func ownFilters() {
    func filters(_ name: Call.Name) -> [CallFilter] {
      CallFilter.allCases.filter { $0.shows(name) && $0 != .all }
    }
    #expect(filters(.dragBegan) == [.drag])
    #expect(filters(.dropSessionDidEnd) == [.drag])
    #expect(filters(.dropUpdated) == [.drop])
    #expect(filters(.springLoading) == [.drop])
    #expect(filters(.touchesMoved) == [.touch])
    #expect(filters(.swipeBegan) == [.swipe])
    #expect(filters(.focused) == [.keys])
    #expect(filters(.message) == [.other])
    #expect(CallFilter.all.shows(.message))
  }

  @Test("a tab is reached by keys and hides the other, and the inspector's button stays")
  func tabs() {
    var table = PlaygroundDriver()
    #expect(table.shows("lift-distance") && !table.shows("calls"))
    table.tab(to: "inspector-engine")
    table.key(.enter)
    #expect(!table.shows("lift-distance") && table.shows("calls"))
    table.tap("inspector-feel")
    #expect(table.shows("lift-distance"))
    let button = table.place(of: "inspector")
    for isShown in [false, true] {
      table.tap("inspector")
      #expect(table.shows("inspector-feel") == isShown)
      #expect(table.place(of: "inspector") == button)
    }
  }

  @Test("both tabs fit without scrolling in 1008 by 720", arguments: pages)
  func fits(page: LookMoment) {
    var table = page.driver(window: Size(width: 1008, height: 720))
    #expect(table.chrome.layout.hasInspector)
    #expect(table.chrome.farthestInspector == 0)
    table.tap("inspector-engine")
    #expect(table.chrome.farthestInspector == 0)
    #expect(table.place(of: "calls").height >= 200)
  }

  @Test("in a low window, each tab scrolls below the tabs, and from its top when it is chosen")
  func low() {
    var table = PlaygroundDriver(page: .board, window: Size(width: 640, height: 480))
    table.tap("inspector")
    for tab in ["inspector-engine", "inspector-feel"] {
      table.tap(tab)
      let chrome = table.chrome
      #expect(chrome.farthestInspector > 0)
      #expect(chrome.scrolledInspector == 0)
      let place = table.place(of: tab)
      table.send(.wheelScrolled(at: chrome.layout.inspectorRoom.center, by: Vector(dx: 0, dy: 3)))
      #expect(table.chrome.scrolledInspector > 0)
      #expect(table.place(of: tab) == place)
    }
  }

  @Test("figures are drawn only if they were measured, and change no state")
  func figures() throws {
    let table = Self.dragged()
    #expect(table.texts.filter { $0 == "–" }.count == 2)
    #expect(!table.shapes.contains { $0.owner.part == ScreenPart.frameBar.rawValue })
    let hashes = table.playground.hashes
    let cache = FrameCache()
    var figures = FrameFigures(budget: Microseconds(16_667))
    figures.add(FrameFigures.Frame(work: .milliseconds(2), latency: nil))
    figures.add(FrameFigures.Frame(work: .milliseconds(25), latency: .milliseconds(4)))
    var additions = FrameAdditions()
    additions.figures = figures
    let frame = table.playground.frame(reusing: cache, with: additions)
    let graph = try #require(table.chrome.region(.frameBar))
    let bars = frame.fills.filter { graph.contains($0.rect.origin) && $0.rect.width == 2 }
    #expect(bars.map(\.rect.minX) == [graph.minX, graph.minX + 2])
    #expect(bars.map(\.rect.height) == [5, 48])
    #expect(figures.lastWork == .milliseconds(25) && figures.lastLatency == .milliseconds(4))
    #expect(table.playground.hashes == hashes)
  }

  @Test("the figures keep the last frames")
  func lastFrames() {
    var figures = FrameFigures(budget: .milliseconds(16))
    for number in 1...300 {
      figures.add(FrameFigures.Frame(work: Microseconds(Int64(number)), latency: nil))
    }
    #expect(figures.frames[300 % 128] == nil)
    #expect(figures.frames[299 % 128]?.work == Microseconds(300))
    #expect(figures.lastWork == Microseconds(300) && figures.lastLatency == nil)
  }
}

@Suite("The curves of springs")
struct SpringCurveTests {
  private static let gap = SpringCurve(Tuning().gapSpring)

  @Test("are those of the engine, and overshoot only with a loose spring")
  func points() {
    let shares = Self.gap.shares
    let percents = [0, 50, 100, 150, 200, 300, 400].map { shares[$0] * 100 / 65536 }
    #expect(percents == [0, 25, 61, 85, 96, 101, 100])
    #expect(Self.gap.duration == .milliseconds(347))
    #expect(Self.gap.overshoot == 14)
    let calm = SpringCurve(Spring(response: .milliseconds(300), damping: .percent(100)))
    let loose = SpringCurve(Spring(response: .milliseconds(300), damping: .percent(30)))
    #expect(calm.overshoot == 0)
    #expect((365...380).contains(loose.overshoot), "\(loose.overshoot)")
    #expect(LocalizedString.overshoot(of: loose).text(.english) == "overshoot 37 %")
    #expect(LocalizedString.overshoot(of: calm).text(.english) == "no overshoot")
    #expect(LocalizedString.overshoot(of: Self.gap).text(.english) == "overshoot 1.4 %")
    #expect(LocalizedString.time(of: Self.gap).text(.english) == "settles in 0.35 s")
  }

  @Test(
    "find the time of a value, however far its way is, beyond its target and in slow motion too",
    arguments: [1, 10])
  func time(slowness: Int) {
    let step = SpringStep(Tuning().gapSpring.slowed(by: slowness), tolerance: .quarterPixel)
    for way in [Length(pixels: 300), -40] {
      var value = SpringValue(at: way)
      value.retarget(to: Length.zero)
      for time in stride(from: 20, through: 340, by: 20) {
        _ = value.step(step, atMost: 20 * slowness)
        // A slow value is near enough to its target sooner.
        guard !value.isSettled else {
          #expect(time > 240)
          break
        }
        let found = Self.gap.time(
          of: value, slowedBy: slowness, least: SpringCurve.leastMotion)
        #expect(found.map { (time - 4...time + 4).contains($0) } == true, "\(time): \(found ?? -1)")
      }
    }
  }

  @Test(
    "have one height on every page that has them, for one slider and for two",
    arguments: Page.withInspector.filter { $0 != .diagram })
  func heights(page: Page) {
    let table = PlaygroundDriver(page: page)
    let plots = table.chrome.springPlots
    #expect(plots.allSatisfy { $0.plot.frame.height == 32 })
    #expect(plots.count >= 2)
  }

  private static func dots(_ table: PlaygroundDriver) -> [TunedSpring] {
    table.shapes.filter { $0.owner.part == ScreenPart.springDot.rawValue }
      .compactMap { TunedSpring(rawValue: $0.owner.number) }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test("a dot is on the curve of each spring that moves something")
  func dots() {
    var table = PlaygroundDriver(page: .board)
    #expect(Self.dots(table) == [])
    table.drag("item-1", by: 20, steps: 1)
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
    table.drag("item-1", to: "item-3")
    table.key(.escape)
    table.wait(.milliseconds(50))
    #expect(Self.dots(table).contains(.cancel) && !Self.dots(table).contains(.drop))
  }

  @Test("follow a slider while it is dragged")
  func followsSlider() {
    var table = PlaygroundDriver(page: .board)
    #expect(table.texts.contains("overshoot 1.4 %"))
    table.press(on: "gap-damping", at: (10, 70))
    #expect(!table.texts.contains("overshoot 1.4 %"))
    let words = table.texts.filter { $0.hasPrefix("overshoot") }
    table.drag(by: 40)
    #expect(table.texts.filter { $0.hasPrefix("overshoot") } != words)
  }
}

@Suite("The list of calls")
struct CallListTests {
  /// The text of the list, row by row.
  private func rows(_ table: PlaygroundDriver) -> [String] {
    table.rows(in: table.place(of: "calls")).map { $0.map(\.text).joined(separator: " ") }
  }

  @Test("breaks a long call between words, without truncation")
  func wraps() {
    var table = PlaygroundDriver()
    table.tap("inspector-engine")
    table.drag("red", to: "blue")
    let shown = rows(table)
    #expect(shown.contains("order colours: blue red black green"), "\(shown)")
    #expect(shown.contains("yellow"))
    #expect(shown.contains { $0.hasPrefix("dropUpdated blue move") })
    #expect(shown.contains("insertAtDestination"))
    #expect(!shown.contains { $0.contains("…") })
  }

  @Test("scrolls to its first row and back to its last")
  func scrolls() {
    var table = PlaygroundDriver()
    table.tap("inspector-engine")
    for _ in 1...4 { table.drop("red", on: "green") }
    let newest = rows(table)
    let place = table.place(of: "calls").center
    table.scroll(by: -90, at: place)
    #expect(rows(table).first == "order colours: red blue black green")
    #expect(rows(table).count == newest.count)
    table.scroll(by: 90, at: place)
    #expect(rows(table) == newest)
  }
}
