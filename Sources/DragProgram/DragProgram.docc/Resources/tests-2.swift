import DragTesting
import Testing

@testable import Tiles

@Suite("A list of tiles")
struct TilesTests {
  @Test("replays a session that was recorded in its window")
  func desk() { expectReplays("desk.dndrec", on: Tiles.stage) }

  @Test("moves a tile to where it is dropped")
  func drops() {
    expectPasses(
      Script([
        .drag("red", to: "green"),
        .expect(.order(["orange", "green", "red", "blue", "violet"])),
        .drag("violet", to: "orange"),
        .expect(.order(["violet", "orange", "green", "red", "blue"])),
      ]), on: Tiles.stage)
  }
}
