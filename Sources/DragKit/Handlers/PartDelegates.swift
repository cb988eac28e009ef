/// The drop delegate of a part of the content, seen from the whole.
struct PartDropDelegate<Whole, Part>: DropDelegate {
  let part: any DropDelegate<Part>
  let path: SendablePath<Whole, Part>

  func validateDrop(info: DropInfo, content: inout Whole) -> Bool {
    part.validateDrop(info: info, content: &content[keyPath: path])
  }

  func dropEntered(info: DropInfo, content: inout Whole) {
    part.dropEntered(info: info, content: &content[keyPath: path])
  }

  func dropUpdated(info: DropInfo, content: inout Whole) -> DropProposal? {
    part.dropUpdated(info: info, content: &content[keyPath: path])
  }

  func dropExited(info: DropInfo, content: inout Whole) {
    part.dropExited(info: info, content: &content[keyPath: path])
  }

  func performDrop(info: DropInfo, content: inout Whole) -> Bool {
    part.performDrop(info: info, content: &content[keyPath: path])
  }
}

/// The touch responder of a part of the content, seen from the whole.
struct PartTouchResponder<Whole, Part>: TouchResponder {
  let part: any TouchResponder<Part>
  let path: SendablePath<Whole, Part>

  func touchesBegan(_ touches: [Touch], content: inout Whole) {
    part.touchesBegan(touches, content: &content[keyPath: path])
  }

  func touchesMoved(_ touches: [Touch], content: inout Whole) {
    part.touchesMoved(touches, content: &content[keyPath: path])
  }

  func touchesEnded(_ touches: [Touch], content: inout Whole) {
    part.touchesEnded(touches, content: &content[keyPath: path])
  }

  func touchesCancelled(_ touches: [Touch], content: inout Whole) {
    part.touchesCancelled(touches, content: &content[keyPath: path])
  }
}
