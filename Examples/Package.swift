// swift-tools-version: 6.0
import PackageDescription

// Two of the articles, rebuilt by somebody who has the library and nothing else: what is here uses the
// public product `DragKit` alone, and runs without a window.
let dragKit = Target.Dependency.product(name: "DragKit", package: "drag-playground")

let package = Package(
  name: "drag-examples",
  dependencies: [.package(name: "drag-playground", path: "..")],
  targets: [
    .target(name: "Colours", dependencies: [dragKit]),
    .target(name: "Lessons", dependencies: [dragKit]),
    .target(name: "Hand", dependencies: [dragKit]),
    .testTarget(name: "ColoursTests", dependencies: ["Colours", "Hand"]),
    .testTarget(name: "LessonsTests", dependencies: ["Lessons", "Hand"]),
  ],
  swiftLanguageModes: [.v6]
)
