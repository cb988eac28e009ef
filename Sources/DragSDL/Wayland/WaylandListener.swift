/// The functions that libwayland calls for the events of an object, at an address that stays valid.
package final class WaylandListener<Functions> {
  package let functions: UnsafeMutablePointer<Functions>

  package init(_ functions: Functions) {
    self.functions = .allocate(capacity: 1)
    self.functions.initialize(to: functions)
  }

  deinit {
    functions.deinitialize(count: 1)
    functions.deallocate()
  }
}

/// An object whose address libwayland passes to the functions of its listener.
package protocol WaylandObject: AnyObject {}

extension WaylandObject {
  package var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  package static func of(_ pointer: UnsafeMutableRawPointer?) -> Self? {
    pointer.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Adds functions to an object by its `add` function; they must be kept until the object is destroyed.
  func listen<Functions>(
    to object: OpaquePointer, _ functions: Functions,
    _ add: (OpaquePointer?, UnsafePointer<Functions>?, UnsafeMutableRawPointer?) -> Int32
  ) -> WaylandListener<Functions> {
    let listener = WaylandListener(functions)
    _ = add(object, listener.functions, opaque)
    return listener
  }
}
