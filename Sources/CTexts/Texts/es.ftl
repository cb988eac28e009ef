# This language's own name, as the list of languages shows it.
language-name = Español

# A text that is the same in every language, such as a speed.
verbatim = { $text }
# Two parts of a list; the rest can be such a list, too.
list = { $first }, { $rest }
either = { $first } o { $rest }
seconds = { $seconds } s

## The window

# The sidebar: its heading, and the pages.
scenes = ESCENAS
scene-follow = Seguir
scene-colours = Colores
scene-lessons = Lecciones
scene-playlist = Lista
scene-board = Tablero
scene-pictures = Imágenes
scene-recordings = Grabaciones
how-it-works = Cómo funciona

# The buttons of the window. An explanation is a tooltip: one or two sentences.
undo = Deshacer
redo = Rehacer
reset = Restablecer
record = Grabar
replay = Reproducir
    .explanation = Reproducir la última grabación
stop-recording = Parar la grabación
appearance = Claro u oscuro
light-colours = Colores claros
dark-colours = Colores oscuros
language = Idioma
inspector = Inspector
inspector-plate = Inspector
help = Ayuda
    .explanation = Ayuda: los atajos de teclado y un recorrido
more = Más
tour = Recorrido
about = Sobre Drag Playground
close-sheet = Cerrar
sheet-card = Atajos de teclado
menu-backdrop = Cancelar
close-large-view = Cancelar
cancel-strip = Soltar aquí para cancelar

# The choices above a page.
follow-link = Imagen
follow-diagram = Diagrama
style-follow = Toque
    .explanation = La ficha sigue al puntero en el acto y cae en el lugar más cercano.
style-lift = Arrastre
    .explanation = La ficha se levanta y se arrastra: los destinos reaccionan y Esc cancela.
show-tiles = Fichas
show-images = Fotos
rules-corrected = Mejoradas
    .explanation = Qué hace al soltar, con los errores del artículo corregidos.
rules-article = Originales
    .explanation = Qué hace al soltar, tal como en el artículo.
playlist-edit = Edición
    .explanation = Cada fila tiene siempre su tirador y su botón de eliminar.
playlist-ordinary = Normal
    .explanation = Al deslizar una fila aparecen sus acciones; Editar muestra tiradores y botones de eliminar.
board-grid = Rejilla
board-list = Lista
board-flow = Flujo
    .explanation = Las fichas de una misma altura llenan una línea tras otra.
board-masonry = Mosaico
    .explanation = Las fichas de un mismo ancho llenan la columna más corta.
pictures-square = Cuadrados
pictures-flow = Flujo
    .explanation = Las fichas de una misma altura llenan una línea tras otra.
pictures-masonry = Mosaico
    .explanation = Las fichas de un mismo ancho llenan la columna más corta.

## The inspector

inspector-feel = Sensación
    .explanation = Los interruptores de la página y la sensación al arrastrar.
inspector-engine = Motor
    .explanation = Lo que decide el motor, el tiempo de los fotogramas y las llamadas.

# The switches.
keep-grab-offset = Mantener el agarre
    .explanation = La imagen mantiene bajo el puntero el punto donde se pulsó.
interaction-enabled = La imagen recibe toques
    .explanation = Desactivado, las pulsaciones llegan a la vista de detrás.
clamp = Quedarse dentro
axis-lock = Bloquear el eje
    .explanation = La imagen se mueve solo en horizontal o solo en vertical.
snap-to-grid = Ajustar a la cuadrícula
fling = Lanzar
    .explanation = Al soltarla, la imagen sigue con la velocidad del puntero.
with-long-press = Mantener antes de mover
    .explanation = La imagen se mueve solo tras mantenerla pulsada, ya levantada.
own-preview = Vista previa propia
    .explanation = La propia página dibuja lo que se arrastra.
headers = Encabezados
right-to-left = De derecha a izquierda
select = Seleccionar
    .explanation = Una pulsación selecciona, para arrastrar varias fichas juntas.
show-names = Nombres
tile-size = Tamaño de las fichas
slow-motion = Cámara lenta
    .explanation = Todo lo que se mueve va diez veces más lento.
reduced-motion = Menos movimiento
    .explanation = Los elementos llegan a su lugar sin animación.

