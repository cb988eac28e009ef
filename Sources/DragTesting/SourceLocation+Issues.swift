#if canImport(Testing)
  import Testing

  extension SourceLocation {
    /// Records an issue here.
    func fail(_ words: String) { Issue.record(Comment(rawValue: words), sourceLocation: self) }

    /// Returns the path of a file beside the source; a path that begins with `/` is unchanged.
    func path(of name: String) -> String {
      guard !name.hasPrefix("/"), let slash = filePath.lastIndex(of: "/") else { return name }
      return filePath[...slash] + name
    }
  }
#endif
