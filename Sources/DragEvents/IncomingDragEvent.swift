public import DragGeometry

/// An event of a drag that began in another program.
///
/// The engine answers with an ``IncomingDragReply``. A drag ends with ``exited``, or with
/// ``released`` and, if the engine then requests data, ``received(_:)``.
public enum IncomingDragEvent: Hashable, Sendable {
  /// The drag enters the window.
  case entered(DragOffer, at: Point)
  /// The drag moves.
  ///
  /// `requesting` is the operation that the other program prefers; `nil` if it is unknown.
  case moved(to: Point, requesting: DropOperation? = nil)
  /// The drag leaves the window, or its source has cancelled it.
  case exited
  /// The user releases the items at the last location.
  case released
  /// Requested data arrives (``IncomingDragReply/read(_:)``).
  ///
  /// A type is missing if the other program has sent no data of it in time, or too much.
  case received([DragData])
}

/// An answer to a drag from another program, as part of a ``Request``.
public enum IncomingDragReply: Hashable, Sendable {
  /// A drop at the current location would perform an operation; `nil` if no drop is possible.
  ///
  /// Before the first answer, no drop is possible.
  case proposed(DropOperation?)
  /// Asks for data in these MIME types, which arrives as ``IncomingDragEvent/received(_:)``.
  case read([String])
  /// The drop has performed an operation, and needs no more data; `nil` if the drop was refused.
  case finished(DropOperation?)
}
