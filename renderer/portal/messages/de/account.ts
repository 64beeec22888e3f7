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
