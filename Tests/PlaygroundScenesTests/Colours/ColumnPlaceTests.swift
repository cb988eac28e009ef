@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The place in the column of colours")
struct ColumnPlaceTests {
  @Test(
    "R2, D12: changes 6 % beyond the middle of two places, wherever the tile is grabbed",
    arguments: [(10, 10), (50, 50), (90, 90)])
  func threshold(x: Int, y: Int) {
    var table = PlaygroundDriver()
    table.press(on: "blue", at: (x, y))
    table.drag(by: 0, 62, steps: 62)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    table.drag(by: 0, 1, steps: 1)
    #expect(table.order == ["red", "black", "blue", "green", "yellow"])
    table.drag(by: 0, -13, steps: 13)
    #expect(table.order == ["red", "black", "blue", "green", "yellow"])
    table.drag(by: 0, -1, steps: 1)
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    table.drag(by: 0, -112, steps: 112)
    #expect(table.order == ["blue", "red", "black", "green", "yellow"])
  }

  @Test("is kept under a hand that trembles by 6 px")
  func trembling() {
    var table = PlaygroundDriver()
    table.press(on: "blue", at: (90, 10))
    for translation in 40...80 {
      var other = table
      other.drag(by: 0, Length(pixels: translation), steps: 1)
      _ = other.takeFullCalls()
      for tremor in [6, -6, 6, -6] as [Length] {
        other.drag(by: 0, tremor, steps: 1)
      }
      let entered = other.takeFullCalls().count { $0.name == .dropEntered }
      #expect(entered <= 1, "\(entered) from \(translation)")
    }
  }

  @Test("is the same for a tile that follows a touch", arguments: [(10, 10), (90, 90)])
  func follows(x: Int, y: Int) {
    for (translation, order) in [
      (62, ["red", "blue", "black", "green", "yellow"]),
      (63, ["red", "black", "blue", "green", "yellow"]),
    ] as [(Length, [String])] {
      var table = PlaygroundDriver()
      table.tap("style-follow")
      table.settle()
      table.press(on: "blue", at: (x, y))
      table.drag(by: 0, translation)
      table.release()
      table.settle()
      #expect(table.order == order, "by \(translation)")
    }
  }
}
