internal import Algorithms
public import DragKit

extension InteractiveContent {
  /// Returns the mistakes in the content's layout and handlers, each in a line that says what to change.
  ///
  /// Nothing checks them otherwise: an interaction continues with what it understands. A live session that is built for debugging
  /// writes them to standard error, when it starts and after changes of the order, and a check of a recording fails with them.
  public func problems() -> [String] {
    problemsOfAreas() + problemsOfSections() + problemsOfGroups() + Self.handlers.problems(of: self)
  }

  private func problemsOfAreas() -> [String] {
    let areas = stage.areas
    let views = areas.compactMap { $0.collection?.view }.repeated
    let ofContainers = areas.map(\.container).repeated.map { id in
      "two areas show the container '\(id.name)'; show it in one"
    }
    return ofContainers
      + views.map { view in
        let names = areas.filter { $0.collection?.view == view }.map { "'\($0.container.name)'" }
        return
          "the views of \(names.joined(separator: " and ")) are the same item; give each its own, such "
          + "as .control(1)"
      }
  }

  private func problemsOfSections() -> [String] {
    stage.areas.flatMap { area in
      let runs = (area.collection?.sections ?? []).flatMap(\.runs)
      return runs.map(\.container).uniqued().compactMap { container in
        let counts = runs.filter { $0.container == container }.map(\.offsets.count)
        return problem(ofShowing: counts.reduce(0, +), of: container, in: area.container)
      }
    }
  }

  /// The items whose groups contain themselves, so that the rows of none of them can be reached.
  public var itemsInsideThemselves: [ItemID] {
    let (stage, model) = (stage, model)
    let outlines = stage.areas.compactMap(\.collection).flatMap(\.sections).flatMap(\.groups)
    return (outlines.map(\.item) + model.nestedItems).uniqued().filter { item in
      stage.contains(item, inGroupOf: [item], model)
    }
  }

  private func problemsOfGroups() -> [String] {
    itemsInsideThemselves.map { item in
      "the item '\(name(of: item))' is in its own group, so that neither can be reached; move it out of the "
        + "container '\(model.position(of: item)?.container.name ?? "")'"
    }
  }

  private func problem(
    ofShowing shown: Int, of container: ContainerID, in area: ContainerID
  ) -> String? {
    guard let count = model[container]?.count else {
      return
        "the view of '\(area.name)' shows the container '\(container.name)', which the model lacks; "
        + "add it with model.addContainer"
    }
    guard count != shown else { return nil }
    return
      "the view of '\(area.name)' shows \(shown) items of '\(container.name)', which has "
      + "\(count); pass the number in the model as count:"
  }
}

extension HandlerRegistry where Content: InteractiveContent {
  fileprivate func problems(of content: Content) -> [String] {
    problemsOfNames(in: content) + collectionHandlers.flatMap { $0.handlers.problems(of: $0.id) }
      + (acceptsNothing
        ? ["items can be lifted, but nothing accepts them; set a dropDelegate"] : [])
  }

  private func problemsOfNames(in content: Content) -> [String] {
    let known = content.model.containers.map(\.id) + content.stage.areas.map(\.container)
    return containers.filter { !known.contains($0) }.map { id in
      let names = known.uniqued().prefix(8).map { "'\($0.name)'" }.joined(separator: ", ")
      return
        "there are handlers for '\(id.name)', which is neither a container of the model nor an area"
        + (names.isEmpty ? "; add it, or leave them out" : "; those are \(names)")
    }
  }

  private var acceptsNothing: Bool {
    !hasDropTarget && collectionHandlers.contains { $0.handlers.hasDragDelegate }
  }
}

extension CollectionHandlers {
  /// The handlers of a collection view that have no effect, because another one is set or missing.
  fileprivate func problems(of id: ContainerID) -> [String] {
    let (lifts, reordering) = (hasDragDelegate, reorderingHandlers)
    let reorders = reordering.canReorderItem != nil
    let hasOthers =
      reordering.willReorder != nil || reordering.didReorder != nil || reordering.acceptsItem != nil
    let problems = [
      lifts && reorders
        ? "has a dragDelegate, so canReorderItem has no effect; leave one of them out" : nil,
      !lifts && !reorders && hasOthers
        ? "has reorderingHandlers without canReorderItem, so no item can be lifted; set it" : nil,
      isSpringLoaded && springLoadItem == nil
        ? "is spring loaded, but nothing opens; set springLoadItem" : nil,
    ]
    return problems.compactMap(\.self).map { "the collection view of '\(id.name)' \($0)" }
  }
}

extension Array where Element: Hashable {
  /// The elements that occur more than once, once each, in order.
  fileprivate var repeated: [Element] {
    uniqued().filter { element in count { $0 == element } > 1 }
  }
}
