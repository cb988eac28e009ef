import DragGeometry
import ProgramSupport
import Testing

@testable import DragProgram

struct ProgramFilmTests {
  @Test("A film of a program has a file for each picture, also from the hundred-thousandth on")
  func names() throws {
    let folder = TemporaryFolder()
    let film = try ProgramFilm(Size(width: 2, height: 2), into: folder.path("film"))
    for number in [0, 99_999, 100_000] { try film.take(number, with: []) { _ in } }
    for name in ["frame-00000.bmp", "frame-99999.bmp", "frame-100000.bmp"] {
      #expect(try folder.bytes("film/" + name).count > 0, "\(name)")
    }
  }
}
