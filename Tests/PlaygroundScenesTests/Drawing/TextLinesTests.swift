import DragDrawing
import DragGeometry
import PlaygroundScenes
import Testing

@Suite("Text that is broken into lines")
struct TextLinesTests {
  let font = Font(.mono, size: 10)

  @Test("Lines are broken between words")
  func lines() {
    func lines(_ letters: Int, first: Int? = nil, atMost limit: Int = 9) -> [String] {
      let letter = TextMetrics.width(of: "a", in: font)
      return TextMetrics.lines(
        of: "red  blue black", to: letter * letters, first: first.map { letter * $0 }, in: font,
        atMost: limit)
    }
    #expect(lines(15) == ["red  blue black"])
    #expect(lines(14) == ["red  blue", "black"])
    #expect(lines(5) == ["red", "blue", "black"])
    #expect(lines(4) == ["red", "blue", "blac", "k"], "A word may be wider than a line.")
    #expect(lines(0).joined() == "redblueblack", "Each line has something.")
    #expect(lines(9, first: 4) == ["red", "blue", "black"])
    #expect(lines(10, first: 1) == ["", "red  blue", "black"])
    #expect(lines(5, atMost: 2) == ["red", "blue black"], "The last has all that is left.")
    #expect(TextMetrics.lines(of: "", to: 10, in: font, atMost: 3) == [""])
  }
}
