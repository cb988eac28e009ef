package import Foundation

/// The recordings in the repository.
package enum Kept {
  /// The folder of the sessions that tests play.
  package static let recordings = Program.root.appendingPathComponent("Tests/Fixtures/recordings")
  /// The session that is shown without a display.
  package static let demo = Program.root
    .appendingPathComponent("Assets/recordings/colours-demo.dndrec")

  /// The path of a session that tests play.
  package static func recording(_ name: String) -> String {
    recordings.appendingPathComponent(name + ".dndrec").path
  }

  /// The text of a session that tests play.
  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: recording(name), encoding: .utf8)
  }

  /// The text of a session whose drops are recorded as drags that ended outside, so that its calls diverge.
  package static func diverging(_ name: String) throws -> String {
    try text(name).replacing(#""reason":"dropped""#, with: #""reason":"outside""#)
  }

  /// The names of all of them, without the ending.
  package static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: recordings.path)
      .filter { $0.hasSuffix(".dndrec") }.map { String($0.dropLast(7)) }.sorted()
  }
}
