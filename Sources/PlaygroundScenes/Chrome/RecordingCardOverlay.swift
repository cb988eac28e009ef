internal import DragCoding
internal import DragDrawing
package import DragKit
internal import PlaygroundUI

// MARK: - The card of a recording, on a grid of four pixels
extension Chrome {
  static let cardContainer: ContainerID = "recording-card"

  /// The frame of the card; `nil` while no card is shown.
  package var cardFrame: Rect? { cardOverlay?.plate }

  var cardOverlay: Overlay? {
    card.map { card in card.overlay(below: frame(of: .record), in: window, language) }
  }
}

extension RecordingCard {
  private static let width: Length = 320
  private static let buttonHeight: Length = 36
  private static let pictureHeight: Length = 168
  private static let lowestPicture: Length = 64
  private static let statusHeight: Length = 44

  /// Whether the card shows a status or the lack of ffmpeg below its buttons.
  private var showsStatus: Bool { status != .ready || !hasFFmpeg }

  /// Returns the card below `button` or, if it is `nil`, in the upper right corner.
  fileprivate func overlay(below button: Rect?, in window: Size, _ language: Language) -> Overlay {
    let edge = Spacing.small
    let width = min(Self.width, max(window.width - edge * 2, 1))
    let top = button.map { $0.maxY + edge } ?? edge
    // Reserves room for a status, so that no button moves when one appears.
    let rest = column(picture: 0, language).contentLength + Spacing.large
    let room = window.height - top - edge - rest - Spacing.medium
    let picture = room < Self.lowestPicture ? 0 : min(room, Self.pictureHeight).roundedToPixel
    let column = column(picture: picture, language)
    let height = column.contentLength + Spacing.large
    let middle = button?.center.x ?? window.width
    let plate = Rect(
      x: min(max(middle - width / 2, edge), window.width - width - edge).roundedToPixel,
      y: max(min(top, window.height - height - edge), edge), width: width,
      height: showsStatus ? height : height - Self.statusHeight - Spacing.medium)
    let inner = plate.inset(by: Insets(left: Spacing.large, right: Spacing.large))
    return Overlay(
      plate: plate,
      widgets: [PlacedWidget(.region(nil, Control.cardPlate.id), plate)]
        + column.placed(in: inner))
  }

  private func column(picture height: Length, _ language: Language) -> WidgetLayout {
    let summary = LocalizedString.verbatim(recording.summary(language))
    let picture: [WidgetLayout] =
      height > 0 ? [.widget(self.picture, height), .space(Spacing.medium)] : []
    return .column(
      of: [
        .space(Spacing.large),
        .row(
          28, spacing: Spacing.small,
          of: [
            .widget(.text(title, .title)),
            .widget(.button(.cardClose), 28),
          ]),
        .space(Spacing.medium),
      ] + picture + [
        .widget(Widget(.name(recording.stem, .strongLabel, \.text)), 20),
        .widget(.text(summary, .caption, \.secondaryText), 20), .space(Spacing.large),
      ] + buttons + [
        .space(Spacing.medium),
        .column(Self.statusHeight, of: showsStatus ? statusLines(language) : []),
      ])
  }

  private var title: LocalizedString { LocalizedString(isNew ? "recording-done" : "recording") }

  private var buttons: [WidgetLayout] {
    func button(_ control: Control) -> WidgetLayout {
      .widget(
        .titledButton(
          control, icon: control.icon, .bordered,
          hasFFmpeg ? control.title : control.titleWithoutFFmpeg
        ).isEnabled(isEnabled(control)))
    }
    func row(_ controls: [Control]) -> WidgetLayout {
      .row(Self.buttonHeight, spacing: Spacing.small, of: controls.map(button))
    }
    return [
      .widget(
        .titledButton(.cardReplay, icon: Control.cardReplay.icon, .primary), Self.buttonHeight),
      .space(Spacing.small), row([.cardGif, .cardMp4]), .space(Spacing.small),
      row([.cardShow, .cardTest]),
    ]
  }

  private var picture: Widget {
    let details = recording.details
    return .drawing { canvas, room in
      let theme = canvas.theme
      canvas.fill(room, radius: Radius.control, theme.well.opacity(percent: 50))
      if case .readable(let details) = details, let path = details.thumbnail {
        canvas.draw(.image(path, details.pictureFrame(in: room), radius: Radius.control))
      } else if details == .unreadable {
        canvas.icon("image-off", size: 32, theme.secondaryText, in: room)
      }
      canvas.outline(room, radius: Radius.control, theme.hairline)
    }
  }

  private func statusLines(_ language: Language) -> [WidgetLayout] {
    switch status {
    case .working(let product, let percent):
      let words = Widget.text(LocalizedString("card-working-\(product)"), .label)
      let done = Widget.text(.verbatim("\(percent) %"), .label, \.secondaryText, .trailing)
      let cancel = Widget.button(.cardCancel)
      return [
        .row(
          28, spacing: Spacing.small,
          of: [
            .layers(of: [.widget(words)] + (product == .test ? [] : [.widget(done)])),
            .widget(cancel, 28),
          ]), .space(Spacing.small),
        .widget(Widget(.progress(share: Fraction(max(percent, 2), 100))), 4),
      ]
    case .saved(_, let path):
      let check = WidgetLayout.widget(Widget(.icon("check", size: 16, \.accent)), 24)
      let name = Widget(.name(FilePath.name(of: path), .strongLabel, \.text))
      return lines(name, FilePath.folder(of: path), after: check)
    case .failed(let reason): return failure("not-saved", reason)
    case .withoutFileManager: return failure("no-file-manager", FilePath.folder(of: recording.path))
    case .ready:
      let hint = LocalizedString("install-ffmpeg").text(language)
      return lines(.text(LocalizedString("films-need-ffmpeg"), .strongLabel), hint)
    }
  }

  private func failure(_ key: String, _ detail: String) -> [WidgetLayout] {
    lines(.text(LocalizedString(key), .strongLabel, \.danger), detail)
  }

  private func lines(
    _ first: Widget, _ second: String, after mark: WidgetLayout? = nil
  ) -> [WidgetLayout] {
    let space = WidgetLayout.space(mark?.length ?? 0)
    return [
      .row(20, of: [mark ?? space, .widget(first)]),
      .row(20, of: [space, .widget(Widget(.name(second, .caption, \.secondaryText)))]),
    ]
  }
}

extension RecordingCard {
  func isEnabled(_ control: Control) -> Bool {
    switch control {
    case .cardGif, .cardMp4: !isWorking && hasFFmpeg
    case .cardTest: !isWorking
    default: true
    }
  }
}

extension SavedRecording {
  /// Returns the page and the length, such as `Colours · 0:12`, or why they are not known.
  func summary(_ language: Language) -> String {
    switch details {
    case .unknown: LocalizedString("recording-loading").text(language)
    case .unreadable: LocalizedString("recording-unreadable").text(language)
    case .readable(let details):
      "\(details.title.text(language)) · \(((details.length + 500) / 1000).asMinutes)"
    }
  }
}
