internal import DragKit
package import PlaygroundScenes
package import RecordingTools

extension Playground {
  package static func stage(in folder: String = ".") -> ScriptStage<Playground> {
    var stage = ScriptStage(PlaygroundOptions().header) { (header) throws(FileError) in
      try Playground.start(of: header, file: "script")
    }
    stage.scenes = Page.allCases.map(\.name)
    stage.complete = { readArguments(of: &$0) }
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
