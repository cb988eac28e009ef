package import DragKit

package struct GuideGesture: Sendable {
  let playground: Playground
  /// The pointer's location in the recorded window; `nil` while no pointer is in the window.
  let pointer: Point?
  let isPressed: Bool
  let lines: [CallLog.Line]

  package init(from start: Playground, to playground: Playground, pointer: Point?, isPressed: Bool)
  {
    (self.playground, self.pointer, self.isPressed) = (playground, pointer, isPressed)
    let (before, now) = (start.content.chrome.log.lines, playground.content.chrome.log.lines)
    lines = Array(now.dropFirst(before.count))
  }

  package var calls: [Call.Name] { lines.map(\.name) }

  var phase: Phase {
    let made = Set(calls)
    if made.contains(.dragEnded) { return .dropped }
    if made.contains(.dragBegan) { return made.contains(.order) ? .hovering : .lifted }
    if made.contains(.touchesEnded) { return .ended }
    if made.contains(.touchesMoved) { return .moved }
    if made.contains(.touchesBegan) { return .began }
    return isPressed ? .waiting : .approaching
  }

  enum Phase: Hashable {
    case approaching
    // In the style *Touch*.
    case began, moved, ended
    // In the style *Drag*.
    case waiting, lifted, hovering, dropped

    var headline: LocalizedString {
      switch self {
      case .approaching:
        .init("The pointer comes to the red tile.", "ポインタが赤いタイルへ近づく", "포인터가 빨간 타일로 다가옴")
      case .began: .init("A touch begins on the red tile.", "赤いタイルでタッチが始まる", "빨간 타일에서 터치가 시작됨")
      case .moved:
        .init("The tile follows from the first pixel.", "最初の1ピクセルから追従する", "첫 픽셀부터 타일이 따라옴")
      case .ended: .init("Released over green.", "緑の上で離す", "초록 위에서 놓음")
      case .waiting: .init("Pressed and held still.", "押したまま動かさない", "누른 채 움직이지 않음")
      case .lifted:
        .init(
          "Held for half a second: the tile is lifted.", "0.5秒の長押しでタイルが持ち上がる", "0.5초 누르고 있으면 타일이 들림"
        )
      case .hovering:
        .init("Each tile that is entered makes room.", "重なったタイルが場所を空ける", "겹친 타일이 자리를 비켜 줌")
      case .dropped: .init("On release, the drop is performed.", "離すとドロップされる", "놓으면 드롭됨")
      }
    }

    var detail: LocalizedString {
      switch self {
      case .approaching: .init("Nothing is pressed yet.", "まだ何も押していない", "아직 아무것도 누르지 않음")
      case .began:
        .init("Every motion now goes to this tile.", "この後の動きはすべてこのタイルに届く", "이제 모든 움직임이 이 타일로 전달됨")
      case .moved: .init("The order changes only at the end.", "順序が変わるのは最後だけ", "순서는 마지막에만 바뀜")
      case .ended: .init("Only now the order changes, once.", "ここで初めて順序が変わる", "이때 순서가 한 번 바뀜")
      case .waiting: .init("It is not a drag yet.", "まだドラッグではない", "아직 드래그가 아님")
      case .lifted: .init("Its place stays in the column.", "元の場所は列に残る", "원래 자리는 열에 남음")
      case .hovering:
        .init("The order changes while red is dragged.", "ドラッグ中に順序が変わる", "드래그 중에 순서가 바뀜")
      case .dropped: .init("The order was right already.", "順序はもう決まっている", "순서는 이미 정해져 있음")
      }
    }
  }
}
