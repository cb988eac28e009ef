# This language's own name, as the list of languages shows it.
language-name = 한국어

# A text that is the same in every language, such as a speed.
verbatim = { $text }
# Two parts of a list; the rest can be such a list, too.
list = { $first }, { $rest }
either = { $first } 또는 { $rest }
seconds = { $seconds }초

## The window

# The sidebar: its heading, and the pages.
scenes = 장면
scene-follow = 따라가기
scene-colours = 색상
scene-lessons = 강의
scene-playlist = 재생목록
scene-board = 보드
scene-pictures = 이미지
scene-recordings = 녹화
how-it-works = 작동 방식

# The buttons of the window. An explanation is a tooltip: one or two sentences.
undo = 실행 취소
redo = 다시 실행
reset = 초기화
record = 녹화
replay = 재생
    .explanation = 마지막 녹화 재생
stop-recording = 녹화 중지
appearance = 라이트/다크
light-colours = 라이트로 전환
dark-colours = 다크로 전환
language = 언어
inspector = 속성
inspector-plate = 속성
help = 도움말
    .explanation = 도움말: 단축키와 둘러보기
more = 더 보기
tour = 둘러보기
about = Drag Playground 정보
close-sheet = 닫기
sheet-card = 단축키
menu-backdrop = 취소
close-large-view = 취소
cancel-strip = 여기에 놓으면 취소

# The choices above a page.
follow-link = 이미지
follow-diagram = 회로도
style-follow = 터치
    .explanation = 타일이 바로 포인터를 따라가고 가까운 자리에 놓입니다.
style-lift = 드래그
    .explanation = 타일을 들어 드래그합니다. Esc로 취소.
show-tiles = 타일
show-images = 이미지
rules-corrected = 개선판
    .explanation = 원문의 오류를 고친 드롭 규칙입니다.
rules-article = 원래 규칙
    .explanation = 글에 나온 그대로의 드롭 규칙입니다.
playlist-edit = 편집
    .explanation = 모든 줄에 손잡이와 삭제 버튼이 있습니다.
playlist-ordinary = 일반
    .explanation = 줄을 밀거나 편집 버튼으로 조작합니다.
board-grid = 격자
board-list = 목록
board-flow = 흐름
    .explanation = 같은 높이의 타일을 줄에 배열합니다.
board-masonry = 메이슨리
    .explanation = 같은 너비의 타일을 짧은 열에 배열합니다.
pictures-square = 정사각형
pictures-flow = 흐름
    .explanation = 같은 높이의 타일을 줄에 배열합니다.
pictures-masonry = 메이슨리
    .explanation = 같은 너비의 타일을 짧은 열에 배열합니다.

## The inspector

inspector-feel = 느낌
    .explanation = 화면의 설정과 드래그의 느낌입니다.
inspector-engine = 내부
    .explanation = 내부의 판정, 프레임 시간, 호출입니다.

# The switches.
keep-grab-offset = 잡은 위치 유지
    .explanation = 누른 위치가 포인터 아래에 남습니다.
interaction-enabled = 이미지가 터치를 받음
    .explanation = 끄면 터치가 뒤의 뷰로 전달됩니다.
clamp = 화면 안에 유지
axis-lock = 축 고정
    .explanation = 가로 또는 세로로만 움직입니다.
snap-to-grid = 격자에 맞추기
fling = 던지기
    .explanation = 놓으면 그 속도로 계속 움직입니다.
with-long-press = 길게 눌러야 움직임
    .explanation = 길게 눌러 든 뒤에 움직입니다.
own-preview = 맞춤 미리보기
    .explanation = 드래그 중의 모습을 이 화면이 그립니다.
headers = 구역 머리글
right-to-left = 오른쪽에서 왼쪽으로
select = 선택
    .explanation = 누르면 선택되어 함께 드래그할 수 있습니다.
show-names = 이름
tile-size = 타일 크기
slow-motion = 슬로 모션
    .explanation = 움직임을 10배 느리게 합니다.
reduced-motion = 동작 줄이기
    .explanation = 움직임 없이 자리로 갑니다.

# How dragging feels: presets, and the values of one.
feel-heading = 느낌
feel-preset = 사전 설정
compare-feel = A
    .explanation = A: 사전 설정
