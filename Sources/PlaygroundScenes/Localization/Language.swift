package import DragKit

/// A language of the interface.
package struct Language: Sendable {
  /// The code of the language, such as `es`: its name in options, settings and recordings.
  package let code: String
  /// The English word for the language, as in the name of its entry: `language-spanish`.
  let word: String
  /// The texts of the language's file by their keys.
  package let texts: [String: TextPattern]

  /// - Precondition: The file can be read.
  private init(_ code: String, _ word: String, _ file: [UInt8]) {
    (self.code, self.word) = (code, word)
    do {
      texts = try TextFile.texts(file)
    } catch {
      preconditionFailure("\(code).ftl:\(error.line): \(error.problem)")
    }
  }

  /// Returns the language of a code; `nil` if there is none.
  package init?(code: String) {
    guard let language = Self.all.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  /// The languages in the order of their list.
  ///
  /// A new one comes last, since recordings hold the entries of the list by number.
  package static let all = [english, japanese, korean, spanish]

  package static let english = Language("en", "english", PackageResources.en_ftl)
  package static let japanese = Language("ja", "japanese", PackageResources.ja_ftl)
  package static let korean = Language("ko", "korean", PackageResources.ko_ftl)
  package static let spanish = Language("es", "spanish", PackageResources.es_ftl)

  var ownName: String { LocalizedString("language-name").text(self) }
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

extension Language: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) { writer.write(code) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let code: String = try reader.read()
    guard let language = Self(code: code) else { throw reader.invalid("language") }
    self = language
  }
}
