import Foundation
import ProgramSupport
import Testing

@Suite("make test-one")
struct TestOneTests {
  private func run(_ suite: String) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    return try Program.shell(
      "\(Program.root.path)/Scripts/test-one.sh \"$1\"", [suite], in: folder.url)
  }

  @Test("lists the suites of a name that several targets have")
  func several() throws {
    let outcome = try run("ClipboardTests")
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.split(separator: "\n") == [
        "test-one: there are several suites 'ClipboardTests'; choose one:",
        "  DesktopTests/ClipboardTests", "  InteractionTests/ClipboardTests",
        "  PlaygroundScenesTests/ClipboardTests",
      ])
  }

  @Test(
    "names a suite that there is not", arguments: ["ClipBoardTests", "DragSDLTests/ClipboardTests"])
  func none(name: String) throws {
    let outcome = try run(name)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("test-one: there is no suite '\(name)';"))
  }
}
