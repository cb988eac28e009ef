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

  @Test("is one step, and an undo takes it back")
  func oneStep() {
    var table = PlaygroundDriver(scene: .playlist)
    let before = table.names(in: "playlist")
    table.tapControl("delete", of: "track-2")
    table.tapControl("add", of: "song-3")
    table.settle()
    let changed = table.names(in: "playlist")
    #expect(changed != before)
    table.tap("reset")
    #expect(table.names(in: "playlist") == before)
    table.tap("undo")
    #expect(table.names(in: "playlist") == changed)
    table.tap("redo")
    #expect(table.names(in: "playlist") == before)
  }
}
