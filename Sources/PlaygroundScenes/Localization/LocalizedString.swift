/// A text of the interface in every language: its key in the files of texts, and its arguments.
package struct LocalizedString: Hashable, Sendable {
  let key: String
  private let strings: [String: String]
  private let texts: [String: LocalizedString]

  /// Creates the text of a key, which English must have.
  ///
  /// If the argument `count` is 1, the text is the attribute `.one` in the languages that have it.
  ///
  /// - Parameters:
  ///   - key: The key in the files of texts.
  ///   - strings: The arguments that are the same in every language, such as numbers and names.
  ///   - texts: The arguments that are texts themselves.
  package init(
    _ key: String, _ strings: [String: String] = [:], texts: [String: LocalizedString] = [:]
  ) {
    (self.key, self.strings, self.texts) = (key, strings, texts)
  }

  /// Creates the text of a key; `nil` if there is no such text.
  package init?(ifPresent key: String) {
    guard Language.english.texts[key] != nil else { return nil }
    self.init(key)
  }

  /// The text itself, the same in every language.
  static func verbatim(_ text: String) -> Self { Self("verbatim", ["text": text]) }

  /// Joins texts by one with the arguments `first` and `rest`; `nil` if there are none.
  static func list(_ texts: [LocalizedString], by key: String = "list") -> LocalizedString? {
    guard let last = texts.last else { return nil }
    return texts.dropLast().reversed().reduce(last) { rest, first in
      Self(key, texts: ["first": first, "rest": rest])
    }
  }

  /// Returns an attribute of the text, with the same arguments; `nil` if there is none.
  package func attribute(_ name: String) -> LocalizedString? {
    let key = "\(key).\(name)"
    return Language.english.texts[key] == nil ? nil : Self(key, strings, texts: texts)
  }

  /// Returns the text in a language, or in English if the language lacks it.
  package func text(_ language: Language) -> String {
    if let text = text(language, language.texts) { return text }
    guard let text = text(language, Language.english.texts) else {
      preconditionFailure("en.ftl: no text \(key)")
    }
    return text
  }

  private func text(_ language: Language, _ patterns: [String: TextPattern]) -> String? {
    guard let pattern = patterns[key] else { return nil }
    if pattern.arguments.isEmpty { return pattern.literals[0] }
    let one = strings["count"] == "1" ? patterns["\(key).one"] : nil
    return (one ?? pattern).text { name in strings[name] ?? texts[name]?.text(language) }
  }
}
