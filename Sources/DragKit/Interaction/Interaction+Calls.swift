internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

extension Interaction {
  /// Makes a call known.
  mutating func call(_ name: String, _ fields: KeyValuePairs<String, JSONValue> = [:]) {
    output.calls.append(Call(at: now, name, fields))
  }

  /// Says the order of each container of the model whose order changed.
  mutating func tellOrders(_ content: some InteractiveContent) {
    for container in content.model.containers
    where view.toldOrders[container.id] != container.orderHash {
      view.toldOrders[container.id] = container.orderHash
      call(
        "order",
        [
          "container": .string(container.id.name),
          "items": .strings(container.items.map(content.name(of:))),
        ])
    }
  }

  /// Says where the items of each area are at rest, where that changed.
  mutating func tellLayout(_ content: some InteractiveContent) {
    for area in view.areas where view.toldAreas[area.container] != area.items {
      view.toldAreas[area.container] = area.items
      let items = area.items.map { item in
        JSONValue.object([
          JSONField("id", .string(content.name(of: item.item))),
          JSONField("frame", .integers(item.frame.pixels)),
        ])
      }
      call("layout", ["container": .string(area.container.name), "items": .array(items)])
    }
  }

  /// Asks for the mouse pointer that fits.
  mutating func showCursor(_ content: some InteractiveContent) {
    let fitting = fittingCursor(content)
    guard fitting != cursor else { return }
    cursor = fitting
    output.requests.append(.showCursor(fitting))
  }

  private func fittingCursor(_ content: some InteractiveContent) -> Cursor {
    if let session { return session.operation == .forbidden ? .forbidden : .grabbing }
    return hovered.map { content.cursor(over: $0) } ?? .arrow
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
