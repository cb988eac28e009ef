internal import CPictures
internal import DragGeometry
internal import Glibc

/// Draws SVG drawings with librsvg, if it is installed: the names of colors, styles and texts, as browsers do.
///
/// The library is loaded with the first drawing: it brings more libraries than the rest of the program.
struct SVGRenderer: Sendable {
  private typealias Handle = OpaquePointer
  private typealias Parse =
    @convention(c) @Sendable (UnsafePointer<UInt8>?, Int, OpaquePointer?) -> Handle?
  private typealias Measure =
    @convention(c) @Sendable (
      Handle, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<cpictures_length>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<cpictures_length>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<cpictures_rect>
    ) -> Void
  private typealias Render =
    @convention(c) @Sendable (Handle, OpaquePointer, UnsafePointer<Double>, OpaquePointer?) -> Int32
  private typealias MakeImage =
    @convention(c) @Sendable (UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32) ->
    OpaquePointer?
  private typealias MakeContext = @convention(c) @Sendable (OpaquePointer) -> OpaquePointer?
  private typealias Release = @convention(c) @Sendable (OpaquePointer) -> Void

  private let parse: Parse
  private let measure: Measure
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
      let measure = dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
      let render = dlsym(library, "rsvg_handle_render_document"),
      let release = dlsym(library, "g_object_unref"),
      let makeImage = dlsym(library, "cairo_image_surface_create_for_data"),
      let releaseImage = dlsym(library, "cairo_surface_destroy"),
      let makeContext = dlsym(library, "cairo_create"),
      let releaseContext = dlsym(library, "cairo_destroy")
    else { return nil }
    self.parse = unsafeBitCast(parse, to: Parse.self)
    self.measure = unsafeBitCast(measure, to: Measure.self)
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

extension SVGRenderer {
  /// The size of a drawing that has none, as in browsers.
  private static let usualSize = DeviceSize(width: 300, height: 150)
  /// The largest side, in pixels; a size is only the shape of a drawing.
  private static let longestShape = 1 << 13
  /// The pixels of librsvg's units, of which an inch has 96; the first is a fraction of the surroundings.
  private static let units: [Double?] = [
    nil, 1, 16, 8, 96, 96 / 2.54, 96 / 25.4, 4.0 / 3, 16,
  ]

  /// Returns the size of a drawing: that of its root element, or its shape; `nil` if it is damaged.
  func size(of file: [UInt8]) -> DeviceSize? {
    guard let drawing = parse(file, file.count, nil) else { return nil }
    defer { release(drawing) }
    var (hasWidth, hasHeight, hasShape): (Int32, Int32, Int32) = (0, 0, 0)
    var (width, height, shape) = (cpictures_length(), cpictures_length(), cpictures_rect())
    measure(drawing, &hasWidth, &width, &hasHeight, &height, &hasShape, &shape)
    let isShape = hasShape != 0 && Self.isSide(shape.width) && Self.isSide(shape.height)
    let ratio = isShape ? shape.height / shape.width : 1
    switch (Self.pixels(width), Self.pixels(height)) {
    case (let width?, let height?): return Self.size(width, height)
    case (let width?, nil): return Self.size(width, width * ratio)
    case (nil, let height?): return Self.size(height / ratio, height)
    case (nil, nil): return isShape ? Self.size(shape.width, shape.height) : Self.usualSize
    }
  }

  private static func pixels(_ length: cpictures_length) -> Double? {
    guard units.indices.contains(Int(length.unit)), let unit = units[Int(length.unit)],
      isSide(length.value)
    else { return nil }
    return length.value * unit
  }

  private static func isSide(_ value: Double) -> Bool { value > 0 && value.isFinite }

  /// Returns a size of whole pixels, reduced to the longest side; the usual one if a side is too long for a number.
  private static func size(_ width: Double, _ height: Double) -> DeviceSize {
    // The unit and the shape multiply what was a length.
    guard width.isFinite, height.isFinite else { return usualSize }
    let longer = max(width, height)
    let share = longer > Double(longestShape) ? Double(longestShape) / longer : 1
    return DeviceSize(
      width: max(1, Int((width * share).rounded())),
      height: max(1, Int((height * share).rounded())))
  }
}
