internal import DragGeometry

extension Tuning {
  /// A number of the tuning, as recordings, the settings panel and copied code name it.
  package struct Parameter: Sendable {
    /// The property's path in Swift, such as `gapSpring.damping`.
    package let property: String
    /// The name in recordings, such as `gap-damping`: it follows from the property, which therefore keeps its name.
    package let name: String
    package let unit: Unit
    /// The values that a recording or a slider can set, in the unit.
    package let range: ClosedRange<Int>
    /// The number of `Tuning()`, as it is stored.
    package let defaultNumber: Int
    private let get: @Sendable (Tuning) -> Int
    private let set: @Sendable (inout Tuning, Int) -> Void

    /// The unit in which people read and set a parameter.
    package enum Unit: String, Sendable {
      /// Stored in 1/256.
      case pixels = "px"
      /// Stored in 1/256.
      case pixelsPerSecond = "px/s"
      /// Stored in microseconds.
      case milliseconds = "ms"
      /// Stored in 1/65536 of the whole.
      case percent = "%"
      case thousandths = "‰"
      case count = ""
      /// No is zero, yes is one.
      case flag = "on"
    }
  }
}

extension Tuning.Parameter {
  /// The number as it is stored.
  package func number(in tuning: Tuning) -> Int { get(tuning) }

  /// Stores a number that was read.
  ///
  /// A file can hold any number; what the engine computes from one beyond 2³¹ could overflow.
  func store(_ number: Int, in tuning: inout Tuning) {
    set(&tuning, number.clamped(to: Self.safeNumbers))
  }

  /// Stores a number that was read, or the nearest one in the range.
  func storeWithinRange(_ number: Int, in tuning: inout Tuning) {
    set(&tuning, number.clamped(to: unit.number(range.lowerBound)...unit.number(range.upperBound)))
  }

  static let safeNumbers = 0...1 << 31

  /// The value in the unit, rounded.
  package func value(in tuning: Tuning) -> Int { unit.value(get(tuning)) }

  /// Sets the value, in the unit.
  package func setValue(_ value: Int, in tuning: inout Tuning) { set(&tuning, unit.number(value)) }

  /// The statement that sets the value in Swift.
  package func swiftText(in tuning: Tuning) -> String {
    "tuning.\(property) = \(unit.swiftText(value(in: tuning)))"
  }
}

extension Tuning.Parameter.Unit {
  /// The stored number of a value.
  fileprivate func number(_ value: Int) -> Int {
    switch self {
    case .pixels, .pixelsPerSecond: Length(pixels: value).subpixels
    case .milliseconds: Int(Microseconds.milliseconds(Int64(value)).count)
    case .percent: Fraction.percent(value).raw
    case .thousandths, .count, .flag: value
    }
  }

  /// The value of a stored number, rounded.
  fileprivate func value(_ number: Int) -> Int {
    switch self {
    case .pixels, .pixelsPerSecond: Length(subpixels: number).pixels
    case .milliseconds: number / 1000
    case .percent: (number * 100 + 32768) / 65536
    case .thousandths, .count, .flag: number
    }
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

extension Tuning.Parameter {
  init(
    _ property: String, _ path: SendablePath<Tuning, Length>,
    _ range: ClosedRange<Int>, _ unit: Unit = .pixels
  ) {
    self.init(property, unit, range) {
      $0[keyPath: path].subpixels
    } set: {
      $0[keyPath: path] = Length(subpixels: $1)
    }
  }

  init(
    _ property: String, _ path: SendablePath<Tuning, Microseconds>,
    _ range: ClosedRange<Int>
  ) {
    self.init(property, .milliseconds, range) {
      Int($0[keyPath: path].count)
    } set: {
      $0[keyPath: path] = Microseconds(Int64($1))
    }
  }

  init(
    _ property: String, _ path: SendablePath<Tuning, Fraction>,
    _ range: ClosedRange<Int>
  ) {
    self.init(property, .percent, range) {
      $0[keyPath: path].raw
    } set: {
      $0[keyPath: path] = Fraction(raw: $1)
    }
  }

  init(
    _ property: String, _ path: SendablePath<Tuning, Int>,
    _ range: ClosedRange<Int>, _ unit: Unit = .count
  ) {
    self.init(property, unit, range) {
      $0[keyPath: path]
    } set: {
      $0[keyPath: path] = $1
    }
  }

  init(_ property: String, _ path: SendablePath<Tuning, Bool>) {
    self.init(property, .flag, 0...1) {
      $0[keyPath: path] ? 1 : 0
    } set: {
      $0[keyPath: path] = $1 != 0
    }
  }

  init(
    _ property: String, _ unit: Unit, _ range: ClosedRange<Int>,
    get: @escaping @Sendable (Tuning) -> Int, set: @escaping @Sendable (inout Tuning, Int) -> Void
  ) {
    (self.property, self.unit, self.range) = (property, unit, range)
    name = property.replacing("Spring.", with: "-").replacing(".", with: "-").dashed
    (self.get, self.set, defaultNumber) = (get, set, get(Tuning()))
  }
}

extension String {
  /// A name in Swift's case with dashes: `sceneColours` is `scene-colours`.
  package var dashed: String {
    reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}
