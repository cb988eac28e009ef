internal import CSDL2
internal import DragKit
internal import DragKitRecording
internal import DragRecording
internal import Glibc
internal import RecordingTools

/// Draws a replay into numbered pictures, without a window.
final class ProgramFilm {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let renderer: OpaquePointer
  private let folder: String

  /// The time from one picture to the next, for 25 a second.
  static var step: Microseconds { .milliseconds(40) }

  init(_ size: Size, into folder: String) throws {
    let made = SDL_CreateRGBSurfaceWithFormat(
      0, Int32(clamping: size.width.pixels), Int32(clamping: size.height.pixels), 32,
      SDL_PIXELFORMAT_XRGB8888.rawValue)
    guard let made else { throw SDLError("SDL_CreateRGBSurfaceWithFormat") }
    surface = made
    guard let renderer = SDL_CreateSoftwareRenderer(made) else {
      SDL_FreeSurface(made)
      throw SDLError("SDL_CreateSoftwareRenderer")
    }
    (self.renderer, self.folder) = (renderer, folder)
    // An existing folder may hold the pictures of another film.
    guard mkdir(folder, 0o755) == 0 else {
      let reason = SystemReason(errno)
      throw FileError(
        file: folder,
        errno == EEXIST ? .exists : .init("cannot be created: \(reason)", "choose another place"))
    }
  }

  deinit {
    SDL_DestroyRenderer(renderer)
    SDL_FreeSurface(surface)
  }

  func take(_ number: Int, with pointers: [GhostPointer], draw: (OpaquePointer) -> Void) throws {
    draw(renderer)
    SDL_RenderSetClipRect(renderer, nil)
    for pointer in pointers { self.draw(pointer) }
    SDL_RenderPresent(renderer)
    let file = SDL_RWFromFile("\(folder)/frame-\(number.padded(to: 5)).bmp", "wb")
    guard let file, SDL_SaveBMP_RW(surface, file, 1) == 0 else { throw SDLError("SDL_SaveBMP_RW") }
  }

  private func draw(_ pointer: GhostPointer) {
    let tip = SDL_FPoint(
      x: Float(pointer.location.x.subpixels) / 256, y: Float(pointer.location.y.subpixels) / 256)
    if pointer.id == .mouse {
      // An arrow: its outline, and the arrow within.
      fan(around: tip, [(0, 0), (0, 20), (5, 16), (9, 24), (12, 22), (9, 15), (15, 15)], 255)
      fan(
        around: tip,
        [(1.5, 3), (1.5, 17), (5, 13.5), (9.5, 22), (10, 21.5), (7, 13.5), (11, 13.5)], 20)
    } else {
      let circle = (0..<24).map { part -> (Float, Float) in
        let angle = Float(part) * .pi / 12
        return (18 * cosf(angle), 18 * sinf(angle))
      }
      fan(around: tip, circle, 60, alpha: 90)
    }
  }

  /// Fills the triangles from the first corner to all edges.
  private func fan(
    around tip: SDL_FPoint, _ corners: [(x: Float, y: Float)], _ gray: UInt8, alpha: UInt8 = 255
  ) {
    let color = SDL_Color(r: gray, g: gray, b: gray, a: alpha)
    let points = corners.map {
      SDL_Vertex(
        position: SDL_FPoint(x: tip.x + $0.x, y: tip.y + $0.y), color: color,
        tex_coord: SDL_FPoint())
    }
    let triangles = (1..<points.count - 1).flatMap { [points[0], points[$0], points[$0 + 1]] }
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    SDL_RenderGeometry(renderer, nil, triangles, Int32(triangles.count), nil, 0)
  }
}

extension SDLProgram {
  /// Draws the frames of a replay, 25 a second, into pictures of a new folder.
  ///
  /// - Returns: The number of pictures.
  func film(
    _ path: String, into folder: String, draw: (ProgramFrame<Content>, OpaquePointer) -> Void
  ) throws -> Int {
    var player = try player(of: path)
    let header = player.recording.header
    let count = Int(player.duration.count / ProgramFilm.step.count) + 1
    guard count <= Limits.pictures else {
      throw FileError(
        file: path,
        .init(
          "lasts \(count / 25) s, more than \(Limits.pictures) pictures at 25 a second",
          "film a shorter recording"))
    }
    let film = try ProgramFilm(header.window, into: folder)
    for number in 0..<count {
      let time = Microseconds(Int64(number) * ProgramFilm.step.count)
      _ = player.advance(to: header.start + time)
      try film.take(number, with: player.pointers) { renderer in
        draw(ProgramFrame(of: player.world, size: header.window), renderer)
      }
    }
    return count
  }
}

extension Limits {
  /// The pictures of a film: those of an hour, at 30 a second.
  package static let pictures = 108_000
}
