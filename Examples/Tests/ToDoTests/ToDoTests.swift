import DragKitRecording
import Foundation
import Testing
import ToDo

@Suite("A to-do list")
struct ToDoTests {
  private let stage = ScriptStage("to-do", window: Size(width: 320, height: 480)) { ToDoList() }

  @Test("reproduces its recording")
  func recording() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().path + "/errands.dndrec"
    let update = ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"]
    try Recording.check(file, on: stage, updating: update, from: errands)
  }

  @Test("accepts drops of open errands, but not below those that are done")
  func script() throws { _ = try errands.compile(on: stage) }

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
