public import DragGeometry
public import DragModel

extension Interaction {
  /// The items of an area, with where they are seen.
  public func visibleItems(in container: ContainerID) -> [VisibleItem] {
    let area = view.areas.first { $0.container == container }
    let dragged = Set(session.map { $0.items.count > 1 ? $0.localObjects : [] } ?? [])
    let copied = itemToCopy
    return (area?.items ?? []).map { placed in
      VisibleItem(
        item: placed.item,
        frame: seenFrame(of: placed.item) ?? placed.frame,
        isAway: motion.isAway(placed.item) && placed.item != copied,
        isHeld: view.places[placed.item]?.isHeld == true,
        isGliding: motion.displacements.contains { $0.item == placed.item && $0.glides },
        isDragged: placed.item == copied
          || placed.item != session?.item && dragged.contains(placed.item),
        presence: motion.presence(of: placed.item))
    }
  }

  /// The item that was lifted, where a drop into a gap would leave it where it is.
  private var itemToCopy: ItemID? {
    guard let session, session.operation?.keepsSource == true, session.target?.gap != nil else {
      return nil
    }
    return session.item
  }

  /// Where an item is at rest.
  public func place(of item: ItemID) -> Rect? { view.frame(of: item) }

  /// Where an item that is not in the air is seen.
  public func seenFrame(of item: ItemID) -> Rect? {
    view.frame(of: item).map { motion.seenFrame(of: item, from: $0) }
  }

  /// Where an item above all others is seen: as large as where it was lifted, and once it is let go of,
  /// on its way to the size of its place.
  public func seenFrame(of flight: Flight) -> Rect {
    let rest = restingFrame(of: flight) ?? Rect(origin: .zero, size: flight.size)
    return flight.displacement.seen(from: rest)
  }

  /// The part of the window in which a released item is visible; `nil` if that is all of it.
  ///
  /// It is the item's collection view, widened by as much as the item still has to go. So an item is
  /// never cut off at once, and arrives behind what hides its place.
  public func visibleArea(of flight: Flight) -> Rect? {
    let collection: ShownCollection? =
      switch flight.course {
      case .carried, .piled: nil
      case .dropped, .returning: view.container(of: flight.item).flatMap(view.collection)
      case .vanishing(let point), .departing(let point):
        view.areas.lazy.compactMap(\.collection).last { $0.area.bounds.contains(point) }
      }
    return collection?.area.bounds.insetBy(-flight.distanceLeft)
  }

  /// What is seen of an item in the air; nothing where that is the item itself.
  public func preview<Content: InteractiveContent>(
    of flight: Flight, in content: Content
  ) -> DragPreview? {
    let container =
      session?.item == flight.item ? session?.container : view.container(of: flight.item)
    if let delegate = Content.wiring.collection(container)?.handlers.dragDelegate {
      return delegate.dragPreview(for: flight.item, content: content)
    }
    let handlers = Content.wiring.handlers(for: flight.item, in: container)?.handlers
    return handlers?.preview?(content, flight.item)
  }

  /// Where the gap is that is open for the dragged item, in the window; nothing where it is open in another
  /// collection view, or in none.
  ///
  /// As long as no target has opened a gap, it is the place that the item was lifted from.
  public func gapFrame(in id: ContainerID) -> Rect? {
    guard let shown = view.collection(id), let row = shown.geometry.rows.gapRow else { return nil }
    if let target = session?.target, target.gap != nil, target.item != shown.area.view {
      return nil
    }
    return shown.frame(ofRow: row)
  }

  /// How many groups are around an item in the collection view that it stands in.
  public func level(of item: ItemID, in content: some InteractiveContent) -> Int {
    view.level(of: item, content.model)
  }

  /// `true` while a pointer is down on the item and may still tap it or make it follow.
  public func isPressed(_ item: ItemID) -> Bool {
    touches.contains { $0.touch.item == item && ($0.role == .open || $0.role == .following) }
  }

  /// Where what draws an item through the air would have it.
  func restingFrame(of flight: Flight) -> Rect? {
    switch flight.course {
    case .carried, .piled: session.flatMap { carriedFrame(of: flight, $0) }
    case .dropped, .returning: view.frame(of: flight.item)
    case .vanishing(let point): Rect(center: point, size: flight.vanishingSize)
    case .departing(let point): Rect(center: point, size: flight.size)
    }
  }
}

/// An item with where it is seen.
public struct VisibleItem: Hashable, Sendable {
  /// The item.
  public let item: ItemID
  /// Where it is seen in the window.
  public let frame: Rect
  /// `true` where the item itself is in the air, and only its place is here.
  public let isAway: Bool
  /// `true` where a touch holds the item.
  public let isHeld: Bool
  /// `true` where a touch let the item go and it is on its way.
  public let isGliding: Bool
  /// `true` where the item is dragged, and yet stays where it is: another one was lifted, and nothing
  /// is to close up around this one (R24), or it is to be copied.
  public let isDragged: Bool
  /// How much of the item is seen: less than one where it has just come.
  public let presence: Fraction
}
