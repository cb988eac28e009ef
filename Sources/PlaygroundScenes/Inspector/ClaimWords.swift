internal import DragKit
internal import DragKitInspection

// MARK: - The claims of gestures as text

extension PointerGesture {
  var title: LocalizedString {
    switch self {
    case .follow: .follow
    case .drag: .kindDrag
    case .band: .select
    case .scroll: .kindScroll
    case .swipe: .kindSwipe
    case .menu: LocalizedString("Menu", "メニュー", "메뉴")
    case .tap: .kindTap
    case .magnify: LocalizedString("Pinch", "ピンチ", "두 손가락")
    case .scrollBar: LocalizedString("Scroll bar", "スクロールバー", "스크롤 막대")
    case .selectText: .select
    }
  }
}

extension PointerClaims {
  /// The name of the pointer, and whether it hovers, presses or has released the item.
  var pointerTitle: LocalizedString {
    let name =
      pointer.kind == .mouse
      ? LocalizedString("Mouse", "マウス", "마우스")
      : LocalizedString(
        "Finger \(pointer.rawValue)", "指\(pointer.rawValue)", "손가락 \(pointer.rawValue)")
    return switch phase {
    case .hovering: name.followed(by: LocalizedString("over it", "上にある", "위에 있음"))
    case .pressed: name.followed(by: LocalizedString("pressed", "押している", "누르는 중"))
    case .ended: name.followed(by: LocalizedString("released", "離した", "놓음"))
    }
  }

  /// The state of a claim as text: what it waits for, what decided it, or why it failed.
  func words(_ claim: GestureClaim, _ tuning: Tuning, _ language: Language) -> String {
    switch claim.state {
    case .waiting:
      let conditions = claim.triggers.compactMap { condition($0, tuning)?.text(language) }
      let or = LocalizedString(" or ", "、または", " 또는 ").text(language)
      return conditions.joined(separator: or).replacing(" or after ", with: or)
    case .won:
      return LocalizedString("won: ", "決定：", "결정: ").text(language)
        + (decision?.cause(axis).text(language) ?? "")
    case .failed: return decision?.reason(axis).text(language) ?? ""
    }
  }

  /// The claims of the pointer in one line, such as "Drag won: moved 11 px".
  func summary(_ tuning: Tuning, _ language: Language) -> String {
    guard !claims.isEmpty else { return LocalizedString.nothingClaims.text(language) }
    if let winner = claims.first(where: { $0.state == .won }) {
      return "\(winner.gesture.title.text(language)) \(words(winner, tuning, language))"
    }
    if let decision {
      return LocalizedString("Nothing won: ", "決定なし：", "결정 없음: ").text(language)
        + decision.cause(axis).text(language)
    }
    let names = claims.map { $0.gesture.title.text(language) }
    return LocalizedString("Waiting: ", "待機中：", "대기: ").text(language)
      + names.joined(separator: LocalizedString(", ", "、", ", ").text(language))
  }

  private func condition(_ trigger: GestureTrigger, _ tuning: Tuning) -> LocalizedString? {
    let slop = pointer.kind == .mouse ? tuning.mouseSlop : tuning.touchSlop
    switch trigger {
    case .pressed: return LocalizedString("on press", "押したとき", "누르면")
    case .movedBeyondLiftDistance: return distance(tuning.liftDistance)
    case .movedAlong: return distance(slop, axis)
    case .movedAcross: return distance(slop, axis.across)
    case .held:
      // A finger that has moved that far causes no long press.
      return LocalizedString.after(tuning.longPress(of: pointer.kind))
    case .releasedInside: return LocalizedString("on release", "離したとき", "놓으면")
    case .releasedUnmoved:
      return LocalizedString("held, then released", "長押しして離す", "길게 누르고 놓으면")
    case .askedForMenu: return LocalizedString("right button", "右ボタン", "오른쪽 버튼")
    case .secondFinger: return LocalizedString("second finger", "2本目の指", "둘째 손가락")
    case .releasedOutside, .otherInput, .lost, .pressedScrollBar, .stoppedScrolling, .closedRow:
      return nil
    }
  }

