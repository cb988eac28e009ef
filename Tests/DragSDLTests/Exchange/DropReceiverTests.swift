import DragCoding
import DragEvents
import DragGeometry
import Testing

@testable import DragSDL

@Suite("The receiver of drops")
struct DropReceiverTests {
  private typealias Step = DropReceiver.Step

  private var receiver = DropReceiver()
  private let point = Point(x: 3, y: 4)
  private let text = DragOffer(types: ["text/plain", "text/html"])
  private let files = DragOffer(
    types: ["text/plain", "text/uri-list"], operations: [.copy, .move])
  private let list = DragData("text/uri-list", text: "file:///a\r\nfile:///b\r\n")

  private mutating func hover(_ source: UInt, _ offer: DragOffer) {
    _ = receiver.enter(source, offer, at: point)
    if offer == files { _ = receiver.received(list.bytes) }
  }

  private mutating func handle(_ reply: IncomingDragReply, at time: Microseconds = .zero) -> [Step]
  {
    receiver.handle(reply, at: time)
  }

  @Test("passes on where a drag enters, moves, and leaves")
  mutating func hovering() {
    #expect(receiver.enter(7, text, at: point) == [.pass(.entered(text, at: point))])
    #expect(
      receiver.move(7, to: .zero, requesting: .copy)
        == [.pass(.moved(to: .zero, requesting: .copy))])
    #expect(receiver.move(8, to: .zero, requesting: nil) == [], "Another source.")
    #expect(receiver.leave(7) == [.pass(.exited)])
    #expect(receiver.leave(7) == [])
  }

  @Test("reads a list of files as soon as the drag enters")
  mutating func reading() {
    let entered = Step.pass(.entered(files, at: point))
    #expect(receiver.enter(7, files, at: point) == [entered, .read("text/uri-list", source: 7)])
    #expect(receiver.received(list.bytes) == [])
    #expect(receiver.fileToOpen { $0 == "/b" } == "/b")
  }

  @Test("answers a request with what it has, and reads the rest")
  mutating func request() {
    hover(7, files)
    #expect(handle(.read(["text/uri-list", "text/plain"])) == [.read("text/plain", source: 7)])
    let words = DragData("text/plain", text: "a")
    #expect(receiver.received(words.bytes) == [.pass(.received([list, words]))])
    #expect(handle(.read(["text/uri-list"])) == [.pass(.received([list]))])
  }

  @Test("answers a request whose data the source refuses without that data")
  mutating func refusedData() {
    hover(7, text)
    _ = handle(.read(["text/html"]))
    #expect(receiver.received(nil) == [.pass(.received([]))])
  }

  @Test("answers a request within five seconds")
  mutating func late() {
    hover(7, text)
    _ = handle(.read(["text/plain"]), at: .seconds(1))
    #expect(receiver.deadline == .seconds(6))
    #expect(receiver.advance(to: .milliseconds(5_999)) == [])
    #expect(receiver.advance(to: .seconds(6)) == [.pass(.received([]))])
    #expect(receiver.received([1]) == [], "No one waits for it any more.")
    #expect(receiver.deadline == nil)
  }

  @Test("gives a source five seconds again after each piece of its data")
  mutating func pieces() {
    hover(7, text)
    receiver.partReceived(at: .seconds(1))
    #expect(receiver.deadline == nil, "Nothing is read.")
    _ = handle(.read(["text/plain"]), at: .seconds(1))
    receiver.partReceived(at: .seconds(4))
    #expect(receiver.advance(to: .seconds(8)) == [])
    #expect(receiver.deadline == .seconds(9))
    let a = DragData("text/plain", text: "a")
    #expect(receiver.received(a.bytes) == [.pass(.received([a]))])
    #expect(receiver.deadline == nil)
  }

  @Test("answers at once without the data of a source that ends after the drop")
  mutating func endedSource() {
    hover(7, text)
    _ = receiver.drop(7, at: .zero)
    _ = handle(.read(["text/html", "text/plain"]))
    let words = DragData("text/html", text: "a")
    _ = receiver.received(words.bytes)
    #expect(receiver.lost(8) == [], "Another source.")
    #expect(receiver.lost(7) == [.pass(.received([words]))])
    #expect(handle(.finished(.copy)) == [.finish(source: 7, .copy)])
    hover(7, text)
    #expect(receiver.lost(7) == [.pass(.exited)])
  }

  @Test("leaves no file to the program of a drop that the engine has taken in part")
  mutating func takenInPart() {
    hover(7, files)
    _ = handle(.proposed(.copy))
    _ = receiver.drop(7, at: .zero)
    #expect(handle(.finished(nil)) == [.finish(source: 7, nil)])
  }

  @Test("finishes a drop once, as the engine has performed it")
  mutating func finished() {
    hover(7, text)
    #expect(receiver.drop(7, at: .zero) == [.pass(.released)])
    #expect(handle(.finished(.copy)) == [.finish(source: 7, .copy)])
    #expect(handle(.finished(.copy)) == [])
    #expect(receiver.deadline == nil)
  }

  @Test("leaves a drop that the engine refuses to the program, which may open a file")
  mutating func refused() {
    hover(7, files)
    _ = receiver.drop(7, at: .zero)
    #expect(handle(.finished(nil)) == [])
    let isRefused = receiver.isRefused
    #expect(isRefused)
    #expect(receiver.finish(nil) == [.finish(source: 7, nil)])
  }

  @Test("refuses at once a drop that left, or that never entered")
  mutating func unknown() {
    #expect(receiver.drop(7, at: .zero) == [.finish(source: 7, nil)])
    hover(7, text)
    _ = receiver.leave(7)
    #expect(receiver.drop(7, at: .zero) == [.finish(source: 7, nil)])
  }

  @Test("refuses a drop that the engine does not answer within five seconds")
  mutating func silentEngine() {
    hover(7, text)
    _ = receiver.drop(7, at: .seconds(1))
    #expect(receiver.advance(to: .seconds(6)) == [.finish(source: 7, nil)])
    hover(8, text)
    _ = receiver.drop(8, at: .seconds(7))
    #expect(handle(.finished(.copy), at: .seconds(7)) == [], "That was for the first.")
    #expect(handle(.finished(.copy), at: .seconds(7)) == [.finish(source: 8, .copy)])
  }

  @Test(
    "refuses a pending drop when another drag enters, also one of a source with the same number",
    arguments: [8, 7] as [UInt])
  mutating func another(source: UInt) {
    hover(7, text)
    _ = receiver.drop(7, at: .zero)
    #expect(
      receiver.enter(source, text, at: point) == [
        .finish(source: 7, nil), .pass(.received([])), .pass(.entered(text, at: point)),
      ])
    #expect(handle(.finished(nil)) == [], "The end of the first.")
    #expect(receiver.drop(source, at: .zero) == [.pass(.released)])
    #expect(handle(.finished(.copy)) == [.finish(source: source, .copy)])
  }

  @Test("asks the program once for a drag whether it can open a file")
  mutating func asked() {
    hover(7, files)
    var asked: [String] = []
    for _ in 1...3 {
      _ = receiver.fileToOpen { path in
        asked.append(path)
        return false
      }
    }
    #expect(asked == ["/a", "/b"])
  }
}

