import ProgramSupport
import Testing

/// The answers to words that the program does not know, and its help.
@Suite("The command line")
struct UsageTests {
  private static let range = "1x1 to 16384x16384, such as 900x700"

  @Test(
    "reports invalid arguments and the valid ones in one line",
    arguments: [
      WrongCommand("kittens", "'kittens'", "'colours'", "dragplay --help"),
      WrongCommand("reply session.dndrec", "'reply'", "dragplay --help"),
      WrongCommand("list colours", "'colours'", "dragplay list --help"),
      WrongCommand("--no-such-option", "'--no-such-option'", "dragplay open --help"),
      WrongCommand("replay x --headles", "'--headles'", "dragplay replay --help"),
      WrongCommand("--window 0x0", "'0x0'", range),
      WrongCommand("--window=-5x10", "'-5x10'", range),
      WrongCommand("--window -5x10", "--window", range),
      WrongCommand("--window 16385x10", "'16385x10'", range),
      WrongCommand("--window 99999999999999999999x1", range),
      WrongCommand("--window 900", "'900'", range),
      WrongCommand("--window 900x700x2", range),
      WrongCommand("--window axb", range),
      WrongCommand("--scale 0", "'0'", "0.5 to 4"),
      WrongCommand("--scale=-1", "'-1'", "0.5 to 4"),
      WrongCommand("--scale 4.01", "0.5 to 4"),
      WrongCommand("--scale nan", "0.5 to 4"),
      WrongCommand("--scale inf", "0.5 to 4"),
      WrongCommand("--scale large", "0.5 to 4"),
      WrongCommand("--language de", "'de'", "'en', 'ja' or 'ko'"),
      WrongCommand("--language", "--language"),
      WrongCommand("replay", "'<file>'", "dragplay replay --help"),
      WrongCommand("replay x --speed 0", "'0'", "0.01 to 100, or max"),
      WrongCommand("replay x --speed=-1", "0.01 to 100, or max"),
      WrongCommand("replay x --speed 1e9", "0.01 to 100, or max"),
      WrongCommand("replay x --speed nan", "0.01 to 100, or max"),
      WrongCommand("replay x --speed fast", "0.01 to 100, or max"),
      WrongCommand("replay x --batch 0", "event, a number of milliseconds"),
      WrongCommand("replay x --batch=-16", "event, a number of milliseconds"),
      WrongCommand("replay x --batch 99999999999999999999", "random:SEED"),
      WrongCommand("replay x --batch random", "random:SEED"),
      WrongCommand("replay x --batch random:x", "random:SEED"),
      WrongCommand("compile", "'<script>'", "dragplay compile --help"),
      WrongCommand("compile x", "'--output <output>'", "dragplay compile --help"),
      WrongCommand("explain", "'<file>'", "dragplay explain --help"),
      WrongCommand("fuzz --seed 1 --cases 0", "--cases", "1 to 1000000"),
      WrongCommand("fuzz --seed 1 --cases 1 --case=-1", "--case", "0 to 1000000000"),
      WrongCommand("fuzz --seed 1 --cases 1 --for 0", "--for", "1 to 86400"),
      WrongCommand("fuzz --seed 1 --cases 1 --threads 0", "--threads", "1 to 256"),
      WrongCommand("fuzz --seed x", "'x'", "dragplay fuzz --help"),
      WrongCommand("verify", "'<paths> ...'", "dragplay verify --help"),
    ])
  func wrong(_ command: WrongCommand) throws {
    try Program.run(command.arguments).expectComplaint(2, command.words)
  }

  @Test("names the scenes, one a line")
  func list() throws {
    let outcome = try Program.run(["list"])
    outcome.expectSuccess()
    #expect(outcome.lines.contains("colours"))
    #expect(outcome.lines.allSatisfy { $0.allSatisfy(\.isLetter) })
  }

  @Test("prints its version")
  func version() throws {
    let outcome = try Program.run(["--version"])
    outcome.expectSuccess()
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.hasPrefix("dragplay "))
  }

  @Test("has an example in the help of every command")
  func help() throws {
    let commands = [
      [], ["open"], ["list"], ["replay"], ["verify"], ["promote"], ["render"], ["compile"],
      ["explain"], ["shrink"], ["import"], ["fuzz"], ["bench"],
    ]
    for command in commands {
      let outcome = try Program.run(command + ["--help"])
      outcome.expectSuccess()
      let example = (["  dragplay"] + command.filter { $0 != "open" }).joined(separator: " ")
      #expect(outcome.output.contains(example), "\(command)")
    }
    let overview = try Program.run(["--help"]).output
    for command in commands.dropFirst() {
      #expect(overview.contains("  \(command[0]) "), "\(command)")
    }
  }
}
