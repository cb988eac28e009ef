internal import DragCoding
internal import Glibc

/// The work of making a thumbnail, or a picture as it is shown, which any thread can do.
struct PictureJob: Sendable {
  enum Product: Hashable, Sendable {
    case thumbnail(ThumbnailKey)
    case picture(PictureKey)
  }

  let product: Product
  /// Without it, the file is decoded.
  let thumbnail: Bitmap?

  struct Result: Sendable {
    let product: Product
    /// `nil` if the picture is missing or broken.
    var thumbnail: Bitmap?
    var picture: Bitmap?
    /// The problem with the picture's file.
    var failure: PictureFailure?
  }

  /// Does the work with the first of the folders that has the picture.
  func run(in folders: [String]) -> Result {
    var result = Result(product: product)
    do throws(PictureFailure) {
      result.thumbnail = if let thumbnail { thumbnail } else { try decode(in: folders) }
    } catch {
      result.failure = error
    }
    guard case .picture(let key) = product, let thumbnail = result.thumbnail else { return result }
    var picture = Resampler.fill(key.size, with: thumbnail)
    picture.roundCorners(radius: key.radius)
    result.picture = picture
    return result
  }

  private func decode(in folders: [String]) throws(PictureFailure) -> Bitmap? {
    let key = product.thumbnail
    guard let path = path(of: key.name, in: folders) else { return nil }
    do throws(PictureProblem) {
      return try PictureFile(path).thumbnail(side: key.side)
    } catch {
      throw PictureFailure(path: path, problem: error)
    }
  }

  /// Returns the path of an existing file; `nil` also for names that are neither plain nor an absolute path.
  private func path(of name: String, in folders: [String]) -> String? {
    let paths =
      if name.isAbsolutePath { [name] } else if name.isPlainFileName {
        folders.flatMap { ["\($0)/\(name).png", "\($0)/\(name)"] }
      } else { [] as [String] }
    return paths.first { access($0, F_OK) == 0 }
  }
}

extension PictureJob.Product {
  var thumbnail: ThumbnailKey {
    switch self {
    case .thumbnail(let key): key
    case .picture(let key): key.thumbnail
    }
  }
}

extension String {
  /// Whether this can be the absolute path of a file.
  fileprivate var isAbsolutePath: Bool {
    utf8.first == UInt8(ascii: "/") && utf8.count < PATH_MAX && !utf8.contains(0)
  }
}
