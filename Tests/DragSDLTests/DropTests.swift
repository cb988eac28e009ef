import DragGeometry
import Testing

@testable import DragSDL

@Suite("A message of the XDND protocol")
struct XdndMessageTests {
  @Test("about an entering drag has up to three types")
  func threeTypes() {
    let message = XdndMessage(.enter, words: [77, 5 << 24, 301, 302, 303])
    #expect(message == .enter(source: 77, types: [301, 302, 303], hasTypeList: false))
  }

  @Test("about an entering drag has whether its source has a list of types")
  func typeList() {
    let message = XdndMessage(.enter, words: [77, 5 << 24 | 1, 301, 0, 0])
    #expect(message == .enter(source: 77, types: [301], hasTypeList: true))
  }

  @Test("about a position or a leave has its source")
  func hovering() {
    let place = 640 << 16 | 480
    #expect(XdndMessage(.position, words: [77, 0, place, 9_000, 310]) == .position(source: 77))
    #expect(XdndMessage(.leave, words: [77, 0, 0, 0, 0]) == .leave(source: 77))
  }

  @Test("about a drop has the server's time, also beyond 31 bits")
  func drop() {
    let message = XdndMessage(.drop, words: [-2_147_483_571, 0, -1, 0, 0])
    #expect(message == .drop(source: 2_147_483_725, time: 4_294_967_295))
  }

  @Test("with fewer than five words is invalid")
  func short() {
    #expect(XdndMessage(.drop, words: [77, 0, 1]) == nil)
  }
}

@Suite("A list of dropped files")
struct FileListTests {
  private func paths(_ list: String) -> [String] { FileList(Array(list.utf8)).paths }

  @Test(
    "names a local file in each form of a URI",
    arguments: [
      "file:///tmp/a.dndrec", "file://localhost/tmp/a.dndrec", "FILE://LocalHost/tmp/a.dndrec",
      "file:/tmp/a.dndrec", "file:///tmp/%61%2Edndrec",
    ])
  func forms(uri: String) {
    #expect(paths(uri) == ["/tmp/a.dndrec"])
  }

  @Test("has one file per line, with any line end, and ignores comments")
  func lines() {
    #expect(paths("# files\r\nfile:///a\r\n\r\nfile:///b\nfile:///c\r\n\0") == ["/a", "/b", "/c"])
    #expect(paths("") == [])
  }

  @Test("decodes escaped bytes")
  func escapes() {
    #expect(paths("file:///my%20files/%E6%97%A5%e6%9c%ac%25.txt") == ["/my files/日本%.txt"])
  }

  @Test(
    "ignores a line that names no local file",
    arguments: [
      "https://example.org/a.dndrec", "file://example.org/a", "file://localhost", "file:a", "file:",
      "file://", "/a", "file:///a%", "file:///a%2", "file:///a%zz", "file:///a%+1", "file:///a%00b",
      "file:///%FF%FE", "file:///%é",
    ])
  func malformed(uri: String) {
    #expect(paths("\(uri)\r\nfile:///sound") == ["/sound"])
  }

  @Test("has at most a thousand files")
  func many() {
    let list = paths((1...1_500).map { "file:///\($0)\r\n" }.joined())
    #expect(list.count == 1_000)
    #expect(list.last == "/1000")
  }
}

@Suite("The receiver of drops")
struct DropReceiverTests {
  private var receiver = DropReceiver()

  @Test("accepts only drags that offer files")
  mutating func status() {
    _ = receiver.enter(7, offersFiles: true)
    #expect(receiver.hover(7) == .status(source: 7, isAccepted: true))
    _ = receiver.enter(8, offersFiles: false)
    #expect(receiver.hover(8) == .status(source: 8, isAccepted: false))
    #expect(receiver.hover(7) == .status(source: 7, isAccepted: false), "It left for another.")
  }

  @Test("requests the files of a drop, and replies to it once")
  mutating func accepted() {
    _ = receiver.enter(7, offersFiles: true)
    #expect(receiver.drop(7, time: 9, at: .zero) == [.convert(time: 9)])
    #expect(receiver.finish(isAccepted: true) == [.finished(source: 7, isAccepted: true)])
    #expect(receiver.finish(isAccepted: true) == [])
    #expect(receiver.deadline == nil)
  }

  @Test("rejects at once a drop that offers no files, that left, or that never entered")
  mutating func refused() {
    let refusal = [DropReceiver.Reply.finished(source: 7, isAccepted: false)]
    #expect(receiver.drop(7, time: 9, at: .zero) == refusal)
    _ = receiver.enter(7, offersFiles: false)
    #expect(receiver.drop(7, time: 9, at: .zero) == refusal)
    _ = receiver.enter(7, offersFiles: true)
    receiver.leave(7)
    #expect(receiver.drop(7, time: 9, at: .zero) == refusal)
  }

  @Test("rejects a drop whose files do not arrive within five seconds")
  mutating func late() {
    _ = receiver.enter(7, offersFiles: true)
    _ = receiver.drop(7, time: 9, at: .seconds(1))
    #expect(receiver.deadline == .seconds(6))
    #expect(receiver.advance(to: .milliseconds(5_999)) == [])
    #expect(receiver.advance(to: .seconds(6)) == [.finished(source: 7, isAccepted: false)])
    #expect(receiver.finish(isAccepted: true) == [], "The files came after that.")
  }

  @Test("ignores the late files of a drop that timed out")
  mutating func stale() {
    _ = receiver.enter(7, offersFiles: true)
    _ = receiver.drop(7, time: 9, at: .zero)
    _ = receiver.advance(to: .seconds(5))
    _ = receiver.enter(8, offersFiles: true)
    _ = receiver.drop(8, time: 10, at: .seconds(6))
    #expect(!receiver.awaitsFiles(of: 9))
    #expect(receiver.awaitsFiles(of: 10))
  }

  @Test("replies to a pending drop when another one happens")
  mutating func another() {
    _ = receiver.enter(7, offersFiles: true)
    _ = receiver.drop(7, time: 9, at: .zero)
    _ = receiver.enter(8, offersFiles: true)
    #expect(
      receiver.drop(8, time: 10, at: .zero)
        == [.finished(source: 7, isAccepted: false), .convert(time: 10)])
    #expect(receiver.finish(isAccepted: true) == [.finished(source: 8, isAccepted: true)])
  }
  @Test("replies to a pending drop before a new drag of a source with the same number")
  mutating func sameNumber() {
    let refusal = [DropReceiver.Reply.finished(source: 7, isAccepted: false)]
    _ = receiver.enter(7, offersFiles: true)
    _ = receiver.drop(7, time: 9, at: .zero)
    #expect(receiver.enter(7, offersFiles: true) == refusal)
    #expect(receiver.drop(7, time: 10, at: .zero) == [.convert(time: 10)])
    #expect(receiver.finish(isAccepted: true) == [.finished(source: 7, isAccepted: true)])
  }
}
