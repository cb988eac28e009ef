internal import DragDrawing
internal import DragKit
internal import DragKitInspection
internal import PlaygroundUI

// MARK: - The curves of the springs beside their sliders
extension Chrome {
  /// Draws the curve of each spring, with its time and its overshoot as text.
  func drawSprings(on canvas: inout Canvas) {
    for (spring, plot) in springPlots {
      canvas.begin(.springPlot, spring.rawValue)
      canvas.draw(plot)
      let words = plot.frame.band(plot.frame.height, height: ChromeLayout.springWords)
      canvas.text(.time(of: plot.curve), .caption, theme.text, in: words)
      canvas.text(
        .overshoot(of: plot.curve), .caption, theme.secondaryText,
        in: words.band(ChromeLayout.springWords, height: ChromeLayout.springWords))
    }
  }

  /// Draws a dot on the curve of each spring that moves something.
  func drawSpringDots(_ plots: [(spring: TunedSpring, plot: SpringPlot)], on canvas: inout Canvas) {
    for (spring, plot) in plots {
      guard let time = canvas.timeOfSpring(spring, plot.curve, slowedBy: tuning.slowness) else {
        continue
      }
      canvas.begin(.springDot, spring.rawValue)
      canvas.dot(of: plot, at: time)
    }
  }

  var springPlots: [(spring: TunedSpring, plot: SpringPlot)] {
    guard layout.hasInspector, tab == .feel else { return [] }
    return layout.sliderGroups.compactMap { group in
      guard let spring = group.spring else { return nil }
      let words = ChromeLayout.springWords * 2
      let frame = group.curve.band(0, height: group.curve.height - words)
      let curve = SpringCurve(spring.spring(tuning), glides: spring == .glide)
      return (spring, SpringPlot(curve: curve, frame: frame))
    }
  }
}

extension Canvas {
  /// Returns the time of a curve that matches its spring now; `nil` if the spring moves nothing.
  ///
  /// A gliding item's speed decreases as its distance does, so every time would match.
  fileprivate func timeOfSpring(
    _ spring: TunedSpring, _ curve: SpringCurve, slowedBy slowness: Int
  ) -> Int? {
    guard spring != .glide else { return nil }
    return interaction.springValue(of: spring).flatMap {
      curve.time(of: $0, slowedBy: slowness)
    }
  }
}
