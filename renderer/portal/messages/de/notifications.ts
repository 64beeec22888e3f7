import type { Messages } from '../en/index.ts'

export const notifications: Messages['notifications'] = {
  title: 'Mitteilungen',
  lead: 'Was dir das Studio zu deinen Kursen und sonst mitgeteilt hat.',
  rowDetail: 'Was dir mitgeteilt wurde und wie du es erfahren willst',
  none: 'Noch nichts',
  noneMeans: 'Hier stehen Neuigkeiten zu deinen Kursen und Nachrichten vom Studio.',
  count: (unread) =>
    unread === 0 ? 'Alles gelesen' : unread === 1 ? '1 neue Mitteilung' : `${unread} neue Mitteilungen`,
  new: 'Neu',
  open: 'Öffnen',
  openOf: (title) => `Öffnen: ${title}`,
  markRead: 'Als gelesen markieren',
  markReadOf: (title) => `Als gelesen markieren: ${title}`,
  markAll: 'Alle als gelesen markieren',
  device: {
    title: 'Auf diesem Gerät',
    turnOn: 'Auf diesem Gerät mitteilen',
    turnOff: 'Auf diesem Gerät ausschalten',
    turnedOn: 'Dieses Gerät teilt dir jetzt Neues mit',
    turnedOff: 'Dieses Gerät teilt dir nichts mehr mit',
    failed: 'Das hat nicht geklappt',
    failedMeans:
      'Der Browser hat seinen Dienst für Mitteilungen nicht erreicht. Versuch es später noch einmal oder wähle unten E-Mail.',
    means: {
      on: 'Dieses Gerät sagt dir sofort, wenn ein Platz für dich frei wird, ein Kurs sich ändert oder ausfällt oder das Studio dir schreibt. Erinnerungen warten das Ende der Ruhezeiten des Studios ab.',
      off: 'Erfahre sofort, wenn ein Platz für dich frei wird, ein Kurs sich ändert oder ausfällt oder das Studio dir schreibt. Keine Werbung. Als Nächstes fragt dich dein Browser; ausschalten kannst du es hier jederzeit.',
      blocked:
        'Mitteilungen dieser Seite sind in deinem Browser blockiert. Erlaube sie in seinen Einstellungen für diese Seite und komm dann zurück.',
      homeScreen:
        'Leg diese Seite auf dem iPhone oder iPad zuerst auf deinen Home-Bildschirm: Tipp auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffne sie dort und schalte die Mitteilungen ein.',
      insecure:
        'Mitteilungen gibt es nur unter der sicheren Adresse (https) des Studios. Öffne die Seite dort; der Link in den E-Mails des Studios führt hin.',
      unknown: 'Dieser Browser kann keine Mitteilungen zeigen. Nimm einen anderen oder wähle unten E-Mail.',
    },
  },
  how: {
    title: 'Wie du es erfährst',
    label: 'Nachrichten vom Studio kommen',
    lettersStay: 'E-Mails zu Buchungen, Zahlungen und deinem Konto kommen in jedem Fall.',
    ways: { push: 'Auf meine Geräte', email: 'Per E-Mail', both: 'Auf meine Geräte und per E-Mail' },
  },
}
