internal import CSDL2

/// A drop that SDL received.
struct DroppedFile {
  /// The file's path; `nil` if something else was dropped.
  let path: String?

  /// Takes the contents of an event; `nil` if it is no drop.
  init?(_ event: SDL_Event) {
    let isFile = event.type == SDL_DROPFILE.rawValue
    guard isFile || event.type == SDL_DROPTEXT.rawValue, let words = event.drop.file else {
      return nil
    }
    // NB: The receiver of the event frees the text (SDL_events.h).
    defer { SDL_free(words) }
    path = isFile ? String(cString: words) : nil
  }
}
