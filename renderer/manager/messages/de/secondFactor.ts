import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'

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
