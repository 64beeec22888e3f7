import type { Letters } from '../letters.ts'
import { appointmentLetters } from './de-appointments.ts'
import { bookingLetters, formatInstant } from './de-bookings.ts'
import { feeLetters } from './de-fees.ts'
import { guestLetters } from './de-guests.ts'
import { pauseLetters } from './de-pauses.ts'
import { substituteLetters } from './de-substitutes.ts'
import { weeklyLetters } from './de-weekly.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate, money: sayMoney } = sayingsIn('de')

export const de: Letters = {
  ...feeLetters,
  payment_failed: ({ studio, name, client, type_name, amount, currency, days, url }) => ({
    subject: `${studio}: Deine Zahlung ist fehlgeschlagen`,
    lines: [
      `Hallo ${name},`,
      `wir konnten ${sayMoney(amount, currency)} für „${type_name}“${client === name ? '' : ` (${client})`} nicht abbuchen. Wir versuchen es automatisch noch einmal.`,
      days === 0
        ? 'Bis der Betrag bezahlt ist, kannst du damit nichts Neues buchen. Bestehende Buchungen bleiben.'
        : `Du kannst damit noch ${days === 1 ? 'einen Tag' : `${days} Tage`} lang buchen. Bestehende Buchungen bleiben.`,
    ],
    ...(url !== null && { action: { label: 'Bezahlen oder Karte wechseln', url } }),
    closing: 'Du kannst auch im Studio zahlen oder einfach auf diese E-Mail antworten.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}: Deine Zahlung wurde erstattet`,
    lines: [
      `Hallo ${name},`,
      `${type_name} wurde online bezahlt${client === name ? '' : ` (für ${client})`}. Ein Einstiegsangebot gibt es aber nur einmal pro Person, und im Studio wurde gerade eines verkauft.`,
      `Wir haben dir die bezahlten ${sayMoney(amount, currency)} vollständig erstattet.`,
    ],
    closing: 'Stimmt etwas nicht? Antworte einfach auf diese E-Mail oder sprich uns an.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `Ein Gutschein über ${sayMoney(amount, currency)} von ${studio}`,
    lines: [
      name === null ? 'Hallo,' : `Hallo ${name},`,
      `hier ist ein Gutschein über ${sayMoney(amount, currency)} für dich, für Kurse und alles andere bei ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Dein Code: ${code}`,
      ...(expires_on === null ? [] : [`Er gilt bis ${formatDate(expires_on)}.`]),
      'Eine Karte zum Ausdrucken findest du im Anhang.',
    ],
    closing:
      'Zeige den Code im Studio oder gib ihn beim Bezahlen ein. Wer den Code hat, kann ihn einlösen. Bewahre ihn deshalb gut auf.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Neues Passwort für ${studio}`,
    lines: [
      `Hallo ${name},`,
      'mit diesem Link kannst du ein neues Passwort festlegen. Er gilt einmal und eine Stunde lang.',
    ],
    action: { label: 'Neues Passwort festlegen', url },
    closing: 'Du hast das nicht angefordert? Dann kannst du diese E-Mail ignorieren.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Dein Konto bei ${studio}`,
    lines: [
      `Hallo ${name},`,
      `du hast bei ${studio} schon ein Profil. Lege ein Passwort fest, um deine Kurse und Mitgliedschaften zu sehen.`,
    ],
    action: { label: 'Passwort festlegen', url },
    closing: 'Der Link gilt einmal und eine Stunde lang.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} lädt dich ein, online zu buchen`,
    lines: [
      `Hallo ${name},`,
      'deine Mitgliedschaften und Kurse sind bereit. Lege ein Passwort fest und buche mit dem Handy.',
    ],
    action: { label: 'Einladung annehmen', url },
    closing: 'Der Link gilt einmal und 14 Tage lang.',
  }),
  registered: ({ studio, name, url }) => ({
    subject: `Willkommen bei ${studio}`,
    lines: [
      `Hallo ${name},`,
      `dein Konto bei ${studio} ist bereit. Hier findest du den Kursplan, buchst und stornierst und siehst deine Mitgliedschaften.`,
    ],
    ...(url !== null && { action: { label: 'Zum Kursplan', url } }),
    closing: 'Du hast dich nicht registriert? Dann sag dem Studio Bescheid.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Unterschrieben: ${title}`,
    lines: [
      `Hallo ${name},`,
      `„${title}“ wurde am ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` für ${for_name}`} unterschrieben.`,
      `Den unterschriebenen Text findest du im Anhang. Bewahre ihn bei deinen Unterlagen auf.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `Deine E-Mail-Adresse bei ${studio} wurde geändert`,
    lines: [
      `Hallo ${name},`,
      `ab jetzt meldest du dich bei ${studio} mit deiner neuen E-Mail-Adresse an. Du wurdest auf allen Geräten abgemeldet.`,
    ],
    closing: 'Das warst nicht du? Dann melde dich bitte sofort beim Studio.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Anmeldung in zwei Schritten ist an: ${studio}`,
    lines: [
      `Hallo ${name},`,
      'ab jetzt meldest du dich mit deinem Passwort und einem Code aus deiner Authenticator-App an.',
    ],
    closing: 'Das warst nicht du? Ändere sofort dein Passwort und sprich mit dem Studio.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Anmeldung in zwei Schritten ist aus: ${studio}`,
    lines: [
      `Hallo ${name},`,
      'die Anmeldung in zwei Schritten wurde für dein Konto ausgeschaltet. Du wurdest überall abgemeldet; dein Passwort ist gleich geblieben.',
    ],
    closing: 'Das warst nicht du? Ändere sofort dein Passwort und sprich mit dem Studio.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `Mit einem Wiederherstellungscode angemeldet: ${studio}`,
    lines: [
      `Hallo ${name},`,
      `jemand hat sich mit einem deiner Wiederherstellungscodes statt eines Codes aus deiner App angemeldet. ${left === 0 ? 'Es ist keiner mehr übrig.' : left === 1 ? 'Es ist noch einer übrig.' : `Es sind noch ${left} übrig.`}`,
    ],
    closing:
      'Neue Codes bekommst du, wenn du die Anmeldung in zwei Schritten aus- und wieder einschaltest. Das warst nicht du? Ändere sofort dein Passwort.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `E-Mails von ${studio} kommen an`,
    lines: [`Hallo ${name},`, 'das ist die Test-E-Mail, die du angefordert hast. Der Versand funktioniert.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Hallo ${name},`,
      ...(for_name === null ? [] : [`es geht um ${for_name}:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Öffnen', url } }),
    closing: 'Du bekommst diese E-Mails wegen deiner Einstellungen für Mitteilungen. Du kannst sie jederzeit ändern.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Erstattung' : 'Beleg'} ${number} von ${studio}`,
    lines: [
      `Hallo${name === null ? '' : ` ${name}`},`,
      `hier ist ${is_refund ? 'deine Erstattung' : 'dein Beleg'} ${number} von ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Rabatt: ${discount}`]),
      `Summe: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Danke für deine Geduld.' : 'Vielen Dank.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
