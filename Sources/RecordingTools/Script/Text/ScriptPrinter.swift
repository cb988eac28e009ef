import DragFrameIO
import DragGeometry
import DragRecording

/// Writes a script as text.
enum ScriptPrinter {
  /// A word of a command line, which may hold dots and slashes, too.
  static func argument(_ word: String) -> String {
    word.allSatisfy { PhrasePrinter.isPlain($0) || "./=".contains($0) } && !word.isEmpty
      ? word : PhrasePrinter.quoted(word)
  }

  static func text(of aim: Aim) -> String {
    switch aim {
    case .point(let point): text(of: point)
    case .thing(let name, .center): name.description
    case .thing(let name, at: .share(let x, let y)):
      "\(name) at \(decimal(x, of: 100))% \(decimal(y, of: 100))%"
    case .thing(let name, at: .offset(let way)): "\(name) at \(text(of: way))"
    }
  }

  static func text(of point: Point) -> String { text(of: point - Point.zero) }

  static func text(of way: Vector) -> String { "\(text(of: way.dx)),\(text(of: way.dy))" }

  /// Pixels, with as many decimals as tell one 256th from the next.
  static func text(of length: Length) -> String {
    let subpixels = length.clampedToFarthest.subpixels
    let thousandths = (subpixels * 1000 + (subpixels < 0 ? -128 : 128)) / 256
    return decimal(thousandths, of: 1000)
  }

  static func text(of span: Microseconds) -> String {
    decimal(Int(span.count), of: 1_000_000) + "s"
  }

  static func text(of size: Size) -> String {
    "\(text(of: size.width))x\(text(of: size.height))"
  }

  /// A number of parts, `whole` of which are one, without zeros at its end.
  static func decimal(_ parts: Int, of whole: Int) -> String {
    let (count, rest) = (parts.magnitude / whole.magnitude, parts.magnitude % whole.magnitude)
    let sign = parts < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(count)" }
    var digits = String(String(whole.magnitude + rest).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(count).\(digits)"
  }
}
