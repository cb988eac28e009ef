import PlaygroundFuzz
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@testable import DragKit
@testable import PlaygroundScenes

@Suite("The layout of the state")
struct StateLayoutTests {
  /// States in the middle of a drag, a scroll, a swipe, a spring and a drag by keyboard.
  static var worlds: [Playground] {
    [
      world(.colours) { $0.drag("red", to: "blue") },
      world(.board) { table in
        table.drag("item-8", to: Point(x: 504, y: 740))
        table.wait(.milliseconds(300))
      },
      world(.playlist) { table in
        table.tap("playlist-ordinary")
        table.drag("track-2", by: -60)
      },
      world(.lessons) { table in
        table.drag("welcome", to: "drawing")
        table.wait(.milliseconds(450))
      },
      world(.lessons) { $0.key(.tab, .space, .down) },
    ]
  }

  private static func world(
    _ scene: Page, _ act: (inout PlaygroundDriver) -> Void
  ) -> Playground {
    var table = PlaygroundDriver(page: scene)
    act(&table)
    return table.playground
  }

  /// A failure means that the stored fields have changed: accept the new number.
  ///
  /// If the bytes of a state have changed, too, change `PlaygroundOptions.stateLayout`, so that only the calls of older
  /// recordings are compared.
  @Test("has the declared version")
  func isNamed() {
    // The tuning is stored by name: another parameter changes no state.
    let fields = Set(Self.worlds.flatMap { StateDescription(of: $0).paths }.map(Self.withoutPlace))
      .filter { !$0.contains("tuning.") }
    #expect(PlaygroundOptions.stateLayout == "15/2")
    #expect(
      StableHash.of(Array(fields.sorted().joined(separator: "\n").utf8))
        == 8_890_114_787_812_693_062)
  }

  @Test(
    "keeps an item that was dragged beyond the farthest coordinate",
    arguments: [
      ("follow", "link", ["keep-grab-offset"]), ("follow", "link", ["snap-to-grid"]),
      ("colours", "red", ["style-follow"]), ("diagram", "timer", []),
    ])
  func keepsTheFarthest(page: String, item: String, switches: [String]) throws {
    var table = PlaygroundDriver(page: try #require(Page.named(page)))
    for name in switches { table.tap(name) }
    for share in [(5, 5), (95, 95)] {
      table.press(on: item, at: share)
      for far in [-Length.farthest, Length.farthest] {
        table.drag(to: Point(x: far, y: far), steps: 2)
        try table.playground.expectDecodedCopy()
      }
      table.key(.escape)
      table.release()
    }
  }

  @Test(
    "refuses the windows and scales that no recording has",
    arguments: [
      (Size(width: 16385, height: 1), 1), (Size(width: 16_777_216, height: 760), 1),
      (Size(width: 640, height: 0), 1), (Size(width: 640, height: 480), 0),
      (Size(width: 640, height: 480), -1),
    ])
  func outOfRange(window: Size, scale: Int) {
    let world = Playground(
      PlaygroundOptions(page: .board, window: window, scale: Fraction(raw: scale)))
    #expect(throws: CanonicalError.self) { try Playground(canonicalBytes: world.canonicalBytes) }
  }

  @Test("refuses a place of a carried tile that the column does not have")
  func carriedToNoPlace() {
    var table = PlaygroundDriver()
    table.tap("style-follow")
    let place = table.place(of: "black").center
    table.drag("red", to: place)
    // Its third place.
    refuses(2, after: place.canonicalBytes + [1], in: table.playground)
  }

  @Test("refuses counts of missing items and pictures that nothing can lead to")
  func absurdCounts() {
    var table = PlaygroundDriver(page: .pictures)
    let offer = DragOffer(types: ["text/uri-list"])
    let names = DragData("text/uri-list", text: "file:///caf%E9.png\r\nfile:///caf%E8.png\r\n")
    table.send(.incomingDrag(.entered(offer, at: Point(x: 500, y: 400))))
    table.send(.incomingDrag(.received([names])))
    table.send(.incomingDrag(.released))
    refuses(2, before: "path".canonicalBytes, in: table.playground)
    let paths = (1...PicturesScene.limit + 1_234).map { "/\($0).png" }
    table.send(.messageReceived(PictureRequest.found(paths)))
    refuses(1_234, before: [0], in: table.playground)
  }

  /// Expects that a state cannot be decoded with the greatest number instead of one beside some bytes.
  private func refuses(
    _ number: Int, after start: [UInt8] = [], before end: [UInt8] = [], in world: Playground
  ) {
    let state = world.canonicalBytes
    let madeUp = state.replacing(
      start + number.canonicalBytes + end, with: start + Int.max.canonicalBytes + end)
    let (isOther, decoded) = (madeUp != state, try? Playground(canonicalBytes: madeUp))
    #expect(isOther)
    #expect(decoded?.now == nil)
  }

  @Test("accepts numbers in a header that no slider can set")
  func absurdNumbers() throws {
    var header = PlaygroundOptions(page: .follow).header
    for name in header.tuning.keys { header.tuning[name] = Int.max }
    var table = PlaygroundDriver(try PlaygroundOptions(header, file: "absurd.dndrec"))
    table.tap("fling")
    table.drag("link", by: 200, 100)
    table.release()
    table.wait(.seconds(2))
    #expect(table.names(in: "follow") == ["link"])
  }

  /// The path of a field, without its value and without array indices.
  private static func withoutPlace(_ path: String) -> String {
    path.prefix { $0 != ":" }.split(separator: "[").map { part in
      part.drop { $0.isNumber }.drop { $0 == "]" }
    }.joined()
  }
}

