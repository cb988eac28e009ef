import RecordingTools
import Testing

struct TierTests {
  /// Mistakes in the world, and the only tiers that may miss each.
  private static let cases: [(bug: Dot.Bug, missedBy: [Tier])] = [
    (.none, [.order, .calls, .model, .hashes]), (.model, [.order, .calls]),
    (.gestures, [.order, .calls, .model]), (.motion, [.order, .calls, .model]),
    (.calls, [.order, .model, .hashes]),
  ]

  private func recording(_ tiers: [Tier]?) throws -> Recording {
    var recording = try Session.recording(of: DivergenceTests.events)
    recording.header.tiers = tiers
    return try Recording(parsing: recording.bytes)
  }

  private func difference(
    _ recording: Recording, _ bug: Dot.Bug = .none, _ batching: Batching = .recorded
  ) -> Divergence<Dot>? {
    let player = replay(recording, bug: bug, batching)
    return player.divergence
  }

  @Test(
    "A replay must reproduce the tiers that the recording names, and no others", arguments: cases,
    ReplayTests.batchings)
  func tiers(planted: (bug: Dot.Bug, missedBy: [Tier]), batching: Batching) throws {
    for tiers in [[Tier.order], [.calls], [.model], [.hashes], Tier.usual] {
      let divergence = difference(try recording(tiers), planted.bug, batching)
      let isMissed = Set(tiers).isSubset(of: planted.missedBy)
      #expect((divergence == nil) == isMissed, "\(planted.bug) by \(tiers)")
    }
  }

  @Test("Differing calls are reported with those before the first one")
  func calls() throws {
    let divergence = try #require(difference(try recording(Tier.usual), .calls))
    #expect(
      divergence.report == """
        line 10, gesture 2, event 5, 4000000 µs: calls differ
            {"t":1500000,"call":"dragBegan","item":"dot","pointer":"mouse"}
            {"t":2000000,"call":"dropUpdated","target":"left"}
          - {"t":4000000,"call":"performDrop","accepted":true}
          + {"t":4000000,"call":"dropped","accepted":true}
          - bug: none
          + bug: calls
        """)
  }

  @Test("a hover that is reported more often or later is the same call")
  func folded() throws {
    var recording = try recording(nil)
    recording.editTurns { turn in
      turn.calls = turn.calls.flatMap { call in
        var later = call
        later.time = call.time + .milliseconds(1)
        return call.name == .dropUpdated ? [call, later] : [later]
      }
    }
    #expect(difference(recording)?.subsystems == [.calls])
    recording.header.tiers = [.calls]
    #expect(difference(recording) == nil)
  }

  @Test("a call that is missing at the end is a difference")
  func missing() throws {
    var recording = try recording([.calls])
    recording.entries.append(
      .turn(Turn(time: recording.end, calls: [Call(at: recording.end, .dragEnded)])))
    #expect(difference(recording)?.calls.expected.last?.name == .dragEnded)
  }

  @Test("the order is that at the end, whatever it was before")
  func order() throws {
    func recording(ordering orders: [JSONValue]...) throws -> Recording {
      var recording = try self.recording([.order])
      let calls = orders.map {
        Call(at: recording.end, .order, ["container": "sides", "items": .array($0)])
      }
      recording.entries.append(.turn(Turn(time: recording.end, calls: calls)))
      recording.header.state = .state(Dot().canonicalBytes)
      return recording
    }
    #expect(difference(try recording(ordering: ["right", "left"], ["left", "right"])) == nil)
    let divergence = try #require(difference(try recording(ordering: ["right", "left"])))
    #expect(divergence.subsystems == [.order])
    #expect(
      divergence.report.hasSuffix(
        """
          - {"t":7000000,"call":"order","container":"sides","items":["right","left"]}
          + {"t":0,"call":"order","container":"sides","items":["left","right"]}
        """))
  }

  @Test("pictures are compared at the marks that have one")
  func frames() throws {
    var recording = try recording([.frames])
    recording.entries.append(.mark(Moment("end", at: recording.end, frame: 0xfeed)))
    recording = try Recording(parsing: recording.bytes)
    #expect(recording.moments.map(\.frame) == [0xfeed])
    var seen: [Microseconds] = []
    for isSame in [true, false] {
      let outcome = try Verification<Dot>(
        of: recording,
        looksAsAt: { world, mark in
          seen.append(world.time)
          return isSame
        }, makeWorld: { _ in (Dot(), Output()) })
      #expect((outcome.divergence == nil) == isSame)
      if let text = outcome.divergence?.description {
        #expect(text.hasSuffix("µs: frame differs at the mark end"))
      }
    }
    #expect(seen == [recording.end, recording.end])
  }

  @Test("a list without tiers is refused where it is written and where it is read")
  func none() throws {
    var recording = try recording([.order])
    let text = String(decoding: try recording.bytes, as: UTF8.self)
      .replacing(#""tiers":["order"]"#, with: #""tiers":[]"#)
    let problem = FileError.Problem("\"tiers\" is invalid or out of range")
    #expect(
      throws: FileError(
        file: "recording", line: 1, problem.remedied(by: "the file is damaged, record it again"))
    ) { try Recording(parsing: Array(text.utf8)) }
    recording.header.tiers = []
    #expect(throws: FileError(file: "recording", problem)) { try recording.bytes }
  }
}
