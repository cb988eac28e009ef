public import DragCoding

/// The type of a payload: a uniform type identifier such as `public.text`, like `UTType`.
public struct ContentType: RawRepresentable, Hashable, Sendable, CanonicalCodable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Text of any kind.
  public static let text = Self(rawValue: "public.text")
  /// Text without markup.
  public static let plainText = Self(rawValue: "public.plain-text")
  /// Text with the markup of a web page.
  public static let html = Self(rawValue: "public.html")
  /// A link, such as to a web page.
  public static let url = Self(rawValue: "public.url")
  /// A file on this computer.
  public static let fileURL = Self(rawValue: "public.file-url")
  /// A picture.
  public static let image = Self(rawValue: "public.image")
  /// A picture in the format PNG.
  public static let png = Self(rawValue: "public.png")
  /// A picture in the format JPEG.
  public static let jpeg = Self(rawValue: "public.jpeg")

  /// Returns whether the type is `other` or a kind of it.
  package func conforms(to other: ContentType) -> Bool {
    self == other || Self.parents[self]?.conforms(to: other) == true
  }

  private static let parents: [ContentType: ContentType] = {
    var parents: [ContentType: ContentType] = [.plainText: .text, .html: .text, .fileURL: .url]
    for format in formats { parents[ContentType(rawValue: format.identifier)] = .image }
    return parents
  }()
}

// MARK: - The types of other programs
// MIME types, and in X11 also older names for text.

extension ContentType {
  /// The picture formats in the order of requests: PNG is first because it loses nothing.
  private static let formats: [(identifier: String, mimeTypes: [String], extensions: [String])] = [
    ("public.png", ["image/png"], ["png"]),
    ("public.jpeg", ["image/jpeg"], ["jpg", "jpeg", "jpe"]),
    ("org.webmproject.webp", ["image/webp"], ["webp"]),
    ("public.svg-image", ["image/svg+xml"], ["svg"]),
    ("com.compuserve.gif", ["image/gif"], ["gif"]),
    ("public.tiff", ["image/tiff"], ["tif", "tiff"]),
    ("com.microsoft.bmp", ["image/bmp", "image/x-bmp", "image/x-MS-bmp"], ["bmp"]),
  ]

  /// The names of plain text (ICCCM, GTK, Qt); those under which UTF-8 is offered come first.
  private static let plainTextNames = DragData.textTypes + ["STRING", "TEXT"]

  /// A list of URIs, by which programs exchange files.
  package static let uriList = "text/uri-list"
  /// The list of files that file managers copy or cut (GNOME, Xfce, LXDE, KDE).
  package static let copiedFiles = "x-special/gnome-copied-files"

  /// The MIME types to request for this type from another program, in order of preference.
  package var mimeTypes: [String] {
    switch self {
    case .text: Self.plainTextNames + ["text/html"]
    case .plainText: Self.plainTextNames
    case .html: ["text/html"]
    case .url, .fileURL: [Self.uriList]
    case .image: Self.formats.flatMap(\.mimeTypes)
    default: Self.formats.first { $0.identifier == rawValue }?.mimeTypes ?? [rawValue]
    }
  }

  /// Creates the type for a MIME type; an unknown MIME type becomes the raw value.
  package init(mimeType: String) {
    let name = mimeType.lowercased()
    if name == Self.uriList {
      self = .url
    } else if name == "text/html" || name.hasPrefix("text/html;") {
      self = .html
    } else if Self.plainTextNames.contains(mimeType) || name.hasPrefix("text/plain") {
      self = .plainText
    } else if let format = Self.formats.first(where: { $0.mimeTypes.contains(name) }) {
      self.init(rawValue: format.identifier)
    } else {
      self.init(rawValue: mimeType)
    }
  }

  /// Returns the type of a picture file by its name's extension; `nil` for any other extension.
  static func image(fileName: String) -> ContentType? {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    return formats.first { $0.extensions.contains(ending) }.map { Self(rawValue: $0.identifier) }
  }
}
