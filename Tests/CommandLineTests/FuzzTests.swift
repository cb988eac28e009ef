import ProgramSupport
import Testing

@Suite("dragplay fuzz")
struct FuzzTests {
  @Test("chooses a seed by default, and prints the command that repeats the sessions")
  func seed() throws {
    let outcome = try Program.run(["fuzz", "--cases", "2", "--case", "3", "--scene", "colours"])
    outcome.expectSuccess()
    let first = try #require(outcome.lines.first)
    let parts = try #require(
      first.wholeMatch(
        of:
          #/seed ([0-9]+); repeat with dragplay (fuzz --seed ([0-9]+) --cases 2 --case 3 --scene colours)/#
      ))
    #expect(parts.1 == parts.3)
    let again = try Program.run(parts.2.split(separator: " ").map(String.init))
    again.expectSuccess()
    // The last line reports the duration.
    #expect(again.lines.dropLast() == outcome.lines.dropFirst().dropLast())
    #expect(again.lines.count == 4)
  }

  @Test("runs 100 sessions per scene by default")
  func defaults() throws {
    let outcome = try Program.run(["fuzz", "--seed", "6", "--scene", "follow"])
    outcome.expectSuccess()
    let sums = outcome.lines.filter { $0.contains("laws hold in 100 sessions") }
    #expect(sums.count == 1, "\(outcome.lines)")
  }

  @Test("documents its defaults: 100 sessions per scene and a random seed")
  func cases() throws {
    let help = try Program.run(["fuzz", "--help"])
    #expect(help.output.contains("(default: 100)"))
    #expect(help.output.contains("random one, which is printed"))
  }
}
