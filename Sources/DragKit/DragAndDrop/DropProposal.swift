public import DragCoding

/// What a drop would do, if it came now and here.
public struct DropProposal: Hashable, Sendable {
  /// What would be done.
  public var operation: DropOperation
  /// Where it would be done.
  public var intent: DropIntent

  /// Creates a proposal.
  public init(operation: DropOperation, intent: DropIntent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

/// What a drop does with what is dropped.
public enum DropOperation: String, Hashable, Sendable, CaseIterable {
  /// What is dropped goes from its place to the new one.
  case move
  /// What is dropped stays, and another like it goes to the new place.
  case copy
  /// It could be done in principle, but not here or not now: a sign says so, and it flies home.
  case forbidden
  /// A drop here calls the drag off.
  case cancel

  /// `true` where a drop is carried out at all.
  public var isPerformed: Bool { self == .move || self == .copy }
}

/// Where a drop puts what is dropped.
public enum DropIntent: String, Hashable, Sendable, CaseIterable {
  /// The target itself decides.
  case unspecified
  /// Into a gap that opens.
  case insertAtDestination
  /// Into the item under the pointer.
  case insertIntoDestination
}

extension DropProposal: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    operation.rawValue.encode(to: &writer)
    intent.rawValue.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    guard let operation = DropOperation(rawValue: try String(from: &reader)),
      let intent = DropIntent(rawValue: try String(from: &reader))
    else { throw reader.invalid("proposal") }
    self.init(operation: operation, intent: intent)
  }
}
