internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import SDLShell

/// What the program shows where there is no screen: a recorded session, as pictures.
enum Demo {
  static func play(_ assets: AssetStore) throws {
    let file = Places.assets + "/recordings/colours-demo.dndrec"
    print("No display to open a window on, so a recorded session is played without one.")
    let recording = try Recordings.read(file)
    let folder = Places.state + "/demo"
    let (count, world) = try FrameFolder(
      folder, recording, file: file, assets: assets, isOwn: true
    ).write()
    let order = world.content.model.names(in: "colours").joined(separator: " ")
    print("\(count) pictures: \(folder)")
    print("All on one sheet: \(folder)/sheet.png")
    print("The order at the end: \(order)")
  }
}
