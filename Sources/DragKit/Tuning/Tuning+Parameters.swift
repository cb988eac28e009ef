public import DragCoding
internal import DragGeometry

extension Tuning {
  /// Every number, with its property and range; names and units follow.
  ///
  /// The defaults and their sources are those of the properties.
  package static let parameters: [Parameter] = [
    [
      Parameter("liftDistance", \.liftDistance, 0...30),
      Parameter("longPress", \.longPress, 100...1500),
      Parameter("mouseLongPress", \.mouseLongPress, 100...1500),
      Parameter("mouseLongPressLifts", \.mouseLongPressLifts),
      Parameter("touchSlop", \.touchSlop, 0...50),
      Parameter("mouseSlop", \.mouseSlop, 0...50),
      Parameter("touchTarget", \.touchTarget, 0...100),
      Parameter("velocityMemory", \.velocityMemory, 10...500),
      Parameter("velocityInterval", \.velocityInterval, 1...100),
      Parameter("shortestVelocitySpan", \.shortestVelocitySpan, 1...100),
      Parameter("springLoading", \.springLoading, 100...1500),
      Parameter("springLoadingFlash", \.springLoadingFlash, 0...500),
      Parameter("dropBandEdge", \.dropBandEdge, 0...50),
      Parameter("emptyViewMargin", \.emptyViewMargin, 0...50),
      Parameter("gapHysteresis", \.gapHysteresis, 0...50),
      Parameter("tileHysteresis", \.tileHysteresis, 0...50),
      Parameter("largestTileHysteresis", \.largestTileHysteresis, 0...100),
      Parameter("fastCadence", \.fastCadence, 0...1000),
      Parameter("slowCadence", \.slowCadence, 0...2000),
      Parameter("liftScale", \.liftScale, 100...130),
      Parameter("liftedAlpha", \.liftedAlpha, 30...100),
      Parameter("rowLiftScale", \.rowLiftScale, 100...130),
      Parameter("vanishingScale", \.vanishingScale, 10...100),
      Parameter("landingDistance", \.landingDistance, 1...500),
      Parameter("preview.pileHeight", \.preview.pileHeight, 0...10),
      Parameter("preview.pileStep", \.preview.pileStep, 0...50),
      Parameter("preview.mouseOffset", \.preview.mouseOffset, 0...100),
      Parameter("preview.fingertip", \.preview.fingertip, 0...100),
      Parameter("preview.margin", \.preview.margin, 0...100),
      Parameter("preview.compactSide", \.preview.compactSide, 8...200),
      Parameter("preview.compactRowWidth", \.preview.compactRowWidth, 8...500),
      Parameter("scroll.notch", \.scroll.notch, 1...500),
    ],
    spring("scroll.wheelSpring", \.scroll.wheelSpring, 50...1500),
    spring("scroll.goalSpring", \.scroll.goalSpring, 50...1500),
    [
      Parameter("scroll.reach", \.scroll.reach, 0...16),
      Parameter("scroll.rubberBand", \.scroll.rubberBand, 1...100),
    ],
    spring("scroll.bounceSpring", \.scroll.bounceSpring, 50...1500),
    [
      Parameter("scroll.friction", \.scroll.friction, 1...999, .thousandths),
      Parameter("scroll.slowestFling", \.scroll.slowestFling, 0...1000, .pixelsPerSecond),
      Parameter("scroll.fastestFling", \.scroll.fastestFling, 100...65_536, .pixelsPerSecond),
      Parameter("scroll.stoppingSpeed", \.scroll.stoppingSpeed, 1...100, .pixelsPerSecond),
      Parameter("autoScroll.speed", \.autoScroll.speed, 0...10_000, .pixelsPerSecond),
      Parameter("autoScroll.band", \.autoScroll.band, 0...1000),
      Parameter("autoScroll.bandShare", \.autoScroll.bandShare, 0...50),
      Parameter("autoScroll.fullSpeedShare", \.autoScroll.fullSpeedShare, 0...100),
      Parameter("autoScroll.damping", \.autoScroll.damping, 0...5000),
      Parameter("autoScroll.intent", \.autoScroll.intent, 0...100),
      Parameter("autoScroll.interval", \.autoScroll.interval, 1...100),
      Parameter("autoScroll.longest", \.autoScroll.longest, 0...600_000),
      Parameter("scrollBar.slop", \.scrollBar.slop, 0...50),
      Parameter("scrollBar.thumbTouchSlop", \.scrollBar.thumbTouchSlop, 0...50),
      Parameter("scrollBar.shortestThumb", \.scrollBar.shortestThumb, 8...200),
      Parameter("scrollBar.squeezedThumb", \.scrollBar.squeezedThumb, 1...200),
      Parameter("scrollBar.pagingDelay", \.scrollBar.pagingDelay, 50...2000),
      Parameter("scrollBar.pagingInterval", \.scrollBar.pagingInterval, 10...1000),
      Parameter("swipe.decisiveSpeed", \.swipe.decisiveSpeed, 0...5000, .pixelsPerSecond),
      Parameter("swipe.openShare", \.swipe.openShare, 0...100),
      Parameter("swipe.fullSwipeShare", \.swipe.fullSwipeShare, 0...100),
      Parameter("swipe.fullSwipeMargin", \.swipe.fullSwipeMargin, 0...500),
      Parameter("swipe.resistance", \.swipe.resistance, 0...100),
    ],
    spring("liftSpring", \.liftSpring, 100...1500),
    spring("gapSpring", \.gapSpring, 100...1500),
    spring("dropSpring", \.dropSpring, 100...1500),
    spring("cancelSpring", \.cancelSpring, 100...1500),
    spring("glideSpring", \.glideSpring, 100...3000),
    [
      Parameter("slowMotion", \.slowMotion),
      Parameter("slowMotionFactor", \.slowMotionFactor, 1...100),
      Parameter("reducedMotion", \.reducedMotion),
    ],
  ].flatMap(\.self)

  private static func spring(
    _ property: String, _ path: SendablePath<Tuning, Spring>, _ responses: ClosedRange<Int>
  ) -> [Parameter] {
    [
      Parameter(property + ".response", .milliseconds, responses) {
        Int($0[keyPath: path].response.count)
      } set: {
        $0[keyPath: path].response = Microseconds(Int64($1))
      },
      Parameter(property + ".damping", .percent, 30...100) {
        $0[keyPath: path].damping.raw
      } set: {
        $0[keyPath: path].damping = Fraction(raw: $1)
      },
    ]
  }

  /// The parameters that were one with another in earlier versions, with the name of that.
  private static let split = ["mouse-long-press": "long-press", "mouse-slop": "touch-slop"]

  /// Returns the parameter with a name, if any.
  package static func parameter(_ name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }

  /// Every number by name, as the header of a recording holds them: so a change of a default changes nothing
  /// that was recorded.
  package var numbers: [String: Int] {
    Dictionary(uniqueKeysWithValues: Self.parameters.map { ($0.name, $0.number(in: self)) })
  }

  /// Creates a tuning from the header of a recording.
  ///
  /// A number that is missing has its default, or that of the parameter that it was one with. A number beyond its
  /// range counts as the nearest in it.
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

  private var changed: [Parameter] {
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
