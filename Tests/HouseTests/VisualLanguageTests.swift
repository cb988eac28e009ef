import Foundation
import Testing

/// The page *The Visual Language* has the values of the code.
@Suite("The visual language")
struct VisualLanguageTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceFile.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func code(_ file: String) throws -> String {
    try text("Sources/PlaygroundScenes/Drawing/\(file).swift")
  }

  /// The beginnings of the table's rows: names and values, without what they are used for.
  private func rows(_ prefixes: String...) throws -> [String] {
    try Self.text("Documentation/VisualLanguage.md").split(separator: "\n")
      .filter { line in prefixes.contains { line.hasPrefix("| `\($0).") } }
      .map { line in
        line.split(separator: "|").dropLast()
          .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
          .joined(separator: " ")
      }
  }

  @Test("has the lengths and times of the code")
  func lengths() throws {
    var (type, values) = ("", [String]())
    for line in try Self.code("Style").split(separator: "\n") {
      if let match = line.firstMatch(of: /enum (\w+)/) { type = String(match.1) }
      let value = /static let (\w+)(?:: Length = | = Microseconds\.seconds\()(\d+)/
      guard let match = line.firstMatch(of: value) else { continue }
      values.append("\(type).\(match.1) \(match.2)")
    }
    #expect(values.count == 18)
    #expect(try rows("Radius", "Spacing", "LineWidth", "NoticeTime") == values)
  }

  @Test("has the fonts of the code")
  func fonts() throws {
    let values = try Self.code("Style").matches(of: /let (\w+) = Font\(\.(\w+), size: (\d+)\)/)
      .map { "Font.\($0.1) \($0.2) \($0.3)" }
    #expect(values.count == 10)
    #expect(try rows("Font") == values)
  }

  @Test("has the shadows of the code")
  func shadows() throws {
    let values = try Self.code("Style").matches(of: /case \.(\w+): \((\d+), (\d+), (\d+), (\d+)\)/)
      .map { "Elevation.\($0.1) \($0.2) \($0.3) \($0.4) \($0.5)" }
    #expect(values.count == 5)
    #expect(try rows("Elevation") == values)
  }

  @Test("has the colours of the code, light and dark")
  func colours() throws {
    let (light, dark) = (try scheme("light"), try scheme("dark"))
    let values = zip(light, dark).map { "Theme.\($0.name) \($0.value) \($1.value)" }
    #expect(values.count == 14)
    #expect(light.map(\.name) == dark.map(\.name))
    #expect(try rows("Theme") == values)
  }

  private func scheme(_ name: String) throws -> [(name: String, value: String)] {
    let code = try Self.code("Theme")
    let start = try #require(code.range(of: "static let \(name) = Theme("))
    let body = code[start.upperBound...].prefix(upTo: "isDark: ")
    let entry =
      /(\w+): (?:Color\(hex: 0x(\w+)\)|(\.white)|Color\.(\w+)\.opacity\(percent: (\d+)\))/
    return body.matches(of: entry).map { match in
      let shade = match.4.map { "\($0) \(match.5 ?? "") %" }
      return (String(match.1), match.2.map(String.init) ?? shade ?? "ffffff")
    }
  }

  @Test("is linked from the architecture's page")
  func link() throws {
    #expect(try Self.text("ARCHITECTURE.md").contains("(Documentation/VisualLanguage.md)"))
  }

  @Test("names the radii of shapes, except those of round ones, and the fonts")
  func literals() throws {
    for folder in ["PlaygroundScenes", "PlaygroundWorkbench/Player", "PlaygroundWorkbench/Session"]
    {
      for file in try SourceFile.all(under: "Sources/\(folder)") {
        for (number, text) in file.code where text.contains(/radius: [1-9]/) {
          Issue.record("\(file.path):\(number): name the radius in Style.swift")
        }
        for (number, text) in file.code
        where text.contains("Font(.") && file.name != "Style.swift" {
          Issue.record("\(file.path):\(number): name the font in Style.swift")
        }
      }
    }
  }
}

extension Substring {
  fileprivate func prefix(upTo end: String) -> Substring {
    range(of: end).map { self[..<$0.lowerBound] } ?? self
  }
}
