import DragDrawing
@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("A window's session")
struct SessionTests {
  @Test("plays the last recording, and then continues the session")
  func playsBack() throws {
    let window = try SessionWindow()
    window.tap("record")
    window.wait(.milliseconds(500))
    window.tap("record")
    let before = window.session.playground.content.model
    window.tap("replay")
    #expect(window.session.playback != nil)
    window.wait(.milliseconds(300))
    window.wait(.seconds(3))
    window.wait(.seconds(1))
    #expect(window.session.playback?.isPlaying == false, "The player stays open at the end.")
    window.key(.escape)
    #expect(window.session.playback == nil)
    #expect(window.session.playground.content.model == before)
  }

  @Test(
    "names recordings in the language of the interface",
    arguments: [
      (Language.english, ["0:00", "Saved", "Take over", "Copied"]),
      (.japanese, ["0:00", "保存しました", "ここから操作", "コピーしました"]),
      (.korean, ["0:00", "저장됨", "이어서 하기", "복사됨"]),
    ])
  func languages(language: Language, expected: [String]) throws {
    let window = try SessionWindow(PlaygroundOptions(language: language))
    window.tap("record")
    var words = window.words.prefix(1)
    window.tap("record")
    words += window.words.prefix(1)
    window.tap("replay")
    words += window.words.suffix(1)
    window.key(.escape)
    window.tap("copy-tuning")
    words += window.words.prefix(1)
    #expect(Array(words) == expected)
  }

  @Test("says that text was copied at the button that copied it, for two seconds")
  func copied() throws {
    for (scene, button) in [(SceneID.board, "copy-tuning"), (.playlist, "export")] {
      let window = try SessionWindow(PlaygroundOptions(scene: scene))
      window.tap(button)
      let tip = try #require(window.badge)
      let item = try #require(window.session.playground.item(named: button))
      let frame = try #require(window.session.playground.interaction.frame(of: item))
      #expect(tip.insetBy(-8).intersects(frame))
      #expect(window.words == ["Copied"])
      window.wait(.seconds(3))
      #expect(window.words == [])
    }
  }

  @Test(
    "shows the badge in a free place, within the available width",
    arguments: [
      Size(width: 480, height: 360), Size(width: 760, height: 400), Size(width: 800, height: 360),
    ])
  func badge(size: Size) throws {
    let window = try SessionWindow(PlaygroundOptions(scene: .follow, window: size))
    window.tap("record")
    let room = window.session.seen.content.chrome.layout.badgeRoom
    #expect(window.words == ["0:00"], "The stop button has the time.")
    window.tap("record")
    #expect(window.words.contains { $0.hasSuffix("1.dndrec") })
    #expect(window.badge.map { room.intersection($0) == $0 } == true)
  }

  @Test("applies a resize and a released modifier after the replay")
  func catchesUp() throws {
    let window = try SessionWindow()
    window.tap("record")
    window.wait(.milliseconds(500))
    window.tap("record")
    window.send(.modifiersChanged(.control))
    window.tap("replay")
    window.send(.modifiersChanged([]), .windowResized(Size(width: 900, height: 600)))
    window.key(.escape)
    #expect(window.session.playback == nil, "Escape ends the replay.")
    #expect(window.session.playground.content.chrome.window == Size(width: 900, height: 600))
    #expect(window.session.playground.interaction.modifiers == [])
  }

  @Test("a hover that the session calls unchanged changes no drawing")
  func unchangedHover() throws {
    let window = try SessionWindow(PlaygroundOptions(scene: .board))
    var counts = [true: 0, false: 0]
    var frame = window.session.frame()
    for y in stride(from: 3, to: 700, by: 29) {
      for x in stride(from: 3, to: 900, by: 23) {
        let point = Point(x: Length(pixels: x), y: Length(pixels: y))
        window.send(.pointerMoved(.mouse, to: point, isDown: false))
        let next = window.session.frame()
        if window.session.change == nil { #expect(next == frame, "at \(x),\(y)") }
        counts[window.session.change != nil, default: 0] += 1
        frame = next
      }
    }
    #expect(counts[true, default: 0] > 50)
    #expect(counts[false, default: 0] > 50)
  }

  @Test("between two frames of the screen, a motion of a carried item moves that item alone")
  func carried() throws {
    var options = PlaygroundOptions(scene: .board)
    options.arrangement = .list
    let window = try SessionWindow(options)
    let row = window.session.playground.interaction.elements(in: "board")[3].frame.center
    func moved(by way: Length) -> InputEvent.Kind {
      .pointerMoved(.mouse, to: row + Vector(dx: 0, dy: way), isDown: true)
    }
    window.send(.pointerPressed(.mouse, at: row))
    window.send(moved(by: 60))
    #expect(window.session.change == .content, "The lift changes more than the item in hand.")
    let whole = window.session.frame(animated: true).operations
    window.send(moved(by: 61))
    #expect(window.session.change == .carried)
    let quick = window.session.frame(animated: false).operations
    let next = window.session.frame(animated: true).operations
    #expect(quick.map(\.id) == whole.map(\.id))
    #expect(quick.first == whole.first && quick.last == whole.last)
    #expect(next.first != whole.first, "The rows have moved on.")
    #expect(quick[1] != whole[1])
    #expect(quick[1] == next[1])
    window.send(.pointerReleased(.mouse, at: row))
    #expect(window.session.change == .content)
  }

  @Test("a press, a key and a drag change what is visible; a turn without events does not")
  func changes() throws {
    let window = try SessionWindow()
    let corner = Point(x: 1, y: 1)
    window.send(.pointerMoved(.mouse, to: corner, isDown: false))
    window.send(.pointerMoved(.mouse, to: Point(x: 2, y: 1), isDown: false))
    #expect(window.session.change == nil)
    window.wait(.milliseconds(20))
    #expect(window.session.change == nil)
    window.key(.tab)
    #expect(window.session.change != nil)
    window.send(.pointerPressed(.mouse, at: corner))
    #expect(window.session.change != nil)
    window.send(.pointerMoved(.mouse, to: Point(x: 9, y: 1), isDown: true))
    #expect(window.session.change != nil)
  }
}

extension SessionWindow {
  fileprivate var badge: Rect? {
    session.overlay()?.operations.lazy.compactMap { operation in
      if case .roundedRect(let rect, _, _) = operation.content { rect } else { nil }
    }.first
  }
}
