import { figures, plurals } from '../../../../shared/i18n/plural.ts'
import type { Messages } from '../../en/index.ts'
import type { Than } from '../../en/reporting/explanations.ts'

const count = plurals('de')
const figure = figures('de')

const WAYS = { more: 'mehr als davor', less: 'weniger als davor' }
const than = (of: Than) => (of === null ? '' : of.way === 'same' ? ', so viel wie davor' : `, ${of.by} ${WAYS[of.way]}`)
const at = ({ day, time, fill }: { day: string; time: string; fill: string }) => `${day}, ${time} (${fill})`

/** Was die Zahlen eines Berichts bedeuten. */
export const said: Messages['reports']['said'] = {
  overview: (of) =>
    `Eingenommen: ${of.revenue}${than(of.revenueThan)}. Es gab ${count(of.visits, { one: '1 Besuch', other: `${figure(of.visits)} Besuche` })}${than(of.visitsThan)}. Neu dabei: ${count(of.people, { one: '1 Person', other: `${figure(of.people)} Personen` })}.`,
  revenue: (of) =>
    `Eingenommen: ${of.revenue}${than(of.than)}.${of.best ? ` Das meiste: ${of.best.kind}, ${of.best.amount} (${of.best.share}).` : ''}`,
  attendance: (of) =>
    `Von ${figure(of.booked)} mit Buchung kamen ${figure(of.came)}${than(of.than)}.${of.fill === null ? '' : ` Die Kurse waren zu ${of.fill} ausgelastet${than(of.fillThan)}.`}`,
  classes: (of) =>
    `Die Kurse waren zu ${of.fill} ausgelastet${than(of.than)}.${of.fullest ? ` Am vollsten: ${at(of.fullest)}.` : ''}${of.emptiest ? ` Am leersten: ${at(of.emptiest)}.` : ''}`,
  instructors: (of) =>
    `${count(of.classes, { one: '1 Kurs fand', other: `${figure(of.classes)} Kurse fanden` })} statt, im Schnitt mit ${of.each} Personen.${of.best ? ` Die meisten Besuche: ${of.best.name}, ${figure(of.best.came)}.` : ''}`,
  memberships: (of) =>
    `Abos bringen im Monat ${of.recurring}${than(of.than)}. In diesen Tagen begannen ${figure(of.begun)} und endeten ${figure(of.ended)}.`,
  retention: (of) =>
    [
      `In diesen Monaten ${count(of.people, { one: 'kam 1 Person', other: `kamen ${figure(of.people)} Personen` })} zum ersten Mal.`,
      of.again === null
        ? of.soFar
          ? `Von den ${figure(of.soFar.people)} aus ${of.soFar.month} kamen bisher ${figure(of.soFar.again)} wieder.`
          : 'Wie viele wiederkommen, steht fest, sobald ein Monat vorbei ist.'
        : `Im Monat danach kamen ${of.again} von ihnen wieder${of.later ? `, nach ${figure(of.later.months)} Monaten ${of.later.share}` : ''}.`,
    ].join(' '),
  absent: (of) =>
    of.total === 0
      ? 'In diesen Tagen ist niemand aus der Stammkundschaft weggeblieben.'
      : `${count(of.total, { one: '1 Person', other: `${figure(of.total)} Personen` })} aus der Stammkundschaft ${count(of.total, { one: 'war', other: 'waren' })} in diesen Tagen zuletzt da und ${count(of.total, { one: 'hat', other: 'haben' })} nichts gebucht${than(of.than)}. ${of.overdue === 0 ? 'Noch ist niemand viel länger weg als sonst.' : `Davon ${count(of.overdue, { one: 'ist 1', other: `sind ${figure(of.overdue)}` })} mehr als doppelt so lange weg wie sonst.`}`,
  asItWas: (weeks) =>
    `So waren die letzten ${figure(weeks)} Wochen. Ändere einen Kurs oder füge einen hinzu und sieh, was daraus geworden wäre.`,
  changed: (of) =>
    `Mit ${count(of.changes, { one: '1 Änderung', other: `${figure(of.changes)} Änderungen` })}: ${figure(of.booked)} gebuchte Plätze statt ${figure(of.was)}, nach Honoraren bleiben ${of.left} statt ${of.leftWas}.`,
}

/** Was neben den Zahlen der Berichte steht. */
export const report: Messages['reports']['report'] = {
  newcomers: 'Erste Besuche',
  againNext: 'Im Monat danach wieder da',
  againSoFar: 'Im Monat danach bisher wieder da',
  againAfter: (months) => `Nach ${figure(months)} Monaten wieder da`,
  newAndBack: 'Erste Besuche nach Monaten, und wer im Monat danach wiederkam',
  less: 'Wenige',
  more: 'Alle',
  toCome: 'noch nicht vorbei',
  overdue: 'Mehr als doppelt so lange weg wie sonst',
  notYet: 'Kommen vielleicht noch',
  usually: 'Sonst',
  every: (days) => count(days, { one: 'jeden Tag', other: `alle ${figure(days)} Tage` }),
  ago: (days) => count(days, { one: 'vor 1 Tag', other: `vor ${figure(days)} Tagen` }),
  today: 'heute',
  missed: (n) => count(n, { one: '1 üblicher Besuch ausgelassen', other: `${figure(n)} übliche Besuche ausgelassen` }),
  write: 'Schreiben',
  writeTo: (name) => `An ${name} schreiben`,
  writeToAll: (n) => `An alle ${figure(n)} schreiben`,
  nobodyMissing: 'Niemand fehlt',
  noSales: 'In diesen Tagen wurde nichts bezahlt. Wähle andere, oder verkaufe etwas.',
  noMemberships: 'In diesen Tagen läuft kein Abo. Wähle andere, oder biete eines an.',
  now: (value) => `jetzt ${value}`,
}
