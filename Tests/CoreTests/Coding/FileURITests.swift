import DragCoding
import Testing

struct FileURITests {
  private func paths(_ list: String) -> [String] {
    FileURI.list(Array(list.utf8)).uris.compactMap(FileURI.path(of:))
  }

  @Test(
    "A list of URIs names a local file in each form",
    arguments: [
      "file:///tmp/a.dndrec", "file://localhost/tmp/a.dndrec", "FILE://LocalHost/tmp/a.dndrec",
      "file:/tmp/a.dndrec", "file:///tmp/%61%2Edndrec",
    ])
  func forms(uri: String) {
    #expect(paths(uri) == ["/tmp/a.dndrec"])
  }

  @Test("A list of URIs has one file per line, ignores comments, and has at most ten thousand")
  func lines() {
    #expect(paths("# files\r\nfile:///a\r\n\r\nfile:///b\nfile:///c\r\n\0") == ["/a", "/b", "/c"])
    #expect(paths("") == [])
    let list = FileURI.list((1...10_500).map { "file:///\($0)\r\n" }.joined().utf8)
    #expect(list.uris.count == 10_000)
    #expect(list.uris.last == "file:///10000")
    #expect(list.omitted == 500)
  }

  @Test(
    "A list of URIs ignores a line that names no local file",
    arguments: [
      "https://example.org/a.dndrec", "file://example.org/a", "file://localhost", "file:a", "file:",
      "file://", "/a", "file:///a%", "file:///a%2", "file:///a%zz", "file:///a%+1", "file:///a%00b",
      "file:///%FF%FE", "file:///%é",
    ])
  func malformed(uri: String) {
    #expect(paths("\(uri)\r\nfile:///sound") == ["/sound"])
  }

  @Test("A file whose name is not UTF-8 has no path, and any escaped byte of another is read")
  func notUTF8() {
    let list = FileURI.list(Array("file:///caf".utf8) + [0xe9] + Array("\r\nfile:///%E9".utf8))
    #expect(list.uris == ["file:///caf%E9", "file:///%E9"])
    #expect(list.uris.map(FileURI.path(of:)) == [nil, nil])
    #expect(list.uris.map(FileURI.isLocalFile) == [true, true])
    #expect(!FileURI.isLocalFile("file://server/a"))
    #expect(FileURI.uri(of: "/my files/é#1") == "file:///my%20files/%C3%A9%231")
    #expect(paths("file:///my%20files/%E6%97%A5%e6%9c%ac%25.txt") == ["/my files/日本%.txt"])
  }

  @Test(
    "The URI of each path is read back as that path",
    arguments: ["/a", "/my files/日本%.txt", "/~user/a-b_c.d", "/#?&=+;,'\"\n"])
  func roundTrip(path: String) {
    #expect(FileURI.path(of: FileURI.uri(of: path)) == path)
  }
}
