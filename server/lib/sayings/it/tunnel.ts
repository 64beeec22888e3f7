import type { tunnel as english } from '../en/tunnel.ts'
import type { Translation } from '../templates.ts'

/** What is amiss with the built-in tunnel, and what a check of an address found. */
export const tunnel: Translation<typeof english> = {
  'tunnel.trouble.host_unknown':
    '{host} non si trova. Controlla che questo computer sia online; lo studio continua a provare da solo.',
  'tunnel.trouble.no_answer': '{host} non risponde. Lo studio continua a provare da solo.',
  'tunnel.trouble.refused': 'Al momento {host} non dà un indirizzo. Lo studio continua a provare da solo.',
  'tunnel.trouble.odd_answer': '{host} non risponde come un server per tunnel. Controlla che l’indirizzo sia giusto.',
  'tunnel.trouble.dropped': 'Il collegamento con {host} si è interrotto. Lo studio si ricollega da solo.',
  'tunnel.trouble.not_seen':
    'Al momento il link non porta qui. Controlla che questo computer sia online; lo studio continua a provare da solo.',
  'tunnel.trouble.name_taken':
    'Al momento il nome «{name}» lo usa un’altra persona. Finché non è di nuovo libero, il tuo link è {url}; lo studio continua a chiederlo.',
  'tunnel.found.here': 'Questo indirizzo porta al tuo studio.',
  'tunnel.found.here_plain': 'Questo indirizzo porta al tuo studio, ma senza https: i browser avvisano di non fidarsi.',
  'tunnel.found.here_near': 'Nella sua rete questo indirizzo porta al tuo studio.',
  'tunnel.found.wrong_door': 'Questo indirizzo porta a questo computer, ma alla porta che è solo per la reception.',
  'tunnel.found.nothing_behind': 'A questo indirizzo qualcosa risponde, ma dietro non trova lo studio.',
  'tunnel.found.another': 'A questo indirizzo qualcosa risponde, ma non è questo studio.',
  'tunnel.found.unknown_name': 'Questo nome non esiste.',
  'tunnel.found.certificate': 'L’indirizzo risponde, ma il suo certificato non corrisponde.',
  'tunnel.found.no_answer': 'A questo indirizzo non risponde nulla.',
  'tunnel.found.this_computer':
    'Da fuori questo indirizzo non porta da nessuna parte: su un telefono sarebbe il telefono stesso.',
  'tunnel.found.server_works': 'Il server funziona: ha portato qui e ritorno.',
  'tunnel.found.server_unknown': 'Questo server non esiste.',
  'tunnel.found.server_silent': 'Il server non risponde.',
  'tunnel.found.server_refused': 'Il server risponde, ma non dà un indirizzo.',
  'tunnel.found.server_odd': 'Lì qualcosa risponde, ma non è un server per tunnel.',
  'tunnel.found.server_leads_nowhere': 'Il server dà un indirizzo, che però non porta qui.',
  'tunnel.fix.here_plain': 'Fai in modo che ciò che sta davanti allo studio offra https.',
  'tunnel.fix.here_near':
    'Aprilo su un telefono nella stessa rete Wi-Fi. Se lì non si apre, autorizza Studio Desk nel firewall di questo computer.',
  'tunnel.fix.wrong_door': 'Fallo portare invece a {target}.',
  'tunnel.fix.nothing_behind':
    'Fallo portare a {target} su questo computer e controlla che il programma che serve sia in funzione.',
  'tunnel.fix.another': 'Controlla che l’indirizzo sia giusto e che porti a {target} su questo computer.',
  'tunnel.fix.unknown_name':
    'Controlla che sia scritto bene. Un nome nuovo può impiegare un’ora prima che tutti lo trovino.',
  'tunnel.fix.certificate':
    'Se è nuovo, aspetta qualche minuto; altrimenti controlla che il certificato sia proprio per questo nome.',
  'tunnel.fix.no_answer': 'Controlla che questo computer sia online e che il programma che porta qui sia in funzione.',
  'tunnel.fix.this_computer': 'Inserisci l’indirizzo che scrivono i clienti.',
  'tunnel.fix.server_unknown': 'Controlla che il nome sia scritto bene.',
  'tunnel.fix.server_silent': 'Controlla che sia in funzione e che questo computer sia online.',
  'tunnel.fix.server_refused': 'Il suo registro dice perché.',
  'tunnel.fix.server_odd': 'Controlla che l’indirizzo sia giusto.',
  'tunnel.fix.server_leads_nowhere':
    'Controlla che i nomi sotto il suo portino a lui (una voce wildcard) e che le sue porte siano aperte.',
}
