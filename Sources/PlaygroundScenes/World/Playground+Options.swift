extension PlaygroundOptions {
  /// The options as words of the command line, without scene, window and scale.
  package var arguments: [String] {
    (isBare ? ["--bare"] : []) + (followsTouches ? ["--follow"] : [])
      + (items.map { ["--items", "\($0)"] } ?? []) + (showsList ? ["--list"] : [])
      + (language == .english ? [] : ["--language", language.rawValue])
  }

  /// Reads what ``arguments`` wrote; words of other options are passed over.
  package mutating func read(_ arguments: [String]) {
    isBare = arguments.contains("--bare")
    followsTouches = arguments.contains("--follow")
    showsList = arguments.contains("--list")
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      if name == "--language" { language = Language(rawValue: value) ?? language }
      if name == "--items" { items = Int(value) ?? items }
    }
  }
}
