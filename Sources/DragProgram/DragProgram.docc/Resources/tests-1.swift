import DragTesting
import Testing

@testable import Tiles

@Suite("A list of tiles")
struct TilesTests {
  @Test("replays a session that was recorded in its window")
  func desk() { expectReplays("desk.dndrec", on: Tiles.stage) }
}
