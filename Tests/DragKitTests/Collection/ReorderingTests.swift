import DragKit
import DragKitSnapshots
import DragModel
import Testing

@Suite("Reordering a collection view")
struct ReorderingTests {
  /// A list of tracks, the first of which stays where it is.
  struct Playlist: InteractiveContent, Equatable {
    var model = Model()
    var tuning = Tuning()
    var moves: [String] = []

    init() {
      model.addContainer("playlist", items: ["title", "one", "two", "three"])
    }

    var stage: Stage {
      let area = CollectionArea(
        view: .control(0), bounds: Rect(x: 0, y: 0, width: 300, height: 400),
        layout: ListLayout(), sections: [CollectionSection("playlist", count: 4)])
      return Stage(areas: [Stage.Area("playlist", .collection(area))])
    }

    func name(of item: ItemID) -> String { item.isControl ? "playlist" : model.name(of: item) }

    static let handlers = HandlerRegistry<Playlist>().collection("playlist") { list in
      list.reorderingHandlers.canReorderItem = { @Sendable playlist, item in
        playlist.model.name(of: item) != "title"
      }
      list.reorderingHandlers.willReorder = { @Sendable playlist, item in
        playlist.moves.append("will \(playlist.model.name(of: item))")
      }
      list.reorderingHandlers.didReorder = { @Sendable playlist, transaction in
        let items = transaction.finalSnapshot.itemIdentifiers
        playlist.moves.append("did " + items.map(playlist.model.name(of:)).joined(separator: " "))
      }
    }
  }

  private var playlist = Playlist()
  private var interaction = Interaction()

  private mutating func drag(from: Length, to: Length) -> [String] {
    var output = interaction.start(&playlist)
    for (kind, y) in [("press", from), ("move", from + 8), ("move", to), ("release", to)] {
      let (point, now) = (Point(x: 100, y: y), interaction.now + .milliseconds(8))
      let event: InputEvent.Kind =
        switch kind {
        case "press": .pointerPressed(.mouse, at: point)
        case "release": .pointerReleased(.mouse, at: point)
        default: .pointerMoved(.mouse, to: point, isDown: true)
        }
      output.append(interaction.handle(InputEvent(time: now, event), content: &playlist))
    }
    return output.calls.map(\.name).filter {
      !["order", "layout", "idle", "dropUpdated"].contains($0)
    }
  }

  @Test("E08: calls its handlers once before and once after, with the order")
  mutating func transaction() {
    let calls = drag(from: 66, to: 150)
    #expect(
      calls == [
        "dragBegan", "validateDrop", "dropEntered", "performDrop", "dragEnded", "dropSessionDidEnd",
      ])
    #expect(playlist.moves == ["will one", "did title two three one"])
    #expect(playlist.model.names(in: "playlist") == ["title", "two", "three", "one"])
    playlist.model.undo()
    #expect(playlist.model.names(in: "playlist") == ["title", "one", "two", "three"])
  }

  @Test("E07: does not lift an item that cannot be moved")
  mutating func veto() {
    #expect(drag(from: 20, to: 150) == [])
    #expect(playlist.moves == [])
  }

  @Test("hovering does not change the model, nor does a drop at the source")
  mutating func inPlace() {
    #expect(drag(from: 66, to: 75).suffix(2) == ["dragEnded", "dropSessionDidEnd"])
    #expect(!playlist.model.canUndo)
  }
}
