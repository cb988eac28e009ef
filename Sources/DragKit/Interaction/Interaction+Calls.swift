internal import DragCoding
package import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Makes a call known.
  mutating func call(_ name: String, _ fields: KeyValuePairs<String, JSONValue> = [:]) {
    trace.append(Call(at: now, name, fields))
  }

  /// Says the order of each container of the model whose order changed.
  mutating func tellOrders(_ content: some InteractiveContent) {
    for container in content.model.containers
    where trace.setOrder(container.orderHash, of: container.id) {
      if container.count > Self.fullyToldCount {
        tellPartly(container, content)
      } else {
        call(
          "order",
          [
            "container": .string(container.id.name),
            "items": .strings(container.items.map(content.name(of:))),
          ])
      }
    }
  }

  /// Says what there is, the orders and the places, whoever has been told before.
  package func presentation(of content: some InteractiveContent) -> [Call] {
    var telling = self
    telling.trace.forget()
    telling.tellOrders(content)
    telling.tellLayout(content)
    return telling.trace.output.calls
  }

  /// Says of each container that was there before and is no more that nothing stands in it.
  mutating func tellWhichContainersWent(_ before: [ContainerID], _ model: Model) {
    for id in before where model[id] == nil && trace.setOrder(nil, of: id) {
      call("order", ["container": .string(id.name), "items": .array([])])
    }
  }

  /// How many items are told one by one.
  private static let fullyToldCount = 1000

  /// Says how many items a long container has, the hash of their order, and the part that is seen.
  private mutating func tellPartly(_ container: Container, _ content: some InteractiveContent) {
    call(
      "order",
      [
        "container": .string(container.id.name), "count": .integer(container.count),
        "hash": .string(String(container.orderHash, radix: 16)),
        "items": .strings(seenItems(of: container).map(content.name(of:))),
      ])
  }

  /// The items of a container that are in sight where it was last read.
  private func seenItems(of container: Container) -> [ItemID] {
    view.areas.flatMap(\.seenItems).map(\.item).filter { container.offset(of: $0) != nil }
      .sorted { (container.offset(of: $0) ?? 0) < (container.offset(of: $1) ?? 0) }
  }

  /// Says where the items of each container are at rest, where that changed.
  mutating func tellLayout<Content: InteractiveContent>(_ content: Content) {
    // Rows are many, and most of what happens while nothing moves changes none of them.
    guard trace.setRows(Trace.Rows(cells: cells, lifted: session?.item)) else { return }
    for area in view.areas {
      let hasCells = Content.wiring.collection(area.container)?.handlers.hasCells ?? false
      for (container, seen) in area.seenItemsByContainer(content.model) {
        tell(seen, in: container, hasCells: hasCells, content)
      }
    }
    for container in containersOutOfSight(content.model) {
      tell([], in: container, hasCells: false, content)
    }
  }

  /// The model's containers of which items were last reported, and that are out of sight now: groups that were
  /// folded.
  private func containersOutOfSight(_ model: Model) -> [ContainerID] {
    guard view.hasCollections else { return [] }
    return model.containers.map(\.id).filter { trace.hasLayout(of: $0) && !view.shows($0) }
  }

  private mutating func tell(
    _ seen: [PlacedItem], in container: ContainerID, hasCells: Bool,
    _ content: some InteractiveContent
  ) {
    let parts = hasCells ? seen.map { restingCell(of: $0.item, content)?.parts ?? [] } : []
    let hash = parts.allSatisfy(\.isEmpty) ? nil : parts.toldHash
    guard trace.setLayout(seen, parts: hash, of: container) else { return }
    let items = seen.enumerated().map { index, item in
      JSONValue.object(
        [
          JSONField("id", .string(content.name(of: item.item))),
          JSONField("frame", .integers(item.frame.pixels)),
        ] + (hasCells ? parts[index].told : []))
    }
    call("layout", ["container": .string(container.name), "items": .array(items)])
  }

  /// Asks for the mouse pointer that fits.
  mutating func showCursor(_ content: some InteractiveContent) {
    let fitting = fittingCursor(content)
    guard fitting != cursor else { return }
    cursor = fitting
    trace.append([.showCursor(fitting)])
  }

  private func fittingCursor(_ content: some InteractiveContent) -> Cursor {
    if let pointer = session?.pointer, pointer != .keyboard {
      return session?.operation?.endReason == .refused ? .forbidden : .grabbing
    }
    return hovered.map { content.cursor(over: $0) } ?? .arrow
  }
}

extension [CellPart] {
  /// The parts by their names, where there are any.
  fileprivate var told: [JSONField] {
    let fields = map { JSONField($0.name, .integers($0.frame.pixels)) }
    return fields.isEmpty ? [] : [JSONField("parts", .object(fields))]
  }
}

extension [[CellPart]] {
  /// A hash of what is told of the parts of rows.
  fileprivate var toldHash: UInt64 {
    var writer = CanonicalWriter.hashing
    for parts in self {
      parts.map(\.name).encode(into: &writer)
      for part in parts { part.frame.encode(into: &writer) }
    }
    return writer.stableHash
  }
}

extension Rect {
  /// The rectangle in whole pixels: left, top, width, height.
  fileprivate var pixels: [Int] { [minX.pixels, minY.pixels, width.pixels, height.pixels] }
}

extension Point {
  /// The point in whole pixels.
  var pixels: [Int] { [x.pixels, y.pixels] }
}
