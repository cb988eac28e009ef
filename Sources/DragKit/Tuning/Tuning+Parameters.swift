public import DragCoding

extension Tuning {
  /// Every number, with its name, unit and range; units follow from the types.
  ///
  /// The defaults and their sources are those of the properties.
  package static let parameters: [TuningParameter] = [
    TuningParameter("lift-distance", "liftDistance", \.liftDistance, 0...30),
    TuningParameter("touch-slop", "touchSlop", \.touchSlop, 0...50),
    TuningParameter("mouse-slop", "mouseSlop", \.mouseSlop, 0...50),
    TuningParameter("touch-target", "touchTarget", \.touchTarget, 0...100),
    TuningParameter("velocity-memory", "velocityMemory", \.velocityMemory, 10...500),
    TuningParameter("velocity-interval", "velocityInterval", \.velocityInterval, 1...100),
    TuningParameter("velocity-span", "shortestVelocitySpan", \.shortestVelocitySpan, 1...100),
    TuningParameter("lift-scale", "liftScale", \.liftScale, 100...130),
    TuningParameter("lifted-alpha", "liftedAlpha", \.liftedAlpha, 30...100),
    TuningParameter("row-lift-scale", "rowLiftScale", \.rowLiftScale, 100...130),
    TuningParameter("vanishing-scale", "vanishingScale", \.vanishingScale, 10...100),
    TuningParameter("landing-distance", "landingDistance", \.landingDistance, 1...500),
    TuningParameter("preview-pile-height", "preview.pileHeight", \.preview.pileHeight, 0...10),
    TuningParameter("preview-pile-step", "preview.pileStep", \.preview.pileStep, 0...50),
    TuningParameter("preview-mouse-offset", "preview.mouseOffset", \.preview.mouseOffset, 0...100),
    TuningParameter("preview-fingertip", "preview.fingertip", \.preview.fingertip, 0...100),
    TuningParameter("preview-margin", "preview.margin", \.preview.margin, 0...100),
    TuningParameter("preview-compact-side", "preview.compactSide", \.preview.compactSide, 8...200),
    TuningParameter(
      "preview-compact-row-width", "preview.compactRowWidth", \.preview.compactRowWidth, 8...500),
    TuningParameter("scroll-notch", "scroll.notch", \.scroll.notch, 1...500),
    TuningParameter(
      "scroll-wheel-response", "scroll.wheelSpring.response", \.scroll.wheelSpring.response,
      50...1500),
    TuningParameter(
      "scroll-wheel-damping", "scroll.wheelSpring.damping", \.scroll.wheelSpring.damping, 30...100),
    TuningParameter(
      "scroll-goal-response", "scroll.goalSpring.response", \.scroll.goalSpring.response, 50...1500),
    TuningParameter(
      "scroll-goal-damping", "scroll.goalSpring.damping", \.scroll.goalSpring.damping, 30...100),
    TuningParameter("scroll-reach", "scroll.reach", \.scroll.reach, 0...16),
    TuningParameter("scroll-rubber-band", "scroll.rubberBand", \.scroll.rubberBand, 1...100),
    TuningParameter(
      "scroll-bounce-response", "scroll.bounceSpring.response", \.scroll.bounceSpring.response,
      50...1500),
    TuningParameter(
      "scroll-bounce-damping", "scroll.bounceSpring.damping", \.scroll.bounceSpring.damping,
      30...100),
    TuningParameter("scroll-friction", "scroll.friction", \.scroll.friction, 1...999, .thousandths),
    TuningParameter(
      "scroll-slowest-fling", "scroll.slowestFling", \.scroll.slowestFling, 0...1000,
      .pixelsPerSecond),
    TuningParameter(
      "scroll-fastest-fling", "scroll.fastestFling", \.scroll.fastestFling, 100...65_536,
      .pixelsPerSecond),
    TuningParameter(
      "scroll-stopping-speed", "scroll.stoppingSpeed", \.scroll.stoppingSpeed, 1...100,
      .pixelsPerSecond),
    TuningParameter(
      "auto-scroll-speed", "autoScroll.speed", \.autoScroll.speed, 0...10_000, .pixelsPerSecond),
    TuningParameter("auto-scroll-band", "autoScroll.band", \.autoScroll.band, 0...1000),
    TuningParameter(
      "auto-scroll-band-share", "autoScroll.bandShare", \.autoScroll.bandShare, 0...50),
    TuningParameter(
      "auto-scroll-full-speed-share", "autoScroll.fullSpeedShare", \.autoScroll.fullSpeedShare,
      0...100),
    TuningParameter("auto-scroll-damping", "autoScroll.damping", \.autoScroll.damping, 0...5000),
    TuningParameter("auto-scroll-intent", "autoScroll.intent", \.autoScroll.intent, 0...100),
    TuningParameter("auto-scroll-interval", "autoScroll.interval", \.autoScroll.interval, 1...100),
    TuningParameter("auto-scroll-longest", "autoScroll.longest", \.autoScroll.longest, 0...600_000),
    TuningParameter("scroll-bar-slop", "scrollBar.slop", \.scrollBar.slop, 0...50),
    TuningParameter(
      "scroll-bar-thumb-touch-slop", "scrollBar.thumbTouchSlop", \.scrollBar.thumbTouchSlop, 0...50),
    TuningParameter(
      "scroll-bar-shortest-thumb", "scrollBar.shortestThumb", \.scrollBar.shortestThumb, 8...200),
    TuningParameter(
      "scroll-bar-squeezed-thumb", "scrollBar.squeezedThumb", \.scrollBar.squeezedThumb, 1...200),
    TuningParameter(
      "scroll-bar-paging-delay", "scrollBar.pagingDelay", \.scrollBar.pagingDelay, 50...2000),
    TuningParameter(
      "scroll-bar-paging-interval", "scrollBar.pagingInterval", \.scrollBar.pagingInterval,
      10...1000),
    TuningParameter(
      "swipe-decisive-speed", "swipe.decisiveSpeed", \.swipe.decisiveSpeed, 0...5000,
      .pixelsPerSecond),
    TuningParameter("swipe-open-share", "swipe.openShare", \.swipe.openShare, 0...100),
    TuningParameter("swipe-full-share", "swipe.fullSwipeShare", \.swipe.fullSwipeShare, 0...100),
    TuningParameter("swipe-full-margin", "swipe.fullSwipeMargin", \.swipe.fullSwipeMargin, 0...500),
    TuningParameter("swipe-resistance", "swipe.resistance", \.swipe.resistance, 0...100),
    TuningParameter("long-press", "longPress", \.longPress, 100...1500),
    TuningParameter("mouse-long-press", "mouseLongPress", \.mouseLongPress, 100...1500),
    TuningParameter("mouse-long-press-lifts", "mouseLongPressLifts", \.mouseLongPressLifts),
    TuningParameter("drop-band-edge", "dropBandEdge", \.dropBandEdge, 0...50),
    TuningParameter("empty-view-margin", "emptyViewMargin", \.emptyViewMargin, 0...50),
    TuningParameter("gap-hysteresis", "gapHysteresis", \.gapHysteresis, 0...50),
    TuningParameter("tile-hysteresis", "tileHysteresis", \.tileHysteresis, 0...50),
    TuningParameter(
      "largest-tile-hysteresis", "largestTileHysteresis", \.largestTileHysteresis, 0...100),
    TuningParameter("fast-cadence", "fastCadence", \.fastCadence, 0...1000),
    TuningParameter("slow-cadence", "slowCadence", \.slowCadence, 0...2000),
    TuningParameter("spring-loading", "springLoading", \.springLoading, 100...1500),
    TuningParameter(
      "spring-loading-flash", "springLoadingFlash", \.springLoadingFlash, 0...500),
    TuningParameter("slow-motion-factor", "slowMotionFactor", \.slowMotionFactor, 1...100),
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

  /// The parameters that were one with another in earlier versions, with the name of that.
  private static let split = ["mouse-long-press": "long-press", "mouse-slop": "touch-slop"]

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
  /// A number that is missing has its default, or that of the parameter it was one with; one beyond its range counts as the nearest in it.
  ///
  /// - Throws: An ``UnknownTuningParameter`` if a name is not one of a parameter.
  package init(numbers: [String: Int]) throws(UnknownTuningParameter) {
    self.init()
    var numbers = numbers
    for (name, former) in Self.split where numbers[name] == nil { numbers[name] = numbers[former] }
    // In order, so that of several unknown names always the same is reported.
    for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
      guard let parameter = Self.parameter(name) else { throw UnknownTuningParameter(name: name) }
      parameter.storeWithinRange(number, in: &self)
    }
  }

