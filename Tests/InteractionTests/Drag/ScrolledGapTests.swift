import DragKit
import Support
import Testing

struct ScrolledGapTests {
  private static let list: any CollectionLayout = ListConfiguration(rowHeight: 44).layout
  private static let grid: any CollectionLayout = TileConfiguration(
    itemSize: Size(width: 100, height: 100), spacing: 12
  ).grid

  /// Three hundred items whose gap rests 150 ms between its moves.
  private func table(_ layout: any CollectionLayout, speed: Length = 900) -> ContentDriver<
    PlainView
  > {
    var view = PlainView(
      count: 300, as: layout, in: Rect(x: 0, y: 0, width: 448, height: 400))
    view.reorderingCadence = .fast
    view.tuning.autoScroll.speed = speed
    return ContentDriver(view)
  }

  @Test(
    "A release under auto-scroll takes the gap that is shown, once the hand is still",
    arguments: [100, 300, 900, 3000],
    [true, false])
  func shown(speed: Length, isList: Bool) {
    var table = self.table(isList ? Self.list : Self.grid, speed: speed)
    table.drag("item-2", to: Point(x: 150, y: 385), steps: 30)
    table.wait(.milliseconds(160))
    for moment in 0..<26 {
      var released = table
      let gap = released.gap(in: "items")?.place
      released.drop()
      let place = released.names(in: "items").firstIndex(of: "item-2")
      #expect(place.map { $0 + 1 } == gap?.gap.index, "at moment \(moment)")
      table.wait(.milliseconds(37))
    }
  }

  @Test("A release under auto-scroll takes the shown gap of a row that has moved on")
  func movedOn() {
    var table = self.table(Self.list)
    table.drag("item-2", to: Point(x: 150, y: 385), steps: 30)
    table.wait(.milliseconds(500))
    table.drop()
    #expect(table.names(in: "items").firstIndex(of: "item-2") == 13)
  }

  @Test("A release before the gap has followed a flick goes where the hand is")
  func flick() {
    var table = self.table(Self.list)
    table.drag("item-2", to: Point(x: 150, y: 374), steps: 3)
    #expect(table.gap(in: "items")?.place != InsertionPlace("items", Gap(9)))
    table.drop()
    #expect(table.names(in: "items").firstIndex(of: "item-2") == 8)
  }
}
