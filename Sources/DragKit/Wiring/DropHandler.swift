internal import DragGeometry
internal import DragModel

/// What an item does when something is dropped on it.
struct DropHandler<Content>: Sendable {
  typealias SetTargeted = @Sendable (inout Content, Bool) -> Void

  let types: [ContentType]
  let isTargeted: SetTargeted?
  let delegate: @Sendable (ItemID) -> any DropDelegate<Content>

  init(types: [ContentType], delegate: any DropDelegate<Content>) {
    self.init(types: types, isTargeted: nil) { _ in delegate }
  }

  init(
    types: [ContentType], isTargeted: SetTargeted?,
    delegate: @escaping @Sendable (ItemID) -> any DropDelegate<Content>
  ) {
    (self.types, self.isTargeted, self.delegate) = (types, isTargeted, delegate)
  }

  func lifted<Whole>(along path: SendablePath<Whole, Content>) -> DropHandler<Whole> {
    var setWhole: DropHandler<Whole>.SetTargeted?
    if let isTargeted { setWhole = { content, flag in isTargeted(&content[keyPath: path], flag) } }
    return DropHandler<Whole>(types: types, isTargeted: setWhole) { [delegate] item in
      PartDropDelegate(part: delegate(item), path: path)
    }
  }
}

// The five calls of the delegate of an item.
extension DropHandler {
  func validateDrop(on item: ItemID, _ info: DropInfo, _ content: inout Content) -> Bool {
    let delegate = delegate(item)
    return delegate.validateDrop(info: info, content: &content)
  }

  func dropEntered(_ item: ItemID, _ info: DropInfo, _ content: inout Content) {
    let delegate = delegate(item)
    delegate.dropEntered(info: info, content: &content)
  }

  func dropUpdated(over item: ItemID, _ info: DropInfo, _ content: inout Content) -> DropProposal? {
    let delegate = delegate(item)
    return delegate.dropUpdated(info: info, content: &content)
  }

  func dropExited(_ item: ItemID, _ info: DropInfo, _ content: inout Content) {
    let delegate = delegate(item)
    delegate.dropExited(info: info, content: &content)
  }

  func performDrop(on item: ItemID, _ info: DropInfo, _ content: inout Content) -> Bool {
    let delegate = delegate(item)
    return delegate.performDrop(info: info, content: &content)
  }
}

/// The delegate behind the forms of `onDrop` that take a closure.
struct ClosureDropDelegate<Content>: DropDelegate {
  let types: [ContentType]
  let action: @Sendable (inout Content, [ItemProvider], Point) -> Bool

  func performDrop(info: DropInfo, content: inout Content) -> Bool {
    action(&content, info.itemProviders(for: types), info.location)
  }
}
