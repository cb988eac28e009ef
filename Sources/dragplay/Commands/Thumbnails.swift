internal import ArgumentParser
internal import DragCoding
internal import PlaygroundScenes

/// Prints a line of JSON about each recording, and makes a thumbnail; for the window.
struct Thumbnails: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Describe recordings, for the window.", shouldDisplay: false)

  @Argument(help: "The recordings.", completion: .recording)
  var files: [String]

  func run() throws {
    Helper.begin()
    let assets = try Directories.openAssets()
    for path in files {
      guard let thumbnail = Thumbnail(of: path) else { continue }
      let details = thumbnail.details ?? thumbnail.make(assets)
      try Helper.report(RecordingReport(path: path, .details(details)).json.description)
    }
  }
}
