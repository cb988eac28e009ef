import DragEvents
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("An empty board of pictures")
struct EmptyBoardTests {
  private func board(_ state: PicturesScene.DocumentState = .open) -> PlaygroundDriver {
    var table = PlaygroundDriver(scene: .pictures)
    table.receive(DocumentMessage(state, BoardDocument()).message)
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

  @Test("says how many of the pictures that were found have no room")
  func full() {
    var table = board()
    table.receive(PictureRequest.found((1...12_000).map { "/\($0).png" }))
    #expect(table.status == "2,000 pictures were not added: a board has room for 10,000")
  }

  @Test("shows what was found during a drag from another program once that has left")
  func duringDrag() {
    var table = board()
    let offer = DragOffer(types: ["text/uri-list"])
    table.send(.incomingDrag(.entered(offer, at: Point(x: 500, y: 400))))
    table.send(
      .incomingDrag(.received([DragData("text/uri-list", text: "file:///new/1.png\r\n")])))
    table.send(.incomingDrag(.moved(to: Point(x: 500, y: 410))))
    table.receive(PictureRequest.found(["/a/1.png", "/a/2.png"]))
    #expect(table.names(in: "pictures") == [])
    table.send(.incomingDrag(.exited))
    #expect(table.names(in: "pictures") == ["picture-1", "picture-2"])
  }

  @Test("says why nothing could be found")
  func problem() {
    var table = board()
    table.receive(PictureRequest.found(.noDialog))
    #expect(table.status == "Install zenity or kdialog to choose a folder")
    table.receive(PictureRequest.found(.unreadableFolder))
    #expect(table.status == "The folder cannot be read")
  }

  @Test(
    "says what was left out of a folder",
    arguments: [
      (1, 0, "1 file was not added: its name is not UTF-8"),
      (0, 1200, "1,200 folders inside were not opened"),
      (2, 1, "2 files were not added: their names are not UTF-8; 1 folder inside was not opened"),
    ])
  func leftOut(names: Int, folders: Int, words: String) {
    var table = board()
    table.receive(PictureRequest.found(["/a/1.png"]))
    table.receive(PictureRequest.found(.leftOut(names: names, folders: folders)))
    #expect(table.names(in: "pictures") == ["picture-1"])
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
