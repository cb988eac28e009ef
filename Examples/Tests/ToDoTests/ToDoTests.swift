import DragKitRecording
import Foundation
import Testing
import ToDo

@Suite("A to-do list")
struct ToDoTests {
  private let stage = ScriptStage("to-do", window: Size(width: 320, height: 480)) { ToDoList() }

  @Test("reproduces a recording when it is replayed")
  func recording() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().path + "/errands.dndrec"
    let update = ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"]
    try Recording.check(file, on: stage, updating: update, from: errands)
  }

  @Test("lets what is open be moved, and nothing below what is done")
  func script() throws { _ = try errands.compile(on: stage) }

  private let errands = Script {
    Drag("milk", to: "letter")
    Expect.calls("dragBegan(milk)", "performDrop", "dragEnded(milk, reason: dropped)")
    Tap("bread")
    Expect.order("letter", "milk", "laundry", "dishes", "bread")
    Drag("letter", to: "bread", at: .percent(50, 90))
    Expect.calls("dragEnded(letter, reason: refused)")
    Expect.order("letter", "milk", "laundry", "dishes", "bread")
  }
}
