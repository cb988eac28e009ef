package import DragSDL
internal import CSDL2

package final class AssetStore {
  let fonts: FontStore
  let icons: IconStore
  let pictures: PictureStore

  /// Opens the folder `root`, which contains `icons` and `images`.
  ///
  /// Pictures are looked up in the folder `pictures` first, and then in `images`. A missing file is
  /// no error. A placeholder is drawn for a missing picture or
  /// icon. A file that cannot be decoded is reported once, when its picture is drawn first.
  ///
  /// - Throws: ``SDLError`` if SDL_ttf does not start.
  package init(
    root: String, pictures: String? = nil, report: @escaping (SDLError) -> Void = { _ in }
  ) throws(SDLError) {
    fonts = try FontStore()
    icons = IconStore(folder: root + "/icons")
    self.pictures = PictureStore(
      folders: [pictures, root + "/images"].compactMap(\.self), icons: icons, report: report)
  }

  /// Forgets what was decoded of a picture, or that it could not be decoded, since its file has changed.
  ///
  /// The next frame decodes it again; in a window, what was visible of it remains until then. The name is the one in
  /// the drawing.
  package func forgetPicture(_ name: String) { forgetPictures([name]) }

  /// Forgets several pictures at once; see ``forgetPicture(_:)``.
  package func forgetPictures(_ names: Set<String>) { pictures.forget(names) }
}
