import DragKit
import DragKitInspection
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("The languages")
struct LanguageTests {
  private static let english = Language.english.texts

  @Test("have the texts of English with the same arguments, and no others", arguments: Language.all)
  func complete(language: Language) {
    let texts = language.texts
    // The singular is an attribute of the languages that make a difference.
    let missing = Self.english.keys.filter { texts[$0] == nil && !$0.hasSuffix(".one") }
    let superfluous = texts.keys.filter { key in
      let plural = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
      return Self.english[plural].map { key != plural && !$0.arguments.contains("count") } ?? true
    }
    let different = texts.keys.filter { key in
      let (own, plural) = (texts[key]?.arguments, key.replacing(".one", with: ""))
      let expected = Set(Self.english[plural]?.arguments ?? [])
      return key == plural ? Set(own ?? []) != expected : !expected.isSuperset(of: own ?? [])
    }
    #expect(missing.sorted() == [])
    #expect(superfluous.sorted() == [])
    #expect(different.sorted() == [])
  }

  @Test("have a code, a name and an entry of their own")
  func names() {
    #expect(Language.all.map(\.code) == ["en", "ja", "ko", "es"])
    #expect(Language.all.map(\.ownName) == ["English", "日本語", "한국어", "Español"])
    #expect(Language.all.allSatisfy { Language($0.entry) == $0 && Language(code: $0.code) == $0 })
    #expect(Language(code: "xx") == nil)
    let items = Language.all.map(\.entry) + Control.allCases.map(\.id)
    #expect(Set(items).count == items.count)
  }

  @Test("keep the numbers and names that recordings have of the first three")
  func entries() {
    let numbers = [908, 909, 910, 1003].map { ItemID.control($0) }
    #expect(Language.all.map(\.entry) == numbers)
    #expect(
      Language.all.map(\.entryName)
        == ["language-english", "language-japanese", "language-korean", "language-spanish"])
    #expect(Control.help.id == .control(911) && Control.ownFeel.id == .control(941))
  }

  @Test("have a text for everything that is named after its kind")
  func derived() {
    let controls: [[any NumberedControl]] = [
      Control.allCases, PageButton.allCases, CardControl.allCases, ShelfControl.allCases,
      PlaylistControl.allCases,
      PictureSource.allCases, DropTargetID.allCases, BoardScene.Shelf.allCases,
    ]
    var texts = controls.flatMap(\.self).map(\.title)
    texts += DiagramNode.allCases.map(\.title) + TileColor.allCases.map(\.title)
    texts += PictureProblem.allCases.map(\.title) + GuideMark.Kind.allCases.map(\.title)
    texts += PointerGesture.allCases.map(\.title) + Shortcut.Group.allCases.map(\.title)
    texts += Shortcut.all.map(\.title)
    for text in texts { #expect(Self.english[text.key] != nil, "\(text.key)") }
    for preset in FeelPreset.allCases { #expect(preset.source != preset.title, "\(preset)") }
    for target in DropTargetID.allCases { #expect(target.title.attribute("hint") != nil) }
    for key in Self.keys { #expect(Self.english[key] != nil, "\(key)") }
  }

  /// The keys that end in the name of a case without a title.
  private static let keys =
    (1...12).map { "month-\($0)" }
    + LessonRules.Rule.allCases.map { "rule-\("\($0)".dashed)" }
    + DropBand.allCases.map { "\($0)-lesson" }
    + RecordingCard.Product.allCases.map { "card-working-\($0)" }
    + [PointerClaims.Phase.hovering, .pressed, .ended].map { "pointer-\($0)" }
    + GestureTrigger.allCases.filter { !"\($0)".hasPrefix("moved") }.map {
      "cause-\("\($0)".dashed)"
    }
}
