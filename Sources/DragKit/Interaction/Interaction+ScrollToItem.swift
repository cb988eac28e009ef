internal import DragGeometry
public import DragFrameIO
public import DragModel

extension Interaction {
  /// Scrolls the collection view that shows an item so that the item is seen
  /// (`UICollectionView.scrollToItem(at:at:animated:)`).
  ///
  /// A header is scrolled to as well. Where an item is shown nowhere, since its group is folded for
  /// example, nothing happens; a finger that holds the view goes on from there.
  ///
  /// ```swift
  /// tracks.model.insert(track, at: Place("playlist", .start))
  /// interaction.contentChanged(&tracks)
  /// interaction.scrollToItem(track, at: .top, content: &tracks)
  /// ```
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - position: Where in the view it is to be seen, as far as there is something to scroll.
  ///   - animated: Whether it is scrolled by and by, or at once.
  ///   - content: What is shown.
  /// - Returns: The calls and requests that come of it.
  @discardableResult
  public mutating func scrollToItem(
    _ item: ItemID, at position: ScrollPosition = .nearest, animated: Bool = true,
    content: inout some InteractiveContent
  ) -> Output {
    read(content, animated: true)
    if let (shown, frame) = shownRow(of: item, content.model) {
      let (range, tuning) = (shown.scrollRange, content.tuning)
      let goal = range.offset(toShow: frame, at: position, from: scrolls[shown.id].goal)
      scrolls[shown.id].scroll(
        to: goal, animated: animated && !tuning.reducedMotion, in: range, tuning.scrolling)
      show(shown.id, content)
    }
    conclude(&content)
    return takeOutput()
  }

  /// The frontmost collection view that has a row for an item, and where that is in its content.
  private func shownRow(of item: ItemID, _ model: Model) -> (ShownCollection, Rect)? {
    for shown in view.areas.reversed().compactMap(\.collection) {
      guard let row = shown.row(of: item, model, lifted: session?.item),
        let frame = shown.geometry.frame(ofRow: row)
      else { continue }
      return (shown, frame)
    }
    return nil
  }
}
