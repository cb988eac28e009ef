import DragDrawing
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

extension PlaygroundDriver {
  /// A playground with the lessons.
  static func lessons(window: Size? = nil) -> PlaygroundDriver {
    var options = PlaygroundOptions(scene: .lessons)
    if let window { options.window = window }
    var table = PlaygroundDriver(options)
    _ = table.takeCalls()
    return table
  }

  /// The visible lessons from top to bottom, those of a group in brackets after it.
  var lessons: String {
    names(in: "lessons").map { name in
      guard ["swift", "uikit", "drawing"].contains(name) else { return name }
      return "\(name)[\(names(in: ContainerID(name)).joined(separator: " "))]"
    }.joined(separator: " ")
  }

  static let firstLessons =
    "welcome swift[variables functions closures] uikit[views tables collections] "
    + "drawing[paths colors] farewell"

  var openGroups: [String] { playground.content.lessons.shownGroups }

  /// The last proposal of the target.
  var proposal: String? {
    playground.interaction.session?.target.map {
      "\($0.proposal.operation.rawValue) \($0.proposal.intent.rawValue)"
    }
  }
}
