import DragDrawing
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The list of calls")
struct CallListTests {
  /// The text of the list, row by row.
  private func rows(_ table: PlaygroundDriver) -> [String] {
    let area = table.place(of: "calls")
    var rows: [Length: [String]] = [:]
    for line in table.lines where area.contains(line.box.origin) {
      if !line.text.isEmpty { rows[line.box.minY, default: []].append(line.text) }
    }
    return rows.sorted { $0.key < $1.key }.map { $0.value.joined(separator: " ") }
  }

  @Test("breaks a long call between words, without truncation")
  func wraps() {
    var table = PlaygroundDriver()
    table.tap("inspector-engine")
    table.press(on: "red")
    table.drag(to: "blue")
    let shown = rows(table)
    #expect(shown.contains("order colours: blue red black green"), "\(shown)")
    #expect(shown.contains("yellow"))
    #expect(shown.contains { $0.hasPrefix("dropUpdated blue move") })
    #expect(shown.contains("insertAtDestination"))
    #expect(!shown.contains { $0.contains("…") })
  }

  @Test("reports each state of a group that springs open, and the end for each entered view")
  func springLoading() {
    var table = PlaygroundDriver.lessons(window: Size(width: 1120, height: 1000))
    table.tap("inspector-engine")
    table.press(on: "welcome")
    table.drag(to: "drawing")
    table.wait(.milliseconds(600))
    table.key(.escape)
    let shown = rows(table)
    for state in ["possible", "activating", "activated", "inactive"] {
      #expect(shown.contains("springLoading drawing \(state)"), "\(shown)")
    }
    #expect(shown.suffix(2) == ["dragEnded welcome cancelled", "dropSessionDidEnd list"])
  }

  @Test("scrolls to its first row and back to its last")
  func scrolls() {
    var table = PlaygroundDriver()
    table.tap("inspector-engine")
    for _ in 1...4 {
      table.drop("red", on: "green")
    }
    let newest = rows(table)
    let place = table.place(of: "calls").center
    for _ in 1...30 {
      table.send(.wheelScrolled(at: place, by: Vector(dx: 0, dy: Length(pixels: -3))))
    }
    #expect(rows(table).first == "order colours: red blue black green")
    #expect(rows(table).count == newest.count)
    for _ in 1...30 {
      table.send(.wheelScrolled(at: place, by: Vector(dx: 0, dy: Length(pixels: 3))))
    }
    #expect(rows(table) == newest)
  }

  @Test("is drawn from the cache as without it")
  func cached() {
    var table = PlaygroundDriver()
    table.tap("inspector-engine")
    let cache = FrameCache()
    table.press(on: "red")
    for goal in ["blue", "green", "copy", "yellow"] {
      for share in [30, 60] {
        table.drag(to: goal, at: (share, share), steps: 3)
        #expect(table.playground.frame(reusing: cache) == table.playground.frame())
      }
    }
  }
}
