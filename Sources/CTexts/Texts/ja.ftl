# This language's own name, as the list of languages shows it.
language-name = 日本語

# A text that is the same in every language, such as a speed.
verbatim = { $text }
# Two parts of a list; the rest can be such a list, too.
list = { $first }、{ $rest }
either = { $first }、または{ $rest }
seconds = { $seconds }秒

## The window

# The sidebar: its heading, and the pages.
scenes = シーン
scene-follow = 追従
scene-colours = カラー
scene-lessons = レッスン
scene-playlist = プレイリスト
scene-board = ボード
scene-pictures = 画像
scene-recordings = 記録
how-it-works = しくみ

# The buttons of the window. An explanation is a tooltip: one or two sentences.
undo = 取り消す
redo = やり直す
reset = リセット
record = 記録
replay = 再生
    .explanation = 最後の記録を再生
stop-recording = 記録を停止
appearance = ライト／ダーク
light-colours = ライトにする
dark-colours = ダークにする
language = 言語
inspector = インスペクタ
inspector-plate = インスペクタ
help = ヘルプ
    .explanation = ヘルプ：キーボードショートカットとツアー
more = メニュー
tour = ツアーを始める
about = Drag Playgroundについて
close-sheet = 閉じる
sheet-card = キーボードショートカット
menu-backdrop = キャンセル
close-large-view = キャンセル
cancel-strip = ここで離すとキャンセル

# The choices above a page.
follow-link = 画像
follow-diagram = 回路図
style-follow = タッチ
    .explanation = タイルがすぐにポインタを追い、近い場所に入ります。
style-lift = ドラッグ
    .explanation = タイルを持ち上げてドラッグします。Escでキャンセル。
show-tiles = タイル
show-images = 画像
rules-corrected = 修正版
    .explanation = 原文の誤りを直したドロップの規則です。
rules-article = 元の規則
    .explanation = 元のままのドロップの規則です。
playlist-edit = 編集
    .explanation = どの行にもハンドルと削除ボタンがあります。
playlist-ordinary = 通常
    .explanation = 行をスワイプするか、編集ボタンで操作します。
board-grid = グリッド
board-list = リスト
board-flow = フロー
    .explanation = 同じ高さのタイルを行に並べます。
board-masonry = レンガ
    .explanation = 同じ幅のタイルを短い列に並べます。
pictures-square = 正方形
pictures-flow = フロー
    .explanation = 同じ高さのタイルを行に並べます。
pictures-masonry = レンガ
    .explanation = 同じ幅のタイルを短い列に並べます。

## The inspector

inspector-feel = 感触
    .explanation = ページの設定と、ドラッグの感触です。
inspector-engine = エンジン
    .explanation = エンジンの決定、フレームの時間、呼び出しです。

# The switches.
keep-grab-offset = つかんだ位置を保つ
    .explanation = 押した位置がポインタの下に残ります。
interaction-enabled = 画像がタッチを受ける
    .explanation = オフのとき、タッチは後ろのビューに届きます。
clamp = 画面内に制限
axis-lock = 軸を固定
    .explanation = 縦または横にだけ動きます。
snap-to-grid = グリッドに吸着
fling = フリック
    .explanation = 離すとその速さで動き続けます。
with-long-press = 長押ししてから動かす
    .explanation = 長押しで持ち上げてから動かします。
own-preview = 独自のプレビュー
    .explanation = ドラッグ中の表示をこのページが描きます。
headers = セクション見出し
right-to-left = 右から左
select = 選択
    .explanation = 押すと選択し、まとめてドラッグできます。
show-names = 名前
tile-size = タイルのサイズ
slow-motion = スローモーション
    .explanation = 動きを10倍遅くします。
reduced-motion = 視差効果を減らす
    .explanation = 動きなしで位置に着きます。

# How dragging feels: presets, and the values of one.
feel-heading = 感触
feel-preset = プリセット
compare-feel = A
    .explanation = A：プリセット
