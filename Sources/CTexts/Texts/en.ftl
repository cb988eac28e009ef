# This language's own name, as the list of languages shows it.
language-name = English

# A text that is the same in every language, such as a speed.
verbatim = { $text }
# Two parts of a list; the rest can be such a list, too.
list = { $first }, { $rest }
either = { $first } or { $rest }
seconds = { $seconds } s

## The window

# The sidebar: its heading, and the pages.
scenes = SCENES
scene-follow = Follow
scene-colours = Colours
scene-lessons = Lessons
scene-playlist = Playlist
scene-board = Board
scene-pictures = Pictures
scene-recordings = Recordings
how-it-works = How it works

# The buttons of the window. An explanation is a tooltip: one or two sentences.
undo = Undo
redo = Redo
reset = Reset
record = Record
replay = Replay
    .explanation = Replay the newest recording
stop-recording = Stop recording
appearance = Light or dark
light-colours = Light colours
dark-colours = Dark colours
language = Language
inspector = Inspector
inspector-plate = Inspector
help = Help
    .explanation = Help: the keyboard shortcuts, and a tour
more = More
tour = Take the tour
about = About Drag Playground
close-sheet = Close
sheet-card = Keyboard shortcuts
menu-backdrop = Cancel
close-large-view = Cancel
cancel-strip = Release here to cancel

# The choices above a page.
follow-link = Picture
follow-diagram = Diagram
style-follow = Touch
    .explanation = A tile follows the pointer at once and drops at the nearest place.
style-lift = Drag
    .explanation = A tile is lifted and dragged: targets react to it, and Escape cancels.
show-tiles = Tiles
show-images = Images
rules-corrected = Improved
    .explanation = What a drop does, with the mistakes of the article corrected.
rules-article = Original
    .explanation = What a drop does exactly as in the article.
playlist-edit = Editing
    .explanation = Every row always has its handle and its delete button.
playlist-ordinary = Browsing
    .explanation = Rows have actions that a swipe uncovers; Edit shows handles and delete buttons.
board-grid = Grid
board-list = List
board-flow = Flow
    .explanation = Tiles of one height fill line after line.
board-masonry = Masonry
    .explanation = Tiles of one width fill the shortest column.
pictures-square = Square
pictures-flow = Flow
    .explanation = Tiles of one height fill line after line.
pictures-masonry = Masonry
    .explanation = Tiles of one width fill the shortest column.

## The inspector

inspector-feel = Feel
    .explanation = The switches of the page, and how dragging feels.
inspector-engine = Engine
    .explanation = What the engine decides, how long frames take, and its calls.

# The switches.
keep-grab-offset = Keep the held point
    .explanation = The picture keeps the point where it was pressed under the pointer.
interaction-enabled = Picture takes touches
    .explanation = If off, presses fall through to the view behind the picture.
clamp = Stay inside
axis-lock = Axis lock
    .explanation = The picture moves only across or only along the window.
snap-to-grid = Snap to grid
fling = Fling
    .explanation = A released picture continues with the speed of the pointer.
with-long-press = Hold before moving
    .explanation = The picture moves only after it was held, as a lifted item.
own-preview = Custom preview
    .explanation = The page draws what is dragged itself.
headers = Section headers
right-to-left = Right to left
select = Select
    .explanation = A press selects, so that several tiles are dragged together.
show-names = Names
tile-size = Tile size
slow-motion = Slow motion
    .explanation = Everything that moves is ten times slower.
reduced-motion = Reduced motion
    .explanation = Items reach their places without animation.

# How dragging feels: presets, and the values of one.
feel-heading = FEEL
feel-preset = Preset
compare-feel = A
    .explanation = A: the preset.
own-feel = B
    .explanation = B: your changes to the preset, once there are any.
reset-feel = Reset the feel
    .explanation = Resets every value to the preset. A double click on a slider resets only that one.
copy-tuning = Copy as Swift
    .explanation = Copies the changed numbers as Swift for DragKit.
preset-default = Default
    .source = Each value is measured, or our own
preset-ios = iOS
    .source = UIKit's press, iOS 27's reorder springs
preset-trello = Trello
    .source = Atlassian's drag libraries, without swing
preset-snappy = Snappy
    .source = Our own: short and direct
preset-heavy = Heavy
    .source = Our own: slow, with weight
