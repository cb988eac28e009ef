import DragKit
import DragKitSnapshots
import Support
import Testing

struct DataSourceReorderingTests {
  enum Part: Hashable, Sendable { case tracks, queue }

  struct Playlist: InteractiveContent, Equatable {
    var dataSource: DiffableDataSource<Part, String>
    var reported: [String] = []

    init() throws {
      var snapshot = Snapshot<Part, String>()
      try snapshot.appendSections([.tracks, .queue])
      try snapshot.appendItems(["Title", "One", "Two", "Three"], toSection: .tracks)
      dataSource = try DiffableDataSource(snapshot)
    }

    var model: Model {
      get { dataSource.model }
      set { dataSource.model = newValue }
    }

    var stage: Stage {
      let size = Size(width: 300, height: 400)
      return Stage(areas: [
        Stage.Area("tracks", of: model, in: Rect(origin: .zero, size: size)),
        Stage.Area(
          "queue", of: model, view: .control(1),
          in: Rect(origin: Point(x: 320, y: 0), size: size)),
      ])
    }

    static let handlers = HandlerRegistry<Playlist>().collection("queue") { queue in
      queue.reorderingHandlers(of: \.dataSource) { handlers in
        handlers.canReorderItem = { @Sendable _, _ in true }
        handlers.acceptsItem = { @Sendable _, title in title != "Two" }
      }
    }
    .collection("tracks") { tracks in
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

  @Test("E07, E08: A data source calls the handlers with its own items, and an unmovable one stays")
  mutating func handlerCalls() {
    for y in [20, 66] as [Length] {
      driver.press(at: Point(x: 100, y: y))
      driver.drag(to: Point(x: 100, y: 150), steps: 10)
      driver.release()
    }
    #expect(driver.content.reported == ["will One", "Title", "Two", "Three", "One"])
    #expect(driver.content.dataSource.position(for: "One") == Position("tracks", 3))
  }

  @Test("An item moves to the view of another section if that accepts it")
  mutating func toOtherSection() {
    for y in [66, 66] as [Length] {
      driver.press(at: Point(x: 100, y: y))
      driver.drag(to: Point(x: 400, y: 20), steps: 10)
      driver.drop()
    }
    let snapshot = driver.content.dataSource.snapshot()
    #expect(snapshot.itemIdentifiers(inSection: .queue) == ["One"])
    #expect(snapshot.itemIdentifiers(inSection: .tracks) == ["Title", "Two", "Three"])
    // The view of the tracks does not say which others it accepts, so it accepts none.
    driver.press(at: Point(x: 400, y: 20))
    driver.drag(to: Point(x: 100, y: 60), steps: 10)
    #expect(driver.interaction.session?.proposal == nil)
    driver.drop()
    #expect(driver.content.dataSource.position(for: "One") == Position("queue", 0))
  }
}
