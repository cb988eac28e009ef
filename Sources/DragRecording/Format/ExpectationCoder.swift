import DragCoding
import DragGeometry

/// An expectation in a line, `{"expect":"order in colours blue red","t":1500000}`: in the words of a
/// script.
enum ExpectationCoder {
  /// The fields of an expectation.
  static func fields(of expectation: Script.Expectation, at time: Microseconds) -> [JSONField] {
    [
      JSONField("expect", .string(expectation.line)), JSONField("t", .integer(time.count)),
    ]
  }

  /// The expectation in a line's fields.
  static func expectation(_ json: FieldReader) throws(RecordingError.Problem) -> Script.Expectation
  {
    let text = "expect " + (try json.string("expect"))
    guard let statements = try? Script(parsing: text).statements, statements.count == 1,
      case .expect(let expectation) = statements[0]
    else { throw json.missing("expect") }
    return expectation
  }
}
