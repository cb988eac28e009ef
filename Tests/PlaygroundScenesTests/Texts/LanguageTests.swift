import DragKit
import DragKitInspection
import Foundation
import Testing

@testable import PlaygroundScenes
@testable import PlaygroundUI

@Suite("The languages")
struct LanguageTests {
  private static let english = Language.english.texts

  @Test("lack only the texts that untranslated.txt lists; DRAGPLAY_UPDATE=texts writes it")
  func untranslated() throws {
    let file = URL(
      fileURLWithPath: #filePath + "/../../../Fixtures/documents/untranslated.txt"
    ).standardized
    // The singular is an attribute of the languages that make a difference.
    let keys = Self.english.keys.filter { !$0.hasSuffix(".one") }.sorted()
    let missing = Language.all.flatMap { language in
      keys.filter { language.texts[$0] == nil }.map { "\(language.code) \($0)" }
    }
    func lines() throws -> [String] {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
    if ProcessInfo.processInfo.environment["DRAGPLAY_UPDATE"] == "texts" {
      let all = try lines().prefix(1) + missing + [""]
      try Data(all.joined(separator: "\n").utf8).write(to: file)
    }
    #expect(try lines().dropFirst() == missing[...])
  }

  @Test("have no other texts than English, and the same arguments", arguments: Language.all)
  func complete(language: Language) {
    let texts = language.texts
    let superfluous = texts.keys.filter { key in
      let plural = key.hasSuffix(".one") ? String(key.dropLast(4)) : key
      return Self.english[plural].map { key != plural && !$0.arguments.contains("count") } ?? true
    }
    let different = texts.keys.filter { key in
      let (own, plural) = (texts[key]?.arguments, key.replacing(".one", with: ""))
      let expected = Set(Self.english[plural]?.arguments ?? [])
      return key == plural ? Set(own ?? []) != expected : !expected.isSuperset(of: own ?? [])
    }
    #expect(superfluous.sorted() == [])
    #expect(different.sorted() == [])
  }

  @Test("have a code, a name and an entry of their own")
  func names() {
    #expect(Language.all.prefix(4).map(\.code) == ["en", "ja", "ko", "es"])
    #expect(
      Language.all.prefix(4).map(\.ownName) == ["English", "日本語", "한국어", "Español"])
    #expect(Language.all.allSatisfy { Language(code: $0.code) == $0 })
    #expect(Language(code: "xx") == nil)
    #expect(Language.all.prefix(4).map(\.entry.rawValue) == [908, 909, 910, 1003])
    #expect(
      Language.all.prefix(4).map(\.entry.name)
        == ["language-english", "language-japanese", "language-korean", "language-spanish"])
  }

  @Test("have one control for each number and each name, and the numbers that recordings contain")
  func controls() {
    let (controls, targets) = (Control.allCases, DropTargetID.allCases.map(\.id))
    #expect(Set(controls.map(\.id) + targets).count == controls.count + targets.count)
    #expect(Set(controls.map(\.name)).count == controls.count)
    #expect(controls.allSatisfy { Control($0.id) == $0 && Control.named($0.name) == $0 })
    let numbers: [Int: Control] = [
      6: .undo, 59: .boardMasonry, 76: .menuSelect, 300: .guidePlay, 605: .deleteSelected,
      701: .chooseFolder, 807: .cardCancel, 854: .shelfTrash, 903: FeelPreset.standard.control,
      907: FeelPreset.heavy.control, 911: .help, 931: CallFilter.all.control,
      938: CallFilter.other.control, 941: .ownFeel, 1100: Page.diagram.button,
      1108: Page.guide.button,
    ]
    for (number, control) in numbers { #expect(control.rawValue == number, "\(control.name)") }
  }

  @Test("have a text for everything that is named after its kind")
  func kinds() {
    var texts = Control.allCases.filter { $0.spec.title == nil }.map(\.title)
    texts += DropTargetID.allCases.map(\.title) + BoardScene.Shelf.allCases.map(\.title)
    texts += DiagramNode.allCases.map(\.title) + TileColor.allCases.map(\.title)
    texts += PictureProblem.allCases.map(\.title)
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
    + ["press", "lift", "drop"].map { "guide-mark-\($0)" }
    + RecordingCard.Product.allCases.map { "card-working-\($0)" }
    + [PointerClaims.Phase.hovering, .pressed, .ended].map { "pointer-\($0)" }
    + GestureTrigger.allCases.filter { !"\($0)".hasPrefix("moved") }.map {
      "cause-\("\($0)".dashed)"
    }
}

@Suite("A file of texts")
struct TextFileTests {
  @Test("has texts, attributes and arguments by their names, and comments")
  func texts() throws {
    let file = """
      # The playlist.
      songs = { $count } songs of { $name }
          .one = { $count } song

      a-2 = a = b
      """
    let texts = try TextFile.texts(Array(file.utf8))
    #expect(texts.keys.sorted() == ["a-2", "songs", "songs.one"])
    #expect(texts["songs"]?.arguments == ["count", "name"])
    #expect(texts["songs"]?.text { $0 == "count" ? "3" : nil } == "3 songs of { $name }")
    #expect(texts["songs.one"]?.text { _ in "1" } == "1 song")
    #expect(texts["a-2"]?.text { _ in nil } == "a = b")
  }

  @Test(
    "is refused with the line and the reason",
    arguments: [
      ("a = b\n\nc", 3, "needs the form key = text, or four spaces and .name = text"),
      ("Songs = b", 1, "needs the form key = text, or four spaces and .name = text"),
      ("a = b\n  .c = d", 2, "needs the form key = text, or four spaces and .name = text"),
      ("    .c = d", 1, "the attribute has no text before it"),
      ("a = ", 1, "the text is empty, or has a space at an end"),
      ("a = b ", 1, "the text is empty, or has a space at an end"),
      ("a = {$b}", 1, "an argument is not { $name }"),
      ("a = { $b", 1, "an argument is not { $name }"),
      ("a = b }", 1, "an argument is not { $name }"),
      ("a = b\nb = c\na = d", 3, "a is repeated"),
      ("a = b\n    .c = d\n    .c = e", 3, "a.c is repeated"),
    ])
  func refused(file: String, line: Int, problem: String) {
    #expect(throws: TextFileError(line: line, problem: problem)) {
      try TextFile.texts(Array(file.utf8))
    }
  }
}

