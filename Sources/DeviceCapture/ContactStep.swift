/// A change of one contact on a surface within a frame.
enum ContactStep: Hashable {
  case began(Int, at: SurfacePoint)
  case moved(Int, to: SurfacePoint)
  /// The contact left the surface; it was not reported if only another contact in its place shows it.
  case ended(Int, wasReported: Bool)
}

/// Identifies the contacts of a surface, frame by frame.
protocol ContactReader {
  /// The changes in a frame; none if the kernel lost part of it.
  mutating func steps(in frame: ArraySlice<Capture.Event>, isTorn: Bool) -> [ContactStep]
}
