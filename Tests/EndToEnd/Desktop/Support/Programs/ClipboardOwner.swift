import CDesktop
import CSDL2

/// Another program that has copied text, of which it sends only the first piece.
final class ClipboardOwner: XClient {
  init(on desktop: Desktop) throws {
    try super.init(on: desktop)
    ownSelection("CLIPBOARD")
  }

  /// Lists a type, announces a megabyte of it, and sends a part as soon as the announcement was read.
  func sendFirstPiece(of type: String) throws {
    let list = try nextRequest(for: atom("TARGETS"))
    set(list.property, of: list.requestor, to: [Int(atom(type))], type: atom("ATOM"))
    answer(list, in: list.property)
    let request = try nextRequest(for: atom(type))
    announce(1 << 20, for: request)
    answer(request, in: request.property)
    func expectTaken(_ what: String) throws {
      try next(what) { $0.isTaken && $0.xproperty.atom == request.property }
    }
    try expectTaken("the announcement to be read")
    let part = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
    set(request.property, of: request.requestor, to: part, type: atom(type))
    try expectTaken("the piece to be read")
  }

  private func nextRequest(for target: Atom) throws -> XSelectionRequestEvent {
    try next("a request for data") {
      $0.type == SelectionRequest && $0.xselectionrequest.target == target
    }.xselectionrequest
  }
}
