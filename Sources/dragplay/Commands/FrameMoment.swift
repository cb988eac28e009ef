internal import ArgumentParser
internal import DragKit
internal import RecordingTools

/// A moment of which a picture is kept: `after-drop`, `end`, or `lifted@1.25`.
struct FrameMoment: ExpressibleByArgument {
  let name: String
  /// The time since the start of the session, if given.
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

  /// The mark to add to a session, or `nil` if it has one or the moment is the end.
  func newMark(in session: Recording, file: String) throws(CommandFailure) -> Mark? {
    let names = session.marks.map(\.name)
    if let time {
      guard !names.contains(name) else {
        throw .badUsage("\(file): has a mark \(name) of its own; choose another name")
      }
      return Mark(name, at: session.header.start + time)
    }
    if name == Self.end || names.contains(name) { return nil }
    let marks = names.isEmpty ? "no marks" : "the marks \(names.joined(separator: ", "))"
    throw .badUsage("\(file): has \(marks); use \(name)@SECONDS, or end")
  }

  /// Returns the test with a mark for each moment.
  static func marking(
    _ test: Recording, _ moments: [FrameMoment], file: String
  ) throws(CommandFailure) -> Recording {
    var test = test
    for moment in moments where !test.marks.contains(where: { $0.name == moment.name }) {
      guard moment.name == end, moment.time == nil else {
        throw .badUsage("\(file): \(moment.name) is not within these gestures")
      }
      test.entries.append(.mark(Mark(end, at: test.end)))
    }
    return test
  }
}
