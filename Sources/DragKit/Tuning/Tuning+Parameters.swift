public import DragCoding

extension Tuning {
  /// Every number, with its name, unit and range; units follow from the types.
  ///
  /// The defaults and their sources are those of the properties.
  package static let parameters: [TuningParameter] = [
    TuningParameter("lift-distance", "liftDistance", \.liftDistance, 0...30),
    TuningParameter("touch-slop", "touchSlop", \.touchSlop, 0...50),
    TuningParameter("lift-scale", "liftScale", \.liftScale, 100...130),
    TuningParameter("lifted-alpha", "liftedAlpha", \.liftedAlpha, 30...100),
    TuningParameter("long-press", "longPress", \.longPress, 100...1500),
    TuningParameter("mouse-long-press-lifts", "mouseLongPressLifts", \.mouseLongPressLifts),
    TuningParameter("spring-loading", "springLoading", \.springLoading, 100...1500),
    TuningParameter("slow-motion", "slowMotion", \.slowMotion),
    TuningParameter("reduced-motion", "reducedMotion", \.reducedMotion),
    TuningParameter("lift-response", "liftSpring.response", \.liftSpring.response, 100...1500),
    TuningParameter("lift-damping", "liftSpring.damping", \.liftSpring.damping, 30...100),
    TuningParameter("gap-response", "gapSpring.response", \.gapSpring.response, 100...1500),
    TuningParameter("gap-damping", "gapSpring.damping", \.gapSpring.damping, 30...100),
    TuningParameter("drop-response", "dropSpring.response", \.dropSpring.response, 100...1500),
    TuningParameter("drop-damping", "dropSpring.damping", \.dropSpring.damping, 30...100),
    TuningParameter(
      "cancel-response", "cancelSpring.response", \.cancelSpring.response, 100...1500),
    TuningParameter("cancel-damping", "cancelSpring.damping", \.cancelSpring.damping, 30...100),
    TuningParameter("glide-response", "glideSpring.response", \.glideSpring.response, 100...3000),
    TuningParameter("glide-damping", "glideSpring.damping", \.glideSpring.damping, 30...100),
  ]

  /// Returns the parameter with a name, if any.
  package static func parameter(_ name: String) -> TuningParameter? {
    parameters.first { $0.name == name }
  }

  /// Every number by name, as the header of a recording holds them: so a change of a default changes nothing
  /// that was recorded.
  package var numbers: [String: Int] {
    Dictionary(uniqueKeysWithValues: Self.parameters.map { ($0.name, $0.number(in: self)) })
  }

  /// Creates a tuning from the header of a recording.
  ///
  /// A number that is missing has its default; one beyond its range counts as the nearest in it.
  ///
  /// - Throws: An ``UnknownTuningParameter`` if a name is not one of a parameter.
  package init(numbers: [String: Int]) throws(UnknownTuningParameter) {
    self.init()
    // In order, so that of several unknown names always the same is reported.
    for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
      guard let parameter = Self.parameter(name) else { throw UnknownTuningParameter(name: name) }
      parameter.storeWithinRange(number, in: &self)
    }
  }

  /// The statements that set what differs from the defaults, in Swift.
  package var swiftText: String {
    let changed = Self.parameters.filter { $0.number(in: self) != $0.defaultNumber }
    return (["var tuning = Tuning()"] + changed.map { $0.swiftText(in: self) })
      .map { $0 + "\n" }.joined()
  }
}

/// The name of a tuning parameter that this version does not have.
package struct UnknownTuningParameter: Error, Hashable, Sendable {
  package let name: String
}

extension Tuning: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    for parameter in Self.parameters { writer.write(parameter.number(in: self)) }
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    for parameter in Self.parameters { parameter.store(try reader.read(), in: &self) }
  }
}
