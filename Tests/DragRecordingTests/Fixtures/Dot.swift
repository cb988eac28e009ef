import RecordingTools

/// The smallest world with everything in it that a recording must reproduce: a dot that follows a
/// pointer, a hold with a deadline, a spring, and a list of the locations at which the dot was dropped.
struct Dot: Equatable, Sendable {
  /// A planted mistake, which a test must find.
  ///
  /// The last three make the world no pure value: one counts how often time advances, one how often by more than in
  /// the tests' sessions, and one holds more than it encodes.
  enum Bug: Int { case none, model, gestures, motion, calls, batches, longSteps, memory }

  struct Hold: Equatable, Sendable {
    var pointer: PointerID
    var pressed: Microseconds
    var isLifted = false
  }

  var places: [Point] = []
  var hold: Hold?
  var x = SpringValue(at: Length.zero)
  var time = Microseconds.zero
  var window = Size(width: 640, height: 480)
  var bug = Bug.none
  /// A value that is not part of the state.
  private var count = 0

  /// Whether the states are equal.
  static func == (left: Dot, right: Dot) -> Bool {
    left.canonicalBytes == right.canonicalBytes
  }

  init(bug: Bug = .none) {
    self.bug = bug
  }

  static let deadline = Microseconds.milliseconds(500)
  static let spring = Spring(response: .milliseconds(350), damping: .percent(80))
}

extension Dot: Replayable {
  var isGestureLive: Bool { hold != nil }

  var hashes: StateHashes {
    var gestures = CanonicalWriter()
    gestures.write(Int64(hold?.pointer.rawValue ?? -1))
    gestures.write(hold?.pressed.count ?? -1)
    gestures.write(tag: hold?.isLifted == true ? 1 : 0)
    return StateHashes(
      model: places.stableHash, gestures: gestures.stableHash, motion: x.stableHash)
  }

  func earlier(by time: Microseconds) -> Dot? {
    guard hold == nil, (.zero...self.time).contains(time) else { return nil }
    var earlier = self
    earlier.time = self.time - time
    return earlier
  }

  mutating func advance(to end: Microseconds) -> Output {
    var output = Output()
    let isLong = end - time > .milliseconds(1800)
    if bug == .batches || bug == .longSteps && isLong { count += 1 }
    while time < end {
      let grid = Microseconds((time.count / 1000 + 1) * 1000)
      let due = hold.flatMap { $0.isLifted ? nil : $0.pressed + Self.deadline }
      time = min(end, x.isSettled ? end : grid, max(due ?? end, time))
      if time == due { lift(&output) }
      if time == grid { step(&output) }
    }
    return output
  }

  mutating func apply(_ event: InputEvent) -> Output {
    var output = advance(to: event.time)
    switch event.kind {
    case .pointerPressed(let pointer, _, _) where hold == nil:
      let late = Microseconds(bug == .gestures ? 1 : 0)
      hold = Hold(pointer: pointer, pressed: event.time + late)
    case .pointerMoved(let pointer, let point, _) where hold?.pointer == pointer:
      x.retarget(to: point.x)
      if bug == .motion { x.shift(by: 1) }
      guard hold?.isLifted == true else { break }
      let target = point.x < 320 ? "left" : "right"
      output.calls.append(Call(at: time, .dropUpdated, ["target": .string(target)]))
    case .pointerReleased(let pointer, let point, _) where hold?.pointer == pointer:
      drop(at: point, &output)
    case .pointerCancelled(hold?.pointer): hold = nil
    case .windowResized(let size):
      window = size
      output.calls.append(Call(at: time, .layout, ["width": .integer(size.width.pixels)]))
    default: break
    }
    return output
  }

  private mutating func lift(_ output: inout Output) {
    hold?.isLifted = true
    output.calls.append(Call(at: time, .dragBegan, ["item": "dot", "pointer": "mouse"]))
  }

  private mutating func step(_ output: inout Output) {
    guard !x.isSettled else { return }
    x.step(Self.spring, tolerance: .quarterPixel)
    if x.isSettled { output.calls.append(Call(at: time, .idle)) }
  }

  private mutating func drop(at point: Point, _ output: inout Output) {
    if hold?.isLifted == true {
      if bug == .memory { count += 1 }
      let isOff =
        switch bug {
        case .model: true
        case .batches: count > 50
        case .longSteps: count > 0
        case .memory: count == 2
        default: false
        }
      places.append(isOff ? point + Vector(dx: 1, dy: 0) : point)
      let name: Call.Name = bug == .calls ? .init(rawValue: "dropped") : .performDrop
      output.calls.append(Call(at: time, name, ["accepted": true]))
      output.calls.append(Call(at: time, .layout, ["places": .integer(places.count)]))
    }
    hold = nil
  }
}

extension Dot: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(places, hold, x, time, window)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    (places, hold, x, time, window) = try reader.read()
  }
}

extension Dot.Hold: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(pointer, pressed, isLifted)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (pointer, pressed, isLifted) = try reader.read()
  }
}

extension Dot: Aimable {
  var landmarks: [Landmark] {
    let half = Size(width: window.width / 2, height: window.height)
    return [
      Landmark(.init("left", in: "sides"), Rect(origin: .zero, size: half)),
      Landmark(
        .init("right", in: "sides"),
        Rect(origin: Point(x: half.width, y: 0), size: half)),
      Landmark(
        .init("dot", in: "dots"),
        Rect(x: Length(subpixels: Int(x.target >> 8)) - 20, y: 200, width: 40, height: 40),
        isMovable: true),
    ]
  }

  /// The dot alone moves.
  var seenLandmarks: [Landmark] {
    landmarks.map { landmark in
      guard landmark.id.name == "dot" else { return landmark }
      return Landmark(landmark.id, Rect(x: x.length - 20, y: 200, width: 40, height: 40))
    }
  }

  /// On the side of the dragged dot.
  var openGap: OpenGap? {
    guard hold?.isLifted == true else { return nil }
    return OpenGap(before: x.targetLength < 320 ? 0 : 1, in: "sides")
  }

  /// Ten pixels for each drop.
  var scrollOffsets: [String: Length] { ["sides": Length(pixels: places.count * 10)] }

  func order(of container: String) -> [String]? {
    container == "sides" ? ["left", "right"] : nil
  }
}
