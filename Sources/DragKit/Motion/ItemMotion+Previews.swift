// MARK: - The previews of the dragged items

extension ItemMotion {
  /// Returns where an overlay settles; `nil` in a drag without `placement`, or if it has no place.
  func finalFrame(
    of overlay: DragOverlay, in layout: LayoutSnapshot, _ placement: PreviewPlacement?
  ) -> Rect? {
    switch overlay.course {
    case .carried: placement?.frame(of: overlay.size, depth: 0)
    case .piled:
      pileDepth(of: overlay, layout.tuning.preview).flatMap {
        placement?.frame(of: overlay.size, depth: $0)
      }
    case .dropped, .returning: layout.frame(of: overlay.item)
    case .vanishing(let point):
      Rect(
        center: point,
        size: overlay.compactness.targetFraction == .one
          ? layout.tuning.preview.compact(overlay.size) : overlay.size)
    case .departing(let point): Rect(center: point, size: overlay.size)
    }
  }

  func seenFrame(
    of overlay: DragOverlay, in layout: LayoutSnapshot, _ placement: PreviewPlacement? = nil
  ) -> Rect {
    overlay.displacement.seen(
      from: finalFrame(of: overlay, in: layout, placement)
        ?? Rect(origin: .zero, size: overlay.size))
  }

  func overlayToCatch(at point: Point, in layout: LayoutSnapshot) -> DragOverlay? {
    overlays.last { $0.isLanding && seenFrame(of: $0, in: layout).contains(point) }
  }

  func seenFrame(
    of item: ItemID, or returning: DragOverlay?, from final: Rect, in layout: LayoutSnapshot
  ) -> Rect {
    returning.map { seenFrame(of: $0, in: layout) } ?? seenFrame(of: item, from: final)
  }

  private func pileDepth(of overlay: DragOverlay, _ tuning: PreviewTuning) -> Int? {
    let pile = overlays.filter { $0.course == .piled }
    return pile.lastIndex { $0.item == overlay.item }.map {
      min(pile.count - $0, tuning.pileHeight)
    }
  }
}
