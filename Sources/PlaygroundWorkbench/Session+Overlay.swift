package import DragFrameIO
internal import DragGeometry
internal import DragRecording
internal import PlaygroundScenes

extension Session {
  /// What is shown in front of the frame and belongs to no state: the mark of a recording, what the
  /// user is told, the pointers of a playback, the gestures of the guide.
  package func overlay() -> DrawList? {
    guard recording != nil || playback != nil || notice != nil || guide != nil else { return nil }
    var canvas = Canvas()
    guide?.draw(into: seen, on: &canvas)
    canvas.own(Self.owner)
    if let playback { drawPointers(of: playback, on: &canvas) }
    badge?.draw(into: seen.content.chrome.layout, on: &canvas)
    return DrawList(background: .clear, operations: canvas.operations)
  }

  /// Apart from the numbers of everything that a scene draws.
  private static let owner = -1 << 40

  /// What the user is told now.
  private var badge: Badge? {
    let chrome = seen.content.chrome
    if let playback {
      let word: Word = playback.player.divergence == nil ? .replay : .replayDiverged
      return Badge(.playing, chrome.text(word), playback.words(chrome))
    }
    if let notice {
      let short = notice.word == .recordingSaved ? fileName(of: notice.detail) : nil
      return Badge(.noticing, chrome.text(notice.word), notice.detail, short: short)
    }
    return recording.map { recording in
      Badge(.recording, recording.words(chrome, at: clock), fileName(of: recording.path))
    }
  }

  private func drawPointers(of playback: Playback, on canvas: inout Canvas) {
    for pointer in playback.player.pointers {
      canvas.pointer(at: pointer.location, pointer.id.kind, isPressed: pointer.isPressed)
    }
  }
}

extension Playback {
  /// How far it is, how fast where that is unusual, and how to end it, in words.
  fileprivate func words(_ chrome: Chrome) -> String {
    let tenths = (player.position - player.recording.header.start).count / 100_000
    let time = "\(tenths / 10).\(tenths % 10)\(chrome.text(.seconds))"
    let speed = speed.map { $0 == .one ? "" : ", \(($0.raw * 100 + 32768) / 65536)\u{A0}%" } ?? ""
    return "\(time)\(speed)  \(chrome.text(.escapeStops))"
  }
}

extension ActiveRecording {
  /// That it runs and for how long, in words.
  fileprivate func words(_ chrome: Chrome, at now: Microseconds) -> String {
    let seconds = seconds(at: now)
    let digits = seconds % 60 < 10 ? "0\(seconds % 60)" : "\(seconds % 60)"
    return "\(chrome.text(.recordingRuns)) \(seconds / 60):\(digits)"
  }
}

/// The last part of a path.
private func fileName(of path: String) -> String {
  String(path.split(separator: "/").last ?? "")
}
