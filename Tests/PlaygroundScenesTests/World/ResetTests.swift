@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Reset")
struct ResetTests {
  @Test("with nothing to reset makes no undo step", arguments: LookMoment.pages)
  func nothing(page: LookMoment) {
    var table = page.driver()
    table.tap("reset", "reset")
    #expect(!table.content.canUndo)
  }

  @Test("is one step, and an undo takes it back", arguments: changes)
  func oneStep(change: LookMoment) {
    var table = change.driver()
    let before = PlaygroundDriver(scene: change.scene).content.model.orderHash
    let changed = table.content.model.orderHash
    #expect(changed != before)
    for (button, expected) in [("reset", before), ("undo", changed), ("redo", before)] {
      table.tap(button)
      #expect(table.content.model.orderHash == expected, "\(button)")
    }
  }

  private static let changes = [
    LookMoment("colours", .colours) { $0.drop("red", on: "green") },
    LookMoment("lessons", .lessons) { $0.drop("variables", on: "drawing") },
    LookMoment("playlist", .playlist) {
      $0.tapControl("delete", of: "track-2")
      $0.tapControl("add", of: "song-3")
    }, LookMoment("board", .board) { $0.drop("item-1", on: "item-3") },
  ]
}
