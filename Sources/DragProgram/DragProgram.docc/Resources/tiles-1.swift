import DragProgram

/// Tiles of a list that a mouse, a finger or the keyboard reorders.
struct Tiles {
  var model = Model()

  init() { model.addContainer("list", items: ["red", "orange", "green", "blue", "violet"]) }
}
