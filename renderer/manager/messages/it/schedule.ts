import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import { calendar as link } from '../../../shared/messages/it/calendar.ts'
import type { Messages } from '../en/index.ts'
import { al, il } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')
const list = lists('it')

const people = (n: number) => count(n, { one: '1 persona', other: `${figure(n)} persone` })
const classCount = (n: number) => count(n, { one: '1 lezione', other: `${figure(n)} lezioni` })
const bookings = (n: number) => count(n, { one: '1 prenotazione', other: `${figure(n)} prenotazioni` })

const links = {
  title: 'Link del calendario',
  lead: 'Abbonati una volta: l’orario, e ciò che viene spostato o annullato, compare automaticamente in quel calendario.',
  whose: 'Lezioni di',
  studio: 'Tutto lo studio',
}

const toolbar = {
  today: 'Oggi',
  before: { month: 'Mese precedente', week: 'Settimana precedente', day: 'Giorno precedente' },
  after: { month: 'Mese successivo', week: 'Settimana successiva', day: 'Giorno successivo' },
  view: 'Vista',
  views: { month: 'Mese', week: 'Settimana', day: 'Giorno' },
  instructor: 'Insegnante',
  everyone: 'Tutti gli insegnanti',
  location: 'Sede',
  everywhere: 'Tutte le sedi',
  template: 'Tipo di lezione',
  everything: 'Tutte le lezioni',
  days: 'Giorni della settimana',
  keys: 'Tasti',
  keysTitle: 'Tastiera',
  keyList: [
    ['T', 'Oggi'],
    ['← →', 'Precedente e successivo'],
    ['M', 'Mese'],
    ['W', 'Settimana'],
    ['D', 'Giorno'],
    ['N', 'Programma una lezione'],
    ['Invio', 'Apri la lezione selezionata'],
    ['Alt ↑ ↓', 'Spostala di 15 minuti'],
    ['Alt ← →', 'Spostala di un giorno'],
    ['Alt Maiusc ↑ ↓', 'Accorciala o allungala'],
  ] as readonly (readonly [keys: string, what: string])[],
}

const scopes = {
  label: 'Quali lezioni',
  this: 'Solo questa lezione',
  thisMeans: 'Resta poi com’è quando si modifica la serie.',
  this_and_following: 'Questa e le successive',
  this_and_followingMeans: 'Questa lezione, quelle dopo e quelle ancora da creare.',
  all: 'Tutta la serie',
  allMeans: 'Tutte le lezioni future.',
  includeEdited: 'Anche le lezioni modificate a mano',
}

const move = {
  title: (name: string) => `Spostare ${name}?`,
  resizeTitle: (name: string) => `Cambiare la durata di ${name}?`,
  fromTo: (from: string, to: string) => `Prima: ${from}. Dopo: ${to}`,
  told: (n: number) =>
    count(n, {
      one: 'C’è 1 prenotazione. La persona viene avvisata del nuovo orario e può annullare gratis.',
      other: `Ci sono ${figure(n)} prenotazioni. Le persone vengono avvisate del nuovo orario e possono annullare gratis.`,
    }),
  toldSeries: 'Chi ha prenotato viene avvisato del nuovo orario e può annullare gratis.',
  submit: 'Sposta',
  submitAnyway: 'Sposta comunque',
  resize: 'Cambia',
  resizeAnyway: 'Cambia comunque',
  done: (name: string, when: string) => `Nuovo orario di ${name}: ${when}`,
  at: (name: string, when: string) => `${name}: ${when}, non ancora salvato`,
}

const clash = {
  title: (n: number) => count(n, { one: 'C’è una sovrapposizione', other: `Ci sono ${figure(n)} sovrapposizioni` }),
  more: (n: number) => `e altre ${figure(n)}`,
}

