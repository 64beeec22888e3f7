import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

const count = plurals('de')
const figure = figures('de')

const people = (n: number) => count(n, { one: 'eine Person', other: `${figure(n)} Personen` })

export const tags: Messages['tags'] = {
  pages: 'Marketing',
  title: 'Schlagwörter',
  lead: 'Deine eigenen Wörter für deine Kundschaft: um sie zu finden und ihr zu schreiben.',
  create: 'Neues Schlagwort',
  table: 'Schlagwörter',
  name: 'Name',
  color: 'Farbe',
  clients: 'Personen',
  byHand: 'Von Hand vergeben',
  byRule: (event, condition) => (condition === '' ? `Auslöser: ${event}` : `Auslöser: ${event} – falls ${condition}`),
  moreRules: (n) => count(n, { one: '+ 1 weitere Regel', other: `+ ${figure(n)} weitere Regeln` }),
  changed: 'Seit',
  show: 'Personen zeigen',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  emptyTitle: 'Noch keine Schlagwörter',
  empty: 'Vergib sie von Hand im Profil, oder lass es eine Regel tun.',
  newTitle: 'Neues Schlagwort',
  editTitle: (name) => `${name} bearbeiten`,
  created: (name) => `${name} angelegt`,
  saved: 'Gespeichert',
  submit: 'Schlagwort anlegen',
  deleteTitle: (name) => `${name} löschen?`,
  deleteMeans: (n) =>
    n === 0
      ? 'Niemand hat es.'
      : count(n, {
          one: 'Eine Person verliert es. Das lässt sich nicht rückgängig machen.',
          other: `${figure(n)} Personen verlieren es. Das lässt sich nicht rückgängig machen.`,
        }),
  deleted: (name) => `${name} gelöscht`,
  filter: 'Schlagwort',
  anyTag: 'Alle Schlagwörter',
}

export const tagRules: Messages['tagRules'] = {
  title: 'Schlagwortregeln',
  lead: 'Geschieht etwas, bekommen die Richtigen von selbst ein Schlagwort.',
  create: 'Neue Regel',
  list: 'Regeln',
  when: 'Auslöser:',
  and: '– falls',
  gives: 'dann Schlagwort',
  isOn: (tag) => `Regel für ${tag}`,
  on: 'An',
  off: 'Aus',
  turnedOn: 'Die Regel ist an',
  turnedOff: 'Die Regel ist aus; vergebene Schlagwörter bleiben',
  has: (n) => count(n, { one: '1 Person hat das Schlagwort', other: `${figure(n)} Personen haben das Schlagwort` }),
  fired: (n) =>
    n === 0 ? 'Noch nie ausgelöst' : count(n, { one: 'Einmal ausgelöst', other: `${figure(n)}-mal ausgelöst` }),
  last: (when) => `zuletzt ${when}`,
  emptyTitle: 'Noch keine Regeln',
  empty: 'Zum Beispiel: Kommt jemand zum ersten Mal, gibt es das Schlagwort „Neu hier“.',
  ideas: {
    title: 'Regeln für den Anfang',
    lead: 'Was viele Studios von selbst verschlagworten. Sieh dir eine an und wähle dein eigenes Schlagwort.',
    newHere: 'Neu hier',
    away: 'Bleibt weg',
    nearlyUsedUp: 'Fast aufgebraucht',
    missed: 'Kurs versäumt',
  },
  more: 'Weitere Aktionen',
  edit: 'Bearbeiten',
  delete: 'Regel löschen',
  deleteTitle: 'Diese Regel löschen?',
  deleteMeans: 'Vergebene Schlagwörter bleiben. Schalte sie aus, um sie für später zu behalten.',
  deleted: 'Regel gelöscht',

  newTitle: 'Neue Regel',
  editTitle: 'Regel bearbeiten',
  event: 'Auslöser',
  eventHelp: 'Die Regel gilt für alles, was ab jetzt geschieht.',
  chooseEvent: 'Wähle, was geschieht',
  conditions: 'Nur, wenn gilt:',
  conditionsHelp: 'Ohne Bedingung trifft es alle, bei denen das geschieht.',
  tag: 'Dann Schlagwort',
  chooseTag: 'Schlagwort wählen',
  noTags: 'Lege zuerst ein Schlagwort an',
  active: 'Die Regel ist an',
  activeHelp: 'Sie gilt für alles, was ab jetzt geschieht, nicht für Vergangenes.',
  submit: 'Regel anlegen',
  created: 'Die Regel ist angelegt',
  saved: 'Gespeichert',
  incomplete: 'Fülle jede Bedingung aus, oder nimm sie heraus.',
  reads: 'In Worten',

  preview: 'An den letzten 90 Tagen ausprobieren',
  previewMeans: 'Zeigt, wen die Regel getroffen hätte. Es wird nichts geändert.',
  run: 'Ausprobieren',
  runAgain: 'Noch einmal',
  noEvent: 'Wähle zuerst, was geschieht.',
  outdated: 'Die Regel hat sich seitdem geändert.',
  nobody: 'Sie hätte niemanden getroffen.',
  looked: (n, capped) =>
    capped
      ? `Angesehen wurden die neuesten ${figure(n)} Ereignisse; es gab mehr.`
      : count(n, { one: 'Angesehen wurde ein Ereignis.', other: `Angesehen wurden ${figure(n)} Ereignisse.` }),
  would: (n, times) => `${people(n)}, ${count(times, { one: 'einmal', other: `insgesamt ${figure(times)}-mal` })}`,
  fresh: (n) =>
    n === 0
      ? 'Alle haben das Schlagwort schon.'
      : count(n, {
          one: 'Eine Person bekäme das Schlagwort neu.',
          other: `${figure(n)} Personen bekämen das Schlagwort neu.`,
        }),
  times: (n) => count(n, { one: 'einmal', other: `${figure(n)}-mal` }),
  hasTag: 'hat das Schlagwort',
  shownOf: (shown, all) => `Die letzten ${figure(shown)} von ${figure(all)}.`,
}
