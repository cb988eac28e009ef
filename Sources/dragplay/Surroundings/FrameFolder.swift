internal import DragKit
internal import DragRecording
internal import Glibc
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import SDLShell

/// A folder of pictures of a recording: one for every tenth of a second, and all in one sheet.
struct FrameFolder {
  private let folder: String
  private let recording: Recording
  private let file: String
  private let assets: AssetStore
  private static let interval = Microseconds.milliseconds(100)
  private static let onSheet = 12

  init(
    _ folder: String, _ recording: Recording, file: String, assets: AssetStore
  ) throws(CommandFailure) {
    Places.makeFolder(folder)
    guard Places.isFolder(folder), access(folder, W_OK) == 0 else {
      throw .badUsage("\(folder): cannot be written; choose another folder")
    }
    (self.folder, self.recording, self.file, self.assets) = (folder, recording, file, assets)
  }

  /// Plays the recording and writes its pictures.
  ///
  /// - Returns: How many pictures there are beside the sheet, and the world at the end.
  @discardableResult
  func write() throws -> (count: Int, world: Playground) {
    var written: [String] = []
    do {
      return try write(&written)
    } catch {
      for file in written { unlink(file) }
      throw error
    }
  }

  private func write(_ written: inout [String]) throws -> (count: Int, world: Playground) {
    var film = try Film(recording, file: file, readIncluded: Recordings.included)
    let header = recording.header
    let count = Int((recording.end - header.start).count / Self.interval.count) + 1
    let renderer = try FrameRenderer(size: film.size, scale: header.scale, assets: assets)
    var entries: [ContactSheet.Entry] = []
    for number in 0..<count {
      let moment = Microseconds(Self.interval.count * Int64(number))
      film.advance(to: header.start + moment)
      let frame = renderer.frame(of: film.frame(), overlay: film.overlay())
      let path = folder + "/frame-\(digits(number)).png"
      try frame.writePNG(to: path)
      written.append(path)
      let isOnSheet = number * Self.onSheet / count != (number - 1) * Self.onSheet / count
      if number == 0 || isOnSheet {
        entries.append(.init(frame, caption: "\(moment.count / 1000) ms"))
      }
    }
    try ContactSheet.make(entries, columns: 4, assets: assets).writePNG(to: folder + "/sheet.png")
    return (count, film.player.world)
  }

  private func digits(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
