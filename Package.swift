// swift-tools-version: 6.0
import PackageDescription

// Warnings are errors in `make` and in CI, which set this variable. They cannot be errors for
// everyone: a package that sets unsafe flags cannot be used as a dependency. Nor is an optimised
// module read twice there, which would only let others begin earlier.
let strict = Context.environment["WARNINGS_AS_ERRORS"] == "1"

// The scripts build more than one package of these sources: `tests`, the tests as a program of its own; `window`, the
// part of it that runs while the rest is built; one target of tests, by its name, and what it needs; or `docs`.
let purpose = Context.environment["DRAGPLAY_BUILD"]
let documents = purpose == "docs"

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (strict ? [.unsafeFlags(["-warnings-as-errors", "-no-emit-module-separately-wmo"])] : [])

// Tests of what is optimised are not optimised themselves, where that is allowed: it would take
// longer than it saves.
let testSettings = settings + (strict ? [.unsafeFlags(["-Onone"])] : [])

// The modules whose internal declarations the tests use. `make test` optimises them, which takes a sixth longer for
// a module that permits that, so none else does.
let isTestProgram = purpose != nil && !documents
let testable: Set =
  isTestProgram
  ? [
    "DragCoding", "DragModel", "DragLayout", "DragKit", "DragSDL", "DragPainter",
    "DragProgram", "PlaygroundUI", "PlaygroundScenes", "PlaygroundWorkbench",
  ] : []

extension Target {
  /// A library target of this package, with the settings that all of them share.
  static func module(
    _ name: String, _ dependencies: [Dependency] = [], embedding files: [String] = []
  ) -> Target {
    .target(
      name: name, dependencies: dependencies, resources: files.map { .embedInCode($0) },
      swiftSettings: settings + (testable.contains(name) ? [.unsafeFlags(["-enable-testing"])] : [])
    )
  }

  /// The tests of one library target, or, in a folder of `Tests/EndToEnd`, of the whole program.
  static func tests(
    _ name: String, _ dependencies: [Dependency] = [], endToEnd folder: String? = nil
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies, path: folder.map { "Tests/EndToEnd/\($0)" },
      swiftSettings: testSettings)
  }
}

extension Target.Dependency {
  static let algorithms: Self = .product(name: "Algorithms", package: "swift-algorithms")
  static let orderedCollections: Self = .product(
    name: "OrderedCollections", package: "swift-collections")
}

