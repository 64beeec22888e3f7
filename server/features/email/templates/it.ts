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
    subject: `${studio}: il tuo pagamento non è andato a buon fine`,
    lines: [
      `Ciao ${name},`,
      `non siamo riusciti ad addebitare ${sayMoney(amount, currency)} per ${type_name}${client === name ? '' : ` (${client})`}. Riproveremo automaticamente.`,
      days === 0
        ? 'Finché non è pagato, non puoi prenotare altre lezioni con questo abbonamento. Le prenotazioni già fatte restano valide.'
        : `Puoi prenotare con questo abbonamento ancora per ${days === 1 ? 'un giorno' : `${days} giorni`}. Le prenotazioni già fatte restano valide.`,
    ],
    ...(url !== null && { action: { label: 'Paga o cambia carta', url } }),
    closing: 'Puoi anche pagare in studio o rispondere a questa e-mail.',
  }),
  intro_returned: ({ studio, name, client, type_name, amount, currency }) => ({
    subject: `${studio}: il tuo pagamento è stato rimborsato`,
    lines: [
      `Ciao ${name},`,
      `il pagamento online di ${type_name}${client === name ? '' : ` per ${client}`} è arrivato, ma l’offerta di benvenuto è una sola per cliente e ne era appena stata venduta una in studio.`,
      `Ti abbiamo rimborsato l’intero importo: ${sayMoney(amount, currency)}.`,
    ],
    closing: 'C’è un errore? Rispondi a questa e-mail o parla con noi.',
  }),
  gift_card: ({ studio, name, amount, currency, code, message, expires_on }) => ({
    subject: `Un buono regalo da ${sayMoney(amount, currency)} di ${studio}`,
    lines: [
      name === null ? 'Ciao,' : `Ciao ${name},`,
      `ecco per te un buono regalo da ${sayMoney(amount, currency)}, valido per le lezioni e tutto il resto presso ${studio}.`,
      ...(message === null ? [] : message.split('\n').filter(Boolean)),
      `Il tuo codice: ${code}`,
      ...(expires_on === null ? [] : [`Scadenza: ${formatDate(expires_on)}.`]),
      'In allegato trovi il buono da stampare.',
    ],
    closing:
      'Mostra il codice in studio o inseriscilo quando paghi. Chiunque abbia il codice può usarlo: conservalo con cura.',
  }),
  password_reset: ({ studio, name, url }) => ({
    subject: `Scegli una nuova password per ${studio}`,
    lines: [`Ciao ${name},`, 'con questo link puoi scegliere una nuova password. Funziona una volta sola, per un’ora.'],
    action: { label: 'Scegli una nuova password', url },
    closing: 'Non l’hai chiesto tu? Ignora questa e-mail.',
  }),
  claim_account: ({ studio, name, url }) => ({
    subject: `Il tuo account: ${studio}`,
    lines: [
      `Ciao ${name},`,
      `hai già un profilo presso ${studio}. Scegli una password per vedere le tue lezioni e i tuoi abbonamenti.`,
    ],
    action: { label: 'Scegli una password', url },
    closing: 'Il link funziona una volta sola, per un’ora.',
  }),
  invitation: ({ studio, name, url }) => ({
    subject: `${studio} ti invita a prenotare online`,
    lines: [
      `Ciao ${name},`,
      'i tuoi abbonamenti e le tue lezioni sono pronti. Scegli una password e prenota dal telefono.',
    ],
    action: { label: 'Accetta l’invito', url },
    closing: 'Il link funziona una volta sola, per 14 giorni.',
  }),
  registered: ({ studio, name, url }) => ({
    subject: `${studio}: ti diamo il benvenuto`,
    lines: [
      `Ciao ${name},`,
      `il tuo account presso ${studio} è pronto. Consulta il calendario, prenota e disdici le lezioni, e controlla i tuoi abbonamenti.`,
    ],
    ...(url !== null && { action: { label: 'Vedi il calendario', url } }),
    closing: 'Non l’hai creato tu? Avvisa lo studio.',
  }),
  waiver_signed: ({ name, for_name, title, signed_at, timezone }) => ({
    subject: `Firmato: ${title}`,
    lines: [
      `Ciao ${name},`,
      `«${title}» è stato firmato ${formatInstant(signed_at, timezone)}${for_name === null ? '' : ` per ${for_name}`}.`,
      `In allegato trovi una copia del testo firmato. Conservala con i tuoi documenti.`,
    ],
  }),
  email_changed: ({ studio, name }) => ({
    subject: `${studio}: la tua e-mail è stata modificata`,
    lines: [
      `Ciao ${name},`,
      `d’ora in poi accedi a ${studio} con la tua nuova e-mail. La sessione è stata chiusa su tutti i dispositivi.`,
    ],
    closing: 'Non l’hai fatto tu? Contatta subito lo studio.',
  }),
  factor_on: ({ studio, name }) => ({
    subject: `${studio}: secondo fattore attivato`,
    lines: [`Ciao ${name},`, 'd’ora in poi accedi con la tua password e un codice della tua app di autenticazione.'],
    closing: 'Non riconosci questa modifica? Cambia la password e contatta subito lo studio.',
  }),
  factor_off: ({ studio, name }) => ({
    subject: `${studio}: secondo fattore disattivato`,
    lines: [
      `Ciao ${name},`,
      'il secondo fattore del tuo account è stato disattivato. Le tue sessioni sono state chiuse; la password non è cambiata.',
    ],
    closing: 'Non riconosci questa modifica? Cambia la password e contatta subito lo studio.',
  }),
  recovery_code_used: ({ studio, name, left }) => ({
    subject: `${studio}: è stato usato un codice di recupero`,
    lines: [
      `Ciao ${name},`,
      `uno dei tuoi codici di recupero è stato usato al posto di un codice della tua app. ${left === 0 ? 'Non ne resta nessuno.' : left === 1 ? 'Ne resta uno.' : `Ne restano ${left}.`}`,
    ],
    closing:
      'Per avere nuovi codici, disattiva il secondo fattore e riattivalo. Non riconosci questo accesso? Cambia subito la password.',
  }),
  mail_test: ({ studio, name }) => ({
    subject: `Le e-mail di ${studio} funzionano`,
    lines: [`Ciao ${name},`, 'questa è l’e-mail di prova che hai chiesto. L’invio funziona.'],
  }),
  notification: ({ name, for_name, title, body, url }) => ({
    subject: title,
    lines: [
      `Ciao ${name},`,
      ...(for_name === null ? [] : [`Riguarda ${for_name}:`]),
      ...body.split('\n').filter(Boolean),
    ],
    ...(url !== null && { action: { label: 'Apri', url } }),
    closing: 'Ricevi queste e-mail in base alle tue impostazioni di notifica. Puoi modificarle quando vuoi.',
  }),
  receipt: ({ studio, name, number, is_refund, lines, discount, total, payments, vat }) => ({
    subject: `${is_refund ? 'Rimborso' : 'Ricevuta'} ${number} di ${studio}`,
    lines: [
      name === null ? 'Ciao,' : `Ciao ${name},`,
      `ecco ${is_refund ? 'il rimborso' : 'la ricevuta'} n. ${number} di ${studio}.`,
      ...lines,
      ...(discount === null ? [] : [`Sconto: ${discount}`]),
      `Totale: ${total}`,
      ...payments,
      ...vat,
    ],
    closing: is_refund ? 'Grazie della pazienza.' : 'Grazie.',
  }),
  ...bookingLetters,
  ...appointmentLetters,
  ...pauseLetters,
  ...weeklyLetters,
  ...guestLetters,
  ...substituteLetters,
}
