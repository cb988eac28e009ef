import ProgramSupport
import Testing

extension Program.Outcome {
  /// Checks that the program ended with a status and an error of one line.
  func expectError(
    _ status: Int32 = 2, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectError(status, words, sourceLocation: sourceLocation)
  }

  func expectError(
    _ status: Int32, _ words: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.status == status, "\(errors)", sourceLocation: sourceLocation)
    #expect(errorLines.count == 1, "\(errors)", sourceLocation: sourceLocation)
    #expect(output.isEmpty, "\(output)", sourceLocation: sourceLocation)
    #expect(errors.hasPrefix("dragplay: "), "\(errors)", sourceLocation: sourceLocation)
    for word in words {
      #expect(errors.contains(word), "no \(word) in: \(errors)", sourceLocation: sourceLocation)
    }
  }

  /// Checks that the program succeeded without an error message.
  func expectSuccess(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(status == 0, "\(errors)", sourceLocation: sourceLocation)
    #expect(errors.isEmpty, "\(errors)", sourceLocation: sourceLocation)
  }
}

/// An invalid command, and words of its error message.
struct InvalidCommand: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let words: [String]

  init(_ command: String, _ words: String...) {
    arguments = command.split(separator: " ").map(String.init)
    self.words = words
  }

  var testDescription: String { arguments.joined(separator: " ") }
}
