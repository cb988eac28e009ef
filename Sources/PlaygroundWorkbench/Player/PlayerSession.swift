internal import DragDrawing
internal import DragEvents
internal import DragGeometry
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import RecordingTools

/// A playback in the player, with the player's bar.
///
/// While it lasts, the playground does not advance.
final class PlayerSession {
  private(set) var playback: Playback
  private(set) var bar: Hosted<PlayerBar>
  /// The messages that arrived during the playback, for the playground after it.
  private(set) var deferredMessages: [InputEvent.Kind] = []
  private var cursor = Cursor.arrow
  private let takeOverWidth: Length
  private let drawings = DrawingCache()

  /// Opens the player in a window; `chrome` is the user's, and sets the language.
  init(
    _ playback: Playback, in window: Size, _ chrome: Chrome, _ modifiers: Modifiers,
    at now: Microseconds
  ) {
    self.playback = playback
    takeOverWidth = TextMetrics.width(
      of: chrome.text(LocalizedString("take-over")), in: .strongLabel)
    bar = Self.makeBar(of: playback, in: window, modifiers, at: now)
    layOut()
  }

  /// Plays another recording instead.
  func open(_ playback: Playback, at now: Microseconds) {
    self.playback = playback
    bar = Self.makeBar(of: playback, in: window, bar.interaction.modifiers, at: now)
    layOut()
  }

  private static func makeBar(
    of playback: Playback, in window: Size, _ modifiers: Modifiers, at now: Microseconds
  ) -> Hosted<PlayerBar> {
    var bar = Hosted(PlayerBar(playback.timeline, in: window))
    bar.handle(InputEvent(time: now, .modifiersChanged(modifiers)))
    return bar
  }

  private var window: Size { bar.content.window }

  private func layOut() {
    let (width, look) = (takeOverWidth, playback.look)
    bar.change { $0.layOut(takeOverWidth: width, look) }
  }
}

extension PlayerSession {
  /// The requests of a turn, and the end of the playback with the events after it, if it ends.
  struct Turn {
    var requests: [Request] = []
    var end: End?
    var rest: ArraySlice<InputEvent> = []
  }

  enum End {
    case closed, takenOver
  }

  func advance(to now: Microseconds) -> Output { playback.advance(to: now) }

  func turn(_ events: [InputEvent], in window: Size, until now: Microseconds) -> Turn {
    if window != self.window {
      bar.change { $0.window = window }
      layOut()
    }
    var (turn, hold) = (Turn(rest: events[...]), PlayerCommand?.none)
    while let event = turn.rest.popFirst() {
      switch event.kind {
      // Refuse a drop; if its file is a recording, the loop opens it.
      case .incomingDrag(.released): turn.requests.append(.incomingDrag(.finished(nil)))
      case .messageReceived: deferredMessages.append(event.kind)
      case .keyPressed(let key):
        // Send the message from here, because the playground does not advance.
        if let message = Shortcut.message(for: key, bar.interaction.modifiers) {
          turn.requests.append(.send(message))
          continue
        }
      default: break
      }
      for command in commands(for: event) {
        // Show only the last of several successive playhead positions.
        if case .hold = command {
          hold = command
          continue
        }
        if let hold = hold.take() { playback.perform(hold, at: now) }
        switch command {
        case .takeOver: turn.end = .takenOver
        case .close: turn.end = .closed
        default: playback.perform(command, at: now)
        }
        if turn.end != nil { return turn }
      }
    }
    if let hold { playback.perform(hold, at: now) }
    layOut()
    if playback.isOver(at: now) { turn.end = .closed }
    guard turn.end == nil, bar.interaction.cursor != cursor else { return turn }
    cursor = bar.interaction.cursor
    turn.requests.append(.showCursor(cursor))
    return turn
  }

  /// Handles an event; returns the player commands that it causes.
  private func commands(for event: InputEvent) -> [PlayerCommand] {
    let modifiers = bar.interaction.modifiers
    bar.change { $0.note(event.kind, modifiers) }
    if case .keyPressed = event.kind {} else { bar.handle(event) }
    layOut()
    return bar.take(\.commands)
  }
}

// MARK: - The player in the window
extension PlayerSession {
  var layout: PlayerBarLayout { bar.content.layout }

  var viewport: PlaybackViewport {
    PlaybackViewport(playback.player.world.content.chrome.window, in: stageRoom)
  }

  /// The part of the window above or below the docked player.
  var stageRoom: Rect {
    let whole = Rect(origin: .zero, size: window)
    let card = PlayerBarLayout.card(in: whole, at: bar.content.edge)
    let (top, bottom) =
      card.center.y < whole.center.y
      ? (card.maxY + 12, whole.maxY) : (whole.minY, card.minY - 12)
    return Rect(x: whole.minX, y: top, width: whole.width, height: max(bottom - top, 1))
  }

  var badgeRoom: Rect {
    let card = layout.card
    let above = card.minY - 24
    let height = min(max(max(above, window.height - card.maxY - 24), 1), 82)
    let y = above < height ? card.maxY + 12 : card.minY - 12 - height
    return Rect(x: card.minX, y: y, width: min(card.width, 420), height: height)
  }

  /// Draws the guide, the pointers and the player over the played frame; `chrome` is the user's.
  func draw(_ guide: Guide?, _ chrome: Chrome, on canvas: inout Canvas) {
    let (world, viewport) = (playback.player.world, viewport)
    if let guide {
      canvas.group(alpha: .one, viewport.transform) { guide.draw(into: world, on: &$0) }
    }
    canvas.begin(.playedPointers)
    canvas.draw(
      playback.player.pointers, along: playback.timeline.turns, at: playback.position,
      in: viewport)
    let played = world.content.chrome
    let drawing = PlayerBarDrawing(
      bar: bar, playback: playback, chrome: chrome, newestCall: played.newestCall,
      // Below 75 %, show the newest call: the recorded call list is too small to read.
      showsCalls: !played.showsCalls || viewport.transform.scale < .percent(75))
    drawing.draw(on: &canvas, reusing: drawings)
    guard bar.content.showsKeys else { return }
    var keys = bar.canvas(chrome.theme, chrome.language, window: window)
    keys.draw(PlayerKeys.overlay(in: stageRoom), as: ScreenPart.playerKeys.rawValue)
    canvas.begin(.playerKeys)
    canvas.draw(keys.operations)
  }
}