own-feel = B
    .explanation = B：プリセットからの変更
reset-feel = 感触を戻す
    .explanation = すべての値をプリセットに戻します。1つだけならダブルクリック。
copy-tuning = Swiftとしてコピー
    .explanation = 変更した値をDragKit用のSwiftとしてコピーします。
preset-default = 標準
    .source = 項目ごとに選んだ値
preset-ios = iOS
    .source = UIKitの長押しとiOS 27の動き
preset-trello = Trello
    .source = Atlassianのライブラリの値
preset-snappy = すばやい
    .source = 独自：短くすばやい
preset-heavy = 重い
    .source = 独自：ゆっくり、重みのある動き
long-press = マウスの長押しで持ち上げ
    .explanation = 指と同じく、マウスの長押しでも持ち上げます。
lift-distance = 持ち上げるまでの距離
    .explanation = 持ち上げるまでにマウスを動かす距離です。
long-press-time = 長押し時間
    .explanation = 持ち上げるまで押す時間です。
spring-loading-time = 開くまでの時間
    .explanation = 閉じたグループの上で開くまでの時間です。
lift-scale = 持ち上げの大きさ
lifted-alpha = 持ち上げの不透明度
gap-response = 隙間の応答
    .explanation = ばねの時間です。短いほど硬くなります。
gap-damping = 隙間の減衰
    .explanation = 100 %では揺れず、小さいほど揺れます。
drop-response = ドロップの応答
    .explanation = ばねの時間です。短いほど硬くなります。
drop-damping = ドロップの減衰
    .explanation = 100 %では揺れず、小さいほど揺れます。
cancel-response = 戻りの応答
    .explanation = ばねの時間です。短いほど硬くなります。
glide-response = 滑る時間
    .explanation = 離したあとに滑る時間です。
spring-settles = { $time }で止まる
spring-no-overshoot = 揺れなし
spring-overshoot = 揺れ{ $percent } %

# The engine: its decisions, its frames, its calls.
decisions = 決定
nothing = なし
nothing-claims = 応答するものがない
no-decision = 何かを指すか、押す
frames = フレーム
frame-work = { $budget }中{ $work }
motion-to-paint = 動きから表示まで
calls = 呼び出し
call-filter = 表示する呼び出し
    .explanation = リストに表示する呼び出しです。
filter-all = すべて
filter-drag = ドラッグ
filter-drop = ドロップ
filter-touch = タッチ
filter-swipe = スワイプ
filter-order = 順序
filter-keys = キーボード
filter-other = ほか

# The gestures that can claim a press.
gesture-follow = 追従
gesture-drag = ドラッグ
gesture-band = 選択
gesture-scroll = スクロール
gesture-swipe = スワイプ
gesture-menu = メニュー
gesture-tap = タップ
gesture-magnify = ピンチ
gesture-scroll-bar = スクロールバー
gesture-select-text = 選択

# The pointer of a decision: over an item, pressing it, or after that.
pointer-mouse = マウス
pointer-finger = 指{ $number }
pointer-hovering = { $pointer }：上にある
pointer-pressed = { $pointer }：押している
pointer-ended = { $pointer }：離した

# What a gesture waits for. The attribute is for all but the first of several: "after 4 px or 0.5 s".
wait-pressed = 押したとき
wait-released-inside = 離したとき
wait-released-unmoved = 長押しして離す
wait-asked-for-menu = 右ボタン
wait-second-finger = 2本目の指
wait-time = { $time }押す
    .also = { $time }押す
wait-distance = { $distance } px動かす
    .also = { $distance } px動かす
wait-distance-along = { $way }{ $distance } px動かす
    .also = { $way }{ $distance } px動かす
wait-progress = { $distance } px中{ $done } px
wait-progress-along = { $way }{ $distance } px中{ $done } px
way-vertical = 上下に
way-horizontal = 左右に

