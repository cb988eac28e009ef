import DragEvents
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The pages, and drags of other programs")
struct OtherProgramsTests {
  private let text = "text/plain;charset=utf-8"

  /// Drags a text from another program over a thing, and drops it; returns the replies to its source.
  private func drop(_ words: String, on name: String, of page: SceneID) -> (
    PlaygroundDriver, [IncomingDragReply]
  ) {
    var table = PlaygroundDriver(scene: page)
    let point = table.place(of: name).center
    table.send(.incomingDrag(.entered(DragOffer(types: [text]), at: point)))
    table.send(.incomingDrag(.moved(to: point)))
    table.send(.incomingDrag(.released))
    table.send(.incomingDrag(.received([DragData(text, text: words)])))
    let replies = table.requests.compactMap {
      if case .incomingDrag(let reply) = $0 { reply } else { nil }
    }
    return (table, replies)
  }

  @Test("a text becomes a song of the playlist, with its first line as the title")
  func song() {
    let (table, replies) = drop("\n Songs to hear\nand more", on: "track-2", of: .playlist)
    #expect(replies == [.proposed(.copy), .read([text]), .finished(.copy)])
    #expect(table.names(in: "playlist").count == 13)
    #expect(table.names(in: "playlist").contains("track-13"))
  }

  @Test(
    "what only reorders refuses a text from another program, and nothing changes",
    arguments: [
      (SceneID.colours, "red"), (.colours, "copy"), (.colours, "images-only"),
      (.lessons, "welcome"),
      (.playlist, "song-1"), (.board, "item-1"), (.follow, "link"),
    ])
  func refused(page: SceneID, name: String) {
    let (table, replies) = drop("x", on: name, of: page)
    #expect(replies == [.finished(nil)])
    let fresh = PlaygroundDriver(scene: page)
    #expect(table.content.model.orderHash == fresh.content.model.orderHash)
  }
}
