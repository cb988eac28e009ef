internal import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The measured times of the last frames of a window.
///
/// The program measures them; they are display-only, and not part of a state or a recording.
package struct FrameFigures: Hashable, Sendable {
  /// A shown frame.
  package struct Frame: Hashable, Sendable {
    /// The time to make the frame: its events, its description, its painting.
    let work: Microseconds
    /// The time from the oldest motion in the frame to the frame; `nil` for a frame without a
    /// motion.
    let latency: Microseconds?

    package init(work: Microseconds, latency: Microseconds?) {
      (self.work, self.latency) = (work, latency)
    }
  }

  /// Two pixels for each frame in the width of the inspector.
  package static let capacity = 128

  /// The time in which a frame of an animation has to be ready.
  package let budget: Microseconds
  /// The frames from left to right; after the right edge, new frames continue at the left.
  private(set) var frames: [Frame?] = Array(repeating: nil, count: capacity)
  private(set) var count = 0

  package init(budget: Microseconds) { self.budget = budget }

  package mutating func add(_ frame: Frame) {
    frames[count % Self.capacity] = frame
    // Leave the slot after the newest frame empty: the gap marks the write position.
    frames[(count + 1) % Self.capacity] = nil
    count += 1
  }

  private var newestFirst: some Sequence<Frame> {
    (1..<Self.capacity).lazy.compactMap { back in
      back <= count ? frames[(count - back) % Self.capacity] : nil
    }
  }

  package var lastWork: Microseconds? { newestFirst.first { _ in true }?.work }

  package var lastLatency: Microseconds? {
    newestFirst.lazy.compactMap(\.latency).first { _ in true }
  }
}

/// The two plots of the figures, one below the other.
struct FrameGraph: Hashable, Sendable {
  /// The bars of the frames.
  let bars: Rect
  /// The line of the latency.
  let line: Rect
  let budget: Microseconds

  /// The rectangle of the bar at a place.
  func bar(_ work: Microseconds, at place: Int) -> Rect {
    let height = max(height(work, in: bars), 1)
    return Rect(x: x(place), y: bars.maxY - height, width: Self.pitch, height: height)
  }

  /// The piece of the line at a place, which begins at the height of the last piece.
  func piece(from last: Microseconds?, to latency: Microseconds, at place: Int) -> Rect {
    let (from, to) = (y(last ?? latency), y(latency))
    return Rect(
      x: x(place), y: min(from, to), width: Self.pitch,
      height: (from - to).magnitude + LineWidth.emphasis)
  }

  private func y(_ latency: Microseconds) -> Length {
    let room = line.height - LineWidth.emphasis
    return line.minY + room - min(height(latency, in: line), room)
  }

  /// The line of the budget; a frame in time stays below it.
  var budgetLine: Rect {
    bars.band(bars.height - height(budget, in: bars), height: LineWidth.hairline)
  }

  private static let pitch: Length = 2

  private func x(_ place: Int) -> Length { bars.minX + Self.pitch * place }

  /// The whole height is five quarters of the budget.
  private func height(_ time: Microseconds, in plot: Rect) -> Length {
    let whole = max(budget.count * 5 / 4, 1)
    let share = min(time.count, whole)
    return (plot.height * Fraction(Int(share), Int(whole))).roundedToPixel
  }
}

extension Canvas {
  mutating func draw(_ graph: FrameGraph, _ figures: FrameFigures?) {
    for plot in [graph.bars, graph.line] { fill(plot, radius: Radius.chip, theme.card) }
    var last: Microseconds?
    for (place, frame) in (figures?.frames ?? []).enumerated() {
      guard let frame else {
        last = nil
        continue
      }
      begin(.frameBar, place)
      let isLate = frame.work > graph.budget
      fill(graph.bar(frame.work, at: place), isLate ? theme.danger : theme.accent)
      if let latency = frame.latency {
        fill(graph.piece(from: last, to: latency, at: place), theme.text)
        last = latency
      } else if let last {
        // A frame without a motion continues the line, more quietly.
        fill(graph.piece(from: last, to: last, at: place), theme.track)
      }
    }
    begin(.frameBudget)
    fill(graph.budgetLine, theme.track)
  }
}

extension LocalizedString {
  /// The time in milliseconds with one decimal, such as "2.1 ms".
  static func milliseconds(_ time: Microseconds) -> String {
    let tenths = (time.count + 50) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  static func work(_ work: Microseconds, of budget: Microseconds) -> Self {
    Self("frame-work", ["work": milliseconds(work), "budget": milliseconds(budget)])
  }
}
