import DragCoding
import DragFrameIO
import DragGeometry

/// Turns lines into pumps.
///
/// ``PumpEncoder`` is its other half.
struct PumpDecoder {
  var state: DeltaState
  var budget = ValueBudget()
  typealias Failure = FileError.Problem

  init(_ header: RecordingHeader) {
    state = DeltaState(header)
  }

  /// The time of the line before.
  var time: Microseconds { state.lineTime }

  /// The pump of a line, whose scanner stands behind `{"t":`.
  mutating func pump(_ scanner: inout LineScanner, line: Int) throws(Failure) -> Pump {
    let wait = Microseconds(try scanner.integer())
    guard wait >= .zero else { throw .timeGoesBack }
    guard wait <= .day else { throw .gapTooLong }
    var pump = Pump(time: state.lineTime + wait, line: line)
    try budget.spend(1)
    while scanner.take(UInt8(ascii: ",")) {
      let key = try scanner.text()
      try scanner.expect(UInt8(ascii: ":"))
      switch key {
      case "e": try events(&scanner, until: pump.time, into: &pump.events)
      case "h": pump.fingerprint = try fingerprint(&scanner)
      case "c": try calls(&scanner, among: pump.events, into: &pump.calls)
      default: _ = try scanner.value()
      }
    }
    try scanner.expect(UInt8(ascii: "}"))
    try scanner.expectEnd()
    state.lineTime = pump.time
    return pump
  }

  private mutating func fingerprint(_ scanner: inout LineScanner) throws(Failure) -> Fingerprint {
    let failure = scanner.expected("8, 16 or 24 hexadecimal digits")
    let digits = try scanner.text()
    guard let fingerprint = Fingerprint(digits: digits, after: state.fingerprint) else {
      throw failure
    }
    state.fingerprint = fingerprint
    return fingerprint
  }
}
