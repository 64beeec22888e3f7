import type { RefusalWords } from '../texts.ts'

export const people: RefusalWords<'people'> = {
  'From outside, managers sign in with a second factor. Set it up at the studio’s own computer: sign in there, open the menu with your name and choose “Second factor”.':
    'Da fuori, i gestori accedono con un secondo fattore. Configuralo sul computer dello studio: accedi lì, apri il menu con il tuo nome e scegli «Secondo fattore».',
  'E-mail or password is wrong.': 'E-mail e password non corrispondono.',
  'This link was used already or is too old. Ask for a new one.':
    'Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.',
  'This is not the recovery code. Look for the one you were shown last.':
    'Non è il codice di recupero. Cerca l’ultimo che ti è stato mostrato.',
  'This password is too common. Choose one that others don’t use.':
    'Questa password è troppo comune. Scegline una che altri non usano.',
  'The password can’t be the e-mail.': 'La password non può essere l’e-mail.',
  'This studio has an owner already. Sign in instead.': 'Questo studio ha già un titolare. Accedi.',
  'Your session has ended. Please sign in again.': 'La sessione è scaduta. Accedi di nuovo.',
  'Give the client an e-mail first: they sign in with it.': 'Prima aggiungi un’e-mail alla scheda: serve per accedere.',
  'Reactivate the client first, then invite them.': 'Prima riattiva questa persona, poi invitala.',
  'Another account signs in with this e-mail. Ask the studio to put them together.':
    'Con questa e-mail accede già un altro account. Chiedi allo studio di unirli.',
  'The studio knows this e-mail already. We have sent a link to it: follow it to set a password and find everything that is yours.':
    'Lo studio conosce già questa e-mail. Le abbiamo inviato un link: aprilo per scegliere una password e trovare tutto ciò che è tuo.',
  'This client signs in already. They can be sent a link for a new password.':
    'Questa persona accede già. Le si può inviare un link per una nuova password.',
  'Managers can’t work here from outside: the studio keeps that to its own computer. The owner can open it there, under Settings, Online.':
    'I gestori non possono lavorare qui da fuori: lo studio lo riserva al suo computer. Il titolare può aprire l’accesso in Impostazioni, Online.',
  'Sign in again, with the code of your authenticator app.':
    'Accedi di nuovo, con il codice della tua app di autenticazione.',
  'Type the code that your authenticator app shows, or a recovery code.':
    'Inserisci il codice che mostra la tua app di autenticazione, oppure un codice di recupero.',
  'This code is not right or was used already. Wait for the next one and check the clock of your phone.':
    'Questo codice non è giusto o è già stato usato. Aspetta il prossimo e controlla l’ora del telefono.',
  'Your account has a second factor already. Turn it off first, then set up another.':
    'Il tuo account ha già un secondo fattore. Disattivalo prima di configurarne un altro.',
  'Begin again: there is no secret waiting for its code.':
    'Ricomincia: non c’è una configurazione in attesa del codice.',
  'Your account has no second factor.': 'Il tuo account non ha un secondo fattore.',
  'The password is wrong.': 'La password non è giusta.',
  'Only an owner can take off a second factor.': 'Solo un titolare può togliere un secondo fattore.',
  'Turn your own second factor off in your account, with your password and a code.':
    'Disattiva il tuo secondo fattore nel tuo account, con la password e un codice.',
  'Name a rule or an event': 'Indica una regola o un evento',
  'The rule has a condition of its own': 'La regola ha già la sua condizione',
  'It has no steps yet. Add one, then switch it on.': 'Non ha ancora passaggi. Aggiungine uno, poi attivala.',
  'It is a draft and does nothing yet. Only an active one can be paused.':
    'È una bozza e non fa ancora nulla. Solo un’automazione attiva si può mettere in pausa.',
  'It is a draft. Switch it on by setting its status to active.':
    'È una bozza. Si attiva impostando lo stato su «attivo».',
  'It is {it} and can’t be {it2} any more. Create another one, or delete this one.':
    'Lo stato è «{it}» e non può più diventare «{it2}». Creane un’altra o elimina questa.',
  '{name} is used by {names}. Change or delete what uses it first.':
    '{name} è in uso: {names}. Prima modifica o elimina ciò che la usa.',
  'Another client signs in with this e-mail. A child can share a guardian’s.':
    'Con questa e-mail accede già un’altra persona. Un minore può usare quella del tutore.',
  'Nobody is their own guardian': 'Nessuno può essere tutore di sé stesso',
  'A client who signs in needs an e-mail': 'Per accedere serve un’e-mail',
  '{name} signs in and acts for themselves. Only a client without a login has a guardian.':
    '{name} accede e agisce per conto proprio. Ha un tutore solo chi non accede.',
  '{name} has a guardian, too. Choose somebody who acts for themselves.':
    'Anche {name} ha un tutore. Scegli qualcuno che agisca per conto proprio.',
  '{name} is a guardian. Give those they look after another guardian first.':
    '{name} fa da tutore. Prima dai un altro tutore a chi ne dipende.',
  '{name} has a guardian who acts for them. Take the guardian away first, then they can sign in.':
    'Per {name} agisce un tutore. Prima togli il tutore, poi potrà accedere.',
  'A guardian acts for the person with this e-mail. Ask the studio to give them a login of their own.':
    'Un’altra persona agisce per chi ha questa e-mail. Chiedi allo studio di darle un accesso proprio.',
  'The text of “{title}” was changed after it was shown: version {version} is current now. Read it, then sign.':
    'Il testo di «{title}» è cambiato dopo che è stato mostrato: ora vale la versione {version}. Rileggilo, poi firma.',
  '“{title}” is not in use any more; nothing need be signed.': '«{title}» non è più in uso: non serve firmare nulla.',
  'Set up the studio’s mail server first.': 'Prima configura il server di posta dello studio.',
  'This mail has gone out already.': 'Questa e-mail è già partita.',
  'This mail is out of date. Send a new one from where it came from.':
    'Questa e-mail è superata. Inviane una nuova da dove era partita.',
  'Give the password for this server and user name': 'Inserisci la password per questo server e questo nome utente',
  'Expected the name of a server, such as smtp.example.com': 'Serve il nome di un server, come smtp.example.com',
  'The mail could not be sent: {reason}': 'L’e-mail non si è potuta inviare: {reason}',
  'The mail password was kept with another computer’s key and can’t be read here. Enter it again.':
    'La password della posta era protetta con la chiave di un altro computer e qui non si può leggere. Inseriscila di nuovo.',
  'Only an owner can do this.': 'Può farlo solo un titolare.',
  'This is done once the client is erased: open the client’s data under Compliance.':
    'Si conclude da sé quando i dati della persona sono cancellati: aprili in Conformità.',
  'Only an owner can change an owner’s account.': 'Solo un titolare può cambiare l’account di un titolare.',
  'Somebody on the team signs in with this e-mail already.': 'Nel team qualcuno accede già con questa e-mail.',
  'This link is not complete. Open it from the e-mail once more.':
    'Questo link non è completo. Aprilo di nuovo dall’e-mail.',
  'This client is not active. Activate them first, then they can be told.':
    'L’account di questa persona non è attivo. Riattivalo prima di scriverle.',
  'Expected a path such as /bookings, or an https address':
    'Serve un percorso come /bookings oppure un indirizzo https',
  'There is a role “{name}” already.': 'Esiste già un ruolo «{name}».',
  'You can’t hand on what you may not do yourself: {names}. The owner can.':
    'Non puoi dare ciò che tu non hai: {names}. Il titolare può farlo.',
  'The role “{name}” may do what you may not: {names}. The owner can change it.':
    'Il ruolo «{name}» permette ciò che tu non puoi fare: {names}. Può cambiarlo il titolare.',
  'The owner’s role may do everything, always. Add another role.':
    'Il ruolo del titolare permette sempre tutto. Aggiungi un altro ruolo.',
  '{name} may do what you may not: {names}. The owner can change the account.':
    '{name} può fare ciò che tu non puoi: {names}. L’account può cambiarlo il titolare.',
  '{staffCount} on the team have this role. Give them another one first.':
    'Persone del team con questo ruolo: {staffCount}. Prima danne loro un altro.',
  'This is the only owner. Make somebody else an owner first.':
    'È l’unico titolare. Prima rendi titolare un’altra persona.',
  'There is a tag {name} already. Choose another name.': 'Esiste già un’etichetta {name}. Scegli un altro nome.',
  'Give an https address out in the net or in the studio’s own network; this computer itself is told nothing.':
    'Indica un indirizzo https in rete o nella rete dello studio; a questo stesso computer non si invia nulla.',
  'This is the studio’s own address. Give that of the program that is to be told.':
    'Questo è l’indirizzo dello studio. Indica quello del programma da avvisare.',
  'Must have no user name or password in it': 'Non deve contenere nome utente né password',
  'Expected an address such as https://example.com/hook': 'Serve un indirizzo come https://example.com/hook',
  'What this mail said is not kept any more. Send a new one from where it came from.':
    'Il contenuto di questa e-mail non è più conservato. Inviane una nuova da dove era partita.',
  'You have {count} saved lists. Delete one that you no longer need.':
    'Hai {count} elenchi salvati. Eliminane uno che non ti serve più.',
  'As many lists are saved as one can have': 'Non si possono salvare altri elenchi',
}
