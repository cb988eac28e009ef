import Foundation

/// Texts that are refused, each with the words of its message, in tables of `Tests/Fixtures/refused`.
package enum Refusals {
  /// The rows of a table, in whose texts `\n` stands for the end of a line; `#` begins a comment.
  package static func table(_ name: String) throws -> [(text: String, words: String)] {
    let file = Program.root.appendingPathComponent("Tests/Fixtures/refused/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        guard let sign = line.firstRange(of: "=> ") else { throw Failure("no => in \(line)") }
        let text = String(line[..<sign.lowerBound].dropLast()).replacing("\\n", with: "\n")
        return (text, String(line[sign.upperBound...]))
      }
  }
}