const plan = {
  title: 'Programma una lezione',
  template: 'Lezione',
  chooseTemplate: 'Scegli una lezione',
  day: 'Data',
  firstDay: 'Dal',
  start: 'Inizio',
  duration: 'Durata',
  minutes: 'min',
  capacity: 'Posti',
  instructor: 'Insegnante',
  nobody: 'Ancora nessuno',
  location: 'Sede',
  noLocation: 'Nessuna',
  repeats: 'Si ripete',
  once: 'Una volta',
  weekly: 'Ogni settimana',
  weekdays: 'In questi giorni',
  noWeekday: 'Scegli almeno un giorno.',
  interval: 'Ogni',
  weeks: (n: number) => count(n, { one: 'settimana', other: 'settimane' }),
  ends: 'Fine',
  endings: { never: 'Mai', until: 'In una data', count: 'Dopo un certo numero di lezioni' },
  until: 'Ultimo giorno',
  count: 'Lezioni in tutto',
  seriesMeans:
    'Le lezioni vengono create per 12 settimane; le altre seguono da sole. I giorni di chiusura vengono saltati.',
  submit: 'Programma la lezione',
  submitSeries: 'Programma la serie',
  anyway: 'Programma comunque',
  done: (name: string, when: string) => `${name} è in programma: ${when}`,
  doneSeries: (name: string, when: string) => `${name} è in programma, la prima volta ${il(when)}`,
  noTemplates: 'Ancora nessun tipo di lezione',
  noTemplatesMeans:
    'Un tipo dice com’è una lezione: nome, durata, posti e colore. Creane uno, poi programma le sue lezioni.',
  newTemplate: 'Nuovo tipo di lezione',
}

const details = {
  loading: 'Lezione',
  roster: 'Apri i partecipanti',
  edit: 'Modifica',
  substitute: 'Sostituisci',
  cancel: 'Annulla la lezione',
  planAgain: 'Programma di nuovo',
  instructor: 'Insegnante',
  nobody: 'Ancora nessuno',
  insteadOf: (name: string) => `al posto di ${name}`,
  location: 'Sede',
  repeats: 'Si ripete',
  editedByHand: 'Modificata a mano',
  editedMeans: 'Resta com’è quando si modifica la serie.',
  opens: 'Apertura prenotazioni',
  closes: 'Chiusura prenotazioni',
  freeUntil: 'Annullamento gratuito entro',
  cancelledAt: 'Annullata',
  seats: 'Posti',
  booked: (booked: number, capacity: number) => `Prenotati ${figure(booked)} su ${figure(capacity)}`,
  held: (n: number) => count(n, { one: '1 posto riservato', other: `${figure(n)} posti riservati` }),
  waiting: (n: number) => count(n, { one: '1 persona in attesa', other: `${figure(n)} persone in attesa` }),
  notCancelled: 'Questa lezione è stata annullata.',
  begun: 'La lezione è già iniziata: l’orario resta.',
  over: 'La lezione è finita.',
}

const substitute = {
  choose: 'Chi la tiene al suo posto?',
  planned: 'Doveva tenerla',
  nobodyElse: 'Non c’è nessun altro insegnante',
  done: (name: string) => `Questa lezione la tiene ${name}`,
  title: (name: string) => `${name} ha un’altra lezione a quell’ora`,
  anyway: 'Sostituisci comunque',
}

const edit = {
  submit: 'Salva',
  anyway: 'Salva comunque',
  done: 'Lezione salvata',
  seriesDone: 'Serie salvata',
}

