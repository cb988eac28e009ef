import DragKitSnapshots
import Hand
import Testing

@Suite("The code of the page Coming from UIKit")
struct ComingFromUIKitTests {
  private static let songs = ["Intro", "One", "Two", "Three"]

  private func playlist() throws -> Hand<Playlist> { Hand(try Playlist(Self.songs)) }

  private func songs(_ hand: Hand<Playlist>) -> [String] {
    hand.content.dataSource.snapshot().itemIdentifiers
  }

  @Test("the centre of the picture is where the touch is")
  func touches() {
    var hand = Hand(LinkView())
    hand.press(at: Point(x: 100, y: 180))
    #expect(hand.content.center == Point(x: 160, y: 240))
    hand.drag(to: Point(x: 300, y: 400))
    hand.release()
    #expect(hand.content.center == Point(x: 300, y: 400))
  }

  @Test("a touch that began beside the picture does not move it")
  func touchBeside() {
    var hand = Hand(LinkView())
    hand.press(at: Point(x: 10, y: 10))
    hand.drag(to: Point(x: 160, y: 240))
    hand.release()
    #expect(hand.content.center == Point(x: 160, y: 240))
  }

  @Test("with the grab offset the picture moves as far as the touch")
  func grabOffset() {
    var hand = Hand(GrabbedLinkView(view: LinkView()))
    hand.press(at: Point(x: 100, y: 180))
    hand.drag(to: Point(x: 110, y: 190))
    hand.release()
    #expect(hand.content.view.center == Point(x: 170, y: 250))
  }

  @Test("a song is reordered by its handle, and the order is saved once")
  func reorders() throws {
    var hand = try playlist()
    hand.press(at: hand.point(on: "one", fromRight: 26))
    hand.drag(to: "three", at: 90)
    hand.release()
    hand.settle()
    #expect(songs(hand) == ["Intro", "Two", "Three", "One"])
    #expect(hand.content.saved == ["Intro", "Two", "Three", "One"])
  }

  @Test("the song that cannot be reordered stays the first")
  func retargets() throws {
    var hand = try playlist()
    hand.press(at: hand.point(on: "three", fromRight: 26))
    hand.drag(to: Point(x: 294, y: 0))
    hand.release()
    hand.settle()
    #expect(songs(hand) == ["Intro", "Three", "One", "Two"])
    hand.press(at: hand.point(on: "intro", fromRight: 26))
    hand.drag(to: "two")
    hand.release()
    hand.settle()
    #expect(songs(hand) == ["Intro", "Three", "One", "Two"])
  }

  @Test("a tap on the delete accessory deletes the song")
  func accessory() throws {
    var hand = try playlist()
    hand.press(at: hand.point(on: "two", fromRight: 294))
    hand.release()
    hand.settle()
    #expect(songs(hand) == ["Intro", "One", "Three"])
  }

  @Test("a full swipe from the trailing edge deletes the song")
  func swipe() throws {
    var hand = try playlist()
    hand.press(at: hand.point(on: "two", fromRight: 80))
    hand.drag(to: Point(x: 10, y: 110))
    hand.wait(.milliseconds(150))
    hand.release()
    hand.settle()
    #expect(songs(hand) == ["Intro", "One", "Three"])
  }

  @Test("a snapshot without a song deletes it, in one step that can be undone")
  func snapshot() throws {
    var playlist = try Playlist(Self.songs)
    try playlist.delete("One")
    #expect(playlist.dataSource.snapshot().itemIdentifiers == ["Intro", "Two", "Three"])
    playlist.model.undo()
    #expect(playlist.dataSource.snapshot().itemIdentifiers == Self.songs)
  }

  @Test("a dropped link is a placeholder until its data arrive")
  func placeholder() {
    var hand = Hand(Downloads())
    hand.press(on: "link-b")
    hand.drag(to: "file", at: 10)
    hand.release()
    hand.settle()
    #expect(hand.names(in: "files") == ["row-for-link-b", "file"])
    #expect(hand.names(in: "links") == ["link-a", "link-b"])
    #expect(Array(hand.content.placeholders.values) == ["link-b"])
    hand.receive(Message("loaded", text: "A title"))
    #expect(hand.content.placeholders.isEmpty)
    #expect(Array(hand.content.titles.values) == ["A title"])
  }
}

/// The picture, with the responder that keeps the grab offset.
private struct GrabbedLinkView: InteractiveContent {
  var view: LinkView

  var model: Model {
    get { view.model }
    set { view.model = newValue }
  }
  var tuning: Tuning { view.tuning }
  var stage: Stage { view.stage }

  static let handlers = HandlerRegistry<GrabbedLinkView>().part(
    \.view,
    HandlerRegistry<LinkView>().items(in: "view") { $0.onTouches(GrabbedLinkResponder()) })
}

extension Hand {
  /// A point in the middle of a row's height, at a distance from its right edge.
  fileprivate func point(on name: String, fromRight distance: Length) -> Point {
    let item = content.model.item(named: name)
    let place = item.flatMap { interaction.frame(of: $0) } ?? .zero
    return Point(x: place.maxX - distance, y: place.center.y)
  }
}
