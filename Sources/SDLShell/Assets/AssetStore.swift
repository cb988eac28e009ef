internal import CSDL2

package final class AssetStore {
  let fonts: FontStore
  let pictures: PictureStore

  /// Opens the folder `root`, which contains `fonts`, `icons` and `images`.
  ///
  /// Pictures are looked up first in `pictures`. A missing file is no error: text in a missing font
  /// is not drawn, and a picture or an icon has a placeholder.
  ///
  /// - Throws: ``SDLError`` if SDL_ttf does not start.
  package init(root: String, pictures: String? = nil) throws(SDLError) {
    fonts = try FontStore(folder: root + "/fonts")
    self.pictures = PictureStore(
      icons: root + "/icons", images: [pictures, root + "/images"].compactMap(\.self))
  }
}
