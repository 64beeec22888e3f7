import { mailTroubles } from './troubles.ts'

export const it = mailTroubles((answer) => `Il server ha detto: «${answer}»`, {
  'mail.server_password': (host) =>
    `Il server di posta ${host} non accetta il nome utente o la password. Correggerli nelle impostazioni; alcuni fornitori chiedono una password creata apposta per questo programma.`,
  'mail.server_wants_login': (host) =>
    `Il server di posta ${host} chiede nome utente e password. Inserirli nelle impostazioni.`,
  'mail.server_unknown': (host) =>
    `Non esiste un server di posta chiamato ${host}, oppure questo computer non è collegato a internet. Controllare il nome nelle impostazioni.`,
  'mail.server_closed': (host) =>
    `Il server di posta ${host} non risponde su questa porta. Controllare la porta nelle impostazioni.`,
  'mail.server_silent': (host) =>
    `Il server di posta ${host} non ha risposto in tempo. Controllare nome e porta nelle impostazioni e la connessione a internet.`,
  'mail.server_certificate': (host) =>
    `Il certificato del server di posta ${host} non è valido per questo nome: qualcun altro potrebbe essere in ascolto. Usare il nome indicato dal fornitore.`,
  'mail.server_wants_encryption': (host) =>
    `Il server di posta ${host} richiede una connessione cifrata. Scegliere STARTTLS o TLS nelle impostazioni.`,
  'mail.server_no_encryption': (host) =>
    `Il server di posta ${host} non offre STARTTLS su questa porta. Scegliere TLS, o la porta indicata dal fornitore.`,
  'mail.server_other_encryption': (host) =>
    `Il server di posta ${host} si aspetta un’altra cifratura su questa porta: di solito TLS sulla 465 e STARTTLS sulla 587.`,
  'mail.server_broke_off': (host) => `Il server di posta ${host} ha interrotto la connessione.`,
  'mail.server_busy': (host) =>
    `Il server di posta ${host} per ora non accetta altre e-mail: ne sono partite troppe in poco tempo. Si riproverà automaticamente.`,
  'mail.server_refuses_sender': (host) =>
    `Il server di posta ${host} non lascia inviare con questo indirizzo del mittente. Indicare nelle impostazioni uno che appartenga all’account.`,
  'mail.server_not_now': (host) =>
    `Il server di posta ${host} al momento non accetta e-mail. Verrà riprovato automaticamente.`,
  'mail.server_refuses': (host) =>
    `Il server di posta ${host} non accetta nulla dalla connessione o dall’account di questo centro. Chiedi il motivo al fornitore; verrà riprovato automaticamente.`,
  'mail.server_no_relay': (host) =>
    `Il server di posta ${host} non inoltra nulla di questo centro ad altri indirizzi. Usa il server, il nome utente e la password che il fornitore indica per l’invio.`,
  'mail.refused_address': () => 'Il server di posta del destinatario non conosce questo indirizzo.',
  'mail.refused_full': () => 'La casella del destinatario è piena.',
  'mail.refused_for_now': () => 'Il server di posta per ora l’ha rifiutata. Si riproverà automaticamente.',
  'mail.refused_too_big': () => 'È troppo grande per il server di posta.',
  'mail.refused_as_spam': () => 'Il server di posta la considera spam o non la ammette.',
  'mail.refused_otherwise': () => 'Il server di posta l’ha rifiutata.',
})
