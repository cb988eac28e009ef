import Testing

/// The numbers of the tuning, as their source files document them.
@Suite struct TuningSourceTests {
  @Test("every number of the tuning has a source for its default, in parentheses")
  func sources() throws {
    let files = try SourceFile.all(under: "Sources/DragKit/Tuning")
    let numbers = files.flatMap(Self.documentedNumbers)
    #expect(numbers.count > 60, "the properties were not found")
    for (name, comment) in numbers {
      #expect(comment.hasSuffix(").") && comment.contains("("), "\(name): \(comment)")
    }
  }

  /// The stored numbers of a file, with their comments; switches and groups of numbers
  /// have no source.
  private static func documentedNumbers(in file: SourceFile) -> [(name: String, comment: String)] {
    var comment: [String] = []
    var numbers: [(name: String, comment: String)] = []
    for line in file.lines.map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("///") {
        comment.append(String(line.dropFirst(3).drop { $0 == " " }))
        continue
      }
      let isNumber =
        line.hasPrefix("public var ") && line.contains(" = ") && !line.hasSuffix("Tuning()")
        && !line.hasSuffix("false")
      if isNumber {
        numbers.append((String(line), comment.joined(separator: " ")))
      }
      comment = []
    }
    return numbers
  }
}
