import Foundation
import ProgramSupport
import Testing

/// Damaged recordings, scripts, captures, documents and pictures, through the commands that read them.
///
/// `SOAK_CASES` is their number, `SOAK_SEED` the seed, and `SOAK_FIRST` the number of the first.
@Suite("A damaged input")
struct DamagedInputTests {
  private static let seed = number("SOAK_SEED") ?? 1
  private static let first = number("SOAK_FIRST") ?? 0
  private static let cases = number("SOAK_CASES") ?? 100
  private static let workers = 2

  @Test(
    "ends without a trap within 20 seconds and two gigabytes, with an error if it fails",
    arguments: 0..<workers)
  func damaged(worker: Int) throws {
    let sound = try SoundFiles()
    let endings = try check(worker) { DamagedInput(seed: UInt64(Self.seed), number: $0, of: sound) }
    #expect(endings[2, default: 0] > Self.cases / 20)
  }

  @Test(
    "or recording from a state with numbers at the edges of 64 bits ends so, too",
    arguments: 0..<workers)
  func edged(worker: Int) throws {
    let names = try Kept.names()
    let endings = try check(worker) {
      try DamagedInput(seed: UInt64(Self.seed), number: $0, edgedOf: names)
    }
    #expect(endings[2, default: 0] > Self.cases / 20)
    // Neither a replay nor its divergence is a fault.
    #expect(endings[0, default: 0] + endings[1, default: 0] > Self.cases / 20)
  }

  /// Returns the numbers of runs by their exit statuses.
  private func check(
    _ worker: Int, _ makeInput: (Int) throws -> DamagedInput
  ) throws -> [Int32: Int] {
    let folder = TemporaryFolder()
    var endings: [Int32: Int] = [:]
    let numbers = stride(from: Self.first + worker, to: Self.first + Self.cases, by: Self.workers)
    for number in numbers {
      let input = try makeInput(number)
      try folder.write(input.bytes, to: input.name)
      // Most of these recordings diverge; their reports are discarded.
      let outcome = try Program.shell(
        "ulimit -c 0 -v 2097152 -t 20; exec \"$0\" \"$@\"", input.words, in: folder.url,
        environment: ["XDG_STATE_HOME": "/dev/null/none", "SWIFT_BACKTRACE": "enable=no"])
      for name in folder.names where name.hasPrefix("output") {
        try? FileManager.default.removeItem(atPath: folder.path(name))
      }
      endings[outcome.status, default: 0] += 1
      guard let problem = Self.problem(outcome, input) else { continue }
      let path = try Self.keep(input, number)
      Issue.record(
        """
        seed \(Self.seed), case \(number): \(problem): \
        dragplay \(input.words.joined(separator: " ")) with \(path)
        \(outcome.errors.prefix(600))
        """)
    }
    let sums = endings.sorted { $0.key < $1.key }.map { "status \($0): \($1)" }
    print("worker \(worker): \(sums.joined(separator: ", "))")
    return endings
  }

  /// The fault of a result; `nil` if it is valid.
  private static func problem(_ outcome: Program.Outcome, _ input: DamagedInput) -> String? {
    // A torn file is reported beside the result.
    let lines = outcome.errorLines.filter { !$0.contains(": torn") }
    switch outcome.status {
    case 0: return nil
    case 1: return lines.isEmpty ? "silent" : nil
    case 2:
      guard let line = lines.first, line.hasPrefix("dragplay: ") else { return "silent" }
      // A script can have several errors, each with the line that it is in.
      return lines.count == 1 || input.words[0] == "compile" ? nil : "\(lines.count) lines"
    default: return "status \(outcome.status)"
    }
  }

  private static func keep(_ input: DamagedInput, _ number: Int) throws -> String {
    let folder = Program.root.appendingPathComponent("Build/damaged")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("\(seed)-\(number)-\(input.name)")
    try Data(input.bytes).write(to: url)
    return url.path
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }
}
