import DragKitRecording
import ToDo

// The recorder alone: a session is recorded and replayed, without a window and without SDL.

let stage = ScriptStage("to-do", window: Size(width: 320, height: 480)) { ToDoList() }
let script = Script([
  .drag("milk", to: "letter"),
  .tap("bread"),
  .expect(.order(["letter", "milk", "laundry", "dishes", "bread"])),
])
let path = CommandLine.arguments.dropFirst().first ?? "errands.dndrec"
try script.compile(on: stage).write(creating: path)
let recording = try Recording(contentsOf: path)
let failure = try recording.failure(on: stage, file: path)
print(failure.map { $0.brief() } ?? "\(path): reproduces")
