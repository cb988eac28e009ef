import DragPainter
import Foundation
import ProgramSupport
import Testing

@Suite("The pictures of a folder")
struct PictureFolderTests {
  private let folder = TemporaryFolder()

  @Test("are its files with the ending of a picture that are not hidden, in natural order")
  func listed() throws {
    let names = [
      "a10.png", "a2.JPG", "b.jpeg", "c.webp", "d.gif", "e.bmp", "f.tif", "g.TIFF", "h.svg",
      "猫 ٣.png", ".hidden.png", "note.txt", "png", "a.png.zip", ".png", "x.", "i.heic",
    ]
    for name in names { try folder.write([], to: name) }
    folder.makeFolder("z.png")
    let listed = try PictureFolder(listing: folder.url.path)
    #expect(
      listed.paths
        == [
          "a2.JPG", "a10.png", "b.jpeg", "c.webp", "d.gif", "e.bmp", "f.tif", "g.TIFF", "h.svg",
          "猫 ٣.png",
        ].map { folder.path($0) })
  }

  @Test("are those of the folders in it, too, to depth 1, and links to folders are not followed")
  func nested() throws {
    for name in ["z.png", "trip 10/a.png", "trip 2/b.png", ".cache/c.png", "trip 2/deeper/d.png"] {
      try folder.write([], to: name)
    }
    for (name, target) in [("loop", ""), ("y.png", "z.png"), ("x.png", "none")] {
      try folder.link(name, to: target)
    }
    let own = ["y.png", "z.png"].map { folder.path($0) }
    #expect(try PictureFolder(listing: folder.url.path).paths == own)
    let listed = try PictureFolder(listing: folder.url.path + "/", depth: 1)
    #expect(listed.paths == own + ["trip 2/b.png", "trip 10/a.png"].map { folder.path($0) })
    #expect((listed.unreadableNames, listed.unopenedFolders) == (0, 1))
  }

  @Test("leave out names that are not UTF-8, which are counted")
  func otherEncodings() throws {
    for ending in [".png", ".txt", "2.JPG"] {
      let name: [UInt8] = Array((folder.url.path + "/caf").utf8) + [0xe9] + ending.utf8 + [0]
      let file = name.withUnsafeBytes { name in
        open(name.assumingMemoryBound(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o600)
      }
      close(file)
    }
    let listed = try PictureFolder(listing: folder.url.path)
    #expect(listed.paths == [])
    #expect(listed.unreadableNames == 2)
  }

  @Test("are more than a board has room for, so that it can report how many it leaves out")
  func many() throws {
    for number in 0..<10_002 {
      close(open(folder.path("\(number).png"), O_CREAT | O_WRONLY, 0o600))
    }
    let listed = try PictureFolder(listing: folder.url.path)
    #expect(listed.paths.count == 10_002)
    #expect(listed.paths.last == folder.path("10001.png"))
  }

  @Test("are an error if there is no such folder")
  func problems() throws {
    let file = try folder.write([], to: "a.png")
    #expect(throws: PictureProblem.missing) { try PictureFolder(listing: folder.path("none")) }
    #expect(throws: PictureProblem.notAFile) { try PictureFolder(listing: file) }
  }
}