@Suite("A text of the interface")
struct LocalizedStringTests {
  @Test(
    "is singular if its count is 1, in the languages that make a difference",
    arguments: [
      (Language.english, "1 song", "2 songs"), (.spanish, "1 canción", "2 canciones"),
      (.japanese, "1曲", "2曲"), (.korean, "1곡", "2곡"),
    ])
  func plural(language: Language, one: String, two: String) {
    #expect(LocalizedString("songs", ["count": "1"]).text(language) == one)
    #expect(LocalizedString("songs", ["count": "2"]).text(language) == two)
  }

  @Test("has texts as arguments in its own language, and joins a list of texts")
  func arguments() {
    let time = LocalizedString("seconds", ["seconds": "0.5"])
    let wait = LocalizedString("wait-time", texts: ["time": time])
    #expect(wait.text(.english) == "after 0.5 s")
    #expect(wait.text(.japanese) == "0.5秒押す")
    #expect(wait.attribute("also")?.text(.english) == "0.5 s")
    #expect(wait.attribute("hint") == nil)
    #expect(LocalizedString(ifPresent: "wait-for-nothing") == nil)
    let colours = TileColor.allCases.prefix(3).map(\.title)
    #expect(LocalizedString.list(colours)?.text(.english) == "Red, Blue, Black")
    #expect(LocalizedString.list(colours, by: "either")?.text(.spanish) == "Rojo o Azul o Negro")
    #expect(LocalizedString.list([]) == nil)
  }
}
