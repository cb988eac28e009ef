import Foundation
import Testing

/// The support of the desktop tests, without the program under test.
@Suite(.serialized) struct SupportTests {
  @Test(
    "a desktop shows another window, and its screenshot has content",
    arguments: [Desktop.Kind.mouse, .touch])
  func desktop(kind: Desktop.Kind) throws {
    let desktop = try Desktop(kind)
    try desktop.focusOther()
    let png = try desktop.screenshot()
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(png.count > Desktop.width * Desktop.height * 3)
  }

  @Test("a layout line has frames, an order line has items")
  func lines() throws {
    let layout = try #require(
      TraceLine(
        #"{"t":0,"call":"layout","container":"colours","items":[{"id":"red","frame":[400,80,100,100]}]}"#
      ))
    #expect(layout.frames["red"]?.center == Spot(x: 450, y: 130))
    let order = try #require(
      TraceLine(#"{"t":0,"call":"order","container":"colours","items":["red","blue"]}"#))
    #expect(order.items == ["red", "blue"])
    #expect(order["container"] == "colours")
    #expect(TraceLine("half a li") == nil)
  }

  @Test(
    "every law finds a violation",
    arguments: [
      ([began, began], "a drag began in a drag"),
      ([ended], "no such drag"),
      ([began, entered, ended], "the drag ended inside of"),
      ([began, entered, entered], "entered twice"),
      ([began, exited], "never entered"),
      ([#"{"t":0,"call":"order","container":"colours","items":["red"]}"#], "items were lost"),
      ([began], "never ended"),
    ])
  func laws(texts: [String], message: String) {
    let violations = App.violations(in: texts.compactMap(TraceLine.init))
    #expect(violations.contains { $0.contains(message) })
  }

  @Test("a correct session breaks no law")
  func order() {
    let texts = [Self.began, Self.entered, Self.exited, Self.entered, Self.performed, Self.ended]
    #expect(App.violations(in: texts.compactMap(TraceLine.init)).isEmpty)
  }

  @Test("the sessions that every run performs are among all of them, whose names differ")
  func sessions() {
    let names = RecordedSession.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(RecordedSession.usual.count == 4)
    #expect(Set(RecordedSession.usual).isSubset(of: names))
  }

  private static let began = #"{"t":0,"call":"dragBegan","item":"red","pointer":"mouse"}"#
  private static let entered = #"{"t":0,"call":"dropEntered","item":"red","target":"blue"}"#
  private static let exited = #"{"t":0,"call":"dropExited","item":"red","target":"blue"}"#
  private static let performed = #"{"t":0,"call":"performDrop","target":"blue","accepted":true}"#
  private static let ended = #"{"t":0,"call":"dragEnded","item":"red","reason":"dropped"}"#
}
