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
    var table = PlaygroundDriver(scene: .colours)
    table.tap("inspector-engine")
    table.drop("red", on: "green")
    return table
  }

  private static func choose(_ filter: String, _ table: inout PlaygroundDriver) {
    table.tap("call-filter")
    table.tap("filter-\(filter)")
  }

  @Test(
    "a filter shows only its calls",
    arguments: [
      ("drag", [.dragBegan, .dragEnded]), ("touch", [.tap]), ("keys", []), ("order", [.order]),
    ] as [(String, [Call.Name])], [PointerID.mouse, .finger(1)])
  func filter(filter: (name: String, calls: [Call.Name]), pointer: PointerID) {
    var table = Self.dragged()
    table.pointer = pointer
    Self.choose(filter.name, &table)
    let shown = Set(Self.calls(table))
    #expect(shown == Set(filter.calls), "\(shown)")
    Self.choose("all", &table)
    #expect(Self.calls(table).contains(.dropUpdated))
  }

  @Test("the button of the inspector stays where it is when it is pressed")
  func toggle() {
    var table = PlaygroundDriver(scene: .colours)
    let button = table.place(of: "inspector")
    for isShown in [false, true] {
      table.tap("inspector")
      #expect(table.shows("inspector-feel") == isShown)
      #expect(table.place(of: "inspector") == button)
    }
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
  func kinds() {
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

  @Test("a tab is reached by keys, and hides the controls of the other one")
  func tabs() {
    var table = PlaygroundDriver()
    #expect(table.shows("lift-distance") && !table.shows("calls"))
    table.tab(to: "inspector-engine")
    table.key(.enter)
    #expect(!table.shows("lift-distance") && table.shows("calls"))
    table.tap("inspector-feel")
    #expect(table.shows("lift-distance"))
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
    var table = PlaygroundDriver(scene: .board, window: Size(width: 640, height: 480))
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

  @Test("no picture without a window has figures of frames")
  func figures() {
    let table = Self.dragged()
    #expect(table.texts.filter { $0 == "–" }.count == 2)
    #expect(!table.shapes.contains { $0.owner.part == ScreenPart.frameBar.rawValue })
  }

  @Test("figures that were measured are drawn, each at its place, and change no state")
  func measured() throws {
    let table = Self.dragged()
    let hashes = table.playground.hashes
    let cache = FrameCache()
    var figures = FrameFigures(budget: Microseconds(16_667))
    figures.add(FrameFigures.Frame(work: .milliseconds(2), latency: nil))
    figures.add(FrameFigures.Frame(work: .milliseconds(25), latency: .milliseconds(4)))
    cache.figures = figures
    let frame = table.playground.frame(reusing: cache)
    let graph = try #require(table.chrome.region(.frameBar))
    let bars = frame.fills.filter { graph.contains($0.rect.origin) && $0.rect.width == 2 }
    #expect(bars.map(\.rect.minX) == [graph.minX, graph.minX + 2])
    #expect(bars.map(\.rect.height) == [5, 48])
    #expect(figures.lastWork == .milliseconds(25) && figures.lastLatency == .milliseconds(4))
    #expect(table.playground.hashes == hashes)
  }

  @Test("the figures keep the last frames, and leave the place after the newest one empty")
  func ring() {
    var figures = FrameFigures(budget: .milliseconds(16))
    for number in 1...300 {
      figures.add(FrameFigures.Frame(work: Microseconds(Int64(number)), latency: nil))
    }
    #expect(figures.frames[300 % 128] == nil)
    #expect(figures.frames[299 % 128]?.work == Microseconds(300))
    #expect(figures.lastWork == Microseconds(300) && figures.lastLatency == nil)
  }
}