# The end of the wait: the gesture that won, and what decided it.
claim-won = 決定：{ $cause }
claim-failed = 先に{ $cause }
claims-nothing-won = 決定なし：{ $cause }
claims-waiting = 待機中：{ $gestures }
cause-pressed = 押した
cause-moved = { $distance } px動いた
cause-moved-along = { $way }{ $distance } px動いた
cause-held = { $time }押した
cause-released-inside = 離した
cause-released-outside = 外で離した
cause-released-unmoved = 長押しして離した
cause-asked-for-menu = 右ボタン
cause-other-input = ほかの操作
cause-lost = 中断された
cause-second-finger = 2本目の指
cause-pressed-scroll-bar = 押した
cause-stopped-scrolling = リストを止めた
cause-closed-row = 行を閉じた

## Menus

menu-undo = 取り消す
menu-redo = やり直す
menu-reset = このページをリセット
menu-select-all = すべて選択
menu-help = ヘルプ
menu-reset-value = この値を戻す
menu-reset-feel = すべての値を戻す
menu-move-to-top = 先頭へ移動
menu-move-to-bottom = 末尾へ移動
menu-copy = 複製
menu-delete = 削除
menu-enlarge = 大きく表示
menu-rename = 名前を変更
menu-group = グループ
menu-ungroup = グループ解除
menu-remove = ボードから外す
menu-select = さらに選択
menu-trash = ファイルをゴミ箱へ
menu-sort-by-name = 名前順
menu-sort-by-date = 日時順
menu-sort-by-size = サイズ順
menu-add = プレイリストに追加
menu-replay = 再生
menu-share = 共有
menu-show-in-folder = フォルダを表示

# The steps that can be undone, and their titles after a command: "Undo Move Tile 8".
step-title = { $command }：{ $step }
step-move = { $item }の移動
step-move-several = { $count }個の移動
step-add = { $item }の追加
step-add-several = { $count }個の追加
step-delete = { $item }の削除
step-delete-several = { $count }個の削除
step-rename = { $item }の名前の変更
step-group = グループ
step-ungroup = グループ解除
step-wire = ワイヤーの変更
step-change = 変更
step-reset = リセット

## The sheets

# The keyboard shortcuts.
shortcut-group-window = ウインドウ
shortcut-group-editing = 編集
shortcut-group-dragging = キーボード操作
shortcut-group-feel = 感触
shortcut-group-recording = 記録
shortcut-inspector = インスペクタの表示
shortcut-full-screen = 全画面表示
shortcut-zoom-in = 大きく表示
shortcut-zoom-out = 小さく表示
shortcut-actual-size = 標準サイズ
shortcut-item-menu = 項目のメニュー
shortcut-quit = 終了
shortcut-clipboard = クリップボード
shortcut-next = 次の項目へ
shortcut-choose = 選択、移動
shortcut-add-to-selection = 選択に追加
shortcut-lift = 持ち上げる、ドロップ
shortcut-rename = 名前を変更、削除
shortcut-press = 押す
shortcut-cancel = キャンセル、閉じる
shortcut-compare = AとBを比べる
shortcut-reset-slider = 選択中の値を戻す
shortcut-record = 記録、停止
shortcut-replay = 最後の記録を再生

# About the program.
about-version = バージョン { $number }
about-purpose = ドラッグ＆ドロップを試し、調整し、記録する
about-license = MITライセンス、フォントはSIL OFL

## The status line, which a screen reader could read: what the keyboard or the clipboard has done

