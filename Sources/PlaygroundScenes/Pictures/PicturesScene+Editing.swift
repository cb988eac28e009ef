internal import DragKit
internal import PlaygroundUI

// MARK: - The edited title
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
}
