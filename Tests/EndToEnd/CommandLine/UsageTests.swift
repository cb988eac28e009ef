import ProgramSupport
import Testing

@Suite("The command line")
struct UsageTests {
  private static let range = "1x1 to 16384x16384, such as 900x700"

  @Test(
    "reports invalid arguments and the valid ones in one line",
    arguments: [
      InvalidCommand("kittens", "'kittens'", "'colours'", "dragplay --help"),
      InvalidCommand("reply session.dndrec", "'reply'", "dragplay --help"),
      InvalidCommand("list colours", "'colours'", "dragplay list --help"),
      InvalidCommand("--no-such-option", "'--no-such-option'", "dragplay open --help"),
      InvalidCommand("replay x --headles", "'--headles'", "dragplay replay --help"),
      InvalidCommand("--window 0x0", "'0x0'", range),
      InvalidCommand("--window=-5x10", "'-5x10'", range),
      InvalidCommand("--window -5x10", "--window", range),
      InvalidCommand("--window 16385x10", "'16385x10'", range),
      InvalidCommand("--window 99999999999999999999x1", range),
      InvalidCommand("--window 900", "'900'", range),
      InvalidCommand("--window 900x700x2", range),
      InvalidCommand("--window axb", range),
      InvalidCommand("--scale 0", "'0'", "0.5 to 4"),
      InvalidCommand("--scale=-1", "'-1'", "0.5 to 4"),
      InvalidCommand("--scale 4.01", "0.5 to 4"),
      InvalidCommand("--scale nan", "0.5 to 4"),
      InvalidCommand("--scale inf", "0.5 to 4"),
      InvalidCommand("--scale large", "0.5 to 4"),
      InvalidCommand("--language de", "'de'", "'en', 'ja', 'ko' or 'es'"),
      InvalidCommand("--language", "--language"),
      InvalidCommand("replay", "'<file>'", "dragplay replay --help"),
      InvalidCommand("replay x --speed 0", "'0'", "0.01 to 100, or max"),
      InvalidCommand("replay x --speed=-1", "0.01 to 100, or max"),
      InvalidCommand("replay x --speed 1e9", "0.01 to 100, or max"),
      InvalidCommand("replay x --speed nan", "0.01 to 100, or max"),
      InvalidCommand("replay x --speed fast", "0.01 to 100, or max"),
      InvalidCommand("replay x --batch 0", "event, a number of milliseconds"),
      InvalidCommand("replay x --batch=-16", "event, a number of milliseconds"),
      InvalidCommand("replay x --batch 99999999999999999999", "random:SEED"),
      InvalidCommand("replay x --batch random", "random:SEED"),
      InvalidCommand("replay x --batch random:x", "random:SEED"),
      InvalidCommand("compile", "'<script>'", "dragplay compile --help"),
      InvalidCommand("compile x", "'--output <output>'", "dragplay compile --help"),
      InvalidCommand("explain", "'<file>'", "dragplay explain --help"),
      InvalidCommand("verify", "'<paths> ...'", "dragplay verify --help"),
    ])
  func wrong(_ command: InvalidCommand) throws {
    try Program.run(command.arguments).expectError(2, command.words)
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
      ["explain"], ["shrink"], ["import"], ["bench"],
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
