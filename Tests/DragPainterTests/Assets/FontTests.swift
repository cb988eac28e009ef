import CSDL2
import DragDrawing
import DragGeometry
import DragRecording
import Testing

@testable import DragPainter

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

@Suite("Text in a script without a bundled font")
struct SystemFontTests {
  private static let names = [
    "صورة من الرحلة (2024) إلى البحر.png", "צילום 7.png", "मेरी यात्रा की तस्वीर.jpeg", "龍龜.webp",
    "ภาพถ่ายที่นั่น.tiff", "👩‍👩‍👧‍👦🇯🇵👍🏽🎉.png", "தமிழ் বাংলা.svg", "Ελληνικά ქართული.png", "\u{10fffd}\u{10fffd}.png",
  ]

  /// Whether the system has an Arabic font.
  private static let hasArabic: Bool = {
    var fonts = SystemFonts()
    return fonts.font(for: "ص", SystemFonts.Style()) != nil
  }()

  private func sprite(
    _ text: String, _ face: Font.Face = .regular, size: Int
  ) throws -> Sprite? {
    let line = StyledText(text: text, face: face, size: size * 4, color: 0xff00_0000)
    return try FontStore().render(line)
  }

  @Test("is not wider than in the layout, whatever fonts the system has", arguments: names)
  func width(name: String) throws {
    for face in Font.Face.allCases {
      for size in [11, 13, 20, 31] {
        let width = name.unicodeScalars.reduce(0) { $0 + AdvanceTable.advance(of: $1, in: face) }
        let drawn = try #require(try sprite(name, face, size: size))
        // Each word can end with an empty pixel.
        #expect(drawn.size.width <= width * size / 1000 + 8, "\(face) \(size)")
      }
    }
  }

  @Test("is a box for each character that no font has")
  func boxes() throws {
    let drawn = try #require(try sprite("\u{10fffd}\u{10fffe}\u{301}", size: 20))
    #expect(drawn.size == DeviceSize(width: 24, height: 14))
    let row = try #require(drawn.surface.row(7))
    let edges = (0..<24).filter { row[$0] >> 24 > 127 }
    #expect(edges == [1, 10, 13, 22])
  }

  @Test("is drawn in a font of the system that has it, which is searched for once for its block")
  func found() throws {
    var fonts = SystemFonts()
    let first = fonts.font(for: "ص", SystemFonts.Style())
    #expect((first != nil) == Self.hasArabic)
    #expect(fonts.searches == 1)
    _ = fonts.font(for: "ص", SystemFonts.Style())
    #expect(fonts.searches == 1)
    if Self.hasArabic {
      #expect(fonts.font(for: "ب", SystemFonts.Style()) == first)
      #expect(fonts.searches == 1)
    }
    // A block of characters without fonts is not searched for forever.
    for value in 0..<256 {
      let scalar = try #require(Unicode.Scalar(UInt32(0x10_fe00 + value)))
      #expect(fonts.font(for: scalar, SystemFonts.Style()) == nil)
    }
    #expect(fonts.searches == 9)
  }

  @Test("joins its letters, unless they are kept apart", .enabled(if: hasArabic))
  func joined() throws {
    let joined = try #require(try sprite("ععع", size: 40))
    let apart = try #require(try sprite("ع\u{200c}ع\u{200c}ع", size: 40))
    #expect(joined.pixels != apart.pixels)
    let again = try #require(try sprite("ععع", size: 40))
    #expect(joined.pixels == again.pixels)
  }

  @Test("joins letters that a common character of the script lengthens", .enabled(if: hasArabic))
  func lengthened() throws {
    let whole = try #require(try sprite("عـع", size: 40))
    let apart = try #require(try sprite("ع\u{200c}ـ\u{200c}ع", size: 40))
    #expect(whole.pixels != apart.pixels)
  }

