public import DragCoding
internal import DragGeometry

/// One number of the tuning, by a name that stays the same from version to version.
package struct TuningValue: Sendable {
  /// The name.
  package let name: String
  /// The number: 1/256 pixels, microseconds, 1/65536, or zero and one.
  package let get: @Sendable (Tuning) -> Int
  /// Changes the number.
  package let set: @Sendable (inout Tuning, Int) -> Void
}

extension Tuning {
  /// Every number there is.
  ///
  /// Recordings hold them all, so that a change of a start value does not change what was recorded.
  package static let values: [TuningValue] =
    [
      TuningValue("lift-distance", \.liftDistance.subpixels),
      TuningValue("touch-slop", \.touchSlop.subpixels),
      TuningValue("lift-scale", \.liftScale.raw),
      TuningValue("lifted-alpha", \.liftedAlpha.raw),
      TuningValue("long-press", \.longPress),
      TuningValue("mouse-long-press-lifts", \.mouseLongPressLifts),
      TuningValue("spring-loading", \.springLoading),
      TuningValue("slow-motion", \.slowMotion),
      TuningValue("reduced-motion", \.reducedMotion),
    ] + springs("lift", \.liftSpring) + springs("gap", \.gapSpring)
    + springs("drop", \.dropSpring) + springs("cancel", \.cancelSpring)
    + springs("glide", \.glideSpring)

  private static func springs(
    _ name: String, _ path: SendablePath<Tuning, Spring>
  ) -> [TuningValue] {
    [
      TuningValue(
        name: name + "-response", get: { Int($0[keyPath: path].response.count) },
        set: { $0[keyPath: path].response = Microseconds(Int64($1)) }),
      TuningValue(
        name: name + "-damping", get: { $0[keyPath: path].damping.raw },
        set: { $0[keyPath: path].damping = Fraction(raw: $1) }),
    ]
  }
}

extension Tuning {
  /// Sets a value to a number that was read.
  ///
  /// A file can hold any number; beyond 2³¹ what is worked out from it would overflow.
  package mutating func set(_ value: TuningValue, toRead number: Int) {
    value.set(&self, min(max(number, 0), 1 << 31))
  }
}

extension TuningValue {
  fileprivate init(_ name: String, _ path: SendablePath<Tuning, Int>) {
    self.init(name: name, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  fileprivate init(_ name: String, _ path: SendablePath<Tuning, Bool>) {
    self.init(
      name: name, get: { $0[keyPath: path] ? 1 : 0 }, set: { $0[keyPath: path] = $1 != 0 })
  }

  fileprivate init(_ name: String, _ path: SendablePath<Tuning, Microseconds>) {
    self.init(
      name: name, get: { Int($0[keyPath: path].count) },
      set: { $0[keyPath: path] = Microseconds(Int64($1)) })
  }
}

extension Tuning: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    for value in Self.values { writer.write(value.get(self)) }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    for value in Self.values { set(value, toRead: try reader.read()) }
  }
}
