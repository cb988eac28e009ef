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
        .drag("orange", to: "green"),
        .expect(.order(["red", "green", "orange", "blue", "violet"])),
        .drag("violet", to: "green"),
        .expect(.order(["red", "violet", "green", "orange", "blue"])),
      ]), on: Tiles.stage)
  }
}
