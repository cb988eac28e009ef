import DragDrawing
import DragGeometry
import PlaygroundScenes
import Testing

@Suite("Text that is elided in the middle")
struct ElidingTests {
  let font = Font(.mono, size: 10)

  /// The text within the width of a number of characters.
  private func elided(_ text: String, _ count: Int) -> String {
    TextMetrics.elided(text, to: TextMetrics.width(of: "a", in: font) * count, in: font)
  }

  @Test("Elided text keeps its beginning, and its end with the extension")
  func file() {
    let name = "a long name of a picture.jpeg"
    #expect(elided(name, 29) == name)
    #expect(elided(name, 28) == "a long name of…picture.jpeg")
    #expect(elided(name, 16) == "a long n…re.jpeg")
    #expect(elided(name, 12) == "a long….jpeg")
    #expect(elided(name, 8) == "a….jpeg" || elided(name, 8) == "a ….jpeg")
    #expect(elided(name, 7) == "a….jpeg")
  }

  @Test("Elided text loses its end if there is no room for the extension")
  func narrow() {
    #expect(elided("a long name.jpeg", 6) == "a lon…")
    #expect(elided("a long name.jpeg", 1) == "…")
    #expect(elided("a long name.jpeg", 0) == "…")
    #expect(elided("", 0) == "")
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

  @Test("Elided text is only as narrow as it must be")
  func wide() {
    let text = String(repeating: "long ", count: 20_000) + ".png"
    let width = Length(pixels: 300)
    let short = TextMetrics.elided(text, to: width, in: font)
    #expect(TextMetrics.width(of: short, in: font) <= width)
    #expect(TextMetrics.width(of: short + "aa", in: font) > width)
  }
}