# How dragging feels: presets, and the values of one.
feel-heading = SENSACIÓN
feel-preset = Ajuste
compare-feel = A
    .explanation = A: el ajuste.
own-feel = B
    .explanation = B: los cambios hechos en el ajuste, si los hay.
reset-feel = Restablecer la sensación
    .explanation = Restablece todos los valores del ajuste. Un doble clic en un control restablece solo ese.
copy-tuning = Copiar como Swift
    .explanation = Copia los números cambiados como Swift para DragKit.
preset-default = Normal
    .source = Cada valor es medido o elegido aquí
preset-ios = iOS
    .source = La pulsación de UIKit, los muelles de iOS 27
preset-trello = Trello
    .source = Las bibliotecas de Atlassian, sin rebote
preset-snappy = Ágil
    .source = Propio: corto y directo
preset-heavy = Pesado
    .source = Propio: lento, con peso
long-press = Levantar al mantener
    .explanation = Mantener pulsado el botón del ratón levanta un elemento, como un dedo.
lift-distance = Distancia al levantar
    .explanation = Cuánto se mueve el ratón antes de levantar un elemento.
long-press-time = Pulsación larga
    .explanation = Cuánto dura la pulsación antes de levantar un elemento.
spring-loading-time = Espera al abrir
    .explanation = Cuánto espera un arrastre sobre un grupo cerrado hasta que se abre.
lift-scale = Tamaño al alzar
lifted-alpha = Opacidad al alzar
gap-response = Hueco: tiempo
    .explanation = El tiempo del muelle: más corto es más rígido.
gap-damping = Hueco: freno
    .explanation = Con 100 % no rebota; con menos rebota más.
drop-response = Soltar: tiempo
    .explanation = El tiempo del muelle: más corto es más rígido.
drop-damping = Soltar: freno
    .explanation = Con 100 % no rebota; con menos rebota más.
cancel-response = Volver: tiempo
    .explanation = El tiempo del muelle: más corto es más rígido.
glide-response = Deslizamiento
    .explanation = Cuánto se desliza un elemento después de soltarlo.
spring-settles = para en { $time }
spring-no-overshoot = sin rebote
spring-overshoot = rebote { $percent } %

# The engine: its decisions, its frames, its calls.
decisions = DECISIONES
nothing = Nada
nothing-claims = Aquí no responde nada
no-decision = Señalar algo o pulsarlo
frames = FOTOGRAMAS
frame-work = { $work } de { $budget }
motion-to-paint = Del gesto a la imagen
calls = LLAMADAS
call-filter = Llamadas mostradas
    .explanation = Qué llamadas muestra la lista.
filter-all = Todas
filter-drag = Arrastre
filter-drop = Soltar
filter-touch = Toque
filter-swipe = Deslizar
filter-order = Orden
filter-keys = Teclado
filter-other = Otras

# The gestures that can claim a press.
gesture-follow = Seguir
gesture-drag = Arrastre
gesture-band = Seleccionar
gesture-scroll = Desplazar
gesture-swipe = Deslizar
gesture-menu = Menú
gesture-tap = Toque
gesture-magnify = Pellizco
gesture-scroll-bar = Barra
gesture-select-text = Seleccionar

# The pointer of a decision: over an item, pressing it, or after that.
pointer-mouse = Ratón
pointer-finger = Dedo { $number }
pointer-hovering = { $pointer }, encima
pointer-pressed = { $pointer }, pulsado
pointer-ended = { $pointer }, soltado

# What a gesture waits for. The attribute is for all but the first of several: "after 4 px or 0.5 s".
wait-pressed = al pulsar
wait-released-inside = al soltar
wait-released-unmoved = al mantener y soltar
wait-asked-for-menu = botón derecho
wait-second-finger = segundo dedo
wait-time = tras { $time }
    .also = { $time }
wait-distance = tras { $distance } px
    .also = { $distance } px
wait-distance-along = tras { $distance } px { $way }
    .also = { $distance } px { $way }
wait-progress = { $done } de { $distance } px
wait-progress-along = { $done } de { $distance } px { $way }
way-vertical = en vertical
way-horizontal = en horizontal

