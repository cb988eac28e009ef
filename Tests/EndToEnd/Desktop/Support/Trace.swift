import Foundation
import ProgramSupport
import Synchronization

/// A call that a program has reported.
struct TraceLine: Sendable {
  /// The line as written.
  let text: String
  /// The name of the call.
  let call: String
  /// The text fields of the line, by their names.
  let texts: [String: String]
  /// The whole numbers of the line, by their names.
  let numbers: [String: Int]
  /// The items of an `order` line.
  let items: [String]
  /// The items and frames of a `layout` line, in window pixels, and the parts of the items:
  /// `track-2 delete`.
  let frames: [String: Frame]

  /// Reads a line, or returns `nil` if it is not a call.
  init?(_ text: String) {
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return nil }
    self.init(json, text: text)
  }

  init?(_ json: [String: Any], text: String) {
    guard let call = json["call"] as? String else { return nil }
    self.text = text
    self.call = call
    texts = json.compactMapValues { $0 as? String }
    numbers = json.compactMapValues { $0 as? Int }
    items = json["items"] as? [String] ?? []
    var frames: [String: Frame] = [:]
    for item in json["items"] as? [[String: Any]] ?? [] {
      guard let id = item["id"] as? String, let numbers = item["frame"] as? [Int] else { continue }
      frames[id] = Frame(numbers)
      for (part, numbers) in item["parts"] as? [String: [Int]] ?? [:] {
        frames["\(id) \(part)"] = Frame(numbers)
      }
    }
    self.frames = frames
  }

  subscript(name: String) -> String? { texts[name] }
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
  fileprivate struct State {
    var lines: [TraceLine] = []
    var events: [[String]] = []
    var rest: [UInt8] = []
    /// The number of bytes of the recording that have been read.
    var length: UInt64 = 0
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
        for line in state.finish(data) { state.lines += [TraceLine(line)].compactMap(\.self) }
      }
    }
  }

  private var current: State {
    state.withLock { state in
      if let recording { state.read(recording) }
      return state
    }
  }

  /// All lines so far.
  var lines: [TraceLine] { current.lines }

  /// The events of a kind in the recording so far: the fields of each as words, the first of which is the kind.
  func events(of kind: String) -> [[String]] { current.events.filter { $0.first == kind } }

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

extension Trace.State {
  /// Returns the lines that end in new bytes.
  fileprivate mutating func finish(_ data: Data) -> [String] {
    rest += data
    var parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = parts.popLast().map(Array.init) ?? []
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads what a recording has more than before.
  fileprivate mutating func read(_ recording: String) {
    guard let file = FileHandle(forReadingAtPath: recording) else { return }
    try? file.seek(toOffset: length)
    let data = (try? file.readToEnd()) ?? Data()
    length += UInt64(data.count)
    for line in finish(data) {
      let json = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      events += (json?["e"] as? [[Any]] ?? []).map { $0.map { "\($0)" } }
      // A number stands for a call that is repeated.
      let calls = (json?["c"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
      lines += calls.compactMap { TraceLine($0, text: "\($0)") }
    }
  }
}
