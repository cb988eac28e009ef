@testable import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundUI
import ProgramSupport
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

extension SessionWindow {
  /// Opens a window whose pages introduce themselves.
  fileprivate convenience init(
    seenPages: Set<String>, _ options: PlaygroundOptions = PlaygroundOptions()
  ) throws {
    try self.init(options) { environment in
      environment.seenPages = seenPages
      environment.includedScript = { name in
        let file = Program.root.appendingPathComponent("Assets/scripts/\(name).gesture")
        return (try? String(contentsOf: file, encoding: .utf8)).flatMap {
          try? Script(parsing: $0, named: name)
        }
      }
    }
    wait(.milliseconds(20))
  }

  fileprivate func drag(_ name: String, by translation: Vector, release: Bool = true) {
    drag(from: place(of: name), by: translation, isReleased: release)
  }

  fileprivate var demonstration: Demonstration? { session.welcome?.demonstration }

  fileprivate var line: String { words.joined(separator: " ") }

  fileprivate var tourCard: Rect { session.shownTour?.card.content.frame ?? .zero }

  /// The title and the number of the tour's step.
  fileprivate var step: [String] { Array(words.prefix(2)) }

  /// Waits until the tour has come to its next step, and has shown its gesture.
  fileprivate func expectNextStep(
    _ step: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    wait(.seconds(2))
    #expect(self.step == step, sourceLocation: sourceLocation)
    wait(.seconds(6))
  }

  fileprivate func show(_ page: Page) {
    receive([Message(Message.showPageName, text: page.name)])
  }

  fileprivate func press(_ button: TourButton, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = session.shownTour?.card.content.widgets.frame(of: button.id)
    tap((frame?.center).required("the button \(button)", or: .zero, sourceLocation))
  }
}

@Suite("A page that introduces itself")
struct WelcomeTests {
  private let line = "Drag a tile: the others make room"

  @Test("shows a line for eight seconds, or until the user presses something")
  func lines() throws {
    let window = try SessionWindow(seenPages: ["colours"])
    #expect(window.line == line)
    window.send(.pointerMoved(.mouse, to: Point(x: 400, y: 300), isDown: false))
    #expect(window.line == line, "A motion is no answer.")
    window.wait(.seconds(8))
    #expect(window.words == [])
    window.tap("scene-lessons")
    #expect(window.line == "Drag a lesson between two others, or into a group")
    window.key("a")
    #expect(window.words == [])
  }

