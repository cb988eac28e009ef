internal import DragPictures
internal import PlaygroundScenes
internal import DragPainter

extension Playground {
  func picture(_ assets: AssetStore) throws(PaintingError) -> Picture {
    try FrameRenderer(size: content.chrome.window, scale: scale, assets: assets)
      .frame(of: frame())
  }
}

extension Picture {
  func write(to path: String, _ kind: StagedOutput.Kind = .file) throws {
    try StagedOutput.write(png, to: path, kind)
  }
}
