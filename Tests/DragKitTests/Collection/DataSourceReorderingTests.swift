import DragKit
import DragKitSnapshots
import DragModel
import Support
import Testing

@Suite("Reordering the items of a data source")
struct DataSourceReorderingTests {
  enum Part: Hashable, Sendable { case tracks }

  struct Playlist: InteractiveContent, Equatable {
    var dataSource: DiffableDataSource<Part, String>
    var tuning = Tuning()
    var reported: [String] = []

    init() throws {
      var snapshot = Snapshot<Part, String>()
      try snapshot.appendSections([.tracks])
      try snapshot.appendItems(["Title", "One", "Two", "Three"])
      dataSource = try DiffableDataSource(snapshot)
    }

    var model: Model {
      get { dataSource.model }
      set { dataSource.model = newValue }
    }

    var stage: Stage {
      let area = CollectionArea(
        view: .control(0), bounds: Rect(x: 0, y: 0, width: 300, height: 400),
        layout: ListLayout(), sections: [CollectionSection("tracks", count: 4)])
      return Stage(areas: [Stage.Area("tracks", .collection(area))])
    }

    static let handlers = HandlerRegistry<Playlist>().collection("tracks") { tracks in
      tracks.reorderingHandlers(of: \.dataSource) { handlers in
        handlers.canReorderItem = { @Sendable _, title in title != "Title" }
        handlers.willReorder = { @Sendable playlist, title in
          playlist.reported.append("will \(title)")
        }
        handlers.didReorder = { @Sendable playlist, transaction in
          playlist.reported += transaction.finalSnapshot.itemIdentifiers
        }
      }
    }
  }

  private var driver: ContentDriver<Playlist>

  init() throws {
    driver = ContentDriver(try Playlist())
  }

  @Test("E08: calls the handlers before and after with its own items")
  mutating func handlerCalls() {
    driver.press(at: Point(x: 100, y: 66))
    driver.drag(to: Point(x: 100, y: 150), steps: 10)
    driver.release()
    #expect(driver.content.reported == ["will One", "Title", "Two", "Three", "One"])
    #expect(driver.content.dataSource.position(for: "One") == Position("tracks", 3))
  }

  @Test("E07: an item that cannot be moved stays")
  mutating func veto() {
    driver.press(at: Point(x: 100, y: 20))
    driver.drag(to: Point(x: 100, y: 150), steps: 10)
    driver.release()
    #expect(driver.content.reported == [])
  }
}