own-feel = B
    .explanation = B: 사전 설정에서 변경
reset-feel = 느낌 초기화
    .explanation = 모든 값을 사전 설정으로 되돌립니다. 하나만은 두 번 클릭.
copy-tuning = Swift로 복사
    .explanation = 변경한 값을 DragKit용 Swift로 복사합니다.
preset-default = 기본
    .source = 항목마다 고른 값
preset-ios = iOS
    .source = UIKit 누르기, iOS 27의 움직임
preset-trello = Trello
    .source = Atlassian 라이브러리의 값
preset-snappy = 빠름
    .source = 자체 선택: 짧고 빠름
preset-heavy = 무거움
    .source = 자체 선택: 느리고 무거움
long-press = 마우스 길게 눌러 들기
    .explanation = 손가락처럼 마우스로 길게 눌러도 들립니다.
lift-distance = 들기까지의 거리
    .explanation = 들기까지 마우스를 움직이는 거리입니다.
long-press-time = 길게 누르기
    .explanation = 들기까지 누르는 시간입니다.
spring-loading-time = 열릴 때까지의 시간
    .explanation = 닫힌 그룹 위에서 열릴 때까지의 시간입니다.
lift-scale = 들었을 때 크기
lifted-alpha = 들었을 때 불투명도
gap-response = 간격 반응
    .explanation = 스프링의 시간입니다. 짧을수록 단단합니다.
gap-damping = 간격 감쇠
    .explanation = 100 %는 흔들림 없음, 작을수록 흔들림.
drop-response = 드롭 반응
    .explanation = 스프링의 시간입니다. 짧을수록 단단합니다.
drop-damping = 드롭 감쇠
    .explanation = 100 %는 흔들림 없음, 작을수록 흔들림.
cancel-response = 복귀 반응
    .explanation = 스프링의 시간입니다. 짧을수록 단단합니다.
glide-response = 미끄러지는 시간
    .explanation = 놓은 뒤 미끄러지는 시간입니다.
spring-settles = { $time }에 멈춤
spring-no-overshoot = 흔들림 없음
spring-overshoot = 흔들림 { $percent } %

# The engine: its decisions, its frames, its calls.
decisions = 판정
nothing = 없음
nothing-claims = 반응하는 것 없음
no-decision = 무언가를 가리키거나 누르기
frames = 프레임
frame-work = { $budget } 중 { $work }
motion-to-paint = 움직임에서 표시까지
calls = 호출
call-filter = 표시할 호출
    .explanation = 목록에 표시할 호출입니다.
filter-all = 모두
filter-drag = 드래그
filter-drop = 드롭
filter-touch = 터치
filter-swipe = 밀기
filter-order = 순서
filter-keys = 키보드
filter-other = 기타

# The gestures that can claim a press.
gesture-follow = 따라가기
gesture-drag = 드래그
gesture-band = 선택
gesture-scroll = 스크롤
gesture-swipe = 밀기
gesture-menu = 메뉴
gesture-tap = 탭
gesture-magnify = 두 손가락
gesture-scroll-bar = 스크롤 막대
gesture-select-text = 선택

# The pointer of a decision: over an item, pressing it, or after that.
pointer-mouse = 마우스
pointer-finger = 손가락 { $number }
pointer-hovering = { $pointer }: 위에 있음
pointer-pressed = { $pointer }: 누르는 중
pointer-ended = { $pointer }: 놓음

# What a gesture waits for. The attribute is for all but the first of several: "after 4 px or 0.5 s".
wait-pressed = 누르면
wait-released-inside = 놓으면
wait-released-unmoved = 길게 누르고 놓으면
wait-asked-for-menu = 오른쪽 버튼
wait-second-finger = 둘째 손가락
wait-time = { $time } 누르면
    .also = { $time } 누르면
wait-distance = { $distance } px 움직이면
    .also = { $distance } px 움직이면
wait-distance-along = { $way } { $distance } px 움직이면
    .also = { $way } { $distance } px 움직이면
wait-progress = { $distance } px 중 { $done } px
wait-progress-along = { $way } { $distance } px 중 { $done } px
way-vertical = 위아래로
way-horizontal = 좌우로

