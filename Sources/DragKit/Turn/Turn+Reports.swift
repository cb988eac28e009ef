internal import DragCoding

extension Turn {
  /// Appends a call to the output, if calls are reported; items are reported by their names.
  mutating func report(
    _ name: Call.Name, item: ItemID? = nil, target: ItemID? = nil,
    _ fields: @autoclosure () -> KeyValuePairs<String, JSONValue?> = [:]
  ) {
    guard trace.isEnabled else { return }
    var call = Call(at: now, name)
    let fields = fields()
    call.fields.reserveCapacity(fields.count + 2)
    if let item { call.fields.append(JSONField("item", .string(content.name(of: item)))) }
    if let target { call.fields.append(JSONField("target", .string(content.name(of: target)))) }
    // Fields whose value is `nil` are left out.
    for case (let name, let value?) in fields { call.fields.append(JSONField(name, value)) }
    trace.append(call)
  }

  /// Reports the orders that have changed since they were last reported.
  mutating func reportOrders() {
    for container in content.model.containers {
      let hasChanged = trace.setOrder(container.orderHash, of: container.id)
      guard hasChanged, trace.isEnabled else { continue }
      // Of a long order, only the visible items are reported.
      let isLong = container.count > 1000
      let items = isLong ? layout.visibleItems(of: container) : Array(container.items)
      let names = content.names(of: items)
      report(
        .order,
        [
          "container": .string(container.id.name),
          "count": isLong ? .integer(container.count) : nil,
          "hash": isLong ? .string(String(container.orderHash, radix: 16)) : nil,
          "items": .strings(names),
        ])
    }
  }

  /// Reports empty orders of containers that the model no longer has.
  mutating func reportRemovedContainers(_ before: [ContainerID]) {
    for id in before where content.model[id] == nil {
      let hasChanged = trace.setOrder(nil, of: id)
      if hasChanged { report(.order, ["container": .string(id.name), "items": []]) }
    }
  }

  /// Reports the final frames of visible items where they differ from those last reported.
  mutating func reportLayout() {
    // Most events while nothing moves change none of the many rows.
    guard trace.setRowInputs(Trace.RowInputs(rowStates: rowStates, lifted: drag?.item)) else {
      return
    }
    for area in layout.areas {
      let hasRowControls = content.handlerSet(ofCollection: area.container)?.hasRowControls ?? false
      for (container, seen) in area.visibleItemsByContainer(content.model) {
        reportLayout(of: seen, in: container, hasRowControls: hasRowControls)
      }
    }
    // A group that was folded is reported once as having no items.
    guard layout.hasCollections else { return }
    for container in content.model.containers
    where trace.hasLayout(of: container.id) && !layout.shows(container.id) {
      reportLayout(of: [], in: container.id, hasRowControls: false)
    }
  }

  /// Reports a container's items with their rows' controls, if they differ from the last report.
  private mutating func reportLayout(
    of seen: [PlacedItem], in container: ContainerID, hasRowControls: Bool
  ) {
    let controls =
      hasRowControls ? seen.map { screen.finalRow(of: $0.item, content)?.controls ?? [] } : []
    var writer = CanonicalWriter.hashing
    for controls in controls {
      writer.write(controls.map(\.name))
      for control in controls { control.frame.encode(into: &writer) }
    }
    let hash = controls.allSatisfy(\.isEmpty) ? nil : writer.stableHash
    guard trace.setLayout(seen, controls: hash, of: container), trace.isEnabled else { return }
    let items = seen.enumerated().map { index, item in
      let parts = (hasRowControls ? controls[index] : []).map {
        JSONField($0.name, .integers($0.frame.pixels))
      }
      return JSONValue.object(
        [
          JSONField("id", .string(content.name(of: item.item))),
          JSONField("frame", .integers(item.frame.pixels)),
        ] + (parts.isEmpty ? [] : [JSONField("parts", .object(parts))]))
    }
    report(.layout, ["container": .string(container.name), "items": .array(items)])
  }
}

extension LayoutSnapshot {
  fileprivate func visibleItems(of container: Container) -> [ItemID] {
    areas.flatMap(\.visibleItems).map(\.item).filter { container.offset(of: $0) != nil }
      .sorted { (container.offset(of: $0) ?? 0) < (container.offset(of: $1) ?? 0) }
  }
}

extension Rect {
  fileprivate var pixels: [Int] { [minX.pixels, minY.pixels, width.pixels, height.pixels] }
}

extension Point {
  var pixels: [Int] { [x.pixels, y.pixels] }
}
