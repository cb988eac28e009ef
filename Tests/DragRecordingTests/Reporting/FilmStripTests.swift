import RecordingTools
import Testing

@Suite("The film strip of a diverging replay")
struct FilmStripTests {
  static func recording() throws -> Recording {
    // The pointer is moved once more, so that the recording continues after the drop.
    let last = InputEvent.move(5, 5, at: 4500, isDown: false)
    return try Session.recording(of: DivergenceTests.events + [last])
  }

  static func report(
    _ bug: Dot.Bug, in recording: Recording? = nil, _ batching: Batching = .recorded,
    file: String = "Tests/dot.dndrec"
  ) throws -> FailureReport<Dot> {
    let recording = try recording ?? Self.recording()
    let player = replay(recording, bug: bug, batching)
    return FailureReport(
      try #require(player.divergence), of: recording, file: file,
      world: Dot(bug: bug), batching: batching)
  }

  @Test(
    "A film strip holds two lines on either side, and the session's state at a keyframe",
    arguments: ReplayTests.batchings)
  func keyframe(batching: Batching) throws {
    let strip = try Self.report(.model, in: nil, batching).strip
    #expect(strip.moments.map(\.offset) == [-2, -1, 0, 1, 2])
    #expect(strip.odd?.time == .seconds(4))
    #expect(strip.odd?.actual.places == [Point(x: 91, y: 10)])
    #expect(strip.odd?.expected.kind == "recorded")
    #expect(strip.odd?.expectedState?.places == [Point(x: 90, y: 10)])
  }

  @Test("A film strip has the session's state around a keyframe as long as the hashes are equal")
  func derived() throws {
    let strip = try Self.report(.model).strip
    #expect(strip.before?.expected.kind == "same")
    let next = try #require(strip.moments.first { $0.offset == 1 })
    #expect(next.expected.kind == "derived from line \(strip.odd?.line ?? 0)")
    #expect(next.expectedState?.places == [Point(x: 90, y: 10)])
  }

  @Test("has no state that does not follow from the recording")
  func unknown() throws {
    var recording = try Self.recording()
    recording.removeKeyframes { $0 != .seconds(4) }
    let strip = try Self.report(.motion, in: recording).strip
    #expect(strip.odd?.expected.kind == "unknown")
    // By the next keyframe the dot has settled where it should.
    #expect(strip.moments.last?.time == .seconds(4))
    #expect(strip.firstKnown == nil)
  }

  @Test("has it from the start if only the batching causes the divergence")
  func steps() throws {
    var recording = try Session.recording(of: DivergenceTests.events)
    recording.removeKeyframes()
    let strip = try Self.report(.longSteps, in: recording, .event).strip
    #expect(strip.odd?.expected.kind == "derived from line 1")
    #expect(strip.odd?.expectedState?.places == [Point(x: 90, y: 10)])
    #expect(strip.odd?.actual.places == [Point(x: 91, y: 10)])
  }

  @Test("has none if the state has another layout")
  func layout() throws {
    let recording = try Self.recording()
    let divergence = try Self.report(.model, in: recording).divergence
    let strip = FilmStrip(divergence, in: recording, world: Dot(bug: .model), comparesHashes: false)
    #expect(strip.firstKnown == nil)
    #expect(strip.moments.count == 5)
  }

  @Test("has undisputed states without hashes before the divergence, and none after it")
  func undisputed() throws {
    var recording = try Self.recording()
    recording.editTurns { if $0.time < .seconds(4) { $0.fingerprint = nil } }
    let strip = try Self.report(.model, in: recording).strip
    #expect(strip.moments.map(\.offset) == [-2, -1, 0, 1, 2])
    #expect(strip.moments.prefix(2).map(\.expected.kind) == ["undisputed", "undisputed"])
    #expect(strip.odd?.expectedState != nil)
  }

