/// The error of a type that something throws; nothing where it ends well.
///
/// `#expect(throws:)` gives it back only since Swift 6.1.
func thrown<Failure: Error>(
  _ type: Failure.Type, by body: () throws -> some Any
) throws -> Failure? {
  do {
    _ = try body()
    return nil
  } catch let failure as Failure {
    return failure
  }
}
