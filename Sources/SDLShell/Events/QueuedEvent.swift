internal import CSDL2

/// An event that waits to be translated.
enum QueuedEvent {
  case sdl(SDL_Event)
  /// An event of the mouse or a finger that SDL did not report.
  case seat(RawEvent)

  /// Whether it is SDL's event of a key that was pressed or released, not repeated.
  fileprivate var isKey: Bool {
    guard case .sdl(let event) = self else { return false }
    let isKey = event.type == SDL_KEYDOWN.rawValue || event.type == SDL_KEYUP.rawValue
    return isKey && event.key.repeat == 0
  }
}

/// An event of a seat.
enum SeatEvent: Hashable {
  case pointer(RawEvent)
  /// A key was pressed or released; the event itself is SDL's.
  case key
}

extension [QueuedEvent] {
  /// Merges SDL's events and those of a seat in the order in which they happened.
  ///
  /// The two queues have no times in common, but each key is in both. Other events of SDL, such as those of the
  /// window, come as early as possible.
  init(_ sdl: [SDL_Event], _ seat: [SeatEvent]) {
    guard !seat.isEmpty else {
      self = sdl.map(QueuedEvent.sdl)
      return
    }
    self = []
    var rest = sdl.map(QueuedEvent.sdl)[...]
    func takeUntilKey() -> ArraySlice<QueuedEvent> {
      let before = rest.prefix { !$0.isKey }
      rest = rest.dropFirst(before.count)
      return before
    }
    append(contentsOf: takeUntilKey())
    for event in seat {
      switch event {
      case .pointer(let raw): append(.seat(raw))
      case .key:
        // The key's own event can be late, and is then in the next turn.
        append(contentsOf: rest.prefix(1))
        rest = rest.dropFirst()
        append(contentsOf: takeUntilKey())
      }
    }
    append(contentsOf: rest)
  }
}
