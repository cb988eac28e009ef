// swift-tools-version: 6.0
import PackageDescription

// A package of an app's author: it uses only the public products. Two targets are articles that are rebuilt; `ToDo` is a
// list of one's own, tested with recordings and scripts; `Minimal`, `Clippings` and `Kanban` are programs with a window.
let dragKit = Target.Dependency.product(name: "DragKit", package: "drag-playground")
let dragKitSnapshots = Target.Dependency.product(
  name: "DragKitSnapshots", package: "drag-playground")
let dragSDL = Target.Dependency.product(name: "DragSDL", package: "drag-playground")
let dragPainter = Target.Dependency.product(name: "DragPainter", package: "drag-playground")
let dragTesting = Target.Dependency.product(name: "DragTesting", package: "drag-playground")

let package = Package(
  name: "drag-examples",
  dependencies: [.package(name: "drag-playground", path: "..")],
  targets: [
    .target(name: "Colours", dependencies: [dragKit]),
    .target(name: "Lessons", dependencies: [dragKitSnapshots]),
    .target(name: "ToDo", dependencies: [dragKit]),
    .executableTarget(name: "Minimal", dependencies: [dragSDL]),
    .executableTarget(name: "Clippings", dependencies: [dragSDL]),
    .executableTarget(name: "Kanban", dependencies: [dragSDL, dragPainter]),
    .target(name: "Hand", dependencies: [dragKit]),
    .testTarget(name: "ColoursTests", dependencies: ["Colours", "Hand"]),
    .testTarget(name: "LessonsTests", dependencies: ["Lessons", "Hand"]),
    .testTarget(name: "ComingFromTests", dependencies: [dragKitSnapshots, "Hand"]),
    .testTarget(
      name: "ToDoTests", dependencies: ["ToDo", dragTesting], exclude: ["errands.dndrec"]),
    .testTarget(
      name: "KanbanTests", dependencies: ["Kanban", dragPainter, dragTesting],
      exclude: ["cards.dndrec", "desk.dndrec", "lifted.png"]),
  ],
  swiftLanguageModes: [.v6]
)

// `make test` builds the examples beside the libraries that it has optimised.
if Context.environment["DRAGPLAY_BUILD"] == "tests" {
  for target in package.targets { target.swiftSettings = [.unsafeFlags(["-enable-testing"])] }
}
