/// A language of the interface, with the texts of its file.
package struct Language: Sendable {
  /// The code of the language, such as `es`: its name in options, settings and recordings.
  package let code: String
  /// The English word for the language, as in the name of its entry: `language-spanish`.
  package let word: String
  /// The texts of the language's file by their keys.
  package let texts: [String: TextPattern]
  /// The texts of the language that has those that this one lacks.
  let base: [String: TextPattern]

  /// No language, for drawings without texts.
  static let none = Language("", "none", [])

  /// Reads the texts of a language; those that it lacks are `base`'s.
  ///
  /// - Precondition: The file can be read.
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
  /// A mirror without the texts, which are no state.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
