import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

@Suite("The look of the player")
struct PlayerLookTests {
  static let sizes = [
    Size(width: 1120, height: 760), Size(width: 900, height: 700), Size(width: 640, height: 480),
    Size(width: 480, height: 400), Size(width: 300, height: 200), Size(width: 188, height: 604),
    Size(width: 2560, height: 1440),
  ]

  private func layout(_ size: Size, _ words: Length) -> PlayerBarLayout {
    PlayerBarLayout(in: Rect(origin: .zero, size: size), takeOverWidth: words)
  }

  @Test("all parts are on the card, and none overlap", arguments: sizes)
  func layout(size: Size) {
    for layout in [layout(size, 60), layout(size, 120)] {
      let widgets = layout.widgets.filter { $0.widget.item != PlayerPart.grip.id }.map(\.frame)
      let frames = (widgets + [layout.caption].compactMap(\.self)).filter { !$0.isEmpty }
      for (index, frame) in frames.enumerated() {
        #expect(layout.card.intersection(frame) == frame, "\(frame)")
        for other in frames[(index + 1)...] {
          #expect(!frame.intersects(other), "\(frame) \(other)")
        }
      }
      for part in [PlayerPart.toggle, .close, .timeline] {
        #expect(layout.widgets.frame(of: part.id) != nil, "\(part)")
      }
    }
  }

  @Test("a window of a usual size has all parts", arguments: sizes.prefix(3))
  func whole(size: Size) {
    let layout = layout(size, 80)
    #expect(layout.widgets.frame(of: PlayerPart.takeOver.id)?.width == 128, "It has its title.")
    #expect(layout.widgets.contains { $0.widget.isText(" / 0:00.0") }, "The duration is there.")
    #expect(layout.widgets.items.count == PlayerPart.allCases.count)
  }

  @Test("text has 4.5 to 1, and icons have 3 to 1", arguments: [false, true])
  func contrast(isDark: Bool) throws {
    var options = PlaygroundOptions()
    options.isDark = isDark
    let window = try SessionWindow(opening: .twoDrags(), in: options)
    window.wait(.seconds(1))
    #expect(window.session.contrastFaults == [])
    // Slowest, with a tip.
    for _ in 0..<6 { window.tap(.slower) }
    window.send(.pointerMoved(.mouse, to: window.place(of: .slower), isDown: false))
    window.wait(.seconds(1))
    #expect(window.words.contains { $0.hasPrefix("Slower") })
    #expect(window.session.contrastFaults == [])
    window.send(.pointerMoved(.mouse, to: window.place(at: .milliseconds(300)), isDown: false))
    window.wait(.seconds(1))
    #expect(window.session.contrastFaults == [])
    // The notice that a file cannot be opened.
    window.tap(.close)
    try window.drop(bytes: [])
    #expect(window.words.first == "No replay")
    #expect(window.session.contrastFaults == [])
  }

  @Test("F1 lists the keys of the player, and a second F1, Escape or a press closes the list")
  func keys() throws {
    let window = try SessionWindow(opening: .twoDrags())
    let corner = Point(x: 20, y: 20)
    for end: InputEvent.Kind in [
      .keyPressed("f1"), .keyPressed(.escape), .pointerPressed(.mouse, at: corner),
    ] {
      window.key("f1")
      #expect(window.words.contains("Keys of the player"))
      #expect(window.session.contrastFaults == [])
      window.send(end)
      #expect(!window.words.contains("Keys of the player"))
    }
    #expect(window.session.playback != nil)
  }

