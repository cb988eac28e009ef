package import DragKit
package import DragRecording

// MARK: - Final frames

extension Interaction {
  package func landmarks(at point: Point, of content: some InteractiveContent) -> [Landmark] {
    // Items elsewhere are only compared with the point.
    landmarks(of: content) { $0.contains(point) }.filter { $0.visible.contains(point) }
  }

  /// Returns everything that a recording or a script can name, the rearmost first: items, collection views and controls.
  ///
  /// The frames are final, without animations. Items whose frames are not included are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items in areas.
  package func landmarks(
    of content: some InteractiveContent, where isIncluded: (Rect) -> Bool = { _ in true }
  ) -> [Landmark] {
    let facts = facts
    let stage = facts.stage
    func landmarks(inScene: Bool) -> [Landmark] {
      stage.areas.filter { ($0.layer == .scene) == inScene }.flatMap {
        self.landmarks(in: $0, facts, content, where: isIncluded)
      }
    }
    let held = stage.held.compactMap { held in
      facts.container(of: held.item).map { container in
        landmark(of: held.item, in: container, held.frame, isMovable: true, content)
      }
    }
    return landmarks(inScene: true) + held + landmarks(inScene: false)
      + [cancelStrip].compactMap(\.self)
  }

  private func landmarks(
    in area: Stage.Area, _ facts: InteractionFacts, _ content: some InteractiveContent,
    where isIncluded: (Rect) -> Bool
  ) -> [Landmark] {
    let held = facts.stage.held
    let ground = area.collection.map { collection in
      let id = Landmark.ID(content.name(of: collection.view), in: area.container.name)
      return Landmark(id, collection.bounds, isGround: true)
    }
    return [ground].compactMap(\.self)
      + facts.visibleItems(in: area.container).filter { placed in
        isIncluded(placed.frame) && !held.contains { $0.item == placed.item }
      }
      .flatMap { placed in
        let controls = facts.finalRow(of: placed.item, content)?.controls ?? []
        return landmarks(of: placed.item, in: area, placed.frame, controls, facts, content)
      }
  }

  private var cancelStrip: Landmark? {
    guard session?.pointer.kind == .touch, let strip = facts.stage.cancelStrip else { return nil }
    return Landmark(.init("cancel-strip", in: "chrome"), strip)
  }
}

// MARK: - The frames in which everything is visible now

extension Interaction {
  package func seenLandmarks(of content: some InteractiveContent) -> [Landmark] {
    let facts = facts
    return facts.stage.areas.flatMap { seenLandmarks(in: $0, facts, content) }
      + overlays(of: content).compactMap { overlay in
        content.model.position(of: overlay.item).map { position in
          landmark(
            of: overlay.item, in: position.container, overlay.unscaledFrame, isMovable: true,
            content)
        }
      }
  }

  private func seenLandmarks(
    in area: Stage.Area, _ facts: InteractionFacts, _ content: some InteractiveContent
  ) -> [Landmark] {
    elements(in: area.container).filter { $0.kind == .item }.flatMap { seen in
      let controls = row(of: seen.item, in: content)?.controls ?? []
      return landmarks(of: seen.item, in: area, seen.unscaledFrame, controls, facts, content)
        .filter { !$0.visible.isEmpty }
    }
  }
}

extension Interaction {
  private func landmarks(
    of item: ItemID, in area: Stage.Area, _ frame: Rect,
    _ controls: [(name: String, frame: Rect)], _ facts: InteractionFacts,
    _ content: some InteractiveContent
  ) -> [Landmark] {
    var whole = landmark(
      of: item, in: area.container, frame, isMovable: facts.isMovable(item, content), content)
    whole.isControl = area.layer != .scene
    let all =
      [whole]
      + controls.map { control in
        var landmark = Landmark(whole.id, control.frame, isMovable: control.name == "reorder")
        landmark.id.part = control.name
        return landmark
      }
    guard let bounds = area.collection?.bounds else { return all }
    return all.map { landmark in
      var landmark = landmark
      landmark.visible = landmark.frame.intersection(bounds)
      return landmark
    }
  }

  private func landmark(
    of item: ItemID, in area: ContainerID, _ frame: Rect, isMovable: Bool,
    _ content: some InteractiveContent
  ) -> Landmark {
    let container = content.model.position(of: item)?.container ?? area
    return Landmark(.init(content.name(of: item), in: container.name), frame, isMovable: isMovable)
  }
}

// MARK: - The scroll offsets of which a script can expect a value

extension Interaction {
  /// Returns the distance by which each collection view is scrolled from the beginning of its content.
  ///
  /// Each distance has two keys: the name of the view, and the name of the container of its area.
  package func scrollOffsets(of content: some InteractiveContent) -> [String: Length] {
    let facts = facts
    return facts.stage.areas.reduce(into: [:]) { offsets, area in
      guard let view = area.collection?.view,
        let distance = facts.scrolledDistance(of: area.container)
      else { return }
      offsets[area.container.name] = distance
      offsets[content.name(of: view)] = distance
    }
  }
}
