import DragDrawing
import DragGeometry
import Testing

@testable import DragPainter
@testable import DragSDL

struct SemiboldTests {
  /// The sum of the opacities of a text's pixels.
  private static func ink(_ text: String, _ face: Font.Face) throws -> Int {
    let line = StyledText(text: text, face: face, size: 15 * 4, color: 0xff00_0000)
    let drawn = try #require(try FontStore().render(line))
    return (0..<drawn.size.height).reduce(0) { sum, y in
      guard let row = drawn.surface.row(y) else { return sum }
      return (0..<drawn.size.width).reduce(sum) { $0 + Int(row[$1] >> 24) }
    }
  }

  @Test(
    "Semibold text is stronger than regular text in every language of the interface",
    arguments: ["Drag Playground", "プレイリスト", "재생목록", "夜明けの空", "修正版"])
  func weight(text: String) throws {
    let (regular, semibold) = (try Self.ink(text, .regular), try Self.ink(text, .semibold))
    #expect(semibold * 100 > regular * 115, "\(regular) \(semibold)")
  }

  @Test(
    "Semibold text is as wide as regular text in Japanese and Korean", arguments: ["夜明けの空", "재생목록"])
  func width(text: String) {
    let widths = [Font.Face.regular, .semibold].map {
      TextMetrics.width(of: text, in: Font($0, size: 15))
    }
    #expect(widths[0] == widths[1])
  }
}
