import DragKitRecording
import DragTesting
import ProgramSupport
import Testing

/// A list whose encoding forgets a part.
private struct Forgetful: InteractiveContent, Equatable, CanonicalCodable {
  var model = Model()
  var note = "call Ada"
  var readsTooMuch = false

  init(readsTooMuch: Bool = false) {
    self.readsTooMuch = readsTooMuch
    model.addContainer("list", items: ["milk"])
  }

  var stage: Stage {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    return Stage(areas: [.list("list", count: 1, in: bounds)])
  }

  static let handlers = HandlerRegistry<Forgetful>()

  func encode(into writer: inout CanonicalWriter) { writer.write(model, readsTooMuch) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, readsTooMuch) = try reader.read()
    note = ""
    if readsTooMuch { note = try reader.read() }
  }
}

struct MisuseTests {
  @Test("Misuse is named with the field that does not come back from its bytes")
  func bytes() {
    let advice =
      "encode(into:) and init(decoding:) must write and read the same fields in the same order"
    #expect(
      InteractionWorld(Forgetful()).problems == [
        "the content does not come back from its bytes: - note: \"call Ada\"; + note: \"\"; \(advice)"
      ])
    let other = InteractionWorld(Forgetful(readsTooMuch: true)).problems
    #expect(other.count == 1 && other[0].hasPrefix("the bytes of the content cannot be read: "))
    #expect(InteractionWorld(Notes()).problems == [])
  }

  @Test("Misuse fails a test if a view does not show what its container has at the end")
  func count() throws {
    let stage = ScriptStage("pair", window: Size(width: 220, height: 200)) { Pair() }
    let drag = Script([.drag(.thing(ThingName("a", in: "left")), to: "c")])
    let words = [
      "the view of 'left' shows 2 items of 'left', which has 1; pass the number in the model as count:",
      "the view of 'right' shows 2 items of 'right', which has 3; pass the number in the model as count:",
    ]
    withKnownIssue {
      expectPasses(drag, on: stage)
    } matching: { issue in
      issue.comments.allSatisfy { words.contains($0.rawValue) }
    }
    let recording = try drag.compile(on: stage)
    #expect(try stage.problems(startingFrom: recording.header) == [])
    #expect(try stage.problems(after: recording) == words)
  }

  @Test("Misuse fails the check of a recording, also if its recorder got no notes")
  func check() throws {
    let folder = TemporaryFolder()
    let stage = ScriptStage<InteractionWorld<Notes>>.notes
    let events = try Script([.tap("milk")]).compile(on: stage).turns.flatMap(\.events)
    var world = InteractionWorld(Notes())
    var recorder = try Recorder(stage.header, to: MemorySink())
    recorder.record([], until: world.now, output: world.start(), world: world)
    for event in events {
      recorder.record([event], until: event.time, output: world.apply(event), world: world)
    }
    recorder.finish(at: world.now, world: world)
    let file = try folder.write(recorder.sink.bytes, to: "misuse.dndrec")
    #expect(
      throws: CheckFailure.problems(
        file: file,
        ["has presses but no gestures; call Recorder.note before each event, or use a LiveSession"])
    ) { try Recording.check(file, on: stage) }
  }
}

/// A list with the mistakes that a test makes in it.
private struct Faulty: InteractiveContent {
  var model = Model()
  var stage = Stage(areas: [])

  static let handlers = HandlerRegistry<Faulty>()
    .collection("todo") { list in
      list.reorderingHandlers.didReorder = { _, _ in }
      list.isSpringLoaded = true
    }
    .items(in: "to-do") { row in row.onTap { _, _ in [] } }

  init(count: Int = 2, areas: Int = 1, containers: [ContainerID] = ["to-do"]) {
    for id in containers { model.addContainer(id, items: ["milk", "bread"]) }
    let area = CollectionArea(
      view: .control(0), bounds: Rect(x: 0, y: 0, width: 100, height: 100),
      layout: ListConfiguration().layout, sections: [CollectionSection("to-do", count: count)])
    stage = Stage(
      areas: (0..<areas).map { Stage.Area($0 == 0 ? "to-do" : "other", .collection(area)) })
  }
}

struct ProblemTests {
  /// Those that the handlers have in every case.
  private let ofHandlers = [
    "there are handlers for 'todo', which is neither a container of the model nor an area; those are "
      + "'to-do'",
    "the collection view of 'todo' has reorderingHandlers without canReorderItem, so no item can be "
      + "lifted; set it",
    "the collection view of 'todo' is spring loaded, but nothing opens; set springLoadItem",
  ]

  @Test("A problem names handlers without a container, and those without an effect")
  func handlers() { #expect(Faulty().problems() == ofHandlers) }

  @Test(
    "A problem names a wrong number of rows, a missing container, or a shared view",
    arguments: [
      (
        Faulty(count: 5),
        "the view of 'to-do' shows 5 items of 'to-do', which has 2; pass the number in the model as count:"
      ),
      (
        Faulty(containers: []),
        "the view of 'to-do' shows the container 'to-do', which the model lacks; add it with "
          + "model.addContainer"
      ),
      (
        Faulty(areas: 2),
        "the views of 'to-do' and 'other' are the same item; give each its own, such as .control(1)"
      ),
    ])
  fileprivate func layout(of content: Faulty, problem: String) {
    #expect(content.problems().first == problem)
  }
}
