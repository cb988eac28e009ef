import DragKitRecording
import Testing

/// Typed text, and messages of the program: input that is neither of pointers nor of keys.
@Suite("Typed text and messages")
struct OutsideTests {
  private let stage = ScriptStage<InteractionWorld<Notes>>.notes
  private let session = Script([
    .tap("bread"),
    .type("Call Ada"),
    .keys(["backspace"]),
    .expect(.calls(["textInput(bread, text: a)"])),
    .tap("milk"),
    .expect(.calls(["textInputEnded(bread)", "tap(milk)"])),
    .keys(["enter"]),
    .press("milk", hold: .milliseconds(600)),
    .send(Message("loaded", ["stamps", "paper"])),
    .expect(.order(["milk", "bread", "letter", "stamps", "paper"])),
    .move(to: "stamps"),
    .release(),
    .expect(.order(["bread", "letter", "stamps", "milk", "paper"])),
  ])

  @Test("reach the content, reproduce at every batching and from the file, and are explained")
  func reproduced() throws {
    let recording = try session.compile(on: stage)
    let read = try Recording(parsing: recording.bytes)
    #expect(read.turns.flatMap(\.events) == recording.turns.flatMap(\.events))
    #expect(try recording.failure(on: stage, file: "outside") == nil)
    var rehearsal = Rehearsal(stage.header, in: InteractionWorld(Notes()))
    rehearsal.play(recording.turns.flatMap(\.events))
    #expect(rehearsal.world.content.title(of: "bread") == "Call Ad")
    #expect(rehearsal.world.content.editedItem == nil)
    let script = try recording.script(on: stage, file: "outside")
    #expect(script.statements.contains(.type("Call Ada")))
    #expect(script.statements.contains(.send(Message("loaded", ["stamps", "paper"]))))
    #expect(try Script(parsing: script.text) == script)
  }

  @Test("are composed by dead keys and input methods, which is recorded, replayed and explained")
  func composed() throws {
    let session = Script([
      .tap("bread"),
      .event(.textComposed("´")), .event(.textComposed("")),
      .event(.textComposed("に")), .event(.textComposed("にほ")), .type("日本"),
      .expect(
        .calls([
          "textComposition(bread, text: ´)", "textComposition(bread, text: \"\")",
          "textComposition(bread, text: にほ)", "textInput(bread, text: 日)",
        ])),
      .event(.textComposed("x")),
    ])
    let recording = try session.compile(on: stage)
    #expect(try recording.failure(on: stage, file: "composed") == nil)
    let read = try Recording(parsing: recording.bytes)
    #expect(read.turns.flatMap(\.events) == recording.turns.flatMap(\.events))
    var rehearsal = Rehearsal(stage.header, in: InteractionWorld(Notes()))
    rehearsal.play(read.turns.flatMap(\.events))
    #expect(rehearsal.world.content.title(of: "bread") == "日本")
    #expect(rehearsal.world.content.composed == "x")
    let script = try recording.script(on: stage, file: "composed")
    #expect(script.text.contains("event compose \"にほ\""))
    #expect(try Script(parsing: script.text) == script)
  }

  @Test("are shrunk to those that a failure needs")
  func shrunk() throws {
    let recording = try session.compile(on: stage)
    var shrinker = Shrinker(recording, in: InteractionWorld(Notes())) { candidate in
      candidate.turns.flatMap(\.calls).contains { $0.name == .textInput && $0["text"] == "d" }
    }
    let kinds = shrinker.shrunk().turns.flatMap(\.events).map(\.kind)
    #expect(kinds.contains(.textEntered("d")))
    #expect(!kinds.contains(.textEntered("C")))
    #expect(!kinds.contains { if case .messageReceived = $0 { true } else { false } })
  }

  @Test("go to other windows with the gestures around them")
  func retargeted() throws {
    let recording = try session.compile(on: stage)
    let window = Size(width: 320, height: 400)
    let (replay, error) = try Retargeting(recording, to: window)
      .play(in: InteractionWorld(Notes()), stage.header)
    #expect(error == nil)
    let (typed, before) = (Set(replay.recording.typed), Set(recording.typed))
    #expect(typed == before && typed.contains("A"))
  }

  @Test("are requested for the edited item, whose keys neither move the focus nor lift")
  func requested() throws {
    var world = InteractionWorld(Notes())
    _ = world.start()
    func send(_ kinds: InputEvent.Kind...) -> [Request] {
      kinds.flatMap { world.apply(InputEvent(time: world.now, $0)).requests }
    }
    let place = Point(x: 40, y: 60)
    #expect(
      send(.pointerPressed(.mouse, at: place), .pointerReleased(.mouse, at: place))
        == [.acceptText(in: Rect(x: 0, y: 44, width: 320, height: 44))])
    #expect(send(.keyPressed("tab"), .keyPressed("space"), .keyPressed("down")) == [])
    #expect(world.interaction.focused == nil)
    #expect(world.interaction.session == nil)
    #expect(send(.textEntered("Hi"), .keyPressed("s")) == [.send(Message("save", text: "Hi"))])
    #expect(send(.keyPressed("enter")) == [.acceptText(in: nil)])
  }

  @Test("of a name without a handler are faults, and change nothing")
  func unknown() {
    var world = InteractionWorld(Notes())
    _ = world.start()
    let before = world.content
    let calls = world.apply(InputEvent(time: .zero, .messageReceived(Message("lost")))).calls
    #expect(calls.map(\.name) == [.message, .fault])
    #expect(calls.last?["reason"] == "no handler of the message 'lost'")
    #expect(world.content == before)
  }
}

extension Recording {
  fileprivate var typed: [String] {
    turns.flatMap(\.events).compactMap { event in
      if case .textEntered(let text) = event.kind { text } else { nil }
    }
  }
}
