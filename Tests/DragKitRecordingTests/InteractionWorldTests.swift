import DragKitRecording
import DragTesting
import Testing

/// A recorded list that knows nothing of recordings.
@Suite("A content as a world")
struct InteractionWorldTests {
  private let reorder = Script([
    .drag("milk", to: "letter"),
    .expect(.calls(["dragBegan(milk)", "dragEnded(milk, reason: dropped)"])),
  ])

  @Test("is recorded, and reproduces at every batching")
  func reproduced() throws {
    let recording = try reorder.compile(on: .errands())
    #expect(try recording.failure(on: .errands(), file: "reorder") == nil as String?)
    #expect(recording.gestures.map(\.kind) == [.drag])
  }

  @Test("differs from one that drops differently, in ten lines")
  func different() throws {
    let recording = try reorder.compile(on: .errands())
    let brief = try #require(try recording.failure(on: .errands(isWrong: true), file: "reorder"))
    #expect(brief.hasPrefix("reorder: line "))
    #expect(brief.contains("+ order of to-do: "))
    #expect(brief.split(separator: "\n").count <= 10)
  }

  @Test("names a view by its container unless the content does")
  func names() throws {
    let stage = ScriptStage("notes", window: Size(width: 320, height: 480)) { Notes() }
    let drag = Script.Statement.drag("milk", to: "letter")
    expectPasses(Script([drag, .expect(.calls(["performDrop(notes)"]))]), on: stage)
    expectPasses(Script([drag, .expect(.calls(["performDrop(list)"]))]), on: .errands())
  }

  @Test("has the focus on the item in its own list, of two with one name")
  func focus() {
    var (interaction, pair) = (Interaction(), Pair())
    interaction.start(&pair)
    for _ in 1...2 {
      interaction.handle(InputEvent(time: .zero, .keyPressed(.tab)), content: &pair)
    }
    #expect(interaction.focus(in: pair) == Landmark.ID("a", in: "right"))
  }

  @Test("is not compared with another program's recording")
  func otherProgram() throws {
    let recording = try reorder.compile(on: .errands())
    let notes = ScriptStage("notes", window: Size(width: 320, height: 480)) { Notes() }
    let error = #expect(throws: FileError.self) { try recording.failure(on: notes, file: "notes") }
    #expect(
      error.map { "\($0)" }
        == "notes:1: is a recording of 'errands'; replay it with that program")
  }

  @Test("is not made of a state that another version of the engine has written")
  func otherVersion() throws {
    let stage = ScriptStage.errands()
    var header = stage.header
    header.state = .state(try stage.makeWorld(header).0.canonicalBytes)
    _ = try stage.makeWorld(header)
    header.hashes = "14/1"
    let unreadable = #expect(throws: FileError.self) { _ = try stage.makeWorld(header) }
    #expect(
      unreadable.map { "\($0)" } == "errands:1: starts from a state of 'errands' that this program "
        + "cannot read; replay it with that version")
  }

  @Test("continues from its bytes as it would have, wherever it is interrupted")
  func bytes() throws {
    let recording = try reorder.compile(on: .errands())
    let events = recording.turns.flatMap(\.events)
    var world = InteractionWorld(Errands())
    _ = world.start()
    for (number, event) in events.enumerated() {
      _ = world.apply(event)
      guard number.isMultiple(of: 7) else { continue }
      var copy = try InteractionWorld<Errands>(canonicalBytes: world.canonicalBytes)
      var original = world
      let outputs = (
        copy.advance(to: event.time + .seconds(1)), original.advance(to: event.time + .seconds(1))
      )
      #expect(outputs.0 == outputs.1)
      #expect(copy.canonicalBytes == original.canonicalBytes)
      #expect(copy.hashes == original.hashes)
    }
  }

  @Test("has no earlier beginning while it has a deadline, or an item is dragged")
  func earlier() {
    var waiting = Errands()
    waiting.nextDeadline = .seconds(9)
    var world = InteractionWorld(waiting)
    _ = world.advance(to: .seconds(2))
    #expect(world.earlier(by: .seconds(1)) == nil)
    var free = InteractionWorld(Errands())
    _ = free.advance(to: .seconds(2))
    #expect(free.earlier(by: .seconds(1))?.now == .seconds(1))
    _ = free.apply(InputEvent(time: free.now, .pointerPressed(.mouse, at: Point(x: 20, y: 20))))
    #expect(free.earlier(by: .seconds(1)) == nil)
  }

  @Test("starts in the window of a script, and refuses settings that it does not have")
  func starts() throws {
    let narrow = try Script(parsing: "window 200x480\ndrag milk to letter").compile(on: .errands())
    #expect(narrow.header.window == Size(width: 200, height: 480))
    for line in ["tune long-press 1", "scene errands --dark", "scene board"] {
      #expect(throws: ScriptErrors.self) {
        try Script(parsing: "\(line)\ntap milk").compile(on: .errands())
      }
    }
  }

  @Test("has a gap, a target, displayed positions and a scroll offset")
  func moment() throws {
    let script = Script([
      .window(Size(width: 320, height: 100)),
      .press("milk", hold: .milliseconds(600)),
      .expect(.gap(OpenGap(before: 0, in: "to-do"))),
      .expect(.target("list")),
      .move(by: Vector(dx: 0, dy: 44), over: .milliseconds(200)),
      .expect(.position("milk", x: 0, y: 44)),
      .expect(.gap(OpenGap(before: 2, in: "to-do"))),
      .release(),
      .expect(.gap(nil)),
      .expect(.target(nil)),
      .wheel(Vector(dx: 0, dy: 1), at: "list"),
      .wait(.seconds(1)),
      .expect(.scroll("list", 51)),
      .expect(.scroll("to-do", 51)),
      .expect(.position("milk", x: 0, y: -7)),
    ])
    let recording = try script.compile(on: .errands())
    #expect(recording.expectations.count == 9)
    let failure: FailureReport<InteractionWorld<Errands>>? = try recording.failure(
      on: .errands(), file: "moment")
    #expect(failure == nil)
  }
}

extension Recording {
  /// The report of ten lines, if a replay diverges.
  fileprivate func failure(
    on stage: ScriptStage<InteractionWorld<Errands>>, file: String
  ) throws -> String? {
    let report: FailureReport<InteractionWorld<Errands>>? = try failure(on: stage, file: file)
    return report?.brief()
  }
}