  @Test(
    "the list of keys is whole in the smallest window",
    arguments: [Language.english, .japanese, .korean])
  func lowKeys(language: Language) throws {
    let window = try SessionWindow(
      opening: .twoDrags(),
      in: PlaygroundOptions(window: Size(width: 640, height: 480), language: language))
    window.key("f1")
    #expect(window.words.contains("Esc"))
    #expect(window.words.contains("Page Down"))
    let plate = PlayerKeys.overlay(in: try #require(window.session.player).stageRoom).plate
    #expect(plate.maxY < window.layout.card.minY)
    #expect(plate.size == Size(width: 340, height: 274))
  }

  @Test("a window of one pixel is drawn")
  func tiny() throws {
    let window = try SessionWindow(opening: .twoDrags())
    window.key("f1")
    window.send(.windowResized(Size(width: 1, height: 1)))
    window.wait(.milliseconds(700))
    #expect(window.session.overlay() != nil)
    #expect(!window.session.frame().operations.isEmpty)
  }

  @Test("the list of calls stays visible, or the player shows the newest call")
  func calls() throws {
    let recording = try Recording.twoDrags()
    let lift = recording.time(ofCall: .dragBegan) + .milliseconds(200)
    let listed = try Recording.of { table in
      table.tap("inspector-engine")
      table.wait(.milliseconds(500))
      table.drag("red", to: "green")
    }
    let wide = try SessionWindow(opening: listed)
    wide.wait(listed.time(ofCall: .dragBegan) + .milliseconds(100))
    #expect(wide.session.seen.content.chrome.showsCalls)
    #expect(try #require(wide.session.player).viewport.frame.maxY < wide.layout.card.minY)
    #expect(!wide.words.contains { $0.hasPrefix("\(Call.Name.dropUpdated)") })
    let narrow = try SessionWindow(
      opening: recording, in: PlaygroundOptions(window: Size(width: 640, height: 480)))
    narrow.wait(lift)
    #expect(narrow.words.contains { $0.hasPrefix("\(Call.Name.dropUpdated)") })
  }

  @Test("the stage is as large as the room that the player leaves, at either edge")
  func room() throws {
    let window = try SessionWindow(opening: .twoDrags())
    window.wait(.milliseconds(100))
    let below = try #require(window.session.player).viewport.frame
    #expect(below.minY == 0 && below.maxY <= window.layout.card.minY - 12)
    #expect(below.height > 560, "It is as large as it can be.")
    window.key(.pageUp)
    let above = try #require(window.session.player).viewport.frame
    #expect(above.minY >= window.layout.card.maxY + 12 && above.size == below.size)
  }

  @Test("a world that is larger than the window is scaled down and centered")
  func stage() {
    func viewport(_ world: Size, _ room: Size) -> PlaybackViewport {
      PlaybackViewport(world, in: Rect(origin: .zero, size: room))
    }
    let large = viewport(Size(width: 1120, height: 760), Size(width: 560, height: 760))
    #expect(large.frame == Rect(x: 0, y: 190, width: 560, height: 380))
    #expect(large.point(Point(x: 1120, y: 760)) == Point(x: 560, y: 570))
    let room = Size(width: 300, height: 200)
    let small = viewport(Size(width: 100, height: 100), room)
    #expect(small.frame == Rect(x: 100, y: 50, width: 100, height: 100))
    #expect(viewport(room, room).isIdentity)
  }

  @Test(
    "times have minutes, seconds and tenths",
    arguments: [(0, "0:00.0"), (3_260_000, "0:03.2"), (62_590_000, "1:02.5"), (-5, "0:00.0")])
  func clock(microseconds: Int64, words: String) {
    #expect(Microseconds(microseconds).clockWords == words)
  }

  @Test("speeds have the digits that the user gave")
  func speeds() {
    let speeds: [Fraction?] = [
      Fraction(1, 10), .percent(5), .percent(37), .one, .percent(800), nil,
    ]
    #expect(speeds.map(PlaybackSpeed.words) == ["0.1×", "0.05×", "0.37×", "1×", "8×", "max"])
    #expect(PlaybackSpeed.above(.percent(37)) == .percent(50))
    #expect(PlaybackSpeed.below(.percent(1)) == .percent(1))
    #expect(PlaybackSpeed.below(nil) == .percent(800))
    #expect(PlaybackSpeed.above(nil) == nil)
  }

  @Test("is in the user's language, whatever the recording is in", arguments: Language.all)
  func language(language: Language) throws {
    let window = try SessionWindow(
      opening: .twoDrags(PlaygroundOptions(language: .korean)),
      in: PlaygroundOptions(language: language))
    window.send(.pointerMoved(.mouse, to: window.place(of: .takeOver), isDown: false))
    #expect(window.words.suffix(2) == [LocalizedString("player-take-over").text(language), "Tab"])
  }
}

@Suite("The trail of a pointer")
struct PointerTrailTests {
  private func turns(_ events: [(Int64, InputEvent.Kind)]) -> [DragRecording.Turn] {
    events.map { milliseconds, kind in
      let time = Microseconds.milliseconds(milliseconds)
      return Turn(time: time, events: [InputEvent(time: time, kind)])
    }
  }

  @Test("covers the last 400 milliseconds")
  func span() {
    let moves = turns(
      (0...100).map { ($0 * 10, .pointerMoved(.mouse, to: Point(x: 5, y: 5), isDown: false)) })
    let trail = PointerTrail.trails(in: moves, at: .milliseconds(800)).first
    #expect(trail?.samples.first?.time == .milliseconds(400))
    #expect(trail?.samples.last?.time == .milliseconds(800))
    #expect(PointerTrail.trails(in: moves, at: .seconds(5)).isEmpty)
  }

  @Test("belongs to one finger, and restarts with each press")
  func fingers() {
    let events = turns([
      (0, .pointerPressed(.finger(1), at: .zero)), (8, .pointerPressed(.finger(2), at: .zero)),
      (16, .pointerMoved(.finger(1), to: Point(x: 9, y: 0), isDown: true)),
      (24, .pointerMoved(.finger(2), to: Point(x: 9, y: 9), isDown: true)),
      (32, .pointerReleased(.finger(1), at: Point(x: 9, y: 0))),
      (48, .pointerPressed(.finger(1), at: Point(x: 90, y: 0))),
      (56, .pointerMoved(.finger(1), to: Point(x: 99, y: 0), isDown: true)),
    ])
    let trails = PointerTrail.trails(in: events, at: .milliseconds(100))
    #expect(trails.map(\.pointer) == [.finger(1), .finger(2), .finger(1)])
  }

  @Test("of a mouse with a thousand reports a second is no finer than others")
  func grain() {
    let moves = turns(
      (0...400).map { ($0, .pointerMoved(.mouse, to: Point(x: 5, y: 5), isDown: true)) })
    let count = PointerTrail.trails(in: moves, at: .milliseconds(400)).first?.samples.count ?? 0
    #expect((40...60).contains(count), "\(count)")
  }
}

extension Widget {
  fileprivate func isText(_ words: String) -> Bool {
    if case .text(let text, _, _, _) = kind { text == .verbatim(words) } else { false }
  }
}

extension Session {
  /// The texts and icons without enough contrast.
  var contrastFaults: [String] {
    let page = frame()
    return DrawList(
      background: page.background, operations: page.operations + (overlay()?.operations ?? [])
    ).contrastFaults
  }
}
