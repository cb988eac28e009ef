internal import DragSDL
internal import PlaygroundScenes
internal import DragPainter

extension Playground {
  func matches(_ mark: Mark, of test: Recording, file: String, _ assets: AssetStore) -> Bool {
    guard let hash = mark.frame, let frame = try? picture(assets) else { return false }
    let path = KeptFrame.path(of: mark.name, beside: file)
    return KeptFrame(path, hash: hash, drawnBy: test.header.drawnBy).isShown(by: frame)
  }

  func picture(_ assets: AssetStore) throws(SDLError) -> Frame {
    try FrameRenderer(size: content.chrome.window, scale: scale, assets: assets)
      .frame(of: frame())
  }
}

extension Frame {
  func write(to path: String, _ kind: StagedOutput.Kind = .file) throws {
    try StagedOutput.write(png, to: path, kind)
  }
}
