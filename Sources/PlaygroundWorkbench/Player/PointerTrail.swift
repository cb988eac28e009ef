internal import Algorithms
package import DragFrameIO
package import DragGeometry
package import RecordingTools

/// The way that a pointer took in the last moments.
package struct PointerTrail: Hashable, Sendable {
  /// A place that the pointer told of.
  package struct Sample: Hashable, Sendable {
    /// Where.
    package var location: Point
    /// When.
    package var time: Microseconds
    /// `true` while it was pressed.
    package var isPressed: Bool
  }

  /// Whose it is.
  package let pointer: PointerID
  /// The places in order.
  package private(set) var samples: [Sample]

  /// How long a place is remembered.
  package static let span = Microseconds.milliseconds(400)
  /// How far apart places are: a mouse that tells of a thousand a second draws no finer line.
  private static let grain = Microseconds.milliseconds(8)

  /// The ways that end at a moment or shortly before, in the order in which they began.
  ///
  /// - Parameters:
  ///   - pumps: The lines of a recording, in order.
  ///   - moment: The moment.
  /// - Returns: The ways of which there is more than a point.
  package static func trails(in pumps: [Pump], at moment: Microseconds) -> [PointerTrail] {
    let from = moment - span
    var (open, trails) = ([PointerID: Int](), [PointerTrail]())
    for pump in pumps[pumps.partitioningIndex { $0.time >= from }...] {
      if let first = pump.events.first, first.time > moment { break }
      for event in pump.events where event.time >= from && event.time <= moment {
        trails.follow(event, &open)
      }
    }
    return trails.filter { $0.samples.count > 1 }
  }

  fileprivate init(of pointer: PointerID, from sample: Sample) {
    (self.pointer, samples) = (pointer, [sample])
  }

  fileprivate mutating func add(_ sample: Sample) {
    let isFine = samples.count > 1 && sample.time < samples[samples.count - 2].time + Self.grain
    if isFine, samples.last?.isPressed == sample.isPressed { samples.removeLast() }
    samples.append(sample)
  }
}

extension [PointerTrail] {
  fileprivate mutating func follow(_ event: InputEvent, _ open: inout [PointerID: Int]) {
    switch event.kind {
    case .pointerPressed(let id, let point, _): extend(id, to: point, event.time, true, &open)
    case .pointerMoved(let id, let point, let isDown):
      extend(id, to: point, event.time, isDown, &open)
    case .pointerReleased(let id, let point, _):
      extend(id, to: point, event.time, true, &open)
      if id != .mouse { open[id] = nil }
    case .pointerCancelled(let id): open[id] = nil
    case .pointerLeft: open[.mouse] = nil
    default: break
    }
  }

  private mutating func extend(
    _ id: PointerID, to point: Point, _ time: Microseconds, _ isPressed: Bool,
    _ open: inout [PointerID: Int]
  ) {
    let sample = PointerTrail.Sample(location: point, time: time, isPressed: isPressed)
    if let index = open[id] {
      self[index].add(sample)
    } else {
      open[id] = count
      append(PointerTrail(of: id, from: sample))
    }
  }
}
