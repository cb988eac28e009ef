public import ArgumentParser
internal import PlaygroundScenes
internal import PlaygroundUI
internal import PlaygroundWorkbench
public import RecordingTools

/// A decimal number within bounds, as the value of an option.
struct Factor<Bounds: FactorBounds> {
  static var one: Factor { Factor(fraction: .one) }

  let fraction: Fraction
}

extension Factor: ExpressibleByArgument {
  init?(argument: String) {
    guard let number = Double(argument), Bounds.range.contains(number) else { return nil }
    self.init(fraction: Fraction(raw: Int(number * 65536)))
  }

  var defaultValueDescription: String { "1" }
}

/// The range of the values that an option accepts.
protocol FactorBounds {
  static var range: ClosedRange<Double> { get }
}

enum SpeedBounds: FactorBounds { static let range = 0.01...100 }
enum FilmScaleBounds: FactorBounds { static let range = 0.1...4 }
enum WindowScaleBounds: FactorBounds { static let range = 0.5...4 }

/// A speed as the value of an option; `fraction` is `nil` for `max`.
struct ReplaySpeed {
  let fraction: Fraction?
}

extension ReplaySpeed: ExpressibleByArgument {
  init?(argument: String) {
    let factor = Factor<SpeedBounds>(argument: argument)
    guard factor != nil || argument == "max" else { return nil }
    self.init(fraction: factor?.fraction)
  }

  var defaultValueDescription: String { "1" }
}

extension Size: ExpressibleByArgument {
  public init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...Limits.windowSide).contains(width), (1...Limits.windowSide).contains(height)
    else { return nil }
    self.init(width: Length(pixels: width), height: Length(pixels: height))
  }

  public var defaultValueDescription: String { words }
}

/// A path whose suffix determines the product of `dragplay render`.
struct FilmOutput: ExpressibleByArgument {
  /// The kind of product; the raw value is the suffix of its path.
  enum Kind: String {
    case sheet = ".png"
    case gif = ".gif"
    case mp4 = ".mp4"
    case folder = ""
  }

  let path: String
  let kind: Kind

  init?(argument: String) {
    guard let name = argument.split(separator: "/").last, name != ".", name != ".." else {
      return nil
    }
    let dot = argument.hasSuffix("/") ? nil : name.dropFirst().lastIndex(of: ".")
    let ending = dot.map { name[$0...].lowercased() } ?? ""
    guard let kind = Kind(rawValue: ending) else { return nil }
    (path, self.kind) = (argument, kind)
  }
}

/// The name of a test: 1 to 100 lowercase letters, digits and hyphens.
struct TestName: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    guard argument.wholeMatch(of: /[a-z0-9][a-z0-9-]{0,99}/) != nil else { return nil }
    text = argument
  }
}

/// A range of gestures, numbered from 1, as the value of an option, such as `3..5` or `3`.
struct GestureRange: ExpressibleByArgument {
  let numbers: ClosedRange<Int>

  init?(argument: String) {
    let ends = argument.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      (1...Int(Int32.max)).contains(first), (first...Int(Int32.max)).contains(last)
    else { return nil }
    numbers = first...last
  }
}

/// Tiers without repetition, separated by commas, as the value of an option.
struct TierList: ExpressibleByArgument {
  let tiers: [Tier]

  init(tiers: [Tier]) { self.tiers = tiers }

  init?(argument: String) {
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    tiers = names.compactMap { Tier(rawValue: String($0)) }
    guard tiers.count == names.count, Set(tiers).count == tiers.count else { return nil }
  }

  var defaultValueDescription: String { tiers.map(\.rawValue).joined(separator: ",") }
}

extension Batching: ExpressibleByArgument {
  public init?(argument: String) {
    if argument == "event" {
      self = .event
    } else if let milliseconds = Int(argument), (1...60_000).contains(milliseconds) {
      self = .milliseconds(milliseconds)
    } else if argument.hasPrefix("random:"), let seed = UInt64(argument.dropFirst(7)) {
      self = .random(seed: seed)
    } else {
      return nil
    }
  }

  public var defaultValueDescription: String { "as recorded" }
}

/// The colors of the interface as an option; `system` follows the desktop.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
  case light, dark, system
}

extension PressPlacement: ExpressibleByArgument {}
extension BoardScene.Arrangement: EnumerableFlag {}
extension Page: ExpressibleByArgument {
  public init?(argument: String) {
    guard let page = Page.named(argument) else { return nil }
    self = page
  }

  public static var allValueStrings: [String] { allCases.map(\.name) }
}
extension Language: ExpressibleByArgument {
  public init?(argument: String) { self.init(code: argument) }

  public static var allValueStrings: [String] { all.map(\.code) }
}
extension FeelPreset: ExpressibleByArgument {}

extension ExpressibleByArgument {
  /// All values of the option in words, such as "en, ja or ko".
  static var choices: String {
    let values = allValueStrings
    return values.dropLast().joined(separator: ", ") + " or " + values[values.count - 1]
  }
}

extension CompletionKind {
  static var recording: CompletionKind { .file(extensions: ["dndrec"]) }
  static var script: CompletionKind { .file(extensions: ["gesture"]) }
  static var playable: CompletionKind { .file(extensions: ["dndrec", "gesture"]) }
}

extension ParsableArguments {
  func check(_ option: String, _ number: Int?, _ range: ClosedRange<Int>) throws {
    if let number, !range.contains(number) {
      throw ValidationError("\(option) must be \(range.lowerBound) to \(range.upperBound)")
    }
  }
}