# The end of the wait: the gesture that won, and what decided it.
claim-won = gana: { $cause }
claim-failed = antes: { $cause }
claims-nothing-won = No gana nada: { $cause }
claims-waiting = En espera: { $gestures }
cause-pressed = pulsado
cause-moved = { $distance } px recorridos
cause-moved-along = { $distance } px { $way }
cause-held = mantenido { $time }
cause-released-inside = soltado
cause-released-outside = soltado fuera
cause-released-unmoved = mantenido y soltado
cause-asked-for-menu = botón derecho
cause-other-input = otra entrada
cause-lost = interrumpido
cause-second-finger = segundo dedo
cause-pressed-scroll-bar = pulsado
cause-stopped-scrolling = detuvo la lista
cause-closed-row = cerró la fila

## Menus

menu-undo = Deshacer
menu-redo = Rehacer
menu-reset = Restablecer esta página
menu-select-all = Seleccionar todo
menu-help = Ayuda
menu-reset-value = Restablecer este valor
menu-reset-feel = Restablecer todos los valores
menu-move-to-top = Mover al principio
menu-move-to-bottom = Mover al final
menu-copy = Hacer una copia
menu-delete = Eliminar
menu-enlarge = Ver en grande
menu-rename = Renombrar
menu-group = Agrupar
menu-ungroup = Desagrupar
menu-remove = Quitar del tablero
menu-select = Seleccionar más
menu-trash = Archivo a la papelera
menu-sort-by-name = Ordenar por nombre
menu-sort-by-date = Ordenar por fecha
menu-sort-by-size = Ordenar por tamaño
menu-add = Añadir a la lista
menu-replay = Reproducir
menu-share = Compartir
menu-show-in-folder = Mostrar en la carpeta

# The steps that can be undone, and their titles after a command: "Undo Move Tile 8".
step-title = { $command }: { $step }
step-move = mover { $item }
step-move-several = mover { $count } elementos
step-add = añadir { $item }
step-add-several = añadir { $count } elementos
step-delete = eliminar { $item }
step-delete-several = eliminar { $count } elementos
step-rename = renombrar { $item }
step-group = agrupar
step-ungroup = desagrupar
step-wire = cambiar cables
step-change = cambio
step-reset = restablecer

## The sheets

# The keyboard shortcuts.
shortcut-group-window = VENTANA
shortcut-group-editing = EDICIÓN
shortcut-group-dragging = CON EL TECLADO
shortcut-group-feel = SENSACIÓN
shortcut-group-recording = GRABACIÓN
shortcut-inspector = Mostrar u ocultar el inspector
shortcut-full-screen = Pantalla completa
shortcut-zoom-in = Ampliar
shortcut-zoom-out = Reducir
shortcut-actual-size = Tamaño real
shortcut-item-menu = Menú del elemento
shortcut-quit = Salir
shortcut-clipboard = Cortar, copiar, pegar
shortcut-next = Siguiente control o lista
shortcut-choose = Elegir, mover
shortcut-add-to-selection = Añadir a la selección
shortcut-lift = Levantar, soltar
shortcut-rename = Renombrar, eliminar
shortcut-press = Pulsar
shortcut-cancel = Cancelar, cerrar
shortcut-compare = Ajuste o cambios propios
shortcut-reset-slider = Restablecer el valor enfocado
shortcut-record = Grabar, parar
shortcut-replay = Reproducir la última grabación

# About the program.
about-version = Versión { $number }
about-purpose = Probar, ajustar, grabar y repetir arrastres
about-license = Licencia MIT; fuentes: SIL Open Font License

## The status line, which a screen reader could read: what the keyboard or the clipboard has done

