/// A localized string: its key in the language files, and its arguments.
package struct LocalizedString: Hashable, Sendable {
  package let key: String
  private let strings: [String: String]
  private let texts: [String: LocalizedString]

  /// Creates the text of a key, which the language or its base must have.
  ///
  /// If the argument `count` is 1, the attribute `.one` replaces the text where a language has it.
  ///
  /// - Parameters:
  ///   - key: The key in the language files.
  ///   - strings: The arguments that are the same in every language, such as numbers and names.
  ///   - texts: The arguments that are texts themselves.
  package init(
    _ key: String, _ strings: [String: String] = [:], texts: [String: LocalizedString] = [:]
  ) {
    (self.key, self.strings, self.texts) = (key, strings, texts)
  }

  /// Creates a string that is the same in every language.
  package static func verbatim(_ text: String) -> Self { Self("verbatim", ["text": text]) }

  /// Returns `texts` joined with the text of `key`, whose arguments are `first` and `rest`; `nil`
  /// if `texts` is empty.
  package static func list(_ texts: [LocalizedString], by key: String = "list") -> LocalizedString?
  {
    guard let last = texts.last else { return nil }
    return texts.dropLast().reversed().reduce(last) { rest, first in
      Self(key, texts: ["first": first, "rest": rest])
    }
  }

  /// Returns the text of an attribute, with the same arguments; the attribute must exist.
  package func attribute(named name: String) -> LocalizedString {
    Self("\(key).\(name)", strings, texts: texts)
  }

  /// Returns the text in a language or, if the language lacks it, in its base, which must have it.
  package func text(_ language: Language) -> String {
    guard let text = text(language, language.texts) ?? text(language, language.base) else {
      preconditionFailure("there is no text \(key)")
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
