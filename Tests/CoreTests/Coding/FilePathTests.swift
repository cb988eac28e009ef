import DragCoding
import Testing

struct FilePathTests {
  @Test(
    "A path has parts, a name and a folder",
    arguments: [
      ("/a/b.png", ["a", "b.png"], "b.png", "/a"), ("b.png", ["b.png"], "b.png", "."),
      ("/b.png", ["b.png"], "b.png", "/"), ("a//b/", ["a", "b"], "b", "a//b"), ("/", [], "/", "/"),
      ("", [], "", "."),
    ])
  func parts(path: String, parts: [String], name: String, folder: String) {
    #expect(FilePath.parts(of: path) == parts)
    #expect(FilePath.name(of: path) == name)
    #expect(FilePath.folder(of: path) == folder)
  }

  @Test("A name can begin with a combining mark")
  func combiningMark() {
    let name = "\u{301}b.png"
    #expect(FilePath.name(of: "/a/" + name).unicodeScalars.elementsEqual(name.unicodeScalars))
    #expect(FilePath.folder(of: "/a/" + name) == "/a")
  }

  @Test("The name of a recording has no extension")
  func recordings() {
    #expect(FilePath.withoutExtension("a/b.dndrec") == "a/b")
    #expect(FilePath.recordingName(of: "a/b.dndrec") == "b")
    #expect(FilePath.recordingName(of: "a/b.c") == "b.c")
  }
}
