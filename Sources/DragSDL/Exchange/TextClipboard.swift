internal import CSDL2
internal import DragEvents
internal import DragGeometry

/// The clipboard as SDL has it, for text only: all that is exchanged if the display server is neither X11 nor Wayland.
final class TextClipboard: Clipboard, Exchange {
  var reader = ClipboardReader()
  var events: [ClipboardContents] = []

  var target: (any DropTarget)? { nil }
  var source: (any DragSource)? { nil }
  var clipboard: (any Clipboard)? { self }
  var parts: [any ExchangePart] { [self] }
  var connections: [any EventSource] { [] }

  /// An answer is there at once, and would not end the program's sleep.
  var deadline: Microseconds? { hasEvents ? .zero : nil }

  var hasEvents: Bool { !events.isEmpty }

  func advance(to now: Microseconds) {}

  /// The text of any program, which SDL has at once.
  var data: [DragData] {
    let text = Self.text
    return text.isEmpty ? [] : DragData.texts(text)
  }

  func copy(_ data: [DragData]) {
    let text = data.first { $0.type.hasPrefix("text/plain") || $0.type == "text/uri-list" }
    SDL_SetClipboardText(text.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")
  }

  func list(at now: Microseconds) -> [ClipboardReader.Step] { reader.listed([], at: now) }

  func read(_ type: String, at now: Microseconds) -> [ClipboardReader.Step] {
    reader.received(.refused, at: now)
  }

  func endReading() {}

  /// The text that SDL reads from the clipboard; it waits for it only some milliseconds.
  static var text: String {
    let text = SDL_GetClipboardText()
    defer { SDL_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }
}
