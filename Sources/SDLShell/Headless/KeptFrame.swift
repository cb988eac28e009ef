/// A frame that is kept as a picture beside a recording, with the hash that stands in the recording.
///
/// The hash decides where the libraries are those that drew the picture. Elsewhere the pictures are
/// compared, since another version of a library draws the same letters a little differently.
package struct KeptFrame {
  private let path: String
  private let hash: UInt64
  private let isOwn: Bool

  /// How far frames may differ that other libraries drew: colours by ΔE 2, one pixel in 5,000 by ΔE 10.
  package static let tolerance = FrameComparison.Tolerance.perceptual(
    hundredths: 200, strays: 5000)

  /// Names a kept frame.
  ///
  /// - Parameters:
  ///   - path: The picture.
  ///   - hash: The hash of its pixels when it was drawn.
  ///   - versions: What drew it.
  package init(_ path: String, hash: UInt64, drawnBy versions: String?) {
    (self.path, self.hash) = (path, hash)
    isOwn = versions == VersionManifest().line
  }

  /// The picture of a mark lies beside the recording: `a.dndrec` and `a.after-drop.png`.
  ///
  /// The mark's name comes from the recording, and names no other folder.
  package static func path(of mark: String, beside recording: String) -> String {
    let stem = recording.hasSuffix(".dndrec") ? String(recording.dropLast(7)) : recording
    return "\(stem).\(mark.replacing("/", with: "_")).png"
  }

  /// `true` where a frame is as the kept one; a picture that is missing is none that it could be as.
  package func isShown(by frame: Frame) -> Bool {
    if frame.stableHash == hash { return true }
    guard !isOwn, let expected = try? Frame(pngAt: path) else { return false }
    return FrameComparison(frame, expected: expected, tolerance: Self.tolerance).passes
  }
}

extension VersionManifest {
  /// The versions on one line, as they stand in a recording.
  package var line: String { lines.joined(separator: ", ") }
}
