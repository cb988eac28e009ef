import DragCoding
import DragGeometry

/// An expectation in a line, `{"expect":"order in colours blue red","t":1500000}`.
enum ExpectationCoder {
  /// The fields of an expectation.
  static func fields(of expectation: SessionExpectation, at time: Microseconds) -> [JSONField] {
    [
      JSONField("expect", .string(expectation.description)), JSONField("t", .integer(time.count)),
    ]
  }

  /// The expectation in a line's fields.
  static func expectation(_ json: FieldReader) throws(RecordingError.Problem) -> SessionExpectation
  {
    guard let expectation = SessionExpectation(try json.string("expect")) else {
      throw json.missing("expect")
    }
    return expectation
  }
}
