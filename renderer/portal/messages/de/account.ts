import type { Messages } from '../en/index.ts'

export const account: Messages['account'] = {
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordRule: 'Mindestens 8 Zeichen. Ein paar Wörter sind leicht zu merken und schwer zu erraten.',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  toSignIn: 'Zurück zur Anmeldung',

  notReady: {
    title: 'Dieses Studio ist noch nicht so weit',
    means: 'Es muss erst an seinem eigenen Computer eingerichtet werden. Schau etwas später wieder vorbei.',
  },

  register: {
    title: 'Konto anlegen',
    lead: (studio) => `Buche Kurse bei ${studio} in wenigen Sekunden`,
    name: 'Dein Name',
    phone: 'Telefon',
    phoneWhy: 'Falls ein Kurs kurzfristig ausfällt.',
    pickFirst: 'Such dir deinen ersten Kurs aus.',
    submit: 'Konto anlegen',
    known: 'Du hast schon ein Konto?',
    signIn: 'Anmelden',
    taken: 'Wir kennen dich schon',
    takenMeans: (email) =>
      `Zu ${email} gibt es schon einen Eintrag. Hat er noch kein Passwort, haben wir gerade einen Link an diese Adresse geschickt, mit dem du eines setzt. Sonst melde dich an.`,
  },

  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Sag uns deine E-Mail, und wir schicken dir einen Link für ein neues.',
    submit: 'Link schicken',
    sent: 'Schau in deine E-Mails',
    sentMeans: (email) =>
      `Wenn wir ${email} kennen, ist ein Link unterwegs. Er gilt einmal und eine Stunde lang. Das kann eine Minute dauern, und vielleicht liegt er im Spam.`,
    again: 'Eine andere E-Mail versuchen',
  },

  reset: {
    title: 'Neues Passwort setzen',
    lead: 'Danach bist du gleich angemeldet.',
    submit: 'Passwort setzen und anmelden',
    done: 'Dein neues Passwort gilt.',
    noToken: 'Dieser Link ist nicht vollständig',
    noTokenMeans: 'Öffne ihn noch einmal aus der E-Mail oder fordere einen neuen an.',
    another: 'Neuen Link anfordern',
  },

  invite: {
    invitation: 'Deine Einladung',
    title: (name) => `Hallo ${name}`,
    lead: (studio) => `${studio} hat dein Konto vorbereitet. Wähle ein Passwort, und los geht’s.`,
    for: (email) => `Für ${email}`,
    submit: 'Los geht’s',
    welcome: (name) => `Willkommen, ${name}`,
    gone: 'Diese Einladung gilt nicht mehr',
    goneMeans:
      'Sie wurde schon benutzt oder ist zu alt. Hast du ein Passwort gesetzt, melde dich an; sonst fordere einen neuen Link an.',
    signIn: 'Anmelden',
  },
}

export const guest: Messages['guest'] = {
  confirmTitle: 'Diesen Platz buchen?',
  confirm: 'Meinen Platz buchen',
  payThere: 'Du zahlst im Studio.',
  heldUntil: (when) => `Der Platz ist bis ${when} für dich reserviert.`,
  lapsed: 'Der Platz ist nicht mehr reserviert. Ist noch etwas frei, bekommst du ihn.',
  bookedTitle: 'Dein Platz ist gebucht',
  bookedMeans: 'Wir haben dir eine E-Mail geschickt, mit einem Link zum Stornieren, falls du nicht kommen kannst.',
  freeUntil: (when) => `Kostenlos stornieren kannst du bis ${when}.`,
  sign: 'Bitte unterschreibe vor dem Kurs im Studio:',
  cancelTitle: 'Diesen Platz stornieren?',
  cancel: 'Meinen Platz stornieren',
  cancelFor: (fee) => `Für ${fee} stornieren`,
  late: (when, fee) => `Kostenlos ging es bis ${when}. Stornieren kostet jetzt ${fee}.`,
  cancelledTitle: 'Dein Platz ist storniert',
  cancelledMeans: 'Jetzt kann ihn jemand anderes haben. Danke, dass du Bescheid sagst.',
  tooLate: 'Das lässt sich nicht mehr stornieren. Sprich mit dem Studio.',
  place: 'Dein Platz',
  goneTitle: 'Dieser Link gilt nicht mehr',
  goneMeans: 'Bitte frage auf der Website des Studios noch einmal nach einem Platz.',
  timetable: 'Zum Kursplan',
  with: (name) => `mit ${name}`,
}

export const profile: Messages['profile'] = {
  title: 'Profil',
  install: {
    title: 'Auf deinem Startbildschirm',
    means: 'Kursplan und Buchungen sind dort einen Fingertipp entfernt und öffnen sich auch ohne Verbindung.',
    action: 'Zum Startbildschirm',
    byHand:
      'Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“: Kursplan und Buchungen sind dort einen Fingertipp entfernt und öffnen sich auch ohne Verbindung.',
  },
  details: 'Deine Daten',
  edit: 'Bearbeiten',
  name: 'Name',
  email: 'E-Mail',
  emailFixed: 'Damit meldest du dich an. Das Studio kann sie für dich ändern.',
  phone: 'Telefon',
  birthday: 'Geburtsdatum',
  address: 'Adresse',
  emergency: 'Im Notfall anrufen',
  emergencyHelp: 'Ein Name und eine Nummer.',
  since: 'Bei uns seit',
  portrait: 'Dein Bild',
  portraitMeans: 'Kundinnen und Kunden sehen es bei deinen Kursen.',
  portraitChoose: 'Bild auswählen',
  portraitChange: 'Bild ändern',
  portraitRemove: 'Entfernen',
  portraitRemoved: 'Dein Bild ist entfernt',
  display: 'Anzeige',
  editTitle: 'Deine Daten bearbeiten',
  saved: 'Deine Daten sind gespeichert',
  changePassword: 'Passwort ändern',
  passwordMeans: 'Auf anderen Geräten musst du dich danach neu anmelden.',
  oldPassword: 'Jetziges Passwort',
  newPassword: 'Neues Passwort',
  passwordRule: 'Mindestens 8 Zeichen. Ein paar Wörter sind leicht zu merken und schwer zu erraten.',
  passwordWrong: 'Das ist nicht dein jetziges Passwort.',
  passwordChanged: 'Dein neues Passwort gilt',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
}

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
