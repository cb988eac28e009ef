@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("The card of a recording")
struct RecordingCardTests {
  private static let path = "/r/a.dndrec"

  private func card(_ change: (inout RecordingCard) -> Void = { _ in }) -> RecordingCard {
    var card = RecordingCard(SavedRecording(path: Self.path), isNew: true, hasFFmpeg: true)
    change(&card)
    return card
  }

  private func window(
    _ card: RecordingCard? = nil, _ options: PlaygroundOptions = PlaygroundOptions()
  ) -> PlaygroundDriver {
    var window = PlaygroundDriver(options)
    window.receive((card ?? self.card()).message(opens: true))
    return window
  }

  @Test(
    "hides the ring of the focus, and its words, only of what it covers",
    arguments: [("Share", true), ("Recordings", false)])
  func ring(control: String, isCovered: Bool) {
    var window = PlaygroundDriver(page: .recordings, window: Size(width: 640, height: 480))
    while window.status?.hasPrefix(control) != true { window.key(.tab) }
    #expect(window.shapes.contains { $0.owner == ScreenPart.focusRing.owner() })
    window.receive(card().message(opens: true))
    #expect((window.status == nil) == isCovered)
    #expect(window.shapes.contains { $0.owner == ScreenPart.focusRing.owner() } != isCovered)
    window.key(.tab)
    #expect(window.status == "Close. Enter activates it, Tab moves on.")
  }

  @Test(
    "is closed by Escape, its button, a press beside it, or a message, and not by a press on it",
    arguments: [
      { $0.key(.escape) }, { $0.tap("card-close") }, { $0.tap(at: Point(x: 300, y: 600)) },
      { $0.receive(RecordingCard.closing) },
    ] as [@Sendable (inout PlaygroundDriver) -> Void])
  func closes(act: @Sendable (inout PlaygroundDriver) -> Void) {
    var window = window()
    window.tap(at: window.place(of: "card-plate").origin + Vector(dx: 4, dy: 100))
    #expect(window.chrome.card != nil)
    act(&window)
    #expect(window.chrome.card == nil)
    #expect(window.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test(
    "asks the program for what its buttons say, and stays",
    arguments: [
      ("card-replay", "replay-recording", path), ("card-gif", "save-recording-gif", path),
      ("card-mp4", "save-recording-mp4", path), ("card-test", "keep-recording-test", path),
      ("card-show", "show-in-folder", path), ("card-show", "show-in-folder", "/v/a.gif"),
    ])
  func asks(button: String, request: String, of file: String) {
    let saved = RecordingCard.Status.saved(.gif, path: file)
    var window = window(card { $0.status = file == Self.path ? .ready : saved })
    window.tap(button)
    #expect(window.messages == [Message(request, text: file)])
    #expect(window.chrome.card != nil)
  }

  @Test("makes one file at a time, which can be cancelled")
  func working() {
    var window = self.window(card { $0.status = .working(.gif, percent: 40) })
    window.tap("card-gif", "card-mp4", "card-test", "card-cancel")
    #expect(window.messages == [Message("cancel-recording-work", text: Self.path)])
  }

  @Test("makes no film without ffmpeg, but a test")
  func noFilm() {
    var window = self.window(card { $0.hasFFmpeg = false })
    window.tap("card-gif", "card-mp4", "card-test")
    #expect(window.messages == [Message("keep-recording-test", text: Self.path)])
  }

  @Test("is changed by news of its recording only, and not opened by them")
  func news() {
    var window = window()
    let news = card { $0.status = .working(.mp4, percent: 7) }
    window.receive(news.message(opens: false))
    #expect(window.chrome.card?.status == .working(.mp4, percent: 7))
    let other = RecordingCard(SavedRecording(path: "/b"), isNew: true, hasFFmpeg: true)
    window.receive(other.message(opens: false))
    #expect(window.chrome.card == news)
    window.key(.escape)
    window.receive(news.message(opens: false))
    #expect(window.chrome.card == nil)
  }

  @Test(
    "survives its message and the bytes of the state",
    arguments: [
      RecordingCard.Status.ready, .working(.test, percent: 0), .saved(.mp4, path: "/v/é.mp4"),
      .failed(reason: "the disk is full"),
    ])
  func coding(status: RecordingCard.Status) throws {
    let card = card {
      $0.status = status
      $0.recording.details = .readable(
        RecordingDetails(length: 1, scene: "board", thumbnail: "/t.png", width: 3, height: 2))
    }
    let window = window(card)
    #expect(window.chrome.card == card)
    try window.playground.expectDecodedCopy()
  }

  @Test(
    "is within the window, and its buttons beside each other, where they stay",
    arguments: [
      Size(width: 480, height: 360), Size(width: 640, height: 480), Size(width: 800, height: 480),
      Size(width: 800, height: 560), Size(width: 900, height: 700), Size(width: 1120, height: 760),
    ])
  func places(size: Size) {
    var window = window(card(), PlaygroundOptions(window: size))
    let buttons = ["card-replay", "card-gif", "card-mp4", "card-show", "card-test", "card-close"]
    let places = buttons.map { window.place(of: $0) }
    for status in [RecordingCard.Status.saved(.gif, path: "/a.gif"), .working(.gif, percent: 1)] {
      window.receive(card { $0.status = status }.message(opens: false))
      #expect(buttons.map { window.place(of: $0) } == places)
    }
    let items = window.interaction.elements(in: "recording-card")
    let frames = items.map { ($0.frame, window.content.name(of: $0.item)) }
      .filter { $0.1 != "card-plate" }
    #expect(frames.count == 7)
    let whole = Rect(origin: .zero, size: size)
    for (number, (frame, name)) in frames.enumerated() {
      #expect(whole.intersection(frame) == frame, "\(name)")
      for (other, otherName) in frames.dropFirst(number + 1) {
        #expect(!other.intersects(frame), "\(name) and \(otherName)")
      }
    }
  }

  @Test("a damaged message changes nothing", arguments: ["", "{}", "[]", "{\"recording\":1}"])
  func damaged(text: String) {
    var window = window()
    window.receive(Message("recording-card", text: text))
    #expect(window.chrome.card == card())
  }
}
