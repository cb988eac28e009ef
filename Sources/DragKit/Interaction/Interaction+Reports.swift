internal import DragCoding
package import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Adds a call to the trace, if anybody reads it.
  mutating func report(
    _ name: String, _ fields: @autoclosure () -> KeyValuePairs<String, JSONValue> = [:]
  ) {
    if trace.isEnabled { trace.append(Call(at: now, name, fields())) }
  }

  /// Reports the order of each container of the model whose order changed.
  mutating func reportOrders(_ content: some InteractiveContent) {
    for container in content.model.containers
    where trace.setOrder(container.orderHash, of: container.id) {
      if container.count > Self.longOrder {
        reportPartly(container, content)
      } else {
        report(
          "order",
          [
            "container": .string(container.id.name),
            "items": .strings(container.items.map { content.name(of: $0) }),
          ])
      }
    }
  }

  /// The orders and the final layout, regardless of what was already reported.
  package func presentation(of content: some InteractiveContent) -> [Call] {
    var reporting = self
    reporting.trace.forget()
    reporting.reportsCalls = true
    reporting.reportOrders(content)
    reporting.reportLayout(content)
    return reporting.trace.output.calls
  }

  /// Reports containers that were removed from the model as empty.
  mutating func reportRemovedContainers(_ before: [ContainerID], _ model: Model) {
    for id in before where model[id] == nil && trace.setOrder(nil, of: id) {
      report("order", ["container": .string(id.name), "items": .array([])])
    }
  }

  /// The number of items up to which all of them are reported.
  private static let longOrder = 1000

  /// Reports the number of items of a long container, the hash of their order, and the visible items.
  private mutating func reportPartly(
    _ container: Container, _ content: some InteractiveContent
  ) {
    let seen = seenItems(of: container)
    report(
      "order",
      [
        "container": .string(container.id.name), "count": .integer(container.count),
        "hash": .string(String(container.orderHash, radix: 16)),
        "items": .strings(seen.map { content.name(of: $0) }),
      ])
  }

  private func seenItems(of container: Container) -> [ItemID] {
    layout.areas.flatMap(\.seenItems).map(\.item).filter { container.offset(of: $0) != nil }
      .sorted { (container.offset(of: $0) ?? 0) < (container.offset(of: $1) ?? 0) }
  }

  /// Reports the final frames of the items of each container, if they changed.
  mutating func reportLayout<Content: InteractiveContent>(_ content: Content) {
    // Rows are many, and most of what happens while nothing moves changes none of them.
    guard trace.setRows(Trace.Rows(cells: cells, lifted: drag?.item)) else { return }
    for area in layout.areas {
      let hasCells = Content.handlers.collection(area.container)?.handlers.hasCells ?? false
      for (container, seen) in area.seenItemsByContainer(content.model) {
        report(seen, in: container, hasCells: hasCells, content)
      }
    }
    for container in containersOutOfSight(content.model) {
      report([], in: container, hasCells: false, content)
    }
  }

  /// The containers whose items were last reported, and that are out of sight now: groups that were folded.
  private func containersOutOfSight(_ model: Model) -> [ContainerID] {
    guard layout.hasCollections else { return [] }
    return model.containers.map(\.id).filter { trace.hasLayout(of: $0) && !layout.shows($0) }
  }

  private mutating func report(
    _ seen: [PlacedItem], in container: ContainerID, hasCells: Bool,
    _ content: some InteractiveContent
  ) {
    let parts = hasCells ? seen.map { restingCell(of: $0.item, content)?.parts ?? [] } : []
    let hash = parts.allSatisfy(\.isEmpty) ? nil : parts.reportHash
    guard trace.setLayout(seen, parts: hash, of: container) else { return }
    let items = seen.enumerated().map { index, item in
      JSONValue.object(
        [
          JSONField("id", .string(content.name(of: item.item))),
          JSONField("frame", .integers(item.frame.pixels)),
        ] + (hasCells ? parts[index].fields : []))
    }
    report("layout", ["container": .string(container.name), "items": .array(items)])
  }

  /// Requests the look of the mouse pointer, if it changed.
  mutating func showCursor(_ content: some InteractiveContent) {
    let cursor = fittingCursor(content)
    if pointers.setCursor(cursor) { trace.append([.showCursor(cursor)]) }
  }

  private func fittingCursor(_ content: some InteractiveContent) -> Cursor {
    if let drag, !drag.isByKeyboard {
      return drag.session.operation?.endReason == .refused ? .forbidden : .grabbing
    }
    return hovered.map { content.cursor(over: $0) } ?? .arrow
  }
}

extension [CellPart] {
  /// The field with the parts by their names, if there are any.
  fileprivate var fields: [JSONField] {
    let fields = map { JSONField($0.name, .integers($0.frame.pixels)) }
    return fields.isEmpty ? [] : [JSONField("parts", .object(fields))]
  }
}

extension [[CellPart]] {
  /// A hash of what is reported of the parts of rows.
  fileprivate var reportHash: UInt64 {
    var writer = CanonicalWriter.hashing
    for parts in self {
      writer.write(parts.map(\.name))
      for part in parts { part.frame.encode(into: &writer) }
    }
    return writer.stableHash
  }
}

extension Rect {
  /// Left, top, width and height in whole pixels.
  fileprivate var pixels: [Int] { [minX.pixels, minY.pixels, width.pixels, height.pixels] }
}

extension Point {
  /// The coordinates in whole pixels.
  var pixels: [Int] { [x.pixels, y.pixels] }
}
