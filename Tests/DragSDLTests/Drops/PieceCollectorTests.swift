import DragCoding
import DragGeometry
import Testing

@testable import DragSDL

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
