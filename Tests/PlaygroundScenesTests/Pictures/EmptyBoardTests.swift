import DragEvents
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("An empty board of pictures")
struct EmptyBoardTests {
  private func board(_ state: PicturesScene.DocumentState = .open) -> PlaygroundDriver {
    var table = PlaygroundDriver(scene: .pictures)
    table.receive(.board(state, BoardDocument()))
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
    table.receive(PictureRequest.found(["/a/1.png", "/a/2.png"]))
    #expect(table.names(in: "pictures") == ["picture-1", "picture-2"])
    #expect(table.interaction.elements(in: "picture-sources").isEmpty)
    table.tap("undo")
    #expect(table.names(in: "pictures") == [])
    #expect(table.interaction.elements(in: "picture-sources").count == 2)
  }

  @Test("says that nothing was found, until a button is pressed")
  func nothing() {
    var table = board()
    table.receive(PictureRequest.found([]))
    #expect(table.texts.contains { $0.hasPrefix("No pictures found") })
    table.tap("add-samples")
    #expect(!table.texts.contains { $0.hasPrefix("No pictures found") })
  }

  @Test("shows what was found during a drag from another program once that has left")
  func duringDrag() {
    var table = board()
    table.bring(.files("/new/1.png"), to: Point(x: 500, y: 410))
    table.receive(PictureRequest.found(["/a/1.png", "/a/2.png"]))
    #expect(table.names(in: "pictures") == [])
    table.incoming(.exited)
    #expect(table.names(in: "pictures") == ["picture-1", "picture-2"])
  }

  @Test(
    "says what was not found, has no room or was left out of a folder",
    arguments: [
      (PictureRequest.found(.noDialog), "Install zenity or kdialog to choose a folder"),
      (PictureRequest.found(.unreadableFolder), "The folder cannot be read"),
      (
        PictureRequest.found((1...12_000).map { "/\($0).png" }),
        "2,001 pictures were not added: a board has room for 10,000"
      ),
      (
        PictureRequest.found(.leftOut(names: 1, folders: 0)),
        "1 file was not added: its name is not UTF-8"
      ),
      (
        PictureRequest.found(.leftOut(names: 0, folders: 1200)),
        "1,200 folders inside were not opened"
      ),
      (
        PictureRequest.found(.leftOut(names: 2, folders: 1)),
        "2 files were not added: their names are not UTF-8; 1 folder inside was not opened"
      ),
    ])
  func notAdded(message: Message, words: String) {
    var table = board()
    table.receive(PictureRequest.found(["/a/1.png"]), message)
    #expect(table.names(in: "pictures").first == "picture-1")
    #expect(table.status == words)
  }

  @Test("has no buttons if it cannot be changed, or no program stores it")
  func others() {
    for state in [PicturesScene.DocumentState.readOnly, .none, .recorded] {
      let table = board(state)
      #expect(table.interaction.elements(in: "picture-sources").isEmpty)
    }
  }
}