# The end of the wait: the gesture that won, and what decided it.
claim-won = 결정: { $cause }
claim-failed = 먼저 { $cause }
claims-nothing-won = 결정 없음: { $cause }
claims-waiting = 대기: { $gestures }
cause-pressed = 누름
cause-moved = { $distance } px 움직임
cause-moved-along = { $way } { $distance } px 움직임
cause-held = { $time } 누름
cause-released-inside = 놓음
cause-released-outside = 밖에서 놓음
cause-released-unmoved = 길게 누르고 놓음
cause-asked-for-menu = 오른쪽 버튼
cause-other-input = 다른 입력
cause-lost = 중단됨
cause-second-finger = 둘째 손가락
cause-pressed-scroll-bar = 누름
cause-stopped-scrolling = 목록을 멈춤
cause-closed-row = 줄을 닫음

## Menus

menu-undo = 실행 취소
menu-redo = 다시 실행
menu-reset = 이 화면 초기화
menu-select-all = 모두 선택
menu-help = 도움말
menu-reset-value = 이 값 초기화
menu-reset-feel = 모든 값 초기화
menu-move-to-top = 맨 위로 이동
menu-move-to-bottom = 맨 아래로 이동
menu-copy = 복제
menu-delete = 삭제
menu-enlarge = 크게 보기
menu-rename = 이름 바꾸기
menu-group = 그룹
menu-ungroup = 그룹 해제
menu-remove = 보드에서 제거
menu-select = 더 선택
menu-trash = 파일을 휴지통으로
menu-sort-by-name = 이름순
menu-sort-by-date = 날짜순
menu-sort-by-size = 크기순
menu-add = 재생목록에 추가
menu-replay = 재생
menu-share = 공유
menu-show-in-folder = 폴더 보기

# The steps that can be undone, and their titles after a command: "Undo Move Tile 8".
step-title = { $command }: { $step }
step-move = { $item } 이동
step-move-several = { $count }개 이동
step-add = { $item } 추가
step-add-several = { $count }개 추가
step-delete = { $item } 삭제
step-delete-several = { $count }개 삭제
step-rename = { $item } 이름 바꾸기
step-group = 그룹
step-ungroup = 그룹 해제
step-wire = 선 변경
step-change = 변경
step-reset = 초기화

## The sheets

# The keyboard shortcuts.
shortcut-group-window = 창
shortcut-group-editing = 편집
shortcut-group-dragging = 키보드 조작
shortcut-group-feel = 느낌
shortcut-group-recording = 녹화
shortcut-inspector = 속성 표시
shortcut-full-screen = 전체 화면
shortcut-zoom-in = 크게 보기
shortcut-zoom-out = 작게 보기
shortcut-actual-size = 기본 크기
shortcut-item-menu = 항목의 메뉴
shortcut-quit = 종료
shortcut-clipboard = 잘라내기, 복사, 붙여넣기
shortcut-next = 다음 항목으로
shortcut-choose = 선택, 이동
shortcut-add-to-selection = 선택에 추가
shortcut-lift = 들기, 드롭
shortcut-rename = 이름 바꾸기, 삭제
shortcut-press = 누르기
shortcut-cancel = 취소, 닫기
shortcut-compare = A와 B 비교
shortcut-reset-slider = 선택한 값 초기화
shortcut-record = 녹화, 중지
shortcut-replay = 마지막 녹화 재생

# About the program.
about-version = 버전 { $number }
about-purpose = 드래그 앤 드롭 시험, 조정, 녹화
about-license = MIT 라이선스, 글꼴은 SIL OFL

## The status line, which a screen reader could read: what the keyboard or the clipboard has done