@Suite("The collector of data in pieces")
struct PieceCollectorTests {
  @Test("ends with an empty piece, also if more was announced")
  func end() {
    var pieces = PieceCollector(announced: 9)
    #expect(pieces.add([1, 2], at: .zero) == nil)
    #expect(pieces.add([3], at: .zero) == nil)
    #expect(pieces.deadline == nil)
    #expect(pieces.add([], at: .seconds(1)) == .bytes([1, 2, 3]))
  }

  @Test("ends without an empty piece a second after all that was announced has arrived")
  func silence() {
    var pieces = PieceCollector(announced: 2)
    #expect(pieces.add([1, 2], at: .seconds(5)) == nil)
    #expect(pieces.deadline == .seconds(6))
    #expect(pieces.complete(at: .milliseconds(5_999)) == nil)
    #expect(pieces.complete(at: .seconds(6)) == .bytes([1, 2]))
  }

  @Test("waits longer if more arrives than was announced")
  func more() {
    var pieces = PieceCollector(announced: 1)
    _ = pieces.add([1], at: .zero)
    _ = pieces.add([2], at: .milliseconds(900))
    #expect(pieces.complete(at: .seconds(1)) == nil)
    #expect(pieces.complete(at: .milliseconds(1_900)) == .bytes([1, 2]))
  }

  @Test("does not end by itself if the length is not known")
  func unknownLength() {
    var pieces = PieceCollector(announced: 0)
    _ = pieces.add([1], at: .zero)
    #expect(pieces.deadline == nil)
    #expect(pieces.complete(at: .seconds(60)) == nil)
  }

  @Test("refuses more than the maximum length")
  func tooLarge() {
    var pieces = PieceCollector(announced: 0)
    #expect(pieces.add([UInt8](repeating: 1, count: Limits.dragBytes), at: .zero) == nil)
    #expect(pieces.add([1], at: .zero) == .tooLarge)
  }
}

@Suite("A message of the XDND protocol")
struct XdndMessageTests {
  @Test(
    "is read from its five words",
    arguments: [
      // An entering drag has up to three types, or a list of types.
      (
        .enter, [77, 5 << 24, 301, 302, 303],
        .enter(source: 77, types: [301, 302, 303], hasTypeList: false)
      ),
      (.enter, [77, 5 << 24 | 1, 301, 0, 0], .enter(source: 77, types: [301], hasTypeList: true)),
      // A position has the location on the screen, which can be negative, and the action.
      (
        .position, [77, 0, 640 << 16 | 480, 9_000, 310],
        .position(source: 77, x: 640, y: 480, time: 9_000, action: 310)
      ),
      (
        .position, [77, 0, 0xffec_fffb, 9_000, 0],
        .position(source: 77, x: -20, y: -5, time: 9_000, action: 0)
      ),
      (.leave, [77, 0, 0, 0, 0], .leave(source: 77)),
      // A drop has the server's time, also beyond 31 bits.
      (
        .drop, [-2_147_483_571, 0, -1, 0, 0],
        .drop(source: 2_147_483_725, time: 4_294_967_295)
      ),
      (.drop, [77, 0, 1], nil),
    ] as [(XdndMessage.Kind, [Int], XdndMessage?)])
  func read(kind: XdndMessage.Kind, words: [Int], expected: XdndMessage?) {
    #expect(XdndMessage(kind, words: words) == expected)
  }
}
