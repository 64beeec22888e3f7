import type { tunnel as english } from '../en/tunnel.ts'
import type { Translation } from '../templates.ts'

/** Problems of the built-in tunnel, and results of checking an address. */
export const tunnel: Translation<typeof english> = {
  'tunnel.trouble.host_unknown':
    '{host} non si trova. Controlla che questo computer sia online; Studio Desk riprova automaticamente.',
  'tunnel.trouble.no_answer': '{host} non risponde. Studio Desk riprova automaticamente.',
  'tunnel.trouble.refused': '{host} al momento non assegna un indirizzo. Studio Desk riprova automaticamente.',
  'tunnel.trouble.odd_answer': '{host} non risponde come un server per tunnel. Controlla l’indirizzo.',
  'tunnel.trouble.dropped': 'La connessione con {host} si è interrotta. Studio Desk si ricollega automaticamente.',
  'tunnel.trouble.not_seen':
    'Al momento il link non porta qui. Controlla che questo computer sia online; Studio Desk riprova automaticamente.',
  'tunnel.trouble.name_taken':
    'Il nome «{name}» al momento è occupato. Finché non è libero, il tuo link è {url}; Studio Desk continua a provare.',
  'tunnel.found.here': 'Questo indirizzo porta al tuo studio.',
  'tunnel.found.here_plain': 'Questo indirizzo porta al tuo studio, ma senza https: i browser mostrano un avviso.',
  'tunnel.found.here_near': 'Nella sua rete questo indirizzo porta al tuo studio.',
  'tunnel.found.wrong_door': 'Questo indirizzo porta a questo computer, ma all’indirizzo riservato alla reception.',
  'tunnel.found.nothing_behind': 'A questo indirizzo qualcosa risponde, ma dietro non trova lo studio.',
  'tunnel.found.another': 'A questo indirizzo qualcosa risponde, ma non è questo studio.',
  'tunnel.found.unknown_name': 'Questo nome non esiste.',
  'tunnel.found.certificate': 'L’indirizzo risponde, ma il suo certificato non corrisponde.',
  'tunnel.found.no_answer': 'A questo indirizzo non risponde nulla.',
  'tunnel.found.this_computer':
    'Da fuori questo indirizzo non porta da nessuna parte: su un telefono indica il telefono stesso.',
  'tunnel.found.server_works': 'Il server funziona: la connessione di prova è riuscita.',
  'tunnel.found.server_unknown': 'Questo server non esiste.',
  'tunnel.found.server_silent': 'Il server non risponde.',
  'tunnel.found.server_refused': 'Il server risponde, ma non assegna un indirizzo.',
  'tunnel.found.server_odd': 'Lì qualcosa risponde, ma non è un server per tunnel.',
  'tunnel.found.server_leads_nowhere': 'Il server assegna un indirizzo, ma non porta qui.',
  'tunnel.fix.here_plain': 'Configura https sul proxy davanti allo studio.',
  'tunnel.fix.here_near':
    'Aprilo su un telefono nella stessa rete Wi-Fi. Se non si apre, autorizza Studio Desk nel firewall di questo computer.',
  'tunnel.fix.wrong_door': 'Indirizzalo invece a {target}.',
  'tunnel.fix.nothing_behind':
    'Indirizzalo a {target} su questo computer e controlla che il programma necessario sia in funzione.',
  'tunnel.fix.another': 'Controlla che l’indirizzo sia giusto e che porti a {target} su questo computer.',
  'tunnel.fix.unknown_name':
    'Controlla che sia scritto bene. Un nome nuovo può impiegare un’ora per funzionare ovunque.',
  'tunnel.fix.certificate':
    'Se è nuovo, aspetta qualche minuto. Altrimenti controlla che il certificato sia proprio per questo nome.',
  'tunnel.fix.no_answer': 'Controlla che questo computer sia online e che il programma che porta qui sia in funzione.',
  'tunnel.fix.this_computer': 'Inserisci l’indirizzo che usano i tuoi clienti.',
  'tunnel.fix.server_unknown': 'Controlla che il nome sia scritto bene.',
  'tunnel.fix.server_silent': 'Controlla che sia in funzione e che questo computer sia online.',
  'tunnel.fix.server_refused': 'Il motivo è nel suo registro.',
  'tunnel.fix.server_odd': 'Controlla l’indirizzo.',
  'tunnel.fix.server_leads_nowhere':
    'Controlla che i suoi sottodomini portino a lui (una voce wildcard) e che le sue porte siano aperte.',
}
