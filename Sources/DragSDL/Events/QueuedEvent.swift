internal import CSDL2

/// An event that waits to be translated.
enum QueuedEvent {
  case sdl(SDL_Event)
  /// An event of the mouse or a finger that SDL did not report.
  case seat(RawEvent)

  /// Releases the memory of an event that was translated; only a long composed text has some.
  func free() {
    guard case .sdl(let event) = self, event.type == SDL_TEXTEDITING_EXT.rawValue else { return }
    SDL_free(event.editExt.text)
  }

  /// The event that a seat reports as well; `nil` for others.
  fileprivate var reported: SeatEvent? {
    guard case .sdl(let event) = self else { return nil }
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN, SDL_KEYUP: return event.key.repeat == 0 ? .key : nil
    case SDL_WINDOWEVENT:
      let isLoss = Int(event.window.event) == Int(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)
      return isLoss ? .focusLost : nil
    default: return nil
    }
  }
}

enum SeatEvent: Hashable {
  case pointer(RawEvent)
  /// A key was pressed or released; the event itself is SDL's.
  case key
  /// The window has lost the keyboard; the event itself is SDL's.
  case focusLost
}

extension [QueuedEvent] {
  /// Merges the events of a seat into those of SDL, in the order in which they happened.
  ///
  /// The two queues have no times in common, but each key and each loss of the focus is in both. Other events of
  /// SDL, such as those of the window, come as early as possible.
  mutating func merge(_ seat: [SeatEvent]) {
    guard !seat.isEmpty else { return }
    var rest = self[...]
    self = []
    func take(_ number: Int) {
      append(contentsOf: rest.prefix(number))
      rest = rest.dropFirst(number)
    }
    func takeUnreported() { take(rest.prefix { $0.reported == nil }.count) }
    takeUnreported()
    for event in seat {
      if case .pointer(let raw) = event {
        append(.seat(raw))
        continue
      }
      // SDL's event can be late, and is then in the next turn.
      guard let index = rest.firstIndex(where: { $0.reported == event }) else { continue }
      take(index + 1 - rest.startIndex)
      takeUnreported()
    }
    append(contentsOf: rest)
  }
}
