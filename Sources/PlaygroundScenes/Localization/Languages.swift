package import DragKit
package import PlaygroundUI

extension Language {
  /// The languages in the order of their list.
  ///
  /// A new one comes last, since recordings hold the entries of the list by number.
  package static let all = [english, japanese, korean, spanish]

  package static let english = Language("en", "english", PackageResources.en_ftl)
  package static let japanese = translation("ja", "japanese", PackageResources.ja_ftl)
  package static let korean = translation("ko", "korean", PackageResources.ko_ftl)
  package static let spanish = translation("es", "spanish", PackageResources.es_ftl)

  /// A language that has English texts where its own are missing.
  private static func translation(_ code: String, _ word: String, _ file: [UInt8]) -> Language {
    Language(code, word, file, base: english)
  }

  /// Returns the language of a code; `nil` if there is none.
  package init?(code: String) {
    guard let language = Self.all.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  var ownName: String { LocalizedString("language-name").text(self) }
}

extension Language: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) { writer.write(code) }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let code: String = try reader.read()
    guard let language = Self(code: code) else { throw reader.invalid("language") }
    self = language
  }
}

extension LocalizedString {
  /// Creates the text of a key; `nil` if there is no such text.
  package init?(ifPresent key: String) {
    guard Language.english.texts[key] != nil else { return nil }
    self.init(key)
  }

  /// Returns an attribute of the text, with the same arguments; `nil` if there is none.
  package func attribute(_ name: String) -> LocalizedString? {
    let attribute = attribute(named: name)
    return Language.english.texts[attribute.key] == nil ? nil : attribute
  }
}
