internal import ArgumentParser
internal import PlaygroundScenes

/// Names the scenes, one a line.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Name the scenes, one a line.", discussion: "  dragplay list")

  func run() {
    for scene in SceneID.allCases { print(scene.rawValue) }
  }
}
