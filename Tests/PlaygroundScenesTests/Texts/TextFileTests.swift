import Testing

@testable import PlaygroundScenes
@testable import PlaygroundUI

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

  @Test("has texts as arguments in its own language, and an attribute has the same")
  func arguments() {
    let time = LocalizedString("seconds", ["seconds": "0.5"])
    let wait = LocalizedString("wait-time", texts: ["time": time])
    #expect(wait.text(.english) == "after 0.5 s")
    #expect(wait.text(.japanese) == "0.5秒押す")
    #expect(wait.attribute("also")?.text(.english) == "0.5 s")
    #expect(wait.attribute("hint") == nil)
    #expect(LocalizedString(ifPresent: "wait-for-nothing") == nil)
  }

  @Test("is a list of texts, each joined to the rest")
  func list() {
    let colours = TileColor.allCases.prefix(3).map(\.title)
    #expect(LocalizedString.list(colours)?.text(.english) == "Red, Blue, Black")
    #expect(LocalizedString.list(colours, by: "either")?.text(.spanish) == "Rojo o Azul o Negro")
    #expect(LocalizedString.list([]) == nil)
  }
}
