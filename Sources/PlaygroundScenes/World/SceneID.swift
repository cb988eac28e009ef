/// The scenes, by the names by which the command line knows them.
package enum SceneID: String, Hashable, Sendable, CaseIterable {
  /// Article 001: coloured tiles, reordered with `onDrag` and `onDrop`.
  case colours
}
