package import DragSDL
internal import CSDL2

package final class AssetStore {
  let fonts: FontStore
  let icons: IconStore
  let pictures: PictureStore

  /// Opens the folder `root`, which contains `icons` and `images`.
  ///
  /// Pictures are looked up in the folder `pictures` first, and then in `images`. A missing file is
  /// no error. A placeholder is drawn for a missing picture or icon.
  ///
  /// - Throws: ``SDLError`` if SDL_ttf does not start.
  package init(root: String, pictures: String? = nil) throws(SDLError) {
    fonts = try FontStore()
    icons = IconStore(folder: root + "/icons")
    self.pictures = PictureStore(
      folders: [pictures, root + "/images"].compactMap(\.self), icons: icons)
  }

  /// Calls a function once for each picture that cannot be decoded, when it is drawn first.
  package func reportFailures(_ report: @escaping (PictureFailure) -> Void) {
    pictures.report = report
  }

  /// Discards the decoded pixels of pictures whose files have changed, or the failures to decode them.
  ///
  /// The next frame that shows one decodes it again. A window shows the old pixels until the new ones are decoded.
  ///
  /// - Parameter names: The pictures' names in the drawing.
  package func forgetPictures(_ names: Set<String>) { pictures.forget(names) }
}
