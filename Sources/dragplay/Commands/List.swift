internal import ArgumentParser
internal import PlaygroundScenes

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the scenes, one per line.", discussion: "  dragplay list")

  func run() {
    for scene in SceneID.allCases { print(scene.rawValue) }
  }
}
