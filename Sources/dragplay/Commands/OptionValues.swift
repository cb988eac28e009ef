internal import ArgumentParser
internal import DragKit

/// What comes of a film, by the name of its file.
struct FilmOutput: ExpressibleByArgument {
  /// What can come of a film.
  enum Kind {
    case sheet, gif, mp4, folder
  }

  let path: String
  let kind: Kind

  /// Nothing where the name is that of a file of another kind.
  init?(argument: String) {
    guard let name = argument.split(separator: "/").last, name != ".", name != ".." else {
      return nil
    }
    path = argument
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    switch dot.map({ name[$0...].lowercased() }) {
    case _ where argument.hasSuffix("/"): kind = .folder
    case nil: kind = .folder
    case ".png": kind = .sheet
    case ".gif": kind = .gif
    case ".mp4": kind = .mp4
    default: return nil
    }
  }
}

/// Seconds of a recording for each second of its film.
struct FilmSpeed: ExpressibleByArgument {
  let fraction: Fraction

  init(fraction: Fraction) {
    self.fraction = fraction
  }

  init?(argument: String) {
    guard let number = Double(argument), (0.01...100).contains(number) else { return nil }
    self.init(fraction: Fraction(raw: Int(number * 65536)))
  }

  var defaultValueDescription: String { "1" }
}

/// Pixels of a picture for each logical pixel.
struct FilmScale: ExpressibleByArgument {
  let fraction: Fraction

  init?(argument: String) {
    guard let number = Double(argument), (0.1...4).contains(number) else { return nil }
    fraction = Fraction(raw: Int(number * 65536))
  }
}
