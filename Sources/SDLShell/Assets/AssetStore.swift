internal import CSDL2

/// The fonts, icons and pictures of the Assets folder, opened when they are first needed.
package final class AssetStore {
  let fonts: FontStore
  let pictures: PictureStore

  /// Opens a folder that holds `fonts`, `icons` and `images`.
  ///
  /// - Parameters:
  ///   - root: The folder's path.
  ///   - pictures: A folder in which pictures are looked for first.
  /// - Throws: ``SDLError`` where SDL_ttf does not start. What is missing in the folder is no error:
  ///   words are left out, and pictures have a quiet placeholder.
  package init(root: String, pictures: String? = nil) throws(SDLError) {
    fonts = try FontStore(folder: root + "/fonts")
    self.pictures = PictureStore(
      icons: root + "/icons", images: [pictures, root + "/images"].compactMap(\.self))
  }

  /// The font files that are missing, for a message to whoever installed the program.
  package var missingFonts: [String] { fonts.missingFiles }
}