# The focus, the item of a drag by keyboard, and the keys to go on.
status-focused-control = { $item }. Enter로 누르기, Tab으로 다음
status-disabled-control = { $item }: 지금은 사용할 수 없음. Tab으로 다음
status-focused-item = { $item }, { $place }. 화살표로 선택, Space로 들기
status-focused-row-control = { $item }: { $detail }. Enter로 누르기, 화살표로 다음
status-slider = { $item }: { $detail }. 화살표로 변경, Tab으로 다음
status-toggle = { $item }: { $detail }. Enter로 전환, Tab으로 다음
status-list = { $item }. 화살표로 스크롤, Tab으로 다음
status-lifted = { $item } 들림. 화살표로 이동, Space로 드롭, Esc로 취소
status-moved = { $item }: { $place }
status-over = { $item }: { $detail } 위
status-nowhere = { $item }: 여기에 놓을 수 없음
status-dropped = { $item } 드롭
status-dropped-on = { $item } 드롭, { $detail }
status-dropped-at = { $item } 드롭, { $place }
status-copied = { $item } 복사
status-copied-on = { $item } 복사, { $detail }
status-copied-at = { $item } 복사, { $place }
status-linked = { $item } 링크
status-linked-on = { $item } 링크, { $detail }
status-linked-at = { $item } 링크, { $place }
status-cancelled = { $item }: 취소
status-cancelled-at = { $item }: 취소, { $place } 자리로
status-place = { $count }개 중 { $number }번째
status-place-in = { $container }, { $place }
row-control-delete = 삭제
row-control-swipe-delete = 삭제
row-control-select = 선택
row-control-add = 추가
row-control-detail = 자세히
on = 켜짐
off = 꺼짐

# The clipboard.
nothing-to-copy = 복사할 항목 없음. Tab과 화살표로 선택
copied-items = { $count }개 복사됨. Ctrl+V로 붙여넣기
cut-items = { $count }개 잘라냄. Ctrl+V로 붙여넣기
pasted = 붙여넣음
not-pasted-empty = 클립보드가 비어 있음
not-pasted-other-types = 클립보드에 사용할 수 있는 데이터 없음
not-pasted-too-large = 클립보드 데이터 한도 초과 (16 MB)
not-pasted-unanswered = 복사한 프로그램의 응답 없음
not-pasted-during-drag = 드래그 중에는 붙여넣을 수 없음

# The items from another program that did not arrive. The reasons are a list of the texts below.
missing-all = 추가하지 못함: { $reasons }
missing-some = { $all }개 중 { $count }개를 추가하지 못함: { $reasons }
missing-path = UTF-8 외 이름 { $count }개
missing-limit = 한 번에 { $limit }개까지 (외 { $count }개)
missing-unsent = 다른 프로그램의 응답 없음
missing-other = 들어갈 수 없는 항목 { $count }개

# The selection.
too-many-selected = 한 번에 { $most }개까지 선택 가능 ({ $count }개)

## The pages

# The line with which a page introduces itself.
line-colours = 타일을 드래그하면 다른 타일이 자리를 비웁니다
line-board = 타일을 드래그. Ctrl+클릭으로 선택
line-lessons = 레슨을 다른 레슨 사이나 그룹 안으로 드래그하세요
line-playlist = 라이브러리의 곡을 재생목록으로 드래그하세요
line-pictures = 이미지를 여기에 놓고, 서로 위에 놓아 그룹으로 만드세요

# The picture that follows a touch.
link-hint = 이미지를 누른 채 움직이기
link-disabled-hint = 터치가 아래 뷰로 전달됨
link-long-press-hint = 이미지를 길게 눌러 움직이기

# The diagram.
diagram-hint = 카드 이동, 선 연결, 센서와 스위치 누르기
node-sensor = 센서
node-switch = 스위치
node-and = AND
node-or = OR
node-light = 조명
node-timer = 타이머
on-for-a-while = 켜짐 3초

# The coloured tiles, and the targets beside them.
colour-red = 빨강
colour-blue = 파랑
colour-black = 검정
colour-green = 초록
colour-yellow = 노랑
target-copy = 복사
    .hint = 타일은 두고 복제
target-forbidden = 금지
    .hint = 여기에 놓을 수 없음
target-cancel = 취소
    .hint = 여기에 놓으면 취소
target-images-only = 이미지만
    .hint = 텍스트는 받지 않음
target-closure = 데이터 읽기
    .hint = 타일 번호 표시
target-closure-place = 위치 표시
    .hint = 드롭 위치 표시

