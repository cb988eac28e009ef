extension Tuning {
  /// The numbers of a tuning, in the order of a settings panel; <doc:TuningNumbers> lists them.
  public static let parameters: [Parameter] = [
    Parameter("liftDistance", \.liftDistance, 0...30),
    Parameter("longPress", \.longPress, 100...1500),
    Parameter("mouseLongPress", \.mouseLongPress, 100...1500),
    Parameter("mouseLongPressLifts", \.mouseLongPressLifts, 0...1),
    Parameter("touchSlop", \.touchSlop, 0...50),
    Parameter("mouseSlop", \.mouseSlop, 0...50),
    Parameter("doubleTapTime", \.doubleTapTime, 100...1500),
    Parameter("touchTarget", \.touchTarget, 0...100),
    Parameter("velocityMemory", \.velocityMemory, 10...500),
    Parameter("velocityInterval", \.velocityInterval, 1...100),
    Parameter("shortestVelocitySpan", \.shortestVelocitySpan, 1...100),
    Parameter("springLoading", \.springLoading, 100...1500),
    Parameter("springLoadingFlash", \.springLoadingFlash, 0...500),
    Parameter("dropBandEdge", \.dropBandEdge, 0...50),
    Parameter("emptyViewMargin", \.emptyViewMargin, 0...50),
    Parameter("insertionHysteresis", \.insertionHysteresis, 0...50),
    Parameter("fastCadence", \.fastCadence, 0...1000),
    Parameter("slowCadence", \.slowCadence, 0...2000),
    Parameter("liftScale", \.liftScale, 100...130),
    Parameter("liftedAlpha", \.liftedAlpha, 30...100),
    Parameter("rowLiftScale", \.rowLiftScale, 100...130),
    Parameter("vanishingScale", \.vanishingScale, 10...100),
    Parameter("removalScale", \.removalScale, 10...100),
    Parameter("landingDistance", \.landingDistance, 1...500),
    Parameter("preview.pileHeight", \.preview.pileHeight, 0...10),
    Parameter("preview.pileStep", \.preview.pileStep, 0...50),
    Parameter("preview.mouseOffset", \.preview.mouseOffset, 0...100),
    Parameter("preview.fingertip", \.preview.fingertip, 0...100),
    Parameter("preview.margin", \.preview.margin, 0...100),
    Parameter("preview.compactSide", \.preview.compactSide, 8...200),
    Parameter("preview.compactRowWidth", \.preview.compactRowWidth, 8...500),
    Parameter("preview.compactRowRatio", \.preview.compactRowRatio, 1...10),
    Parameter("scroll.notch", \.scroll.notch, 1...500),
    Parameter("scroll.wheelSpring.response", \.scroll.wheelSpring.response, 50...1500),
    Parameter("scroll.wheelSpring.damping", \.scroll.wheelSpring.damping, 30...100),
    Parameter("scroll.goalSpring.response", \.scroll.goalSpring.response, 50...1500),
    Parameter("scroll.goalSpring.damping", \.scroll.goalSpring.damping, 30...100),
    Parameter("scroll.reach", \.scroll.reach, 0...16),
    Parameter("scroll.rubberBand", \.scroll.rubberBand, 1...100),
    Parameter("scroll.bounceSpring.response", \.scroll.bounceSpring.response, 50...1500),
    Parameter("scroll.bounceSpring.damping", \.scroll.bounceSpring.damping, 30...100),
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
    Parameter("swipe.buttonWidth", \.swipe.buttonWidth, 20...200),
    Parameter("swipe.resistance", \.swipe.resistance, 0...100),
    Parameter("liftSpring.response", \.liftSpring.response, 100...1500),
    Parameter("liftSpring.damping", \.liftSpring.damping, 30...100),
    Parameter("gapSpring.response", \.gapSpring.response, 100...1500),
    Parameter("gapSpring.damping", \.gapSpring.damping, 30...100),
    Parameter("dropSpring.response", \.dropSpring.response, 100...1500),
    Parameter("dropSpring.damping", \.dropSpring.damping, 30...100),
    Parameter("cancelSpring.response", \.cancelSpring.response, 100...1500),
    Parameter("cancelSpring.damping", \.cancelSpring.damping, 30...100),
    Parameter("glideSpring.response", \.glideSpring.response, 100...3000),
    Parameter("glideSpring.damping", \.glideSpring.damping, 30...100),
    Parameter("slowMotion", \.slowMotion, 0...1),
    Parameter("slowMotionFactor", \.slowMotionFactor, 1...100),
    Parameter("reducedMotion", \.reducedMotion, 0...1),
  ]

  /// The parameters that older recordings lack, each with the one that they use in its place.
  private static let split = ["mouse-long-press": "long-press", "mouse-slop": "touch-slop"]
  /// The parameters of older recordings that no longer exist.
  private static let removed: Set = [
    "gap-hysteresis", "tile-hysteresis", "largest-tile-hysteresis",
  ]

  /// Returns the parameter with a ``Parameter/name``; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parameters.
  public static func parameter(_ name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }

  /// The numbers of all parameters by their names, as a recording stores them (``init(numbers:)``).
  public var numbers: [String: Int] {
    Dictionary(uniqueKeysWithValues: Self.parameters.map { ($0.name, $0.number(in: self)) })
  }

  /// Creates a tuning from the numbers in a recording's header, clamped to the parameters' ranges.
  ///
  /// A parameter without a number gets that of the parameter that older recordings use in its
  /// place, or else its default. The number of a parameter that no longer exists is ignored.
  ///
  /// - Throws: ``UnknownTuningParameter`` if no parameter has one of the names.
  public init(numbers: [String: Int]) throws(UnknownTuningParameter) {
    self.init()
    var numbers = numbers
    for (name, former) in Self.split where numbers[name] == nil { numbers[name] = numbers[former] }
    // In order, so that the same one of several unknown names is always reported.
    for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
      guard let parameter = Self.parameter(name) else {
        if Self.removed.contains(name) { continue }
        throw UnknownTuningParameter(name: name)
      }
      parameter.storeWithinRange(number, in: &self)
    }
  }

  /// The Swift code that creates this tuning: a statement for each number that is not its default.
  public var swiftText: String {
    let statements = changed.map { parameter in
      "tuning.\(parameter.property) = \(parameter.unit.swiftText(parameter.value(in: self)))\n"
    }
    return "var tuning = Tuning()\n" + statements.joined()
  }

  private var changed: [Parameter] {
    Self.parameters.filter { $0.number(in: self) != $0.defaultNumber }
  }
}

