internal import DragFrameIO
package import DragGeometry
internal import DragKit
package import PlaygroundScenes
package import RecordingTools

extension Session {
  /// Where the first of what was played comes to something else than was recorded.
  package var playedDivergence: Divergence<Playground>? {
    firstDivergence ?? playback?.divergence
  }

  /// Returns whether a file looks like a recording.
  package func canOpen(_ path: String) -> Bool { Recording.isRecognized(at: path) }

  /// Opens a recording that somebody brought to the window, in the player.
  ///
  /// A file that is none, or is damaged, is told in words; everything else stays as it is.
  package mutating func open(_ path: String, at now: Microseconds) {
    clock = now
    // What is being written has to be whole before it can be read.
    if recording?.path == path { stopRecording() }
    play(path)
  }

  mutating func replayLast() {
    stopRecording()
    guard let path = lastRecording else {
      notice = Notice(.nothingRecorded, at: clock)
      return
    }
    notice = nil
    play(path)
  }

  private mutating func play(_ path: String) {
    do throws(FileError) {
      var opened = try Playback(
        try Recording(contentsOf: path), file: path, speed: .one, at: clock)
      // Who opens a recording wants to look at it, also when it has come to its end.
      opened.isTouched = true
      // What was said of a file before this one is no longer asked for.
      if notice?.word == .noReplay { notice = nil }
      stopRecording()
      if playback == nil { stepAside() }
      firstDivergence = playedDivergence
      (playback, bar) = (opened, PlayerBar(modifiers: bar.modifiers))
    } catch {
      // There is little room, and who brought the file knows where it lies.
      var told = error
      told.file = fileName(of: path)
      notice = Notice(.noReplay, "\(told)", at: clock)
    }
  }

  /// The world hears nothing of its pointers from now on, as when the window loses its focus.
  private mutating func stepAside() {
    missed = Missed()
    bar = PlayerBar(modifiers: playground.interaction.modifiers)
    shownCursor = .arrow
    take(playground.apply(InputEvent(time: playground.now, .focusLost)))
  }
}

// While a recording is played.
extension Session {
  /// Plays on, and does what is asked of the player.
  mutating func watch(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    playOn(until: now)
    var (rest, held) = (events[...], PlayerCommand?.none)
    while playback != nil, let event = rest.popFirst() {
      missed.note(event.kind)
      guard let command = command(event.kind) else { continue }
      // Of many places to which the playhead is dragged in one turn, only the last is gone to.
      if case .hold = command { held = command } else { perform(held.take(), then: command, now) }
    }
    if let held { playback?.perform(held, at: now) }
    guard let playback else {
      return [.showCursor(playground.interaction.cursor)] + live(Array(rest), until: now)
    }
    guard !playback.stays, playback.isOver(at: now) else { return cursorRequests() }
    endPlayback(at: now)
    return [.showCursor(playground.interaction.cursor)]
  }

  private mutating func playOn(until now: Microseconds) {
    guard let output = playback?.advance(to: now) else { return }
    // The trace of a session tells of its own world, not of another time's.
    if endsWithPlayback { output.calls.forEach(surroundings.trace) }
  }

  private mutating func command(_ kind: InputEvent.Kind) -> PlayerCommand? {
    guard let playback else { return nil }
    return bar.note(kind, playerLayout, playback.timeline)
  }

  private mutating func perform(
    _ held: PlayerCommand?, then command: PlayerCommand, _ now: Microseconds
  ) {
    if let held { playback?.perform(held, at: now) }
    switch command {
    case .takeOver: takeOver(at: now)
    case .close: endPlayback(at: now)
    default: playback?.perform(command, at: now)
    }
  }

  /// The mouse pointer, where it should look otherwise than before.
  private mutating func cursorRequests() -> [Request] {
    let cursor = bar.cursor(playerLayout)
    guard cursor != shownCursor else { return [] }
    shownCursor = cursor
    return [.showCursor(cursor)]
  }

  /// Where the player is: it leaves the inspector, and the calls in it, to be seen.
  var playerLayout: PlayerBarLayout {
    let chrome = seen.content.chrome
    let whole = Rect(origin: .zero, size: window)
    let words = TextMetrics.width(of: chrome.text(.takeOver), in: .strongLabel)
    return PlayerBarLayout(
      in: chrome.window == window ? chrome.layout.besideInspector : whole, at: bar.place,
      takeOverWidth: words)
  }

  private mutating func endPlayback(at now: Microseconds) {
    firstDivergence = playedDivergence
    if let divergence = playback?.player.divergence {
      notice = Notice(.diverged, "\(divergence)", at: now)
    }
    playback = nil
    // The world goes on from where it stood aside; it never learns of the time between.
    pause = now - playground.now
    for kind in missed.kinds {
      take(playground.apply(InputEvent(time: playground.now, kind)))
    }
  }
}

// From a playback to a session.
extension Session {
  /// Ends the playback, goes on from what is seen, and records that.
  private mutating func takeOver(at now: Microseconds) {
    guard let ended = playback else { return }
    firstDivergence = playedDivergence
    (playback, endsWithPlayback) = (nil, false)
    playground = ended.player.world.at(scale)
    pause = now - playground.now
    playground.presentation.forEach(surroundings.trace)
    adopt()
    // The recording begins with the world as it now is, and with nothing that came before.
    unrecorded = Output()
    startRecording()
  }

  /// Ends what the recorded pointers were doing, and tells the world of the window as it is.
  private mutating func adopt() {
    for touch in playground.interaction.touches { happen(.pointerCancelled(touch.touch.id)) }
    if playground.content.chrome.window != window { happen(.windowResized(window)) }
    if playground.interaction.modifiers != bar.modifiers {
      happen(.modifiersChanged(bar.modifiers))
    }
    happen(bar.mouse.map { .pointerMoved(.mouse, to: $0, isDown: false) } ?? .pointerLeft)
  }

  private mutating func happen(_ kind: InputEvent.Kind) {
    take(playground.apply(InputEvent(time: playground.now, kind)))
  }
}

/// What stays true after a playback: the window's size and the keys that are held.
struct Missed {
  private var size: InputEvent.Kind?
  private var modifiers: InputEvent.Kind?

  /// The events to make up for.
  var kinds: [InputEvent.Kind] { [size, modifiers].compactMap(\.self) }

  mutating func note(_ kind: InputEvent.Kind) {
    switch kind {
    case .windowResized: size = kind
    case .modifiersChanged: modifiers = kind
    default: break
    }
  }
}
