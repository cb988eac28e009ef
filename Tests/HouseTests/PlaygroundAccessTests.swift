import Testing

/// The playground stands on what an app has of the engine.
@Suite struct PlaygroundAccessTests {
  private static let engine: Set = [
    "DragKit", "DragLayout", "DragModel", "DragEvents", "DragRecording",
  ]
  /// Names that stand for something else in the playground, such as a label or a type parameter.
  private static let otherMeanings: Set = [
    "Argument", "Value", "decisions", "isHeader", "reorderingCadence", "repeating", "states",
  ]
  private static let playground: Set = [
    "PlaygroundUI", "PlaygroundScenes", "PlaygroundWorkbench", "PlaygroundFuzz", "dragplay",
    "dragplay-fuzz",
  ]

  @Test("the playground uses no package declaration of the engine")
  func access() throws {
    let files = try SourceFile.all(under: "Sources")
    let all = files.flatMap { file in file.declarations.map { (file.target, $0) } }
    let hidden = all.filter { Self.engine.contains($0.0) && $0.1.isPackage }
    #expect(hidden.count > 20, "the declarations were not found")
    let others = all.filter { !(Self.engine.contains($0.0) && ($0.1.isPackage || $0.1.isInternal)) }
    // A name that something visible has, too, cannot be told apart in the text.
    let names = Set(hidden.map(\.1.name)).subtracting(others.map(\.1.name))
      .subtracting(Self.otherMeanings)
    let used = files.filter { Self.playground.contains($0.target) }.flatMap { file in
      file.code.flatMap { line in
        line.text.words.filter(names.contains).map {
          Finding(path: file.path, line: line.number, message: "\($0) is a package declaration")
        }
      }
    }
    report(used)
  }

  @Test("DragKit has at most 60 package declarations")
  func count() throws {
    let files = try SourceFile.all(under: "Sources/DragKit")
    #expect(files.flatMap(\.declarations).count(where: \.isPackage) <= 60)
  }

  @Test("a declaration is found with its name and its access")
  func example() {
    let file = SourceFile(
      path: "Sources/DragKit/A.swift",
      text: """
        package import DragModel
        package struct Drag {
          public internal(set) var item = 1
          package mutating func move() {}
          static let zero = 0
        }
        """)
    #expect(
      file.declarations.map { "\($0.name) \($0.isPackage) \($0.isInternal)" } == [
        "Drag true false", "item false false", "move true false", "zero false true",
      ])
  }
}

private struct Declaration {
  let name: String
  let isPackage: Bool
  let isInternal: Bool
}

extension SourceFile {
  fileprivate var declarations: [Declaration] {
    code.compactMap { line in
      let words = line.text.words
      guard let kind = words.prefix(6).firstIndex(where: Self.kinds.contains),
        words.indices.contains(kind + 1)
      else { return nil }
      let access = Set(words[..<kind])
      return Declaration(
        name: words[kind + 1], isPackage: access.contains("package"),
        isInternal: access.isDisjoint(with: ["package", "public"]))
    }
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "case", "typealias",
  ]
}

extension String {
  /// The names and keywords of a line, without what a text in quotation marks says.
  fileprivate var words: [String] {
    replacing(#/"[^"]*"/#, with: "").matches(of: #/\w+/#).map { String($0.output) }
  }
}
