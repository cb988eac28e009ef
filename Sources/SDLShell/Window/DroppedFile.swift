internal import CSDL2

/// What SDL hands over with a drop, which has to be given back.
struct DroppedFile {
  /// The file's path; nothing where what was dropped is no file.
  let path: String?

  /// Takes what an event of a drop carries; nothing where it is another event.
  init?(_ event: SDL_Event) {
    let isFile = event.type == SDL_DROPFILE.rawValue
    guard isFile || event.type == SDL_DROPTEXT.rawValue, let words = event.drop.file else {
      return nil
    }
    // NB: SDL has allocated the words for whoever takes the event (SDL_events.h).
    defer { SDL_free(words) }
    path = isFile ? String(cString: words) : nil
  }
}
