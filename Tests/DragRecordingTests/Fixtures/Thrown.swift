/// The error of a type that a closure throws; `nil` if it throws none.
///
/// `#expect(throws:)` returns it only since Swift 6.1.
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
