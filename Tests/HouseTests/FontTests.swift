import Foundation
import Testing

/// The texts in the sources can be painted with the bundled fonts.
@Suite struct FontTests {
  @Test("the CJK subset holds every Japanese and Korean character of the sources")
  func subset() throws {
    let list = SourceFile.root.appendingPathComponent("Assets/fonts/CJK-characters.txt")
    let held = Set(try String(contentsOf: list, encoding: .utf8).unicodeScalars)
    #expect(held.count > 1000)
    for file in try SourceFile.all(under: "Sources") {
      for (number, text) in file.code {
        let missing = text.unicodeScalars.filter { isCJK($0) && !held.contains($0) }
        if !missing.isEmpty {
          Issue.record("\(file.path):\(number): run `make fonts` for \(missing.map(String.init))")
        }
      }
    }
  }

  private func isCJK(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      || (0xFF00...0xFFEF).contains(scalar.value)
  }
}
