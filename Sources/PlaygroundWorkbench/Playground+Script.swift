internal import DragKit
package import PlaygroundScenes
package import RecordingTools

extension Playground {
  package static func stage(in folder: String = "") -> ScriptStage<Playground> {
    var stage = ScriptStage(PlaygroundOptions().header) { (header) throws(FileError) in
      try Playground.start(of: header, file: "script")
    }
    stage.scenes = SceneID.allCases.map(\.rawValue)
    stage.problem = unknownArgument
    stage.recorded = { (file) throws(FileError) in
      let isElsewhere = !folder.isEmpty && !file.hasPrefix("/")
      do throws(FileError) {
        return try Recording(contentsOf: isElsewhere ? folder + "/" + file : file).header
      } catch {
        // `explain` writes paths relative to the current folder.
        guard isElsewhere, let here = try? Recording(contentsOf: file) else { throw error }
        return here.header
      }
    }
    return stage
  }

  private static func unknownArgument(_ header: RecordingHeader) -> String? {
    guard var options = try? PlaygroundOptions(header, file: "script") else { return nil }
    options.read(header.arguments)
    let known = options.arguments
    return header.arguments.first { !known.contains($0) }.map { word in
      switch word {
      case "--items": "--items needs a number of items, such as --items 100"
      case "--appearance": "--appearance needs dark; without it, the scene is light"
      case "--language":
        "--language needs one of " + Language.allCases.map(\.rawValue).joined(separator: ", ")
      default:
        "the scene \(header.scene) takes no argument '\(word)'; there are --bare, --follow, --list, "
          + "--flow, --masonry, --items N, --appearance dark and --language L"
      }
    }
  }
}
