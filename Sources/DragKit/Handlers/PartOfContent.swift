/// The path to a part of a content, which turns handlers of the part into handlers of the whole.
struct PartOfContent<Whole, Part>: Sendable {
  let path: any WritableKeyPath<Whole, Part> & Sendable

  func writing<each Argument, Result>(
    _ handler: @escaping @Sendable (inout Part, repeat each Argument) -> Result
  ) -> @Sendable (inout Whole, repeat each Argument) -> Result {
    { (whole: inout Whole, arguments: repeat each Argument) in
      handler(&whole[keyPath: path], repeat each arguments)
    }
  }

  func reading<each Argument, Result>(
    _ handler: @escaping @Sendable (Part, repeat each Argument) -> Result
  ) -> @Sendable (Whole, repeat each Argument) -> Result {
    { (whole: Whole, arguments: repeat each Argument) in
      handler(whole[keyPath: path], repeat each arguments)
    }
  }
}
