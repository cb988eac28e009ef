internal import Algorithms
internal import DragDrawing
package import DragEvents
package import DragGeometry
internal import PlaygroundScenes
internal import PlaygroundUI
package import RecordingTools

/// The path of a pointer during the last ``span``, in coordinates of the recorded window.
package struct PointerTrail: Hashable, Sendable {
  package struct Sample: Hashable, Sendable {
    package var location: Point
    package var time: Microseconds
    package var isPressed: Bool
  }

  package let pointer: PointerID
  package private(set) var samples: [Sample]

  package static let span = Microseconds.milliseconds(400)
  private static let grain = Microseconds.milliseconds(8)

  package static func trails(in turns: [Turn], at moment: Microseconds) -> [PointerTrail] {
    let from = moment - span
    var (open, trails) = ([PointerID: Int](), [PointerTrail]())
    func extend(_ id: PointerID, _ location: Point, _ time: Microseconds, _ isPressed: Bool) {
      let sample = Sample(location: location, time: time, isPressed: isPressed)
      if let index = open[id] {
        trails[index].add(sample)
      } else {
        open[id] = trails.count
        trails.append(PointerTrail(pointer: id, samples: [sample]))
      }
    }
    for turn in turns[turns.partitioningIndex { $0.time >= from }...] {
      if let first = turn.events.first, first.time > moment { break }
      for event in turn.events where event.time >= from && event.time <= moment {
        switch event.kind {
        case .pointerPressed(let id, let point, _): extend(id, point, event.time, true)
        case .pointerMoved(let id, let point, let isDown): extend(id, point, event.time, isDown)
        case .pointerReleased(let id, let point, _):
          extend(id, point, event.time, true)
          if id != .mouse { open[id] = nil }
        case .pointerCancelled(let id): open[id] = nil
        case .pointerLeft: open[.mouse] = nil
        default: break
        }
      }
    }
    return trails.filter { $0.samples.count > 1 }
  }

  private mutating func add(_ sample: Sample) {
    let isFine = samples.count > 1 && sample.time < samples[samples.count - 2].time + Self.grain
    if isFine, samples.last?.isPressed == sample.isPressed { samples.removeLast() }
    samples.append(sample)
  }
}

extension Canvas {
  mutating func draw(
    _ pointers: [GhostPointer], along turns: [Turn], at moment: Microseconds,
    in viewport: PlaybackViewport? = nil
  ) {
    for trail in PointerTrail.trails(in: turns, at: moment) {
      trail.draw(at: moment, viewport, on: &self)
    }
    for pointer in pointers {
      let tip = viewport?.point(pointer.location) ?? pointer.location
      self.pointer(at: tip, pointer.id.kind, isPressed: pointer.isPressed)
    }
  }
}

extension PointerTrail {
  fileprivate func draw(
    at moment: Microseconds, _ viewport: PlaybackViewport?, on canvas: inout Canvas
  ) {
    /// Returns a level that falls with a sample's age: 8 for a new sample, 0 from the age ``span``.
    func step(_ sample: Sample) -> Int {
      8 - Int((moment - sample.time).count.clamped(to: 0...Self.span.count) * 8 / Self.span.count)
    }
    let pieces = samples.adjacentPairs().chunked {
      step($0.1) == step($1.1) && $0.1.isPressed == $1.1.isPressed
    }
    for (isPressed, hex, percent) in [(false, UInt32(0x6b6b76), 30), (true, 0x0a66e8, 65)] {
      let pieces = pieces.filter { $0.first?.1.isPressed == isPressed }
      guard !pieces.isEmpty else { continue }
      var tail = Canvas.plain
      for (color, edge) in [(Color.white, Length(pixels: 2)), (Color(hex: hex), 0)] {
        for piece in pieces {
          guard let (start, first) = piece.first else { continue }
          let points = ([start] + piece.map(\.1)).map {
            viewport?.point($0.location) ?? $0.location
          }
          let path = Path([.move(to: points[0])] + points.dropFirst().map { .line(to: $0) })
          let width = Length(subpixels: 256 + step(first) * 144) + edge
          tail.draw(.stroke(path, width: width, color: color))
        }
      }
      // Grouped, because overlapping translucent pieces would look darker.
      canvas.draw(
        .group(alpha: .percent(percent), transform: .identity, tail.operations))
    }
  }
}
