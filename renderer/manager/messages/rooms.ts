import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const seats = (n: number) => count(n, { one: 'one seat', other: `${figure(n)} seats` })

  return {
    title: 'Room plans',
    titleMeans:
      'Rooms whose places have names: mats, reformers, bikes. Clients pick their seat, and the roster shows who sits where.',
    table: 'Room plans',
    add: 'Draw a room',
    edit: 'Edit',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    seatCount: seats,
    usedBy: (templates: number, classes: number) =>
      [
        count(templates, { one: 'one template', other: `${figure(templates)} templates` }),
        count(classes, { one: 'one class to come', other: `${figure(classes)} classes to come` }),
      ].join(', '),
    unused: 'Not used yet',
    inUse: 'Class templates or classes to come use it. Choose another room for them first.',
    added: (name: string) => `${name} was added. Choose it in a class template.`,
    saved: 'Saved',
    remove: 'Delete',
    removeTitle: (name: string) => `Delete ${name}?`,
    removeMeans: 'Classes that were held in it keep their seats.',
    removed: (name: string) => `${name} was deleted`,
    emptyTitle: 'No room plans',
    empty: 'Draw a room where it matters which place somebody has.',
    drawRows: 'Draw rows',
    drawRowsMeans: 'This takes the place of what is drawn.',
    rows: 'Rows',
    perRow: 'In each',
    kind: 'Of',
    kinds: { mats: 'Mats', reformers: 'Reformers', bikes: 'Bikes' },
    draw: 'Draw',
    grid: 'The room from above',
    gridMeans:
      'Tap an empty square to add a seat. Tap a seat to rename, move or remove it. Arrow keys go from square to square.',
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
    lostTitle: 'These lose their seat',
    anyway: 'Save, give them other seats',
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
      'Räume, in denen jeder Platz einen Namen hat: Matten, Reformer, Räder. Den Platz wählt man beim Buchen, und die Anwesenheitsliste zeigt, wer wo ist.',
    table: 'Raumpläne',
    add: 'Raum zeichnen',
    edit: 'Bearbeiten',
    editTitle: (name) => `${name} bearbeiten`,
    name: 'Name',
    seatCount: seats,
    usedBy: (templates, classes) =>
      [
        count(templates, { one: 'einer Vorlage', other: `${figure(templates)} Vorlagen` }),
        count(classes, { one: 'einem kommenden Kurs', other: `${figure(classes)} kommenden Kursen` }),
      ].join(', '),
    unused: 'Noch nicht verwendet',
    inUse: 'Kursvorlagen oder kommende Kurse verwenden ihn. Wähle für sie zuerst einen anderen Raum.',
    added: (name) => `${name} ist hinzugefügt. Wähle den Raum in einer Kursvorlage.`,
    saved: 'Gespeichert',
    remove: 'Löschen',
    removeTitle: (name) => `${name} löschen?`,
    removeMeans: 'Kurse, die darin stattgefunden haben, behalten ihre Plätze.',
    removed: (name) => `${name} ist gelöscht`,
    emptyTitle: 'Keine Raumpläne',
    empty: 'Zeichne einen Raum, in dem es darauf ankommt, wer welchen Platz hat.',
    drawRows: 'Reihen zeichnen',
    drawRowsMeans: 'Das ersetzt, was gezeichnet ist.',
    rows: 'Reihen',
    perRow: 'Je Reihe',
    kind: 'Art',
    kinds: { mats: 'Matten', reformers: 'Reformer', bikes: 'Räder' },
    draw: 'Zeichnen',
    grid: 'Der Raum von oben',
    gridMeans:
      'Tippe auf ein leeres Feld, um einen Platz hinzuzufügen. Tippe auf einen Platz, um ihn umzubenennen, zu verschieben oder zu entfernen. Mit den Pfeiltasten gehst du von Feld zu Feld.',
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
    lostTitle: 'Diese verlieren ihren Platz',
    anyway: 'Speichern und andere Plätze geben',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const seats = (n: number) => count(n, { one: '1 sitio', other: `${figure(n)} sitios` })

  return {
    title: 'Planos de sala',
    titleMeans:
      'Salas con sitios que tienen nombre: esterillas, reformers, bicis. Los clientes eligen su sitio y la lista de asistencia muestra dónde está cada cual.',
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
    inUse: 'Hay tipos de clase o próximas clases que la usan. Elige antes otra sala para ellas.',
    added: (name) => `Sala añadida: ${name}. Elígela en un tipo de clase.`,
    saved: 'Guardado',
    remove: 'Eliminar',
    removeTitle: (name) => `¿Eliminar ${name}?`,
    removeMeans: 'Las clases que se dieron en ella conservan sus sitios.',
    removed: (name) => `Sala eliminada: ${name}`,
    emptyTitle: 'No hay planos de sala',
    empty: 'Dibuja una sala si importa qué sitio ocupa cada cual.',
    drawRows: 'Dibujar filas',
    drawRowsMeans: 'Sustituye lo que hay dibujado.',
    rows: 'Filas',
    perRow: 'En cada una',
    kind: 'De',
    kinds: { mats: 'Esterillas', reformers: 'Reformers', bikes: 'Bicis' },
    draw: 'Dibujar',
    grid: 'La sala vista desde arriba',
    gridMeans:
      'Toca una casilla vacía para añadir un sitio. Toca un sitio para cambiarle el nombre, moverlo o quitarlo. Con las flechas se pasa de casilla en casilla.',
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
    lostTitle: 'Pierden su sitio',
    anyway: 'Guardar y darles otros sitios',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Plans de salle',
    titleMeans:
      'Des salles dont les places ont un nom\u00a0: tapis, reformers, vélos. Les clients choisissent leur place, et la liste des participants montre qui est où.',
    table: 'Plans de salle',
    add: 'Dessiner une salle',
    edit: 'Modifier',
    editTitle: (name) => `Modifier ${name}`,
    name: 'Nom',
    seatCount: (n) => count(n, { one: `${figure(n)} place`, other: `${figure(n)} places` }),
    usedBy: (templates, classes) =>
      [
        count(templates, { one: `${figure(templates)} modèle`, other: `${figure(templates)} modèles` }),
        `${figure(classes)} cours à venir`,
      ].join(', '),
    unused: 'Pas encore utilisée',
    inUse: 'Des modèles ou des cours à venir l’utilisent. Choisissez-leur d’abord une autre salle.',
    added: (name) => `${name}\u00a0: plan ajouté. Choisissez-le dans un modèle de cours.`,
    saved: 'Enregistré',
    remove: 'Supprimer',
    removeTitle: (name) => `Supprimer ${name}\u202f?`,
    removeMeans: 'Les cours qui y ont eu lieu gardent leurs places.',
    removed: (name) => `${name}\u00a0: plan supprimé`,
    emptyTitle: 'Aucun plan de salle',
    empty: 'Dessinez une salle là où la place de chacun compte.',
    drawRows: 'Dessiner des rangées',
    drawRowsMeans: 'Cela remplace ce qui est dessiné.',
    rows: 'Rangées',
    perRow: 'Par rangée',
    kind: 'Genre',
    kinds: { mats: 'Tapis', reformers: 'Reformers', bikes: 'Vélos' },
    draw: 'Dessiner',
    grid: 'La salle vue d’en haut',
    gridMeans:
      'Touchez une case vide pour ajouter une place. Touchez une place pour la renommer, la déplacer ou la retirer. Les flèches vont de case en case.',
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
    lostTitle: 'Ces personnes perdent leur place',
    anyway: 'Enregistrer et leur donner d’autres places',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const seats = (n: number) => count(n, { one: 'un posto', other: `${figure(n)} posti` })

  return {
    title: 'Piani delle sale',
    titleMeans:
      'Sale i cui posti hanno un nome: tappetini, reformer, bici. I clienti scelgono il posto, e l’elenco dei partecipanti mostra chi sta dove.',
    table: 'Piani delle sale',
    add: 'Disegna una sala',
    edit: 'Modifica',
    editTitle: (name: string) => `Modifica ${name}`,
    name: 'Nome',
    seatCount: seats,
    usedBy: (templates: number, classes: number) =>
      [
        count(templates, { one: 'un tipo di lezione', other: `${figure(templates)} tipi di lezione` }),
        count(classes, { one: 'una lezione futura', other: `${figure(classes)} lezioni future` }),
      ].join(', '),
    unused: 'Non ancora usata',
    inUse: 'La usano tipi di lezione o lezioni future. Scegli prima per loro un’altra sala.',
    added: (name: string) => `${name}: aggiunta. Sceglila in un tipo di lezione.`,
    saved: 'Salvato',
    remove: 'Elimina',
    removeTitle: (name: string) => `Eliminare ${name}?`,
    removeMeans: 'Le lezioni già tenute lì mantengono i loro posti.',
    removed: (name: string) => `${name}: eliminata`,
    emptyTitle: 'Nessun piano',
    empty: 'Disegna una sala dove conta quale posto ha ognuno.',
    drawRows: 'Disegna le file',
    drawRowsMeans: 'Prende il posto di ciò che è disegnato.',
    rows: 'File',
    perRow: 'Per fila',
    kind: 'Di',
    kinds: { mats: 'Tappetini', reformers: 'Reformer', bikes: 'Bici' },
    draw: 'Disegna',
    grid: 'La sala dall’alto',
    gridMeans:
      'Tocca una casella vuota per aggiungere un posto. Tocca un posto per rinominarlo, spostarlo o toglierlo. Le frecce passano da una casella all’altra.',
    front: 'Davanti',
    emptySquare: (row: number, column: number) => `Fila ${figure(row)}, colonna ${figure(column)}: aggiungi un posto`,
    moveHere: (seat: string, row: number, column: number) =>
      `Fila ${figure(row)}, colonna ${figure(column)}: sposta qui ${seat}`,
    seatAt: (seat: string, row: number, column: number) => `${seat}, fila ${figure(row)}, colonna ${figure(column)}`,
    seatName: 'Nome del posto',
    moving: (seat: string) => `Tocca una casella vuota per spostare lì ${seat}.`,
    removeSeat: (seat: string) => `Togli ${seat}`,
    addSeat: 'Aggiungi un posto',
    list: 'Tutti i posti',
    needsSeat: 'Disegna almeno un posto.',
    lostTitle: 'Queste persone perdono il posto',
    anyway: 'Salva, assegna altri posti',
  }
}