  @Test("mirrors its brackets, also those of a bundled font", arguments: ["()", ")(", "[]", "}{"])
  func mirrored(pair: String) throws {
    let (sign, seen) = (pair.prefix(1), pair.suffix(1))
    let text = try #require(try sprite("א\(sign)א", size: 40)).inkOfColumns
    let bracket = try #require(try sprite(String(seen), size: 40)).inkOfColumns
    let (first, last) = (
      try #require(bracket.firstIndex { $0 > 0 }), try #require(bracket.lastIndex { $0 > 0 })
    )
    #expect(text.contains(bracket[first...last]))
  }

  @Test("leaves the pixels of other text as they are without it")
  func unaffected() throws {
    let plain = try #require(try sprite("Photo 12.png", size: 13))
    let mixed = try #require(try sprite("Photo 12.png\u{10fffd}", size: 13))
    for y in 0..<plain.size.height {
      let below = y - plain.baseline + mixed.baseline
      guard (0..<mixed.size.height).contains(below) else { continue }
      let (one, two) = (plain.surface.row(y), mixed.surface.row(below))
      for x in 0..<plain.size.width - 2 { #expect(one?[x] == two?[x]) }
    }
  }
}

extension Sprite {
  /// The sums of the opacities of each column.
  fileprivate var inkOfColumns: [Int] {
    let pixels = pixels
    return (0..<size.width).map { x in pixels.reduce(0) { $0 + Int($1[x] >> 24) } }
  }

  var pixels: [[UInt32]] {
    (0..<size.height).map { y in
      surface.row(y).map { Array(UnsafeBufferPointer(start: $0, count: size.width)) } ?? []
    }
  }
}

@Suite("The parts of a line, from left to right")
struct TextSegmentTests {
  private func parts(_ text: String) -> [String] {
    TextSegment.segments(of: text.unicodeScalars).map { $0.isRightToLeft ? "<\($0.text)" : $0.text }
  }

  @Test("are the line itself if no letter is read from right to left")
  func plain() {
    #expect(parts("").isEmpty)
    for text in ["a", "IMG (1).jpeg", "猫", "हिन्दी", "👩‍👩‍👧", "e\u{301} 12"] {
      #expect(parts(text) == [text])
    }
  }

  @Test(
    "have words, numbers and signs between Hebrew or Arabic letters in reverse order",
    arguments: [
      ("אבג.png", ["<אבג", ".png"]), ("אב גד.png", ["<אב גד", ".png"]),
      ("אב 12.png", ["12", "<אב ", ".png"]), ("12 אב.png", ["12 ", "<אב", ".png"]),
      ("a אב, גד b", ["a ", "<אב, גד", " b"]), ("אב cd גד", ["<אב", " cd ", "<גד"]),
      ("אב (2024) גד.png", ["<) גד", "2024", "<אב (", ".png"]),
      ("אב (גד)", ["<אב (גד)"]), ("(אב)", ["(", "<אב", ")"]), ("a (אב) b", ["a (", "<אב", ") b"]),
      ("צורה_3 b אב", ["3", "<צורה_", " b ", "<אב"]),
      ("صُورَة", ["<صُورَة"]), ("صورة ٣", ["٣", "<صورة "]), ("ص ٣٫٥ ص", ["< ص", "٣٫٥", "<ص "]),
      ("猫 ٣", ["猫 ", "٣"]), ("אב!", ["<אב", "!"]), ("אב 👩‍👧👍🏽 גד", ["<אב 👩‍👧👍🏽 גד"]),
      ("אב 👍🏽.png", ["<אב", " 👍🏽.png"]), ("שָׁ e\u{301}", ["<שָׁ", " e\u{301}"]),
    ])
  func reordered(text: String, expected: [String]) { #expect(parts(text) == expected) }

  @Test("have all characters of the line, once")
  func complete() {
    let alphabet: [Unicode.Scalar] = [
      "a", "1", " ", ".", "(", "א", "ب", "\u{64e}", "\u{301}", "\u{200d}", "\u{202e}", "٣", "猫",
      "🎉",
    ]
    var random = SplitMix64(seed: 5)
    for _ in 0..<3000 {
      let line = (0..<random.pick(0..<12)).map { _ in random.pick(alphabet) }
      let parts = TextSegment.segments(of: line).flatMap { $0.text.unicodeScalars }
      #expect(parts.sorted() == line.sorted())
    }
  }
}
