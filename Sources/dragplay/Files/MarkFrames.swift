internal import DragRecording
internal import PlaygroundScenes
internal import SDLShell

/// What is seen at the marks of a recording, and the pictures that are kept of it.
struct MarkFrames {
  private let recording: Recording
  private let file: String
  /// Nothing where there is no picture to be held to.
  private let assets: AssetStore?

  /// Opens what is needed to draw, where anything is to be drawn.
  init(of recording: Recording, file: String) throws {
    (self.recording, self.file) = (recording, file)
    let hasFrames = recording.marks.contains { $0.frame != nil }
    assets = hasFrames ? try Places.openAssets() : nil
  }

  /// Whether a world shows what is kept of a mark; one that cannot be drawn does not.
  func show(_ world: Playground, at mark: Mark) -> Bool {
    guard let assets, let hash = mark.frame, let frame = try? Self.frame(of: world, assets) else {
      return false
    }
    let path = KeptFrame.path(of: mark.name, beside: file)
    return KeptFrame(path, hash: hash, drawnBy: recording.header.drawnBy).isShown(by: frame)
  }

  /// What is seen of a world.
  static func frame(of world: Playground, _ assets: AssetStore) throws(SDLError) -> Frame {
    let window = world.content.chrome.window
    return try FrameRenderer(size: window, scale: world.scale, assets: assets)
      .frame(of: world.frame())
  }
}