# The focus, the item of a drag by keyboard, and the keys to go on.
status-focused-control = { $item }。Enterで押す、Tabで次へ
status-disabled-control = { $item }：今は使えません。Tabで次へ
status-focused-item = { $item }、{ $place }。矢印で選択、Spaceで持ち上げ
status-focused-row-control = { $item }：{ $detail }。Enterで押す、矢印で次へ
status-slider = { $item }：{ $detail }。矢印で変更、Tabで次へ
status-toggle = { $item }：{ $detail }。Enterで切り替え、Tabで次へ
status-list = { $item }。矢印でスクロール、Tabで次へ
status-lifted = { $item }を移動中。矢印で移動、Spaceでドロップ、Escでキャンセル
status-moved = { $item }：{ $place }
status-over = { $item }：{ $detail }の上
status-nowhere = { $item }：ここには置けません
status-dropped = { $item }をドロップ
status-dropped-on = { $item }を{ $detail }にドロップ
status-dropped-at = { $item }を{ $place }にドロップ
status-copied = { $item }をコピー
status-copied-on = { $item }を{ $detail }にコピー
status-copied-at = { $item }を{ $place }にコピー
status-linked = { $item }をリンク
status-linked-on = { $item }を{ $detail }にリンク
status-linked-at = { $item }を{ $place }にリンク
status-cancelled = { $item }：キャンセル
status-cancelled-at = { $item }：キャンセル、{ $place }へ
status-place = { $count }個中{ $number }番目
status-place-in = { $container }の{ $place }
row-control-delete = 削除
row-control-swipe-delete = 削除
row-control-select = 選択
row-control-add = 追加
row-control-detail = 詳細
on = オン
off = オフ

# The clipboard.
nothing-to-copy = コピーするものがありません。Tabと矢印で選択
copied-items = { $count }個をコピーしました。Ctrl+Vでペースト
cut-items = { $count }個を切り取りました。Ctrl+Vでペースト
pasted = ペーストしました
not-pasted-empty = クリップボードは空です
not-pasted-other-types = クリップボードに使えるデータがありません
not-pasted-too-large = クリップボードのデータが大きすぎます（16 MBまで）
not-pasted-unanswered = コピー元のアプリから応答がありません
not-pasted-during-drag = ドラッグ中はペーストできません

# The items from another program that did not arrive. The reasons are a list of the texts below.
missing-all = 追加できません：{ $reasons }
missing-some = { $all }個のうち{ $count }個を追加できません：{ $reasons }
missing-path = UTF-8でない名前{ $count }個
missing-limit = 一度に{ $limit }個まで（ほか{ $count }個）
missing-unsent = 送り元のアプリから応答がありません
missing-other = 入らないもの{ $count }個

# The selection.
too-many-selected = 一度に選べるのは{ $most }個まで（{ $count }個）

## The pages

# The line with which a page introduces itself.
line-colours = タイルをドラッグすると、ほかのタイルが場所を空けます
line-board = タイルをドラッグ。Ctrl+クリックで選択
line-lessons = レッスンを間またはグループの中にドラッグします
line-playlist = ライブラリの曲をプレイリストにドラッグします
line-pictures = 画像をドロップして並べ、重ねるとグループになります

# The picture that follows a touch.
link-hint = 画像を押したまま動かす
link-disabled-hint = タッチは下のビューに渡されます
link-long-press-hint = 画像を長押しして動かす

# The diagram.
diagram-hint = カードを動かし、ワイヤーをつなぎ、センサーとスイッチを押す
node-sensor = センサー
node-switch = スイッチ
node-and = AND
node-or = OR
node-light = ライト
node-timer = タイマー
on-for-a-while = オン 3秒

# The coloured tiles, and the targets beside them.
colour-red = 赤
colour-blue = 青
colour-black = 黒
colour-green = 緑
colour-yellow = 黄
target-copy = コピー
    .hint = タイルを残して複製
target-forbidden = 禁止
    .hint = ここには置けません
target-cancel = キャンセル
    .hint = ここで離すとキャンセル
target-images-only = 画像のみ
    .hint = テキストは受け付けない
target-closure = データを読む
    .hint = タイルの番号を表示
target-closure-place = 位置を示す
    .hint = ドロップした位置を示す