long-press = Hold the mouse to lift
    .explanation = A mouse button that is held lifts an item, as a finger does.
lift-distance = Lift distance
    .explanation = How far the mouse moves before it lifts an item.
long-press-time = Long press
    .explanation = How long a press is held before it lifts an item.
spring-loading-time = Spring loading
    .explanation = How long a drag stays over a closed group before it opens.
lift-scale = Lifted size
lifted-alpha = Lifted opacity
gap-response = Gap response
    .explanation = The time that the spring takes: shorter is stiffer.
gap-damping = Gap damping
    .explanation = 100 % does not overshoot; less overshoots more.
drop-response = Drop response
    .explanation = The time that the spring takes: shorter is stiffer.
drop-damping = Drop damping
    .explanation = 100 % does not overshoot; less overshoots more.
cancel-response = Return response
    .explanation = The time that the spring takes: shorter is stiffer.
glide-response = Glide
    .explanation = How long an item glides after it is released.
spring-settles = settles in { $time }
spring-no-overshoot = no overshoot
spring-overshoot = overshoot { $percent } %

# The engine: its decisions, its frames, its calls.
decisions = DECISIONS
nothing = Nothing
nothing-claims = Nothing here responds
no-decision = Point at something, or press it
frames = FRAMES
frame-work = { $work } of { $budget }
motion-to-paint = Motion to paint
calls = CALLS
call-filter = Shown calls
    .explanation = Which calls the list shows.
filter-all = All calls
filter-drag = Drag
filter-drop = Drop
filter-touch = Touch
filter-swipe = Swipe
filter-order = Order
filter-keys = Keyboard
filter-other = Other

# The gestures that can claim a press.
gesture-follow = Follow
gesture-drag = Drag
gesture-band = Select
gesture-scroll = Scroll
gesture-swipe = Swipe
gesture-menu = Menu
gesture-tap = Tap
gesture-magnify = Pinch
gesture-scroll-bar = Scroll bar
gesture-select-text = Select

# The pointer of a decision: over an item, pressing it, or after that.
pointer-mouse = Mouse
pointer-finger = Finger { $number }
pointer-hovering = { $pointer }, over it
pointer-pressed = { $pointer }, pressed
pointer-ended = { $pointer }, released

# What a gesture waits for. The attribute is for all but the first of several: "after 4 px or 0.5 s".
wait-pressed = on press
wait-released-inside = on release
wait-released-unmoved = held, then released
wait-asked-for-menu = right button
wait-second-finger = second finger
wait-time = after { $time }
    .also = { $time }
wait-distance = after { $distance } px
    .also = { $distance } px
wait-distance-along = after { $distance } px { $way }
    .also = { $distance } px { $way }
wait-progress = { $done } of { $distance } px
wait-progress-along = { $done } of { $distance } px { $way }
way-vertical = up or down
way-horizontal = sideways

# The end of the wait: the gesture that won, and what decided it.
claim-won = won: { $cause }
claim-failed = { $cause } first
claims-nothing-won = Nothing won: { $cause }
claims-waiting = Waiting: { $gestures }
cause-pressed = pressed
cause-moved = moved { $distance } px
cause-moved-along = moved { $distance } px { $way }
cause-held = held { $time }
cause-released-inside = released
cause-released-outside = released outside
cause-released-unmoved = held, then released
cause-asked-for-menu = right button
cause-other-input = other input
cause-lost = interrupted
cause-second-finger = second finger
cause-pressed-scroll-bar = pressed
cause-stopped-scrolling = stopped the list
cause-closed-row = closed the row

## Menus

menu-undo = Undo
menu-redo = Redo
menu-reset = Reset this page
menu-select-all = Select all
menu-help = Help
menu-reset-value = Reset this value
menu-reset-feel = Reset all values
menu-move-to-top = Move to the top
menu-move-to-bottom = Move to the bottom
menu-copy = Make a copy
menu-delete = Delete
menu-enlarge = Show large
menu-rename = Rename
menu-group = Group
menu-ungroup = Ungroup
menu-remove = Remove from board
menu-select = Select more
menu-trash = Move file to trash
menu-sort-by-name = Sort by name
menu-sort-by-date = Sort by date
menu-sort-by-size = Sort by size
menu-add = Add to the playlist
menu-replay = Replay
menu-share = Share
menu-show-in-folder = Show in folder

