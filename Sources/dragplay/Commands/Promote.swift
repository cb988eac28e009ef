internal import ArgumentParser
internal import DragPainter
internal import DragProgram
internal import PlaygroundWorkbench
internal import RecordingTools

struct Promote: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a test from a session, or from some of its gestures.",
    discussion: """
        dragplay promote session.dndrec --name folder-cancel --gestures 3..5
        dragplay promote session.dndrec --name swipe --tiers order,calls --frame open@1.25

      The test is replayed at every batching first, and rejected if it diverges.
      """)

  @Argument(help: "The recording of the session.", completion: .recording)
  var file: String

  @Option(help: "The name of the test, of lowercase letters, digits and hyphens.")
  var name: TestName

  @Option(help: "The numbers of the gestures, such as 3..5 or 3; by default all.")
  var gestures: GestureRange?

  @Option(help: "The tiers to compare in replays: any of order,calls,model,hashes,frames.")
  var tiers = TierList(tiers: Tier.usual)

  @Option(
    name: .customLong("frame"),
    help: "Keep a picture of a moment: a mark of the session, end, or NAME@SECONDS.")
  var frames: [FrameMoment] = []

  @Option(help: "The folder for the test.")
  var output = Directories.projectTests

  @Flag(help: .hidden)
  var helper = false

  func validate() throws {
    if tiers.tiers.contains(.frames), frames.isEmpty {
      throw ValidationError("--tiers frames needs a moment; name one with --frame")
    }
    if output.isEmpty { throw ValidationError("--output names no folder") }
    if Set(frames.map(\.name)).count < frames.count {
      throw ValidationError("--frame names a moment twice")
    }
  }

  func run() throws {
    if helper { Helper.begin() }
    let path = "\(output)/\(name.text).dndrec"
    let pictures = frames.map { KeptFrame.path(of: $0.name, beside: path) }
    try Recordings.expectCreatable(path)
    if let taken = pictures.first(where: FileSystem.exists) {
      throw FileError(file: taken, .exists)
    }
    let test = try write(promoted(try Recordings.read(file)), to: path, pictures)
    let seconds = (test.end - test.header.start).count / 100_000
    let tiers = test.header.tiers?.map(\.rawValue).joined(separator: ", ") ?? ""
    print(
      "\(path): \(test.gestures.count.counting("gesture")) in \(seconds.decimal(places: 1)) s, "
        + "\(try test.bytes.count) bytes, reproduced at every batching, compares \(tiers)")
  }

  /// Writes a test and its pictures; returns the test with the pictures' hashes.
  private func write(_ test: Recording, to path: String, _ pictures: [String]) throws -> Recording {
    var (test, drawn) = (test, [String: Picture]())
    if !frames.isEmpty {
      let assets = try Directories.openAssets()
      var player = try Player.of(test, file: path).player
      test = try player.recordingFrames(at: frames.map(\.name)) { world, mark in
        let frame = try world.picture(assets)
        drawn[mark.name] = frame
        return frame.stableHash
      }
      test.header.drawnBy = VersionManifest().line
    }
    try FileSystem.removingOnFailure { created in
      for (moment, picture) in zip(frames, pictures) {
        try drawn[moment.name]?.write(to: picture)
        created.append(picture)
      }
      try test.write(creating: path)
    }
    return test
  }

  private func promoted(_ session: Recording) throws -> Recording {
    let marks = try frames.compactMap { moment throws(CommandFailure) in
      try moment.newMoment(in: session, file: file)
    }
    // With `--frame`, a test always compares pictures.
    var tiers = tiers.tiers
    if !frames.isEmpty, !tiers.contains(.frames) { tiers.append(.frames) }
    do {
      let test = try Promotion.of(session, file: file).recording(
        of: gestures?.numbers, tiers: tiers, moments: marks)
      return try FrameMoment.marking(test, frames, file: file)
    } catch PromotionFailure.unsuitable(let reason) {
      throw CommandFailure.badUsage("\(file): \(reason)")
    } catch PromotionFailure.different(let reason) {
      throw CommandFailure.failedCheck("\(file): \(reason)")
    }
  }
}

/// A moment whose picture a test keeps: a mark, `end`, or `NAME@SECONDS`.
struct FrameMoment: ExpressibleByArgument {
  let name: String
  /// The time since the start of the session; `nil` if `name` is a mark of the session, or `end`.
  private let time: Microseconds?

  private static let end = "end"

  init?(argument: String) {
    let parts = argument.split(separator: "@", omittingEmptySubsequences: false)
    guard let name = TestName(argument: String(parts[0])), parts.count <= 2 else { return nil }
    self.name = name.text
    guard parts.count == 2 else {
      time = nil
      return
    }
    guard let seconds = Double(parts[1]), (0...86_400).contains(seconds) else { return nil }
    time = Microseconds(Int64(seconds * 1_000_000))
  }

  func newMoment(in session: Recording, file: String) throws(CommandFailure) -> Moment? {
    let names = session.moments.map(\.name)
    if let time {
      guard !names.contains(name) else {
        throw .badUsage("\(file): has a mark \(name) of its own; choose another name")
      }
      return Moment(name, at: session.header.start + time)
    }
    if name == Self.end || names.contains(name) { return nil }
    let marks = names.isEmpty ? "no marks" : "the marks \(names.joined(separator: ", "))"
    throw .badUsage("\(file): has \(marks); use \(name)@SECONDS, or end")
  }

  static func marking(
    _ test: Recording, _ moments: [FrameMoment], file: String
  ) throws(CommandFailure) -> Recording {
    var test = test
    for moment in moments where !test.moments.contains(where: { $0.name == moment.name }) {
      guard moment.name == end, moment.time == nil else {
        throw .badUsage("\(file): \(moment.name) is not within these gestures")
      }
      test.entries.append(.mark(Moment(end, at: test.end)))
    }
    return test
  }
}
