import { shared } from '../../shared/messages/de/index.ts'
import { figures, plurals } from '../../shared/i18n/plural.ts'
import type { Words } from './en.ts'

const count = plurals('de')
const figure = figures('de')

const kiosk: Words['kiosk'] = {
  title: 'Check-in',
  pairTitle: 'Dieses Gerät zum Kiosk machen',
  pairMeans:
    'Füge in den Einstellungen des Studios unter Kioske einen Kiosk hinzu und gib den Code ein, der dort steht.',
  code: 'Code',
  pair: 'Starten',
  codeWrong:
    'Dieser Code ist falsch, schon benutzt oder abgelaufen. Füge den Kiosk neu hinzu, um einen anderen zu bekommen.',
  who: 'Tippe auf deinen Namen',
  search: 'Dein Vorname',
  none: (text) => `Niemand mit dem Namen „${text}“ wird erwartet. Frag am Empfang.`,
  nobody: 'Noch hat niemand gebucht.',
  with: (name) => `mit ${name}`,
  here: (n: number, all: number) => `${figure(n)} von ${figure(all)} da`,
  checkedIn: 'Eingecheckt',
  scan: 'Code auf deinem Handy scannen',
  scanning: 'Halte den Code auf deinem Handy vor die Kamera',
  noCamera: 'Die Kamera lässt sich nicht nutzen. Tippe auf deinen Namen.',
  noClass: 'Gerade kein Check-in',
  next: (name, opens) => `Der Check-in für ${name} öffnet um ${opens}.`,
  nextTomorrow: (name, opens) => `Der Check-in für ${name} öffnet morgen um ${opens}.`,
  welcome: (name) => `Willkommen, ${name}`,
  seat: (name) => `Platz ${name}`,
  creditsLeft: (n) => count(n, { one: 'Noch ein Guthaben', other: `Noch ${figure(n)} Guthaben` }),
  unpaid: 'Bitte zahle am Empfang.',
  sign: 'Bitte unterschreib zuerst',
  signHow: 'Scanne das mit deinem Handy: Es öffnet, was zu unterschreiben ist.',
  signAsk: 'Frag am Empfang, wo du unterschreibst.',
  signCode: 'Führt zu dem, was zu unterschreiben ist',
  done: 'Fertig',
  refused: 'Das hat nicht geklappt',
  reasons: {
    CHECK_IN_NOT_OPEN: 'Der Check-in für diesen Kurs ist noch nicht offen.',
    CHECK_IN_CLOSED: 'Der Check-in für diesen Kurs ist geschlossen. Frag am Empfang.',
    CHECK_IN_CODE_INVALID: 'Dieser Code ist abgelaufen oder stimmt nicht. Öffne ihn noch einmal auf deinem Handy.',
    CLASS_CANCELLED: 'Dieser Kurs wurde abgesagt.',
    BOOKING_INVALID_TRANSITION: 'Dieser Platz wurde aufgegeben. Frag am Empfang.',
    NOT_FOUND: 'In diesen Kursen ist kein Platz für dich gebucht. Frag am Empfang.',
  },
  askDesk: 'Frag am Empfang.',
  gone: 'Der Computer des Studios ist nicht erreichbar',
  goneMeans: 'Bitte check am Empfang ein. Hier geht es von selbst weiter, sobald der Computer antwortet.',
}

export const words = { shared, kiosk } satisfies Words