# The steps that can be undone, and their titles after a command: "Undo Move Tile 8".
step-title = { $command } { $step }
step-move = Move { $item }
step-move-several = Move { $count } items
step-add = Add { $item }
step-add-several = Add { $count } items
step-delete = Delete { $item }
step-delete-several = Delete { $count } items
step-rename = Rename { $item }
step-group = Group
step-ungroup = Ungroup
step-wire = Change Wires
step-change = Change
step-reset = Reset

## The sheets

# The keyboard shortcuts.
shortcut-group-window = WINDOW
shortcut-group-editing = EDITING
shortcut-group-dragging = BY KEYBOARD
shortcut-group-feel = FEEL
shortcut-group-recording = RECORDING
shortcut-inspector = Show or hide the inspector
shortcut-full-screen = Full screen
shortcut-zoom-in = Zoom in
shortcut-zoom-out = Zoom out
shortcut-actual-size = Actual size
shortcut-item-menu = Item menu
shortcut-quit = Quit
shortcut-clipboard = Cut, copy, paste
shortcut-next = Next control or list
shortcut-choose = Choose, move
shortcut-add-to-selection = Add to the selection
shortcut-lift = Lift, drop
shortcut-rename = Rename, delete
shortcut-press = Press
shortcut-cancel = Cancel, close
shortcut-compare = Preset or your changes
shortcut-reset-slider = Reset the focused slider
shortcut-record = Record, stop
shortcut-replay = Replay the newest recording

# About the program.
about-version = Version { $number }
about-purpose = Try, tune, record and replay drag and drop
about-license = MIT License; fonts: SIL Open Font License

## The status line, which a screen reader could read: what the keyboard or the clipboard has done

# The focus, the item of a drag by keyboard, and the keys to go on.
status-focused-control = { $item }. Enter activates it, Tab moves on.
status-disabled-control = { $item }: not available now. Tab moves on.
status-focused-item = { $item }, { $place }. Arrows choose, Space lifts.
status-focused-row-control = { $item }: { $detail }. Enter activates it, arrows move on.
status-slider = { $item }: { $detail }. Arrows change it, Tab moves on.
status-toggle = { $item }: { $detail }. Enter changes it, Tab moves on.
status-list = { $item }. Arrows scroll it, Tab moves on.
status-lifted = { $item } lifted. Arrows move, Space drops, Escape cancels.
status-moved = { $item }: place { $place }
status-over = { $item }: over { $detail }
status-nowhere = { $item }: nothing here takes it
status-dropped = { $item } dropped
status-dropped-on = { $item } dropped on { $detail }
status-dropped-at = { $item } dropped at place { $place }
status-copied = { $item } copied
status-copied-on = { $item } copied to { $detail }
status-copied-at = { $item } copied to place { $place }
status-linked = { $item } linked
status-linked-on = { $item } linked to { $detail }
status-linked-at = { $item } linked at place { $place }
status-cancelled = { $item }: cancelled
status-cancelled-at = { $item }: cancelled, back at place { $place }
status-place = { $number } of { $count }
status-place-in = { $place } in { $container }
row-control-delete = Delete
row-control-swipe-delete = Delete
row-control-select = Select
row-control-add = Add
row-control-detail = Details
on = On
off = Off

# The clipboard.
nothing-to-copy = Nothing to copy: choose something with Tab and the arrows
copied-items = { $count } items copied. Ctrl+V pastes, here or in another program.
    .one = { $count } item copied. Ctrl+V pastes, here or in another program.
cut-items = { $count } items cut. Ctrl+V pastes, here or in another program.
    .one = { $count } item cut. Ctrl+V pastes, here or in another program.
pasted = Pasted
not-pasted-empty = The clipboard is empty
not-pasted-other-types = The clipboard has nothing that this page can use
not-pasted-too-large = The clipboard has more than 16 MB, which is too much
not-pasted-unanswered = The program that copied the data does not send it
not-pasted-during-drag = Nothing is pasted during a drag

# The items from another program that did not arrive. The reasons are a list of the texts below.
missing-all = Nothing was added: { $reasons }
missing-some = { $count } of { $all } were not added: { $reasons }
    .one = { $count } of { $all } was not added: { $reasons }