  /// The statements that set what differs from the defaults, in Swift.
  package var swiftText: String {
    (["var tuning = Tuning()"] + changed.map { $0.swiftText(in: self) }).map { $0 + "\n" }.joined()
  }

  private var changed: [TuningParameter] {
    Self.parameters.filter { $0.number(in: self) != $0.defaultNumber }
  }
}

/// The name of a tuning parameter that this version does not have.
package struct UnknownTuningParameter: Error, Hashable, Sendable {
  package let name: String
}

extension Tuning: CanonicalCodable {
  private static let defaults = Tuning()

  /// Writes the numbers that differ from the defaults, by name: a parameter that is added changes no bytes.
  public func encode(into writer: inout CanonicalWriter) {
    guard self != Self.defaults else { return writer.write(count: 0) }
    writer.write(
      Dictionary(uniqueKeysWithValues: changed.map { ($0.name, $0.number(in: self)) }))
  }

  /// - Throws: A `CanonicalError` if the bytes name a parameter that this version does not have, or hold a
  ///   number that is a default or from which the engine could not compute.
  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    for (name, number) in try [String: Int](decoding: &reader).sorted(by: { $0.key < $1.key }) {
      guard let parameter = Self.parameter(name) else {
        throw reader.invalid("name of a tuning value (\(TextProblem.quoted(name)))")
      }
      parameter.store(number, in: &self)
      guard number != parameter.defaultNumber, parameter.number(in: self) == number else {
        throw reader.invalid("number for \(name)")
      }
    }
  }
}
