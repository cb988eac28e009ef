/// An interface language, with the texts of its file.
package struct Language: Sendable {
  /// The code of the language, such as `es`: its name in options, settings and recordings.
  package let code: String
  /// The language's English name in lower case, as in the key `language-spanish`.
  package let word: String
  /// The texts of the language's file, by key.
  package let texts: [String: TextPattern]
  /// The texts of the fallback language, for keys that ``texts`` lacks; empty without a fallback.
  let base: [String: TextPattern]

  /// A language without texts, for a canvas without an environment.
  static let none = Language("", "none", [])

  /// Creates a language from the contents of its file; `base` provides the texts that it lacks.
  ///
  /// - Precondition: ``TextFile/texts(_:)`` can parse `file`.
  package init(_ code: String, _ word: String, _ file: [UInt8], base: Language? = nil) {
    (self.code, self.word, self.base) = (code, word, base?.texts ?? [:])
    do {
      texts = try TextFile.texts(file)
    } catch {
      preconditionFailure("\(code).ftl:\(error.line): \(error.problem)")
    }
  }
}

extension Language: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Language: CustomStringConvertible, CustomReflectable {
  package var description: String { word }
  /// A mirror without children, because the texts are not part of the state.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
