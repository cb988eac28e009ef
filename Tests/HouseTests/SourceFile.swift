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
    let newline = UInt8(ascii: "\n")
    lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The target or test target that the file belongs to.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The file's name with its ending.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The lines of code with their numbers, from one: comments are blanked.
  var code: [(number: Int, text: String)] {
    lines.enumerated().map { index, line in
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      return (index + 1, isComment ? "" : String(line.prefix(before: " // ")))
    }
  }

  /// The modules that the file imports, each with its line's number.
  var imports: [(number: Int, module: String)] {
    code.compactMap { number, text in
      let words = text.split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
        words[..<keyword].allSatisfy(Self.isImportModifier)
      else { return nil }
      // `import struct Module.Name` names a kind before the module.
      let isKind = Self.importKinds.contains(words[keyword + 1]) && keyword + 2 < words.count
      let path = words[keyword + (isKind ? 2 : 1)]
      return (number, String(path.prefix(before: ".")))
    }
  }

  private static let importKinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private static func isImportModifier(_ word: String) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}

extension SourceFile {
  /// The package's folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file under the given folder of the package, in the order of their paths.
  static func all(under folder: String) throws -> [SourceFile] {
    let start = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
    // What a page shows is no source of its library.
    let sources = (files ?? []).filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
    return try sources.sorted().map { path in
      let text = try String(contentsOf: start.appendingPathComponent(path), encoding: .utf8)
      return SourceFile(path: "\(folder)/\(path)", text: text)
    }
  }
}

extension String {
  /// The part before the first `mark`, or everything.
  fileprivate func prefix(before mark: String) -> Substring {
    range(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
