import Foundation

/// One Swift file of the package, as text.
struct SourceFile {
  /// The path within the package, such as `Sources/DragKit/Gap.swift`.
  let path: String
  let text: String
  /// The lines, without their ends.
  let lines: [String]

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    lines = text.components(separatedBy: "\n")
  }

  /// The target that the file belongs to.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The lines of code with their numbers, from one: comments are blanked.
  var code: [(number: Int, text: String)] {
    lines.enumerated().map { index, line in
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      return (index + 1, isComment ? "" : line.components(separatedBy: " // ")[0])
    }
  }

  /// The modules that the file imports, each with its line's number.
  var imports: [(number: Int, module: String)] {
    // `import struct Module.Name` names a kind before the module.
    let statement =
      /^(?:@?\w+ )*import (?:(?:class|enum|func|let|protocol|struct|typealias|var) )?(\w+)/
    return code.filter { $0.text.contains("import ") }.compactMap { line in
      line.text.firstMatch(of: statement).map { (line.number, String($0.1)) }
    }
  }
}

extension SourceFile {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the package.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The paths of all files in a folder of the package with an ending, sorted.
  static func paths(in folder: String, _ ending: String = "") -> [String] {
    let start = root.appendingPathComponent(folder).path
    let files = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Every Swift file under the given folder of the package, in the order of their paths.
  static func all(under folder: String) throws -> [SourceFile] {
    // The code that a page shows is no source of its library.
    try paths(in: folder, ".swift").filter { !$0.contains(".docc/") }
      .map { SourceFile(path: $0, text: try text(of: $0)) }
  }
}
