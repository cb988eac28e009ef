import DragTesting
import Testing
import ToDo

@Suite("A to-do list")
struct ToDoTests {
  private let stage = ScriptStage("to-do", window: Size(width: 320, height: 480)) { ToDoList() }

  @Test("reproduces its recording")
  func recording() { expectReplays("errands.dndrec", on: stage, from: errands) }

  @Test("accepts drops of open errands, but not below those that are done")
  func script() { expectPasses(errands, on: stage) }

  private let errands = Script([
    .drag("milk", to: "letter"),
    .expect(.calls(["dragBegan(milk)", "performDrop", "dragEnded(milk, reason: dropped)"])),
    .tap("bread"),
    .expect(.order(["letter", "milk", "laundry", "dishes", "bread"])),
    .drag("letter", to: .thing("bread", at: .percent(50, 90))),
    .expect(.calls(["dragEnded(letter, reason: refused)"])),
    .expect(.order(["letter", "milk", "laundry", "dishes", "bread"])),
  ])
}