const cancelling = {
  title: (name: string) => `Annullare ${name}?`,
  reason: 'Motivo',
  reasonHelp: 'Chi ha prenotato lo legge nel messaggio.',
  counting: 'Si guarda chi ha prenotato…',
  nobody: 'Non ci sono prenotazioni.',
  means: (n: { classes: number; booked: number; waiting: number }) =>
    list(
      [
        n.classes > 1 ? `Si annullano ${classCount(n.classes)}` : 'Si annulla la lezione',
        n.booked > 0 ? `${n.booked === 1 ? 'decade' : 'decadono'} ${bookings(n.booked)}` : '',
        n.waiting > 0
          ? `${n.waiting === 1 ? 'viene avvisata' : 'vengono avvisate'} ${people(n.waiting)} in lista d’attesa`
          : '',
      ].filter(Boolean),
    ) + '.',
  credits: 'Tutti i crediti tornano indietro, non si addebita nulla e chi ha prenotato viene avvisato.',
  seriesEnds: 'La serie finisce lì: non si creano altre lezioni.',
  noUndo: 'Non si può tornare indietro.',
  keep: 'Mantieni la lezione',
  submit: (n: number) => count(n, { one: 'Annulla la lezione', other: `Annulla ${figure(n)} lezioni` }),
  done: (name: string) => `${name}: lezione annullata`,
}

const closures = {
  title: 'Chiusure',
  lead: 'I giorni in cui lo studio è chiuso. Le lezioni vengono annullate e tutti i crediti tornano indietro.',
  none: 'Nessuna chiusura',
  noneMeans: 'Aggiungi ferie o lavori, e vedi prima che cosa annullano.',
  list: 'Giorni di chiusura',
  add: 'Aggiungi chiusura',
  first: 'Primo giorno',
  last: 'Ultimo giorno',
  order: 'Viene prima del primo giorno.',
  reason: 'Motivo',
  reasonHelp: 'Lo leggono i clienti, per esempio «Natale».',
  extend: 'Prolunga pacchetti, lezioni singole e pass dei giorni di chiusura',
  preview: 'Che cosa comporta',
  previewMeans: (n: { classes: number; bookings: number; waiting: number }) =>
    n.classes === 0
      ? 'In questi giorni non ci sono lezioni.'
      : list(
          [
            `${n.classes === 1 ? 'Si annulla' : 'Si annullano'} ${classCount(n.classes)}`,
            n.bookings > 0
              ? `${n.bookings === 1 ? 'decade' : 'decadono'} ${bookings(n.bookings)} (i crediti tornano)`
              : 'non ci sono prenotazioni',
            n.waiting > 0
              ? `${n.waiting === 1 ? 'viene avvisata' : 'vengono avvisate'} ${people(n.waiting)} in lista d’attesa`
              : '',
          ].filter(Boolean),
        ) + '.',
  packs: (n: number) =>
    count(n, {
      one: '1 pacchetto o pass durerebbe di più.',
      other: `${figure(n)} pacchetti e pass durerebbero di più.`,
    }),
  submit: 'Chiudi questi giorni',
  done: (n: number) =>
    count(n, {
      one: 'Chiusura inserita: 1 lezione annullata',
      other: `Chiusura inserita: ${figure(n)} lezioni annullate`,
    }),
  extended: 'Pacchetti prolungati',
  remove: 'Riapri',
  removeTitle: 'Riaprire in questi giorni?',
  removeMeans:
    'Le lezioni future annullate per la chiusura tornano in orario, senza le prenotazioni di prima. I pacchetti restano prolungati.',
  removed: 'Di nuovo aperto',
  past: 'Passate',
}

const month = {
  grid: (month: string) => `Lezioni di ${month}`,
  none: 'nessuna lezione',
  classes: (n: number) => classCount(n),
  /** Of a day to come: how many classes there are and how full they are. */
  ahead: (n: number, booked: number, places: number) =>
    `${classCount(n)}, posti prenotati: ${figure(booked)} su ${figure(places)}`,
  /** Of a day that is over. */
  over: (n: number, came: number, booked: number) => `${classCount(n)}, presenti ${figure(came)} su ${figure(booked)}`,
  off: (n: number) => count(n, { one: '1 annullata', other: `${figure(n)} annullate` }),
  waiting: (n: number) => count(n, { one: '1 persona in attesa', other: `${figure(n)} persone in attesa` }),
  closed: (reason: string | null) => (reason === null ? 'chiuso' : `chiuso: ${reason}`),
  more: (n: number) => `altre ${figure(n)}`,
}

