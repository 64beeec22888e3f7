import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

export const login: Messages['login'] = {
  title: 'Anmelden',
  lead: (studio) => `Zur Verwaltung von ${studio}`,
  email: 'E-Mail',
  password: 'Passwort',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  submit: 'Anmelden',
  restoredTitle: (studio, when) => `${studio} ist wieder da, Stand ${when}`,
  restored: 'Melde dich mit E-Mail und Passwort von damals an.',
  restoredNewKey:
    'Es arbeitet mit neuen Schlüsseln. Verloren sind: das gespeicherte Passwort des Mailservers, die Codes der Gutscheine, der Wiederherstellungscode und zweite Faktoren.',
  notStaffTitle: 'Dieses Konto gehört nicht hierher',
  notStaff: 'Wer Kurse besucht oder gibt, nutzt das Portal des Studios.',
  toPortal: 'Zum Portal',
  notHereTitle: 'Manager können sich hier nicht anmelden',
  freeTunnel:
    'Diese Adresse gehört zu einem kostenlosen Tunnel: Jemand anderes kann ihren Namen übernehmen, und was hindurchgeht, kann gelesen werden. ' +
    'Melde dich am Computer des Studios an, in seinem Netz oder unter einer eigenen Adresse.',
  forgotten: 'Passwort vergessen?',
  toSignIn: 'Zurück zur Anmeldung',
  newPassword: 'Neues Passwort',
  passwordRule: 'Mindestens 8 Zeichen.',
  setUpFirst: {
    title: 'Zuerst ein zweiter Faktor',
    lead: 'Dein Passwort stimmt. Von außerhalb des Studios brauchen Manager auch einen Code von ihrem Handy.',
    here: 'Melde dich am Computer des Studios an, auf dem Studio Desk läuft.',
    menu: (email) => `Öffne das Menü mit deinem Namen (${email}) und wähle „Zweiter Faktor“.`,
    scan: 'Scanne das Bild mit einer Authenticator-App und gib den Code ein, den sie zeigt.',
    back: 'Melde dich dann hier an, mit Passwort und Code.',
    whoElse: 'Wer Kurse besucht oder gibt, braucht keinen: Dafür ist das Portal des Studios da.',
  },
  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Wir schicken dir einen Link für ein neues. Er gilt eine Stunde.',
    submit: 'Link schicken',
    sent: 'Schau in deine E-Mails',
    sentMeans: (email) => `Wenn ${email} hier ein Konto hat, ist der Link unterwegs. Er gilt eine Stunde.`,
    again: 'Eine andere Adresse nehmen',
    noMail: 'Es kommt keine E-Mail, oder das Studio hat noch keinen Mailserver?',
    useCode: 'Wiederherstellungscode benutzen',
    askOwner: 'Gehört dir das Studio nicht, lass dir unter Team ein neues Passwort setzen.',
  },
  recover: {
    title: 'Wiederherstellungscode benutzen',
    lead: 'Mit dem Code vom ersten Einrichten setzt, wem das Studio gehört, ein neues Passwort. Er gilt einmal; für das nächste Mal bekommst du einen neuen.',
    code: 'Wiederherstellungscode',
    codeExample: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX-X',
    submit: 'Passwort setzen',
    byMail: 'Lieber per E-Mail',
    newTitle: 'Bewahre deinen neuen Wiederherstellungscode auf',
    newLead: 'Der frühere ist verbraucht. Diesen siehst du nur dieses eine Mal.',
    go: 'Studio öffnen',
    signIn: 'Anmelden',
    factorStays: 'Dein zweiter Faktor ist geblieben: Melde dich mit dem neuen Passwort und einem Code an.',
  },
  reset: {
    title: 'Neues Passwort setzen',
    lead: 'Danach bist du gleich angemeldet.',
    submit: 'Passwort setzen',
    done: 'Dein neues Passwort gilt ab jetzt',
    setTitle: 'Dein neues Passwort ist gesetzt',
    setMeans: 'Melde dich damit und mit einem Code aus deiner Authenticator-App an.',
    noToken: 'Dieser Link ist nicht vollständig',
    noTokenMeans: 'Öffne ihn noch einmal aus der E-Mail oder fordere einen neuen an.',
    another: 'Neuen Link schicken',
  },
}

const count = plurals('de')
const figure = figures('de')

export const secondFactor: Messages['secondFactor'] = {
  title: 'Zweiter Faktor',
  lead: 'Ein Code von deinem Handy zusätzlich zum Passwort: Das Passwort allein öffnet dann nichts.',
  menu: 'Zweiter Faktor',
  offTitle: 'Dein Konto hat keinen zweiten Faktor',
  off: 'Von außerhalb des Studios kommen Manager nur mit einem hinein. Am Computer des Studios wirst du danach gefragt, sobald du einen hast.',
  setUp: 'Einrichten',
  what: 'Du brauchst eine Authenticator-App auf dem Handy, etwa Google Authenticator, Aegis, 2FAS oder die deines Passwortmanagers.',
  onTitle: 'Dein Konto hat einen zweiten Faktor',
  on: 'Du meldest dich mit deinem Passwort und einem Code aus deiner Authenticator-App an.',
  codesLeft: (n) =>
    n === 0
      ? 'Es ist kein Wiederherstellungscode mehr übrig.'
      : count(n, {
          one: 'Es ist noch 1 Wiederherstellungscode übrig.',
          other: `Es sind noch ${figure(n)} Wiederherstellungscodes übrig.`,
        }),
  newCodes: 'Für neue Wiederherstellungscodes schalte ihn aus und richte ihn neu ein.',

  scan: {
    title: 'Mit der App scannen',
    lead: 'Füge in der App ein Konto hinzu und richte die Kamera auf das Bild.',
    picture: 'QR-Code mit dem Schlüssel für deine Authenticator-App',
    byHand: 'Die Kamera funktioniert nicht? Gib diesen Schlüssel in der App ein:',
    copySecret: 'Schlüssel kopieren',
    copied: 'Der Schlüssel ist kopiert',
    code: 'Code, den die App jetzt zeigt',
    codeFor: 'Sechs Ziffern. Daran sieht man, dass es geklappt hat.',
    turnOn: 'Einschalten',
  },

  codes: {
    title: 'Bewahre deine Wiederherstellungscodes auf',
    lead: 'Ist dein Handy weg, öffnet jeder von ihnen einmal dein Konto, anstelle eines Codes der App. Du siehst sie nur dieses eine Mal.',
    of: (studio, name) => `Wiederherstellungscodes von ${name} für ${studio}`,
    list: 'Wiederherstellungscodes',
    copy: 'Kopieren',
    copied: 'Die Codes sind kopiert',
    print: 'Drucken',
    download: 'Herunterladen',
    file: 'wiederherstellungscodes.txt',
    made: (date) => `Erstellt am ${date}. Jeder gilt einmal.`,
    kept: 'Ich habe sie so aufbewahrt, dass ich sie wiederfinde',
    keepFirst: 'Bewahre zuerst die Codes auf und setze dann das Häkchen.',
    done: 'Fertig',
  },

  turnOff: {
    title: 'Ausschalten',
    lead: 'Alle deine Sitzungen außer dieser enden, und von außerhalb kommt niemand mehr in dein Konto.',
    password: 'Passwort',
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    code: 'Code oder Wiederherstellungscode',
    submit: 'Ausschalten',
    done: 'Dein zweiter Faktor ist ausgeschaltet',
  },
}
