internal import DragCoding
internal import DragKit

/// A song of the playlist or the library; `seconds` is 0 if the length is unknown.
struct Song: Hashable, Sendable {
  let title: String
  let artist: String
  let seconds: Int

  /// The length in minutes and seconds, such as `3:42`; empty if unknown.
  var length: String { seconds > 0 ? seconds.asMinutes : "" }

  static let all: [Song] = [
    Song("Morning Light", "Ada North", 222), Song("雨の朝", "青木みどり", 251),
    Song("봄바람", "하늘빛", 198), Song("Paper Boats", "The Quiet Ferry", 264),
    Song("夜の電車", "山本ひかる", 305), Song("별빛 산책", "서울의 밤", 233),
    Song("Second Kettle", "Marlowe & June", 187), Song("海まで歩く", "白い灯", 276),
    Song("느린 오후에 바다를 보며", "김나무", 241),
    Song("Small Hours on the Night Ferry", "Otto Finch", 312),
    Song("猫と窓", "ねこの時間", 174), Song("바다로 가는 길", "푸른 섬", 259),
    Song("Harbour Song", "Ada North", 208), Song("雪の夜に海から届いた長い手紙", "青木みどり", 287),
    Song("첫눈", "하늘빛", 215),
    Song("The Long Way Round, by the Old Coast Road and Home Again", "The Quiet Ferry", 330),
  ]

  private init(_ title: String, _ artist: String, _ seconds: Int) {
    (self.title, self.artist, self.seconds) = (title, artist, seconds)
  }

  /// Creates a song of unknown length from a file, a link, or a text's first nonblank line.
  init(_ provider: ItemProvider) {
    if let path = provider.path {
      let parts = FilePath.parts(of: path)
      let name = parts.last ?? path
      let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      self.init(stem.isEmpty ? name : stem, parts.dropLast().last ?? "", 0)
    } else {
      let line = provider.text.split(whereSeparator: \.isNewline).first {
        !$0.allSatisfy(\.isWhitespace)
      }
      let words = String((line ?? "?").prefix(Self.longestTitle))
      // Splits a copied or dragged song, which has the form of ``text``.
      let parts = words.split(separator: Self.separator, maxSplits: 1).map(String.init)
      self.init(parts.first ?? words, parts.count > 1 ? parts[1] : "", 0)
    }
  }

  /// The song as one line of text, for the clipboard and for other programs.
  var text: String { artist.isEmpty ? title : title + Self.separator + artist }

  private static let separator = " – "
  private static let longestTitle = 200
}

extension Song: FieldCoded {
  static let fields = Fields(Song.init) { ($0.title, $0.artist, $0.seconds) }
}

extension Int {
  package var asMinutes: String { "\(self / 60):\(self % 60 < 10 ? "0" : "")\(self % 60)" }
}
