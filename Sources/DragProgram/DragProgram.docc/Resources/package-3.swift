// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tiles",
  dependencies: [.package(name: "drag-playground", path: "../drag-playground")],
  targets: [
    .executableTarget(
      name: "Tiles", dependencies: [.product(name: "DragProgram", package: "drag-playground")]),
    .testTarget(
      name: "TilesTests",
      dependencies: ["Tiles", .product(name: "DragTesting", package: "drag-playground")],
      exclude: ["above-red.dndrec", "desk.dndrec"]),
  ])
