package import Foundation

/// The recordings in the repository.
package enum Kept {
  /// The folder of the sessions that tests play.
  package static let recordings = Program.root.appendingPathComponent("Tests/Fixtures/recordings")
  /// The folder of the sessions that come with the program.
  private static let assets = Program.root.appendingPathComponent("Assets/recordings")

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

  /// The text of a session with another hash of the model on the last line before its second keyframe, and that line.
  package static func mistaken(_ name: String) throws -> (text: String, line: Int) {
    var lines = try text(name).components(separatedBy: "\n")
    let keyframes = lines.indices.filter { lines[$0].hasPrefix(#"{"k":"#) }
    let digit = #/"h":"([0-9a-f])(?=[0-9a-f]{23}")/#
    guard keyframes.count > 1,
      let odd = lines[..<keyframes[1]].lastIndex(where: { $0.contains(digit) })
    else { throw Failure("\(name) has no such line") }
    lines[odd] = lines[odd].replacing(digit) { #""h":""# + ($0.output.1 == "0" ? "1" : "0") }
    return (lines.joined(separator: "\n"), odd + 1)
  }

  /// The names of all of them, without the ending.
  package static func names() throws -> [String] {
    try files(in: recordings).map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  /// The paths of all of them, and of those that come with the program.
  package static func paths() throws -> [String] {
    try (files(in: recordings) + files(in: assets)).map(\.path)
  }

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "dndrec" }
  }
}
