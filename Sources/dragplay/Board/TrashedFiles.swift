internal import DragRecording
internal import PlaygroundScenes

/// The files that this program has moved to the trash, until a tile shows them again.
struct TrashedFiles {
  private var files: [[UInt8]: TrashedFile] = [:]
  /// The paths whose tiles have gone from the board.
  private var gone: Set<[UInt8]> = []

  mutating func add(_ file: TrashedFile) { files[Array(file.path.utf8)] = file }

  /// Moves files back whose tiles an undo has restored; returns their paths.
  mutating func restore(for scene: PicturesScene) -> [String] {
    guard !files.isEmpty else { return [] }
    let shown = scene.pathsOnBoard(among: Set(files.keys))
    gone.formUnion(files.keys.filter { !shown.contains($0) })
    let back = shown.intersection(gone).compactMap { files.removeValue(forKey: $0) }
    gone.subtract(shown)
    return back.compactMap { file in
      do throws(SystemReason) {
        try Trash.restore(file)
        return file.path
      } catch {
        StandardError.report("\(file.path): cannot be moved back from the trash: \(error)")
        return nil
      }
    }
  }
}
