import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')
const seats = (n: number) => count(n, { one: '1 sitio', other: `${figure(n)} sitios` })

export const rooms: Messages['rooms'] = {
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

export const kiosks: Messages['kiosks'] = {
  title: 'Quioscos',
  titleMeans:
    'Una tableta en la entrada donde los clientes registran su llegada. Muestra el nombre con una inicial y nada más, y no necesita internet: basta la red del centro.',
  table: 'Quioscos',
  add: 'Añadir quiosco',
  name: 'Nombre',
  nameExample: 'Entrada principal',
  location: 'Sede',
  everywhere: 'Todas las sedes',
  paired: (when) => `Vinculado: ${when}`,
  waits: (time) => `Espera su código hasta: ${time}`,
  lapsed: 'Su código ha caducado',
  codeTitle: 'Escribe este código en la tableta',
  codeMeans: (time) =>
    `Abre la dirección en la tableta y escribe el código. Vale una sola vez y no se vuelve a mostrar. Caduca: ${time}.`,
  address: 'Dirección',
  code: 'Código',
  otherAddress:
    'En una tableta, usa la dirección de este ordenador en la red del centro (mira «Ponerse en línea») seguida de /kiosk.',
  done: 'Listo',
  revoke: 'Desvincular',
  remove: 'Desvincular',
  removeTitle: (name) => `¿Desvincular ${name}?`,
  removeMeans: 'Desde ese momento su tableta no puede registrar ninguna llegada.',
  removed: (name) => `Quiosco desvinculado: ${name}`,
  emptyTitle: 'No hay quioscos',
  empty: 'Añade uno y vincula una tableta con el código.',
}