# The focus, the item of a drag by keyboard, and the keys to go on.
status-focused-control = { $item }. Intro lo activa, Tab avanza.
status-disabled-control = { $item }: no disponible ahora. Tab avanza.
status-focused-item = { $item }, { $place }. Las flechas eligen, Espacio levanta.
status-focused-row-control = { $item }: { $detail }. Intro lo activa, las flechas avanzan.
status-slider = { $item }: { $detail }. Las flechas lo cambian, Tab avanza.
status-toggle = { $item }: { $detail }. Intro lo cambia, Tab avanza.
status-list = { $item }. Las flechas desplazan, Tab avanza.
status-lifted = { $item }: levantado. Las flechas mueven, Espacio suelta, Esc cancela.
status-moved = { $item }: lugar { $place }
status-over = { $item }: sobre { $detail }
status-nowhere = { $item }: aquí nada lo acepta
status-dropped = { $item }: soltado
status-dropped-on = { $item }: soltado en { $detail }
status-dropped-at = { $item }: soltado en el lugar { $place }
status-copied = { $item }: copiado
status-copied-on = { $item }: copiado en { $detail }
status-copied-at = { $item }: copiado en el lugar { $place }
status-linked = { $item }: enlazado
status-linked-on = { $item }: enlazado con { $detail }
status-linked-at = { $item }: enlazado en el lugar { $place }
status-cancelled = { $item }: cancelado
status-cancelled-at = { $item }: cancelado, de vuelta en el lugar { $place }
status-place = { $number } de { $count }
status-place-in = { $place } en { $container }
row-control-delete = Eliminar
row-control-swipe-delete = Eliminar
row-control-select = Seleccionar
row-control-add = Añadir
row-control-detail = Detalles
on = Sí
off = No

# The clipboard.
nothing-to-copy = Nada que copiar: elegir algo con Tab y las flechas
copied-items = { $count } elementos copiados. Ctrl+V los pega, aquí o en otro programa.
    .one = { $count } elemento copiado. Ctrl+V lo pega, aquí o en otro programa.
cut-items = { $count } elementos cortados. Ctrl+V los pega, aquí o en otro programa.
    .one = { $count } elemento cortado. Ctrl+V lo pega, aquí o en otro programa.
pasted = Pegado
not-pasted-empty = El portapapeles está vacío
not-pasted-other-types = El portapapeles no tiene nada útil para esta página
not-pasted-too-large = El portapapeles tiene más de 16 MB: es demasiado
not-pasted-unanswered = El programa que copió los datos no los envía
not-pasted-during-drag = Durante un arrastre no se pega nada

# The items from another program that did not arrive. The reasons are a list of the texts below.
missing-all = No se añadió nada: { $reasons }
missing-some = No se añadieron { $count } de { $all }: { $reasons }
    .one = No se añadió { $count } de { $all }: { $reasons }
missing-path = { $count } nombres no son UTF-8
    .one = un nombre no es UTF-8
missing-limit = { $count } pasan de { $limit } a la vez
missing-unsent = el otro programa no envió sus datos
missing-other = { $count } no encajan aquí
    .one = { $count } no encaja aquí

# The selection.
too-many-selected = Se pueden elegir { $most } fichas a la vez como máximo; estas son { $count }.

## The pages

# The line with which a page introduces itself.
line-colours = Arrastrar una ficha: las demás hacen sitio
line-board = Arrastrar una ficha; Ctrl+clic elige varias
line-lessons = Arrastrar una lección entre otras dos o a un grupo
line-playlist = Arrastrar canciones de la biblioteca a la lista
line-pictures = Soltar imágenes aquí, y una sobre otra para agruparlas

# The picture that follows a touch.
link-hint = Pulsar la imagen y mover
link-disabled-hint = El toque llega a la vista de debajo
link-long-press-hint = Mantener pulsada la imagen y mover

# The diagram.
diagram-hint = Mover las tarjetas, tender cables, pulsar sensor y palanca
node-sensor = Sensor
node-switch = Palanca
node-and = AND
node-or = OR
node-light = Luz
node-timer = Retardo
on-for-a-while = Sí, 3 s

# The coloured tiles, and the targets beside them.
colour-red = Rojo
colour-blue = Azul
colour-black = Negro
colour-green = Verde
colour-yellow = Amarillo
target-copy = Copiar
    .hint = Añade aquí una copia
target-forbidden = Prohibido
    .hint = Ni aquí ni ahora
target-cancel = Cancelar
    .hint = Soltar aquí cancela
target-images-only = Solo imágenes
    .hint = Rechaza el texto
target-closure = Leer datos
    .hint = Muestra el número
target-closure-place = Marcar lugar
    .hint = Marca dónde cayó

