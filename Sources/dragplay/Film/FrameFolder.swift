internal import DragSDL
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import DragPainter

/// A folder with ten pictures per second of a recording, and a contact sheet.
struct FrameFolder {
  private let folder: String
  private let file: String
  private let kind: StagedOutput.Kind
  private let schedule: FilmSchedule
  private let studio: FilmStudio

  /// Creates the folder if it is missing.
  ///
  /// - Throws: A ``CommandFailure`` if the recording needs too many pictures, or if the folder
  ///   cannot be written. Unless `replacesPictures` is `true`, also if the folder contains
  ///   `sheet.png` or `frame-*.png`.
  init(
    _ folder: String, _ recording: Recording, file: String, assets: AssetStore,
    replacesPictures: Bool = false
  ) throws {
    (self.folder, self.file) = (folder, file)
    kind = replacesPictures ? .replacement : .file
    schedule = FilmSchedule(recording, rate: 10)
    guard schedule.count <= Limits.pictures else {
      throw CommandFailure.badUsage(
        "\(file): lasts \(schedule.count / 10) s, more than \(Limits.pictures) pictures at ten a "
          + "second; use dragplay render with a higher --speed")
    }
    let film = try Film(recording, file: file, readIncluded: Recordings.included)
    studio = FilmStudio(film, scale: recording.header.scale, assets: assets, showsProgress: false)
    try FileSystem.expectFolder(folder)
    let picture = FileSystem.files(in: folder, ending: ".png").first {
      let name = FileSystem.name(of: $0)
      return name.hasPrefix("frame-") || name == "sheet.png"
    }
    if !replacesPictures, let picture {
      throw CommandFailure.badUsage(
        "\(picture): exists already and is never overwritten; choose another folder or empty this "
          + "one")
    }
  }

  @discardableResult
  func write() throws -> (count: Int, world: Playground) {
    let (moments, count) = (schedule.moments, schedule.count)
    do {
      return try FileSystem.removingOnFailure { created in
        var (number, entries) = (0, [ContactSheet.Entry]())
        let world = try studio.shoot(moments) { frame in
          let picture = "\(folder)/frame-\(number.padded(to: 4)).png"
          try frame.write(to: picture, kind)
          created.append(picture)
          // At most `sheetCount` pictures, at equal distances, are on the sheet.
          if number * FilmStudio.sheetCount % count < FilmStudio.sheetCount {
            let time = (moments[number] - moments[0]).count / 1000
            entries.append(.init(frame, caption: "\(time) ms"))
          }
          number += 1
        }
        try studio.sheet(of: entries).write(to: folder + "/sheet.png", kind)
        return (count, world)
      }
    } catch let error as SDLError {
      // The error's `call` does not name the recording.
      throw CommandFailure.badUsage("\(file): \(error.message)")
    }
  }
}