  @Test("has a separate moment for a picture that differs between two lines")
  func picture() throws {
    var recording = try Self.recording()
    let mark = Moment("dropped", at: .milliseconds(4200), frame: 7)
    let place = recording.entries.lastIndex { $0.time <= mark.time } ?? 0
    recording.entries.insert(.mark(mark), at: place + 1)
    let outcome = try Verification<Dot>(of: recording, looksAsAt: { _, _ in false }) {
      (_) throws(FileError) in (Dot(), Output())
    }
    let divergence = try #require(outcome.divergence)
    let report = FailureReport(divergence, of: recording, file: "dot.dndrec", world: Dot())
    #expect(report.strip.odd?.time == mark.time)
    #expect(report.strip.odd?.mark == mark)
    #expect(report.strip.moments.filter { $0.mark != nil }.count == 1)
    #expect(report.strip.moments.map(\.time) == report.strip.moments.map(\.time).sorted())
    let pictures = report.strip.moments.map { moment in
      MomentPictures(
        actual: [1], expected: moment.mark == nil ? nil : [4, 5, 6], differingPixels: 3)
    }
    let page = report.page(pictures: pictures)
    #expect(page.contains("the picture kept of dropped"))
    #expect(page.contains("data:image/png;base64,BAUG"))
    #expect(page.contains("the picture differs"))
    let bare = report.page(pictures: pictures.map { MomentPictures(actual: $0.actual) })
    #expect(bare.contains("the picture kept of dropped is not there"))
  }

  @Test("has a separate moment for a divergence after the last line")
  func end() throws {
    var recording = try Self.recording()
    recording.entries.removeAll { $0.time > .seconds(2) }
    let strip = try Self.report(.none, in: recording).strip
    #expect(strip.odd?.time == recording.end)
    #expect(strip.moments.map(\.offset) == [-3, -2, -1, 0])
  }
}

@Suite("The report of a diverging replay as a page")
struct ReportPageTests {
  @Test("escapes names")
  func escaping() throws {
    var report = try FilmStripTests.report(.model, file: "<script>alert('1')</script>&.dndrec")
    report.commands = [.init("<b>", "\"</code>\u{1}")]
    let page = report.page(absence: "<none>")
    #expect(!page.contains("<script>alert"))
    #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;"))
    #expect(page.contains("&quot;&lt;/code&gt;\u{fffd}"))
    #expect(page.contains("&lt;none&gt;"))
  }

