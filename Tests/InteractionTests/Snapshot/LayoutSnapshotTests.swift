import DragRecording
import Testing

@testable import DragKit
@testable import DragLayout

struct LayoutSnapshotTests {
  private let model: Model = {
    var model = Model()
    model.addContainer("rows", items: (0..<60).map { "row-\($0)" })
    return model
  }()

  /// A list beside a tile that is also its row 7, which a touch holds.
  private func stage(holdsRow: Bool) -> Stage {
    let list = CollectionArea(
      view: .control(0), bounds: Rect(x: 100, y: 50, width: 200, height: 300),
      layout: ListConfiguration().layout,
      sections: [CollectionSection(runs: [CollectionSection.Run("rows", 0..<60)])])
    let held = PlacedItem(ItemID(rawValue: 7), Rect(x: 0, y: 0, width: 80, height: 44))
    return Stage(
      areas: [
        Stage.Area("rows", .collection(list)), Stage.Area("tiles", .placed([held])),
      ], held: holdsRow ? [held] : [])
  }

  private func layout(
    of stage: Stage, _ arrangement: CollectionArrangement, scrolledTo offset: Length,
    lifted: ItemID?
  ) -> LayoutSnapshot {
    var layout = LayoutSnapshot()
    let collections = layout.layOutCollections(on: stage, model, [arrangement])
    layout.read(
      stage, model, collections.map { $0.scrolled(to: offset) },
      during: lifted.map { DragArrangement(item: $0) })
    return layout
  }

  /// With a gap, with a gap for the lifted item, with only that item lifted, or with neither.
  private func arrangement(
    lifted: ItemID?, _ generator: inout SplitMix64
  ) -> CollectionArrangement {
    let gap = CollectionGap(
      place: InsertionPlace("rows", Gap(generator.next(below: 61))),
      size: Size(width: 200, height: 60))
    let hidden = lifted.map { Position("rows", $0.rawValue) }
    return CollectionArrangement(
      lifted: generator.next(below: 2) == 0 ? hidden : nil,
      gap: generator.next(below: 2) == 0 ? gap : nil)
  }

  @Test(
    "A layout after steps of scrolling is the layout read at the last offset", arguments: 0..<100)
  func scrolling(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let stage = stage(holdsRow: seed % 2 == 0)
    let lifted = seed % 3 == 0 ? ItemID(rawValue: generator.next(below: 60)) : nil
    let arrangement = arrangement(lifted: lifted, &generator)
    var scrolled = layout(of: stage, arrangement, scrolledTo: .zero, lifted: lifted)
    var offset = Length.zero
    for _ in 0..<30 {
      // Steps within a row, and across many.
      let most = generator.next(below: 4) == 0 ? 200_000 : 6000
      offset += Length(subpixels: generator.next(below: most) - most / 3)
      scrolled.scroll("rows", to: offset, model, lifted: lifted)
      let new = layout(of: stage, arrangement, scrolledTo: offset, lifted: lifted)
      #expect(scrolled.areas.map(\.items) == new.areas.map(\.items))
      let difference = scrolled.frames.difference(from: new.frames)
      #expect(difference.gone.isEmpty && difference.new.isEmpty)
      for item in new.areas.flatMap(\.items).map(\.item) {
        #expect(scrolled.frame(of: item) == new.frame(of: item))
        #expect(scrolled.container(of: item) == new.container(of: item))
      }
    }
  }
}
