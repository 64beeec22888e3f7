import type { calendar as en } from '../en/calendar.ts'

export const calendar: typeof en = {
  title: 'Im eigenen Kalender',
  rowDetail: 'Deine Kurse neben allem anderen',
  lead: 'Einmal abonnieren: Was du buchst und was verschoben oder abgesagt wird, steht von selbst dort. Kalender sehen alle paar Stunden nach.',
  shows: 'Was dann dort steht',
  showsMeans: 'Was du buchst, steht dort, mit Zeit und Ort.',
  steps: [
    'Link erstellen: Er gehört nur dir.',
    'In den Kalender auf Handy oder Computer aufnehmen: Apple, Google, Outlook.',
    'Fertig: Was sich hier ändert, ändert sich dort.',
  ],
  make: 'Link erstellen',
  subscribe: 'Zu meinem Kalender hinzufügen',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  notCopied: 'Der Browser lässt diese Seite nicht kopieren',
  select: 'Markiere den Link auf der Seite und kopiere ihn von Hand.',
  google: 'Für Google Kalender: Link kopieren und dort unter „Weitere Kalender“, „Per URL“ einfügen.',
  secret: 'Wer diesen Link hat, kann den Kalender lesen, ohne sich anzumelden.',
  end: 'Link beenden',
  endTitle: 'Diesen Link beenden?',
  endMeans: 'Kalender, die ihn haben, lesen nichts mehr. Du kannst jederzeit einen neuen erstellen.',
  ended: 'Der Link ist beendet',
}
