// What the page of the lessons says about its rules.
extension LocalizedString {
  static let lessonsProposals = LocalizedString("What a drop would do", "ドロップの結果", "놓으면 일어나는 일")
  static let lessonsHint = LocalizedString(
    "Drag a lesson over the list", "レッスンをリストの上へドラッグ", "강의를 목록 위로 드래그")
  static let lessonsGap = LocalizedString("the gap", "隙間", "간격")
  static let externalText = LocalizedString("External text", "外のテキスト", "외부 텍스트")
  static let externalHint = LocalizedString(
    "Not lifted in the list: forbidden there", "リストの外のもの：リストでは禁止", "외부의 것: 목록에서는 금지")
  static let bandBefore = LocalizedString("upper quarter", "上の四分の一", "위쪽 사분의 일")
  static let bandInto = LocalizedString("middle half", "中央の半分", "가운데 절반")
  static let bandAfter = LocalizedString("lower quarter", "下の四分の一", "아래쪽 사분의 일")
}

extension LocalizedString {
  static let ruleNotLiftedHere = LocalizedString(
    "It was not lifted in this list", "このリストのものではない", "이 목록의 것이 아님")
  static let ruleNoDestination = LocalizedString(
    "There is no row to drop on", "ドロップ先の行がない", "놓을 행이 없음")
  static let ruleAtTheEnd = LocalizedString(
    "Below the rows is the end of the list", "行の下はリストの末尾", "행 아래는 목록의 끝")
  static let ruleGroupBetweenRows = LocalizedString(
    "A group goes between rows", "グループは行の間に入る", "그룹은 행 사이에 들어감")
  static let ruleIntoItself = LocalizedString(
    "No group goes into itself", "グループはそれ自体に入らない", "그룹은 자신에게 들어갈 수 없음")
  static let ruleGroupInPlace = LocalizedString(
    "A group on itself stays where it is", "グループは元の位置のまま", "그룹은 그 자리에 그대로")
  static let ruleIntoGroup = LocalizedString(
    "A group takes a lesson", "グループはレッスンを受け取る", "그룹이 강의를 받음")
  static let ruleBesideGroup = LocalizedString(
    "The edge of a group is beside it", "グループのふちはその前後", "그룹의 가장자리는 그룹의 앞뒤")
  static let ruleBesideLesson = LocalizedString(
    "A lesson goes beside a lesson", "レッスンはレッスンの前後に", "강의는 강의의 앞뒤로")
}
