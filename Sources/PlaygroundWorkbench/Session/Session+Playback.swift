internal import DragEvents
internal import DragKit
internal import DragKitInspection
package import PlaygroundScenes
internal import PlaygroundUI
package import RecordingTools

extension Session {
  package var playedDivergence: Divergence<Playground>? { firstDivergence ?? playback?.divergence }

  package func canOpen(_ path: String) -> Bool { Recording.isRecognized(at: path) }

  package mutating func open(_ path: String, atTime now: Microseconds) {
    clock = now
    // The current recording must be complete before it can be read.
    if recording?.path == path { stopRecording() }
    play(path)
  }

  mutating func replayLast() {
    stopRecording()
    guard let path = environment.newestRecording(lastRecordingPath) else {
      notice = Notice(.nothingRecorded, at: clock)
      return
    }
    replay(path)
  }

  mutating func replay(_ path: String) {
    notice = nil
    play(path)
  }

  private mutating func play(_ path: String) {
    do throws(FileError) {
      var opened = try Playback(
        try Recording(contentsOf: path), file: path, speed: .one, at: clock)
      opened.closesAtEnd = false
      if notice?.cause == .noReplay { notice = nil }
      stopRecording()
      if playback == nil { suspend() }
      firstDivergence = playedDivergence
      (playback, figures) = (opened, nil)
      openBar(bar.interaction.modifiers)
    } catch {
      // The badge is too narrow for the whole path.
      var shortened = error
      shortened.file = FilePath.name(of: path)
      notice = Notice(.noReplay, "\(shortened)", at: clock)
    }
  }

  private mutating func suspend() {
    deferredMessages = []
    openBar(playground.interaction.modifiers)
    playerCursor = .arrow
    apply(.focusLost)
    // The player, not the playground, receives the release of this pointer.
    if let pointer = playground.interaction.session?.pointer { apply(.pointerCancelled(pointer)) }
  }
}

extension Session {
  mutating func playBack(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    if let output = playback?.advance(to: now), endsWithPlayback {
      output.calls.forEach(environment.trace)
    }
    var (rest, hold) = (events[...], PlayerCommand?.none)
    // A drop during a playback is refused; if its file is a recording, the loop opens it.
    var refusals: [Request] = []
    while let timeline = playback?.timeline, let event = rest.popFirst() {
      switch event.kind {
      case .incomingDrag(.released): refusals.append(.incomingDrag(.finished(nil)))
      case .messageReceived: deferredMessages.append(event.kind)
      case .keyPressed(let key):
        // The playground does not advance, so it cannot send the message itself.
        if let message = Shortcut.message(for: key, bar.interaction.modifiers) {
          refusals.append(.send(message))
          continue
        }
      default: break
      }
      for command in commands(for: event, timeline) {
        // Only the last of several successive positions of the playhead is shown.
        if case .hold = command {
          hold = command
          continue
        }
        if let hold = hold.take() { playback?.perform(hold, at: now) }
        switch command {
        case .takeOver: takeOver(at: now)
        case .close: endPlayback(at: now)
        default: playback?.perform(command, at: now)
        }
      }
    }
    if let hold { playback?.perform(hold, at: now) }
    guard let playback else {
      return refusals + standingRequests + perform(Array(rest), until: now)
    }
    if playback.isOver(at: now) {
      endPlayback(at: now)
      return refusals + standingRequests
    }
    let cursor = bar.interaction.cursor
    guard cursor != playerCursor else { return refusals }
    playerCursor = cursor
    return refusals + [.showCursor(cursor)]
  }

  private mutating func openBar(_ modifiers: Modifiers) {
    bar = Hosted(PlayerBar())
    bar.handle(InputEvent(time: clock, .modifiersChanged(modifiers)))
  }

  /// Returns the commands to the player that an event causes.
  private mutating func commands(
    for event: InputEvent, _ timeline: Timeline
  ) -> [PlayerCommand] {
    let (layout, modifiers) = (playerLayout, bar.interaction.modifiers)
    bar.change { bar in
      (bar.layout, bar.timeline) = (layout, timeline)
      bar.note(event.kind, modifiers)
    }
    if case .keyPressed = event.kind {} else { bar.handle(event) }
    return bar.take(\.commands)
  }

  /// The requests that restore the playground's cursor and text area after a playback.
  private var standingRequests: [Request] {
    let interaction = playground.interaction
    return [.showCursor(interaction.cursor), .acceptText(in: interaction.textArea)]
  }

  private mutating func endPlayback(at now: Microseconds) {
    firstDivergence = playedDivergence
    if let divergence = playback?.player.divergence {
      notice = Notice(.diverged, "\(divergence)", at: now)
    }
    playback = nil
    live.resume(at: now)
    deferredMessages.forEach { apply($0) }
    catchUp()
  }

  /// Applies the current window size and modifiers to the playground.
  ///
  /// A new scale must be applied first, because it also changes the size.
  private mutating func catchUp() {
    if playground.content.chrome.window != window { apply(.windowResized(window)) }
    let modifiers = bar.interaction.modifiers
    if playground.interaction.modifiers != modifiers { apply(.modifiersChanged(modifiers)) }
  }

  private mutating func takeOver(at now: Microseconds) {
    guard let ended = playback else { return }
    firstDivergence = playedDivergence
    (playback, endsWithPlayback, isOwn) = (nil, false, false)
    live.resume(in: ended.player.world.takenOver(at: scale), at: now)
    playground.presentation.forEach(environment.trace)
    // Ends the recorded touches, and restores the window's size, the modifiers and the mouse.
    for touch in playground.interaction.touches { apply(.pointerCancelled(touch.id)) }
    catchUp()
    apply(bar.content.mouse.map { .pointerMoved(.mouse, to: $0, isDown: false) } ?? .pointerLeft)
    startRecording()
  }

  mutating func apply(_ kind: InputEvent.Kind) {
    take(live.turn([InputEvent(time: clock, kind)], until: clock))
  }
}
