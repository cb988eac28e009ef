internal import DragCoding
internal import DragFrameIO
internal import DragModel

/// The reports of an interaction: the calls and requests of the event being handled, and the last reported
/// reported of orders and final layouts, which are reported only when they change.
struct Trace: Sendable {
  /// Whether calls are reported at all.
  var isEnabled = true
  /// The calls and requests since they were last taken; empty between events.
  private(set) var output = Output()
  /// Whether nothing has happened since the call `idle`.
  private(set) var isIdle = false
  /// The hash of the last reported order of each container.
  private var orders: [ContainerID: UInt64] = [:]
  /// The last reported items and frames of each container.
  private var layouts: [ContainerID: [PlacedItem]] = [:]
  /// The hash of the last reported parts of the rows of each container that has rows with parts.
  private var parts: [ContainerID: UInt64] = [:]
  /// The inputs of the last reported layout besides the content; `nil` if the content may have changed.
  private var rows: Rows?

  /// The inputs of the rows' layout besides the content.
  struct Rows: Equatable, Sendable {
    let cells: CellStates
    let lifted: ItemID?
  }
}

// Reporting.
extension Trace {
  mutating func append(_ call: Call) { output.calls.append(call) }

  mutating func append(_ requests: [Request]) { output.requests += requests }

  mutating func takeOutput() -> Output {
    defer { output = Output() }
    return output
  }

  /// Sets whether the interaction is idle.
  ///
  /// - Returns: Whether that has to be reported.
  mutating func setIdle(_ isIdle: Bool) -> Bool {
    defer { self.isIdle = isIdle }
    return isIdle && !self.isIdle
  }

  /// Forgets what was reported, so that all of it is reported again.
  mutating func forget() {
    (orders, layouts, parts, rows, output) = ([:], [:], [:], nil, Output())
  }
}

// What was last reported.
extension Trace {
  /// Sets the order of a container; `nil` if the container is gone.
  ///
  /// - Returns: Whether that has to be reported.
  mutating func setOrder(_ hash: UInt64?, of container: ContainerID) -> Bool {
    guard orders[container] != hash else { return false }
    orders[container] = hash
    return true
  }

  /// Sets the final layout of a container and the hash of the parts of its rows, if they have any.
  ///
  /// - Returns: Whether that has to be reported.
  mutating func setLayout(
    _ items: [PlacedItem], parts hash: UInt64?, of container: ContainerID
  ) -> Bool {
    guard layouts[container] != items || parts[container] != hash else { return false }
    (layouts[container], parts[container]) = (items, hash)
    return true
  }

  /// Whether the last reported layout of a container has items.
  func hasLayout(of container: ContainerID) -> Bool { layouts[container]?.isEmpty == false }

  /// Sets what the layout depends on besides the content.
  ///
  /// - Returns: Whether the layout may differ from the last reported one.
  mutating func setRows(_ rows: Rows) -> Bool {
    defer { self.rows = rows }
    return self.rows != rows
  }

  /// The content was read or scrolled: the layout may differ from the last reported one.
  mutating func layoutMayHaveChanged() { rows = nil }
}

extension Trace: Equatable {
  /// Whether the same was reported, and is to be reported.
  static func == (left: Trace, right: Trace) -> Bool {
    left.output == right.output && left.isIdle == right.isIdle && left.orders == right.orders
      && left.layouts == right.layouts && left.parts == right.parts
  }
}

// Keeping what was reported with a session. Whether it is idle is kept beside the gestures.
extension Trace {
  mutating func restore(isIdle: Bool) { self.isIdle = isIdle }

  func encodeReported(to writer: inout CanonicalWriter) {
    writer.write(orders, layouts, parts)
  }

  mutating func decodeReported(from reader: inout CanonicalReader) throws(CanonicalError) {
    (orders, layouts, parts) = try reader.read()
  }
}
