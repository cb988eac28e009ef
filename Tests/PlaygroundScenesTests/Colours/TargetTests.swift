@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Drop targets beside the column")
struct TargetTests {
  let start = ["red", "blue", "black", "green", "yellow"]

  @Test("L09, D28: a copy leaves the tile at its place and adds one")
  func copies() {
    var table = PlaygroundDriver()
    table.press(on: "black")
    table.drag(to: "copy")
    #expect(table.interaction.session?.operation == .copy)
    table.release()
    #expect(table.order == start)
    #expect(table.names(in: "copies") == ["black-5"])
    #expect(
      table.takeCalls().suffix(3) == [
        "performDrop copy true", "order black-5", "dragEnded black dropped copy",
      ])
  }

  @Test("Control and Shift make a link of a copy, at once and as long as they are held")
  func links() {
    var table = PlaygroundDriver()
    table.press(on: "black")
    table.drag(to: "copy")
    table.send(.modifiersChanged([.control, .shift]))
    #expect(table.interaction.session?.operation == .link)
    table.send(.modifiersChanged(.control))
    #expect(table.interaction.session?.operation == .copy)
    table.send(.modifiersChanged([.control, .shift]))
    table.release()
    #expect(table.order == start)
    #expect(table.names(in: "copies") == ["black-link-5"])
    #expect(
      table.takeCalls().suffix(3) == [
        "performDrop copy true", "order black-link-5", "dragEnded black dropped link",
      ])
  }

  @Test(
    "D27, D29: a target that forbids or cancels the drag performs nothing, and the tile returns",
    arguments: [("forbidden", "refused"), ("cancel", "cancelled")])
  func forbids(target: String, reason: String) {
    var table = PlaygroundDriver()
    table.press(on: "black")
    table.drag(to: target)
    table.release()
    let calls = table.takeCalls()
    #expect(calls.suffix(2) == ["dropExited black \(target)", "dragEnded black \(reason)"])
    #expect(!calls.contains { $0.hasPrefix("\(Call.Name.performDrop)") })
    #expect(table.order == start)
  }

  @Test(
    "the cursor forbids exactly where the badge does",
    arguments: [
      ("blue", Cursor.grabbing), ("copy", .grabbing), ("closure", .grabbing),
      ("forbidden", .forbidden), ("cancel", .grabbing), ("images-only", .forbidden),
    ])
  func cursors(target: String, cursor: Cursor) {
    var table = PlaygroundDriver()
    table.press(on: "black")
    table.drag(to: target)
    let interaction = table.interaction
    #expect(interaction.cursor == cursor)
    #expect((interaction.badge == .prohibited) == (cursor == .forbidden))
    table.drag(to: "yellow")
    #expect(table.interaction.cursor == .grabbing)
  }

  @Test(
    "D25: `performDrop` is called once, at the release over a target that allows the drop",
    arguments: [
      ("blue", 1), ("copy", 1), ("closure", 1), ("forbidden", 0), ("cancel", 0), ("images-only", 0),
    ])
  func performs(target: String, count: Int) {
    var table = PlaygroundDriver()
    func performed() -> [String] {
      table.calls.filter { $0.name == .performDrop }.compactMap { $0["target"]?.string }
    }
    table.press(on: "red")
    table.drag(to: target)
    table.drag(by: 5, 5)
    table.wait(.seconds(1))
    #expect(performed() == [])
    table.release()
    #expect(performed() == Array(repeating: target, count: count))
    table.settle()
    table.drag(by: 5, 5)
    table.release()
    #expect(performed().count == count)
  }

  @Test("D09, D10: a payload of another type never targets anything")
  func ignoresOtherTypes() {
    var table = PlaygroundDriver()
    table.press(on: "black")
    table.drag(to: "images-only")
    table.release()
    let calls = table.takeCalls()
    #expect(!calls.contains { $0.contains("images-only") })
    #expect(calls.last == "dragEnded black outside")
  }

  @Test(
    "D08, D18, D19: the closure form is targeted while the drag is over it, and gets the payload")
  func runsTheClosure() {
    var table = PlaygroundDriver()
    table.press(on: "green")
    table.drag(to: "closure")
    #expect(table.takeCalls().contains("isTargeted closure true"))
    table.release()
    #expect(
      table.takeCalls()
        == [
          "performDrop closure true", "isTargeted closure false", "dragEnded green dropped copy",
        ])
    #expect(table.order == start)
  }

  @Test("D33: a release outside all targets restores every tile in the old order")
  func returnsFromOutside() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "green")
    table.drag(to: Point(x: 190, y: 700))
    table.release()
    #expect(table.order == start)
    #expect(
      table.takeCalls().suffix(2) == ["order red blue black green yellow", "dragEnded red outside"])
    table.settle()
    #expect(table.interaction.screen.motion.overlays.isEmpty)
  }

  @Test("a target that a resize moved away from the pointer accepts no drop")
  func followsResize() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "copy")
    table.send(.windowResized(Size(width: 760, height: 560)))
    table.release()
    let calls = table.takeCalls()
    #expect(calls.contains("dropExited red copy"))
    #expect(!calls.contains("performDrop copy true"))
  }

  @Test("a drag leaves a target that a smaller window hides")
  func leavesHiddenTarget() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "copy")
    table.send(.windowResized(Size(width: 300, height: 760)))
    table.release()
    #expect(table.takeCalls().suffix(2) == ["dropExited red copy", "dragEnded red outside"])
  }

  @Test("Escape cancels the drag and restores the order")
  func escapes() {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "green")
    table.key(.escape)
    #expect(table.order == start)
    #expect(
      table.takeCalls().suffix(3) == [
        "dropExited red green", "order red blue black green yellow", "dragEnded red cancelled",
      ])
    table.release()
    #expect(table.takeCalls().isEmpty, "The release that follows means nothing.")
  }
}