/// The error thrown for a name that no parameter of a tuning has.
public struct UnknownTuningParameter: Error, Hashable, Sendable {
  /// The name that no parameter has.
  public let name: String
}

extension Tuning: CanonicalCodable {
  /// The tuning with all defaults, stored because every event reads it.
  static let defaults = Tuning()
  /// The numbers accepted from encoded bytes: with them, the engine's calculations cannot overflow.
  private static let safeNumbers = 0...1 << 31

  /// Writes the numbers that differ from their defaults, each with its name.
  public func encode(into writer: inout CanonicalWriter) {
    guard self != Self.defaults else { return writer.write(count: 0) }
    writer.write(
      Dictionary(uniqueKeysWithValues: changed.map { ($0.name, $0.number(in: self)) }))
  }

  /// Reads a tuning that ``encode(into:)`` has written.
  ///
  /// - Throws: `CanonicalError` for an unknown name, an invalid number, or one that is the default.
  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    for (name, number) in try [String: Int](decoding: &reader).sorted(by: { $0.key < $1.key }) {
      guard let parameter = Self.parameter(name) else {
        throw reader.invalid("name of a tuning value \(String(reflecting: name))")
      }
      parameter.set(&self, number)
      guard number != parameter.defaultNumber, Self.safeNumbers.contains(number),
        parameter.number(in: self) == number
      else {
        throw reader.invalid("number for \(name)")
      }
    }
  }
}

extension Tuning {
  /// A number of a tuning: its name, unit and range, for settings panels and recordings.
  public struct Parameter: Sendable {
    let property: String
    /// The name in recordings, such as `gap-damping`.
    ///
    /// It is `property` with dashes. It must never change, because recordings store it.
    public let name: String
    /// The unit of ``value(in:)`` and ``range``.
    public let unit: Unit
    /// The values that a settings panel offers, in ``unit``.
    public let range: ClosedRange<Int>
    let defaultNumber: Int
    private let get: @Sendable (Tuning) -> Int
    fileprivate let set: @Sendable (inout Tuning, Int) -> Void

