import DragGeometry
import DragModel
import Testing

@testable import DragLayout

struct CollectionGeometryTests {
  private func rows(_ count: Int, header: ItemID? = nil) -> CollectionRows {
    CollectionRows([CollectionSection(header: header, "a", count: count)])
  }

  private func list(_ rows: CollectionRows, _ appearance: ListConfiguration.Appearance = .plain)
    -> CollectionGeometry
  {
    CollectionGeometry(rows, ListConfiguration(appearance: appearance).layout, width: 400)
  }

  private let tiles: some CollectionLayout = TileConfiguration(
    itemSize: Size(width: 100, height: 100), spacing: 12
  ).grid

  @Test("A plain list extends from edge to edge, with 44 px per row")
  func plain() {
    let geometry = list(rows(1_000_000))
    #expect(geometry.frame(ofRow: 0) == Rect(x: 0, y: 0, width: 400, height: 44))
    #expect(geometry.frame(ofRow: 999_999) == Rect(x: 0, y: 43_999_956, width: 400, height: 44))
    #expect(geometry.frame(ofRow: 1_000_000) == nil)
    #expect(geometry.contentSize == Size(width: 400, height: 44_000_000))
    #expect(geometry.rows(in: Rect(x: 0, y: 500, width: 400, height: 700)) == Array(11..<28))
    #expect(geometry.row(at: Point(x: 399, y: 87)) == 1)
    #expect(geometry.row(at: Point(x: 399, y: 88)) == 2)
    #expect(geometry.row(at: Point(x: 400, y: 88)) == nil)
  }

  @Test("A header is above its section, and a sidebar has margins")
  func header() {
    let geometry = list(rows(2, header: ItemID(rawValue: 9)), .sidebar)
    #expect(geometry.frame(ofRow: 0) == Rect(x: 8, y: 8, width: 384, height: 32))
    #expect(geometry.frame(ofRow: 1) == Rect(x: 8, y: 42, width: 384, height: 44))
    #expect(geometry.frame(ofRow: 2) == Rect(x: 8, y: 88, width: 384, height: 44))
    #expect(geometry.contentSize.height == 140)
  }

  @Test("A grid has as many tiles in a line as fit, centred")
  func grid() {
    let geometry = CollectionGeometry(rows(5), tiles, width: 360)
    #expect(geometry.frame(ofRow: 0) == Rect(x: 18, y: 12, width: 100, height: 100))
    #expect(geometry.frame(ofRow: 2) == Rect(x: 242, y: 12, width: 100, height: 100))
    #expect(geometry.frame(ofRow: 3) == Rect(x: 18, y: 124, width: 100, height: 100))
    #expect(geometry.contentSize.height == 236)
    #expect(geometry.rows(in: Rect(x: 0, y: 0, width: 360, height: 124)) == Array(0..<5))
    #expect(geometry.rows(in: Rect(x: 0, y: 0, width: 360, height: 123)) == Array(0..<3))
    #expect(geometry.row(at: Point(x: 120, y: 50)) == nil, "Between two tiles is none.")
  }
}
