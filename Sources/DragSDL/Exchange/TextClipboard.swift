internal import CSDL2
internal import DragEvents
internal import DragGeometry

/// The clipboard as SDL has it, for text only: all that is exchanged if the display server is neither X11 nor Wayland.
final class TextClipboard: Clipboard, Exchange {
  private var contents: [ClipboardContents] = []

  var target: (any DropTarget)? { nil }
  var source: (any DragSource)? { nil }
  var clipboard: (any Clipboard)? { self }
  var parts: [any ExchangePart] { [self] }
  var connections: [any EventSource] { [] }

  /// An answer is there at once, and would not end the program's sleep.
  var deadline: Microseconds? { hasEvents ? .zero : nil }

  var hasEvents: Bool { !contents.isEmpty }

  func receive(at now: Microseconds) {}

  func advance(to now: Microseconds) {}

  func perform(_ request: ClipboardRequest, at now: Microseconds) {
    switch request {
    case .write(let data):
      let text = data.first { $0.type.hasPrefix("text/plain") || $0.type == "text/uri-list" }
      SDL_SetClipboardText(text.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")
    case .read(let types):
      let words = Self.text
      contents.append(ClipboardContents(types, of: words.isEmpty ? [] : DragData.texts(words)))
    }
  }

  /// The text that SDL reads from the clipboard; it waits for it only some milliseconds.
  static var text: String {
    let text = SDL_GetClipboardText()
    defer { SDL_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  func takeEvents() -> [ClipboardContents] {
    defer { contents = [] }
    return contents
  }
}