export const schedule: Messages['schedule'] = {
  links,
  link,
  title: 'Orario',
  templates: 'Tipi di lezione',
  planClass: 'Programma una lezione',
  calendar: 'Calendario',
  came: (came: number, booked: number) => `Presenti ${figure(came)}/${figure(booked)}`,
  print: 'Stampa',
  printed: (when: string) => `Stampato: ${when}`,
  moreOf: (n: number) => `+${figure(n)}`,
  moreHint: (n: number) => `Mostra il giorno; non visibili qui: ${classCount(n)}`,
  fill: ({ booked, capacity }: { booked: number; capacity: number }) => `${figure(booked)}/${figure(capacity)}`,
  waiting: (n: number) => count(n, { one: '1 persona in attesa', other: `${figure(n)} persone in attesa` }),
  state: { scheduled: 'In programma', in_progress: 'In corso', finished: 'Finita', cancelled: 'Annullata' },
  closed: 'Chiuso',
  emptyTitle: {
    month: 'Nessuna lezione questo mese',
    week: 'Nessuna lezione questa settimana',
    day: 'Nessuna lezione in questo giorno',
  },
  empty: 'Disegnane una nel calendario, oppure programmala da qui.',
  emptyMonth: 'Programmala da qui, oppure disegnala in una settimana.',
  emptyFiltered: 'Nessuna corrisponde ai filtri.',
  clearFilters: 'Azzera i filtri',
  everyWeek: (days: readonly string[]) => `Ogni settimana: ${list(days)}`,
  everyWeeks: (n: number, days: readonly string[]) => `Ogni ${figure(n)} settimane: ${list(days)}`,
  untilDay: (rule: string, day: string) => `${rule}, fino ${al(day)}`,
  times: (rule: string, n: number) => `${rule}, ${figure(n)} volte`,
  month,
  toolbar,
  scopes,
  move,
  clash,
  plan,
  details,
  substitute,
  edit,
  cancelling,
  closures,
}

export const substitutes: Messages['substitutes'] = {
  find: 'Chiedi chi può tenerla…',
  findTitle: (name: string) => `Cercare una sostituzione per ${name}?`,
  findMore: 'Chiedi ad altri',
  moreTitle: (name: string) => `Chiedere ad altri di tenere ${name}?`,
  told: 'Riceve un’e-mail chi ha tenuto questo tipo di lezione negli ultimi sei mesi e a quell’ora ha tempo.',
  toldMore: 'Chi indichi riceve un’e-mail, se a quell’ora ha tempo.',
  until: (name: string) => `La lezione resta a ${name} finché non la tiene un’altra persona.`,
  named: 'Chiedi anche a',
  namedMore: 'Chiedi a',
  note: 'Nota',
  noteHelp: 'La legge chi riceve la richiesta.',
  ask: 'Chiedi',
  nameSomebody: 'Scegli a chi chiedere.',
  notNow: 'Non ora',
  asked: (name: string) => `${name} cerca una sostituzione`,

  looks: 'Si cerca una sostituzione',
  nobody: (name: string) => `${name} chiede una sostituzione. Per ora non si è offerto nessuno.`,
  offers: (name: string) => `${name} può tenerla`,
  waits: (asker: string) => `Al posto di ${asker}. Approva, e chi ha prenotato viene avvisato.`,
  claim: 'La tengo io',
  claimed: (name: string) => `Hai offerto di tenere ${name}`,
  approve: 'Approva',
  approved: (name: string) => `Questa lezione la tiene ${name}`,
  decline: 'Rifiuta',
  declined: (name: string) => `${name} riceve un avviso; la lezione cerca un’altra persona`,
  withdraw: 'Smetti di cercare',
  withdrawn: (name: string) => `Alla fine la lezione la tiene ${name}`,
}
