internal import CSDL2
internal import DragEvents

final class CursorSet {
  private var made: [DragEvents.Cursor: OpaquePointer] = [:]
  private var shown = DragEvents.Cursor.arrow

  deinit {
    for cursor in made.values { SDL_FreeCursor(cursor) }
  }

  func show(_ cursor: DragEvents.Cursor) {
    guard cursor != shown, let pointer = made[cursor] ?? SDL_CreateSystemCursor(cursor.sdl) else {
      return
    }
    made[cursor] = pointer
    shown = cursor
    SDL_SetCursor(pointer)
  }
}

extension DragEvents.Cursor {
  fileprivate var sdl: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .grabbing: SDL_SYSTEM_CURSOR_SIZEALL
    case .forbidden: SDL_SYSTEM_CURSOR_NO
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    }
  }
}