# The lessons: what is dragged, and where it would go.
lessons-proposals = 드롭 결과
lessons-hint = 강의를 목록 위로 드래그
external-text = 외부 텍스트
external-hint = 외부 항목: 목록에서 받지 않음
external-quote = “외부 텍스트”
no-lesson = 강의 없음
own-place = 원래 위치
before-lesson = { $lesson } 앞
into-lesson = { $lesson } 안
after-lesson = { $lesson } 뒤
rule-not-lifted-here = 이 목록의 항목이 아님
rule-no-destination = 드롭할 행 없음
rule-at-the-end = 행 아래는 목록의 끝
rule-group-between-rows = 그룹은 행 사이에 들어감
rule-into-itself = 그룹은 자신 안에 들어갈 수 없음
rule-group-in-place = 그룹은 그 자리에 그대로
rule-into-group = 그룹이 강의를 받음
rule-beside-group = 그룹의 가장자리는 그룹의 앞뒤
rule-beside-lesson = 강의는 강의의 앞뒤로

# The playlist and the library.
library = 보관함
library-hint = 복사만 할 수 있고 이동은 안 됨
songs = { $count }곡
edit = 편집
playlist-done = 완료
new-playlist = 새 재생목록
export = JSON으로 복사
delete-selected = 삭제
empty-playlist = 아직 노래가 없음
empty-playlist-hint = 보관함에서 드래그해 추가

# The board of tiles.
tile = 타일 { $number }
board-section-pinned = 고정
board-section-all = 보드
board-section-later = 나중에
drop-here = 여기에 드롭

# The board of pictures.
group = 그룹
choose-folder = 폴더 선택…
add-samples = 예시 추가
empty-board = 이미지가 없음
empty-board-hint = 파일이나 폴더를 여기에 드롭
board-read-only = 다른 창에서 열려 있어 읽기 전용
board-recorded = 녹화된 보드라 저장하지 않음
board-failed = 마지막 변경을 저장하지 못함
board-replaced = 손상된 파일은 남기고 새 보드를 열었음
board-full = 이미지 { $count }개를 추가하지 못함 (보드 한도 { $limit }개)
reading-pictures = 이미지 { $all }개 중 { $known }개 읽음
picture-not-trashed = { $file }: 휴지통으로 이동하지 못함
pictures-not-trashed = 파일 { $count }개를 휴지통으로 이동하지 못함
picture-problem-missing = 파일 없음
picture-problem-unreadable = 읽기 권한 없음
picture-problem-not-a-picture = 이미지가 아님
picture-problem-damaged = 파일 손상됨
picture-problem-too-many-pixels = 너무 큰 이미지
picture-problem-too-large = 파일이 너무 큼
picture-problem-unsupported = 지원되지 않는 형식
picture-problem-empty-folder = 이미지 없음
search-no-pictures = 이미지 없음. 여기에 드롭
search-no-dialog = 폴더를 선택하려면 zenity나 kdialog가 필요함
search-unreadable-folder = 폴더를 읽을 수 없음
search-unstored-samples = 예시를 저장하지 못함
search-left-out-names = UTF-8 외 이름 { $count }개를 추가하지 못함
search-left-out-folders = 폴더 안의 폴더 { $count }개를 추가하지 못함
search-left-out-both = { $names }; { $folders }

# The recordings.
recordings-hint = 두 번 눌러 재생, 다른 창으로 드래그 가능
recordings-count = 녹화 { $count }개
no-recordings = 녹화가 없음
no-recordings-hint = 장면을 열고 빨간 버튼을 누르고 드래그한 뒤 다시 누르세요
shelf-replay = 재생
shelf-share = 공유
shelf-rename = 이름 바꾸기
shelf-trash = 휴지통으로 이동
recording-not-renamed = { $name }: 이름을 바꾸지 못함 ({ $reason })
recording-not-trashed = { $name }: 휴지통으로 이동하지 못함 ({ $reason })
recording-date = { $year }년 { $month }월 { $day }일 { $time }
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
guide-title = 같은 제스처, 두 가지 방식
guide-hint = 빨강을 초록 위까지 드래그해 놓기
guide-missing = 이 페이지의 녹화를 재생할 수 없음
guide-play = 재생
guide-pause = 일시 정지
guide-restart = 처음부터
guide-mark-press = 누름
guide-mark-lift = 들기
guide-mark-drop = 드롭
guide-phase-approaching = 포인터가 빨간 타일로 다가옴
    .detail = 아직 아무것도 누르지 않음
