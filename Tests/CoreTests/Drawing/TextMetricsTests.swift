import DragDrawing
import DragGeometry
import Testing

struct TextMetricsTests {
  let font = Font(.mono, size: 10)

  @Test("Each character adds to the width of a text")
  func width() {
    #expect(TextMetrics.width(of: "", in: font) == 0)
    let one = TextMetrics.width(of: "a", in: font)
    #expect(one > 0)
    #expect(TextMetrics.width(of: "abc", in: font).subpixels >= one.subpixels * 3)
    #expect(TextMetrics.width(of: "aaaa", in: font) == TextMetrics.width(of: "iiii", in: font))
  }

  @Test("Text that does not fit is truncated with an ellipsis that does")
  func truncated() {
    let text = "a long name of a file"
    #expect(TextMetrics.truncated(text, to: 1000, in: font) == text)
    for pixels in 10..<140 {
      let width = Length(pixels: pixels)
      let short = TextMetrics.truncated(text, to: width, in: font)
      #expect(TextMetrics.width(of: short, in: font) <= width)
      #expect(short == text || short.hasSuffix("…"))
      #expect(text.hasPrefix(short == text ? text : String(short.dropLast())))
    }
  }

  @Test("An accent is not separated from its letter")
  func accents() {
    let text = "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"
    for pixels in 0..<60 {
      let short = TextMetrics.truncated(text, to: Length(pixels: pixels), in: font)
      #expect(short == text || text.hasPrefix(short.dropLast()))
    }
  }

  @Test("Only the ellipsis is left of a text without room")
  func noRoom() {
    #expect(TextMetrics.truncated("abc", to: 0, in: font) == "…")
    #expect(TextMetrics.truncated("", to: 0, in: font) == "")
  }

  @Test("The metrics of scripts without a bundled font are estimated")
  func estimated() {
    let thousandths = { (text: String) in
      TextMetrics.width(of: text, in: Font(size: 1000)).subpixels / Length(pixels: 1).subpixels
    }
    #expect(thousandths("صورة") == 2400)
    #expect(thousandths("صُورَة") == 2400, "Marks have no width.")
    #expect(thousandths("की") == 1200)
    #expect(thousandths("ที่") == 600)
    #expect(thousandths("猫") == 1000)
    #expect(thousandths("🇯🇵") == 1000)
    #expect(thousandths("❤\u{fe0f}") == 1000)
    #expect(thousandths("🎉") == 1000)
  }
}
