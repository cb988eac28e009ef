import Foundation
import Testing

/// The texts can be painted with the bundled fonts.
@Suite struct FontTests {
  /// The characters of the Latin face: those with an advance of their own.
  private static func latin() throws -> [ClosedRange<UInt32>] {
    let table = try SourceFile.text(of: "Sources/DragDrawing/Advances.txt").split(separator: "\n")
    return table.drop { $0 != "regular" }.dropFirst().prefix { $0 != "semibold" }.compactMap {
      line in
      let words = line.split(separator: " ")
      guard let first = UInt32(words[0], radix: 16), let last = UInt32(words[1], radix: 16),
        words[2] != "0"
      else { return nil }
      return first...last
    }
  }

  @Test(
    "the fonts hold every character of the texts, and every Japanese and Korean one of the sources")
  func characters() throws {
    let held = Set(try SourceFile.text(of: "Assets/fonts/CJK-characters.txt").unicodeScalars)
    let latin = try Self.latin()
    #expect(held.count > 1000 && latin.count > 100)
    let texts = try SourceFile.paths(in: "Sources", ".ftl").map {
      SourceFile(path: $0, text: try SourceFile.text(of: $0))
    }
    for file in try texts + SourceFile.all(under: "Sources") {
      let missing = Set(file.code.flatMap(\.text.unicodeScalars)).filter { scalar in
        isCJK(scalar)
          ? !held.contains(scalar)
          : file.path.hasSuffix(".ftl") && !latin.contains { $0.contains(scalar.value) }
      }
      let words = "\(file.path): run `make update WHAT=fonts` for \(missing.map(String.init))"
      #expect(missing.isEmpty, "\(words)")
    }
  }

  private func isCJK(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      || (0xFF00...0xFFEF).contains(scalar.value)
  }
}
