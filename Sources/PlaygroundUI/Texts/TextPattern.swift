/// A text with placeholders for arguments, such as `{ $count } songs`.
package struct TextPattern: Hashable, Sendable {
  /// The parts before, between and after the arguments; a part can be empty.
  private(set) var literals: [String]
  /// The names of the arguments, in the order of the text.
  package private(set) var arguments: [String]

  /// Parses a text; `nil` if it has a brace that is not part of an argument such as `{ $count }`.
  package init?(_ text: ArraySlice<UInt8>) {
    (literals, arguments) = ([], [])
    var rest = text
    while let brace = rest.firstIndex(where: { $0 == UInt8(ascii: "{") }) {
      let name = rest[brace...].dropFirst(3).prefix { $0 != UInt8(ascii: " ") }
      guard rest[brace...].starts(with: "{ $".utf8), name.isName,
        rest[name.endIndex...].starts(with: " }".utf8)
      else { return nil }
      literals.append(String(decoding: rest[..<brace], as: UTF8.self))
      arguments.append(String(decoding: name, as: UTF8.self))
      rest = rest[name.endIndex...].dropFirst(2)
    }
    literals.append(String(decoding: rest, as: UTF8.self))
    guard text.count(where: { $0 == UInt8(ascii: "}") }) == arguments.count else { return nil }
  }

  /// Returns the text with its arguments replaced; an argument without a value stays as written.
  package func text(_ value: (_ name: String) -> String?) -> String {
    zip(literals, arguments).reduce(into: "") { text, part in
      text += part.0 + (value(part.1) ?? "{ $\(part.1) }")
    } + literals[arguments.count]
  }
}

/// The format of a language file: a strict subset of Project Fluent (projectfluent.org).
///
///     # A comment.
///     cancel-strip = Release here to cancel
///     songs = { $count } songs
///         .one = { $count } song
///
/// A text is one line. An attribute follows its text, after four spaces and a dot.
package enum TextFile {
  /// Parses a file into texts by key; an attribute's key is that of its text, a dot, and its name.
  ///
  /// - Throws: A ``TextFileError`` for the first line that is malformed or repeats a key.
  package static func texts(_ file: [UInt8]) throws(TextFileError) -> [String: TextPattern] {
    var (texts, last): ([String: TextPattern], String?) = ([:], nil)
    let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    texts.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() where !line.isEmpty && line.first != UInt8(ascii: "#") {
      func fault(_ problem: String) -> TextFileError {
        TextFileError(line: index + 1, problem: problem)
      }
      let isAttribute = line.starts(with: "    .".utf8)
      let words = isAttribute ? line.dropFirst(5) : line
      let name = words.prefix { $0 != UInt8(ascii: " ") }
      guard name.isName, words[name.endIndex...].starts(with: " = ".utf8)
      else { throw fault("needs the form key = text, or four spaces and .name = text") }
      let text = words[name.endIndex...].dropFirst(3)
      guard let first = text.first, let end = text.last, first > UInt8(ascii: " "),
        end > UInt8(ascii: " ")
      else { throw fault("the text is empty, or has a space at an end") }
      guard let pattern = TextPattern(text) else { throw fault("an argument is not { $name }") }
      var key = String(decoding: name, as: UTF8.self)
      if isAttribute {
        guard let last else { throw fault("the attribute has no text before it") }
        key = "\(last).\(key)"
      } else {
        last = key
      }
      guard texts.updateValue(pattern, forKey: key) == nil else {
        throw fault("\(key) is repeated")
      }
    }
    return texts
  }
}

/// An error in a language file; lines are counted from 1.
package struct TextFileError: Error, Hashable {
  package let line: Int
  package let problem: String
}

extension ArraySlice<UInt8> {
  /// Whether this is a name: a letter from `a` to `z`, and then such letters, digits and dashes.
  fileprivate var isName: Bool {
    guard let first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
  }
}
