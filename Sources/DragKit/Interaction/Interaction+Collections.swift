internal import DragGeometry
internal import DragModel

// What a drag changes in collection views.
extension Interaction {
  /// What the drag changes in each of the collection views on a stage.
  func arrangements(on stage: Stage, _ model: Model) -> [CollectionArrangement] {
    stage.areas.compactMap { area in
      area.collection.map { arrangement(of: $0, model) }
    }
  }

  /// What is lifted is hidden where it stands, and a gap takes its place: the one that the target
  /// opened, else that of the item itself.
  private func arrangement(of area: CollectionArea, _ model: Model) -> CollectionArrangement {
    guard let session else { return CollectionArrangement() }
    let position = session.operation == .copy ? nil : model.position(of: session.item)
    var arrangement = CollectionArrangement()
    arrangement.hidden = position.flatMap { area.shows($0.container) ? $0 : nil }
    let opened = session.target?.item == area.view ? session.target?.gap : nil
    let own = arrangement.hidden.map { Place($0.container, Gap($0.offset)) }
    arrangement.gap = (opened ?? own).map {
      CollectionGap(at: $0, size: area.gapSize(for: session.item))
    }
    return arrangement
  }

  /// The collection views on a stage, laid out, and scrolled to where there is something to see.
  mutating func shown(
    on stage: Stage, _ model: Model, _ arrangements: [CollectionArrangement], _ tuning: Tuning
  ) -> [ShownCollection] {
    let areas = stage.areas.compactMap { area in
      area.collection.map { (area.container, $0) }
    }
    let sizes = view.sizes.sizes(in: areas.map(\.1), of: model)
    return areas.indices.map { index in
      var shown = ShownCollection(
        areas[index].0, areas[index].1, arrangements[index], sizes[index])
      scrolls[shown.id].fit(in: shown.scrollRange, tuning.scrolling)
      shown.offset = scrolls[shown.id].offset
      return shown
    }
  }

  /// `true` where an item can be moved within the collection view that it stands in.
  func canReorder<Content: InteractiveContent>(
    _ item: ItemID, in container: ContainerID?, _ content: Content
  ) -> Bool {
    guard !item.isControl else { return false }
    let handlers = Content.wiring.collection(container)?.reorderingHandlers
    return handlers?.canReorderItem?(content, item) ?? false
  }

  /// Where a drop would go, if it came now, over the collection view that an item stands for.
  ///
  /// A release counts where it is; before it, the gap that is open holds a little (R4).
  func destination(over item: ItemID, atRelease: Bool = false) -> DropDestination? {
    guard let session, let shown = view.collection(withView: item) else { return nil }
    let carried = Rect(origin: session.location - session.grab, size: session.size)
    let choice = InsertionChoice(
      shown.base, carried: shown.inContent(carried), gapSize: shown.area.gapSize(for: session.item),
      current: atRelease ? nil : shown.geometry.rows.gapRow)
    let places = shown.base.rows.places(beforeRow: choice.row, in: shown.area.sections)
    guard let place = places.first?.place else { return nil }
    let row = shown.geometry.row(at: shown.inContent(session.location))
    let frame = row.flatMap { shown.frame(ofRow: $0) }
    let pointed = view.item(at: session.location) { $0 != shown.area.view && $0 != session.item }
    return DropDestination(
      place: place, item: pointed,
      band: pointed == nil ? nil : frame.map { DropBand(at: session.location.y, in: $0) })
  }

  /// Opens the gap that a proposal is for, or closes it.
  mutating func openGap(for proposal: DropProposal, at destination: DropDestination?) {
    switch proposal.intent {
    case .insertAtDestination:
      session?.target?.gap = proposal.operation.isPerformed ? destination?.place : nil
    case .insertIntoDestination: break
    case .unspecified: session?.target?.gap = nil
    }
  }
}
