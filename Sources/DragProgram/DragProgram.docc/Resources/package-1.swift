// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tiles",
  dependencies: [.package(name: "drag-playground", path: "../drag-playground")],
  targets: [
    .executableTarget(
      name: "Tiles", dependencies: [.product(name: "DragProgram", package: "drag-playground")])
  ])
