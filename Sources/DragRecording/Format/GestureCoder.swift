import DragCoding
import DragEvents
import DragGeometry

/// Converts a gesture to its line in a recording, and back.
///
/// The page *The File* describes the line.
enum GestureCoder {
  static func line(of gesture: Gesture) -> JSONValue {
    let start = gesture.span.lowerBound
    var fields = [
      JSONField("g", .integer(gesture.number)), JSONField("t", .integer(start.count)),
      JSONField("for", .integer((gesture.span.upperBound - start).count)),
      JSONField("pointer", .integer(gesture.pointer.rawValue)),
      JSONField("do", .string(gesture.kind.rawValue)),
    ]
    if gesture.pointer != .keyboard {
      fields += [
        JSONField("from", .point(gesture.start)), JSONField("to", .point(gesture.end)),
        JSONField("path", .array(gesture.path.map { $0.json(since: start) })),
      ]
    }
    if let arrangement = gesture.arrangement {
      fields.append(JSONField("made", .hexadecimal(arrangement)))
    }
    if let outcome = gesture.outcome { fields.append(JSONField("end", .string(outcome))) }
    return .object(fields)
  }

  static func gesture(_ line: JSONValue) throws(FileError.Problem) -> Gesture {
    let start = try line.required("t", \.time)
    let end = start + (try line.required("for", \.time))
    let pointer = try line.required("pointer") { $0.integer(in: -2...Int(Int32.max)) }
    let pointerID =
      pointer == -1
      ? PointerID.keyboard
      : pointer == -2 ? .otherProgram : PointerID(rawValue: pointer)
    var gesture = Gesture(
      number: try line.required("g") { $0.integer(in: 1...Int(Int32.max)) },
      try line.required("do") { $0.string.flatMap(Gesture.Kind.init) },
      by: pointerID, during: start...end,
      from: .zero, to: .zero)
    if pointerID != .keyboard {
      gesture.start = try line.required("from", \.point)
      gesture.end = try line.required("to", \.point)
      gesture.path = try line.required("path") { path in
        path.array?.mapUnlessNil { Waypoint($0, since: start) }
      }
    }
    gesture.arrangement = try line.optional("made") { $0.hexadecimal(UInt32.self) }
    gesture.outcome = try line.optional("end", \.string)
    return gesture
  }
}

extension Waypoint {
  fileprivate func json(since start: Microseconds) -> JSONValue {
    let names = [landmark?.container, landmark?.name, landmark?.part]
    let lengths = [frame.origin.x, frame.origin.y, frame.width, frame.height]
    return .array(
      [.integer((time - start).count)] + names.map { $0.map(JSONValue.string) ?? .null }
        + lengths.map { .integer($0.subpixels) })
  }

  fileprivate init?(_ json: JSONValue, since start: Microseconds) {
    let far = Length.farthest.subpixels * 2
    guard let values = json.array, values.count == 8, let wait = values[0].time,
      let numbers = values[4...].mapUnlessNil({ $0.integer(in: -far...far) })
    else { return nil }
    let lengths = numbers.map { Length(subpixels: $0) }
    let landmark = values[2].string.map { name in
      Landmark.ID(name, in: values[1].string ?? "", part: values[3].string)
    }
    self.init(
      landmark, Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3]),
      at: start + wait)
  }
}
