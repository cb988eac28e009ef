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

  @Test("needs no option, and runs 100 sessions per scene if the time suffices")
  func defaults() throws {
    let outcome = try Program.run(["fuzz", "--for", "1"])
    outcome.expectSuccess()
    #expect(outcome.lines.first?.hasSuffix(" --cases 100") == true, "\(outcome.lines)")
  }

  @Test("documents its defaults: 100 sessions per scene and a random seed")
  func cases() throws {
    let help = try Program.run(["fuzz", "--help"])
    #expect(help.output.contains("(default: 100)"))
    #expect(help.output.contains("random one, which is printed"))
  }
}
