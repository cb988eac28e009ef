import CDesktop
import CSDL2
import ProgramSupport

/// Another program on which something is dropped, of which it takes only the first piece: the target's side of the XDND
/// protocol, version 5.
final class HangingReceiver: XClient {
  /// The middle of its window on the screen.
  let middle = Spot(x: 1_265, y: 475)

  init(on desktop: Desktop) throws {
    try super.init(on: desktop, frame: Frame([1_190, 400, 150, 150]))
    set(atom("XdndAware"), of: own, to: [5], type: atom("ATOM"))
  }

  /// Accepts a copy at the next location.
  func accept() throws {
    let position = try next("a location") { $0.isMessage(self.atom("XdndPosition")) }
    send(
      "XdndStatus", to: Window(position.xclient.data.l.0), [3, 0, 0, Int(atom("XdndActionCopy"))])
  }

  /// Requests the data of a drop, and waits for the first piece.
  func takeFirstPiece(of type: String) throws {
    let drop = try next("a drop") { $0.isMessage(self.atom("XdndDrop")) }
    requestSelection("XdndSelection", as: type, in: piece, at: drop.xclient.data.l.2)
    try next("an announcement") { $0.type == SelectionNotify && $0.xselection.property != 0 }
    takePiece()
    try until("the first piece") { hasPiece }
  }

  /// Takes a piece, which requests the next one.
  func takePiece() { deleteProperty(piece) }

  /// Whether a piece waits to be taken.
  var hasPiece: Bool { has(piece) }

  private var piece: Atom { atom("PIECE") }
}
