import Foundation
import Synchronization

/// One line of a trace.
struct TraceLine: Sendable {
  /// The line as written.
  let text: String
  /// The name of the call.
  let call: String
  /// The text fields of the line, by their names.
  let texts: [String: String]
  /// The items of an `order` line.
  let items: [String]
  /// The items and frames of a `layout` line, in window pixels, and the parts of the items:
  /// `track-2 delete`.
  let frames: [String: Frame]

  /// Reads a line, or returns `nil` if it is not a call.
  init?(_ text: String) {
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let call = json["call"] as? String
    else { return nil }
    self.text = text
    self.call = call
    texts = json.compactMapValues { $0 as? String }
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

/// The lines that a program has written so far; more arrive during the test.
final class Trace: Sendable {
  private struct State {
    var lines: [TraceLine] = []
    var rest: [UInt8] = []
  }

  private let state = Mutex(State())

  /// Reads from `pipe` for as long as the program writes.
  func read(from pipe: Pipe) {
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.append([UInt8](data))
    }
  }

  private func append(_ bytes: [UInt8]) {
    state.withLock { state in
      state.rest += bytes
      var parts = state.rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      state.rest = parts.popLast().map(Array.init) ?? []
      state.lines += parts.compactMap { TraceLine(String(decoding: $0, as: UTF8.self)) }
    }
  }

  /// All lines so far.
  var lines: [TraceLine] { state.withLock { $0.lines } }

  /// The number of lines so far: a mark, after which lines can be searched.
  var count: Int { state.withLock { $0.lines.count } }

  /// The lines of one call.
  func lines(of call: String) -> [TraceLine] { lines.filter { $0.call == call } }

  /// The latest order of a container.
  func order(of container: String) -> [String] {
    lines.last { $0.call == "order" && $0["container"] == container }?.items ?? []
  }

  /// The frames in which a container's items were last visible.
  func frames(of container: String) -> [String: Frame] {
    lines.last { $0.call == "layout" && $0["container"] == container }?.frames ?? [:]
  }
}
