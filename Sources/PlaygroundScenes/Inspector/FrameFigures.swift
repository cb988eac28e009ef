internal import DragDrawing
package import DragKit
internal import PlaygroundUI

/// The timings of a window's latest frames, which the program measures.
///
/// They are display-only, and not part of a state or a recording.
package struct FrameFigures: Hashable, Sendable {
  /// The measured times of one frame.
  package struct Frame: Hashable, Sendable {
    /// The time spent on the frame: on its events, its draw list and its painting.
    let work: Microseconds
    /// The time from the frame's oldest pointer move to the end of the work; `nil` without a move.
    let latency: Microseconds?

    package init(work: Microseconds, latency: Microseconds?) {
      (self.work, self.latency) = (work, latency)
    }
  }

  /// The number of frames in a graph, which is 256 pixels wide with two pixels for each frame.
  package static let capacity = 128

  /// The time in which a frame of an animation must be ready.
  package let budget: Microseconds
  /// The frames from left to right; after the right edge, new frames replace those at the left.
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

extension Canvas {
  /// Draws a plot of the work as bars, and one of the latency as a line; empty without timings.
  mutating func draw(_ figures: FrameFigures?, bars: Rect, line: Rect) {
    let budget = figures?.budget ?? .milliseconds(16)
    // The full height of a plot is 5/4 of the budget.
    let whole = max(budget.count * 5 / 4, 1)
    func height(_ time: Microseconds, in plot: Rect) -> Length {
      (plot.height * Fraction(Int(min(time.count, whole)), Int(whole))).roundedToPixel
    }
    for plot in [bars, line] { fill(plot, radius: Radius.chip, theme.card) }
    let (width, room) = (Length(pixels: 2), line.height - LineWidth.emphasis)
    var last: Length?
    for (place, frame) in (figures?.frames ?? []).enumerated() {
      guard let frame else {
        last = nil
        continue
      }
      begin(.frameBar, place)
      let x = bars.minX + width * place
      let bar = max(height(frame.work, in: bars), 1)
      fill(
        Rect(x: x, y: bars.maxY - bar, width: width, height: bar),
        frame.work > budget ? theme.danger : theme.accent)
      let latency = frame.latency.map { line.minY + room - min(height($0, in: line), room) }
      // A frame that shows no pointer move continues the line in a quieter color.
      guard let y = latency ?? last else { continue }
      let top = min(y, last ?? y)
      fill(
        Rect(x: x, y: top, width: width, height: max(y, last ?? y) - top + LineWidth.emphasis),
        latency == nil ? theme.track : theme.text)
      last = y
    }
    begin(.frameBudget)
    // Draws the budget: the bar of a frame within it stays below this line.
    fill(
      bars.band(bars.height - height(budget, in: bars), height: LineWidth.hairline), theme.track)
  }
}

extension LocalizedString {
  /// Returns the time in milliseconds with one decimal, such as "2.1 ms".
  static func milliseconds(_ time: Microseconds) -> String {
    let tenths = (time.count + 50) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }

  static func work(_ work: Microseconds, of budget: Microseconds) -> Self {
    Self("frame-work", ["work": milliseconds(work), "budget": milliseconds(budget)])
  }
}
