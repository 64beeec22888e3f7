import { figures, plurals } from '../../i18n/plural.ts'
import type { availability as en } from '../en/availability.ts'

const count = plurals('de')
const figure = figures('de')

export const availability: typeof en = {
  title: 'Wann ich buchbar bin',
  lead: 'Jede Woche gleich. Kurse und Termine werden von selbst abgezogen.',
  week: 'Zeiten einer Woche',
  grid: 'Zeichne mit dem Zeiger, oder geh mit den Pfeiltasten: Die Leertaste setzt eine halbe Stunde, Umschalt mit Pfeil zeichnet weiter.',
  striped: 'Gestreift: Zeiten nur für ein bestimmtes Angebot.',
  stripedOthers: 'Gestreift: Zeiten für alle Angebote oder für ein anderes.',
  drawFor: 'Zeichnen für',
  every: 'Alle Angebote',
  cellFree: (when) => `${when}: nicht buchbar`,
  cellOpen: (when, service) => `${when}: buchbar, ${service}`,
  list: 'Als Liste',
  none: 'An diesem Tag nicht',
  from: 'Von',
  to: 'Bis',
  service: 'Für',
  add: 'Zeit hinzufügen',
  addOn: (day) => `Zeit hinzufügen: ${day}`,
  removeNamed: (day, hours) => `Entfernen: ${day}, ${hours}`,
  off: 'Ausgeschaltet',
  order: 'Das Ende muss nach dem Beginn liegen.',
  save: 'Zeiten speichern',
  saved: 'Zeiten gespeichert',
  stays: 'Was schon gebucht ist, bleibt, wie es ist.',
  changed: 'Die Zeiten wurden inzwischen geändert',
  changedMeans:
    'Auf einem anderen Bildschirm wurden andere Zeiten gespeichert. Übernimm sie, dann entfällt, was du hier geändert hast; oder speichere, dann treten deine an ihre Stelle.',
  takeSaved: 'Übernehmen',
  saveMine: 'Meine speichern',

  timeOff: {
    title: 'Abwesenheit',
    lead: 'Darin lässt sich nichts buchen.',
    none: 'Keine Abwesenheit geplant.',
    add: 'Abwesenheit eintragen',
    wholeDays: 'Ganze Tage',
    first: 'Erster Tag',
    last: 'Letzter Tag',
    from: 'Von',
    to: 'Bis',
    reason: 'Grund',
    reasonHelp: 'Nur für das Studio.',
    order: 'Das Ende muss nach dem Beginn liegen.',
    save: 'Eintragen',
    saved: 'Abwesenheit eingetragen',
    removeNamed: (when) => `Abwesenheit entfernen: ${when}`,
    removed: 'Abwesenheit entfernt',
    clashes: (n) =>
      count(n, { one: 'In dieser Zeit ist etwas geplant', other: `In dieser Zeit ist ${figure(n)}-mal etwas geplant` }),
    clashesMean:
      'Es bleibt bestehen. Trag sie trotzdem ein und kläre eins nach dem anderen, oder wähle eine andere Zeit.',
    anyway: 'Trotzdem eintragen',
  },
}
