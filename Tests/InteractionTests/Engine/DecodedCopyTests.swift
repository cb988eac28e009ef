import DragRecording
import Support
import Testing

@testable import DragKit

/// The layout is not encoded but read again, so an interaction with a wrong one differs from its decoded copy.
struct DecodedCopyTests {
  /// Returns what a copy that is decoded from an interaction's bytes has otherwise; `nil` if both are equal.
  private func difference(
    of interaction: Interaction, _ content: some InteractiveContent
  ) throws -> String? {
    var writer = CanonicalWriter()
    interaction.encode(into: &writer)
    var reader = CanonicalReader(writer.bytes)
    let copy = try Interaction(decoding: &reader, content: content)
    let properties = StoredProperties.differences(interaction, copy)
    guard properties.isEmpty else { return properties.joined(separator: ", ") }
    return copy == interaction ? nil : "layout"
  }

  /// A mistake in the layout that an interaction has last read.
  enum Mistake: CaseIterable {
    case forgotten, scrolled, olderOrder, olderTuning, withoutGap
  }

  private func plant(_ mistake: Mistake, in crates: inout ContentDriver<Crates>) -> Interaction {
    let older = crates.interaction.screen.layout
    if mistake == .olderOrder {
      let row = crates.item("row-3")
      crates.change { $0.model.remove(row) }
      crates.settle()
    }
    var wrong = crates.interaction
    let (stage, model) = (crates.content.stage, crates.content.model)
    switch mistake {
    case .forgotten: wrong.screen.layout = LayoutSnapshot()
    case .scrolled:
      wrong.screen.layout.scroll("list", to: 1, model, lifted: nil)
    case .olderOrder: wrong.screen.layout = older
    case .olderTuning:
      var tuning = Tuning()
      tuning.longPress = .milliseconds(1)
      wrong.screen.layout.read(tuning)
    case .withoutGap:
      let arrangement = CollectionArrangement(lifted: nil, gap: nil)
      let views = wrong.screen.layout.layOutCollections(
        on: stage, model, [arrangement, arrangement])
      wrong.screen.layout.read(stage, model, views)
      wrong.screen.layout.forgetChange()
    }
    return wrong
  }

  @Test("A decoded copy shows a mistake in the layout alone", arguments: Mistake.allCases)
  func planted(mistake: Mistake) throws {
    var crates = ContentDriver(Crates(count: 20))
    crates.drag("row-1", to: "row-6")
    #expect(crates.gap(in: "list")?.place == InsertionPlace("list", Gap(6)))
    let wrong = plant(mistake, in: &crates)
    let right = crates.interaction
    #expect(try difference(of: right, crates.content) == nil)
    #expect(wrong.hashes(beside: 0) == right.hashes(beside: 0))
    #expect(StoredProperties.differences(wrong, right) == [])
    let isEqual = wrong == right
    #expect(!isEqual)
    #expect(try difference(of: wrong, crates.content) == "layout")
  }

  @Test("Law: A decoded copy equals the interaction after every event", arguments: 0..<12)
  func law(seed: UInt64) throws {
    try check(Crates(list: ["a", "b", "c", "d"], grid: ["x", "y"]), seed: seed)
    try check(Songs(12), seed: seed)
    try check(PlainOutline.lessons, seed: seed)
    try check(ContactSheet(), seed: seed)
  }

  private func check(_ content: some InteractiveContent, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var driver = ContentDriver(content)
    for step in 0..<60 {
      act(&driver, &generator)
      let difference = try difference(of: driver.interaction, driver.content)
      #expect(difference == nil, "\(type(of: content)), seed \(seed), step \(step)")
      if difference != nil { return }
    }
  }

  /// Sends one event, so that gestures of the mouse and of a finger begin, overlap and end.
  private func act<Content: InteractiveContent>(
    _ driver: inout ContentDriver<Content>, _ generator: inout SplitMix64
  ) {
    let point = Point(
      x: Length(pixels: generator.next(below: 420)), y: Length(pixels: generator.next(below: 400)))
    driver.pointer = generator.next(below: 3) == 0 ? .finger(1) : .mouse
    switch generator.next(below: 12) {
    case 0, 1: driver.press(at: point)
    case 2, 3, 4: driver.drag(to: point, steps: 2)
    case 5: driver.release()
    case 6: driver.wait(.milliseconds(Int64(generator.next(below: 700))))
    case 7:
      let turn = Length(pixels: generator.next(below: 400) - 200)
      driver.send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: turn)))
    case 8:
      let keys: [Key] = [.tab, .down, .right, .space, .end, .escape]
      driver.press(keys[generator.next(below: keys.count)])
    case 9: driver.hold(generator.next(below: 2) == 0 ? .control : [])
    case 10: driver.undo()
    default: driver.wait(.milliseconds(8))
    }
  }
}

struct ExtremeEventTests {
  private var sheet = ContentDriver(ContactSheet())

  @Test("A turn of the wheel beyond all numbers scrolls and magnifies like the farthest one")
  mutating func farthestTurn() {
    let farthest = Length(subpixels: .max)
    sheet.send(.wheelScrolled(at: Point(x: 60, y: 120), by: Vector(dx: 0, dy: farthest)))
    sheet.send(.wheelScrolled(at: Point(x: 60, y: 120), by: Vector(dx: -farthest, dy: -farthest)))
    sheet.send(.modifiersChanged(.control))
    sheet.send(.wheelScrolled(at: Point(x: 60, y: 120), by: Vector(dx: 0, dy: farthest)))
    #expect(sheet.content.phases == ["magnify turned"])
  }

  @Test("An event at the end of time is handled at the last time that can be computed with")
  mutating func endOfTime() {
    sheet.press(on: "frame-3")
    let end = InputEvent(time: Microseconds(.max), .wheelScrolled(at: .zero, by: .zero))
    var (interaction, content) = (sheet.interaction, sheet.content)
    for _ in 1...2 { interaction.handle(end, content: &content) }
    #expect(interaction.now == Microseconds(1 << 60))
    #expect(interaction.nextWake(content) == nil)
  }
}
