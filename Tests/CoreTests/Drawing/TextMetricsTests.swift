import DragDrawing
import DragGeometry
import Testing

struct TextMetricsTests {
  let font = Font(.mono, size: 10)

  @Test("Each character adds to the width of a text, and without room an ellipsis is left")
  func width() {
    #expect(TextMetrics.width(of: "", in: font) == 0)
    let one = TextMetrics.width(of: "a", in: font)
    #expect(one > 0)
    #expect(TextMetrics.width(of: "abc", in: font).subpixels >= one.subpixels * 3)
    #expect(TextMetrics.width(of: "aaaa", in: font) == TextMetrics.width(of: "iiii", in: font))
    #expect(TextMetrics.truncated("abc", to: 0, in: font) == "…")
    #expect(TextMetrics.truncated("", to: 0, in: font) == "")
  }

  @Test("Text that does not fit is truncated with an ellipsis that does, between letters")
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
    let accents = "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"
    for pixels in 0..<60 {
      let short = TextMetrics.truncated(accents, to: Length(pixels: pixels), in: font)
      #expect(short == accents || accents.hasPrefix(short.dropLast()))
    }
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

  /// The text within the width of a number of characters.
  private func elided(_ text: String, _ count: Int) -> String {
    TextMetrics.elided(text, to: TextMetrics.width(of: "a", in: font) * count, in: font)
  }

  @Test("Elided text keeps its beginning and its extension, if there is room for that")
  func file() {
    let name = "a long name of a picture.jpeg"
    #expect(elided(name, 29) == name)
    #expect(elided(name, 28) == "a long name of…picture.jpeg")
    #expect(elided(name, 16) == "a long n…re.jpeg")
    #expect(elided(name, 12) == "a long….jpeg")
    #expect(elided(name, 8) == "a….jpeg" || elided(name, 8) == "a ….jpeg")
    #expect(elided(name, 7) == "a….jpeg")
    #expect(elided("a long name.jpeg", 6) == "a lon…")
    #expect(elided("a long name.jpeg", 1) == "…")
    #expect(elided("a long name.jpeg", 0) == "…")
    #expect(elided("", 0) == "")
    let long = String(repeating: "long ", count: 20_000) + ".png"
    let width = Length(pixels: 300)
    let short = TextMetrics.elided(long, to: width, in: font)
    #expect(TextMetrics.width(of: short, in: font) <= width)
    #expect(TextMetrics.width(of: short + "aa", in: font) > width)
  }

  @Test(
    "Elided text without an extension has halves of about the same width",
    arguments: [
      ("abcdefghij", "abc…ij"), (".hidden name", ".hi…me"), ("version 2. of it", "ver…it"),
      ("abc.extension", "abc…on"), ("abcdefghi.", "abc…i."),
    ])
  func halves(text: String, short: String) { #expect(elided(text, 6) == short) }

  @Test(
    "Elided text fits, and keeps whole characters of its beginning and its end, in any script",
    arguments: [
      "صورة من الرحلة إلى البحر.png", "मेरी यात्रा की तस्वीर.jpeg", "旅行の写真、北海道.webp",
      "여행 사진 모음집.gif", "ภาพถ่ายจากการเดินทาง.tiff", "👩‍👩‍👧‍👦🇯🇵👍🏽🎉👨‍🚀🏳️‍🌈 party.png",
      "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}.svg", "photo\u{200d}\u{200d}\u{200d}.bmp",
    ])
  func scripts(text: String) {
    for face in [Font.Face.regular, .mono] {
      let font = Font(face, size: 13)
      let ending = text.suffix(from: text.lastIndex(of: ".") ?? text.endIndex)
      for pixels in 0..<240 {
        let width = Length(pixels: pixels)
        let short = TextMetrics.elided(text, to: width, in: font)
        guard short != text else { continue }
        #expect(short == "…" || TextMetrics.width(of: short, in: font) <= width)
        let halves = short.split(separator: "…", omittingEmptySubsequences: false)
        #expect(halves.count == 2 && halves[1].isEmpty != halves[1].hasSuffix(ending))
        #expect(Array(text).starts(with: Array(halves[0])))
        #expect(Array(text).suffix(halves[1].count) == Array(halves[1])[...])
      }
    }
  }

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
