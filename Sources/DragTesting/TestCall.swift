#if canImport(Testing)
  import Glibc
  import Testing

  /// A call of a function of this library in a test, by its place in the source.
  struct TestCall {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int

    /// Records an issue at the call.
    func fail(_ words: String) {
      Issue.record(
        Comment(rawValue: words),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Returns the path of a file beside the source; a path that begins with `/` is unchanged.
    func path(of name: String) -> String {
      guard !name.hasPrefix("/"), let slash = filePath.lastIndex(of: "/") else { return name }
      return filePath[...slash] + name
    }

    /// The value of an environment variable; `nil` if it is not set.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
  }
#endif
