internal import ArgumentParser
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// Makes a test of a session.
struct Promote: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a test of a session, or of some of its gestures.",
    discussion: """
        dragplay promote session.dndrec --name folder-cancel --gestures 3..5
        dragplay promote session.dndrec --name swipe --tiers order,calls --frame open@1.25

      The test is replayed at every batching first, and is refused where one comes to something else.
      """)

  @Argument(help: "The recording of the session.")
  var file: String

  @Option(help: "The name of the test, of small letters, digits and hyphens.")
  var name: TestName

  @Option(help: "The numbers of the gestures, such as 3..5 or 3; all where they are not given.")
  var gestures: GestureRange?

  @Option(help: "What replays are held to: any of order,calls,model,hashes,frames.")
  var tiers = TierList(tiers: Tier.usual)

  @Option(
    name: .customLong("frame"),
    help: "Keep a picture of a moment: a mark of the session, end, or NAME@SECONDS.")
  var frames: [FrameMoment] = []

  @Option(help: "The folder for the test.")
  var output = "Tests/Recordings"

  func validate() throws {
    if tiers.tiers.contains(.frames), frames.isEmpty {
      throw ValidationError("--tiers frames needs a moment; name one with --frame")
    }
    if output.isEmpty { throw ValidationError("--output names no folder") }
    let names = frames.map(\.name)
    if Set(names).count < names.count {
      throw ValidationError("--frame names a moment twice")
    }
  }

  func run() throws {
    let kept = KeptTest("\(output)/\(name.text).dndrec", pictures: frames.map(\.name))
    try kept.expectCreatable()
    let session = try Recordings.read(file)
    let test = try promoted(session)
    let (recording, pictures) = try kept.drawing(test)
    try kept.write(recording, pictures)
    print(words(for: recording, at: kept.path))
  }

  private func promoted(_ session: Recording) throws -> Recording {
    let marks = try frames.compactMap { moment throws(CommandFailure) in
      try moment.newMark(in: session, file: file)
    }
    do {
      let test = try Promotion.of(session, file: file).recording(
        of: gestures?.numbers, tiers: heldTo, marks: marks)
      return try FrameMoment.marking(test, frames, file: file)
    } catch PromotionFailure.unsuitable(let words) {
      throw CommandFailure.badUsage("\(file): \(words)")
    } catch PromotionFailure.different(let words) {
      throw CommandFailure.failedCheck("\(file): \(words)")
    }
  }

  /// Who names a moment wants its picture compared.
  private var heldTo: [Tier] {
    frames.isEmpty || tiers.tiers.contains(.frames) ? tiers.tiers : tiers.tiers + [.frames]
  }

  private func words(for test: Recording, at path: String) -> String {
    let gestures = test.gestures.count
    let seconds = ((test.end - test.header.start).count / 100_000).asTenths
    let tiers = test.header.tiers?.map(\.rawValue).joined(separator: ", ") ?? ""
    return
      "\(path): \(gestures.counting("gesture")) in \(seconds) s, "
      + "\(test.bytes.count) bytes, reproduced at every batching, held to \(tiers)"
  }
}

/// The name of a test, as its file and the test's case have it.
struct TestName: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    let allowed = argument.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard allowed, !argument.isEmpty, argument.utf8.count <= 100, !argument.hasPrefix("-") else {
      return nil
    }
    text = argument
  }
}

/// Gestures by their numbers, such as `3..5` or `3`.
struct GestureRange: ExpressibleByArgument {
  let numbers: ClosedRange<Int>

  init?(argument: String) {
    let ends = argument.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      (1...Int(Int32.max)).contains(first), (first...Int(Int32.max)).contains(last)
    else { return nil }
    numbers = first...last
  }
}

/// Tiers, such as `order,calls`.
struct TierList: ExpressibleByArgument {
  let tiers: [Tier]

  init(tiers: [Tier]) {
    self.tiers = tiers
  }

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    let tiers = names.compactMap { Tier(rawValue: String($0)) }
    guard tiers.count == names.count, Set(tiers).count == tiers.count else { return nil }
    self.tiers = tiers
  }

  var defaultValueDescription: String { tiers.map(\.rawValue).joined(separator: ",") }
}
