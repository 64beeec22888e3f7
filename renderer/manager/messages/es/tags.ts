import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('es')
const figure = figures('es')

const clients = (n: number) => count(n, { one: '1 cliente', other: `${figure(n)} clientes` })

export const tags: Messages['tags'] = {
  pages: 'Páginas de marketing',
  title: 'Etiquetas',
  lead: 'Palabras tuyas para los clientes: para encontrarlos y para escribirles.',
  create: 'Nueva etiqueta',
  table: 'Etiquetas',
  name: 'Nombre',
  color: 'Color',
  clients: 'Clientes',
  byHand: 'Se pone a mano',
  byRule: (event, condition) => (condition === '' ? `Cuando ${event}` : `Cuando ${event} y ${condition}`),
  moreRules: (n) => count(n, { one: '+ 1 regla más', other: `+ ${figure(n)} reglas más` }),
  changed: 'Desde',
  show: 'Ver los clientes',
  edit: 'Editar',
  delete: 'Eliminar',
  emptyTitle: 'Aún no hay etiquetas',
  empty: 'Ponlas a mano en la ficha de cada cliente, o deja que lo haga una regla.',
  newTitle: 'Nueva etiqueta',
  editTitle: (name) => `Editar: ${name}`,
  created: (name) => `Etiqueta creada: ${name}`,
  saved: 'Guardado',
  submit: 'Crear etiqueta',
  deleteTitle: (name) => `¿Eliminar ${name}?`,
  deleteMeans: (n) => (n === 0 ? 'Nadie la tiene.' : `La perderán: ${clients(n)}. No se puede deshacer.`),
  deleted: (name) => `Etiqueta eliminada: ${name}`,
  filter: 'Etiqueta',
  anyTag: 'Cualquier etiqueta',
}

export const tagRules: Messages['tagRules'] = {
  title: 'Reglas de etiquetas',
  lead: 'Cuando pasa algo, los clientes que corresponda reciben una etiqueta por sí solos.',
  create: 'Nueva regla',
  list: 'Reglas',
  when: 'Cuando',
  and: 'y',
  gives: 'poner la etiqueta',
  isOn: (tag) => `Regla: ${tag}`,
  on: 'Activa',
  off: 'Inactiva',
  turnedOn: 'Regla activada',
  turnedOff: 'Regla desactivada; las etiquetas que puso se quedan',
  has: (n) => count(n, { one: '1 cliente tiene la etiqueta', other: `${figure(n)} clientes tienen la etiqueta` }),
  fired: (n) =>
    n === 0 ? 'Aún no se ha aplicado' : count(n, { one: 'Aplicada una vez', other: `Aplicada ${figure(n)} veces` }),
  last: (when) => `la última: ${when}`,
  emptyTitle: 'Aún no hay reglas',
  empty: 'Por ejemplo: cuando alguien viene por primera vez, la etiqueta «Primera vez».',
  ideas: {
    title: 'Reglas para empezar',
    lead: 'Lo que muchos centros etiquetan automáticamente. Mira una y elige tu propia etiqueta.',
    newHere: 'Nuevo aquí',
    away: 'Ya no viene',
    nearlyUsedUp: 'Casi agotado',
    missed: 'Faltó a clase',
  },
  more: 'Más acciones',
  edit: 'Editar',
  delete: 'Eliminar la regla',
  deleteTitle: '¿Eliminar esta regla?',
  deleteMeans: 'Las etiquetas que puso se quedan. Si la desactivas, la conservas para más adelante.',
  deleted: 'Regla eliminada',

  newTitle: 'Nueva regla',
  editTitle: 'Editar la regla',
  event: 'Cuando',
  eventHelp: 'La regla mira todo lo que pase desde ahora.',
  chooseEvent: 'Elige qué pasa',
  conditions: 'Y',
  conditionsHelp: 'Sin condiciones vale para cualquier cliente a quien le pase.',
  tag: 'Poner la etiqueta',
  chooseTag: 'Elige una etiqueta',
  noTags: 'Crea antes una etiqueta',
  active: 'Regla activa',
  activeHelp: 'Vale para lo que pase desde ahora, no para lo pasado.',
  submit: 'Crear regla',
  created: 'Regla creada',
  saved: 'Guardado',
  incomplete: 'Completa todas las condiciones o quita las que sobren.',
  reads: 'En palabras',

  preview: 'Probarla con los últimos 90 días',
  previewMeans: 'Muestra a quién habría afectado la regla. No se cambia nada.',
  run: 'Probar',
  runAgain: 'Probar otra vez',
  noEvent: 'Elige antes qué pasa.',
  outdated: 'La regla ha cambiado desde entonces.',
  nobody: 'No habría afectado a nadie.',
  looked: (n, capped) =>
    capped
      ? `Se han mirado los ${figure(n)} eventos más recientes; había más.`
      : count(n, { one: 'Se ha mirado un evento.', other: `Se han mirado ${figure(n)} eventos.` }),
  would: (people, times) =>
    `${clients(people)}, ${count(times, { one: 'una vez', other: `${figure(times)} veces en total` })}`,
  fresh: (n) => (n === 0 ? 'Todos tienen ya la etiqueta.' : `Recibirían la etiqueta por primera vez: ${clients(n)}.`),
  times: (n) => count(n, { one: 'una vez', other: `${figure(n)} veces` }),
  hasTag: 'ya tiene la etiqueta',
  shownOf: (shown, all) => `Los últimos ${figure(shown)} de ${figure(all)}.`,
}
