internal import ArgumentParser
internal import DragCoding
internal import DragKit
internal import PlaygroundScenes
internal import RecordingTools

/// The options from which a world is made.
struct WorldOptions: ParsableArguments {
  @Argument(
    help: "The scene to open; dragplay list names the scenes, dragplay --help the commands.")
  var scene: SceneID = .colours

  @Flag(help: "Show the scene alone, without sidebar, toolbar and inspector.")
  var bare = false

  @Flag(help: "Drag the tiles as in article 003: they follow from the first pixel.")
  var follow = false

  @Flag(help: "Lift by holding the mouse still, too.")
  var longPress = false

  @Option(help: "How many tiles the board has, 1 to 1000000.")
  var items: Int?

  @Option(help: "A folder of pictures that the tiles of colours and board show.")
  var images: String?

  @Flag(help: "Show the board as tiles of 100 px, rows, a flow or a masonry.")
  var arrangement = BoardScene.Arrangement.grid

  @Option(help: "The window's size in logical pixels, 1x1 to 16384x16384, such as 900x700.")
  var window = WindowSize(PlaygroundOptions().window)

  @Option(help: "Window pixels for each logical pixel, 0.5 to 4.")
  var scale = WindowScale(fraction: .one)

  @Flag(help: "Let nothing fly or slide.")
  var reducedMotion = false

  @Option(help: "The language of the interface: en, ja or ko.")
  var language: Language = .english

  func validate() throws {
    if let items, !BoardScene.counts.contains(items) {
      throw ValidationError("--items must be 1 to 1000000")
    }
    if arrangement.hasSizedTiles, let items, items > BoardScene.mostSizedTiles {
      throw ValidationError("--\(arrangement) takes at most --items \(BoardScene.mostSizedTiles)")
    }
    if let images, Places.pictures(in: images).isEmpty {
      throw ValidationError(
        "\(images): no pictures there; --images wants a folder of PNG or JPEG files")
    }
  }

  /// What the world is made from.
  var options: PlaygroundOptions {
    var options = PlaygroundOptions(
      scene: scene, window: window.size, scale: scale.fraction, language: language, isBare: bare,
      followsTouches: follow)
    options.items = items
    options.arrangement = arrangement
    options.pictures = PictureNames(images.map { Places.pictures(in: $0) } ?? [])
    options.tuning.reducedMotion = reducedMotion
    options.tuning.mouseLongPressLifts = longPress
    return options
  }
}

extension BoardScene.Arrangement: EnumerableFlag {}
extension SceneID: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}

/// A window's size as the command line writes it, such as `900x700`.
struct WindowSize: ExpressibleByArgument {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  init(_ size: Size) {
    self.init(width: size.width.pixels, height: size.height.pixels)
  }

  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...Limits.windowSide).contains(width), (1...Limits.windowSide).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var defaultValueDescription: String { "\(width)x\(height)" }

  var size: Size { Size(width: Length(pixels: width), height: Length(pixels: height)) }
}

/// A scale as the command line writes it, such as `1.5`.
struct WindowScale: ExpressibleByArgument {
  let fraction: Fraction

  init(fraction: Fraction) {
    self.fraction = fraction
  }

  init?(argument: String) {
    guard let number = Double(argument), (0...100).contains(number) else { return nil }
    self.init(fraction: Fraction(raw: Int(number * 65536)))
    guard RecordingHeader.scales.contains(fraction) else { return nil }
  }

  var defaultValueDescription: String { "1" }
}
