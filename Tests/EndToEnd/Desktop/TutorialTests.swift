import Foundation
import ProgramSupport
import Testing

/// The tutorials of DragProgram, followed by a reader who does what each step says.
@Suite(.serialized) struct TutorialTests {
  @Test("each step builds, and each command prints what is shown")
  func steps() throws {
    let reader = try TutorialReader()
    for tutorial in ["DragAndDropInYourProgram", "RecordYourFirstTest", "FromABugToATest"] {
      try reader.follow(tutorial)
    }
  }
}

/// The package that a reader of the tutorials writes, step by step.
///
/// It is built beside the tests, which have built the libraries already.
private final class TutorialReader {
  private let folder = TemporaryFolder()
  private var isChanged = false
  private static let catalog = Program.root.appendingPathComponent(
    "Sources/DragProgram/DragProgram.docc")
  private static let scratch = Program.root.path + "/.build/tests"

  init() throws {
    for name in ["Sources/Tiles", "Tests/TilesTests"] {
      folder.makeFolder(name)
    }
    // The versions that are there already.
    let versions = Program.root.appendingPathComponent("Examples/Package.resolved")
    try FileManager.default.copyItem(
      at: versions, to: folder.url.appendingPathComponent("Package.resolved"))
  }

  private struct Step {
    let name: String
    let file: String

    var isTerminal: Bool { name == "Terminal" }
  }

  func follow(_ tutorial: String) throws {
    let text = try Self.text("Tutorials/\(tutorial).tutorial")
    let steps = text.matches(of: /@Code\(name: "([^"]+)", file: "([^"]+)"\)/).map {
      Step(name: String($0.output.1), file: String($0.output.2))
    }
    #expect(steps.count > 5)
    for (step, next) in zip(steps, steps.dropFirst().map(Optional.some) + [nil]) {
      let code = try Self.text("Resources/\(step.file)")
      if step.isTerminal {
        try perform(code, of: step.file)
      } else {
        try write(code, to: step.name)
        // A package without its files does not build, and a command builds itself.
        if step.name != "Package.swift", next?.isTerminal != true { try build(links: false) }
      }
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: catalog.appendingPathComponent(path), encoding: .utf8)
  }

  private func write(_ code: String, to name: String) throws {
    let folders = ["Package.swift": "", "TilesTests.swift": "Tests/TilesTests/"]
    let library = ".package(name: \"drag-playground\", path: \"\(Program.root.path)\")"
    var code = code.replacing(
      ".package(name: \"drag-playground\", path: \"../drag-playground\")", with: library)
    // The tutorials test a debug build; this one is optimised, as the libraries are.
    if name == "Package.swift" {
      code += """
        for target in package.targets {
          target.swiftSettings = [.unsafeFlags(["-enable-testing"])]
        }
        """
    }
    _ = try folder.write(code.utf8, to: (folders[name] ?? "Sources/Tiles/") + name)
    isChanged = true
  }

  // Commands.

  private func perform(_ listing: String, of file: String) throws {
    let lines = listing.split(separator: "\n").map(String.init)
    let starts = lines.indices.filter { lines[$0].hasPrefix("$ ") }
    for (start, end) in zip(starts, starts.dropFirst() + [lines.count]) {
      let words = lines[start].dropFirst(2).split(separator: " ").map(String.init)
      let actual = try output(of: words)
      for line in lines[(start + 1)..<end] where !actual.contains(where: { $0.shows(line) }) {
        Issue.record("\(file): '\(line)' is not printed by \(words), but \(actual)")
      }
    }
  }

  private func output(of words: [String]) throws -> [String] {
    switch words.prefix(3) {
    case ["swift", "test"]: return try test()
    case ["DRAGPLAY_UPDATE=failing", "swift", "test"]:
      return try test(["DRAGPLAY_UPDATE": "failing"])
    case ["swift", "run", "Tiles"]:
      try build()
      return try run(Array(words.dropFirst(3)))
    case let words where words.first == "rm" && words.count == 2:
      try FileManager.default.removeItem(atPath: folder.path(words[1]))
      return []
    default: throw Failure("\(words) is no command of a tutorial")
    }
  }

