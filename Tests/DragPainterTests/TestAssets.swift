import DragPainter

/// The Assets folder of the package, found from this file.
enum TestAssets {
  static let root =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    + "/Assets"

  static func open() throws -> AssetStore { try AssetStore(root: root) }
}
