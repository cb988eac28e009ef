internal import CSDL2
internal import Synchronization

/// The versions of what decides pixels.
///
/// Frames are the same byte for byte only where these are.
package struct VersionManifest: Hashable, Sendable, CustomStringConvertible {
  /// A line for each library: its name and its version.
  package let lines: [String]

  /// Asks the libraries that are loaded.
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

  /// FreeType answers only while SDL_ttf runs, which others may be about to start or stop.
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
