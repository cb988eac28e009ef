import DragRecording

/// What a frame says of one contact on a surface.
enum ContactStep: Hashable {
  /// It touches the surface now.
  case began(Int, at: SurfacePoint)
  /// It has moved.
  case moved(Int, to: SurfacePoint)
  /// It has left the surface; `wasTold` is `false` where only something else being in its place says so.
  case ended(Int, wasTold: Bool)
}

/// A place on a surface, in the units of the device.
struct SurfacePoint: Hashable {
  var x: Int
  var y: Int
}

/// A device that fingers touch: where it reaches, and what its axes are called.
struct Surface {
  let x: Axis
  let y: Axis

  /// One direction of a surface.
  struct Axis {
    let code: EventCode
    let range: Capture.AxisRange

    var middle: Int { (range.minimum + range.maximum) / 2 }
    /// How many values there are, ends included.
    var count: Int { range.maximum - range.minimum + 1 }
  }

  var middle: SurfacePoint { SurfacePoint(x: x.middle, y: y.middle) }
}

/// Tells the contacts of a surface from each other, frame by frame.
protocol ContactReader {
  /// What a frame says; nothing where the kernel lost part of it.
  mutating func steps(in frame: ArraySlice<Capture.Event>, isTorn: Bool) -> [ContactStep]
}