  @Test(
    "shows its whole line where it covers nothing of the page",
    arguments: [
      Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1120, height: 760),
    ],
    Language.all)
  func place(size: Size, language: Language) throws {
    let options = PlaygroundOptions(window: size, language: language)
    let window = try SessionWindow(seenPages: Set(Page.allCases.map(\.name)), options)
    for page in Page.allCases {
      window.show(page)
      let chrome = window.chrome
      guard let line = page.line else { continue }
      let frame = try #require(Toast(introducing: line, in: chrome)).frame
      #expect(chrome.layout.badgeRoom.intersection(frame) == frame, "\(page)")
      #expect(!frame.intersects(chrome.layout.stage), "\(page)")
    }
  }

  @Test("makes its gesture at first sight, in a copy, and leaves the playground as it was")
  func gesture() throws {
    let window = try SessionWindow(seenPages: [])
    let order = window.order
    window.wait(.milliseconds(2200))
    #expect(window.session.seen.interaction.isDragging)
    #expect(!window.interaction.isDragging && window.order == order)
    window.wait(.milliseconds(1400))
    #expect(!window.session.seen.interaction.isDragging)
    #expect(window.session.seen.content.model.names(in: "colours") != order, "It stays.")
    window.wait(.seconds(2))
    #expect(window.demonstration == nil)
    #expect(window.session.seenPages == ["colours"])
    #expect(window.session.seen == window.playground)
  }

  @Test("gives way to the user at once, and the press counts")
  func interrupted() throws {
    let window = try SessionWindow(seenPages: [])
    window.wait(.milliseconds(2000))
    #expect(window.session.seen.interaction.isDragging)
    window.drag("blue", by: Vector(dx: 0, dy: 250), release: false)
    #expect(window.demonstration == nil && window.words == [])
    #expect(window.interaction.isDragging)
  }

  @Test(
    "makes its gesture in a window of every size",
    arguments: [Page.follow, .diagram, .colours, .board, .lessons, .playlist],
    [Size(width: 640, height: 480), Size(width: 900, height: 700), Size(width: 1920, height: 1080)])
  func sizes(page: Page, size: Size) throws {
    let window = try SessionWindow(seenPages: [], PlaygroundOptions(window: size))
    window.show(page)
    window.wait(.milliseconds(1300))
    #expect(window.demonstration != nil)
    var (hasDragged, last) = (false, window.session.seen)
    while let demonstration = window.demonstration {
      last = window.session.seen
      hasDragged = hasDragged || last.interaction.isDragging
      let isPressed = demonstration.player.pointers.contains(where: \.isPressed)
      #expect(!hasDragged || last.interaction.isDragging || !isPressed, "The hand has let go.")
      window.wait(.milliseconds(16))
    }
    let order = window.playground.content.model.orderHash
    #expect(last.content.model.orderHash == order && last.interaction.isIdle, "All is back.")
  }

  @Test("makes no gesture if it was seen before, and none while a session is recorded")
  func seen() throws {
    let window = try SessionWindow(seenPages: ["colours"])
    window.wait(.seconds(2))
    #expect(window.demonstration == nil)
    window.tap("record", "scene-board")
    window.wait(.seconds(2))
    #expect(window.demonstration == nil)
    #expect(!window.words.contains { $0.hasPrefix("Drag a tile") })
  }
}

@Suite("The tour")
struct TourTests {
  private func start(in size: Size = PlaygroundOptions().window) throws -> SessionWindow {
    let window = try SessionWindow(
      seenPages: Set(Page.allCases.map(\.name)), PlaygroundOptions(window: size))
    window.session.startTour()
    window.wait(.milliseconds(20))
    return window
  }

  @Test("shows each gesture, waits for the user's own, and ends with a recording")
  func whole() throws {
    let window = try start()
    #expect(window.step == ["Reorder", "1/6"])
    window.wait(.milliseconds(2000))
    #expect(window.session.seen.interaction.isDragging)
    window.wait(.seconds(60))
    #expect(window.step == ["Reorder", "1/6"], "It waits.")
    window.drag("red", by: Vector(dx: 0, dy: 260))
    #expect(window.words.first == "Reorder", "A mark takes the place of the number.")
    window.expectNextStep(["Cancel", "2/6"])
    window.drag("red", by: Vector(dx: 120, dy: 40), release: false)
    window.key(.escape)
    window.send(.pointerReleased(.mouse, at: .zero))
    window.expectNextStep(["Drop", "3/6"])
    window.drag("blue", by: window.place(of: "copy") - window.place(of: "blue"))
    window.expectNextStep(["Open", "4/6"])
    #expect(window.playground.content.page == .lessons)
    window.drag(
      "welcome", by: window.place(of: "drawing") - window.place(of: "welcome"), release: false)
    window.wait(.seconds(1))
    window.key(.escape)
    window.send(.pointerReleased(.mouse, at: .zero))
    window.expectNextStep(["Keyboard", "5/6"])
    #expect(window.playground.content.page == .colours)
    for _ in 1...60 where window.interaction.focused?.isControl != false { window.key(.tab) }
    for key in [Key.space, .down, .space] {
      window.key(key)
      window.wait(.milliseconds(500))
    }
    window.expectNextStep(["Record", "6/6"])
    window.tap("record")
    window.wait(.milliseconds(300))
    window.tap("record")
    window.wait(.seconds(2))
    #expect(window.words.first == "Well done")
    window.wait(.seconds(4))
    #expect(window.session.tour == nil)
  }

