import DragRecording
import Testing

@testable import DragPainter

@Suite("The parts of a line, from left to right")
struct TextSegmentTests {
  private func parts(_ text: String) -> [String] {
    TextSegment.segments(of: text.unicodeScalars).map { $0.isRightToLeft ? "<\($0.text)" : $0.text }
  }

  @Test("are the line itself if no letter is read from right to left")
  func plain() {
    for text in ["", "a", "IMG (1).jpeg", "猫 ٣", "हिन्दी", "👩‍👩‍👧"] {
      #expect(TextSegment.segments(of: text.unicodeScalars).map(\.text) == [text])
    }
  }

  @Test(
    "have words, numbers and signs between Hebrew or Arabic letters in reverse order",
    arguments: [
      ("אבג.png", ["<אבג", ".png"]),
      ("אב גד.png", ["<גד", " ", "<אב", ".png"]),
      ("אב 12.png", ["12", " ", "<אב", ".png"]),
      ("12 אב.png", ["12 ", "<אב", ".png"]),
      ("a אב, גד b", ["a ", "<גד", " ", ",", "<אב", " b"]),
      ("אב (2024) גד.png", ["<גד", " ", "(", "2024", ")", " ", "<אב", ".png"]),
      ("צורה_3 b אב", ["3", "_", "<צורה", " b ", "<אב"]),
      ("صُورَة", ["<صُورَة"]), ("صورة ٣", ["٣", " ", "<صورة"]), ("אב!", ["<אב", "!"]),
    ])
  func reordered(text: String, expected: [String]) { #expect(parts(text) == expected) }

  @Test("have all characters of the line, once")
  func complete() {
    let alphabet: [Unicode.Scalar] = [
      "a", "1", " ", ".", "(", "א", "ب", "\u{64e}", "\u{301}", "\u{200d}", "٣", "猫", "🎉",
    ]
    var random = SplitMix64(seed: 5)
    for _ in 0..<3000 {
      let line = (0..<random.pick(0..<12)).map { _ in random.pick(alphabet) }
      let unmirrored = TextSegment.segments(of: line).flatMap { $0.text.unicodeScalars }
        .map { $0 == ")" ? "(" : $0 }
      #expect(unmirrored.sorted() == line.sorted())
    }
  }
}