# The lessons: what is dragged, and where it would go.
lessons-proposals = Qué haría al soltar
lessons-hint = Arrastrar una lección sobre la lista
external-text = Texto externo
external-hint = De fuera: la lista lo rechaza
external-quote = «Escrito en otro lugar»
no-lesson = ninguna lección
own-place = su propio lugar
before-lesson = antes de { $lesson }
into-lesson = dentro de { $lesson }
after-lesson = después de { $lesson }
rule-not-lifted-here = No se levantó en esta lista
rule-no-destination = No hay fila donde soltar
rule-at-the-end = Bajo las filas está el final de la lista
rule-group-between-rows = Un grupo va entre filas
rule-into-itself = Ningún grupo cabe en sí mismo
rule-group-in-place = El grupo se queda donde está
rule-into-group = Un grupo acepta una lección
rule-beside-group = El borde de un grupo es su lado
rule-beside-lesson = Una lección va junto a otra

# The playlist and the library.
library = Biblioteca
library-hint = Las canciones se copian, no se mueven
songs = { $count } canciones
    .one = { $count } canción
edit = Editar
playlist-done = Listo
new-playlist = Nueva lista
export = Copiar como JSON
delete-selected = Borrar
empty-playlist = Aún no hay canciones
empty-playlist-hint = Arrastrar algunas desde la biblioteca

# The board of tiles.
tile = Ficha { $number }
board-section-pinned = Fijadas
board-section-all = Tablero
board-section-later = Más tarde
drop-here = Soltar fichas aquí

# The board of pictures.
group = Grupo
choose-folder = Elegir carpeta…
add-samples = Añadir ejemplos
empty-board = Aún no hay imágenes
empty-board-hint = Soltar aquí imágenes o carpetas del gestor de archivos
board-read-only = Solo lectura: este tablero está abierto en otra ventana
board-recorded = Este tablero es de una grabación y no se guarda
board-failed = No se pudo guardar el último cambio
board-replaced = El tablero estaba dañado; su archivo se conservó junto a este
board-full = { $count } imágenes no se añadieron: en un tablero caben { $limit }
    .one = { $count } imagen no se añadió: en un tablero caben { $limit }
reading-pictures = Leyendo { $known } de { $all } imágenes
picture-not-trashed = No se pudo mover { $file } a la papelera
pictures-not-trashed = No se pudieron mover { $count } archivos a la papelera
picture-problem-missing = No se encuentra
picture-problem-unreadable = Sin permiso de lectura
picture-problem-not-a-picture = No es una imagen
picture-problem-damaged = El archivo está dañado
picture-problem-too-many-pixels = Demasiados píxeles
picture-problem-too-large = El archivo es muy grande
picture-problem-unsupported = Formato no admitido
picture-problem-empty-folder = Sin imágenes dentro
search-no-pictures = No hay imágenes; soltarlas aquí desde el gestor de archivos
search-no-dialog = Instalar zenity o kdialog para elegir una carpeta
search-unreadable-folder = No se puede leer la carpeta
search-unstored-samples = No se pudieron guardar los ejemplos
search-left-out-names = { $count } archivos no se añadieron: sus nombres no son UTF-8
    .one = { $count } archivo no se añadió: su nombre no es UTF-8
search-left-out-folders = { $count } carpetas interiores no se abrieron
    .one = { $count } carpeta interior no se abrió
search-left-out-both = { $names }; { $folders }

# The recordings.
recordings-hint = Doble clic para reproducir, o arrastrar a otro programa
recordings-count = { $count } grabaciones
    .one = { $count } grabación
no-recordings = Aún no hay grabaciones
no-recordings-hint = Abrir una escena, pulsar el botón rojo, arrastrar y volver a pulsarlo
shelf-replay = Reproducir
shelf-share = Compartir
shelf-rename = Renombrar
shelf-trash = Mover a la papelera
recording-not-renamed = No se pudo renombrar { $name }: { $reason }
recording-not-trashed = No se pudo mover { $name } a la papelera: { $reason }
recording-date = { $day } { $month } { $year }, { $time }
month-1 = ene
month-2 = feb
month-3 = mar
month-4 = abr
month-5 = may
month-6 = jun
month-7 = jul
month-8 = ago
month-9 = sep
month-10 = oct
month-11 = nov
month-12 = dic

