import DragPainter
import DragProgram
import DragTesting
import Testing

@testable import Kanban

@Suite("A kanban board")
struct KanbanTests {
  @Test("adds, renames, moves and removes cards, and undoes that")
  func recording() { expectReplays("cards.dndrec", on: Board.stage, from: cards) }

  @Test("reproduces a session that was recorded in its window")
  func desk() { expectReplays("desk.dndrec", on: Board.stage, heldTo: Tier.usual) }

  @Test("takes a card from another column in one step, which an undo reverts")
  func move() {
    expectPasses(
      Script([
        .drag("card-1", to: "card-4"),
        .expect(.order(in: "doing", ["card-1", "card-4"])),
        .expect(.order(in: "to-do", ["card-2", "card-3"])),
        .keys(["control+z"]),
        .expect(.order(in: "to-do", ["card-1", "card-2", "card-3"])),
      ]), on: Board.stage)
  }

  @Test("shows a lifted card over a gap, with its shadow")
  func looks() {
    let lifted = Script([
      .press("card-1", by: ScriptPointer(.mouse)), .move(to: "card-4"), .wait(.seconds(1)),
    ])
    let size = Size(width: 880, height: 560)
    expectLooks("lifted.png", after: lifted, on: Board.stage) { world in
      try Picture(size: size) { canvas in
        world.content.draw(ProgramFrame(of: world, size: size), on: &canvas)
      }
    }
  }

  private let cards = Script([
    .tap("add-doing"), .type("Call Grace"), .keys(["enter"]),
    .expect(.order(in: "doing", ["card-4", "card-6"])),
    .drag("card-6", to: "card-2"),
    .expect(.calls(["dragEnded(card-6, reason: dropped)"])),
    .tap("card-2"), .keys(["backspace", "backspace"]), .type("es"), .tap("doing-list"),
    .tap("card-5.remove"),
    .expect(.order(in: "done", [])),
    .keys(["control+z"]),
    .expect(.order(in: "done", ["card-5"])),
  ])
}
