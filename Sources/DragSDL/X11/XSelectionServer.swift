internal import CDesktop
internal import DragEvents

/// Answers the requests of other programs for the data of the selections that the program owns (ICCCM 2.6).
///
/// Data that is too long for one property is sent in pieces, each as soon as the last one was taken.
final class XSelectionServer: ExchangePart, X11Role {
  var events: [Never] = []
  private let endpoint: XEndpoint
  private var requests: [Request] = []
  private var transfers: [Transfer] = []
  /// The time of the next look for data that was read; `nil` while no request waits.
  private var nextLook: Microseconds?

  /// A request whose data is being read.
  private struct Request {
    let event: XSelectionRequestEvent
    /// All types of the data.
    let types: [String]
    let read: DataRead
    /// The time at which the program has become the owner.
    let time: UInt
    /// The greatest number of bytes in one property.
    let longest: Int
    /// The time at which the request is refused if the data is not in memory.
    let deadline: Microseconds
  }

  private struct Transfer {
    let window: UInt
    let property: UInt
    let value: XProperty
    let longest: Int
    var rest: ArraySlice<UInt8>
    var deadline: Microseconds
  }

  init(_ endpoint: XEndpoint) { self.endpoint = endpoint }

  private var display: OpaquePointer { endpoint.connection.display }

  /// The greatest number of bytes that the X server takes at once.
  private var greatestRequest: Int {
    let words = max(XExtendedMaxRequestSize(display), XMaxRequestSize(display))
    // A request has a header beside its data.
    return (Int(words) - 16) * 4
  }

  /// The time at which a transfer ends if nothing happens.
  var deadline: Microseconds? { transfers.map(\.deadline).min().earlier(nextLook) }

  /// Answers a request with one of the types of some data, or refuses it, as soon as the data is read.
  ///
  /// Data of more than `longest` bytes is sent in pieces; by default, of more than the X server takes at once.
  func serve(
    _ request: XSelectionRequestEvent, _ data: [DragData], ownedSince time: UInt,
    longest: Int? = nil, at now: Microseconds
  ) {
    let isForSeveral = request.target == endpoint.atom("MULTIPLE")
    let read = DataRead(data.filter { isForSeveral || endpoint.atom($0.type) == request.target })
    requests.append(
      Request(
        event: request, types: data.map(\.type), read: read, time: time,
        longest: longest ?? greatestRequest, deadline: now + DataRead.patience))
    answerRequests(at: now)
  }

  /// Answers the requests whose data is in memory, and refuses those whose files hang.
  private func answerRequests(at now: Microseconds) {
    let answers = requests.map { (to: $0, data: $0.read.data ?? ($0.deadline <= now ? [] : nil)) }
    requests = answers.filter { $0.data == nil }.map(\.to)
    nextLook = requests.isEmpty ? nil : now + DataRead.interval
    for case (let request, let data?) in answers { answer(request, with: data, at: now) }
  }

  private func answer(_ request: Request, with data: [DragData], at now: Microseconds) {
    let asked = request.event
    let property = asked.property == 0 ? asked.target : asked.property
    let isServed = endpoint.connection.ignoringErrors {
      asked.target == endpoint.atom("MULTIPLE")
        ? writeSeveral(in: property, for: request, data, now)
        : write(asked.target, in: property, for: request, data, now)
    }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = asked.requestor
    event.xselection.selection = asked.selection
    event.xselection.target = asked.target
    event.xselection.property = isServed ? property : 0
    event.xselection.time = asked.time
    endpoint.connection.ignoringErrors { _ = XSendEvent(display, asked.requestor, 0, 0, &event) }
  }

  private func write(
    _ target: UInt, in property: UInt, for request: Request, _ data: [DragData],
    _ now: Microseconds
  ) -> Bool {
    let window = request.event.requestor
    func value(_ type: String) -> XProperty {
      XProperty(property, of: window, type: type, on: display)
    }
    switch target {
    case endpoint.atom("TARGETS"):
      let types = ["TARGETS", "TIMESTAMP", "MULTIPLE"] + request.types
      value("ATOM").set(to: types.map(endpoint.atom))
    case endpoint.atom("TIMESTAMP"): value("INTEGER").set(to: request.time)
    default:
      guard let data = data.first(where: { endpoint.atom($0.type) == target }) else { return false }
      let bytes = data.bytes
      guard bytes.count > request.longest else {
        value(data.type).set(to: bytes)
        return true
      }
      endpoint.watch(window)
      value("INCR").set(to: UInt(bytes.count))
      endTransfers { $0.window == window && $0.property == property }
      transfers.append(
        Transfer(
          window: window, property: property, value: value(data.type), longest: request.longest,
          rest: bytes[...], deadline: now + DataRead.patience))
    }
    return true
  }

  /// Serves pairs of a type and a property; those that are refused are marked in the list.
  private func writeSeveral(
    in list: UInt, for request: Request, _ data: [DragData], _ now: Microseconds
  ) -> Bool {
    let pairs = XProperty(list, of: request.event.requestor, type: "ATOM_PAIR", on: display)
    guard var atoms = pairs.value(UInt.self, atMost: 1 << 12), atoms.count % 2 == 0 else {
      return false
    }
    for index in stride(from: 0, to: atoms.count, by: 2)
    where atoms[index + 1] == 0
      || !write(atoms[index], in: atoms[index + 1], for: request, data, now)
    {
      atoms[index + 1] = 0
    }
    pairs.set(to: atoms)
    return true
  }
}

// MARK: - Data in pieces (INCR)
extension XSelectionServer {
  /// Continues a transfer whose last piece was taken, and ends those of windows that no longer exist.
  func handle(_ event: XEvent, at now: Microseconds) {
    switch event.type {
    case PropertyNotify where Int(event.xproperty.state) == Int(PropertyDelete):
      let (window, property) = (event.xproperty.window, event.xproperty.atom)
      if let index = transfers.firstIndex(where: { $0.window == window && $0.property == property })
      {
        sendNext(index, at: now)
      }
    case DestroyNotify: endTransfers { $0.window == event.xdestroywindow.window }
    default: break
    }
  }

  private func sendNext(_ index: Int, at now: Microseconds) {
    let transfer = transfers[index]
    let piece = Array(transfer.rest.prefix(transfer.longest))
    // An empty piece is the end.
    endpoint.connection.ignoringErrors { transfer.value.set(to: piece) }
    transfers[index].rest = transfer.rest.dropFirst(transfer.longest)
    transfers[index].deadline = now + DataRead.patience
    if piece.isEmpty { endpoint.unwatch(transfers.remove(at: index).window) }
  }

  private func endTransfers(where isOver: (Transfer) -> Bool) {
    for transfer in transfers where isOver(transfer) { endpoint.unwatch(transfer.window) }
    transfers.removeAll(where: isOver)
  }

  /// Answers requests whose data was read, and ends transfers whose receiver no longer takes the data.
  func advance(to now: Microseconds) {
    if !requests.isEmpty { answerRequests(at: now) }
    endTransfers { $0.deadline <= now }
  }
}
