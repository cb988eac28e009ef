internal import CSDL2Painting
internal import CSDL2
internal import Synchronization

/// The versions of what determines pixels: the painter and the libraries.
///
/// Frames are guaranteed to be equal byte for byte only between equal versions.
package struct VersionManifest: CustomStringConvertible {
  package let lines: [String]

  package var line: String { lines.joined(separator: ", ") }

  /// Incremented when the painter draws the same list with other pixels.
  private static let painter = 3

  package init() {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    let ttf = TTF_Linked_Version().pointee
    let image = IMG_Linked_Version().pointee
    lines = [
      "SDL \(sdl.text)", "SDL_ttf \(ttf.text)", "FreeType \(Self.freeType)",
      "SDL_image \(image.text)", "painter \(Self.painter)",
    ]
  }

  private static var freeType: String {
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    FontStore.library.withLock { _ in
      guard TTF_Init() == 0 else { return }
      TTF_GetFreeTypeVersion(&major, &minor, &patch)
      TTF_Quit()
    }
    return "\(major).\(minor).\(patch)"
  }

  package var description: String { lines.joined(separator: "\n") }
}

extension SDL_version {
  fileprivate var text: String { "\(major).\(minor).\(patch)" }
}