# The lessons: what is dragged, and where it would go.
lessons-proposals = ドロップの結果
lessons-hint = レッスンをリストの上へドラッグ
external-text = 外部テキスト
external-hint = 外部の項目：リストは受け取りません
external-quote = 「外部のテキスト」
no-lesson = レッスンなし
own-place = 元の位置
before-lesson = { $lesson }の前
into-lesson = { $lesson }の中
after-lesson = { $lesson }の後
rule-not-lifted-here = このリストの項目ではない
rule-no-destination = ドロップ先の行がない
rule-at-the-end = 行の下はリストの末尾
rule-group-between-rows = グループは行の間に入る
rule-into-itself = グループは自分の中に入れない
rule-group-in-place = グループは元の位置のまま
rule-into-group = レッスンはグループに入る
rule-beside-group = グループの端はその前後
rule-beside-lesson = レッスンはレッスンの前後に

# The playlist and the library.
library = ライブラリ
library-hint = コピーのみ、移動はできません
songs = { $count }曲
edit = 編集
playlist-done = 完了
new-playlist = 新規プレイリスト
export = JSONとしてコピー
delete-selected = 削除
empty-playlist = 曲がありません
empty-playlist-hint = ライブラリからドラッグして追加

# The board of tiles.
tile = タイル{ $number }
board-section-pinned = 固定
board-section-all = ボード
board-section-later = あとで
drop-here = ここにドロップ

# The board of pictures.
group = グループ
choose-folder = フォルダを選択…
add-samples = サンプルを追加
empty-board = 画像がありません
empty-board-hint = ファイルやフォルダをここにドロップ
board-read-only = ほかのウインドウで開いているため編集できません
board-recorded = 記録されたボードのため保存しません
board-failed = 最後の変更を保存できません
board-replaced = 元のファイルは残し、新しいボードを開きました
board-full = { $count }個の画像を追加できません（ボードは{ $limit }個まで）
reading-pictures = 画像を読み込み中 { $known }/{ $all }
picture-not-trashed = { $file }をゴミ箱に移動できません
pictures-not-trashed = { $count }個のファイルをゴミ箱に移動できません
picture-problem-missing = ファイルがありません
picture-problem-unreadable = 読み取り権限なし
picture-problem-not-a-picture = 画像ではありません
picture-problem-damaged = ファイルが破損
picture-problem-too-many-pixels = 画像が大きすぎます
picture-problem-too-large = ファイルが大きすぎます
picture-problem-unsupported = 未対応の形式
picture-problem-empty-folder = 画像なし
search-no-pictures = 画像がありません。ここにドロップ
search-no-dialog = フォルダの選択にはzenityかkdialogを使います
search-unreadable-folder = フォルダを読み込めません
search-unstored-samples = サンプルを保存できません
search-left-out-names = UTF-8でない名前{ $count }個を追加できません
search-left-out-folders = フォルダ内のフォルダ{ $count }個を追加できません
search-left-out-both = { $names }、{ $folders }

# The recordings.
recordings-hint = ダブルクリックで再生、ほかのアプリへもドラッグできます
recordings-count = 記録 { $count }個
no-recordings = 記録がありません
no-recordings-hint = シーンを開き、赤いボタンを押し、ドラッグして、もう一度押します
shelf-replay = 再生
shelf-share = 共有
shelf-rename = 名前を変更
shelf-trash = ゴミ箱へ移動
recording-not-renamed = { $name }の名前を変更できません（{ $reason }）
recording-not-trashed = { $name }をゴミ箱に移動できません（{ $reason }）
recording-date = { $year }年{ $month }月{ $day }日 { $time }
month-1 = 1
month-2 = 2
month-3 = 3
month-4 = 4
month-5 = 5
month-6 = 6
month-7 = 7
month-8 = 8
month-9 = 9
month-10 = 10
month-11 = 11
month-12 = 12