missing-path = { $count } names are not UTF-8
    .one = one name is not UTF-8
missing-limit = { $count } are beyond { $limit } at once
missing-unsent = the other program did not send its data
missing-other = { $count } do not fit here
    .one = { $count } does not fit here

# The selection.
too-many-selected = At most { $most } tiles can be chosen at once; these are { $count }.

## The pages

# The line with which a page introduces itself.
line-colours = Drag a tile: the others make room
line-board = Drag a tile; Ctrl+click selects several
line-lessons = Drag a lesson between two others, or into a group
line-playlist = Drag songs from the library into the playlist
line-pictures = Drop pictures here, and one on another to group them

# The picture that follows a touch.
link-hint = Press the picture and move
link-disabled-hint = The touch falls through to the view below
link-long-press-hint = Hold the picture, then move

# The diagram.
diagram-hint = Move the cards, pull wires, press sensor and switch
node-sensor = Sensor
node-switch = Switch
node-and = AND
node-or = OR
node-light = Light
node-timer = Timer
on-for-a-while = On, 3 s

# The coloured tiles, and the targets beside them.
colour-red = Red
colour-blue = Blue
colour-black = Black
colour-green = Green
colour-yellow = Yellow
target-copy = Copy
    .hint = Adds a copy here
target-forbidden = Forbidden
    .hint = Not here, not now
target-cancel = Cancel
    .hint = Dropping here cancels
target-images-only = Pictures only
    .hint = Refuses text
target-closure = Read data
    .hint = Shows the tile's number
target-closure-place = Mark place
    .hint = Marks where it fell

# The lessons: what is dragged, and where it would go.
lessons-proposals = What a drop would do
lessons-hint = Drag a lesson over the list
external-text = External text
external-hint = From outside: the list refuses it
external-quote = “Written elsewhere”
no-lesson = no lesson
own-place = its own place
before-lesson = before { $lesson }
into-lesson = into { $lesson }
after-lesson = after { $lesson }
rule-not-lifted-here = It was not lifted in this list
rule-no-destination = There is no row to drop on
rule-at-the-end = Below the rows is the end of the list
rule-group-between-rows = A group goes between rows
rule-into-itself = No group goes into itself
rule-group-in-place = The group stays where it is
rule-into-group = A group takes a lesson
rule-beside-group = The edge of a group is beside it
rule-beside-lesson = A lesson goes beside a lesson

# The playlist and the library.
library = Library
library-hint = Songs are copied, not moved
songs = { $count } songs
    .one = { $count } song
edit = Edit
playlist-done = Done
new-playlist = New playlist
export = Copy as JSON
delete-selected = Delete
empty-playlist = No songs yet
empty-playlist-hint = Drag some from the library

# The board of tiles.
tile = Tile { $number }
board-section-pinned = Pinned
board-section-all = Board
board-section-later = Later
drop-here = Drop tiles here

# The board of pictures.
group = Group
choose-folder = Choose a folder…
add-samples = Add samples
empty-board = No pictures yet
empty-board-hint = Drop pictures or folders here from your file manager
board-read-only = Read-only: this board is open in another window
board-recorded = This board is from a recording, and is not stored
board-failed = The last change could not be saved
board-replaced = The board was damaged; its file was kept beside this new one
board-full = { $count } pictures were not added: a board has room for { $limit }
    .one = { $count } picture was not added: a board has room for { $limit }
reading-pictures = Reading { $known } of { $all } pictures
picture-not-trashed = { $file } could not be moved to the trash
pictures-not-trashed = { $count } files could not be moved to the trash
picture-problem-missing = File not found
picture-problem-unreadable = No permission to read it
picture-problem-not-a-picture = Not a picture
picture-problem-damaged = The file is damaged
picture-problem-too-many-pixels = Too many pixels
picture-problem-too-large = The file is too large
picture-problem-unsupported = Unsupported format
picture-problem-empty-folder = No pictures inside
search-no-pictures = No pictures found; drop them here from your file manager
search-no-dialog = Install zenity or kdialog to choose a folder
search-unreadable-folder = The folder cannot be read
search-unstored-samples = The samples could not be stored
search-left-out-names = { $count } files were not added: their names are not UTF-8
    .one = { $count } file was not added: its name is not UTF-8
