internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// A page on which the user edits the title of an item in place.
protocol TitleEditingScene: PlaygroundScene {
  var editor: TitleEditor? { get set }
  /// Returns the frame of the text field in the frame of its item.
  func titleFrame(in frame: Rect) -> Rect
  mutating func setTitle(typed title: String, of item: ItemID)
}

extension TitleEditingScene {
  mutating func finishEditing() {
    guard let editor else { return }
    self.editor = nil
    setTitle(typed: editor.text, of: editor.item)
  }

  /// Handles a key while a title is edited.
  ///
  /// - Returns: Whether the key was for the title.
  mutating func edit(with key: Key, _ modifiers: Modifiers) -> Bool {
    switch key {
    case _ where editor == nil: return false
    case .escape where editor?.composed.isEmpty == false: editor?.compose("")
    case .escape: editor = nil
    case .enter, .tab: finishEditing()
    default: editor?.press(key, modifiers)
    }
    return true
  }

  /// Draws the text field of an item whose title is edited.
  func drawEditor(of element: SceneElement, on canvas: inout Canvas) {
    guard let editor, editor.item == element.item else { return }
    canvas.begin(.hint, element.item.rawValue)
    editor.draw(in: titleFrame(in: element.unscaledFrame), on: &canvas)
  }
}

extension ItemHandlers where Content: TitleEditingScene {
  /// Adds the handlers for typing and for selecting text in the edited title.
  mutating func editTitle() {
    onTextInput { page, _, text in
      page.editor?.insert(text)
    } onEnd: { page, _ in
      page.finishEditing()
    }
    onTextComposition { page, _, text in
      page.editor?.compose(text)
    }
    onTextSelection { page, event in
      let field = page.titleFrame(in: event.frame)
      page.editor?.select(event, in: field)
    }
  }
}
