internal import CSDL2

package final class AssetStore {
  let fonts: FontStore
  let pictures: PictureStore

  /// Opens the folder `root`, which contains `fonts`, `icons` and `images`.
  ///
  /// Pictures are looked up in the folder `pictures` first, and then in `images`. A missing file is
  /// no error. Text in a missing font is not drawn. A placeholder is drawn for a missing picture or
  /// icon.
  ///
  /// - Throws: ``SDLError`` if SDL_ttf does not start.
  package init(root: String, pictures: String? = nil) throws(SDLError) {
    fonts = try FontStore(folder: root + "/fonts")
    self.pictures = PictureStore(
      icons: root + "/icons", images: [pictures, root + "/images"].compactMap(\.self))
  }
}
