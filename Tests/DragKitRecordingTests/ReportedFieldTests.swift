import DragKitRecording
import Testing

/// Recordings of one list, replayed by another program that differs from it.
@Suite("A failing recording of an app's own content")
struct ReportedFieldTests {
  private func brief<Content>(
    _ script: Script, on stage: ScriptStage<InteractionWorld<Content>>, heldTo tiers: [Tier]? = nil
  ) throws -> String? {
    var recording = try Recording(parsing: script.compile(on: .errands()).bytes)
    if let tiers { recording = recording.held(to: tiers) }
    return try recording.failure(on: stage, file: "errands.dndrec")?.brief()
  }

  private let script = Script([.drag("milk", to: "letter"), .wait(.seconds(2)), .tap("bread")])

  @Test("reports a new menu in words, and that it compares every hash")
  func menu() throws {
    let brief = try brief(script, on: .errandsWithMenu)
    #expect(
      brief == """
        errands.dndrec: line 3, gesture 1, event 1, 0 µs: gestures differ
          gesture 1 of 2: drag milk → letter
          milk, pressed by finger 1, now also has a menu; the press can now become menu
          - interaction.pointers.touches[0].traits: 33
          + interaction.pointers.touches[0].traits: 161
          the header names no tiers, so every hash is compared; order, calls and model alone reproduce
        """)
    #expect(try self.brief(script, on: .errandsWithMenu, heldTo: Tier.usual) == nil)
  }

  @Test("reports in words that the mouse is over a row that no longer has a handler")
  func hover() throws {
    let motion = Script([
      .with(.mouse), .move(to: "milk"), .wait(.seconds(1)), .drag("milk", to: "letter"),
      .wait(.seconds(2)),
    ])
    let brief = try brief(motion, on: .errands { $0.fixed = "milk" })
    #expect(
      brief == """
        errands.dndrec: line 3, gesture 0, event 1, 8000 µs: gestures differ
          before the first gesture
          milk, under the mouse, no longer has a handler
          - interaction.pointers.hovered: 0
          + interaction.pointers.hovered: nil
          - interaction.pointers.cursor: hand
          + interaction.pointers.cursor: arrow
          the header names no tiers, so every hash is compared; order, calls and model alone differ, too
        """)
  }

  @Test("says in the page what a new handler changes, and shows the expected field")
  func page() throws {
    let recording = try script.compile(on: .errands())
    let page = try recording.failure(on: .errandsWithMenu, file: "errands.dndrec")?.page()
    let sentence =
      "In the replay, milk, pressed by finger 1, now also has a menu; the press can now become menu. "
      + "Without that, the state at the end of this line has the recorded hashes."
    #expect(page?.contains(sentence) == true)
    #expect(page?.contains("every hash is compared") == true)
  }

  @Test("is made a test that compares order, calls and model although its hashes differ")
  func promoted() throws {
    let session = try script.compile(on: .errands())
    let test = try Promotion(session, on: .errandsWithMenu).recording()
    #expect(test.header.tiers == Tier.usual)
    #expect(throws: PromotionFailure.self) {
      try Promotion(session, on: .errandsWithMenu).recording(tiers: [.hashes])
    }
  }

  @Test("names the field after the last gesture, from the state at the end of the session")
  func end() throws {
    func stage(notch: Length) -> ScriptStage<InteractionWorld<Errands>> {
      ScriptStage("errands", window: Size(width: 320, height: 120)) {
        var errands = Errands()
        errands.window.height = 120
        errands.tuning.scroll.notch = notch
        return errands
      }
    }
    let script = Script([
      .tap("milk"), .wheel(Vector(dx: 0, dy: 1), at: "milk"), .wait(.seconds(2)),
    ])
    let recording = try Recording(parsing: script.compile(on: stage(notch: 40)).bytes)
    let failure = try recording.failure(on: stage(notch: 51), file: "errands.dndrec")
    #expect(
      failure?.brief() == """
        errands.dndrec: line 7, gesture 2, event 4, 50000 µs: motion differs
          gesture 2 of 2: wheel milk
          the hash of motion differs; fields are known from line 9, the next one whose state the recording holds
          - interaction.scrolls[0].state.offset: 10240
          + interaction.scrolls[0].state.offset: 13056
          - interaction.trace.layouts[0].value[0].item: 0
          + interaction.trace.layouts[0].value[0].item: 1
          the header names no tiers, so every hash is compared; order, calls and model alone reproduce
        """)
  }
}

extension ScriptStage where World == InteractionWorld<ErrandsWithMenu> {
  static var errandsWithMenu: ScriptStage {
    ScriptStage("errands", window: Size(width: 320, height: 480)) { ErrandsWithMenu() }
  }
}

/// The errands, each with a menu: nothing else changed in the program.
struct ErrandsWithMenu: InteractiveContent, Equatable, Sendable {
  private var errands = Errands()

  var model: Model {
    get { errands.model }
    set { errands.model = newValue }
  }

  var stage: Stage { errands.stage }

  static let handlers = HandlerRegistry<ErrandsWithMenu>()
    .collection("to-do") { rows in
      rows.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
    }
    .items(in: "to-do") { row in
      row.onContextMenu { _, _, _ in }
    }

  mutating func windowResized(to size: Size) { errands.windowResized(to: size) }

  func name(of item: ItemID) -> String { errands.name(of: item) }

  init() {}
}

extension ErrandsWithMenu: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { errands.encode(into: &writer) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    errands = try reader.read()
  }
}
