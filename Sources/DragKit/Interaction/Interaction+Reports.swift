internal import DragCoding
package import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  mutating func report(
    _ name: Call.Name, item: ItemID? = nil, target: ItemID? = nil,
    _ content: some InteractiveContent,
    _ fields: @autoclosure () -> KeyValuePairs<String, JSONValue?> = [:]
  ) {
    guard trace.isEnabled else { return }
    var call = Call(at: now, name)
    let fields = fields()
    call.fields.reserveCapacity(fields.count + 2)
    if let item { call.fields.append(JSONField("item", .string(content.name(of: item)))) }
    if let target { call.fields.append(JSONField("target", .string(content.name(of: target)))) }
    for case (let name, let value?) in fields { call.fields.append(JSONField(name, value)) }
    trace.append(call)
  }

  mutating func showCursor(_ content: some InteractiveContent) {
    let selectsText = pointers[.mouse]?.role == .selectingText
    let idle: Cursor = selectsText ? .text : hovered.map { content.cursor(over: $0) } ?? .arrow
    let cursor = drag?.cursor ?? idle
    if pointers.setCursor(cursor) { trace.append([.showCursor(cursor)]) }
  }

  package func allReports(of content: some InteractiveContent) -> [Call] {
    var reporting = self
    reporting.trace.forget()
    reporting.reportsCalls = true
    reporting.reportOrders(content)
    reporting.reportLayout(content)
    return reporting.trace.output.calls
  }
}

// Orders.
extension Interaction {
  mutating func reportOrders(_ content: some InteractiveContent) {
    for container in content.model.containers
    where trace.setOrder(container.orderHash, of: container.id) && trace.isEnabled {
      // Of a long order, only the visible items are reported.
      let isLong = container.count > 1000
      let items = isLong ? visibleItemIDs(of: container) : Array(container.items)
      report(
        .order, content,
        [
          "container": .string(container.id.name),
          "count": isLong ? .integer(container.count) : nil,
          "hash": isLong ? .string(String(container.orderHash, radix: 16)) : nil,
          "items": .strings(items.map { content.name(of: $0) }),
        ])
    }
  }

  mutating func reportRemovedContainers(
    _ before: [ContainerID], _ content: some InteractiveContent
  ) {
    for id in before where content.model[id] == nil && trace.setOrder(nil, of: id) {
      report(.order, content, ["container": .string(id.name), "items": []])
    }
  }

  private func visibleItemIDs(of container: Container) -> [ItemID] {
    layout.areas.flatMap(\.visibleItems).map(\.item).filter { container.offset(of: $0) != nil }
      .sorted { (container.offset(of: $0) ?? 0) < (container.offset(of: $1) ?? 0) }
  }
}

// The final layout.
extension Interaction {
  mutating func reportLayout<Content: InteractiveContent>(_ content: Content) {
    // Rows are many, and most of what happens while nothing moves changes none of them.
    guard trace.setRowInputs(Trace.RowInputs(cells: cells, lifted: drag?.item)) else { return }
    for area in layout.areas {
      let hasCells = content.handlerSet(ofCollection: area.container)?.hasCells ?? false
      for (container, seen) in area.visibleItemsByContainer(content.model) {
        report(seen, in: container, hasCells: hasCells, content)
      }
    }
    // Groups that were folded have no items any more.
    guard layout.hasCollections else { return }
    for container in content.model.containers
    where trace.hasLayout(of: container.id) && !layout.shows(container.id) {
      report([], in: container.id, hasCells: false, content)
    }
  }

  private mutating func report(
    _ seen: [PlacedItem], in container: ContainerID, hasCells: Bool,
    _ content: some InteractiveContent
  ) {
    let parts = hasCells ? seen.map { finalCell(of: $0.item, content)?.parts ?? [] } : []
    var writer = CanonicalWriter.hashing
    for parts in parts {
      writer.write(parts.map(\.name))
      for part in parts { part.frame.encode(into: &writer) }
    }
    let hash = parts.allSatisfy(\.isEmpty) ? nil : writer.stableHash
    guard trace.setLayout(seen, parts: hash, of: container), trace.isEnabled else { return }
    let items = seen.enumerated().map { index, item in
      JSONValue.object(
        [
          JSONField("id", .string(content.name(of: item.item))),
          JSONField("frame", .integers(item.frame.pixels)),
        ] + (hasCells ? parts[index].fields : []))
    }
    report(.layout, content, ["container": .string(container.name), "items": .array(items)])
  }
}

extension [CellPart] {
  fileprivate var fields: [JSONField] {
    let fields = map { JSONField($0.name, .integers($0.frame.pixels)) }
    return fields.isEmpty ? [] : [JSONField("parts", .object(fields))]
  }
}

extension Rect {
  fileprivate var pixels: [Int] { [minX.pixels, minY.pixels, width.pixels, height.pixels] }
}

extension Point {
  var pixels: [Int] { [x.pixels, y.pixels] }
}
