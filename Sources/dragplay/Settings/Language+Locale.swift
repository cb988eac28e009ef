internal import PlaygroundScenes
internal import PlaygroundUI

extension Language {
  /// Returns the language of the locale; English if it is none of the playground's.
  ///
  /// `LANGUAGE`, a list, counts only if there is a locale, as in gettext.
  static func ofLocale(_ variable: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first ?? "C"
    guard locale.prefix(2) != "C." && !["C", "POSIX"].contains(locale) else { return .english }
    let list = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    return (list + [locale]).lazy.compactMap { Language(code: String($0.prefix(2))) }.first
      ?? .english
  }
}
