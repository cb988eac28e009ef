import DragKit
import Support

/// A content made with the public interface alone: a column of books, and a bin that takes them.
struct Shelf: NamedControls {
  var model = Model()
  var tuning = Tuning()
  /// The calls of the handlers, in order.
  var reported: [String] = []
  /// Whether the bin refuses everything.
  var refuses = false
  /// The books of the shelf that a drop into the bin opens instead; `nil` if it opens none.
  var opens: [String]?
  /// Whether handlers begin transactions: a refused lift, and the bin, which commits with the drop.
  var beginsTransactions = false
  /// Whether the touch of the knob that ended last had exceeded the slop.
  var hasExceededSlop: Bool?
  var window = Size(width: 200, height: 400)

  static let bin = ItemID.control(0)
  static let knob = ItemID.control(1)
  static let lamp = ItemID.control(2)
  static let list = ItemID.control(3)
  static let grip = ItemID.control(4)

  init(_ books: [String] = ["a", "b", "c"]) {
    model.addContainer("shelf", items: books)
  }

  var stage: Stage {
    let column = ColumnLayout(
      bounds: Rect(x: 0, y: 0, width: 100, height: 300), itemSize: Size(width: 80, height: 80),
      spacing: 10)
    return Stage(
      areas: [
        Stage.Area("shelf", .column(column)),
        Stage.Area(
          "things",
          .placed([
            PlacedItem(Self.bin, Rect(x: 120, y: 0, width: 80, height: 80)),
            PlacedItem(Self.knob, Rect(x: 120, y: 100, width: 80, height: 40)),
            PlacedItem(Self.lamp, Rect(x: 120, y: 200, width: 40, height: 40)),
            PlacedItem(Self.grip, Rect(x: 120, y: 260, width: 40, height: 40)),
            PlacedItem(Self.list, Rect(x: 200, y: 0, width: 100, height: 400)),
          ])),
      ], cancelStrip: Rect(x: 0, y: 360, width: 100, height: 40))
  }

  static let controlNames = [bin: "bin", knob: "knob", lamp: "lamp", list: "list", grip: "grip"]

  mutating func windowResized(to size: Size) { window = size }

  static let handlers = HandlerRegistry<Shelf>()
    .items(in: "shelf") { books in
      books.onDrag { shelf, book in
        shelf.reported.append("onDrag")
        guard shelf.name(of: book) == "glued" else {
          return ItemProvider(text: shelf.name(of: book))
        }
        if shelf.beginsTransactions { shelf.model.begin() }
        return nil
      }
      books.onDragEnd { shelf, _, reason in shelf.reported.append("onDragEnd \(reason)") }
      books.onContextMenu { shelf, book, place in
        shelf.reported.append("menu \(shelf.name(of: book)) \(place.x.pixels),\(place.y.pixels)")
      }
    }
    .item(grip) { grip in
      grip.onDrag({ shelf, item in ItemProvider(text: shelf.name(of: item)) }, isHandle: true)
    }
    .item(list) {
      $0.onScroll { shelf, _, step in
        shelf.reported.append("scroll \(step.phase) \(step.translation.dy.pixels)")
      }
    }
    .item(bin) { $0.onDrop(of: [.text]) { _ in BinDelegate() } }
    .item(knob) { $0.onTouches(KnobResponder()) }
    .item(lamp) { lamp in
      lamp.onTap { shelf, _ in
        shelf.reported.append("tap")
        return [.copyText("on")]
      }
    }
}

/// Takes books out of the model, unless they are called `precious`.
struct BinDelegate: DropDelegate {
  func validateDrop(info: DropInfo, content: inout Shelf) -> Bool {
    content.reported.append("validateDrop \(!content.refuses)")
    return !content.refuses
  }

  func dropEntered(info: DropInfo, content: inout Shelf) {
    content.reported.append("dropEntered \(info.location.x.pixels),\(info.location.y.pixels)")
    if content.beginsTransactions { content.model.begin() }
  }

  func dropUpdated(info: DropInfo, content: inout Shelf) -> DropProposal? {
    DropProposal(operation: .move, intent: .insertIntoDestination)
  }

  func dropExited(info: DropInfo, content: inout Shelf) { content.reported.append("exited") }

  func performDrop(info: DropInfo, content: inout Shelf) -> Bool {
    if content.beginsTransactions { content.model.commit() }
    let text = info.itemProviders(for: [.text]).first?.text ?? ""
    content.reported.append("performDrop \(text)")
    if let books = content.opens {
      content = Shelf(books)
      return true
    }
    guard text != "precious", let item = info.item else { return false }
    return content.model.remove(item)
  }
}

struct KnobResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout Shelf) { content.reported.append("began") }
  func touchesMoved(_ touches: [Touch], content: inout Shelf) { content.reported.append("moved") }
  func touchesEnded(_ touches: [Touch], content: inout Shelf) {
    content.reported.append("ended")
    content.hasExceededSlop = touches.first?.hasExceededSlop
  }
  func touchesCancelled(_ touches: [Touch], content: inout Shelf) {
    content.reported.append("cancelled")
  }
}

/// Drives the shelf; a drag is one motion.
typealias ShelfDriver = ContentDriver<Shelf>

extension Driver<ContentWorld<Shelf>> {
  init(_ shelf: Shelf = Shelf()) {
    self.init(world: ContentWorld(shelf))
    steps = 1
  }

  mutating func takeReported() -> [String] {
    defer { content.reported = [] }
    return content.reported
  }
}
