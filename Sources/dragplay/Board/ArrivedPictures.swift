internal import Glibc

/// The files of copied samples, and of pictures that arrived as data, for example from a browser.
enum ArrivedPictures {
  /// Stores a picture in a file, such as `Picture 1.png`, and returns its path; returns `nil` after
  /// reporting the reason if it cannot be written.
  ///
  /// `name` returns a name without an extension for each of the numbers 1, 2 and so on, until one
  /// is free or its file already contains the picture.
  static func store(
    _ bytes: [UInt8], as name: (Int) -> String = { "Picture \($0)" }
  ) -> String? {
    let folder = Directories.pictures
    FileSystem.makeFolder(folder)
    let ending = fileType(of: bytes)
    for number in 1...9999 {
      let path = "\(folder)/\(name(number)).\(ending)"
      if !FileSystem.exists(path) {
        do throws(CommandFailure) {
          try StagedOutput.write(bytes, to: path)
          return path
        } catch {
          // If the file exists now, another process has just taken the name.
          guard FileSystem.exists(path) else {
            StandardError.report("\(error)")
            return nil
          }
        }
      }
      if contents(of: path, are: bytes) { return path }
    }
    StandardError.report("\(folder): has no free name for a picture; move some of them away")
    return nil
  }

  private static func contents(of path: String, are bytes: [UInt8]) -> Bool {
    FileSystem.ownStatus(of: path)?.type == S_IFREG
      && FileSystem.bytes(of: path, atMost: bytes.count) == bytes
  }

  private static func fileType(of bytes: [UInt8]) -> String {
    switch bytes.first {
    case 0x89: "png"
    case 0xff: "jpg"
    case UInt8(ascii: "G"): "gif"
    case UInt8(ascii: "R"): "webp"
    case UInt8(ascii: "B"): "bmp"
    case UInt8(ascii: "<"): "svg"
    default: "tif"
    }
  }
}