  @Test(
    "shows its gestures in a window of every size",
    arguments: TourStep.allCases.filter { $0.script != nil },
    [Size(width: 640, height: 480), Size(width: 900, height: 700), Size(width: 1920, height: 1080)])
  func sizes(step: TourStep, size: Size) throws {
    let window = try start(in: size)
    for _ in 0..<step.rawValue { window.press(.skip) }
    window.wait(.milliseconds(1500))
    #expect(window.session.tour?.step == step)
    #expect(window.session.tour?.demonstration != nil)
  }

  @Test("is behind menus and sheets, which get their presses")
  func menus() throws {
    let window = try start(in: Size(width: 640, height: 480))
    window.send(.pointerMoved(.mouse, to: Point(x: 100, y: 440), isDown: false))
    window.show(.board)
    let tile = window.place(of: "item-10")
    window.send(
      .pointerPressed(.mouse, at: tile, button: .secondary),
      .pointerReleased(.mouse, at: tile, button: .secondary))
    #expect(window.tourCard.contains(window.place(of: "menu-delete")))
    #expect(window.texts.filter { ["Skip", "Delete"].contains($0) } == ["Skip", "Delete"])
    window.tap("menu-delete")
    #expect(window.step == ["Reorder", "1/6"])
    #expect(window.playground.content.model.names(in: "board").count == 59)
    window.key("f1")
    #expect(window.texts.filter { ["Skip", "Quit"].contains($0) } == ["Skip", "Quit"])
    window.press(.end)
    #expect(window.session.tour != nil)
    window.key(.escape)
    window.press(.end)
    #expect(window.session.tour == nil)
  }

  @Test("is behind tips")
  func tips() throws {
    let window = try start(in: Size(width: 1120, height: 500))
    window.send(.pointerMoved(.mouse, to: window.place(of: "long-press"), isDown: false))
    let texts = ["Skip", "A mouse button that is held"]
    #expect(window.texts.filter(texts.contains) == texts)
  }

  @Test("is away while the inspector of a narrow window is open")
  func inspector() throws {
    let window = try start(in: Size(width: 640, height: 480))
    window.tap("inspector")
    #expect(window.words == [])
    window.tap("inspector")
    #expect(window.step == ["Reorder", "1/6"])
  }

  @Test("leaves the tiles free in the smallest window, whose card is on the stage")
  func small() throws {
    let window = try start(in: Size(width: 640, height: 480))
    let (card, tiles) = (window.tourCard, window.interaction.elements(in: "colours"))
    #expect(card == Rect(x: 268, y: 368, width: 360, height: 100))
    #expect(tiles.count == 5)
    #expect(tiles.allSatisfy { !$0.frame.intersects(card) })
    #expect(!card.contains(window.place(of: "copy")))
  }

  @Test("is reached by Tab after the last control of the page, and by Shift+Tab before the first")
  func keys() throws {
    let window = try start()
    window.send(.modifiersChanged(.shift))
    window.key(.tab)
    window.send(.modifiersChanged([]))
    #expect(window.session.tour?.focused == .skip)
    window.key(.enter)
    #expect(window.step == ["Cancel", "2/6"])
    #expect(window.session.tour?.focused == .skip)
    window.key(.tab)
    #expect(window.session.tour?.focused == nil)
    window.key(.tab)
    #expect(window.session.tour?.focused == .end)
    window.key(.tab, .tab)
    #expect(window.session.tour?.focused == nil)
    let tabs = (1...60).prefix { _ in
      window.key(.tab)
      return window.session.tour?.focused == nil
    }
    #expect(tabs.count > 20 && window.session.tour?.focused == .end)
    window.key(.escape)
    #expect(window.session.tour == nil)
  }

  @Test("is skipped and ended by buttons, whose presses do not reach the playground")
  func buttons() throws {
    let window = try start()
    let model = window.playground.content.model
    window.press(.skip)
    #expect(window.step == ["Cancel", "2/6"])
    for _ in 1...4 { window.press(.skip) }
    #expect(window.step == ["Record", "6/6"])
    window.press(.skip)
    #expect(window.session.tour == nil)
    window.session.startTour()
    window.wait(.milliseconds(20))
    window.press(.end)
    #expect(window.session.tour == nil && window.words == [])
    #expect(window.playground.content.model == model)
  }
}
