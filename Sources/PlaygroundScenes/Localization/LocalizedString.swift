internal import DragKit

package enum Language: String, Hashable, Sendable, CaseIterable, CanonicalCodable {
  case english = "en"
  case japanese = "ja"
  case korean = "ko"

  var ownName: String { LocalizedString("English", "日本語", "한국어").text(self) }
}

/// A text of the interface in every language.
///
/// Texts of an enum's cases are in the enum, all others in `LocalizedString+Table.swift`.
package struct LocalizedString: Hashable, Sendable {
  private let english, japanese, korean: String

  init(_ english: String, _ japanese: String, _ korean: String) {
    (self.english, self.japanese, self.korean) = (english, japanese, korean)
  }

  func text(_ language: Language) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    case .korean: korean
    }
  }
}
