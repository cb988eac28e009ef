internal import CSDL2
package import DragGeometry

package final class AssetStore {
  let fonts: FontStore
  let icons: IconStore
  let pictures: PictureStore

  /// Opens the folder `root`, which contains `icons` and `images`.
  ///
  /// Pictures are looked up in the folder `pictures` first, and then in `images`. A missing file is
  /// no error. A placeholder is drawn for a missing picture or icon.
  ///
  /// - Throws: ``PaintingError`` if SDL_ttf does not start.
  package init(root: String, pictures: String? = nil) throws(PaintingError) {
    fonts = try FontStore()
    icons = IconStore(folder: root + "/icons")
    self.pictures = PictureStore(
      folders: [pictures, root + "/images"].compactMap(\.self), icons: icons)
  }

  /// Calls a function once for each picture that cannot be decoded, when it is drawn first.
  package func reportFailures(_ report: @escaping (PictureFailure) -> Void) {
    pictures.report = report
  }

  /// Lets threads make the pictures from now on; returns `nil` if the system has no more files.
  package func startLoading() -> PictureLoader? { pictures.startLoading() }

  /// Accepts the pictures that were made; returns whether one of them is visible.
  package func takeArrivals(at now: Microseconds) -> Bool { pictures.takeArrivals(at: now) }

  /// Discards the decoded pixels of pictures whose files have changed, or the failures to decode them.
  ///
  /// The next frame that shows one decodes it again. A window shows the old pixels until the new ones are decoded.
  ///
  /// - Parameter names: The pictures' names in the drawing.
  package func forgetPictures(_ names: Set<String>) { pictures.forget(names) }
}
