internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import SDLShell

/// The demo without a display: the pictures of an included recording.
enum Demo {
  static func play(_ assets: AssetStore) throws {
    print("No display to open a window on; replaying the demo without one.")
    let recording = try Recordings.included("colours-demo")
    let folder = Directories.state + "/demo"
    let (count, world) = try FrameFolder(
      folder, recording, file: "colours-demo.dndrec", assets: assets, replacesPictures: true
    ).write()
    let order = world.content.model.names(in: "colours").joined(separator: " ")
    print("\(count) pictures: \(folder)")
    print("All on one sheet: \(folder)/sheet.png")
    print("The order at the end: \(order)")
  }
}
