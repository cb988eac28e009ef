internal import DragCoding
internal import DragEvents
internal import PlaygroundScenes
package import RecordingTools

/// The smallest recording found that fails in the same way as the original.
package struct ShrunkRecording: Sendable {
  package let recording: Recording
  package let gestures: (before: Int, after: Int)
  package let summary: String
  package let failure: String
  private let hasOtherCalls: Bool
  /// Whether the failure may depend on the time and location of each event; if so, the script keeps
  /// them.
  private let isExact: Bool

  package init(
    _ recording: Recording, from gestures: Int, summary: String, failure: String,
    isExact: Bool = false, hasOtherCalls: Bool = false
  ) {
    self.recording = recording
    self.gestures = (gestures, recording.pressCount)
    (self.summary, self.failure) = (summary, failure)
    (self.isExact, self.hasOtherCalls) = (isExact, hasOtherCalls)
  }

  package func script(file: String = "") throws(FileError) -> String {
    var script = try recording.script(on: Playground.stage(), file: file, isExact: isExact)
    // Remove the expectations, because they would expect the failing result.
    script.statements.removeAll { if case .expect = $0 { true } else { false } }
    if hasOtherCalls {
      var log = CallLog()
      log.append(recording.calls)
      script.statements.append(
        .expect(.calls(log.withoutNotices.map { CallPattern($0) }, only: false)))
    }
    return "# \(failure)\n\(script.text)"
  }
}

extension Recording {
  /// Returns the smallest recording found that diverges like this one; `nil` if it reproduces.
  ///
  /// First cuts the recording, then simplifies it while `hasTime` returns `true`.
  package func shrunk(
    file: String, while hasTime: @escaping () -> Bool
  ) throws(FileError) -> ShrunkRecording? {
    let cut = DivergenceCut<Playground>(self) { header throws(FileError) in
      try Playground.start(of: header, file: file)
    }
    guard let shortest = try cut.shortest() else { return nil }
    let smallest = try cut.straightened(shortest, while: hasTime)
    guard let divergence = try cut.divergence(of: smallest) else { return nil }
    return ShrunkRecording(
      smallest, from: pressCount,
      summary: "cut from \(pressCount.counting("gesture")) to \(smallest.pressCount), from "
        + "\(eventCount.counting("event")) to \(smallest.eventCount)",
      failure: divergence.description, hasOtherCalls: divergence.subsystems.contains(.calls))
  }

  package var eventCount: Int { events.count }

  package var pressCount: Int {
    events.count { if case .pointerPressed = $0.kind { true } else { false } }
  }
}
