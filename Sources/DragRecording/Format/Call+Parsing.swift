internal import DragCoding
public import DragEvents
internal import DragGeometry

extension Call {
  /// Creates a call from its `line` of a trace; `nil` for any other text.
  public init?(parsing line: String) {
    guard let json = try? JSONValue(parsing: line.utf8) else { return nil }
    self.init(json)
  }

  /// Creates a call from its JSON; `nil` if the JSON is none of a call.
  init?(_ json: JSONValue) {
    guard let all = json.fields, all.count >= 2, all[0].name == "t", all[1].name == "call",
      let time = all[0].value.integer, let name = all[1].value.string
    else { return nil }
    self.init(at: Microseconds(time), Name(rawValue: name))
    fields = Array(all.dropFirst(2))
  }
}
