import Foundation
import ProgramSupport
import Testing

@Suite("dragplay-fuzz")
struct FuzzTests {
  private func run(_ arguments: String...) throws -> Program.Outcome {
    let folder = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent()
    return try Program.run(arguments, path: folder.path + "/dragplay-fuzz")
  }

  @Test("dragplay-fuzz chooses a seed, and checks the same sessions again with it")
  func seed() throws {
    let outcome = try run("--cases", "2", "--case", "3", "--scene", "colours")
    outcome.expectSuccess()
    let first = try #require(outcome.lines.first)
    #expect(first.hasPrefix("seed "))
    let again = try run(
      "--seed", String(first.dropFirst(5)), "--cases", "2", "--case", "3", "--scene", "colours")
    // The last line reports the duration.
    #expect(again.lines.dropLast() == outcome.lines.dropLast())
    #expect(again.lines.count == 5)
  }

  @Test("dragplay-fuzz runs 100 sessions of a scene by default")
  func defaults() throws {
    let outcome = try run("--seed", "6", "--scene", "follow")
    outcome.expectSuccess()
    let sums = outcome.lines.filter { $0.contains("laws hold in 100 sessions") }
    #expect(sums.count == 1, "\(outcome.lines)")
  }

  @Test("dragplay-fuzz refuses a scene that does not exist")
  func scene() throws {
    let outcome = try run("--scene", "nowhere")
    #expect(outcome.status != 0)
    #expect(outcome.errors.contains("there is no scene 'nowhere'"))
  }
}

@Suite("dragplay bench")
struct BenchTests {
  @Test(
    "repaints at most half of the window in a drag, and at scale 2 no larger share of it",
    arguments: ["colours", "board", "board --list", "board --flow"])
  func damage(scene: String) throws {
    let (once, twice) = (try pixels(scene, scale: 1), try pixels(scene, scale: 2))
    #expect(once.most < 960 * 600 / 2)
    #expect(twice.most < 1920 * 1200 / 2)
    #expect(once.mean > 0)
    // A tenth more: some motions are less than a pixel at scale 1.
    #expect(twice.mean <= once.mean * 44 / 10)
  }

  /// The pixels that a frame repaints, on average and at most.
  private func pixels(_ scene: String, scale: Int) throws -> (mean: Int, most: Int) {
    let outcome = try Program.shell(
      "\"$0\" bench \(scene) --motions 40 --window 960x600 --scale \(scale)", in: Program.root)
    let found = outcome.output.firstMatch(of: #/pixels repainted +(\d+), at most (\d+)/#)
    let numbers = try #require(found, "\(outcome.errors)")
    return (try #require(Int(numbers.1)), try #require(Int(numbers.2)))
  }
}

@Suite("make test-one")
struct TestOneTests {
  @Test(
    "lists the suites of a name that several targets have, and names a suite that there is not",
    arguments: [
      (
        "ClipboardTests",
        """
        there are several suites 'ClipboardTests'; choose one:
          DesktopTests/ClipboardTests
          InteractionTests/ClipboardTests
          PlaygroundScenesTests/ClipboardTests
        """
      ),
      ("ClipBoardTests", "there is no suite 'ClipBoardTests';"),
      ("DragSDLTests/ClipboardTests", "there is no suite 'DragSDLTests/ClipboardTests';"),
    ])
  func refused(name: String, words: String) throws {
    let (script, folder) = ("\(Program.root.path)/Scripts/test-one.sh \"$1\"", TemporaryFolder())
    let outcome = try Program.shell(script, [name], in: folder.url)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("test-one: " + words), "\(outcome.errors)")
  }
}
