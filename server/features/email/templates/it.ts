import type { Letters } from '../letters.ts'
import { appointmentLetters } from './it-appointments.ts'
import { bookingLetters, formatInstant } from './it-bookings.ts'
import { feeLetters } from './it-fees.ts'
import { guestLetters } from './it-guests.ts'
import { pauseLetters } from './it-pauses.ts'
import { substituteLetters } from './it-substitutes.ts'
import { weeklyLetters } from './it-weekly.ts'
import { sayingsIn } from '../../../lib/spoken.ts'

const { date: formatDate, money: sayMoney } = sayingsIn('it')

export const it: Letters = {
  ...feeLetters,
  payment_failed: ({ studio, name, client, type_name, amount, currency, days, url }) => ({
    subject: `${studio}: un pagamento non è andato a buon fine`,
    lines: [
      `Ciao ${name},`,
      `Non è stato possibile addebitare ${sayMoney(amount, currency)} per ${type_name}${client === name ? '' : ` di ${client}`}. Il tentativo verrà ripetuto automaticamente.`,
      days === 0
        ? 'Finché non è pagato non si possono prenotare altre lezioni con questo abbonamento. Ciò che è prenotato resta prenotato.'
        : `Puoi prenotare con questo abbonamento ancora per ${days === 1 ? 'un giorno' : `${days} giorni`}. Ciò che è prenotato resta prenotato.`,
    ],
    ...(url !== null && { action: { label: 'Paga o cambia carta', url } }),
    closing: 'Puoi anche pagare in studio o rispondere a questa e-mail.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}: ti rimborsiamo il pagamento`,
    lines: [
      `Ciao ${name},`,
      `${type_name} è stato pagato online${client === name ? '' : ` per ${client}`}, ma l’offerta di benvenuto vale una volta sola e nel frattempo ne è stata acquistata una in studio.`,
      `Ti rimborsiamo per intero quanto hai pagato: ${sayMoney(amount, currency)}.`,
    ],
    closing: 'Qualcosa non torna? Rispondi a questa e-mail o parla con noi.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `Una carta regalo da ${sayMoney(amount, currency)} di ${studio}`,
    lines: [
      name === null ? 'Ciao,' : `Ciao ${name},`,
      `ecco per te una carta regalo da ${sayMoney(amount, currency)}, valida per le lezioni e tutto il resto da ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Il tuo codice: ${code}`,
      ...(expires_on === null ? [] : [`Scadenza: ${formatDate(expires_on)}.`]),
      'Il buono da stampare e regalare è allegato.',
    ],
    closing:
      'Mostra il codice in studio o inseriscilo quando paghi. Chi lo possiede può usarlo: custodiscilo come denaro.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Scegli una nuova password per ${studio}`,
    lines: [`Ciao ${name},`, 'con questo link puoi scegliere una nuova password. Funziona una volta sola, per un’ora.'],
    action: { label: 'Scegli una nuova password', url },
    closing: 'Non l’hai chiesto tu? Allora non devi fare nulla.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Il tuo account da ${studio}`,
    lines: [
      `Ciao ${name},`,
      `da ${studio} ti conosciamo già. Scegli una password per vedere le tue lezioni e i tuoi abbonamenti.`,
    ],
    action: { label: 'Scegli una password', url },
    closing: 'Il link funziona una volta sola, per un’ora.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} ti invita a prenotare online`,
    lines: [
      `Ciao ${name},`,
      'i tuoi abbonamenti e le tue lezioni ti aspettano. Scegli una password e prenota dal telefono.',
    ],
    action: { label: 'Accetta l’invito', url },
    closing: 'Il link funziona una volta sola, per 14 giorni.',
  }),
  registered: ({ studio, name, url }) => ({
    subject: `Ti diamo il benvenuto da ${studio}`,
    lines: [
      `Ciao ${name},`,
      `il tuo account da ${studio} è pronto. Qui trovi l’orario, prenoti e annulli, e vedi i tuoi abbonamenti.`,
    ],
    ...(url !== null && { action: { label: 'Vedi l’orario', url } }),
    closing: 'Questa registrazione non è tua? Allora dillo allo studio.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Firmato: ${title}`,
    lines: [
      `Ciao ${name},`,
      `«${title}» è stato firmato ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` per ${for_name}`}.`,
      `Il testo così come è stato firmato è allegato. Conservalo con i tuoi documenti.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `La tua e-mail presso ${studio} è stata cambiata`,
    lines: [
      `Ciao ${name},`,
      `D’ora in poi accedi a ${studio} con un’altra e-mail. La sessione è stata chiusa ovunque.`,
    ],
    closing: 'Non lo hai chiesto tu? Allora parlane subito con lo studio.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `Il tuo account su ${studio} ha un secondo fattore`,
    lines: [`Ciao ${name},`, 'd’ora in poi accedi con la tua password e un codice della tua app di autenticazione.'],
    closing: 'Non riconosci questa modifica? Cambia la password e parla subito con lo studio.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `Il tuo account su ${studio} non ha più un secondo fattore`,
    lines: [
      `Ciao ${name},`,
      'il secondo fattore del tuo account è stato disattivato. Le tue sessioni sono chiuse; la password è rimasta la stessa.',
    ],
    closing: 'Non l’hai chiesto? Cambia la password e parla subito con lo studio.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `È stato usato un codice di recupero su ${studio}`,
    lines: [
      `Ciao ${name},`,
      `uno dei tuoi codici di recupero è stato usato al posto di un codice della tua app. ${left === 0 ? 'Non ne resta nessuno.' : left === 1 ? 'Ne resta uno.' : `Ne restano ${left}.`}`,
    ],
    closing:
      'Per avere nuovi codici, disattiva il secondo fattore e riattivalo. Non riconosci questo accesso? Cambia subito la password.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `La posta di ${studio} funziona`,
    lines: [`Ciao ${name},`, 'questa è la prova che hai chiesto. La posta dello studio arriva.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Ciao ${name},`,
      ...(for_name === null ? [] : [`Riguarda ${for_name}:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Apri', url } }),
    closing: 'Ricevi questo per e-mail perché l’hai scelto tu. Puoi cambiarlo dove trovi le tue notifiche.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Rimborso' : 'Ricevuta'} ${number} di ${studio}`,
    lines: [
      name === null ? 'Ciao,' : `Ciao ${name},`,
      `${is_refund ? 'questo è il tuo rimborso' : 'questa è la tua ricevuta'} numero ${number} di ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Sconto: ${discount}`]),
      `Totale: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Grazie della pazienza.' : 'Grazie della visita.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
