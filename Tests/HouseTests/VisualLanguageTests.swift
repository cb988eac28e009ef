import Testing

/// The values of the visual language have names.
@Suite("The visual language")
struct VisualLanguageTests {
  @Test("names the radii of shapes, except those of round ones, and the fonts")
  func literals() throws {
    for folder in ["PlaygroundUI", "PlaygroundScenes", "PlaygroundWorkbench"] {
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
