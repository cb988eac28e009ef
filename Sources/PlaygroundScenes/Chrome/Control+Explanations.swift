extension Control {
  /// The effect of the control, in a sentence; `nil` if its title suffices.
  var explanation: LocalizedString? {
    explanationOfButton ?? explanationOfSegment ?? explanationOfSwitch ?? explanationOfFeel
  }

  private var explanationOfButton: LocalizedString? {
    switch self {
    case .replay: .replayNewest
    case .help:
      LocalizedString(
        "Help: the keyboard shortcuts, and a tour", "ヘルプ：キーボードショートカットとツアー",
        "도움말: 단축키와 둘러보기")
    default: nil
    }
  }

  private var explanationOfSegment: LocalizedString? {
    switch self {
    case .styleFollow:
      LocalizedString(
        "A tile follows the pointer at once and drops at the nearest place.",
        "タイルがすぐにポインタを追い、近い場所に入ります。", "타일이 바로 포인터를 따라가고 가까운 자리에 놓입니다.")
    case .styleLift:
      LocalizedString(
        "A tile is lifted and dragged: targets react to it, and Escape cancels.",
        "タイルを持ち上げてドラッグします。Escでキャンセル。", "타일을 들어 드래그합니다. Esc로 취소.")
    case .rulesCorrected:
      LocalizedString(
        "What a drop does, with the mistakes of the article corrected.", "原文の誤りを直したドロップの規則です。",
        "원문의 오류를 고친 드롭 규칙입니다.")
    case .rulesArticle:
      LocalizedString(
        "What a drop does exactly as in the article.", "元のままのドロップの規則です。", "글에 나온 그대로의 드롭 규칙입니다.")
    case .playlistEdit:
      LocalizedString(
        "Every row always has its handle and its delete button.", "どの行にもハンドルと削除ボタンがあります。",
        "모든 줄에 손잡이와 삭제 버튼이 있습니다.")
    case .playlistOrdinary:
      LocalizedString(
        "Rows have actions that a swipe uncovers; Edit shows handles and delete buttons.",
        "行をスワイプするか、編集ボタンで操作します。", "줄을 밀거나 편집 버튼으로 조작합니다.")
    case .boardFlow, .picturesFlow:
      LocalizedString(
        "Tiles of one height fill line after line.", "同じ高さのタイルを行に並べます。", "같은 높이의 타일을 줄에 배열합니다.")
    case .boardMasonry, .picturesMasonry:
      LocalizedString(
        "Tiles of one width fill the shortest column.", "同じ幅のタイルを短い列に並べます。",
        "같은 너비의 타일을 짧은 열에 배열합니다.")
    default: nil
    }
  }

  private var explanationOfSwitch: LocalizedString? {
    switch self {
    case .keepGrabOffset:
      LocalizedString(
        "The picture keeps the point where it was pressed under the pointer.",
        "押した位置がポインタの下に残ります。", "누른 위치가 포인터 아래에 남습니다.")
    case .interactionEnabled:
      LocalizedString(
        "If off, presses fall through to the view behind the picture.", "オフのとき、タッチは後ろのビューに届きます。",
        "끄면 터치가 뒤의 뷰로 전달됩니다.")
    case .withLongPress:
      LocalizedString(
        "The picture moves only after it was held, as a lifted item.", "長押しで持ち上げてから動かします。",
        "길게 눌러 든 뒤에 움직입니다.")
    case .axisLock:
      LocalizedString(
        "The picture moves only across or only along the window.", "縦または横にだけ動きます。",
        "가로 또는 세로로만 움직입니다.")
    case .fling:
      LocalizedString(
        "A released picture continues with the speed of the pointer.", "離すとその速さで動き続けます。",
        "놓으면 그 속도로 계속 움직입니다.")
    case .ownPreview:
      LocalizedString(
        "The page draws what is dragged itself.", "ドラッグ中の表示をこのページが描きます。", "드래그 중의 모습을 이 화면이 그립니다.")
    case .select:
      LocalizedString(
        "A press selects, so that several tiles are dragged together.", "押すと選択し、まとめてドラッグできます。",
        "누르면 선택되어 함께 드래그할 수 있습니다.")
    case .slowMotion:
      LocalizedString(
        "Everything that moves is ten times slower.", "動きを10倍遅くします。", "움직임을 10배 느리게 합니다.")
    case .reducedMotion:
      LocalizedString(
        "Items reach their places without animation.", "動きなしで位置に着きます。", "움직임 없이 자리로 갑니다.")
    default: nil
    }
  }

  private var explanationOfFeel: LocalizedString? {
    switch self {
    case .compareFeel:
      LocalizedString("A: the preset.", "A：プリセット", "A: 사전 설정")
    case .ownFeel:
      LocalizedString(
        "B: your changes to the preset, once there are any.", "B：プリセットからの変更", "B: 사전 설정에서 변경")
    case .resetFeel:
      LocalizedString(
        "Resets every value to the preset. A double click on a slider resets only that one.",
        "すべての値をプリセットに戻します。1つだけならダブルクリック。", "모든 값을 사전 설정으로 되돌립니다. 하나만은 두 번 클릭.")
    case .longPress:
      LocalizedString(
        "A mouse button that is held lifts an item, as a finger does.", "指と同じく、マウスの長押しでも持ち上げます。",
        "손가락처럼 마우스로 길게 눌러도 들립니다.")
    case .liftDistance:
      LocalizedString(
        "How far the mouse moves before it lifts an item.", "持ち上げるまでにマウスを動かす距離です。",
        "들기까지 마우스를 움직이는 거리입니다.")
    case .longPressTime:
      LocalizedString(
        "How long a press is held before it lifts an item.", "持ち上げるまで押す時間です。", "들기까지 누르는 시간입니다.")
    case .springLoadingTime:
      LocalizedString(
        "How long a drag stays over a closed group before it opens.", "閉じたグループの上で開くまでの時間です。",
        "닫힌 그룹 위에서 열릴 때까지의 시간입니다.")
    case .gapResponse, .dropResponse, .cancelResponse:
      LocalizedString(
        "The time that the spring takes: shorter is stiffer.", "ばねの時間です。短いほど硬くなります。",
        "스프링의 시간입니다. 짧을수록 단단합니다.")
    case .gapDamping, .dropDamping:
      LocalizedString(
        "100 % does not overshoot; less overshoots more.", "100 %では揺れず、小さいほど揺れます。",
        "100 %는 흔들림 없음, 작을수록 흔들림.")
    case .glideResponse:
      LocalizedString(
        "How long an item glides after it is released.", "離したあとに滑る時間です。", "놓은 뒤 미끄러지는 시간입니다.")
    case .inspectorFeel:
      LocalizedString(
        "The switches of the page, and how dragging feels.", "ページの設定と、ドラッグの感触です。",
        "화면의 설정과 드래그의 느낌입니다.")
    case .inspectorEngine:
      LocalizedString(
        "What the engine decides, how long frames take, and its calls.", "エンジンの決定、フレームの時間、呼び出しです。",
        "내부의 판정, 프레임 시간, 호출입니다.")
    case .callFilter:
      LocalizedString("Which calls the list shows.", "リストに表示する呼び出しです。", "목록에 표시할 호출입니다.")
    case .copyTuning:
      LocalizedString(
        "Copies the changed numbers as Swift for DragKit.", "変更した値をDragKit用のSwiftとしてコピーします。",
        "변경한 값을 DragKit용 Swift로 복사합니다.")
    default: nil
    }
  }
}
