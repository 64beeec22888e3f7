import { mailTroubles } from './troubles.ts'

export const it = mailTroubles((answer) => `Il server ha detto: «${answer}»`, {
  'mail.server_password': (host) =>
    `Il server e-mail ${host} non accetta il nome utente o la password. Correggili nelle impostazioni. Alcuni provider richiedono una password per le app.`,
  'mail.server_wants_login': (host) =>
    `Il server e-mail ${host} richiede nome utente e password. Inseriscili nelle impostazioni.`,
  'mail.server_unknown': (host) =>
    `Il server e-mail ${host} non si trova, oppure questo computer è offline. Controlla il nome nelle impostazioni.`,
  'mail.server_closed': (host) =>
    `Il server e-mail ${host} non risponde su questa porta. Controlla la porta nelle impostazioni.`,
  'mail.server_silent': (host) =>
    `Il server e-mail ${host} non ha risposto in tempo. Controlla nome e porta nelle impostazioni e la connessione a internet.`,
  'mail.server_certificate': (host) =>
    `Il certificato non è valido per il server e-mail ${host}: la connessione potrebbe non essere privata. Usa il nome indicato dal provider.`,
  'mail.server_wants_encryption': (host) =>
    `Il server e-mail ${host} richiede una connessione cifrata. Scegli STARTTLS o TLS nelle impostazioni.`,
  'mail.server_no_encryption': (host) =>
    `Il server e-mail ${host} non offre STARTTLS su questa porta. Scegli TLS o la porta indicata dal provider.`,
  'mail.server_other_encryption': (host) =>
    `Il server e-mail ${host} si aspetta un’altra cifratura su questa porta: di solito TLS sulla 465 e STARTTLS sulla 587.`,
  'mail.server_broke_off': (host) => `Il server e-mail ${host} ha interrotto la connessione.`,
  'mail.server_busy': (host) =>
    `Il server e-mail ${host} per ora non accetta altre e-mail: ne sono state inviate troppe in poco tempo. Riproveremo automaticamente.`,
  'mail.server_refuses_sender': (host) =>
    `Il server e-mail ${host} non accetta questo indirizzo del mittente. Nelle impostazioni usane uno che appartiene all’account.`,
  'mail.server_not_now': (host) =>
    `Il server e-mail ${host} al momento non accetta e-mail. Riproveremo automaticamente.`,
  'mail.server_refuses': (host) =>
    `Il server e-mail ${host} rifiuta la connessione o l’account di questo studio. Chiedi il motivo al provider. Riproveremo automaticamente.`,
  'mail.server_no_relay': (host) =>
    `Il server e-mail ${host} non invia a indirizzi esterni per questo studio. Usa il server, il nome utente e la password che il provider indica per l’invio.`,
  'mail.refused_address': () => 'Il server e-mail del destinatario non conosce questo indirizzo.',
  'mail.refused_full': () => 'La casella del destinatario è piena.',
  'mail.refused_for_now': () => 'Il server e-mail per ora l’ha rifiutata. Riproveremo automaticamente.',
  'mail.refused_too_big': () => 'È troppo grande per il server e-mail.',
  'mail.refused_as_spam': () => 'Il server e-mail la considera spam o la blocca.',
  'mail.refused_otherwise': () => 'Il server e-mail l’ha rifiutata.',
})
