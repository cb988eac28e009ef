import Foundation
import ProgramSupport
import Testing

/// Optimizations must not change results.
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

  /// Every call, and each field of the final state.
  private func outcome(of name: String, by path: String) throws -> Program.Outcome {
    try Program.run(
      ["replay", Kept.recording(name), "--headless", "--trace", "-", "--state", "-"], path: path)
  }
}