# How it works.
guide-title = El mismo gesto en dos estilos
guide-hint = El rojo se arrastra sobre el verde y se suelta.
guide-missing = Las grabaciones de esta página no se pueden reproducir.
guide-play = Reproducir
guide-pause = Pausar
guide-restart = Desde el principio
guide-mark-press = Pulsar
guide-mark-lift = Levantar
guide-mark-drop = Soltar
guide-phase-approaching = El puntero llega a la ficha roja.
    .detail = Aún no se pulsa nada.
guide-phase-began = Empieza un toque en la ficha roja.
    .detail = Ahora todo movimiento va a esta ficha.
guide-phase-moved = La ficha sigue desde el primer píxel.
    .detail = El orden cambia solo al final.
guide-phase-ended = Se suelta sobre el verde.
    .detail = Solo ahora cambia el orden, una vez.
guide-phase-waiting = Pulsada, sin moverse.
    .detail = Aún no es un arrastre.
guide-phase-lifted = Tras medio segundo, la ficha se levanta.
    .detail = Su lugar queda en la columna.
guide-phase-hovering = Cada ficha rozada hace sitio.
    .detail = El orden cambia al arrastrar el rojo.
guide-phase-dropped = Al soltar, la ficha cae.
    .detail = El orden ya era el correcto.

## Recording and replaying

# The notices beside the window's content.
recording-runs = REC
recording-saved = Guardado
recording-stopped = Grabación detenida
no-recording = Sin grabación
nothing-recorded = Aún no hay nada grabado
no-replay = Sin reproducción
diverged = Difiere
copied = Copiado
moved-to-trash = Movido a la papelera
zoom = Tamaño { $percent } %
no-room-to-zoom = No cabe un tamaño mayor

# The card of a recording.
recording = Grabación
recording-done = Grabación guardada
recording-loading = Cargando…
recording-unreadable = No se puede leer
card-plate = Cerrar
card-close = Cerrar
card-replay = Reproducir
card-gif = Guardar GIF
    .without-ffmpeg = GIF: falta ffmpeg
card-mp4 = Guardar MP4
    .without-ffmpeg = MP4: falta ffmpeg
card-show = Ver en carpeta
card-test = Crear prueba
card-cancel = Cancelar
card-working-gif = Guardando el GIF
card-working-mp4 = Guardando el MP4
card-working-test = Creando la prueba
not-saved = No guardado
no-file-manager = No hay gestor de archivos
films-need-ffmpeg = ffmpeg no está instalado
install-ffmpeg = Instalar ffmpeg para guardar vídeos

# The player.
take-over = Continuar
player-timeline = Reproducir
player-grip = Reproducir
player-to-start = Desde el principio
player-step-back = Paso atrás
player-play = Reproducir
player-pause = Pausar
player-step-forward = Paso adelante
player-slower = Más lento
player-faster = Más rápido
player-take-over = Continuar desde aquí
player-close = Cerrar
player-keys = Teclas del reproductor
player-key-play = Reproducir, pausar
player-key-step = Un paso atrás, adelante
player-key-gesture = Gesto anterior, siguiente
player-key-ends = Principio, fin
player-key-speed = Más lento, más rápido
player-key-place = Arriba, abajo
timeline-drag = Arrastre
timeline-keys = Teclado
timeline-drop = Soltar desde fuera
timeline-follow = Seguir
timeline-scroll = Desplazar
timeline-wheel = Rueda
timeline-swipe = Deslizar
timeline-press = Pulsación
timeline-tap = Toque

# The tour: the title of a step, and what to do.
tour-reorder = Reordenar
    .task = Arrastrar una ficha a otro lugar.
tour-come-back = Cancelar
    .task = Arrastrar una ficha y pulsar Esc.
tour-target = Soltar
    .task = Soltar una ficha en Copiar.
tour-spring-loading = Abrir
    .task = Mantener una lección sobre un grupo cerrado hasta que se abra.
tour-keyboard = Teclado
    .task = Tab hasta una ficha, Espacio, una flecha, Espacio.
tour-recording = Grabar
    .task = Pulsar el botón rojo, arrastrar y volver a pulsarlo.
tour-done = Muy bien
    .task = Fin del recorrido. F1 muestra las teclas.
tour-button-end = Terminar
tour-button-skip = Omitir
