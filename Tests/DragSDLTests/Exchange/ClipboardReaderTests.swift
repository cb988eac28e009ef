import DragEvents
import Testing

@testable import DragSDL

@Suite("Reading the clipboard")
struct ClipboardReaderTests {
  private var reader = ClipboardReader()
  private let types = [["text/uri-list"], ["UTF8_STRING", "text/plain"], ["image/png"]]

  @Test("asks for the types, then for one name of each that is offered, and passes the data on")
  mutating func read() {
    #expect(reader.request(types, at: .zero) == [.list])
    #expect(
      reader.listed(["image/png", "text/plain", "UTF8_STRING"], at: .zero)
        == [.read("UTF8_STRING")])
    #expect(reader.received(.bytes([65]), at: .zero) == [.read("image/png")])
    let contents = ClipboardContents([DragData("UTF8_STRING", [65]), DragData("image/png", [1])])
    #expect(reader.received(.bytes([1]), at: .zero) == [.pass(contents)])
    #expect(reader.deadline == nil)
  }

  @Test("reports whether the clipboard is empty, or has only other types")
  mutating func nothing() {
    _ = reader.request(types, at: .zero)
    #expect(reader.listed([], at: .zero) == [.pass(ClipboardContents([], problem: .empty))])
    _ = reader.request(types, at: .zero)
    #expect(
      reader.listed(["a/b"], at: .zero) == [.pass(ClipboardContents([], problem: .otherTypes))])
  }

  @Test("passes on what it has if other data is refused, or too large")
  mutating func partial() {
    _ = reader.request(types, at: .zero)
    _ = reader.listed(["image/png", "text/plain", "text/uri-list"], at: .zero)
    #expect(reader.received(.tooLarge, at: .zero) == [.read("text/plain")])
    #expect(reader.received(.refused, at: .zero) == [.read("image/png")])
    let contents = ClipboardContents([DragData("image/png", [1])], problem: .tooLarge)
    #expect(reader.received(.bytes([1]), at: .zero) == [.pass(contents)])
  }

  @Test("waits five seconds for each answer and each piece, and then passes on what it has")
  mutating func silence() {
    _ = reader.request(types, at: .zero)
    #expect(reader.deadline == .seconds(5))
    _ = reader.listed(["text/plain", "image/png"], at: .seconds(1))
    _ = reader.received(.bytes([65]), at: .seconds(2))
    reader.partReceived(at: .seconds(6))
    #expect(reader.advance(to: .seconds(10)) == [])
    let contents = ClipboardContents([DragData("text/plain", [65])], problem: .unanswered)
    #expect(reader.advance(to: .seconds(11)) == [.pass(contents)])
    #expect(reader.advance(to: .seconds(20)) == [])
  }

  @Test("answers each of several requests once, in order, also if the owner ends")
  mutating func several() {
    #expect(reader.request(types, at: .zero) == [.list])
    #expect(reader.request([["image/png"]], at: .zero) == [])
    let lost = ClipboardContents([], problem: .unanswered)
    #expect(reader.lost(at: .zero) == [.pass(lost), .list])
    #expect(reader.lost(at: .zero) == [.pass(lost)])
    #expect(reader.lost(at: .zero) == [])
    #expect(reader.received(.bytes([1]), at: .zero) == [])
  }

  @Test("reports an empty answer as unanswered")
  mutating func empty() {
    _ = reader.request([["image/png"]], at: .zero)
    _ = reader.listed(["image/png"], at: .zero)
    #expect(
      reader.received(.bytes([]), at: .zero)
        == [.pass(ClipboardContents([], problem: .unanswered))])
  }
}
