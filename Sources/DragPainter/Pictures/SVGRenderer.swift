internal import DragGeometry
internal import Glibc

/// Draws SVG drawings with librsvg, if it is installed: the names of colors, styles and texts, as browsers do.
///
/// The library is loaded with the first drawing: it brings more libraries than the rest of the program.
struct SVGRenderer: Sendable {
  private typealias Handle = OpaquePointer
  private typealias Parse =
    @convention(c) @Sendable (UnsafePointer<UInt8>?, Int, OpaquePointer?) -> Handle?
  private typealias Render =
    @convention(c) @Sendable (Handle, OpaquePointer, UnsafePointer<Double>, OpaquePointer?) -> Int32
  private typealias MakeImage =
    @convention(c) @Sendable (UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32) ->
    OpaquePointer?
  private typealias MakeContext = @convention(c) @Sendable (OpaquePointer) -> OpaquePointer?
  private typealias Release = @convention(c) @Sendable (OpaquePointer) -> Void

  private let parse: Parse
  private let render: Render
  private let release: Release
  private let makeImage: MakeImage
  private let releaseImage: Release
  private let makeContext: MakeContext
  private let releaseContext: Release

  /// The installed library; `nil` if there is none.
  static let installed = SVGRenderer()

  private init?() {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL),
      let parse = dlsym(library, "rsvg_handle_new_from_data"),
      let render = dlsym(library, "rsvg_handle_render_document"),
      let release = dlsym(library, "g_object_unref"),
      let makeImage = dlsym(library, "cairo_image_surface_create_for_data"),
      let releaseImage = dlsym(library, "cairo_surface_destroy"),
      let makeContext = dlsym(library, "cairo_create"),
      let releaseContext = dlsym(library, "cairo_destroy")
    else { return nil }
    self.parse = unsafeBitCast(parse, to: Parse.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.release = unsafeBitCast(release, to: Release.self)
    self.makeImage = unsafeBitCast(makeImage, to: MakeImage.self)
    self.releaseImage = unsafeBitCast(releaseImage, to: Release.self)
    self.makeContext = unsafeBitCast(makeContext, to: MakeContext.self)
    self.releaseContext = unsafeBitCast(releaseContext, to: Release.self)
  }

  /// Returns a drawing that is scaled to fit `size`.
  ///
  /// It reads no other files: without the address of the drawing, librsvg refuses their names.
  ///
  /// - Throws: ``PictureProblem/damaged`` if it cannot be drawn.
  func bitmap(of file: [UInt8], size: DeviceSize) throws(PictureProblem) -> Bitmap {
    guard let drawing = parse(file, file.count, nil) else { throw .damaged }
    defer { release(drawing) }
    var pixels = [UInt32](repeating: 0, count: size.area)
    let isDrawn = pixels.withUnsafeMutableBytes { draw(drawing, size, into: $0.baseAddress) }
    guard isDrawn else { throw .damaged }
    return Bitmap(size: size, pixels: pixels)
  }

  private func draw(
    _ drawing: Handle, _ size: DeviceSize, into pixels: UnsafeMutableRawPointer?
  ) -> Bool {
    let (width, height) = (Int32(clamping: size.width), Int32(clamping: size.height))
    guard let image = makeImage(pixels, Self.argb, width, height, width * 4) else { return false }
    defer { releaseImage(image) }
    guard let context = makeContext(image) else { return false }
    defer { releaseContext(context) }
    return render(drawing, context, [0, 0, Double(width), Double(height)], nil) != 0
  }

  /// The longest side of an image of cairo.
  static let longestSide = 32_767

  /// `CAIRO_FORMAT_ARGB32`: premultiplied `0xAARRGGBB`.
  private static let argb: Int32 = 0
}
