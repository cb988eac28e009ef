import DragCoding
import DragFrameIO
import DragGeometry
import DragRecording

extension Promotion {
  /// Plays the chosen steps once more, without the mouse's ways between gestures where they do not
  /// matter.
  func take(_ cut: SessionCut, of steps: [SessionStep]) throws -> Recording {
    let begin = try beginning(of: cut, in: steps)
    let calls = steps[cut.steps].flatMap(\.calls).filter {
      cut.isFromStart || $0.time > cut.start
    }
    let expected = CallStory(Recording.recordedCalls(of: begin.opening) + calls)
    for keepsIdle in [false, true] {
      let rehearsal = Rehearsal(begin.header, in: begin.world, opening: begin.opening)
      var retake = Retake(rehearsal, shift: begin.shift)
      retake.play(steps[cut.steps], keepsIdle: keepsIdle)
      retake.settle(until: cut.limit)
      let test = retake.recording()
      let actual = CallStory(test.pumps.flatMap(\.calls))
      if expected.countInCommon(with: actual) == expected.calls.count { return test }
    }
    throw PromotionFailure.different(
      "cut out, it does not come to the same calls; promote more of its gestures")
  }

  /// What a test begins with.
  private struct Beginning {
    var header: RecordingHeader
    var world: World
    var opening: Output
    /// By how much all is earlier than in the session.
    var shift = Microseconds.zero
  }

  private func beginning(
    of cut: SessionCut, in steps: [SessionStep]
  ) throws(FileError) -> Beginning {
    var (world, opening) = try makeWorld(session.header)
    if cut.isFromStart, case .fresh = session.header.state {
      var header = session.header
      let current = self.header(world)
      (header.app, header.hashes) = (current.app, current.hashes)
      return Beginning(header: header, world: world, opening: opening)
    }
    for var step in steps[..<cut.steps.lowerBound] { step.play(in: &world) }
    _ = world.advance(to: cut.start)
    let shift = cut.start - cut.start.remainder
    guard let earlier = world.earlier(by: shift) else {
      return beginning(of: cut, in: steps, world)
    }
    return beginning(of: cut, in: steps, earlier, shift: shift)
  }

  private func beginning(
    of cut: SessionCut, in steps: [SessionStep], _ world: World, shift: Microseconds = .zero
  ) -> Beginning {
    var header = self.header(world)
    header.start = cut.start - shift
    header.state = .state(world.canonicalBytes)
    header.pointer = pointer(before: cut, in: steps)
    return Beginning(header: header, world: world, opening: Output(), shift: shift)
  }

  /// Where the mouse is when the test begins.
  private func pointer(before cut: SessionCut, in steps: [SessionStep]) -> Point? {
    for step in steps[..<cut.steps.lowerBound].reversed() {
      guard case .event(let kind) = step.action else { continue }
      switch kind {
      case .pointerMoved(.mouse, let point, _), .pointerPressed(.mouse, let point, _),
        .pointerReleased(.mouse, let point, _):
        return point
      case .pointerLeft: return nil
      default: continue
      }
    }
    return session.header.pointer
  }
}
