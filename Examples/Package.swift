// swift-tools-version: 6.0
import PackageDescription

// A package of an app's author: it uses only the public products. Two targets are articles that are rebuilt; `ToDo` is a
// list of one's own, tested with recordings and scripts; `Minimal`, `Clippings` and `Kanban` are programs with a window; `Poster`,
// `BareWindow` and `Rehearsed` each use one layer.
let dragKit = Target.Dependency.product(name: "DragKit", package: "drag-playground")
let dragKitSnapshots = Target.Dependency.product(
  name: "DragKitSnapshots", package: "drag-playground")
let dragSDL = Target.Dependency.product(name: "DragSDL", package: "drag-playground")
let dragPainter = Target.Dependency.product(name: "DragPainter", package: "drag-playground")
let dragProgram = Target.Dependency.product(name: "DragProgram", package: "drag-playground")
let dragKitRecording = Target.Dependency.product(
  name: "DragKitRecording", package: "drag-playground")
let dragTesting = Target.Dependency.product(name: "DragTesting", package: "drag-playground")

let package = Package(
  name: "drag-examples",
  dependencies: [.package(name: "drag-playground", path: "..")],
  targets: [
    .target(name: "Colours", dependencies: [dragKit]),
    .target(name: "Lessons", dependencies: [dragKitSnapshots]),
    .target(name: "ToDo", dependencies: [dragKit]),
    .executableTarget(name: "Minimal", dependencies: [dragProgram]),
    .executableTarget(name: "Clippings", dependencies: [dragKitRecording, dragSDL]),
    .executableTarget(name: "Kanban", dependencies: [dragProgram]),
    .executableTarget(name: "Poster", dependencies: [dragPainter]),
    .executableTarget(name: "BareWindow", dependencies: [dragSDL, "ToDo"]),
    .executableTarget(name: "Rehearsed", dependencies: [dragKitRecording, "ToDo"]),
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
