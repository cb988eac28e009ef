/// The data that a drag of this program offers to other programs.
public struct OutgoingOffer: Hashable, Sendable {
  /// The pointer that drags.
  public let pointer: PointerID
  /// The data by MIME type, the preferred type first.
  public let data: [DragData]
  /// The operations that another program may perform, in the order of `DropOperation.allCases`.
  public let operations: [DropOperation]
  /// The operation that the user requests by modifier keys; `nil` if that is none of the permitted ones.
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

/// An event of a drag of this program that is over another one.
public enum OutgoingDragEvent: Hashable, Sendable {
  /// A drop at the pointer's location would perform an operation in another program.
  ///
  /// `nil` means that no program would accept it, as at first.
  case targeted(DropOperation?)
  /// Another program has the data, and has performed an operation; `nil` if it has failed, or has not answered in time.
  case delivered(DropOperation?)
}

/// A request of a drag of this program to the shell, as part of a ``Request``.
public enum OutgoingDragRequest: Hashable, Sendable {
  /// Offers data to other programs until the drag ends; it replaces an earlier offer of the same drag.
  case offer(OutgoingOffer)
  /// Drops the data on the other program that would accept it.
  case drop
  /// Ends the offer, since the drag has ended.
  case end
}
