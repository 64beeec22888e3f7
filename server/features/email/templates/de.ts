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
    subject: `${studio}: Eine Zahlung hat nicht geklappt`,
    lines: [
      `Hallo ${name},`,
      `${sayMoney(amount, currency)} für ${type_name}${client === name ? '' : ` von ${client}`} konnten nicht abgebucht werden. Es wird von selbst noch einmal versucht.`,
      days === 0
        ? 'Bis sie bezahlt sind, kannst du damit nichts Neues buchen. Was gebucht ist, bleibt gebucht.'
        : `Du kannst damit noch ${days === 1 ? 'einen Tag' : `${days} Tage`} lang buchen. Was gebucht ist, bleibt gebucht.`,
    ],
    ...(url !== null && { action: { label: 'Bezahlen oder Karte wechseln', url } }),
    closing: 'Du kannst auch im Studio zahlen oder einfach auf diese E-Mail antworten.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}: Du bekommst deine Zahlung zurück`,
    lines: [
      `Hallo ${name},`,
      `${type_name} wurde online bezahlt${client === name ? '' : ` (für ${client})`}. Ein Einstiegsangebot gilt aber nur ein einziges Mal, und im Studio wurde inzwischen schon eines gekauft.`,
      `Du bekommst die bezahlten ${sayMoney(amount, currency)} vollständig zurück.`,
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
      'Die Karte zum Ausdrucken und Verschenken hängt an.',
    ],
    closing:
      'Zeig den Code im Studio oder gib ihn beim Bezahlen ein. Wer ihn hat, kann ihn einlösen; pass auf ihn auf wie auf Geld.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Neues Passwort für ${studio}`,
    lines: [
      `Hallo ${name},`,
      'mit diesem Link kannst du ein neues Passwort setzen. Er gilt einmal und eine Stunde lang.',
    ],
    action: { label: 'Neues Passwort setzen', url },
    closing: 'Du hast nicht darum gebeten? Dann musst du nichts tun.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Dein Konto bei ${studio}`,
    lines: [
      `Hallo ${name},`,
      `bei ${studio} gibt es dich schon. Setz ein Passwort, um deine Kurse und Mitgliedschaften zu sehen.`,
    ],
    action: { label: 'Passwort setzen', url },
    closing: 'Der Link gilt einmal und eine Stunde lang.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} lädt dich ein, online zu buchen`,
    lines: [
      `Hallo ${name},`,
      'deine Mitgliedschaften und Kurse warten schon auf dich. Setz ein Passwort und buche mit dem Telefon.',
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
    closing: 'Du hast dich nicht angemeldet? Dann sag dem Studio Bescheid.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Unterschrieben: ${title}`,
    lines: [
      `Hallo ${name},`,
      `„${title}“ wurde am ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` für ${for_name}`} unterschrieben.`,
      `Der Text, wie er unterschrieben wurde, hängt an. Bewahr ihn bei deinen Unterlagen auf.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `Deine E-Mail-Adresse bei ${studio} wurde geändert`,
    lines: [
      `Hallo ${name},`,
      `Du meldest dich bei ${studio} ab jetzt mit einer anderen E-Mail-Adresse an. Du wurdest überall abgemeldet.`,
    ],
    closing: 'Das war nicht dein Wunsch? Dann melde dich gleich beim Studio.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Dein Konto bei ${studio} hat einen zweiten Faktor`,
    lines: [
      `Hallo ${name},`,
      'ab jetzt meldest du dich mit deinem Passwort und einem Code aus deiner Authenticator-App an.',
    ],
    closing: 'Das warst nicht du? Ändere sofort dein Passwort und sprich mit dem Studio.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Dein Konto bei ${studio} hat keinen zweiten Faktor mehr`,
    lines: [
      `Hallo ${name},`,
      'der zweite Faktor deines Kontos wurde ausgeschaltet. Deine Sitzungen sind beendet; dein Passwort ist geblieben.',
    ],
    closing: 'Du hast nicht darum gebeten? Ändere sofort dein Passwort und sprich mit dem Studio.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `Ein Wiederherstellungscode wurde bei ${studio} benutzt`,
    lines: [
      `Hallo ${name},`,
      `einer deiner Wiederherstellungscodes wurde anstelle eines Codes aus deiner App benutzt. ${left === 0 ? 'Es ist keiner mehr übrig.' : left === 1 ? 'Es ist noch einer übrig.' : `Es sind noch ${left} übrig.`}`,
    ],
    closing:
      'Neue Codes bekommst du, wenn du den zweiten Faktor aus- und wieder einschaltest. Das warst nicht du? Ändere sofort dein Passwort.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `E-Mails von ${studio} kommen an`,
    lines: [`Hallo ${name},`, 'das ist der Test, um den du gebeten hast. E-Mails vom Studio kommen an.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Hallo ${name},`,
      ...(for_name === null ? [] : [`Es geht um ${for_name}:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Öffnen', url } }),
    closing: 'Du bekommst das per E-Mail, weil du es so gewählt hast. Ändern kannst du das bei deinen Mitteilungen.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Erstattung' : 'Beleg'} ${number} von ${studio}`,
    lines: [
      `Hallo${name === null ? '' : ` ${name}`},`,
      `das ist ${is_refund ? 'deine Erstattung' : 'dein Beleg'} Nummer ${number} von ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Rabatt: ${discount}`]),
      `Summe: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Danke für deine Geduld.' : 'Danke für deinen Besuch.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
