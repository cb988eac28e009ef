@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("The layout of the state")
struct StateLayoutTests {
  private let midDrag: PlaygroundDriver = {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(to: "blue")
    return table
  }()

  private let midScroll: PlaygroundDriver = {
    var table = PlaygroundDriver(PlaygroundOptions(scene: .board))
    table.press(on: "item-8")
    table.drag(to: Point(x: 504, y: 740))
    table.wait(.milliseconds(300))
    return table
  }()

  private let midSwipe: PlaygroundDriver = {
    var table = PlaygroundDriver(PlaygroundOptions(scene: .playlist))
    table.tap("playlist-ordinary")
    table.press(on: "track-2")
    table.drag(by: -60, 0)
    return table
  }()

  private let midSpring: PlaygroundDriver = {
    var table = PlaygroundDriver(PlaygroundOptions(scene: .lessons))
    table.press(on: "welcome")
    table.drag(to: "drawing")
    table.wait(.milliseconds(450))
    return table
  }()

  private let midKeyboardDrag: PlaygroundDriver = {
    var table = PlaygroundDriver(PlaygroundOptions(scene: .lessons))
    for key in [Key.tab, .space, .down] { table.key(key) }
    return table
  }()

  var worlds: [Playground] {
    [midDrag, midScroll, midSwipe, midSpring, midKeyboardDrag].map(\.playground)
  }

  /// A failure means that the stored fields have changed: accept the new number.
  ///
  /// If the bytes of a state have changed, too, change `PlaygroundOptions.stateLayout`, so that only the calls of older
  /// recordings are compared.
  @Test("has the declared version")
  func isNamed() {
    // The tuning is stored by name: another parameter changes no state.
    let fields = Set(worlds.flatMap { StateDescription(of: $0).paths }.map(Self.withoutPlace))
      .filter { !$0.contains("tuning.") }
    #expect(PlaygroundOptions.stateLayout == "15/2")
    #expect(
      StableHash.of(Array(fields.sorted().joined(separator: "\n").utf8))
        == 7_764_746_362_626_135_705)
  }

  @Test("keeps everything: a world decoded from its bytes is equal")
  func keepsEverything() throws {
    for world in worlds { try world.expectDecodedCopy() }
  }

  @Test(
    "keeps an item that was dragged beyond the farthest coordinate",
    arguments: [
      ("follow", "link", ["keep-grab-offset"]), ("follow", "link", ["snap-to-grid"]),
      ("colours", "red", ["style-follow"]), ("diagram", "timer", []),
    ])
  func keepsTheFarthest(page: String, item: String, switches: [String]) throws {
    let isColours = page == "colours"
    var table = PlaygroundDriver(PlaygroundOptions(scene: isColours ? .colours : .follow))
    if page == "diagram" { table.tap("follow-diagram") }
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
      PlaygroundOptions(scene: .board, window: window, scale: Fraction(raw: scale)))
    #expect(throws: CanonicalError.self) { try Playground(canonicalBytes: world.canonicalBytes) }
  }

  @Test("refuses a place of a carried tile that the column does not have")
  func carriedToNoPlace() {
    var table = PlaygroundDriver()
    table.tap("style-follow")
    table.press(on: "red")
    let place = table.place(of: "black").center
    table.drag(to: place)
    // Its third place.
    refuses(2, after: place.canonicalBytes + [1], in: table.playground)
  }

  @Test("refuses counts of missing items and pictures that nothing can lead to")
  func absurdCounts() {
    var table = PlaygroundDriver(PlaygroundOptions(scene: .pictures))
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
    var header = PlaygroundOptions(scene: .follow).header
    for name in header.tuning.keys { header.tuning[name] = Int.max }
    var table = PlaygroundDriver(try PlaygroundOptions(header, file: "absurd.dndrec"))
    table.tap("fling")
    table.press(on: "link")
    table.drag(by: 200, 100)
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
