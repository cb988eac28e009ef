internal import CSDL2
internal import Synchronization

/// The versions of the libraries that determine pixels.
///
/// Frames are guaranteed to be equal byte for byte only between equal versions.
package struct VersionManifest: CustomStringConvertible {
  package let lines: [String]

  package var line: String { lines.joined(separator: ", ") }

  package init() {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    let ttf = TTF_Linked_Version().pointee
    let image = IMG_Linked_Version().pointee
    lines = [
      "SDL \(sdl.text)", "SDL_ttf \(ttf.text)", "FreeType \(Self.freeType)",
      "SDL_image \(image.text)",
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