let package = Package(
  name: "drag-playground",
  products: [
    .executable(name: "dragplay", targets: ["dragplay"]),
    .library(name: "DragLayout", targets: ["DragLayout"]),
    .library(name: "DragKit", targets: ["DragKit"]),
    .library(name: "DragEvents", targets: ["DragEvents"]),
    .library(name: "DragDrawing", targets: ["DragDrawing"]),
    .library(name: "DragKitSnapshots", targets: ["DragKitSnapshots"]),
    .library(name: "DragKitInspection", targets: ["DragKitInspection"]),
    .library(name: "DragRecording", targets: ["DragRecording"]),
    .library(name: "RecordingTools", targets: ["RecordingTools"]),
    .library(name: "DeviceCapture", targets: ["DeviceCapture"]),
    .library(name: "DragKitRecording", targets: ["DragKitRecording"]),
    .library(name: "DragTesting", targets: ["DragTesting"]),
    .library(name: "DragSDL", targets: ["DragSDL"]),
    .library(name: "DragPainter", targets: ["DragPainter"]),
    .library(name: "DragProgram", targets: ["DragProgram"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
  ]
    + (documents
      ? [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")] : []),
  targets: [
    // The core: pure values, from the bottom up.
    .module("DragCoding", [.algorithms]),
    .module("DragGeometry", ["DragCoding"]),
    .module("DragEvents", ["DragCoding", "DragGeometry", .algorithms]),
    .module("DragDrawing", ["DragGeometry", .algorithms], embedding: ["Advances.txt"]),
    .module("DragModel", ["DragCoding", .algorithms]),
    .module("DragLayout", ["DragCoding", "DragGeometry", "DragModel", .algorithms]),
    .module(
      "DragKit",
      ["DragCoding", "DragGeometry", "DragEvents", "DragModel", "DragLayout", .algorithms]),

    // Why the engine decided what it did, for tools that explain it.
    .module("DragKitInspection", ["DragEvents", "DragGeometry", "DragKit", "DragModel"]),

    // Diffable data sources over the model, in UIKit's words.
    .module(
      "DragKitSnapshots", ["DragCoding", "DragModel", "DragKit", .orderedCollections]),

    // Pictures: their files, and how they are compared.
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .module("DragPictures", ["DragCoding", "CPNG"]),

    // Recordings: the file and its replay, and what is made with them.
    .module("DragRecording", ["DragCoding", "DragGeometry", "DragEvents"]),
    .module(
      "RecordingTools",
      ["DragCoding", "DragGeometry", "DragEvents", "DragPictures", "DragRecording"],
      embedding: ["Reporting/report.css", "Reporting/report.js"]),
    .module("DeviceCapture", ["DragCoding", "DragGeometry", "DragEvents", "DragRecording"]),

    // Any content as a world that can be recorded.
    .module("DragKitRecording", ["DragKit", "DragRecording", "RecordingTools", .algorithms]),

    // Expectations of swift-testing, one line each; without it, the target is empty.
    .module("DragTesting", ["DragKitRecording", "DragRecording", "RecordingTools"]),

    // The playground: its widgets, its pages, and what needs recordings, too.
    .module("PlaygroundUI", ["DragDrawing", "DragEvents", "DragKit", .algorithms]),
    .target(name: "CTexts", exclude: ["Texts"]),
    .module(
      "PlaygroundScenes",
      [
        "CTexts", "PlaygroundUI", "DragDrawing", "DragKit", "DragKitInspection", "DragRecording",
        .algorithms,
      ]),
    .module(
      "PlaygroundWorkbench",
      [
        "PlaygroundScenes", "PlaygroundUI", "DragDrawing", "DragKit", "DragKitInspection",
        "DragKitRecording", "DragRecording", "RecordingTools", .algorithms,
      ]),

    // Windows: everything that touches the machine.
    .systemLibrary(
      name: "CSDL2",
      providers: [
        .apt(["libsdl2-dev"])
      ]),
    .systemLibrary(
      name: "CDesktop", providers: [.apt(["libx11-dev", "libxext-dev", "libxi-dev"])]),
    .systemLibrary(name: "CWayland", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(
      name: "CSDL2Painting", providers: [.apt(["libsdl2-ttf-dev", "libsdl2-image-dev"])]),
    // The fonts of `Assets/fonts`, as part of the program.
    .target(name: "CFonts"),
    // The decoders of pictures, and what of them has to be called from C.
    .target(name: "CPictures", dependencies: ["CPNG"]),
    // Tests encode JPEGs with it.
    .systemLibrary(name: "CTurboJPEG", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    // The order of text in two directions, and the scripts of characters.
    .systemLibrary(name: "CShaping", providers: [.apt(["libfribidi-dev", "libharfbuzz-dev"])]),
    .module(
      "DragSDL",
      [
        "DragCoding", "DragDrawing", "DragEvents", "DragGeometry", "DragKit", "CSDL2", "CDesktop",
        "CWayland", "CDBus",
      ]),
    .module(
      "DragPainter",
      [
        "DragCoding", "DragDrawing", "DragGeometry", "DragPictures", "CSDL2", "CSDL2Painting",
        "CPictures", "CFontconfig", "CFonts", "CShaping", .algorithms,
      ]),
    .module(
      "DragProgram",
      [
        "DragCoding", "DragDrawing", "DragEvents", "DragGeometry", "DragKit", "DragKitRecording",
        "DragPainter", "DragPictures", "DragRecording", "DragSDL", "RecordingTools", "CSDL2",
        "CDesktop", "CWayland",
      ]),
    .module(
      "PlaygroundFuzz",
      [
        "PlaygroundScenes", "PlaygroundUI", "PlaygroundWorkbench", "DragDrawing", "DragEvents",
        "DragKit",
        "DragKitInspection", "DragKitRecording", "DragRecording", "RecordingTools", .algorithms,
      ]),
    .executableTarget(
      name: "dragplay-fuzz",
      dependencies: [
        "DragCoding", "DragRecording", "PlaygroundFuzz", "PlaygroundScenes", "PlaygroundUI",
        "PlaygroundWorkbench", "RecordingTools",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "dragplay",
      dependencies: [
        "DeviceCapture", "DragKit", "DragRecording", "PlaygroundScenes", "PlaygroundUI",
        "PlaygroundWorkbench", "RecordingTools", "DragSDL", "DragPainter", "DragProgram",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    // What the tests share.
    .target(
      name: "Support", dependencies: ["DragKit", "PlaygroundScenes", "PlaygroundUI"],
      path: "Tests/Support",
      swiftSettings: settings),
    .target(name: "ProgramSupport", path: "Tests/ProgramSupport", swiftSettings: settings),
    .target(
      name: "WaylandSupport", dependencies: ["CWayland"], path: "Tests/WaylandSupport",
      swiftSettings: settings),

    // The tests, target by target; the targets below DragKit share one, and so do recordings.
    // Those of DragKit are named after its `Interaction`: SwiftPM compiles the ready targets from the
    // last name to the first, and the largest must not be the last.
    .tests(
      "CoreTests",
      [
        "DragCoding", "DragGeometry", "DragEvents", "DragDrawing", "DragModel", "DragLayout",
        "DragPictures",
      ]),
    .tests("DragModelTests", ["DragCoding", "DragModel", "Support"]),
    .tests(
      "InteractionTests",
      ["DragKit", "DragKitRecording", "DragKitSnapshots", "DragRecording", "Support"]),
    .tests(
      "DragKitSnapshotsTests", ["DragCoding", "DragModel", "DragKitSnapshots", "Support"]),
    .tests(
      "DragRecordingTests",
      [
        "DragCoding", "DragGeometry", "DragEvents", "DragRecording", "RecordingTools",
        "DeviceCapture", "ProgramSupport", "Support",
      ]),
    .testTarget(
      name: "DragKitRecordingTests",
      dependencies: [
        "DragTesting", "DragKitRecording", "DragKit", "DragRecording", "RecordingTools",
        "ProgramSupport",
      ], exclude: ["milk-lifted.png", "reorder.dndrec"], swiftSettings: testSettings),
    .tests("PlaygroundUITests", ["DragDrawing", "DragEvents", "DragKit", "PlaygroundUI"]),
    .tests("PlaygroundScenesTests", ["DragKit", "PlaygroundScenes", "PlaygroundUI", "Support"]),
    .tests(
      "PlaygroundWorkbenchTests",
      [
        "PlaygroundFuzz", "PlaygroundWorkbench", "PlaygroundScenes", "PlaygroundUI", "DragKit",
        "DragRecording", "RecordingTools",
        "ProgramSupport", "Support",
      ]),
    .tests(
      "DragSDLTests",
      [
        "DragSDL", "DragEvents", "DragGeometry", "DragCoding", "DragRecording", "CDBus", "CDesktop",
        "CSDL2", "CWayland", "ProgramSupport", "WaylandSupport",
      ]),
    .tests(
      "DragPainterTests",
      [
        "DragPainter", "DragDrawing", "DragEvents", "DragGeometry", "DragCoding", "DragPictures",
        "DragRecording", "CSDL2", "CTurboJPEG", "ProgramSupport", "Support",
      ]),
    .tests(
      "DragProgramTests",
      [
        "DragProgram", "DragSDL", "DragPainter", "DragEvents", "DragGeometry", "CWayland",
        "ProgramSupport", "WaylandSupport",
      ]),

    // Kept sessions, their golden frames, and the reports of diverging replays in a browser.
    .tests(
      "RecordingTests",
      [
        "DragKit", "DragPictures", "DragRecording", "RecordingTools", "PlaygroundScenes",
        "PlaygroundUI", "PlaygroundWorkbench", "DragPainter", "DragProgram", "ProgramSupport",
        "Support",
      ], endToEnd: "Recordings"),

    // The rules that the sources keep, and the program as a person at a terminal or a desktop
    // meets it.
    .tests("HouseTests", []),
    .tests(
      "CommandLineTests",
      [
        "DragCoding", "DragPictures", "RecordingTools", "PlaygroundScenes", "PlaygroundUI",
        "PlaygroundWorkbench", "ProgramSupport", "Support",
      ], endToEnd: "CommandLine"),
    .tests(
      "DesktopTests", ["ProgramSupport", "DragPictures", "DragRecording", "CDesktop", "CSDL2"],
      endToEnd: "Desktop"),
  ],
  swiftLanguageModes: [.v6]
)

if purpose == "window" {
  package.keep(["dragplay", "DesktopTests"])
} else if let purpose, package.targets.contains(where: { $0.name == purpose }) {
  package.keep([purpose])
}

// `make test` runs the tests as a program with an entry point of its own. So it does without the index in
// which `swift test` looks them up, which takes as long to write as most targets to compile.
if isTestProgram {
  package.targets.append(.testTarget(name: "Empty", path: "Tests/Program/Empty"))
}

extension Package {
  /// Leaves some targets and those that they need, which stand before them.
  func keep(_ names: Set<String>) {
    var needed = names
    for target in targets.reversed() where needed.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    }
    targets.removeAll { !needed.contains($0.name) }
    products = []
  }
}
