internal import ArgumentParser

/// Measures what the machine needs.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure what a motion, a frame and a replay cost.", discussion: "  dragplay bench")

  func run() throws {
    print("nothing to measure yet")
  }
}
