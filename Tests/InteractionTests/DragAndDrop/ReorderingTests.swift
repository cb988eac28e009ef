import DragKit
import DragKitSnapshots
import Support
import Testing

struct ReorderingTests {
  /// A list of tracks, the first of which stays where it is.
  struct Playlist: InteractiveContent {
    var model = Model()
    var moves: [String] = []
    var removesLifted = false

    init() {
      model.addContainer("playlist", items: ["title", "one", "two", "three"])
    }

    var stage: Stage {
      let bounds = Rect(x: 0, y: 0, width: 300, height: 400)
      return Stage(areas: [Stage.Area("playlist", of: model, in: bounds)])
    }

    static let handlers = HandlerRegistry<Playlist>().collection("playlist") { list in
      list.reorderingHandlers.canReorderItem = { @Sendable playlist, item in
        playlist.model.name(of: item) != "title"
      }
      list.reorderingHandlers.willReorder = { @Sendable playlist, item in
        playlist.moves.append("will \(playlist.model.name(of: item))")
        if playlist.removesLifted { playlist.model.remove(item) }
      }
      list.reorderingHandlers.didReorder = { @Sendable playlist, transaction in
        let items = transaction.finalSnapshot.itemIdentifiers
        playlist.moves.append("did " + items.map(playlist.model.name(of:)).joined(separator: " "))
      }
    }
  }

  private var playlist = ContentDriver(Playlist())

  /// Drags an item to a height; returns the names of the calls, without those of each motion.
  private mutating func drag(_ item: String, to y: Length) -> [Call.Name] {
    playlist.carry(item, to: Point(x: 100, y: y))
    return playlist.takeCalls().filter { $0 != .dropUpdated }
  }

  @Test("E08: A reorder calls its handlers once before and once after, with the order")
  mutating func transaction() {
    let calls = drag("one", to: 150)
    #expect(
      calls == [
        .dragBegan, .validateDrop, .dropEntered, .performDrop, .dragEnded, .dropSessionDidEnd,
      ])
    #expect(playlist.content.moves == ["will one", "did title two three one"])
    #expect(playlist.names(in: "playlist") == ["title", "two", "three", "one"])
    playlist.undo()
    #expect(playlist.names(in: "playlist") == ["title", "one", "two", "three"])
  }

  @Test("E07: An item that cannot be moved is not lifted")
  mutating func veto() {
    #expect(drag("title", to: 150) == [])
    #expect(playlist.content.moves == [])
  }

  @Test("Hovering does not change the model, nor does a drop at the source")
  mutating func inPlace() {
    #expect(drag("one", to: 75).suffix(2) == [.dragEnded, .dropSessionDidEnd])
    #expect(!playlist.content.model.canUndo)
  }

  @Test("E30: An item that willReorder removes is refused, with the reason, and stays removed")
  mutating func removed() {
    playlist.content.removesLifted = true
    playlist.carry("one", to: "three")
    playlist.settle()
    #expect(playlist.names(in: "playlist") == ["title", "two", "three"])
    let calls = playlist.takeFullCalls()
    let drop = calls.first { $0.name == .performDrop }
    #expect(drop?["accepted"] == false)
    #expect(drop?["reason"] == "willReorder removed the items, so there is nothing to move")
    #expect(calls.first { $0.name == .dragEnded }?["reason"] == "refused")
    playlist.undo()
    #expect(playlist.names(in: "playlist") == ["title", "one", "two", "three"])
  }
}
