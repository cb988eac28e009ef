internal import ArgumentParser
internal import DragCoding
internal import DragRecording
internal import Foundation
internal import PlaygroundFuzz
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// The command `dragplay-fuzz`, a development tool that is not installed.
@main
struct DragplayFuzz: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dragplay-fuzz",
    abstract: "Check every law of dragplay on generated sessions.",
    discussion: """
        dragplay-fuzz --seed 1 --cases 2000
        dragplay-fuzz --seed 1 --cases 200000 --for 240
        dragplay-fuzz --seed 1 --cases 1 --case 17 --scene colours --output broken.dndrec
        dragplay-fuzz --recording session.dndrec --output smallest.dndrec
      """)

  @Option(help: "The seed; by default a random one, which is printed.")
  var seed: UInt64?

  @Option(help: "The number of sessions for each scene.")
  var cases = 100

  @Option(name: .customLong("for"), help: "Start no new session after this many seconds.")
  var seconds: Int?

  @Option(name: .customLong("case"), help: "The number of the first session.")
  var first = 0

  @Option(help: "The scene; by default all scenes.")
  var scene: String?

  @Option(help: "The number of threads; by default one for each core.")
  var threads = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: "Check this recording instead of generated sessions.")
  var recording: String?

  @Option(
    help: "Write the smallest session that breaks a law into NAME.dndrec, and its script beside it."
  )
  var output: String?

  private static let minimumForTraits = 200

  func validate() throws {
    for (option, number) in [("--cases", cases), ("--threads", threads), ("--for", seconds ?? 1)]
    where number < 1 {
      throw ValidationError("\(option) must be at least 1")
    }
    guard first >= 0 else { throw ValidationError("--case must be at least 0") }
    _ = try pages
  }

  private var pages: [Page] {
    get throws {
      guard let scene else { return Page.allCases }
      guard let page = Page.named(scene) else {
        throw ValidationError("there is no scene '\(scene)'")
      }
      return [page]
    }
  }

  private var checker: LawChecker<Playground> { LawChecker { Playground($0) } }

  func run() async throws {
    if let recording { return try check(recording) }
    let seed = seed ?? .random(in: 1...999_999)
    print("seed \(seed)")
    fflush(nil)  // Show the seed even if the run is interrupted.
    let (pages, start) = (try pages, ContinuousClock.now)
    let end = seconds.map { start + .seconds($0) }
    let outcome = await checker.outcome(
      of: first..<first + cases, in: pages, seed: seed, threads: threads
    ) { _ in end.map { .now < $0 } ?? true }
    if let key = outcome.broken.first?.key {
      print(outcome.broken.map(\.description).joined(separator: "\n"))
      print(key.command)
      try shrink(SessionGenerator.session(for: key))
      throw ExitCode.failure
    }
    for page in pages { try report(outcome.statistics[page] ?? SessionStatistics(), page) }
    let span = start.duration(to: .now) / .seconds(1)
    print("\(outcome.sessions) sessions, \(Int(Double(outcome.sessions) / span)) a second")
  }

  private func report(_ counts: SessionStatistics, _ page: Page) throws {
    print("\(page.name): \(counts)")
    print("\(page.name): replayed as \(counts.replayCounts)")
    let missing = counts.missing(in: page)
    if counts.sessions >= Self.minimumForTraits, !missing.isEmpty {
      let names = missing.map(\.rawValue).joined(separator: ", ")
      print("\(page.name): too few sessions were \(names)")
      throw ExitCode.failure
    }
    print(
      "\(page.name): \(Law.allCases.count) laws hold in \(counts.sessions) sessions with "
        + "\(counts.events) events and \(counts.calls) calls")
  }

  private func check(_ file: String) throws {
    guard let session = try GeneratedSession(try Recording(contentsOf: file), file: file) else {
      throw ValidationError("\(file): begins with a state; laws are checked from a new window on")
    }
    guard try shrink(session) else { return print("\(file): breaks no law") }
    throw ExitCode.failure
  }

  /// Shrinks a session, and prints and writes the result; returns whether it breaks a law.
  @discardableResult
  private func shrink(_ session: GeneratedSession) throws -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    guard let (shrunk, _) = try checker.shrunk(session, while: { .now < end }) else { return false }
    let script = try shrunk.script()
    print("\(shrunk.summary)\n\(script)")
    guard let output else { return true }
    try shrunk.recording.write(creating: output)
    let url = URL(fileURLWithPath: output).deletingPathExtension().appendingPathExtension("gesture")
    try Data(script.utf8).write(to: url)
    print("dragplay replay \(output)\ndragplay compile \(url.path) --output again.dndrec")
    return true
  }
}
