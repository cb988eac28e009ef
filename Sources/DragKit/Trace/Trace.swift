internal import DragCoding

/// The calls and requests of an event, and the values last reported, so only changes are reported.
struct Trace: Equatable, Sendable {
  var isEnabled = true
  private(set) var output = Output()
  private(set) var isIdle = false
  private var orders: [ContainerID: UInt64] = [:]
  private var layouts: [ContainerID: [PlacedItem]] = [:]
  private var controls: [ContainerID: UInt64] = [:]
  /// The rows' state in the last reported layout; `nil` if the layout may have changed since.
  ///
  /// While this state is unchanged, the layout need not be compared with the reported one.
  @Derived private var rowInputs: RowInputs?
  /// The frame of the edited item for which text was last requested; `nil` if no item is edited.
  private(set) var textArea: Rect?

  struct RowInputs: Equatable, Sendable {
    let rowStates: RowStates
    let lifted: ItemID?
  }

  mutating func append(_ call: Call) { output.calls.append(call) }

  mutating func append(_ requests: [Request]) { output.requests += requests }

  mutating func takeOutput() -> Output {
    defer { output = Output() }
    return output
  }

  /// Stores whether the interaction is idle; returns whether it has become idle.
  mutating func setIdle(_ isIdle: Bool) -> Bool {
    defer { self.isIdle = isIdle }
    return isIdle && !self.isIdle
  }

  /// Removes what was reported, so that all of it is reported again.
  mutating func forget() {
    (orders, layouts, controls, rowInputs, output) = ([:], [:], [:], nil, Output())
  }

  /// Stores the hash of a reported order; returns whether the order has changed.
  mutating func setOrder(_ hash: UInt64?, of container: ContainerID) -> Bool {
    guard orders[container] != hash else { return false }
    orders[container] = hash
    return true
  }

  mutating func setLayout(
    _ items: [PlacedItem], controls hash: UInt64?, of container: ContainerID
  ) -> Bool {
    guard layouts[container] != items || controls[container] != hash else { return false }
    (layouts[container], controls[container]) = (items, hash)
    return true
  }

  /// Stores the frame for which text is requested, if any; returns whether it has changed.
  mutating func setTextArea(_ area: Rect?) -> Bool {
    defer { textArea = area }
    return textArea != area
  }

  func hasLayout(of container: ContainerID) -> Bool { layouts[container]?.isEmpty == false }

  /// Stores the rows' state; returns whether to compare the layout with the reported one.
  mutating func setRowInputs(_ inputs: RowInputs) -> Bool {
    defer { rowInputs = inputs }
    return rowInputs != inputs
  }

  mutating func forgetRowInputs() { rowInputs = nil }
}

extension GesturePhase {
  /// Returns the call that reports the phase of a gesture; `nil` for a phase that is not reported.
  func callName(began: Call.Name, ended: Call.Name, cancelled: Call.Name) -> Call.Name? {
    switch self {
    case .began: began
    case .ended: ended
    case .cancelled: cancelled
    case .changed, .turned: nil
    }
  }
}

// MARK: - Coding, without the output, which is empty between events

extension Trace: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(isIdle, orders, layouts, controls, textArea, isEnabled)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (isIdle, orders, layouts, controls, textArea, isEnabled) = try reader.read()
  }
}
