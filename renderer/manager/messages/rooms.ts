import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const seats = (n: number) => count(n, { one: 'one seat', other: `${figure(n)} seats` })

  return {
    title: 'Room plans',
    titleMeans:
      'Rooms with named seats: mats, reformers, bikes. Clients pick their seat, and the roster shows who sits where.',
    table: 'Room plans',
    add: 'Draw a room',
    edit: 'Edit',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    seatCount: seats,
    usedBy: (templates: number, classes: number) =>
      [
        count(templates, { one: 'one class type', other: `${figure(templates)} class types` }),
        count(classes, { one: 'one upcoming class', other: `${figure(classes)} upcoming classes` }),
      ].join(', '),
    unused: 'Not used yet',
    inUse: 'Class types or upcoming classes use it. Choose another room for them first.',
    added: (name: string) => `${name} was added. Choose it in a class type.`,
    saved: 'Saved',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete ${name}?`,
    removeMeans: 'Past classes in this room keep their seats.',
    removed: (name: string) => `${name} was deleted`,
    emptyTitle: 'No room plans',
    empty: 'Draw a room if clients should pick a seat.',
    drawRows: 'Draw rows',
    drawRowsMeans: 'This replaces the current drawing.',
    rows: 'Rows',
    perRow: 'Per row',
    kind: 'Type',
    kinds: { mats: 'Mats', reformers: 'Reformers', bikes: 'Bikes' },
    draw: 'Draw',
    grid: 'The room from above',
    gridMeans:
      'Tap an empty square to add a seat. Tap a seat to rename, move or remove it. Arrow keys move between squares.',
    front: 'Front',
    emptySquare: (row: number, column: number) => `Row ${figure(row)}, column ${figure(column)}: add a seat`,
    moveHere: (seat: string, row: number, column: number) =>
      `Row ${figure(row)}, column ${figure(column)}: move ${seat} here`,
    seatAt: (seat: string, row: number, column: number) => `${seat}, row ${figure(row)}, column ${figure(column)}`,
    seatName: 'Name of the seat',
    moving: (seat: string) => `Tap an empty square to move ${seat} there.`,
    removeSeat: (seat: string) => `Remove ${seat}`,
    addSeat: 'Add a seat',
    list: 'All seats',
    needsSeat: 'Draw at least one seat.',
    lostTitle: 'These clients lose their seat',
    anyway: 'Save and assign other seats',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')
  const seats = (n: number) => count(n, { one: 'ein Platz', other: `${figure(n)} Plätze` })

  return {
    title: 'Raumpläne',
    titleMeans:
      'Räume mit benannten Plätzen: Matten, Reformer, Bikes. Beim Buchen wählt man den Platz, und die Teilnehmerliste zeigt, wer wo ist.',
    table: 'Raumpläne',
    add: 'Raum zeichnen',
    edit: 'Bearbeiten',
    editTitle: (name) => `Bearbeiten: ${name}`,
    name: 'Name',
    seatCount: seats,
    usedBy: (templates, classes) =>
      [
        count(templates, { one: 'eine Kursart', other: `${figure(templates)} Kursarten` }),
        count(classes, { one: 'ein kommender Kurs', other: `${figure(classes)} kommende Kurse` }),
      ].join(', '),
    unused: 'Noch nicht verwendet',
    inUse: 'Kursarten oder kommende Kurse verwenden ihn. Wähle für sie zuerst einen anderen Raum.',
    added: (name) => `Raum hinzugefügt: ${name}. Wähle ihn in einer Kursart.`,
    saved: 'Gespeichert',
    remove: 'Löschen',
    removeTitle: (name) => `„${name}“ löschen?`,
    removeMeans: 'Vergangene Kurse in diesem Raum behalten ihre Plätze.',
    removed: (name) => `Raum gelöscht: ${name}`,
    emptyTitle: 'Keine Raumpläne',
    empty: 'Zeichne einen Raum, wenn beim Buchen ein Platz gewählt werden soll.',
    drawRows: 'Reihen zeichnen',
    drawRowsMeans: 'Das ersetzt die jetzige Zeichnung.',
    rows: 'Reihen',
    perRow: 'Pro Reihe',
    kind: 'Art',
    kinds: { mats: 'Matten', reformers: 'Reformer', bikes: 'Bikes' },
    draw: 'Zeichnen',
    grid: 'Der Raum von oben',
    gridMeans:
      'Tippe auf ein leeres Feld, um einen Platz hinzuzufügen. Tippe auf einen Platz, um ihn umzubenennen, zu verschieben oder zu entfernen. Die Pfeiltasten wechseln das Feld.',
    front: 'Vorne',
    emptySquare: (row, column) => `Reihe ${figure(row)}, Spalte ${figure(column)}: Platz hinzufügen`,
    moveHere: (seat, row, column) => `Reihe ${figure(row)}, Spalte ${figure(column)}: ${seat} hierher verschieben`,
    seatAt: (seat, row, column) => `${seat}, Reihe ${figure(row)}, Spalte ${figure(column)}`,
    seatName: 'Name des Platzes',
    moving: (seat) => `Tippe auf ein leeres Feld, um ${seat} dorthin zu verschieben.`,
    removeSeat: (seat) => `${seat} entfernen`,
    addSeat: 'Platz hinzufügen',
    list: 'Alle Plätze',
    needsSeat: 'Zeichne mindestens einen Platz.',
    lostTitle: 'Diese Personen verlieren ihren Platz',
    anyway: 'Speichern und neue Plätze zuweisen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const seats = (n: number) => count(n, { one: '1 sitio', other: `${figure(n)} sitios` })

  return {
    title: 'Planos de sala',
    titleMeans:
      'Salas con sitios con nombre: esterillas, reformers, bicis. Los clientes eligen su sitio y la lista de asistentes muestra dónde está cada persona.',
    table: 'Planos de sala',
    add: 'Dibujar una sala',
    edit: 'Editar',
    editTitle: (name) => `Editar: ${name}`,
    name: 'Nombre',
    seatCount: seats,
    usedBy: (templates, classes) =>
      [
        count(templates, { one: '1 tipo de clase', other: `${figure(templates)} tipos de clase` }),
        count(classes, { one: '1 próxima clase', other: `${figure(classes)} próximas clases` }),
      ].join(', '),
    unused: 'Aún sin usar',
    inUse: 'Hay tipos de clase o próximas clases que usan la sala. Elige antes otra para ellos.',
    added: (name) => `Sala añadida: ${name}. Elígela en un tipo de clase.`,
    saved: 'Guardado',
    remove: 'Eliminar',
    removeTitle: (name) => `¿Eliminar «${name}»?`,
    removeMeans: 'Las clases pasadas en esta sala conservan sus sitios.',
    removed: (name) => `Sala eliminada: ${name}`,
    emptyTitle: 'No hay planos de sala',
    empty: 'Dibuja una sala si los clientes deben elegir sitio.',
    drawRows: 'Dibujar filas',
    drawRowsMeans: 'Sustituye el dibujo actual.',
    rows: 'Filas',
    perRow: 'Por fila',
    kind: 'Tipo',
    kinds: { mats: 'Esterillas', reformers: 'Reformers', bikes: 'Bicis' },
    draw: 'Dibujar',
    grid: 'La sala vista desde arriba',
    gridMeans:
      'Toca una casilla vacía para añadir un sitio. Toca un sitio para cambiarle el nombre, moverlo o quitarlo. Las flechas cambian de casilla.',
    front: 'Delante',
    emptySquare: (row, column) => `Fila ${figure(row)}, columna ${figure(column)}: añadir un sitio`,
    moveHere: (seat, row, column) => `Fila ${figure(row)}, columna ${figure(column)}: mover aquí ${seat}`,
    seatAt: (seat, row, column) => `${seat}, fila ${figure(row)}, columna ${figure(column)}`,
    seatName: 'Nombre del sitio',
    moving: (seat) => `Toca una casilla vacía para mover allí ${seat}.`,
    removeSeat: (seat) => `Quitar ${seat}`,
    addSeat: 'Añadir un sitio',
    list: 'Todos los sitios',
    needsSeat: 'Dibuja al menos un sitio.',
    lostTitle: 'Estos clientes pierden su sitio',
    anyway: 'Guardar y asignar otros sitios',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Plans de salle',
    titleMeans:
      'Des salles aux places nommées\u00a0: tapis, reformers, vélos. Les clients choisissent leur place, et la liste des participants montre qui est où.',
    table: 'Plans de salle',
    add: 'Dessiner une salle',
    edit: 'Modifier',
    editTitle: (name) => `Modifier\u00a0: ${name}`,
    name: 'Nom',
    seatCount: (n) => count(n, { one: `${figure(n)} place`, other: `${figure(n)} places` }),
    usedBy: (templates, classes) =>
      [
        count(templates, { one: `${figure(templates)} type de cours`, other: `${figure(templates)} types de cours` }),
        `${figure(classes)} cours à venir`,
      ].join(', '),
    unused: 'Pas encore utilisé',
    inUse: 'Des types de cours ou des cours à venir l’utilisent. Choisissez-leur d’abord une autre salle.',
    added: (name) => `${name}\u00a0: plan ajouté. Choisissez-le dans un type de cours.`,
    saved: 'Enregistré',
    remove: 'Supprimer',
    removeTitle: (name) => `Supprimer «\u00a0${name}\u00a0»\u202f?`,
    removeMeans: 'Les cours passés dans cette salle gardent leurs places.',
    removed: (name) => `${name}\u00a0: plan supprimé`,
    emptyTitle: 'Aucun plan de salle',
    empty: 'Dessinez une salle si les clients doivent choisir une place.',
    drawRows: 'Dessiner des rangées',
    drawRowsMeans: 'Cela remplace le dessin actuel.',
    rows: 'Rangées',
    perRow: 'Par rangée',
    kind: 'Type',
    kinds: { mats: 'Tapis', reformers: 'Reformers', bikes: 'Vélos' },
    draw: 'Dessiner',
    grid: 'La salle vue d’en haut',
    gridMeans:
      'Touchez une case vide pour ajouter une place. Touchez une place pour la renommer, la déplacer ou la retirer. Les flèches changent de case.',
    front: 'Devant',
    emptySquare: (row, column) => `Rangée ${figure(row)}, colonne ${figure(column)}\u00a0: ajouter une place`,
    moveHere: (seat, row, column) => `Rangée ${figure(row)}, colonne ${figure(column)}\u00a0: déplacer ${seat} ici`,
    seatAt: (seat, row, column) => `${seat}, rangée ${figure(row)}, colonne ${figure(column)}`,
    seatName: 'Nom de la place',
    moving: (seat) => `Touchez une case vide pour y déplacer ${seat}.`,
    removeSeat: (seat) => `Retirer ${seat}`,
    addSeat: 'Ajouter une place',
    list: 'Toutes les places',
    needsSeat: 'Dessinez au moins une place.',
    lostTitle: 'Ces clients perdent leur place',
    anyway: 'Enregistrer et attribuer d’autres places',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const seats = (n: number) => count(n, { one: 'un posto', other: `${figure(n)} posti` })

  return {
    title: 'Piante delle sale',
    titleMeans:
      'Sale con posti numerati: tappetini, reformer, bici. I clienti scelgono il posto, e l’elenco dei partecipanti mostra chi sta dove.',
    table: 'Piante delle sale',
    add: 'Disegna una sala',
    edit: 'Modifica',
    editTitle: (name: string) => `Modifica: ${name}`,
    name: 'Nome',
    seatCount: seats,
    usedBy: (templates: number, classes: number) =>
      [
        count(templates, { one: 'un tipo di lezione', other: `${figure(templates)} tipi di lezione` }),
        count(classes, { one: 'una lezione futura', other: `${figure(classes)} lezioni future` }),
      ].join(', '),
    unused: 'Non ancora usata',
    inUse: 'Tipi di lezione o lezioni future usano questa sala. Scegli prima per loro un’altra sala.',
    added: (name: string) => `Sala aggiunta: ${name}. Sceglila in un tipo di lezione.`,
    saved: 'Salvato',
    remove: 'Elimina',
    removeTitle: (name: string) => `Eliminare «${name}»?`,
    removeMeans: 'Le lezioni passate in questa sala mantengono i posti.',
    removed: (name: string) => `Sala eliminata: ${name}`,
    emptyTitle: 'Nessuna pianta',
    empty: 'Disegna una sala se i clienti devono scegliere il posto.',
    drawRows: 'Disegna le file',
    drawRowsMeans: 'Sostituisce il disegno attuale.',
    rows: 'File',
    perRow: 'Per fila',
    kind: 'Tipo',
    kinds: { mats: 'Tappetini', reformers: 'Reformer', bikes: 'Bici' },
    draw: 'Disegna',
    grid: 'La sala dall’alto',
    gridMeans:
      'Tocca una casella vuota per aggiungere un posto. Tocca un posto per rinominarlo, spostarlo o rimuoverlo. Le frecce cambiano casella.',
    front: 'Davanti',
    emptySquare: (row: number, column: number) => `Fila ${figure(row)}, colonna ${figure(column)}: aggiungi un posto`,
    moveHere: (seat: string, row: number, column: number) =>
      `Fila ${figure(row)}, colonna ${figure(column)}: sposta qui ${seat}`,
    seatAt: (seat: string, row: number, column: number) => `${seat}, fila ${figure(row)}, colonna ${figure(column)}`,
    seatName: 'Nome del posto',
    moving: (seat: string) => `Tocca una casella vuota per spostare lì ${seat}.`,
    removeSeat: (seat: string) => `Rimuovi ${seat}`,
    addSeat: 'Aggiungi un posto',
    list: 'Tutti i posti',
    needsSeat: 'Disegna almeno un posto.',
    lostTitle: 'Questi clienti perdono il posto',
    anyway: 'Salva e assegna altri posti',
  }
}