  /// Builds what was written since the last time: the programs, or only what they are linked from.
  private func build(links: Bool = true) throws {
    guard isChanged else { return }
    let hasTests = FileManager.default.fileExists(
      atPath: folder.path("Tests/TilesTests/TilesTests.swift"))
    let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
    let outcome = try Program.run(
      ["build", "-c", "release", "--scratch-path", Self.scratch, "-Xswiftc", "-gnone"]
        + (links
          ? (hasTests ? ["--build-tests"] : []) : ["--target", hasTests ? "TilesTests" : "Tiles"]),
      in: folder.url, environment: ["DRAGPLAY_BUILD": "tests"], path: swift)
    let lines = outcome.lines + outcome.errorLines
    #expect(lines.filter { $0.contains(/\.swift:\d+:\d+: (warning|error)/) } == [])
    #expect(lines.contains { $0.hasPrefix("Build ") && $0.contains("complete!") }, "\(lines)")
    isChanged = !links
  }

  /// Runs the tests, as `swift test` does, which would plan the build again.
  private func test(_ environment: [String: String] = [:]) throws -> [String] {
    try build()
    let outcome = try Program.run(
      ["--testing-library", "swift-testing"], in: folder.url, environment: environment,
      path: Self.scratch + "/release/tilesPackageTests.xctest")
    return outcome.lines + outcome.errorLines
  }

  // The program.

  private static let program = scratch + "/release/Tiles"

  private func run(_ arguments: [String]) throws -> [String] {
    guard !arguments.isEmpty else {
      try open()
      return []
    }
    guard arguments[0] == "--record" else {
      return try Program.run(arguments, in: folder.url, path: Self.program).lines
    }
    let name = arguments[1].split(separator: "/").last.map(String.init) ?? ""
    let drags = try #require(Self.sessions[name], "what happens in \(name)?")
    let app = try App(of: Self.program, recordingTo: folder.path(arguments[1]), on: .mouse)
    for (number, drag) in drags.enumerated() {
      // The mouse is seen over the item before it presses, however busy the machine is.
      try app.waitForTurn(at: Spot(x: 160, y: drag.from))
      try app.drag(from: Spot(x: 160, y: drag.from), to: Spot(x: 160, y: drag.to))
      try app.wait(for: "dragEnded", times: number + 1)
    }
    try app.close()
    // The window and the loop are the program's own.
    if name == "first.dndrec" || name == "second.dndrec" { try dragElsewhere() }
    return []
  }

  /// The heights at which the mouse presses and releases, by the name of the recording.
  private static let sessions: [String: [(from: Int, to: Int)]] = [
    "first.dndrec": [(48, 210)], "second.dndrec": [(48, 210)], "desk.dndrec": [(48, 210)],
    "seen.dndrec": [(124, 276), (352, 30), (200, 276)],
  ]

  /// Opens the window, and ends the program.
  private func open() throws {
    let desktop = try Desktop(.mouse)
    let child = try Child([Self.program], environment: desktop.environment)
    _ = try eventually("the window") {
      guard child.isRunning else { throw Failure("the program ended at once") }
      return try desktop.system.window(of: child.id)
    }
    pause(for: .milliseconds(200))
    #expect(child.isRunning)
  }

  private func dragElsewhere() throws {
    for (kind, byFinger) in [(Desktop.Kind.touch, true), (.wayland(), true), (.wayland(), false)] {
      try App(of: Self.program, on: kind).expectTiles(byFinger: byFinger)
    }
  }
}

extension String {
  /// Whether the line contains a line of a tutorial, whatever its times and line numbers.
  fileprivate func shows(_ line: String) -> Bool {
    let numbers = /(line|event) \d+|\d+ µs|at \d+\.\d+ s/
    return replacing(numbers, with: "#").contains(
      line.replacing(numbers, with: "#").trimmingCharacters(in: .whitespaces))
  }
}
