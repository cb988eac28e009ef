import DragPictures
import DragPainter
import Testing

struct ReducingTests {
  private func frame(_ width: Int, _ rows: [UInt8]...) throws -> Frame {
    let bytes = rows.joined().flatMap { grey -> [UInt8] in [grey, 0, 255 - grey, 255] }
    return try #require(Frame(width: width, height: rows.count, rgba: bytes))
  }

  @Test("A picture in fewer pixels has the mean of 2x2 pixels in each")
  func halves() throws {
    let picture = try frame(4, [0, 100, 200, 200], [100, 200, 200, 200])
    #expect(try picture.reduced(toWidth: 2, height: 1) == frame(2, [100, 200]))
  }

  @Test("A picture in fewer pixels divides a pixel between two")
  func thirds() throws {
    let picture = try frame(3, [0, 90, 240])
    #expect(try picture.reduced(toWidth: 2, height: 1) == frame(2, [30, 190]))
  }

  @Test("A picture in fewer pixels equals the original at the same size")
  func same() throws {
    let picture = try frame(3, [1, 2, 3], [253, 254, 255])
    #expect(picture.reduced(toWidth: 3, height: 2) == picture)
  }
}
