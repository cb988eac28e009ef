import DragKit
import Support
import Testing

@Suite("Targets that come and go under a still pointer")
struct StillPointerTests {
  /// A card, a floor that takes it, and a lid in front of the floor that comes and goes.
  struct Hatch: NamedControls {
    var model = Model()
    var hasLid = false
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
      .items(in: "column") { $0.onDrop(of: [.text]) { _ in Floor() } }
      .item(floor) { $0.onDrop(of: [.text]) { _ in Floor() } }
      .item(lid) { $0.onDrop(of: [.text]) { _ in Lid() } }
  }

  struct Floor: DropDelegate {
    func performDrop(info: DropInfo, content: inout Hatch) -> Bool { true }
  }

  struct Lid: DropDelegate {
    func dropUpdated(info: DropInfo, content: inout Hatch) -> DropProposal? {
      if content.isLidTimid { content.hasLid = false }
      return nil
    }
    func performDrop(info: DropInfo, content: inout Hatch) -> Bool { true }
  }

  private func driver(_ prepare: (inout Hatch) -> Void = { _ in }) -> ContentDriver<Hatch> {
    var hatch = Hatch()
    prepare(&hatch)
    var table = ContentDriver(hatch)
    table.press(on: "card")
    return table
  }

  private func performed(_ table: inout ContentDriver<Hatch>) -> [String?] {
    table.takeFullCalls().filter { $0.name == .performDrop }.map { $0["target"]?.string }
  }

  @Test("A target that the content adds in front is entered at once and gets the drop")
  func added() {
    var table = driver()
    table.drag(to: Point(x: 250, y: 50))
    #expect(table.interaction.session?.target?.item == Hatch.floor)
    _ = table.takeCalls()
    table.change { $0.hasLid = true }
    #expect(table.takeCalls() == [.validateDrop, .dropExited, .dropEntered, .dropUpdated])
    table.release()
    #expect(performed(&table) == ["lid"])
  }

  @Test("A target that disappears is left, and the one below it gets the drop")
  func removed() {
    var table = driver { $0.hasLid = true }
    table.drag(to: Point(x: 250, y: 50))
    #expect(table.interaction.session?.target?.item == Hatch.lid)
    _ = table.takeCalls()
    table.change { $0.hasLid = false }
    #expect(table.takeCalls() == [.dropExited, .validateDrop, .dropEntered, .dropUpdated])
    table.release()
    #expect(performed(&table) == ["floor"])
  }

  @Test("A target that takes itself away when it is asked leaves the drop to the one below it")
  func removesItself() {
    var table = driver {
      $0.hasLid = true
      $0.isLidTimid = true
    }
    table.drag(to: Point(x: 250, y: 50), steps: 1)
    #expect(table.interaction.session?.target?.item == Hatch.floor)
    table.release()
    #expect(performed(&table) == ["floor"])
  }

  @Test("A target that takes itself away at the release leaves the drop to the one below it")
  func removesItselfAtRelease() {
    var table = driver {
      $0.hasLid = true
      $0.isLidTimid = true
    }
    table.drag(to: Point(x: 150, y: 50))
    let now = table.interaction.now
    let release = InputEvent(
      time: now, .pointerReleased(.mouse, at: Point(x: 250, y: 50)))
    let output = table.world.perform { $0.handle(release, content: &$1) }
    let drops = output.calls.filter { $0.name == .performDrop }
    #expect(drops.map { $0["target"]?.string } == ["floor"])
  }

  @Test("R3: A column that makes room under a still pointer changes no target")
  func makesRoom() {
    var table = driver()
    table.drag(to: Point(x: 450, y: 200))
    #expect(table.interaction.session?.target?.item == table.item("two"))
    _ = table.takeCalls()
    let one = table.item("one")
    table.change { hatch in
      hatch.model.move([one], to: InsertionPlace("column", .after(2)))
    }
    #expect(table.names(in: "column") == ["two", "three", "one"])
    #expect(table.takeCalls() == [])
    #expect(table.interaction.session?.target?.item == table.item("two"))
  }
}
