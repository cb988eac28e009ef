import Foundation
import ProgramSupport
import Testing

/// The compiler may reorder and leave out what it likes, as long as no result changes.
@Suite("The program, built for debugging")
struct OptimisationTests {
  @Test("reproduces sessions like an optimised build", arguments: try Kept.names())
  func builds(name: String) throws {
    let quick = try outcome(of: name, by: try Program.path())
    let plain = try outcome(of: name, by: try Program.pathForDebugging())
    #expect(quick.status == 0 && plain.status == 0, "\(quick.errors)\(plain.errors)")
    #expect(!quick.output.isEmpty)
    #expect(quick.output == plain.output)
  }

  /// Every call, and the state at the end field by field.
  private func outcome(of name: String, by path: String) throws -> Program.Outcome {
    try Program.run(
      ["replay", Kept.recording(name), "--headless", "--trace", "-", "--state", "-"], path: path)
  }
}
