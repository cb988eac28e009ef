package import Testing

extension Optional {
  /// Returns the value; if there is none, records an issue at the line that named it and returns
  /// `replacement`.
  ///
  /// Drivers look names up with it, so that a test with a misspelt name fails.
  package func required(
    _ what: @autoclosure () -> String, or replacement: @autoclosure () -> Wrapped,
    _ sourceLocation: SourceLocation
  ) -> Wrapped {
    if let self { return self }
    Issue.record("There is no \(what()).", sourceLocation: sourceLocation)
    return replacement()
  }
}
