internal import CDesktop
internal import CSDL2

/// A property of a window in the X server: bytes, or 32-bit numbers, which Xlib represents as `UInt`.
struct XProperty {
  private let display: OpaquePointer
  private let name, window, type: UInt

  init(_ name: String, of window: UInt, type: String, on display: OpaquePointer) {
    (self.display, self.window) = (display, window)
    (self.name, self.type) = (XInternAtom(display, name, 0), XInternAtom(display, type, 0))
  }

  /// Returns the value; `nil` if it is missing, has another type or format, or is over `limit`
  /// bytes.
  ///
  /// If `deletes`, a value of the right type is deleted when it is read. A value of another type is
  /// not: deleting one of the type `INCR` would request more data from the source.
  func value<Element: BitwiseCopyable>(
    _: Element.Type, atMost limit: Int, deletes: Bool = false
  ) -> [Element]? {
    var (found, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, name, 0, limit / 4, deletes ? 1 : 0, type, &found, &format, &count, &rest,
      &data)
    defer { if let data { XFree(data) } }
    guard status == 0, found == type, let data else { return nil }
    guard rest == 0 else {
      if deletes { XDeleteProperty(display, window, name) }
      return nil
    }
    guard format == (Element.self == UInt8.self ? 8 : 32) else { return nil }
    let bytes = UnsafeRawBufferPointer(
      start: data, count: Int(count) * MemoryLayout<Element>.stride)
    return Array(bytes.bindMemory(to: Element.self))
  }

  func set(to number: UInt) {
    withUnsafeBytes(of: number) { bytes in
      _ = XChangeProperty(
        display, window, name, type, 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
    }
  }
}
