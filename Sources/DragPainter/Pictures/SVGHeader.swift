internal import DragGeometry

/// The beginning of an SVG drawing: its root element, of which only the size is read.
struct SVGHeader {
  /// The number of bytes in which the root element has to begin and to end.
  private static let longest = PictureBytes.firstBlock
  /// The size of a drawing that has none, as in browsers.
  private static let usualSize = DeviceSize(width: 300, height: 150)
  /// The largest side, in pixels; a size is only the shape of a drawing.
  private static let longestSide = 1 << 13

  let size: DeviceSize

  /// Returns whether a file can be an SVG drawing.
  static func begins(_ bytes: inout PictureBytes) -> Bool {
    guard let text = start(of: &bytes) else { return false }
    return rootRange(in: text) != nil
  }

  init?(_ bytes: inout PictureBytes) {
    guard let text = Self.start(of: &bytes), let root = Self.rootRange(in: text) else { return nil }
    let attributes = Self.attributes(in: text[root])
    let box = attributes["viewBox"]?.split { $0 == " " || $0 == "," || $0.isNewline }
      .compactMap { Double($0) }
    let shape = box.flatMap {
      $0.count == 4 && Self.isLength($0[2]) && Self.isLength($0[3]) ? ($0[2], $0[3]) : nil
    }
    let width = attributes["width"].flatMap(Self.pixels)
    let height = attributes["height"].flatMap(Self.pixels)
    switch (width, height, shape) {
    case (let width?, let height?, _): size = Self.size(width, height)
    case (let width?, nil, let shape?): size = Self.size(width, width * shape.1 / shape.0)
    case (nil, let height?, let shape?): size = Self.size(height * shape.0 / shape.1, height)
    case (nil, nil, let shape?): size = Self.size(shape.0, shape.1)
    case (let width?, nil, nil): size = Self.size(width, width)
    case (nil, let height?, nil): size = Self.size(height, height)
    case (nil, nil, nil): size = Self.usualSize
    }
  }

  /// Returns the beginning of a file whose first sign is that of an element; `nil` otherwise.
  private static func start(of bytes: inout PictureBytes) -> Substring? {
    guard let first = bytes.bytes(at: 0, count: min(bytes.count, 512)),
      let sign = first.first(where: { $0 > 0x20 && ![0xef, 0xbb, 0xbf].contains($0) }),
      sign == UInt8(ascii: "<"),
      let all = bytes.bytes(at: 0, count: min(bytes.count, longest))
    else { return nil }
    return Substring(decoding: all, as: UTF8.self)
  }

  /// Returns the inside of the first tag, which has to be `svg`, after comments and declarations.
  private static func rootRange(in text: Substring) -> Range<Substring.Index>? {
    var rest = text
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.range(ofText: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") {
        guard let end = rest.range(ofText: "?>") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<!") {
        guard let end = rest.firstIndex(of: ">") else { return nil }
        // A document type can contain declarations in brackets.
        if let bracket = rest[..<end].firstIndex(of: "[") {
          guard let close = rest[bracket...].range(ofText: "]") else { return nil }
          rest = rest[close.upperBound...]
        } else {
          rest = rest[end...].dropFirst()
        }
      } else {
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        guard name == "svg" || name.hasSuffix(":svg"), let end = rest.firstIndex(of: ">") else {
          return nil
        }
        return name.endIndex..<end
      }
    }
    return nil
  }

  private static func attributes(in tag: Substring) -> [Substring: Substring] {
    var (found, rest) = ([Substring: Substring](), tag)
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = rest[equals...].dropFirst().drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { return found }
      if found[name] == nil { found[name] = value.dropFirst()[..<end] }
      rest = value[end...].dropFirst()
    }
    return found
  }

  /// Returns a length in pixels of 1/96 inch; `nil` for a share of the surroundings.
  private static func pixels(_ text: Substring) -> Double? {
    let text = text.drop(while: \.isWhitespace)
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "+") }
    guard let value = Double(digits), isLength(value) else { return nil }
    let unit = text[digits.endIndex...].prefix { !$0.isWhitespace }
    let factors: [Substring: Double] = [
      "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
      "em": 16, "ex": 8,
    ]
    return factors[unit].map { $0 * value }
  }

  /// Whether a side can have a length: texts such as `inf` and `1e999` are numbers, too.
  private static func isLength(_ value: Double) -> Bool { value > 0 && value.isFinite }

  /// Returns a size of whole pixels, reduced to the longest side; the usual one if a side is too long for a number.
  private static func size(_ width: Double, _ height: Double) -> DeviceSize {
    // The unit and the shape multiply what was a length.
    guard width.isFinite, height.isFinite else { return usualSize }
    let longer = max(width, height)
    let share = longer > Double(longestSide) ? Double(longestSide) / longer : 1
    return DeviceSize(
      width: max(1, Int((width * share).rounded())),
      height: max(1, Int((height * share).rounded())))
  }
}

extension Substring {
  /// Returns the first occurrence of a text.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.hasPrefix(text) { return start..<rest.index(start, offsetBy: text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
