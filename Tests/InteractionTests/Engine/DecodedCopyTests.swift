import Support
import Testing

@testable import DragKit

/// The layout is not encoded but read again, so an interaction with a wrong one differs from its
/// decoded copy.
///
/// Every driver compares samples of its states with decoded copies.
struct DecodedCopyTests {
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
    #expect(try right.decodedDifference(with: crates.content) == nil)
    #expect(wrong.hashes(beside: 0) == right.hashes(beside: 0))
    #expect(StoredProperties.differences(wrong, right) == [])
    let isEqual = wrong == right
    #expect(!isEqual)
    #expect(try wrong.decodedDifference(with: crates.content) == "layout")
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
