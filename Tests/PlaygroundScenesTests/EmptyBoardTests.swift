import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("An empty board of pictures")
struct EmptyBoardTests {
  private func board(_ state: PicturesScene.DocumentState = .open) -> PlaygroundDriver {
    var table = PlaygroundDriver(PlaygroundOptions(scene: .pictures))
    table.send(.messageReceived(DocumentMessage(state, BoardDocument()).message))
    return table
  }

  @Test(
    "asks the program for a folder, or for samples", arguments: ["choose-folder", "add-samples"])
  func asks(button: String) {
    var table = board()
    table.tap(button)
    let requests = table.takeRequests()
    #expect(requests.contains(.send(Message(PictureRequest.source, text: button))))
  }

  @Test("shows what was found, which an undo removes, and then no buttons")
  func found() {
    var table = board()
    table.send(.messageReceived(PictureRequest.found(["/a/1.png", "/a/2.png"])))
    #expect(table.names(in: "pictures") == ["picture-1", "picture-2"])
    #expect(table.playground.interaction.visibleItems(in: "picture-sources").isEmpty)
    table.tap("undo")
    #expect(table.names(in: "pictures") == [])
    #expect(table.playground.interaction.visibleItems(in: "picture-sources").count == 2)
  }

  @Test("says that nothing was found, until a button is pressed")
  func nothing() {
    var table = board()
    table.send(.messageReceived(PictureRequest.found([])))
    #expect(table.texts.contains { $0.hasPrefix("No pictures found") })
    table.tap("add-samples")
    #expect(!table.texts.contains { $0.hasPrefix("No pictures found") })
  }

  @Test("has no buttons if it cannot be changed, or no program stores it")
  func others() {
    for state in [PicturesScene.DocumentState.readOnly, .none, .recorded] {
      let table = board(state)
      #expect(table.playground.interaction.visibleItems(in: "picture-sources").isEmpty)
    }
  }
}