@Suite("The bytes of a playground")
struct CodingTests {
  /// Generated sessions, so that new state is covered as soon as a gesture reaches it; one of them
  /// changes the size of tiles by a pinch.
  @Test(
    "have every stored property in each state of generated sessions",
    arguments: [CaseKey(seed: 52133, page: .pictures, number: 957)]
      + Page.allCases.flatMap { scene in
        (0..<2).map { CaseKey(seed: LawTests.seed, page: scene, number: $0) }
      })
  func completeness(key: CaseKey) throws {
    let session = SessionGenerator.session(for: key)
    var playground = Playground(session.options)
    _ = playground.start()
    for (number, event) in session.events.enumerated() {
      _ = playground.apply(event)
      guard number % 4 == 0 else { continue }
      try playground.expectDecodedCopy("after event \(number) of \(key.command)")
    }
  }

  @Test("are compared one by one: the walk names one that differs, and one that it cannot compare")
  func control() {
    struct Opaque { var closure: @Sendable () -> Void = {} }
    struct State {
      var lengths: [Int?] = [1, nil]
      var edge = Optional(Vector(dx: 1, dy: 2))
      var opaque: [Int: Opaque] = [:]
    }
    let opaque = ".opaque: cannot be compared"
    #expect(StoredProperties.differences(Opaque(), Opaque()) == [])
    #expect(StoredProperties.differences(State(), State()) == [opaque])
    let other = State(lengths: [1, 3], edge: Vector(dx: 1, dy: 3))
    let differences = StoredProperties.differences(State(), other)
    #expect(
      differences.map { $0.prefix { $0 != ":" } } == [
        ".lengths.1", ".edge.some.dy.subpixels", ".opaque",
      ])
  }
}

@Suite("Made-up states")
struct MadeUpStateTests {
  @Test("are refused, or can be used", arguments: [1, 2, 3] as [UInt64])
  func areRefusedOrUsable(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (made, decoded) = (0, 0)
    for world in StateLayoutTests.worlds {
      let bytes = world.canonicalBytes
      for _ in 0..<40 {
        var madeUp = bytes
        for _ in 0...Int.random(in: 0...1, using: &generator) { generator.damage(&madeUp) }
        made += 1
        guard let state = try? Playground(canonicalBytes: madeUp) else { continue }
        decoded += 1
        use(state)
      }
    }
    #expect(decoded > 0 && decoded < made, "seed \(seed)")
  }

  /// Does with a state what a user does.
  private func use(_ state: Playground) {
    var state = state
    func send(_ kind: InputEvent.Kind, after interval: Int64 = 8) {
      _ = state.apply(InputEvent(time: state.now + .milliseconds(interval), kind))
    }
    let points = [Point(x: 300, y: 300), Point(x: 560, y: 740), Point(x: 900, y: 200)]
    _ = state.nextWake
    for point in points { send(.pointerMoved(.mouse, to: point, isDown: true)) }
    _ = state.advance(to: state.now + .milliseconds(400))
    send(.wheelScrolled(at: points[0], by: Vector(dx: 1, dy: 2)))
    for key in [Key.down, .right, .space, .enter, .escape, .tab] { send(.keyPressed(key)) }
    let pointers = [PointerID.mouse, .finger(1), .finger(2)]
    for pointer in pointers {
      send(.pointerReleased(pointer, at: points[1]))
      send(.pointerPressed(pointer, at: points[0]))
      send(.pointerMoved(pointer, to: points[2], isDown: true), after: 600)
    }
    _ = state.frame()
    for pointer in pointers { send(.pointerReleased(pointer, at: points[2])) }
    send(.windowResized(Size(width: 400, height: 300)))
    _ = state.advance(to: state.now + .seconds(3))
  }
}

extension SeededGenerator {
  /// Replaces a byte, or a number by one beyond what anything needs.
  fileprivate mutating func damage(_ bytes: inout [UInt8]) {
    // Half of the damages are near the end, where the interaction is.
    let first = Bool.random(using: &self) ? 0 : max(0, bytes.count - 600)
    let start = Int.random(in: first..<bytes.count, using: &self)
    guard Int.random(in: 0..<4, using: &self) > 0 else {
      return bytes[start] = UInt8.random(in: .min ... .max, using: &self)
    }
    let end = bytes[start...].firstIndex { $0 < 0x80 } ?? bytes.count - 1
    let magnitude =
      (1 << Int.random(in: 0..<63, using: &self)) - Int.random(in: 0...1, using: &self)
    let number = Bool.random(using: &self) ? magnitude : -magnitude
    let extreme = [Int.max, .min, number, number, number, number].randomElement(using: &self)
    bytes.replaceSubrange(start...end, with: (extreme ?? 0).canonicalBytes)
  }
}
