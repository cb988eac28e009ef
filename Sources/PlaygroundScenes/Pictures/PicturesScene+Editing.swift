internal import DragKit
internal import PlaygroundUI

// MARK: - The edited title, and the large view
extension PicturesScene {
  mutating func beginEditing(_ item: ItemID) {
    guard canChange, model.position(of: item) != nil else { return }
    editor = TitleEditor(
      item: item, text: model.title(of: item) ?? defaultTitle(of: item) ?? "",
      in: titleFrame(in: Rect(origin: .zero, size: size(of: item))))
  }

  /// The frame of the typed title, below a tile's picture.
  func titleFrame(in frame: Rect) -> Rect {
    let width = max(frame.width, 120)
    return Rect(
      x: frame.center.x - width / 2, y: frame.maxY - Self.captionHeight, width: width, height: 24)
  }

  func showsTitleAtBottom(of item: ItemID) -> Bool { size(of: item).height > bounds.height }

  mutating func finishEditing() {
    guard let editor else { return }
    self.editor = nil
    let typed = editor.text
    let title =
      typed.allSatisfy(\.isWhitespace) || typed == defaultTitle(of: editor.item) ? nil : typed
    model.setTitle(title, of: editor.item)
  }

  /// The title of a picture without a name from the user; `nil` for a group.
  private func defaultTitle(of item: ItemID) -> String? { picture(of: item)?.fileName }

  mutating func edit(with key: Key, _ modifiers: Modifiers) {
    switch key {
    case .escape: editor = nil
    case .enter, .tab: finishEditing()
    default: editor?.press(key, modifiers)
    }
  }

  // MARK: - The large view

  mutating func turn(_ item: ItemID, with key: Key) {
    switch key {
    case .escape, .space, .enter: enlarged = nil
    case .left, .up: enlarged = neighbour(of: item, by: -1) ?? item
    case .right, .down: enlarged = neighbour(of: item, by: 1) ?? item
    default: break
    }
    if let enlarged { selection.select(enlarged) }
  }

  private func neighbour(of item: ItemID, by step: Int) -> ItemID? {
    guard let position = model.position(of: item), let container = model[position.container] else {
      return nil
    }
    var offset = position.offset + step
    while let next = container.item(at: offset) {
      if picture(of: next) != nil { return next }
      offset += step
    }
    return nil
  }
}
