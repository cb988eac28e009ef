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

struct ItemFramesTests {
  private let red = ItemID(rawValue: 0)
  private let blue = ItemID(rawValue: 1)

  private func frame(_ x: Length) -> Rect { Rect(x: x, y: 0, width: 50, height: 50) }

  private func area(_ id: ContainerID, _ items: [PlacedItem]) -> LayoutSnapshot.Area {
    LayoutSnapshot.Area(
      container: id, layout: .placed(items), layer: .scene, items: items, collection: nil)
  }

  @Test("An item in two areas has its place in the front one")
  func frontArea() {
    let back = area("back", [PlacedItem(blue, frame(60)), PlacedItem(red, frame(0))])
    let front = area("front", [PlacedItem(red, frame(300))])
    let frames = ItemFrames(of: [back, front], held: [])
    #expect(frames[red]?.frame == frame(300))
    #expect(frames[red]?.container == "front")
    #expect(frames[blue]?.frame == frame(60))
    #expect(frames[ItemID(rawValue: 2)] == nil)
  }

  @Test("A held item is where its touch has it, in the container of its area")
  func held() {
    let held = ItemFrames(
      of: [area("tiles", [PlacedItem(red, frame(0)), PlacedItem(blue, frame(60))])],
      held: [PlacedItem(blue, frame(200)), PlacedItem(ItemID(rawValue: 2), frame(0))])
    #expect(held[blue]?.frame == frame(200))
    #expect(held[blue]?.isHeld == true)
    #expect(held[blue]?.container == "tiles")
    #expect(held[red]?.isHeld == false)
    #expect(held[ItemID(rawValue: 2)] == nil)
  }

  @Test("Two layouts differ by items that went, came and moved, and by those that are held")
  func difference() {
    let items = (0..<6).map(ItemID.init(rawValue:))
    func placed(_ frames: [(Int, Length)]) -> [PlacedItem] {
      frames.map { PlacedItem(items[$0], frame($1)) }
    }
    let old = ItemFrames(
      of: [area("tiles", placed([(0, 0), (1, 60), (2, 120), (3, 180)])), area("more", [])],
      held: placed([(3, 400)]))
    let new = ItemFrames(
      of: [area("tiles", placed([(4, 240), (3, 180), (1, 0)])), area("more", placed([(2, 120)]))],
      held: placed([(3, 400)]))
    let difference = new.difference(from: old)
    #expect(difference.gone == [items[0]])
    #expect(difference.new == [items[4]])
    #expect(difference.moved.map(\.item) == [items[1], items[3]])
    #expect(difference.moved.map(\.old.frame) == [frame(60), frame(400)])
    #expect(difference.moved.map(\.new.frame) == [frame(0), frame(400)])
    #expect(difference.moved.map(\.new.isHeld) == [false, true])
  }

  @Test("The rows of a collection view that moves are not reported as moved")
  func movedView() {
    func layout(at x: Length) -> ItemFrames {
      let view = CollectionArea(
        view: red, bounds: frame(x), layout: ListConfiguration().layout, sections: [])
      let shown = CollectionLayoutSnapshot("list", view, CollectionArrangement())
      return ItemFrames(
        of: [
          LayoutSnapshot.Area(
            container: "list", layout: .collection(view), layer: .scene,
            items: [PlacedItem(blue, frame(x))], collection: shown)
        ], held: [])
    }
    let difference = layout(at: 60).difference(from: layout(at: 0))
    #expect(difference.moved.map(\.item) == [blue])
    #expect(difference.gone.isEmpty)
    #expect(difference.new.isEmpty)
  }
}
