internal import CDesktop
internal import CSDL2

/// A property of a window in the X server: bytes, or 32-bit numbers, which Xlib represents as `UInt`.
struct XProperty {
  private let display: OpaquePointer
  private let name, window, type: UInt

  init(_ name: String, of window: UInt, type: String, on display: OpaquePointer) {
    self.init(XInternAtom(display, name, 0), of: window, type: type, on: display)
  }

  /// Creates a property by the number of its name.
  init(_ name: UInt, of window: UInt, type: String, on display: OpaquePointer) {
    (self.display, self.window, self.name) = (display, window, name)
    self.type = XInternAtom(display, type, 0)
  }

  /// Returns the value; `nil` if it is missing, or has another type or format.
  ///
  /// Of a value that is over `limit` bytes, it returns the first ones if `truncates`, and `nil` otherwise.
  func value<Element: BitwiseCopyable>(
    _: Element.Type, atMost limit: Int, truncates: Bool = false
  ) -> [Element]? {
    guard let found = Self.read(name, of: window, type: type, on: display, atMost: limit),
      found.type == type, found.isWhole || truncates,
      found.format == (Element.self == UInt8.self ? 8 : 32)
    else { return nil }
    return found.bytes.withUnsafeBytes { Array($0.bindMemory(to: Element.self)) }
  }

  /// Returns a value as it is in memory, where each number takes a word; `nil` if it is missing.
  private static func read(
    _ name: UInt, of window: UInt, type: UInt, on display: OpaquePointer, atMost limit: Int
  ) -> (type: UInt, format: Int, bytes: [UInt8], isWhole: Bool)? {
    var (found, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, name, 0, limit / 4, 0, type, &found, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == 0, found != 0 else { return nil }
    let size = format == 32 ? MemoryLayout<UInt>.stride : Int(format) / 8
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(count) * size)
    return (found, Int(format), Array(bytes), rest == 0)
  }

  enum Content {
    case bytes([UInt8])
    /// At least so many bytes follow in pieces, each of which replaces the one before (INCR, ICCCM 2.7.2).
    case pieces(Int)
    case tooLarge
  }

  /// Returns the value of a property of any type, and deletes it; `nil` if it is missing.
  static func take(
    _ name: String, of window: UInt, on display: OpaquePointer, atMost limit: Int
  ) -> Content? {
    let name = XInternAtom(display, name, 0)
    let found = read(name, of: window, type: UInt(AnyPropertyType), on: display, atMost: limit)
    XDeleteProperty(display, window, name)
    XFlush(display)
    guard let found else { return nil }
    guard found.isWhole else { return .tooLarge }
    guard found.type == XInternAtom(display, "INCR", 0) else { return .bytes(found.bytes) }
    let number =
      found.format == 32 ? found.bytes.withUnsafeBytes { $0.bindMemory(to: UInt.self).first } : 0
    return .pieces(Int(UInt32(truncatingIfNeeded: number ?? 0)))
  }

  func set(to bytes: [UInt8]) {
    XChangeProperty(
      display, window, name, type, 8, PropModeReplace, bytes, Int32(clamping: bytes.count))
  }

  func set(to number: UInt) { set(to: [number]) }

  func set(to numbers: [UInt]) {
    numbers.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, name, type, 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
    }
  }
}
