internal import DragEvents
internal import DragKit
internal import DragKitInspection
package import PlaygroundScenes
internal import PlaygroundUI
package import RecordingTools

extension Session {
  package var playback: Playback? { player?.playback }

  package var playedDivergence: Divergence<Playground>? { firstDivergence ?? playback?.divergence }

  package func canOpen(_ path: String) -> Bool { Recording.isRecognized(at: path) }

  package func open(_ path: String, atTime now: Microseconds) {
    clock = now
    // A running recording must be stopped before it can be read.
    if recording?.path == path { stopRecording() }
    play(path)
  }

  func replayLast() {
    stopRecording()
    guard let path = environment.newestRecording(lastRecordingPath) else {
      notice = Notice(.nothingRecorded, at: clock)
      return
    }
    replay(path)
  }

  func replay(_ path: String) {
    notice = nil
    play(path)
  }

  private func play(_ path: String) {
    do throws(FileError) {
      var opened = try Playback(
        try Recording(contentsOf: path), file: path, speed: .one, at: clock)
      opened.closesAtEnd = false
      if notice?.cause == .noReplay { notice = nil }
      stopRecording()
      firstDivergence = playedDivergence
      figures = nil
      if let player { player.open(opened, at: clock) } else { openPlayer(opened) }
    } catch {
      // Show only the file's name, because the badge is too narrow for a path.
      var shortened = error
      shortened.file = FilePath.name(of: path)
      notice = Notice(.noReplay, "\(shortened)", at: clock)
    }
  }

  private func openPlayer(_ playback: Playback) {
    let modifiers = playground.interaction.modifiers
    apply(.focusLost)
    // Cancel the drag, because the player will receive the release of its pointer.
    if let pointer = playground.interaction.session?.pointer { apply(.pointerCancelled(pointer)) }
    // The player takes keys, and the page gets no text until the playback ends.
    pendingRequests.append(.acceptText(in: nil))
    player = PlayerSession(
      playback, in: window, playground.content.chrome, modifiers, at: clock)
  }
}

extension Session {
  func playBack(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    guard let player else { return [] }
    let output = player.advance(to: now)
    if endsWithPlayback { output.calls.forEach(environment.trace) }
    let turn = player.turn(events, in: window, until: now)
    switch turn.end {
    case nil: return turn.requests
    case .closed: close(player)
    case .takenOver: takeOver(from: player)
    }
    // Restore the playground's cursor and text area.
    let interaction = playground.interaction
    let standing: [Request] = [
      .showCursor(interaction.cursor), .acceptText(in: interaction.textArea),
    ]
    return turn.requests + standing + perform(Array(turn.rest), until: now)
  }

  private func close(_ player: PlayerSession) {
    firstDivergence = playedDivergence
    if let divergence = player.playback.player.divergence {
      notice = Notice(.diverged, "\(divergence)", at: clock)
    }
    self.player = nil
    live.resume(at: clock)
    player.deferredMessages.forEach { apply($0) }
    catchUp(with: player)
  }

  /// Applies the current window size and modifiers to the playground.
  ///
  /// Deferred messages must be applied first, because a new scale also changes the size.
  private func catchUp(with player: PlayerSession) {
    if playground.content.chrome.window != window { apply(.windowResized(window)) }
    let modifiers = player.bar.interaction.modifiers
    if playground.interaction.modifiers != modifiers { apply(.modifiersChanged(modifiers)) }
  }

  private func takeOver(from player: PlayerSession) {
    firstDivergence = playedDivergence
    (self.player, endsWithPlayback, isOwn) = (nil, false, false)
    live.resume(in: player.playback.player.world.takenOver(at: scale), at: clock)
    playground.presentation.forEach(environment.trace)
    // Cancel the recorded touches, and restore the window's size, the modifiers and the mouse.
    for touch in playground.interaction.touches { apply(.pointerCancelled(touch.id)) }
    catchUp(with: player)
    let mouse = player.bar.content.mouse
    apply(mouse.map { .pointerMoved(.mouse, to: $0, isDown: false) } ?? .pointerLeft)
    startRecording()
  }

  func apply(_ kind: InputEvent.Kind) {
    pendingRequests += take(live.turn([InputEvent(time: clock, kind)], until: clock))
  }
}