# How it works.
guide-title = 同じジェスチャを2つの方式で
guide-hint = 赤を緑の上までドラッグして離す
guide-missing = このページの記録を再生できません
guide-play = 再生
guide-pause = 一時停止
guide-restart = 最初から
guide-mark-press = 押す
guide-mark-lift = 持ち上げ
guide-mark-drop = ドロップ
guide-phase-approaching = ポインタが赤いタイルへ近づく
    .detail = まだ何も押していない
guide-phase-began = 赤いタイルでタッチが始まる
    .detail = この後の動きはすべてこのタイルに届く
guide-phase-moved = 最初の1ピクセルから追従する
    .detail = 順序が変わるのは最後だけ
guide-phase-ended = 緑の上で離す
    .detail = ここで初めて順序が変わる
guide-phase-waiting = 押したまま動かさない
    .detail = まだドラッグではない
guide-phase-lifted = 0.5秒の長押しでタイルが持ち上がる
    .detail = 元の場所は列に残る
guide-phase-hovering = 重なったタイルが場所を空ける
    .detail = ドラッグ中に順序が変わる
guide-phase-dropped = 離すとドロップされる
    .detail = 順序はもう決まっている

## Recording and replaying

# The notices beside the window's content.
recording-runs = 記録中
recording-saved = 保存しました
recording-stopped = 記録が停止しました
no-recording = 記録できません
nothing-recorded = 記録がありません
no-replay = 再生できません
diverged = 記録と不一致
copied = コピーしました
moved-to-trash = ゴミ箱へ移動しました
zoom = サイズ { $percent } %
no-room-to-zoom = これが最大です

# The card of a recording.
recording = 記録
recording-done = 記録を保存しました
recording-loading = 読み込み中…
recording-unreadable = 読み込めません
card-plate = 閉じる
card-close = 閉じる
card-replay = 再生
card-gif = GIFで保存
    .without-ffmpeg = GIFにはffmpeg
card-mp4 = MP4で保存
    .without-ffmpeg = MP4にはffmpeg
card-show = フォルダを表示
card-test = テストにする
card-cancel = キャンセル
card-working-gif = GIFを保存中
card-working-mp4 = MP4を保存中
card-working-test = テストを作成中
not-saved = 保存できません
no-file-manager = ファイルマネージャがありません
films-need-ffmpeg = ffmpegがありません
install-ffmpeg = 動画を保存するにはffmpegを入れてください

# The player.
take-over = ここから操作
player-timeline = 再生
player-grip = 再生
player-to-start = 最初から
player-step-back = 前へ
player-play = 再生
player-pause = 一時停止
player-step-forward = 次へ
player-slower = 遅く
player-faster = 速く
player-take-over = ここから操作
player-close = 閉じる
player-keys = 再生のキー
player-key-play = 再生、一時停止
player-key-step = 前へ、次へ
player-key-gesture = 前後のジェスチャ
player-key-ends = 最初、最後
player-key-speed = 遅く、速く
player-key-place = 上、下に表示
timeline-drag = ドラッグ
timeline-keys = キーボード
timeline-drop = 外部からのドロップ
timeline-follow = 追従
timeline-scroll = スクロール
timeline-wheel = ホイール
timeline-swipe = スワイプ
timeline-press = 押す
timeline-tap = タップ

# The tour: the title of a step, and what to do.
tour-reorder = 並べ替え
    .task = タイルを別の場所にドラッグします。
tour-come-back = キャンセル
    .task = タイルをドラッグし、Escを押します。
tour-target = ドロップ
    .task = タイルを「コピー」にドロップします。
tour-spring-loading = 開く
    .task = 閉じたグループの上で、開くまで待ちます。
tour-keyboard = キーボード
    .task = Tabでタイルへ、Space、矢印、Space。
tour-recording = 記録
    .task = 赤いボタンを押し、ドラッグして、もう一度押します。
tour-done = 完了
    .task = ツアーは終わりです。F1でキーを表示。
tour-button-end = 終了
tour-button-skip = スキップ
