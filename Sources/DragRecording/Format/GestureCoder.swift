import DragCoding
import DragFrameIO
import DragGeometry

/// A gesture in a line: `{"g":1,"t":921684,"for":895131,"pointer":0,"do":"drag","from":[x,y],
/// "to":[x,y],"path":[[wait,"colours","red",null,x,y,width,height],…],"made":"897a85ed","end":"dropped"}`.
///
/// Points and frames are in 1/256 of a pixel; the window itself has neither container nor name.
enum GestureCoder {
  typealias Failure = FileError.Problem

  /// The fields of a gesture.
  static func fields(of gesture: Gesture) -> [JSONField] {
    let start = gesture.span.lowerBound
    var fields = [
      JSONField("g", .integer(gesture.number)), JSONField("t", .integer(start.count)),
      JSONField("for", .integer((gesture.span.upperBound - start).count)),
      JSONField("pointer", .integer(gesture.pointer.rawValue)),
      JSONField("do", .string(gesture.kind.rawValue)),
    ]
    if gesture.pointer != .keyboard {
      fields += [
        JSONField("from", .point(gesture.start)),
        JSONField("to", .point(gesture.end)),
        JSONField("path", .array(gesture.path.map { value(of: $0, since: start) })),
      ]
    }
    if let arrangement = gesture.arrangement {
      fields.append(JSONField("made", .string(Hexadecimal.digits(of: arrangement))))
    }
    if let outcome = gesture.outcome { fields.append(JSONField("end", .string(outcome))) }
    return fields
  }

  /// The gesture in a line's fields.
  static func gesture(_ json: FieldReader) throws(Failure) -> Gesture {
    let start = try json.time("t")
    let length = try json.time("for")
    let number = try json.integer("pointer", in: -1...Int(Int32.max))
    guard let kind = Gesture.Kind(rawValue: try json.string("do")) else {
      throw json.missing("do")
    }
    var gesture = Gesture(
      number: try json.integer("g", in: 1...Int(Int32.max)), kind,
      by: number < 0 ? .keyboard : PointerID(rawValue: number), during: start...start + length,
      from: .zero, to: .zero)
    if number >= 0 {
      gesture.start = try json.point("from")
      gesture.end = try json.point("to")
      gesture.path = try path(json, since: start)
    }
    if json.value["made"] != nil { gesture.arrangement = try json.hexadecimal("made") as UInt32 }
    if json.value["end"] != nil { gesture.outcome = try json.string("end") }
    return gesture
  }
}

// The way.
extension GestureCoder {
  private static func value(of waypoint: Waypoint, since start: Microseconds) -> JSONValue {
    let id = waypoint.landmark
    let frame = waypoint.frame
    var values: [JSONValue] = [.integer((waypoint.time - start).count)]
    for name in [id?.container, id?.name, id?.part] {
      values.append(name.map { JSONValue.string($0) } ?? .null)
    }
    let lengths = [frame.origin.x, frame.origin.y, frame.width, frame.height]
    return .array(values + lengths.map { .integer($0.subpixels) })
  }

  private static func path(
    _ json: FieldReader, since start: Microseconds
  ) throws(Failure) -> [Waypoint] {
    guard let values = json.value["path"]?.array else { throw json.missing("path") }
    let path = values.compactMap { waypoint($0.array ?? [], since: start) }
    guard path.count == values.count else { throw json.missing("path") }
    return path
  }

  private static func waypoint(_ values: [JSONValue], since start: Microseconds) -> Waypoint? {
    let far = Int64(Length.farthest.subpixels) * 2
    let numbers = values.dropFirst(4).compactMap(\.integer).filter { (-far...far).contains($0) }
    guard values.count == 8, numbers.count == 4, let wait = values[0].integer,
      (0...(1 << 53)).contains(wait)
    else { return nil }
    let lengths = numbers.map { Length(subpixels: Int($0)) }
    let frame = Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    let id = values[2].string.map { name in
      Landmark.ID(name, in: values[1].string ?? "", part: values[3].string)
    }
    return Waypoint(id, frame, at: start + Microseconds(wait))
  }
}
