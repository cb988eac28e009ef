package import DragKit

extension ColoursScene {
  static let handlers = DropTargetID.allCases.reduce(tiles) { registry, target in
    registry.item(target.id) { item in
      switch target {
      case .copy, .forbidden, .cancel, .images:
        item.onDrop(of: target.types) { _ in TargetDropDelegate(target: target) }
      case .closure:
        item.onDrop(of: target.types, isTargeted: \ColoursScene.isClosureTargeted) {
          scene, providers in
          scene.receivedText = providers.first.map { scene.receive($0.text) }
          return true
        }
      case .closurePlace:
        item.onDrop(of: target.types, isTargeted: \ColoursScene.isClosurePlaceTargeted) {
          scene, _, place in
          scene.receivedPlace = scene.receive(place)
          return true
        }
      }
    }
  }

  private static let tiles = HandlerRegistry<ColoursScene>()
    .items(in: column) { tile in
      tile.onDrag(
        { scene, item in scene.beginDragging(item) },
        preview: { scene, item in scene.color(of: item) == nil ? nil : scene.ownOutline },
        while: { $0.style == .lift })
      tile.onDragEnd { scene, _, _ in scene.stopDragging() }
      tile.onDrop(of: [.text]) { TileDropDelegate(tile: $0) }
      tile.onTouches(CarryResponder(), while: { $0.style == .follow })
    }

  private mutating func beginDragging(_ item: ItemID) -> ItemProvider? {
    guard let index = model[Self.column]?.offset(of: item) else { return nil }
    (currentItem, isDragging) = (item, true)
    return ItemProvider(text: String(index), as: [.plainText] + (showsImages ? [.image] : []))
  }

  fileprivate mutating func stopDragging() { (currentItem, isDragging) = (nil, false) }
}

// MARK: - The style Touch

struct CarryResponder: SingleTouchResponder {
  func touchBegan(_ touch: Touch, content scene: inout ColoursScene) {
    guard let item = touch.item, scene.style == .follow,
      !scene.heldTiles.contains(where: { $0.item == item })
    else { return }
    let frame = Rect(origin: .zero, size: scene.column.itemSize)
    scene.heldTiles.append(
      ColoursScene.HeldTile(item: item, pointer: touch.id, frame: frame, location: touch.location))
    touchMoved(touch, content: &scene)
  }

  func touchMoved(_ touch: Touch, content scene: inout ColoursScene) {
    guard let index = scene.heldTiles.index(of: touch) else { return }
    scene.heldTiles[index].follow(touch, in: scene.column, of: scene.tileCount)
  }

  func touchEnded(_ touch: Touch, content scene: inout ColoursScene) {
    guard let held = scene.heldTiles.release(touch), let goal = held.goal else { return }
    scene.move(held.item, toOffset: goal)
  }

  func touchCancelled(_ touch: Touch, content scene: inout ColoursScene) {
    _ = scene.heldTiles.release(touch)
  }
}

// MARK: - The style Drag

/// The `ItemDropDelegate` of the article *SwiftUI onDrag & onDrop*, with a tile instead of its
/// index.
package struct TileDropDelegate: DropDelegate {
  package let tile: ItemID

  package init(tile: ItemID) { self.tile = tile }

  /// Returns whether a tile of the column is dragged; lifting one sets `currentItem`.
  package func validateDrop(info: DropInfo, content: inout ColoursScene) -> Bool {
    content.currentItem != nil
  }

  package func dropUpdated(info: DropInfo, content: inout ColoursScene) -> DropProposal? {
    DropProposal(operation: .move, intent: .insertAtDestination)
  }

  package func dropEntered(info: DropInfo, content: inout ColoursScene) {
    content.isDragging = true
    guard let item = content.currentItem, let column = content.model[ColoursScene.column],
      let from = column.offset(of: item), let index = column.offset(of: tile), from != index
    else { return }
    let toOffset = from < index ? index + 1 : index
    content.model.move(
      fromOffsets: RangeSet(from..<from + 1), toOffset: toOffset, in: ColoursScene.column)
  }

  /// Moves the dragged tile back to its original position if the drag is outside the column.
  package func dropExited(info: DropInfo, content: inout ColoursScene) {
    guard let frame = content.frame(of: tile) else { return }
    let location = frame.origin + (info.location - .zero)
    if !content.column.bounds.contains(location) { content.bringHome() }
  }

  package func performDrop(info: DropInfo, content: inout ColoursScene) -> Bool {
    content.stopDragging()
    return true
  }
}

/// The drop delegate of the targets `copy`, `forbidden`, `cancel` and `images`.
struct TargetDropDelegate: DropDelegate {
  let target: DropTargetID

  /// Returns `false` for data from another program if the target performs drops.
  func validateDrop(info: DropInfo, content: inout ColoursScene) -> Bool {
    !operation(of: info).isPerformed || info.item != nil
  }

  func dropUpdated(info: DropInfo, content: inout ColoursScene) -> DropProposal? {
    DropProposal(operation: operation(of: info))
  }

  func performDrop(info: DropInfo, content: inout ColoursScene) -> Bool {
    guard target == .copy else { return true }
    return info.item.map { content.addCopy(of: $0, asLink: operation(of: info) == .link) } ?? false
  }

  private func operation(of info: DropInfo) -> DropOperation {
    switch target {
    case .forbidden: .forbidden
    case .cancel: .cancel
    case .copy where info.preferredOperation == .link: .link
    default: .copy
    }
  }
}

extension ColoursScene {
  /// Moves the dragged tile, if any, back to its position at the start of the drag.
  fileprivate mutating func bringHome() {
    var before = model
    while before.isInTransaction { before.rollback() }
    guard let item = currentItem, let home = before.position(of: item) else { return }
    move(item, toOffset: home.offset)
  }

  fileprivate mutating func move(_ item: ItemID, toOffset goal: Int) {
    guard let offset = model.position(of: item)?.offset, offset != goal else { return }
    let gap: Gap = offset < goal ? .after(goal) : .before(goal)
    model.move([item], to: InsertionPlace(Self.column, gap))
  }
}

// MARK: - The menu of a tile, and copies

extension ColoursScene {
  static var containersWithMenus: [ContainerID] { [column] }

  func menuEntries(of item: ItemID) -> [Control] { moves(of: item) + [.menuCopy] }

  func itemWithMenu(at place: Point) -> ItemID? {
    guard column.bounds.contains(place) else { return nil }
    return model[Self.column]?.items.first { frame(of: $0)?.contains(place) == true }
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    if entry == .menuCopy { addCopy(of: item) }
    move([item], in: Self.column, by: entry)
    return []
  }

  @discardableResult
  fileprivate mutating func addCopy(of item: ItemID, asLink isLink: Bool = false) -> Bool {
    guard let copy = copy(of: item, infix: isLink ? Self.linkInfix : "-") else { return false }
    return model.insert(copy, at: model.end(of: Self.copies))
  }

  /// Returns a dropped value with a new copy of the dragged tile, if any; the card shows the copy.
  fileprivate mutating func receive<Value>(_ value: Value) -> Received<Value> {
    Received(value: value, copy: currentItem.flatMap { copy(of: $0) })
  }

  private mutating func copy(of item: ItemID, infix: String = "-") -> ItemID? {
    color(of: item).map { color in
      model.registerItem(named: color.rawValue + infix + String(model.itemCount))
    }
  }

  func isLink(_ item: ItemID) -> Bool { model.name(of: item).contains(Self.linkInfix) }

  private static let linkInfix = "-link-"
}
