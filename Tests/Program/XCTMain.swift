import Testing

/// Runs the tests of all targets, as its arguments say.
@main struct TestProgram {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
