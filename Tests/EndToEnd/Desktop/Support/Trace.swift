import DragRecording
import Foundation
import ProgramSupport
import Synchronization

/// A call that a program has reported.
struct TraceLine: Sendable {
  private let made: Call

  init(_ call: Call) { made = call }

  /// The line as written.
  var text: String { made.line }

  /// The name of the call.
  var call: String { made.name.rawValue }

  /// A field that is text.
  subscript(name: String) -> String? { made[name]?.string }

  /// The number of things that the call is about.
  var count: Int? { made["count"]?.integer.map { Int($0) } }

  /// The items of an `order` line.
  var items: [String] { made["items"]?.array?.compactMap(\.string) ?? [] }

  /// The items and frames of a `layout` line, in window pixels, and the parts of the items:
  /// `track-2 delete`.
  var frames: [String: Frame] {
    var frames: [String: Frame] = [:]
    for item in made["items"]?.array ?? [] {
      guard let id = item["id"]?.string else { continue }
      frames[id] = Frame(item["frame"])
      for part in item["parts"]?.fields ?? [] { frames["\(id) \(part.name)"] = Frame(part.value) }
    }
    return frames
  }
}

extension Frame {
  fileprivate init?(_ json: JSONValue?) {
    self.init(json?.array?.compactMap(\.integer).map { Int($0) } ?? [])
  }
}

/// A rectangle of whole pixels.
struct Frame: Equatable, Sendable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init?(_ numbers: [Int]) {
    guard numbers.count == 4 else { return nil }
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  var center: Spot { Spot(x: x + width / 2, y: y + height / 2) }

  func contains(_ spot: Spot) -> Bool {
    (x..<x + width).contains(spot.x) && (y..<y + height).contains(spot.y)
  }
}

/// A place in whole pixels.
struct Spot: Hashable, Sendable {
  var x: Int
  var y: Int

  func moved(x dx: Int = 0, y dy: Int = 0) -> Spot { Spot(x: x + dx, y: y + dy) }
}

/// The calls that a program has made so far; more arrive during the test.
///
/// A program reports them on its standard output, or in the recording that it writes.
final class Trace: Sendable {
  private struct State {
    var lines: [TraceLine] = []
    var events: [InputEvent] = []
    /// The bytes of an unfinished line.
    var rest: [UInt8] = []
    /// The number of bytes of the recording that have been read.
    var length = 0
  }

  private let state = Mutex(State())
  private let recording: String?

  /// Makes a trace of what is read from a pipe.
  init() { recording = nil }

  /// Makes a trace of a recording, which may still be written.
  init(recording: String) { self.recording = recording }

  /// Reads from `pipe` for as long as the program writes.
  func read(from pipe: Pipe) {
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.state.withLock { state in
        var lines = (state.rest + data).split(
          separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        state.rest = Array(lines.removeLast())
        state.lines += lines.compactMap { Call(parsing: String(decoding: $0, as: UTF8.self)) }
          .map(TraceLine.init)
      }
    }
  }

  private var current: State {
    state.withLock { state in
      if let recording, let data = FileManager.default.contents(atPath: recording),
        data.count != state.length, let read = try? Recording(parsing: [UInt8](data))
      {
        state.length = data.count
        state.lines = read.turns.flatMap(\.calls).map(TraceLine.init)
        state.events = read.turns.flatMap(\.events)
      }
      return state
    }
  }

  /// All lines so far.
  var lines: [TraceLine] { current.lines }

  /// The events in the recording so far.
  var events: [InputEvent] { current.events }

  /// The number of lines so far: a mark, after which lines can be searched.
  var count: Int { lines.count }

  /// The lines of one call.
  func lines(of call: String) -> [TraceLine] { lines.filter { $0.call == call } }

  /// Waits for a call after the line with the given number; `nil` if there is none in time.
  func next(
    _ call: String, after mark: Int, where matches: (TraceLine) -> Bool
  ) -> TraceLine? {
    try? eventually(call) {
      lines.dropFirst(mark).first { $0.call == call && matches($0) }
    }
  }

  /// The last lines.
  var end: String { lines.suffix(25).map(\.text).joined(separator: "\n") }

  /// The latest order of a container.
  func order(of container: String) -> [String] {
    lines.last { $0.call == "order" && $0["container"] == container }?.items ?? []
  }

  /// The frames in which a container's items were last visible.
  func frames(of container: String) -> [String: Frame] {
    lines.last { $0.call == "layout" && $0["container"] == container }?.frames ?? [:]
  }
}
