@testable import DragKit
import PlaygroundScenes
import Support
import Testing

extension LookMoment {
  /// Moments of lists, sheets and cards over a page, and of rows that the program lists.
  static let panels = [
    LookMoment("the languages", .colours) { $0.tap("language") },
    LookMoment("the presets", .colours) { $0.tap("feel-preset") },
    LookMoment("a feel that differs", .colours) {
      $0.press(on: "lift-scale")
      $0.drag(by: 60, 0)
      $0.release()
    },
    LookMoment("the keys", .colours) { $0.tap("help") },
    LookMoment("about", .colours) {
      $0.tap("help")
      $0.tap("about")
    },
    card("a new recording", .ready),
    card("a film that is made", .working(.gif, percent: 40)),
    card("a film that was made", .saved(.mp4, path: "/films/Board drag.mp4")),
    card("a film that failed", .failed(reason: "No space is left on the device")),
    LookMoment("rows of recordings", .recordings) { page in
      var recordings = [recording, recording]
      recordings[1].path = "/r/damaged.dndrec"
      recordings[1].details = .unreadable
      page.receive(.recordings(recordings, version: 7))
      page.tap("recording-1")
    },
  ]

  private static let recording = SavedRecording(
    path: "/r/Board drag.dndrec", modified: 1_795_751_220, utcOffset: 3600,
    .readable(
      RecordingDetails(
        length: 4_100, scene: "board", thumbnail: "/t/a.png", width: 576, height: 336)))

  private static func card(_ name: String, _ status: RecordingCard.Status) -> LookMoment {
    LookMoment(name, .colours) {
      var card = RecordingCard(recording, isNew: true, hasFFmpeg: true)
      card.status = status
      $0.receive(card.message(opens: true))
    }
  }
}
