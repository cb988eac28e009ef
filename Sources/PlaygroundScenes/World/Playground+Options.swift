extension PlaygroundOptions {
  /// The options as arguments of the command line, without scene, window and scale.
  package var arguments: [String] {
    var words = isBare ? ["--bare"] : []
    if followsTouches { words.append("--follow") }
    if let items { words += ["--items", "\(items)"] }
    if arrangement != .grid { words.append("--\(arrangement)") }
    // No file name contains a slash.
    if !pictures.names.isEmpty { words += ["--images", pictures.names.joined(separator: "/")] }
    if language != .english { words += ["--language", language.rawValue] }
    return words
  }

  /// Reads ``arguments``; other options are ignored.
  package mutating func read(_ arguments: [String]) {
    isBare = arguments.contains("--bare")
    followsTouches = arguments.contains("--follow")
    arrangement = BoardScene.Arrangement.allCases.last { arguments.contains("--\($0)") } ?? .grid
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      if name == "--language" { language = Language(rawValue: value) ?? language }
      if name == "--items" { items = Int(value) ?? items }
      if name == "--images" {
        pictures = PictureNames(value.split(separator: "/").map(String.init))
      }
    }
  }
}
