/// The data that a drag from this program offers to other programs.
public struct OutgoingOffer: Hashable, Sendable {
  /// The pointer that carries the items.
  public let pointer: PointerID
  /// The data in each MIME type, in order of preference.
  public let data: [DragData]
  /// The operations that another program may perform, in the order of `DropOperation.allCases`.
  public let operations: [DropOperation]
  /// The operation that modifier keys request; `nil` if they request none, or it is not permitted.
  public let preferredOperation: DropOperation?

  /// Creates an offer; a preferred operation that is not permitted is ignored.
  public init(
    pointer: PointerID, data: [DragData], operations: [DropOperation] = [.copy],
    preferring preferred: DropOperation? = nil
  ) {
    (self.pointer, self.data) = (pointer, data)
    self.operations = DropOperation.allCases.filter(operations.contains)
    preferredOperation = preferred.flatMap { operations.contains($0) ? $0 : nil }
  }
}

/// An event of a drag that began in this program, and is over another program or was dropped there.
public enum OutgoingDragEvent: Hashable, Sendable {
  /// A drop at the pointer's location would perform an operation in another program.
  ///
  /// `nil` means that no program would accept the data. Until the first such event, none would.
  case targeted(DropOperation?)
  /// Another program performed an operation with the data; `nil` if it failed or timed out.
  case delivered(DropOperation?)
}

/// A request to the app about a drag that began in this program, as part of a ``Request``.
public enum OutgoingDragRequest: Hashable, Sendable {
  /// Offers data to other programs until the drag ends; it replaces the drag's earlier offer.
  case offer(OutgoingOffer)
  /// Drops the data on the other program under the pointer, which would accept it.
  case drop
  /// Ends the offer because the drag has ended.
  case end
}
