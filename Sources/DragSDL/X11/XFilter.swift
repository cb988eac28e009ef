internal import CDesktop

/// Takes events of a window before SDL sees them, as input methods do.
final class XFilter {
  private let types: ClosedRange<Int32>
  private let display: OpaquePointer
  private let takes: (XEvent) -> Bool
  /// The native window whose events are filtered; 0 before the first.
  private(set) var window: UInt = 0

  /// `takes` returns whether it takes an event of one of `types`, which SDL then does not see.
  init(
    of types: ClosedRange<Int32>, on display: OpaquePointer, takes: @escaping (XEvent) -> Bool
  ) {
    (self.types, self.display, self.takes) = (types, display, takes)
  }

  deinit { stop() }

  /// Filters the events of a window, and no longer those of another one.
  func watch(_ window: UInt) {
    guard window != self.window else { return }
    stop()
    cdesktop_filter(display, window, types.lowerBound, types.upperBound, Self.function, opaque)
    self.window = window
  }

  private func stop() { cdesktop_unfilter(display, window, Self.function, opaque) }

  private var opaque: UnsafeMutablePointer<CChar> {
    Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: CChar.self)
  }

  private static let function: cdesktop_filter_function = { _, _, event, context in
    guard let event, let context else { return 0 }
    let filter = Unmanaged<XFilter>.fromOpaque(context).takeUnretainedValue()
    return filter.takes(event.pointee) ? 1 : 0
  }
}