  /// A distance that the pointer has to move; while it is pressed, with the distance so far.
  private func distance(_ length: Length, _ axis: Axis? = nil) -> LocalizedString {
    let (goal, done) = (length.pixels, min(moved.pixels, length.pixels))
    let way = axis?.directions
    guard phase == .pressed, moved > .zero else {
      return LocalizedString(
        "after \(goal) px\(way.map { " " + $0.text(.english) } ?? "")",
        "\(way?.text(.japanese) ?? "")\(goal) px動かす",
        "\(way.map { $0.text(.korean) + " " } ?? "")\(goal) px 움직이면")
    }
    return LocalizedString(
      "\(done) of \(goal) px\(way.map { " " + $0.text(.english) } ?? "")",
      "\(way?.text(.japanese) ?? "")\(goal) px中\(done) px",
      "\(way.map { $0.text(.korean) + " " } ?? "")\(goal) px 중 \(done) px")
  }
}

extension Axis {
  fileprivate var directions: LocalizedString {
    self == .vertical
      ? LocalizedString("up or down", "上下に", "위아래로") : LocalizedString("sideways", "左右に", "좌우로")
  }
}

extension PointerClaims.Decision {
  /// The trigger that decided the press, as text.
  fileprivate func cause(_ axis: Axis) -> LocalizedString {
    switch trigger {
    case .pressed: LocalizedString("pressed", "押した", "누름")
    case .movedBeyondLiftDistance: .moved(moved)
    case .movedAlong: .moved(moved, axis)
    case .movedAcross: .moved(moved, axis.across)
    case .held: .held(time)
    case .releasedInside: LocalizedString("released", "離した", "놓음")
    case .releasedOutside: LocalizedString("released outside", "外で離した", "밖에서 놓음")
    case .releasedUnmoved: LocalizedString("held, then released", "長押しして離した", "길게 누르고 놓음")
    case .askedForMenu: LocalizedString("right button", "右ボタン", "오른쪽 버튼")
    case .otherInput: LocalizedString("other input", "ほかの操作", "다른 입력")
    case .lost: LocalizedString("interrupted", "中断された", "중단됨")
    case .secondFinger: LocalizedString("second finger", "2本目の指", "둘째 손가락")
    case .pressedScrollBar: LocalizedString("pressed", "押した", "누름")
    case .stoppedScrolling: LocalizedString("stopped the list", "リストを止めた", "목록을 멈춤")
    case .closedRow: LocalizedString("closed the row", "行を閉じた", "줄을 닫음")
    }
  }

  /// Why the other gestures failed, as text.
  fileprivate func reason(_ axis: Axis) -> LocalizedString {
    let cause = cause(axis)
    return winner == nil ? cause : cause.first
  }
}

extension LocalizedString {
  static let decisions = Self("DECISIONS", "決定", "판정")
  static let nothingClaims = Self("Nothing here responds", "応答するものがない", "반응하는 것 없음")
  static let noDecision = Self(
    "Point at something, or press it", "何かを指すか、押す", "무언가를 가리키거나 누르기")

  fileprivate static func moved(_ length: Length, _ axis: Axis? = nil) -> Self {
    let (pixels, way) = (length.pixels, axis?.directions)
    return Self(
      "moved \(pixels) px\(way.map { " " + $0.text(.english) } ?? "")",
      "\(way?.text(.japanese) ?? "")\(pixels) px動いた",
      "\(way.map { $0.text(.korean) + " " } ?? "")\(pixels) px 움직임")
  }

  fileprivate static func held(_ time: Microseconds) -> Self {
    let time = seconds(time)
    return Self(
      "held \(time.text(.english))", "\(time.text(.japanese))押した", "\(time.text(.korean)) 누름")
  }

  fileprivate static func after(_ time: Microseconds) -> Self {
    let time = seconds(time)
    return Self(
      "after \(time.text(.english))", "\(time.text(.japanese))押す", "\(time.text(.korean)) 누르면")
  }

  fileprivate var first: Self {
    Self("\(text(.english)) first", "先に\(text(.japanese))", "먼저 \(text(.korean))")
  }

  fileprivate func followed(by other: Self) -> Self {
    Self(
      "\(text(.english)), \(other.text(.english))", "\(text(.japanese))：\(other.text(.japanese))",
      "\(text(.korean)): \(other.text(.korean))")
  }
}
