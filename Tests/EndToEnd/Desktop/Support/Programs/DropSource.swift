import CDesktop
import CSDL2
import Foundation
import ProgramSupport

/// Another program that drags something into a window: the source's side of the XDND
/// protocol, version 5.
final class DropSource: XClient {
  /// The dragged data by type, in the order in which the source offers them.
  typealias Offer = [(type: String, words: String)]

  private let offer: Offer
  private let target: Window
  /// Whether data is sent as ICCCM's `INCR`: each piece follows when the one before was taken.
  private let isInPieces: Bool
  /// The types that the target has asked for.
  private var requested: Set<Atom> = []
  /// The data that is delivered in pieces, and the property that takes them.
  private var pieces: (rest: ArraySlice<UInt8>, length: Int, request: XSelectionRequestEvent)?
  /// The last answers of the target that have not been read.
  private var status: [Int]?
  private var finished: [Int]?

  /// Begins a drag into the window of a program.
  init(_ offer: Offer, into app: App, inPieces isInPieces: Bool) throws {
    guard let target = UInt(app.window) else { throw Failure("no window to drop on") }
    (self.offer, self.isInPieces, self.target) = (offer, isInPieces, target)
    try super.init(on: app.desktop)
    ownSelection("XdndSelection")
    let types = offer.map { Int(atom($0.type)) }
    set(atom("XdndTypeList"), of: own, to: types, type: atom("ATOM"))
    let first = Array((types + [0, 0, 0])[..<3])
    send("XdndEnter", to: target, [5 << 24 | (types.count > 3 ? 1 : 0)] + first)
  }

  /// Moves to a point on the screen; returns whether the target would accept a drop there.
  ///
  /// A target that first has to read a list of files answers again when it has.
  func hover(at spot: Spot) throws -> Bool {
    try move(to: spot)
    let list = atom("text/uri-list")
    if offer.contains(where: { atom($0.type) == list }) {
      try until("a request for the list of files") {
        handleEvents()
        return requested.contains(list)
      }
    }
    handleEventsUntilQuiet()
    var last = try move(to: spot)
    handleEventsUntilQuiet()
    if let later = status.take() { last = later }
    return last[1] & 1 == 1
  }

  @discardableResult
  private func move(to spot: Spot) throws -> [Int] {
    status = nil
    let action = Int(atom("XdndActionCopy"))
    send("XdndPosition", to: target, [0, spot.x << 16 | spot.y, 0, action])
    return try eventually("an answer of the window to a location") {
      handleEvents()
      return status.take()
    }
  }

  /// Drops, and returns whether the target reports that it accepted the drop.
  func drop() throws -> Bool {
    // The X server reuses the numbers of windows: an earlier report was for a source that has ended.
    handleEvents()
    finished = nil
    release()
    let answer = try eventually("the window's report about the drop") {
      handleEvents()
      return finished.take()
    }
    return answer[1] & 1 == 1
  }

  /// Drops, without waiting for the reply.
  func release() { send("XdndDrop", to: target, [0, 0, 0, 0]) }

  /// Leaves the target without a drop.
  func leave() { send("XdndLeave", to: target, [0, 0, 0, 0]) }
}

// MARK: - Requests and answers of the target

extension DropSource {
  private func handleEventsUntilQuiet() {
    var last = ContinuousClock.now
    while ContinuousClock.now - last < .milliseconds(200) {
      if handleEvents() { last = .now }
      usleep(2_000)
    }
  }

  /// Returns whether there were any.
  @discardableResult
  private func handleEvents() -> Bool {
    var hasAny = false
    while let event = nextEvent() {
      hasAny = true
      if event.type == SelectionRequest {
        serve(event.xselectionrequest)
      } else if event.isTaken {
        sendPiece()
      } else if event.type == ClientMessage {
        receive(event.xclient)
      }
    }
    return hasAny
  }

  private func receive(_ message: XClientMessageEvent) {
    let words = message.data.l
    guard words.0 == Int(target) else { return }
    let answer = [words.0, words.1, words.2, words.3, words.4]
    if message.message_type == atom("XdndStatus") { status = answer }
    if message.message_type == atom("XdndFinished") { finished = answer }
  }

  private func serve(_ request: XSelectionRequestEvent) {
    requested.insert(request.target)
    let words = offer.first { atom($0.type) == request.target }?.words
    let bytes = Array((words ?? "").utf8)
    if isInPieces {
      pieces = (bytes[...], bytes.count / 4 + 1, request)
      announce(bytes.count, for: request)
    } else if words != nil {
      set(request.property, of: request.requestor, to: bytes, type: request.target)
    }
    answer(request, in: words == nil ? 0 : request.property)
  }

  /// Sends the next piece; an empty one is the end.
  private func sendPiece() {
    guard let (rest, length, request) = pieces else { return }
    let piece = Array(rest.prefix(length))
    set(request.property, of: request.requestor, to: piece, type: request.target)
    pieces = piece.isEmpty ? nil : (rest.dropFirst(length), length, request)
  }
}

extension App {
  /// The middle of the window, on the screen.
  var middle: Spot { Spot(x: origin.x + 450, y: origin.y + 350) }

  /// Begins a drag from another program into the window.
  func dragIn(_ offer: DropSource.Offer, inPieces: Bool = false) throws -> DropSource {
    try DropSource(offer, into: self, inPieces: inPieces)
  }

  /// Drops something on the middle of the window, and returns the replies to its source: while it
  /// hovers, and at the end.
  @discardableResult
  func drop(
    _ offer: DropSource.Offer, inPieces: Bool = false
  ) throws -> (hovering: Bool, dropped: Bool) {
    let source = try dragIn(offer, inPieces: inPieces)
    return (try source.hover(at: middle), try source.drop())
  }

  /// Drops a file on the middle of the window, as from a file manager.
  @discardableResult
  func drop(_ path: String) throws -> (hovering: Bool, dropped: Bool) {
    try drop([("text/uri-list", "file://\(path)\r\n")])
  }
}
