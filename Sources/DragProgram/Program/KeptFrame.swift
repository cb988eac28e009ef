package import DragPictures
internal import RecordingTools
internal import DragPainter

/// A picture file beside a recording, with the hash that the recording has for this picture.
///
/// A frame with this hash matches. A frame with another hash is compared with the file only if
/// other versions of the libraries drew the file. Other versions draw letters slightly
/// differently.
package struct KeptFrame {
  private let path: String
  private let hash: UInt64
  private let isOwn: Bool

  /// Creates a kept frame; unknown `versions` (`nil`) count as different from the current ones.
  package init(_ path: String, hash: UInt64, drawnBy versions: String?) {
    (self.path, self.hash) = (path, hash)
    isOwn = versions == VersionManifest().line
  }

  package static func path(of mark: String, beside recording: String) -> String {
    "\(FilePath.withoutExtension(recording)).\(mark.replacing("/", with: "_")).png"
  }

  package func isShown(by frame: Picture) -> Bool {
    if frame.stableHash == hash { return true }
    guard !isOwn, let expected = try? Picture(pngAt: path) else { return false }
    return PictureComparison(frame, expected: expected, tolerance: .otherLibraries).passes
  }
}
