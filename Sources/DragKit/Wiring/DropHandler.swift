internal import DragGeometry
internal import DragModel

/// What an item does when something is dropped on it.
struct DropHandler<Content>: Sendable {
  typealias SetTargeted = @Sendable (inout Content, Bool) -> Void

  let types: [ContentType]
  let isTargeted: SetTargeted?
  let delegate: @Sendable (ItemID) -> AnyDropDelegate<Content>

  func lifted<Whole>(along path: SendablePath<Whole, Content>) -> DropHandler<Whole> {
    var setWhole: DropHandler<Whole>.SetTargeted?
    if let isTargeted { setWhole = { content, flag in isTargeted(&content[keyPath: path], flag) } }
    return DropHandler<Whole>(types: types, isTargeted: setWhole) { [delegate] item in
      delegate(item).lifted(along: path)
    }
  }
}

/// A drop delegate of any type, for one type of content.
struct AnyDropDelegate<Content>: Sendable {
  let validateDrop: @Sendable (DropInfo, inout Content) -> Bool
  let dropEntered: @Sendable (DropInfo, inout Content) -> Void
  let dropUpdated: @Sendable (DropInfo, inout Content) -> DropProposal?
  let dropExited: @Sendable (DropInfo, inout Content) -> Void
  let performDrop: @Sendable (DropInfo, inout Content) -> Bool

  init<Delegate: DropDelegate<Content>>(_ delegate: Delegate) {
    validateDrop = { delegate.validateDrop(info: $0, content: &$1) }
    dropEntered = { delegate.dropEntered(info: $0, content: &$1) }
    dropUpdated = { delegate.dropUpdated(info: $0, content: &$1) }
    dropExited = { delegate.dropExited(info: $0, content: &$1) }
    performDrop = { delegate.performDrop(info: $0, content: &$1) }
  }

  func lifted<Whole>(
    along path: SendablePath<Whole, Content>
  ) -> AnyDropDelegate<Whole> {
    AnyDropDelegate<Whole>(PartDropDelegate(part: self, path: path))
  }
}

/// The delegate of a part of the content, seen from the whole.
private struct PartDropDelegate<Whole, Part>: DropDelegate {
  let part: AnyDropDelegate<Part>
  let path: SendablePath<Whole, Part>

  func validateDrop(info: DropInfo, content: inout Whole) -> Bool {
    part.validateDrop(info, &content[keyPath: path])
  }

  func dropEntered(info: DropInfo, content: inout Whole) {
    part.dropEntered(info, &content[keyPath: path])
  }

  func dropUpdated(info: DropInfo, content: inout Whole) -> DropProposal? {
    part.dropUpdated(info, &content[keyPath: path])
  }

  func dropExited(info: DropInfo, content: inout Whole) {
    part.dropExited(info, &content[keyPath: path])
  }

  func performDrop(info: DropInfo, content: inout Whole) -> Bool {
    part.performDrop(info, &content[keyPath: path])
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
