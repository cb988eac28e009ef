import DragGeometry
import DragModel
import Testing

@testable import DragLayout

struct CollectionRowsTests {
  /// A description of the rows: names of containers with offsets, `-` for a gap.
  static func words(_ rows: CollectionRows) -> [String] {
    (0..<rows.count).map { row in
      switch rows[row] {
      case .header(let item): "header \(item.rawValue)"
      case .item(let position, let level):
        String(repeating: ">", count: level) + "\(position.container.name)\(position.offset)"
      case .gap: "-"
      case nil: "nothing"
      }
    }
  }

  private let size = Size(width: 100, height: 44)

  private func gap(_ container: ContainerID, _ index: Int) -> CollectionGap {
    CollectionGap(place: InsertionPlace(container, Gap(index)), size: size)
  }

  private let model: (Model, [(item: ItemID, container: ContainerID)]) = {
    var model = Model()
    let top = model.addContainer("top", items: ["a", "g", "b", "e", "z"])
    model.addContainer("g", items: ["g1", "h", "g2"])
    let inner = model[ContainerID("g")]?.items.first { model.name(of: $0) == "h" }
    model.addContainer("h", items: ["h1"])
    model.addContainer("e")
    return (model, [(top[3], "e"), (top[1], "g"), (inner ?? top[0], "h")])
  }()

  private func outline() -> [CollectionSection] {
    [.outline(of: "top", in: model.0, opening: model.1)]
  }

  @Test("The rows of a section are its header and items, with those of open groups")
  func flat() {
    let sections = [
      CollectionSection(header: ItemID(rawValue: 7), "a", count: 2),
      CollectionSection("b", count: 1),
    ]
    let rows = CollectionRows(sections)
    #expect(Self.words(rows) == ["header 7", "a0", "a1", "b0"])
    #expect(rows.row(of: Position("b", 0)) == 3)
    #expect(rows.row(of: Position("b", 1)) == nil)
    #expect(
      Self.words(CollectionRows(outline())) == [
        "top0", "top1", ">g0", ">g1", ">>h0", ">g2", "top2", "top3", "top4",
      ])
  }

  @Test("The rows omit the dragged items, and have a gap at the destination, also between them")
  func gathered() {
    let sections = [CollectionSection("a", count: 5), CollectionSection("b", count: 2)]
    func words(_ container: ContainerID, _ index: Int) -> [String] {
      let hidden = [Position("b", 0), Position("a", 1), Position("a", 2)]
      return Self.words(CollectionRows(sections, without: hidden, gap: gap(container, index)))
    }
    #expect(words("a", 0) == ["-", "a0", "a3", "a4", "b1"])
    for index in 1...3 { #expect(words("a", index) == ["a0", "-", "a3", "a4", "b1"]) }
    #expect(words("a", 4) == ["a0", "a3", "-", "a4", "b1"])
    #expect(words("b", 0) == ["a0", "a3", "a4", "-", "b1"])
    #expect(words("b", 2) == ["a0", "a3", "a4", "b1", "-"])
  }

  @Test("The rows have a gap behind the last item of a container, after its open groups")
  func gapAtTheEnd() {
    let sections = outline()
    func words(_ container: ContainerID, _ index: Int) -> [String] {
      Self.words(CollectionRows(sections, gap: gap(container, index)))
    }
    #expect(
      words("g", 3) == ["top0", "top1", ">g0", ">g1", ">>h0", ">g2", "-", "top2", "top3", "top4"])
    #expect(
      words("h", 1) == ["top0", "top1", ">g0", ">g1", ">>h0", "-", ">g2", "top2", "top3", "top4"])
    #expect(
      words("e", 0) == ["top0", "top1", ">g0", ">g1", ">>h0", ">g2", "top2", "top3", "-", "top4"])
    #expect(
      words("top", 2) == ["top0", "top1", ">g0", ">g1", ">>h0", ">g2", "-", "top2", "top3", "top4"])
    #expect(words("top", 9).last == "-")
  }

  @Test("Behind the last item of a group there is a place in the group and one behind it")
  func places() {
    let sections = outline()
    let rows = CollectionRows(sections)
    func places(_ row: Int) -> [String] {
      rows.places(atGap: row, in: sections).map {
        "\($0.place.container.name)\($0.place.gap.index)"
      }
    }
    #expect(places(0) == ["top0"])
    #expect(places(2) == ["g0"], "Below an open group comes what is in it.")
    #expect(places(5) == ["h1", "g2"])
    #expect(places(6) == ["g3", "top2"])
    #expect(places(8) == ["e0", "top4"], "An open group with nothing in it takes something.")
    #expect(places(9) == ["top5"])
  }

  @Test("The rows have a place in each section, also in an empty one")
  func emptySections() {
    let header = ItemID(rawValue: 1)
    let sections = [
      CollectionSection(header: header, "a", count: 0),
      CollectionSection(header: header, "b", count: 0),
    ]
    let rows = CollectionRows(sections)
    #expect(rows.places(atGap: 1, in: sections).map(\.place) == [InsertionPlace("a", .start)])
    #expect(rows.places(atGap: 2, in: sections).map(\.place) == [InsertionPlace("b", .start)])
    let nothing = CollectionRows([CollectionSection("c", count: 0)])
    #expect(
      nothing.places(atGap: 0, in: [CollectionSection("c", count: 0)]).map(\.place)
        == [InsertionPlace("c", .start)])
  }
}

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

  @Test("A plain list extends from edge to edge, a sidebar has margins, and a grid is centred")
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
    let sidebar = list(rows(2, header: ItemID(rawValue: 9)), .sidebar)
    #expect(sidebar.frame(ofRow: 0) == Rect(x: 8, y: 8, width: 384, height: 32))
    #expect(sidebar.frame(ofRow: 1) == Rect(x: 8, y: 42, width: 384, height: 44))
    #expect(sidebar.frame(ofRow: 2) == Rect(x: 8, y: 88, width: 384, height: 44))
    #expect(sidebar.contentSize.height == 140)
    let grid = CollectionGeometry(rows(5), tiles, width: 360)
    #expect(grid.frame(ofRow: 0) == Rect(x: 18, y: 12, width: 100, height: 100))
    #expect(grid.frame(ofRow: 2) == Rect(x: 242, y: 12, width: 100, height: 100))
    #expect(grid.frame(ofRow: 3) == Rect(x: 18, y: 124, width: 100, height: 100))
    #expect(grid.contentSize.height == 236)
    #expect(grid.rows(in: Rect(x: 0, y: 0, width: 360, height: 124)) == Array(0..<5))
    #expect(grid.rows(in: Rect(x: 0, y: 0, width: 360, height: 123)) == Array(0..<3))
    #expect(grid.row(at: Point(x: 120, y: 50)) == nil, "Between two tiles is none.")
  }
}
