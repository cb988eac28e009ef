internal import DragKit
package import PlaygroundScenes
package import RecordingTools

extension Playground {
  /// Returns the stage of scripts; `pictures` returns the names of the pictures in a folder, if it is one.
  package static func stage(
    in folder: String = ".", pictures: @escaping (_ folder: String) -> [String]? = { _ in nil }
  ) -> ScriptStage<Playground> {
    var stage = ScriptStage(PlaygroundOptions().header) { (header) throws(FileError) in
      try Playground.start(of: header, file: "script")
    }
    stage.scaleMessage = { .scale($0) }
    stage.scenes = Page.allCases.map(\.name)
    stage.complete = { namePictures(of: &$0, pictures) ?? readArguments(of: &$0) }
    stage.recorded = { (file) throws(FileError) in
      let isElsewhere = folder != "." && !file.hasPrefix("/")
      do throws(FileError) {
        return try Recording(contentsOf: isElsewhere ? folder + "/" + file : file).header
      } catch {
        // `explain` names the file relative to the current folder, so try that folder, too.
        guard isElsewhere, let here = try? Recording(contentsOf: file) else { throw error }
        return here.header
      }
    }
    return stage
  }

  /// Replaces the folder of `--images` by the names of its pictures, of which a board has a tile each.
  ///
  /// - Returns: What is wrong, if anything.
  private static func namePictures(
    of header: inout RecordingHeader, _ pictures: (_ folder: String) -> [String]?
  ) -> String? {
    guard let option = header.arguments.firstIndex(of: "--images"),
      let folder = header.arguments[option...].dropFirst().first, let names = pictures(folder)
    else { return nil }
    guard !names.isEmpty else { return "\(folder): contains no pictures" }
    header.arguments[option + 1] = names.joined(separator: "/")
    if header.scene == Page.board.name, !header.arguments.contains("--items") {
      header.arguments += ["--items", "\(names.count)"]
    }
    return nil
  }

  private static func readArguments(of header: inout RecordingHeader) -> String? {
    guard var options = try? PlaygroundOptions(header, file: "script") else { return nil }
    let unread = options.read(header.arguments)
    header.tuning = options.tuning.numbers
    return unread.first.map { word in
      guard let argument = SceneArgument.all.first(where: { $0.name == word }),
        let values = argument.values
      else {
        let all = SceneArgument.all.map(\.usage).joined(separator: ", ")
        return "the scene \(header.scene) takes no argument '\(word)'; there are \(all)"
      }
      return "\(word) needs \(values)"
    }
  }
}
