/// The coordinator of a drop on a collection view, like `UICollectionViewDropCoordinator`.
///
/// The drop fails if the delegate calls ``fail(_:)``. Otherwise it succeeds if the delegate calls a
/// `drop` method or changes the order of items in the model. After a failed drop, the dragged items
/// return to their places. If several `drop` methods are called for an item, the last one counts.
public struct DropCoordinator: Hashable, Sendable {
  /// The session at the moment of the drop.
  public let session: DropSession
  /// The proposal that the drop performs.
  public let proposal: DropProposal
  /// The destination of the drop; `nil` if the section at the location has no container.
  public let destination: DropDestination?
  /// The dropped items, in the order of ``DropSession/items``.
  public let items: [Item]
  var landings: [Landing] = []
  /// The reason of the failure, which the trace reports; `nil` if the drop has not failed.
  private(set) var failure: String?
  /// Whether the drop has succeeded.
  var isAccepted = false
  /// Whether all items from another program have arrived.
  var isComplete = true

  /// A dropped item.
  public struct Item: Hashable, Sendable {
    /// The dragged item.
    public let dragItem: DragItem
    /// The position of ``DragItem/localObject`` in the model before the drop; `nil` if it has none.
    public let source: Position?
  }

  struct Landing: Hashable, Sendable {
    let item: DragItem
    let goal: Goal

    enum Goal: Hashable, Sendable {
      /// The item that is at this place after the drop: the dragged item itself, or its copy.
      case gap(InsertionPlace)
      /// A copy that the delegate registered in the model.
      case copy(ItemID)
      /// The centre of an item, or of a rectangle relative to the item's upper left corner.
      case into(ItemID, Rect?)
      /// A point in window coordinates.
      case point(Point)
    }
  }

  init(_ session: DropSession, _ proposal: DropProposal, _ model: Model) {
    (self.session, self.proposal, destination) = (session, proposal, session.destination)
    items = session.items.map { item in
      Item(dragItem: item, source: item.localObject.flatMap { model.position(of: $0) })
    }
  }

  /// Animates a dropped item to the place at which the delegate inserts it in the model (L21).
  public mutating func drop(_ item: DragItem, toItemAt place: InsertionPlace) {
    landings.append(Landing(item: item, goal: .gap(place)))
  }

  /// Animates a dropped item into a target that has accepted it, where the item disappears (L20).
  ///
  /// The item moves to the centre of `rect`, which is relative to the target's upper left corner;
  /// if `rect` is `nil`, to the centre of the target.
  public mutating func drop(_ item: DragItem, intoItemAt target: ItemID, rect: Rect? = nil) {
    landings.append(Landing(item: item, goal: .into(target, rect)))
  }

  /// Animates a dropped item to a point in window coordinates, where the item disappears.
  public mutating func drop(_ item: DragItem, to point: Point) {
    landings.append(Landing(item: item, goal: .point(point)))
  }

  /// Marks the drop as failed, so that the items return to their places (L19).
  ///
  /// - Parameter reason: The reason, which the trace reports with `performDrop`.
  public mutating func fail(_ reason: String) { failure = reason }
}
