import ProgramSupport
import Testing

extension Program.Outcome {
  /// Checks that the program said in one line of standard error what is wrong, and left with a status.
  func expectComplaint(
    _ status: Int32 = 2, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectComplaint(status, words, sourceLocation: sourceLocation)
  }

  func expectComplaint(
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

  /// Checks that the program did what it was asked for, and complained of nothing.
  func expectSuccess(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(status == 0, "\(errors)", sourceLocation: sourceLocation)
    #expect(errors.isEmpty, "\(errors)", sourceLocation: sourceLocation)
  }
}

/// A command that cannot be carried out, and words of the complaint.
struct WrongCommand: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let words: [String]

  init(_ command: String, _ words: String...) {
    arguments = command.split(separator: " ").map(String.init)
    self.words = words
  }

  var testDescription: String { arguments.joined(separator: " ") }
}
