import DragFrameIO
import DragGeometry

/// What moves in a row share: `["m",pointer,isDown,ddt,dx,dy,ddt,dx,dy,…]`.
///
/// `m` counts ways in whole pixels, as a mouse makes them, `s` in 1/256 of one. The first number of
/// each move is how much longer its wait was than that of the move before: even moves, a thousand a
/// second, take a few bytes each.
struct MoveRun: Equatable {
  /// The pointer.
  var pointer: PointerID
  /// Whether its button was held.
  var isDown: Bool
  /// Whether ways are in whole pixels.
  var isWhole: Bool

  /// How many 1/256 of a pixel a number stands for.
  var unit: Int { isWhole ? 256 : 1 }

  /// The name of the operation.
  var name: String { isWhole ? "m" : "s" }

  /// The run to which a move by `way` belongs.
  init(pointer: PointerID, isDown: Bool, way: Vector) {
    self.pointer = pointer
    self.isDown = isDown
    isWhole = way.dx.subpixels % 256 == 0 && way.dy.subpixels % 256 == 0
  }

  /// The run of the operation `name`.
  init(name: String, pointer: PointerID, isDown: Bool) {
    self.pointer = pointer
    self.isDown = isDown
    isWhole = name == "m"
  }

  /// `true` where `name` is that of moves.
  static func isName(_ name: String) -> Bool { name == "m" || name == "s" }
}
