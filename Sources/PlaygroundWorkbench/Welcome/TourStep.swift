internal import DragEvents
internal import DragKit
internal import PlaygroundScenes

/// A step of the tour: a gesture to see, and then to repeat.
enum TourStep: Int, CaseIterable {
  case reorder, comeBack, target, springLoading, keyboard, recording

  static let last = recording

  /// The page on which the step takes place.
  var page: Page { self == .springLoading ? .lessons : .colours }

  /// The name of the script that shows the gesture; `nil` if the user needs no example.
  var script: String? {
    switch self {
    case .reorder: "tour-reorder"
    case .comeBack: "tour-come-back"
    case .target: "tour-target"
    case .springLoading: "tour-spring-loading"
    case .keyboard: "tour-keyboard"
    case .recording: nil
    }
  }

  var title: LocalizedString {
    switch self {
    case .reorder: LocalizedString("Reorder", "並べ替え", "순서 변경")
    case .comeBack: LocalizedString("Cancel", "キャンセル", "취소")
    case .target: LocalizedString("Drop", "ドロップ", "놓기")
    case .springLoading: LocalizedString("Open", "開く", "열기")
    case .keyboard: LocalizedString("Keyboard", "キーボード", "키보드")
    case .recording: LocalizedString("Record", "記録", "녹화")
    }
  }

  var task: LocalizedString {
    switch self {
    case .reorder:
      LocalizedString(
        "Drag a tile to another place.", "タイルを別の場所にドラッグします。", "타일을 다른 자리로 드래그하세요.")
    case .comeBack:
      LocalizedString(
        "Drag a tile, and press Escape.", "タイルをドラッグし、Escを押します。", "타일을 드래그하고 Esc를 누르세요.")
    case .target:
      LocalizedString(
        "Drop a tile on Copy.", "タイルを「コピー」にドロップします。", "타일을 ‘복사’ 위에 놓으세요.")
    case .springLoading:
      LocalizedString(
        "Hold a lesson over a closed group until it opens.", "閉じたグループの上で、開くまで待ちます。",
        "닫힌 그룹 위에서 열릴 때까지 기다리세요.")
    case .keyboard:
      LocalizedString(
        "Tab to a tile, Space, an arrow, Space.", "Tabでタイルへ、Space、矢印、Space。",
        "Tab으로 타일로, Space, 화살표, Space.")
    case .recording:
      LocalizedString(
        "Press the red button, drag, and press it again.", "赤いボタンを押し、ドラッグして、もう一度押します。",
        "빨간 버튼을 누르고 드래그한 뒤 다시 누르세요.")
    }
  }

  /// Whether a call proves success; `pointer` is the kind of pointer that lifted the dragged item.
  func isDone(by call: Call, liftedBy pointer: String?) -> Bool {
    let reason = call.name == .dragEnded ? call["reason"]?.string : nil
    switch self {
    case .reorder: return reason == "dropped"
    case .comeBack: return reason == "cancelled"
    case .target: return call.name == .performDrop && call["target"] == "copy"
    case .springLoading: return call.name == .springLoaded
    case .keyboard: return reason == "dropped" && pointer == PointerKind.keyboard.rawValue
    case .recording: return false
    }
  }
}
