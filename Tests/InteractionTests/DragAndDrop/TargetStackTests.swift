import DragKit
import Support
import Testing

struct TargetStackTests {
  /// A card, a column, and two targets in the same place: a floor, and a lid that can be taken away.
  struct Hatch: NamedControls {
    var model = Model()
    var hasLid = true
    var isLidShut = false
    var isFloorShut = false
    /// Whether the lid goes as soon as it is asked what a drop would do.
    var isLidTimid = false

    static let floor = ItemID.control(0)
    static let lid = ItemID.control(1)

    init() {
      model.addContainer("cards", items: ["card"])
      model.addContainer("column", items: ["one", "two", "three"])
    }

    var stage: Stage {
      let place = Rect(x: 200, y: 0, width: 100, height: 100)
      let card = PlacedItem(ItemID(rawValue: 0), Rect(x: 0, y: 0, width: 80, height: 80))
      let column = ColumnLayout(
        bounds: Rect(x: 400, y: 0, width: 100, height: 400),
        itemSize: Size(width: 80, height: 80), spacing: 10)
      var areas = [
        Stage.Area("cards", .placed([card])), Stage.Area("column", .column(column)),
        Stage.Area("floor", .placed([PlacedItem(Self.floor, place)])),
      ]
      if hasLid { areas.append(Stage.Area("lid", .placed([PlacedItem(Self.lid, place)]))) }
      return Stage(areas: areas)
    }

    static let controlNames = [floor: "floor", lid: "lid"]

    static let handlers = HandlerRegistry<Hatch>()
      .items(in: "cards") { $0.onDrag { hatch, card in ItemProvider(text: hatch.name(of: card)) } }
      .items(in: "column") { $0.onDrop(of: [.text]) { _ in Target(isLid: false) } }
      .item(floor) { $0.onDrop(of: [.text]) { _ in Target(isLid: false) } }
      .item(lid) { $0.onDrop(of: [.text]) { _ in Target(isLid: true) } }
  }

  struct Target: DropDelegate {
    let isLid: Bool

    func validateDrop(info: DropInfo, content: inout Hatch) -> Bool {
      isLid ? !content.isLidShut : !content.isFloorShut
    }

    func dropUpdated(info: DropInfo, content: inout Hatch) -> DropProposal? {
      if isLid, content.isLidTimid { content.hasLid = false }
      return nil
    }

    func performDrop(info: DropInfo, content: inout Hatch) -> Bool { true }
  }

  private var table = ContentDriver(Hatch())

  /// Presses the card and drags it over the hatch.
  private mutating func dragOverHatch(_ prepare: (inout Hatch) -> Void = { _ in }) {
    table.change(prepare)
    table.drag("card", to: Point(x: 250, y: 50))
  }

  /// The targets that were asked or got the drop since the last time.
  private mutating func targets(_ name: Call.Name = .performDrop) -> [String] {
    table.takeField("target", of: name)
  }

  @Test(
    "R13: The frontmost target that accepts takes the drop",
    arguments: [(true, "floor"), (false, "lid")])
  mutating func frontmost(isLidShut: Bool, target: String) {
    dragOverHatch { $0.isLidShut = isLidShut }
    table.release()
    #expect(targets() == [target])
  }

  @Test("R13: Each of two refusing targets is asked once, and again after the drag has left")
  mutating func refusing() {
    dragOverHatch { ($0.isLidShut, $0.isFloorShut) = (true, true) }
    table.drag(to: Point(x: 260, y: 60), steps: 8)
    #expect(targets(.validateDrop) == ["lid", "floor"])
    table.drag(to: Point(x: 150, y: 50))
    table.drag(to: Point(x: 250, y: 50))
    #expect(targets(.validateDrop) == ["lid", "floor"])
  }

  @Test(
    "A target that appears in front is entered at once, and one that disappears is left",
    arguments: [
      (true, [.validateDrop, .dropExited, .dropEntered, .dropUpdated], "lid"),
      (false, [.dropExited, .validateDrop, .dropEntered, .dropUpdated], "floor"),
    ] as [(Bool, [Call.Name], String)])
  mutating func changes(appears: Bool, calls: [Call.Name], target: String) {
    dragOverHatch { $0.hasLid = !appears }
    _ = table.takeCalls()
    table.change { $0.hasLid = appears }
    #expect(table.takeCalls() == calls)
    table.release()
    #expect(targets() == [target])
  }

  @Test("R3: A column that makes room under a still pointer changes no target")
  mutating func makesRoom() {
    table.drag("card", to: Point(x: 450, y: 200))
    let (one, two) = (table.item("one"), table.item("two"))
    #expect(table.target == two)
    _ = table.takeCalls()
    table.change { $0.model.move([one], to: InsertionPlace("column", .after(2))) }
    #expect(table.names(in: "column") == ["two", "three", "one"])
    #expect(table.takeCalls() == [])
    #expect(table.target == two)
  }

  @Test("A target that takes itself away leaves the drop to the next", arguments: [true, false])
  mutating func removesItself(atRelease: Bool) {
    table.change { $0.isLidTimid = true }
    table.drag("card", to: Point(x: atRelease ? 150 : 250, y: 50), steps: 1)
    #expect(table.target == (atRelease ? nil : Hatch.floor))
    table.release(at: Point(x: 250, y: 50))
    #expect(targets() == ["floor"])
  }
}
