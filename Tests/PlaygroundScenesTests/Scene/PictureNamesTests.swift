@testable import DragKit
import PlaygroundScenes
import Testing

@Suite("Names of pictures in encoded state")
struct PictureNamesTests {
  @Test(
    "paths are refused",
    arguments: ["../x.png", "a/b.png", "/etc/x.png", "..", ".", "", "a\u{0}b"])
  func paths(name: String) {
    let bytes = PictureNames(["a.png", name]).canonicalBytes
    #expect(throws: CanonicalError.self) { try PictureNames(canonicalBytes: bytes) }
  }

  @Test(
    "names are decoded if they are those of files", arguments: ["a.png", "..a", "봄.jpg", "a b"])
  func files(name: String) throws {
    let names = PictureNames([name])
    #expect(try PictureNames(canonicalBytes: names.canonicalBytes) == names)
  }
}
