import Foundation
import ProgramSupport
import Testing

@Suite("A folder of pictures")
struct PictureFolderTests {
  private let folder = TemporaryFolder()

  @Test("reports in one line a picture of too many pixels, which is not decoded")
  func problem() throws {
    let picture = Program.root.appendingPathComponent("Tests/Fixtures/pictures/huge.png")
    try folder.write(Data(contentsOf: picture), to: "huge.png")
    let outcome = try Program.shell(
      "ulimit -v 2097152; exec \"$0\" bench colours --motions 1 --images .", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("./huge.png: "))
    #expect(outcome.errors.contains(" pixels; the limit is 67108864; reduce its size"))
  }

  @Test("does not wait for a pipe")
  func pipe() throws {
    let outcome = try Program.shell(
      "mkfifo a.png; exec timeout 20 \"$0\" bench colours --motions 1 --images .", in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("./a.png: is not a regular file\n"))
  }
}