search-left-out-folders = { $count } folders inside were not opened
    .one = { $count } folder inside was not opened
search-left-out-both = { $names }; { $folders }

# The recordings.
recordings-hint = Double-click to replay, or drag to another program
recordings-count = { $count } recordings
    .one = { $count } recording
no-recordings = No recordings yet
no-recordings-hint = Open a scene, press the red button, drag, and press it again
shelf-replay = Replay
shelf-share = Share
shelf-rename = Rename
shelf-trash = Move to trash
recording-not-renamed = { $name } could not be renamed: { $reason }
recording-not-trashed = { $name } could not be moved to the trash: { $reason }
recording-date = { $day } { $month } { $year }, { $time }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec

# How it works.
guide-title = The same gesture in two styles
guide-hint = Red is dragged down over green and released.
guide-missing = The recordings of this page cannot be played.
guide-play = Play
guide-pause = Pause
guide-restart = Restart
guide-mark-press = Press
guide-mark-lift = Lift
guide-mark-drop = Drop
guide-phase-approaching = The pointer comes to the red tile.
    .detail = Nothing is pressed yet.
guide-phase-began = A touch begins on the red tile.
    .detail = Every motion now goes to this tile.
guide-phase-moved = The tile follows from the first pixel.
    .detail = The order changes only at the end.
guide-phase-ended = Released over green.
    .detail = Only now the order changes, once.
guide-phase-waiting = Pressed and held still.
    .detail = It is not a drag yet.
guide-phase-lifted = Held for half a second: the tile is lifted.
    .detail = Its place stays in the column.
guide-phase-hovering = Each tile that is entered makes room.
    .detail = The order changes while red is dragged.
guide-phase-dropped = On release, the drop is performed.
    .detail = The order was right already.

## Recording and replaying

# The notices beside the window's content.
recording-runs = REC
recording-saved = Saved
recording-stopped = Recording stopped
no-recording = No recording
nothing-recorded = Nothing recorded yet
no-replay = No replay
diverged = Diverged
copied = Copied
moved-to-trash = Moved to the trash
zoom = Size { $percent } %
no-room-to-zoom = No room for a larger size

# The card of a recording.
recording = Recording
recording-done = Recording saved
recording-loading = Loading …
recording-unreadable = Cannot be read
card-plate = Close
card-close = Close
card-replay = Replay
card-gif = Save as GIF
    .without-ffmpeg = GIF needs ffmpeg
card-mp4 = Save as MP4
    .without-ffmpeg = MP4 needs ffmpeg
card-show = Show in folder
card-test = Keep as test
card-cancel = Cancel
card-working-gif = Saving the GIF
card-working-mp4 = Saving the MP4
card-working-test = Making the test
not-saved = Not saved
no-file-manager = There is no file manager
films-need-ffmpeg = ffmpeg is not installed
install-ffmpeg = Install the package ffmpeg to save films

# The player.
take-over = Take over
player-timeline = Replay
player-grip = Replay
player-to-start = Restart
player-step-back = Step back
player-play = Play
player-pause = Pause
player-step-forward = Step forward
player-slower = Slower
player-faster = Faster
player-take-over = Take over from here
player-close = Close
player-keys = Keys of the player
player-key-play = Play, pause
player-key-step = Back, forward one step
player-key-gesture = Previous, next gesture
player-key-ends = Start, end
player-key-speed = Slower, faster
player-key-place = Player at top, bottom
timeline-drag = Drag
timeline-keys = Keyboard
timeline-drop = Drop from outside
timeline-follow = Follow
timeline-scroll = Scroll
timeline-wheel = Wheel
timeline-swipe = Swipe
timeline-press = Press
timeline-tap = Tap

# The tour: the title of a step, and what to do.
tour-reorder = Reorder
    .task = Drag a tile to another place.
tour-come-back = Cancel
    .task = Drag a tile, and press Escape.
tour-target = Drop
    .task = Drop a tile on Copy.
tour-spring-loading = Open
    .task = Hold a lesson over a closed group until it opens.
tour-keyboard = Keyboard
    .task = Tab to a tile, Space, an arrow, Space.
tour-recording = Record
    .task = Press the red button, drag, and press it again.
tour-done = Well done
    .task = That was the tour. F1 shows all keys.
tour-button-end = End tour
tour-button-skip = Skip
