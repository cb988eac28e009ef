import Foundation
import Testing

/// The texts can be painted with the bundled fonts.
@Suite struct FontTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Japanese and Korean characters of the CJK subset.
  private static func held() throws -> Set<Unicode.Scalar> {
    Set(try text("Assets/fonts/CJK-characters.txt").unicodeScalars)
  }

  /// The characters of the Latin face: those with an advance of their own.
  private static func latin() throws -> [ClosedRange<UInt32>] {
    let table = try text("Sources/DragDrawing/Advances.txt").split(separator: "\n")
    return table.drop { $0 != "regular" }.dropFirst().prefix { $0 != "semibold" }.compactMap {
      line in
      let words = line.split(separator: " ")
      guard let first = UInt32(words[0], radix: 16), let last = UInt32(words[1], radix: 16),
        words[2] != "0"
      else { return nil }
      return first...last
    }
  }

  @Test("the fonts hold every character of the files of texts")
  func texts() throws {
    let (held, latin) = (try Self.held(), try Self.latin())
    let folder = "Sources/PlaygroundScenes/Localization/Texts"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appendingPathComponent(folder).path)
    #expect(latin.count > 100 && files.count > 3)
    for file in files {
      let characters = Set(try Self.text("\(folder)/\(file)").unicodeScalars).subtracting(["\n"])
      let missing = characters.filter { scalar in
        isCJK(scalar) ? !held.contains(scalar) : !latin.contains { $0.contains(scalar.value) }
      }
      #expect(missing.isEmpty, "\(file): run `make update WHAT=fonts`")
    }
  }

  @Test("the CJK subset holds every Japanese and Korean character of the sources")
  func subset() throws {
    let held = try Self.held()
    #expect(held.count > 1000)
    for file in try SourceFile.all(under: "Sources") {
      for (number, text) in file.code {
        let missing = text.unicodeScalars.filter { isCJK($0) && !held.contains($0) }
        if !missing.isEmpty {
          Issue.record(
            "\(file.path):\(number): run `make update WHAT=fonts` for \(missing.map(String.init))")
        }
      }
    }
  }

  private func isCJK(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      || (0xFF00...0xFFEF).contains(scalar.value)
  }
}
