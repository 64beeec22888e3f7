import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'
import type { Than } from '../../en/reporting/explanations.ts'

const count = plurals('it')
const figure = figures('it')

const WAYS = { more: 'in più di prima', less: 'in meno di prima' }
const than = (of: Than) => (of === null ? '' : of.way === 'same' ? ', come prima' : `, ${of.by} ${WAYS[of.way]}`)
const at = ({ day, time, fill }: { day: string; time: string; fill: string }) => `${day}, ${time} (${fill})`

/** Che cosa dicono le cifre di un report. */
export const said: Messages['reports']['said'] = {
  overview: (of) =>
    `Ricavi: ${of.revenue}${than(of.revenueThan)}. ${count(of.visits, { one: '1 visita', other: `${figure(of.visits)} visite` })}${than(of.visitsThan)}, e ${count(of.people, { one: '1 nuovo cliente', other: `${figure(of.people)} nuovi clienti` })}.`,
  revenue: (of) =>
    `Ricavi: ${of.revenue}${than(of.than)}.${of.best ? ` La parte maggiore: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
  attendance: (of) =>
    `Su ${figure(of.booked)} con prenotazione, i presenti sono stati ${figure(of.came)}${than(of.than)}.${of.fill === null ? '' : ` Riempimento delle lezioni: ${of.fill}${than(of.fillThan)}.`}`,
  classes: (of) =>
    `Riempimento delle lezioni: ${of.fill}${than(of.than)}.${of.fullest ? ` La più piena: ${at(of.fullest)}.` : ''}${of.emptiest ? ` La più vuota: ${at(of.emptiest)}.` : ''}`,
  instructors: (of) =>
    `${count(of.classes, { one: 'Si è tenuta 1 lezione', other: `Si sono tenute ${figure(of.classes)} lezioni` })}, con ${of.each} persone in media.${of.best ? ` Più visite: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
  memberships: (of) =>
    `Gli abbonamenti ricorrenti portano ${of.recurring} al mese${than(of.than)}. In questi giorni ne sono iniziati ${figure(of.begun)} e terminati ${figure(of.ended)}.`,
  retention: (of) =>
    [
      `In questi mesi ${count(of.people, { one: 'è venuta 1 persona', other: `sono venute ${figure(of.people)} persone` })} per la prima volta.`,
      of.again === null
        ? of.soFar
          ? `Delle ${figure(of.soFar.people)} di ${of.soFar.month}, finora sono tornate in ${figure(of.soFar.again)}.`
          : 'Quante tornano si sa quando un mese è finito.'
        : `Il mese dopo è tornato il ${of.again}${of.later ? `, dopo ${figure(of.later.months)} mesi il ${of.later.share}` : ''}.`,
    ].join(' '),
  absent: (of) =>
    of.total === 0
      ? 'In questi giorni nessun cliente abituale ha smesso di venire.'
      : `${count(of.total, { one: '1 cliente abituale è venuto', other: `${figure(of.total)} clienti abituali sono venuti` })} per l’ultima volta in questi giorni, senza altre prenotazioni${than(of.than)}. ${of.overdue === 0 ? 'Nessuno manca ancora da molto più del solito.' : `${count(of.overdue, { one: '1 manca', other: `${figure(of.overdue)} mancano` })} da più del doppio del solito.`}`,
  asItWas: (weeks) =>
    `Così sono andate le ultime ${figure(weeks)} settimane. Cambia una lezione o aggiungine una, e guarda che cosa ne sarebbe stato.`,
  changed: (of) =>
    `Con ${count(of.changes, { one: '1 modifica', other: `${figure(of.changes)} modifiche` })}: ${figure(of.booked)} posti prenotati invece di ${figure(of.was)}, e dopo i compensi resterebbero ${of.left} invece di ${of.leftWas}.`,
}

/** Ciò che accompagna le cifre dei report. */
export const report: Messages['reports']['report'] = {
  newcomers: 'Prime visite',
  againNext: 'Tornati il mese dopo',
  againSoFar: 'Tornati il mese dopo, finora',
  againAfter: (months) => `Tornati dopo ${figure(months)} mesi`,
  newAndBack: 'Prime visite per mese, e chi è tornato il mese dopo',
  less: 'Pochi',
  more: 'Tutti',
  toCome: 'non ancora finito',
  overdue: 'Mancano da più del doppio del solito',
  notYet: 'Forse vengono ancora',
  usually: 'Di solito',
  every: (days) => count(days, { one: 'ogni giorno', other: `ogni ${figure(days)} giorni` }),
  ago: (days) => count(days, { one: '1 giorno fa', other: `${figure(days)} giorni fa` }),
  today: 'oggi',
  missed: (n) => count(n, { one: '1 visita abituale saltata', other: `${figure(n)} visite abituali saltate` }),
  write: 'Scrivi',
  writeTo: (name) => `Scrivi a ${name}`,
  writeToAll: (n) => `Scrivi a tutti e ${figure(n)}`,
  nobodyMissing: 'Non manca nessuno',
  noSales: 'In questi giorni non è stato pagato nulla. Scegline altri, o vendi qualcosa.',
  noMemberships: 'In questi giorni nessuno ha un abbonamento ricorrente. Scegline altri, o mettine uno in vendita.',
  now: (value) => `ora ${value}`,
}
