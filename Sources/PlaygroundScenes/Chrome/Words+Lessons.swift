// What the page of the lessons says about its rules.
extension Word {
  /// The word in three languages.
  var lessonTexts: (String, String, String) {
    switch self {
    case .lessonsProposals: ("What a drop would do", "ドロップの結果", "놓으면 일어나는 일")
    case .lessonsHint:
      ("Drag a lesson over the list", "レッスンをリストの上へドラッグ", "강의를 목록 위로 드래그")
    case .lessonsGap: ("the gap", "隙間", "간격")
    case .externalText: ("External text", "外のテキスト", "외부 텍스트")
    case .externalHint:
      (
        "Not lifted in the list: forbidden there", "リストの外のもの：リストでは禁止",
        "외부의 것: 목록에서는 금지"
      )
    case .bandBefore: ("upper quarter", "上の四分の一", "위쪽 사분의 일")
    case .bandInto: ("middle half", "中央の半分", "가운데 절반")
    case .bandAfter: ("lower quarter", "下の四分の一", "아래쪽 사분의 일")
    default: ruleTexts
    }
  }

  private var ruleTexts: (String, String, String) {
    switch self {
    case .ruleNotLiftedHere:
      ("It was not lifted in this list", "このリストのものではない", "이 목록의 것이 아님")
    case .ruleNoDestination:
      ("There is no row to drop on", "ドロップ先の行がない", "놓을 행이 없음")
    case .ruleAtTheEnd:
      ("Below the rows is the end of the list", "行の下はリストの末尾", "행 아래는 목록의 끝")
    case .ruleGroupBetweenRows:
      ("A group goes between rows", "グループは行の間に入る", "그룹은 행 사이에 들어감")
    case .ruleIntoItself:
      ("No group goes into itself", "グループはそれ自体に入らない", "그룹은 자신에게 들어갈 수 없음")
    case .ruleGroupInPlace:
      ("A group on itself stays where it is", "グループは元の位置のまま", "그룹은 그 자리에 그대로")
    case .ruleIntoGroup: ("A group takes a lesson", "グループはレッスンを受け取る", "그룹이 강의를 받음")
    case .ruleBesideGroup:
      ("The edge of a group is beside it", "グループのふちはその前後", "그룹의 가장자리는 그룹의 앞뒤")
    case .ruleBesideLesson:
      ("A lesson goes beside a lesson", "レッスンはレッスンの前後に", "강의는 강의의 앞뒤로")
    default: sessionTexts
    }
  }
}
