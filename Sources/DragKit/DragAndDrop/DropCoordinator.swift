public import DragGeometry
public import DragModel

/// What a collection view is told of a drop, and how it says where what was dropped is to fly, as
/// `UICollectionViewDropCoordinator` does.
///
/// The drop counts as done where the model was changed or something was said to fly somewhere; what
/// was told to ``fail(_:)`` flies home.
public struct DropCoordinator: Hashable, Sendable {
  /// What is dropped.
  public let session: DropSession
  /// What the delegate last proposed.
  public let proposal: DropProposal
  /// Where it is dropped.
  public let destination: DropDestination?
  /// What is dropped, with where it was lifted.
  public let items: [Item]
  /// Where things are to fly.
  private(set) var landings: [Landing] = []
  /// Why the drop failed.
  public private(set) var failure: String?

  /// Something that is dropped.
  public struct Item: Hashable, Sendable {
    /// What is dropped.
    public let dragItem: DragItem
    /// Where it stood when it was lifted; nothing where it comes from elsewhere.
    public let source: Position?

    /// Creates something that is dropped.
    public init(_ dragItem: DragItem, from source: Position?) {
      self.dragItem = dragItem
      self.source = source
    }
  }

  /// Where something that is dropped is to fly.
  struct Landing: Hashable, Sendable {
    let item: DragItem
    let goal: Goal

    enum Goal: Hashable, Sendable {
      case slot(InsertionPlace)
      case into(ItemID, Rect?)
      case point(Point)
    }
  }

  /// Creates a coordinator, as a test of a delegate needs it.
  public init(
    session: DropSession, proposal: DropProposal, destination: DropDestination?, items: [Item]
  ) {
    self.session = session
    self.proposal = proposal
    self.destination = destination
    self.items = items
  }

  /// Lets what is dropped fly to the slot that it has been put into (L21).
  ///
  /// - Parameters:
  ///   - item: What is dropped.
  ///   - place: The gap that it was dropped into.
  public mutating func drop(_ item: DragItem, toItemAt place: InsertionPlace) {
    landings.append(Landing(item: item, goal: .slot(place)))
  }

  /// Lets what is dropped shrink into an item that has taken it (L20).
  ///
  /// - Parameters:
  ///   - item: What is dropped.
  ///   - target: The item that has taken it.
  ///   - rect: The part of that item, from its upper left corner; the whole of it where nothing is
  ///     said.
  public mutating func drop(_ item: DragItem, intoItemAt target: ItemID, rect: Rect? = nil) {
    landings.append(Landing(item: item, goal: .into(target, rect)))
  }

  /// Lets what is dropped fly to a point of the window and vanish there.
  public mutating func drop(_ item: DragItem, to point: Point) {
    landings.append(Landing(item: item, goal: .point(point)))
  }

  /// Says that the drop failed, and why: the trace has it, and what was dropped flies home (L19).
  public mutating func fail(_ reason: String) { failure = reason }
}
