internal import CTexts
package import DragKit
package import PlaygroundUI

extension Language {
  /// The languages in the order of their list; the first, English, is the base of the others.
  package static let all: [Language] = (0..<texts_count()).reduce(into: []) { languages, index in
    let texts = texts_at(index)
    languages.append(
      Language(
        String(cString: texts.code), String(cString: texts.word),
        Array(String(cString: texts.file).utf8), base: languages.first))
  }

  package static let english = all[0]
  package static let japanese = all[1]
  package static let korean = all[2]
  package static let spanish = all[3]

  /// Creates the language with a code; `nil` if there is none.
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
