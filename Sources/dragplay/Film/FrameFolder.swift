internal import DragCoding
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
  private let kind: Draft.Kind
  private let schedule: FilmSchedule
  private static let onSheet = 12

  /// Takes a folder, which is made if it is missing.
  ///
  /// Older pictures in it are replaced only where it is the program's own (`isOwn`).
  ///
  /// - Throws: A ``CommandFailure`` if the pictures cannot be written or are too many.
  init(
    _ folder: String, _ recording: Recording, file: String, assets: AssetStore, isOwn: Bool = false
  ) throws(CommandFailure) {
    (self.folder, self.recording, self.file, self.assets) = (folder, recording, file, assets)
    kind = isOwn ? .replacement : .file
    schedule = FilmSchedule(recording, rate: 10, speed: .one)
    let count = schedule.count
    guard count <= Limits.pictures else {
      throw .badUsage(
        "\(file): lasts \(count / 10) s, more than \(Limits.pictures) pictures at ten a second; "
          + "use dragplay render with a higher --speed")
    }
    Places.makeFolder(folder)
    guard Places.isFolder(folder), access(folder, W_OK) == 0 else {
      throw .badUsage("\(folder): cannot be written; choose another folder")
    }
    if !isOwn { try expectNoPictures() }
  }

  private func expectNoPictures() throws(CommandFailure) {
    let found = Places.files(in: folder, ending: ".png").first {
      let name = $0.dropFirst(folder.count + 1)
      return name.hasPrefix("frame-") || name == "sheet.png"
    }
    guard let found else { return }
    throw .badUsage(
      "\(found): exists already and is never overwritten; choose another folder or empty this one")
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
      // Its call says how large the picture would be, and not whose it is.
      if let error = error as? SDLError {
        throw CommandFailure.badUsage("\(file): \(error.message)")
      }
      throw error
    }
  }

  private func write(_ written: inout [String]) throws -> (count: Int, world: Playground) {
    var film = try Film(recording, file: file, readIncluded: Recordings.included)
    let (header, count) = (recording.header, schedule.count)
    let renderer = try FrameRenderer(size: film.size, scale: header.scale, assets: assets)
    var entries: [ContactSheet.Entry] = []
    for number in 0..<count {
      let moment = schedule.moment(of: number)
      film.advance(to: moment)
      let frame = renderer.frame(of: film.frame(), overlay: film.overlay())
      let path = folder + "/frame-\(number.padded(to: 4)).png"
      try frame.write(to: path, kind)
      written.append(path)
      let isOnSheet = number * Self.onSheet / count != (number - 1) * Self.onSheet / count
      if number == 0 || isOnSheet {
        entries.append(.init(frame, caption: "\((moment - header.start).count / 1000) ms"))
      }
    }
    try ContactSheet.make(entries, columns: 4, assets: assets)
      .write(to: folder + "/sheet.png", kind)
    return (count, film.player.world)
  }
}