  @Test("contains no name of a mark as markup")
  func marks() throws {
    var recording = try FilmStripTests.recording()
    recording.entries.append(.mark(Moment("<!--<script", at: recording.end, frame: 1)))
    recording.header.tiers = [.frames]
    var player = replay(recording)
    player.compareFrames { _, _ in false }
    let report = FailureReport(
      try #require(player.divergence), of: recording, file: "marks", world: Dot())
    let page = report.page(
      pictures: report.strip.moments.map { _ in
        MomentPictures(actual: [1], expected: nil, difference: nil, differingPixels: 0)
      })
    #expect(page.contains(#"kept of \u003c!--\u003cscript"#))
    #expect(!page.contains("<!--"))
  }

  @Test(
    "names the stroke at which the replay diverges, with its modifiers, or the later release of its key",
    arguments: [(.seconds(6), "key control+shift+z"), (.seconds(7), "keyup z")]
      as [(Microseconds, String)])
  func key(release: Microseconds, words: String) throws {
    let later = [
      InputEvent(time: .seconds(6), .modifiersChanged([.control, .shift])),
      InputEvent(time: .seconds(6), .keyPressed("z")), InputEvent(time: release, .keyReleased("z")),
    ]
    var recording = try Session.recording(of: DivergenceTests.events + later)
    let other = recording.turns[0].fingerprint
    recording.editTurns { turn in
      if turn.events.contains(where: { $0.kind == .keyReleased("z") }) { turn.fingerprint = other }
    }
    let report = try FilmStripTests.report(.none, in: recording)
    #expect(report.brief().contains("\n  \(words), after gesture 2 of 2: "))
    #expect(report.page().contains("8 of 8: \(words)"))
  }

  @Test("contains each picture once, however often it is shown")
  func pictures() throws {
    let report = try FilmStripTests.report(.model)
    let page = report.page(
      pictures: report.strip.moments.map { _ in
        MomentPictures(
          actual: [1, 2, 3], expected: [4, 5, 6], difference: [7], differingPixels: 2)
      })
    #expect(page.components(of: "data:image/png;base64,") == 3)
    #expect(page.contains("data:image/png;base64,AQID"))
  }

  @Test("marks the first different call, and only that")
  func calls() throws {
    let page = try FilmStripTests.report(.calls).page()
    #expect(page.components(of: "first different call") == 1)
    #expect(page.contains("<b>performDrop</b>"))
    #expect(page.contains("The state has the same hashes"))
  }

  @Test("shows the expected and the actual value of each field that differs")
  func fields() throws {
    let page = try FilmStripTests.report(.model).page()
    #expect(
      page.contains(
        #"<tr><th>places[0].<wbr>x</th><td class="old">23040</td><td class="new">23296</td></tr>"#))
  }
}

@Suite("The report of a diverging replay as Markdown")
struct ReportMarkdownTests {
  @Test("has the sentences of the page, the fields in a table, and the calls as a difference")
  func sentences() throws {
    let report = try FilmStripTests.report(.calls)
    for sentence in [
      "dot.dndrec: calls differ", "the calls before it differ.",
      "Lines with − are in the recording only, lines with + in the replay only.",
    ] {
      #expect(report.markdown.contains(sentence))
      #expect(report.page().contains(sentence))
    }
    #expect(report.markdown.contains("\n| Differs | Line | Event | Time |\n| --- |"))
    let model = try FilmStripTests.report(.model).markdown
    #expect(model.contains("\n| places\\[0\\].x | 23040 | 23296 |\n"))
    #expect(
      report.markdown.contains(
        "\n- {\"t\":4000000,\"call\":\"performDrop\",\"accepted\":true}\n+ {"))
  }

  @Test("escapes names")
  func escaping() throws {
    var report = try FilmStripTests.report(.model, file: "<b>|*a*.dndrec")
    report.commands = [.init("look at it", "dragplay 'a\nb'")]
    let markdown = report.markdown
    #expect(markdown.hasPrefix("### \\<b\\>\\|\\*a\\*.dndrec: model differs\n\n"))
    #expect(markdown.contains("\n    # look at it\n    dragplay 'a b'\n"))
  }
}

struct JUnitReportTests {
  @Test("A JUnit report counts recordings that passed, failed and were unreadable")
  func results() {
    var report = JUnitReport(timestamp: "2026-09-20T12:00:00", host: "desk")
    report.cases = [
      .init("Tests/Fixtures/recordings/escape.dndrec", took: .milliseconds(12), .passed),
      .init(
        "a&b.dndrec", took: .milliseconds(1001),
        .failed(kind: "model", message: "line 3", details: "- <1>\n+ <2>")),
      .init("./c.dndrec", took: .zero, .unreadable(message: "\"nothing\"")),
    ]
    #expect(
      report.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite id="0" package="dragplay" name="recordings" timestamp="2026-09-20T12:00:00" \
        hostname="desk" tests="3" failures="1" errors="1" time="1.013">
            <properties/>
            <testcase classname="Tests.Fixtures.recordings" name="escape" time="0.012"/>
            <testcase classname="recordings" name="a&amp;b" time="1.001">
              <failure type="model" message="line 3">- &lt;1&gt;
        + &lt;2&gt;</failure>
            </testcase>
            <testcase classname="recordings" name="c" time="0.000">
              <error type="unreadable" message="&quot;nothing&quot;"/>
            </testcase>
            <system-out/>
            <system-err/>
          </testsuite>
        </testsuites>
        """)
  }
}

extension FilmStrip.Expected {
  fileprivate var kind: String {
    switch self {
    case .same: "same"
    case .recorded: "recorded"
    case .derived(_, let line): "derived from line \(line)"
    case .inferred: "inferred"
    case .undisputed: "undisputed"
    case .unknown: "unknown"
    }
  }
}

extension String {
  /// The number of occurrences of a word.
  fileprivate func components(of word: String) -> Int { ranges(of: word).count }
}
