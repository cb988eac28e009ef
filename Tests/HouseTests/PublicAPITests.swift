import Foundation
import Testing

/// The public interface of each library is in a file, so that a change of it is seen in review.
@Suite struct PublicAPITests {
  @Test(
    "the public declarations of a library are those in its file; `make update WHAT=api` writes it",
    arguments: ImportTable.libraries)
  func file(target: String) throws {
    let found = PublicDeclarations(try SourceFile.all(under: "Sources/\(target)")).lines
    let url = SourceFile.root.appendingPathComponent("Tests/Fixtures/api/\(target).txt")
    if ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"] == "api" {
      try Data(found.map { $0 + "\n" }.joined().utf8).write(to: url)
    }
    let kept = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    for change in found.difference(from: kept) {
      switch change {
      case .insert(_, let line, _): Issue.record("new: \(line)")
      case .remove(_, let line, _): Issue.record("gone: \(line)")
      }
    }
  }
}

/// The public declarations of a target, one a line, with the type that encloses each.
struct PublicDeclarations {
  /// The lines, sorted; such as `DragSession: public let item: ItemID`.
  let lines: [String]

  init(_ files: [SourceFile]) {
    lines = files.flatMap { Self.lines(of: $0.code.map(\.text)) }.sorted()
  }

  /// An enclosing type or extension.
  private struct Scope {
    let indentation: Int
    let name: String
    /// The members that are as public as itself.
    let exported: Set<String>
  }

  private static func lines(of code: [String]) -> [String] {
    var scopes: [Scope] = []
    var result: [String] = []
    for index in code.indices {
      let text = code[index].drop { $0 == " " }
      guard !text.isEmpty, !text.hasPrefix("public import"), !text.hasPrefix("@_exported") else {
        continue
      }
      let indentation = code[index].count - text.count
      scopes.removeAll { $0.indentation >= indentation && !text.hasPrefix(")") }
      let words = text.split { " :<{(".contains($0) }.map(String.init)
      let scope = scopes.last
      let isExported =
        indentation == (scope?.indentation ?? 0) + 2
        && words.prefix(2).contains { scope?.exported.contains($0) == true }
      if words.contains("public") || isExported {
        let context = scopes.map(\.name).joined(separator: ".")
        let declaration = signature(of: code[index...])
        result.append(context.isEmpty ? declaration : "\(context): \(declaration)")
      }
      if let kind = words.firstIndex(where: kinds.contains), words.indices.contains(kind + 1),
        words[..<kind].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") })
      {
        let exported = words.contains("public") ? members[words[kind]] : nil
        scopes.append(
          Scope(indentation: indentation, name: words[kind + 1], exported: exported ?? []))
      }
    }
    return result
  }

  private static let kinds: Set = ["struct", "enum", "class", "protocol", "actor", "extension"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "final", "indirect",
  ]

  private static let members: [String: Set<String>] = [
    "enum": ["case"], "protocol": ["func", "var", "init", "subscript", "associatedtype"],
  ]

  /// A declaration on one line, without its body and its default value.
  private static func signature(of code: ArraySlice<String>) -> String {
    var text = ""
    for line in code {
      text += (text.isEmpty ? "" : " ") + line.trimmingCharacters(in: .whitespaces)
      let isOpen = text.count { $0 == "(" } > text.count { $0 == ")" }
      if !isOpen, !text.hasSuffix(","), !text.hasSuffix("->"), !text.hasSuffix(":") { break }
    }
    let isStored = text.contains(" let ") || text.contains(" var ") || text.hasPrefix("var ")
    let value = isStored ? text.range(of: " = ")?.lowerBound : nil
    let body = text.range(of: " {")?.lowerBound
    let cut = [value, body].compactMap(\.self).min() ?? text.endIndex
    return text[..<cut].replacingOccurrences(of: "( ", with: "(")
      .replacingOccurrences(of: " )", with: ")")
  }
}
