import { figures, plurals } from '../../i18n/plural.ts'
import type { availability as en } from '../en/availability.ts'

const count = plurals('it')
const figure = figures('it')

export const availability: typeof en = {
  title: 'Quando mi si può prenotare',
  lead: 'Uguale ogni settimana. I corsi e gli appuntamenti si tolgono da soli.',
  week: 'Orari di una settimana',
  grid: 'Disegna con il puntatore o muoviti con le frecce: la barra spaziatrice segna mezz’ora, Maiusc con una freccia continua a disegnare.',
  striped: 'A righe: orari per un solo servizio.',
  stripedOthers: 'A righe: orari per tutti i servizi o per un altro.',
  drawFor: 'Disegna per',
  every: 'Tutti i servizi',
  cellFree: (when) => `${when}: non disponibile`,
  cellOpen: (when, service) => `${when}: disponibile, ${service}`,
  list: 'Come elenco',
  none: 'Non in questo giorno',
  from: 'Dalle',
  to: 'Alle',
  service: 'Per',
  add: 'Aggiungi un orario',
  addOn: (day) => `Aggiungi un orario: ${day}`,
  removeNamed: (day, hours) => `Togli: ${day}, ${hours}`,
  off: 'Disattivato',
  order: 'La fine deve venire dopo l’inizio.',
  save: 'Salva gli orari',
  saved: 'Orari salvati',
  stays: 'Ciò che è già prenotato resta com’è.',
  changed: 'Gli orari sono cambiati nel frattempo',
  changedMeans:
    'Su un altro schermo sono stati salvati altri orari. Riprendi quelli, e ciò che hai cambiato qui va perso; oppure salva, e i tuoi prendono il loro posto.',
  takeSaved: 'Riprendili',
  saveMine: 'Salva i miei',

  timeOff: {
    title: 'Assenze',
    lead: 'Durante un’assenza non si può prenotare nulla.',
    none: 'Nessuna assenza prevista.',
    add: 'Aggiungi un’assenza',
    wholeDays: 'Giornate intere',
    first: 'Primo giorno',
    last: 'Ultimo giorno',
    from: 'Dalle',
    to: 'Alle',
    reason: 'Motivo',
    reasonHelp: 'Solo per lo studio.',
    order: 'La fine deve venire dopo l’inizio.',
    save: 'Aggiungi',
    saved: 'Assenza aggiunta',
    removeNamed: (when) => `Togli l’assenza: ${when}`,
    removed: 'Assenza tolta',
    clashes: (n) =>
      count(n, { one: 'In quel periodo c’è un impegno', other: `In quel periodo ci sono ${figure(n)} impegni` }),
    clashesMean: 'Restano. Aggiungila lo stesso e risolvili uno a uno, oppure scegli un altro momento.',
    anyway: 'Aggiungila lo stesso',
  },
}
