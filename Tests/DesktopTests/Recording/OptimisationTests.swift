import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The compiler may reorder and leave out what it likes, as long as nobody can tell.
  @Suite(.serialized) struct OptimisationTests {
    @Test("a program built with optimisations comes to the same as one without")
    func builds() throws {
      for name in try Kept.names() {
        let (quick, plain) = (try outcome(of: name, by: nil), try outcome(of: name, by: "debug"))
        #expect(quick.status == 0 && plain.status == 0, "\(name): \(quick.errors)\(plain.errors)")
        #expect(!quick.output.isEmpty)
        #expect(quick.output == plain.output, "\(name)")
      }
    }

    /// Every call, and the state at the end field by field.
    private func outcome(of name: String, by build: String?) throws -> Program.Outcome {
      let arguments = [
        "replay", Kept.recording(name), "--headless", "--trace", "-", "--state", "-",
      ]
      let path = build.map { Program.root.path + "/.build/\($0)/dragplay" }
      return try Program.run(arguments, path: path)
    }
  }
}