    // Inlined in a list of 70, it takes the compiler five seconds.
    @inline(never)
    fileprivate init<Value: TuningValue>(
      _ property: String, _ path: any WritableKeyPath<Tuning, Value> & Sendable,
      _ range: ClosedRange<Int>,
      _ unit: Unit = Value.unit
    ) {
      (self.property, self.unit, self.range) = (property, unit, range)
      name = property.replacing("Spring.", with: "-").replacing(".", with: "-").dashed
      get = { $0[keyPath: path].number }
      set = { $0[keyPath: path] = Value(number: $1) }
      defaultNumber = get(Tuning())
    }

    /// The unit of a value; the raw value is the unit's symbol, such as `px`.
    public enum Unit: String, Sendable {
      /// Logical pixels.
      case pixels = "px"
      /// Logical pixels per second.
      case pixelsPerSecond = "px/s"
      /// Milliseconds.
      case milliseconds = "ms"
      /// Hundredths.
      case percent = "%"
      /// Thousandths.
      case thousandths = "‰"
      /// A number without a unit.
      case count = ""
      /// A switch: 0 or 1.
      case flag = "on"
    }
  }
}

extension Tuning.Parameter {
  /// Returns the number that is stored for the parameter's value.
  ///
  /// Its unit is 1/256 px for a length, 1 µs for a time, and 1/65536 for a fraction. For other
  /// types, it is the value, or 0 or 1 for a switch.
  func number(in tuning: Tuning) -> Int { get(tuning) }

  func storeWithinRange(_ number: Int, in tuning: inout Tuning) {
    set(&tuning, number.clamped(to: unit.number(range.lowerBound)...unit.number(range.upperBound)))
  }

  /// Returns the value in ``unit``, rounded to a whole number.
  public func value(in tuning: Tuning) -> Int { unit.value(get(tuning)) }

  /// Sets the value, given in ``unit``; the value is not clamped to ``range``.
  public func setValue(_ value: Int, in tuning: inout Tuning) { set(&tuning, unit.number(value)) }
}

extension Tuning.Parameter.Unit {
  private var scale: (number: Int, values: Int) {
    switch self {
    case .pixels, .pixelsPerSecond: (256, 1)
    case .milliseconds: (1000, 1)
    case .percent: (65536, 100)
    case .thousandths, .count, .flag: (1, 1)
    }
  }

  fileprivate func number(_ value: Int) -> Int { value * scale.number / scale.values }

  fileprivate func value(_ number: Int) -> Int {
    (number * scale.values + scale.number / 2) / scale.number
  }

  fileprivate func swiftText(_ value: Int) -> String {
    switch self {
    case .pixels, .pixelsPerSecond, .thousandths, .count: "\(value)"
    case .milliseconds: ".milliseconds(\(value))"
    case .percent: ".percent(\(value))"
    case .flag: "\(value != 0)"
    }
  }
}

/// A value that a parameter stores as a whole number.
private protocol TuningValue: Sendable {
  static var unit: Tuning.Parameter.Unit { get }
  var number: Int { get }
  init(number: Int)
}

extension Length: TuningValue {
  fileprivate static var unit: Tuning.Parameter.Unit { .pixels }
  fileprivate var number: Int { subpixels }
  fileprivate init(number: Int) { self.init(subpixels: number) }
}

extension Microseconds: TuningValue {
  fileprivate static var unit: Tuning.Parameter.Unit { .milliseconds }
  fileprivate var number: Int { Int(count) }
  fileprivate init(number: Int) { self.init(Int64(number)) }
}

extension Fraction: TuningValue {
  fileprivate static var unit: Tuning.Parameter.Unit { .percent }
  fileprivate var number: Int { raw }
  fileprivate init(number: Int) { self.init(raw: number) }
}

extension Int: TuningValue {
  fileprivate static var unit: Tuning.Parameter.Unit { .count }
  fileprivate var number: Int { self }
  fileprivate init(number: Int) { self = number }
}

extension Bool: TuningValue {
  fileprivate static var unit: Tuning.Parameter.Unit { .flag }
  fileprivate var number: Int { self ? 1 : 0 }
  fileprivate init(number: Int) { self = number != 0 }
}