guide-phase-began = 빨간 타일에서 터치가 시작됨
    .detail = 이제 모든 움직임이 이 타일로 전달됨
guide-phase-moved = 첫 픽셀부터 타일이 따라옴
    .detail = 순서는 마지막에만 바뀜
guide-phase-ended = 초록 위에서 놓음
    .detail = 이때 순서가 한 번 바뀜
guide-phase-waiting = 누른 채 움직이지 않음
    .detail = 아직 드래그가 아님
guide-phase-lifted = 0.5초 누르고 있으면 타일이 들림
    .detail = 원래 자리는 열에 남음
guide-phase-hovering = 겹친 타일이 자리를 비켜 줌
    .detail = 드래그 중에 순서가 바뀜
guide-phase-dropped = 놓으면 드롭됨
    .detail = 순서는 이미 정해져 있음

## Recording and replaying

# The notices beside the window's content.
recording-runs = 녹화 중
recording-saved = 저장됨
recording-stopped = 녹화 중단됨
no-recording = 녹화할 수 없음
nothing-recorded = 녹화 없음
no-replay = 재생할 수 없음
diverged = 녹화와 다름
copied = 복사됨
moved-to-trash = 휴지통으로 이동함
zoom = 크기 { $percent } %
no-room-to-zoom = 더 크게 할 수 없음

# The card of a recording.
recording = 녹화
recording-done = 녹화 저장됨
recording-loading = 읽는 중…
recording-unreadable = 읽을 수 없음
card-plate = 닫기
card-close = 닫기
card-replay = 재생
card-gif = GIF로 저장
    .without-ffmpeg = GIF: ffmpeg 필요
card-mp4 = MP4로 저장
    .without-ffmpeg = MP4: ffmpeg 필요
card-show = 폴더 보기
card-test = 테스트로 저장
card-cancel = 취소
card-working-gif = GIF 저장 중
card-working-mp4 = MP4 저장 중
card-working-test = 테스트 만드는 중
not-saved = 저장하지 못함
no-file-manager = 파일 관리자 없음
films-need-ffmpeg = ffmpeg가 없음
install-ffmpeg = 영상을 저장하려면 ffmpeg 필요

# The player.
take-over = 이어서 하기
player-timeline = 재생
player-grip = 재생
player-to-start = 처음부터
player-step-back = 이전 단계
player-play = 재생
player-pause = 일시 정지
player-step-forward = 다음 단계
player-slower = 느리게
player-faster = 빠르게
player-take-over = 여기서 이어서 하기
player-close = 닫기
player-keys = 재생 단축키
player-key-play = 재생, 일시 정지
player-key-step = 이전, 다음 단계
player-key-gesture = 이전, 다음 제스처
player-key-ends = 처음, 끝
player-key-speed = 느리게, 빠르게
player-key-place = 위, 아래에 표시
timeline-drag = 드래그
timeline-keys = 키보드
timeline-drop = 외부에서 드롭
timeline-follow = 따라가기
timeline-scroll = 스크롤
timeline-wheel = 휠
timeline-swipe = 밀기
timeline-press = 누름
timeline-tap = 탭

# The tour: the title of a step, and what to do.
tour-reorder = 순서 변경
    .task = 타일을 다른 자리로 드래그하세요.
tour-come-back = 취소
    .task = 타일을 드래그하고 Esc를 누르세요.
tour-target = 놓기
    .task = 타일을 ‘복사’ 위에 놓으세요.
tour-spring-loading = 열기
    .task = 닫힌 그룹 위에서 열릴 때까지 기다리세요.
tour-keyboard = 키보드
    .task = Tab으로 타일로, Space, 화살표, Space.
tour-recording = 녹화
    .task = 빨간 버튼을 누르고 드래그한 뒤 다시 누르세요.
tour-done = 완료
    .task = 둘러보기 끝. F1로 단축키 보기.
tour-button-end = 끝내기
tour-button-skip = 건너뛰기
