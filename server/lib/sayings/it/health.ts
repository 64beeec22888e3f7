import type { health as english } from '../en/health.ts'
import type { Translation } from '../templates.ts'

/** Findings of the health checks, and the next step for each. */
export const health: Translation<typeof english> = {
  'health.disk.enough': 'Sul disco con i dati dello studio sono liberi {free}; i dati ne occupano {data}.',
  'health.disk.short': 'Sul disco con i dati dello studio sono liberi solo {free}; dovrebbero essere {wanted}.',
  'health.disk.full':
    'Sul disco con i dati dello studio sono liberi solo {free}: presto non si potrà salvare più nulla.',
  'health.disk.unknown': 'Il computer non indica quanto spazio resta sul disco.',
  'health.storage.well': 'Le modifiche vengono salvate subito.',
  'health.storage.failing': '{since:Dal} non si può salvare nulla; tutto si può consultare.',
  'health.mail.fine': 'Le e-mail vengono inviate regolarmente.',
  'health.mail.none': [
    'Non c’è un server e-mail, perciò non partono e-mail.',
    'Non c’è un server e-mail; 1 e-mail è in attesa.',
    'Non c’è un server e-mail; {n} e-mail sono in attesa.',
  ],
  'health.mail.waiting': [
    'Il server e-mail non è utilizzabile {since:dal}. {reason}',
    'Il server e-mail non è utilizzabile {since:dal}; 1 e-mail è in attesa. {reason}',
    'Il server e-mail non è utilizzabile {since:dal}; {n} e-mail sono in attesa. {reason}',
  ],
  'health.mail.late': ['1 e-mail è in attesa {since:dal}.', '{n} e-mail sono in attesa, la più vecchia {since:dal}.'],
  'health.mail.given_up': [
    '1 e-mail non inviata negli ultimi 7 giorni.',
    '{n} e-mail non inviate negli ultimi 7 giorni.',
  ],
  'health.webhooks.none': 'Nessun’altra app viene avvisata.',
  'health.webhooks.fine': 'Altre app vengono avvisate.',
  'health.webhooks.failing': '{since:Dal} un webhook non risponde.',
  'health.webhooks.given_up': [
    'Un webhook è stato spento, perché per giorni non è arrivato nulla.',
    '{n} webhook sono stati spenti, perché per giorni non è arrivato nulla.',
  ],
  'health.jobs.fine': 'Promemoria, rinnovi e le altre attività automatiche: ultima esecuzione {last:il}.',
  'health.jobs.not_yet': 'Le attività automatiche non sono ancora partite; cominciano entro un minuto.',
  'health.jobs.still':
    '{last:Dal} le attività automatiche sono ferme: niente promemoria, niente rinnovi, niente e-mail.',
  'health.jobs.long': '«{job}» è in corso {since:dal} e non è finito.',
  'health.jobs.failed': [
    '«{job}» non è riuscito: {at}.',
    '{n} attività automatiche non sono riuscite, tra cui «{job}», {at}.',
  ],
  'health.integrity.sound': 'I conti di posti, crediti, scorte e denaro tornano; ultimo controllo {checked_at:il}.',
  'health.integrity.not_yet': 'I dati vengono controllati ogni notte, presto per la prima volta.',
  'health.integrity.old': 'L’ultimo controllo dei dati è {checked_at:del}; dovrebbe avvenire ogni notte.',
  'health.integrity.broken': 'Il controllo {checked_at:del} ha trovato dati che non tornano.',
  'health.clock.fine': 'L’orologio del computer segna {now:il} (ora dello studio).',
  'health.clock.behind':
    'L’orologio del computer segna {now:il}, ma qualcosa è stato registrato {recorded:il}: è sbagliato ora, oppure lo era allora.',
  'health.clock.put_back': [
    'L’orologio del computer è stato portato indietro di un minuto: {at}.',
    'L’orologio del computer è stato portato indietro di {n} minuti: {at}.',
  ],
  'health.clock.was_ahead':
    'L’orologio del computer era avanti; ciò che è avvenuto troppo presto è stato annullato: {at}.',
  'health.secrets.private':
    'La chiave dello studio è un file (secrets.key) che può leggere solo l’account con cui gira Studio Desk.',
  'health.secrets.wrapped': 'La chiave di cifratura sta nel portachiavi di questo computer.',
  'health.secrets.of_user':
    'La chiave dello studio è un file (secrets.key) nella cartella dei dati, che Windows riserva al suo account.',
  'health.secrets.open':
    'Altri sul computer dello studio possono leggere la chiave dello studio (secrets.key ha i permessi {mode} invece di 0600).',
  'health.secrets.gone':
    'La chiave dello studio (secrets.key) non è più nella cartella dei dati: il prossimo avvio non riuscirebbe.',
  'health.address.none': 'Lo studio non ha un indirizzo pubblico: si prenota solo qui.',
  'health.address.not_tried': 'L’indirizzo pubblico verrà provato entro un minuto.',
  'health.address.without_https':
    'L’indirizzo per i clienti è senza https: normale nella propria rete. Non viene provato.',
  'health.address.reached': 'L’indirizzo pubblico porta qui; ultima prova {at:il}.',
  'health.address.not_reached': 'L’indirizzo pubblico non porta qui; ultima prova {at:il}. Nessuno può prenotare.',
  'health.tunnel.connecting': 'Lo studio sta andando online; ci vuole qualche secondo.',
  'health.tunnel.reached': 'Lo studio è online; visto da fuori l’ultima volta {at:il}.',
  'health.tunnel.other_name':
    'Lo studio è online {at:dal}, ma con un altro nome: il suo è occupato. I link salvati dai clienti portano altrove.',
  'health.tunnel.lost': [
    'Da un minuto lo studio non è raggiungibile da fuori. Nessuno può prenotare.',
    'Da {n} minuti lo studio non è raggiungibile da fuori. Nessuno può prenotare.',
  ],
  'health.copies.proven':
    'Lo studio si può ripristinare con i dati {as_of:del} (clienti: {clients}), anche se questo computer va perso.',
  'health.copies.same_disk':
    'Lo studio si può ripristinare con i dati {as_of:del} (clienti: {clients}); ma tutte le copie di backup sono su questo computer e andrebbero perse con lui.',
  'health.copies.none': 'Non c’è ancora nessuna copia di backup dello studio.',
  'health.copies.not_tried': 'Nessuna copia di backup più recente {at:del} è ancora stata ripristinata per prova.',
  'health.copies.old':
    'L’ultima copia di backup è {at:del}: le modifiche successive andrebbero perse con questo computer.',
  'health.copies.failed': 'L’ultima copia di backup non è riuscita ({at}): {problem}',
  'health.copies.unusable': 'Non è stato possibile ripristinare per prova l’ultima copia di backup {place} ({at}).',
  'health.copies.not_there': 'L’ultima copia di backup non è ancora {place}: {problem}',
  'health.payments.none': 'Online non si vende nulla: lo studio non è collegato al servizio di pagamento.',
  'health.payments.not_yet': 'Il servizio di pagamento verrà contattato entro un minuto.',
  'health.payments.fine': 'I pagamenti online funzionano; ultima risposta del servizio di pagamento {at:il}.',
  'health.payments.undelivered': [
    'Per un pagamento online non si può consegnare nulla, e non si è ancora potuto rimborsare.',
    'Per {n} pagamenti online non si può consegnare nulla, e non si sono ancora potuti rimborsare.',
  ],
  'health.payments.not_here':
    'Un pagamento di {paid} ({at}) manca nella copia di backup ripristinata, e non è chiaro che cosa è stato acquistato.',
  'health.payments.untold':
    '{since:Dal} il servizio di pagamento non sa di un abbonamento terminato o in pausa o di un rimborso: forse continua a riscuotere.',
  'health.payments.key_refused':
    'Il servizio di pagamento rifiuta la chiave dello studio; l’ultima volta l’ha accettata {since}. Online non si può acquistare nulla.',
  'health.payments.not_reached':
    '{since:Dal} il servizio di pagamento non è raggiungibile: alcuni acquisti forse non si completano, e online non si può acquistare nulla.',
  'health.payments.silent':
    '{since:Dal} non arrivano avvisi dal servizio di pagamento. Studio Desk li chiede automaticamente; gli acquisti richiedono qualche minuto in più.',
  'health.license.none': 'Non c’è una chiave di licenza. Tutto funziona senza, tranne l’assistente.',
  'health.license.fine': 'La licenza è valida; il servizio licenze l’ha confermata l’ultima volta {at:il}.',
  'health.license.unconfirmed':
    '{at:Dal} il servizio licenze non è raggiungibile. Dopo due settimane l’assistente non è più disponibile; tutto il resto continua.',
  'health.license.lapsed':
    '{at:Dal} il servizio licenze non è raggiungibile, quindi l’assistente non è disponibile. Tutto il resto continua.',
  'health.license.ended':
    'L’abbonamento della licenza è terminato, quindi l’assistente non è disponibile. Tutto il resto continua.',
  'health.license.unknown':
    'Il servizio licenze non riconosce più la chiave dello studio ({at}), quindi l’assistente non è disponibile.',
  'health.covered.none': 'Non ci sono ancora lezioni, o nulla in vendita le copre.',
  'health.covered.all': 'Ogni lezione ha un prezzo proprio, oppure la copre qualcosa che è in vendita.',
  'health.covered.not': [
    'Nulla di ciò che è in vendita copre «{name}», che non ha un prezzo proprio: nessuno può pagare un posto.',
    'Nulla di ciò che è in vendita copre {n} lezioni senza prezzo proprio, tra cui «{name}»: nessuno può pagare un posto.',
  ],
  'health.covering.none': 'Non ci sono ancora lezioni, o nulla in vendita le copre.',
  'health.covering.all': 'Ogni tipo di abbonamento in vendita copre una lezione o un appuntamento.',
  'health.covering.nothing': [
    '«{name}» è in vendita e non copre nulla del calendario.',
    '{n} tipi di abbonamento sono in vendita e non coprono nulla del calendario, tra cui «{name}».',
  ],
  'health.single_price.fits': 'Nessuna lezione singola fa pagare una lezione meno del suo prezzo.',
  'health.single_price.above': [
    '«{pass}» permette di prenotare «{name}» per meno del suo prezzo.',
    'Con una lezione singola {n} lezioni costano meno del loro prezzo, per esempio «{name}» con «{pass}».',
  ],
  'health.version.fits': 'Questo è Studio Desk {version}, e il file dello studio corrisponde (schema {schema}).',
  'health.version.other_schema':
    'Questo è Studio Desk {version} per lo schema {known}, ma il file dello studio ha lo schema {schema}.',
  'health.fix.disk.short': 'Elimina i file inutili dal computer dello studio o svuota il cestino.',
  'health.fix.disk.full': 'Elimina i file inutili dal computer dello studio o svuota il cestino.',
  'health.fix.disk.unknown': 'Controllalo tu ogni tanto: dovrebbero essere liberi 500 MB.',
  'health.fix.storage.failing': '{fault}',
  'health.fix.mail.none': 'Configura il server e-mail.',
  'health.fix.mail.waiting':
    'Inviati un’e-mail di prova per vedere che cosa non va. Quando arriva, quelle in attesa partono automaticamente.',
  'health.fix.mail.late': 'Le e-mail in uscita mostrano il motivo; nuovi tentativi avvengono automaticamente.',
  'health.fix.mail.given_up':
    'Le e-mail in uscita mostrano il motivo. Correggi l’indirizzo o il server e-mail e riprova.',
  'health.fix.webhooks.failing':
    'Il suo registro mostra gli invii e le risposte. Per tre giorni i tentativi si ripetono automaticamente.',
  'health.fix.webhooks.given_up':
    'Guarda nel registro che cosa è stato risposto, sistema l’altro programma e riattivalo.',
  'health.fix.jobs.still': 'Chiudi Studio Desk e riavvialo. Se non cambia, inviaci la diagnosi.',
  'health.fix.jobs.long': 'In un momento tranquillo, chiudi Studio Desk e riavvialo: riprende da dov’era.',
  'health.fix.jobs.failed': 'Il tentativo si ripete automaticamente. Se domani è ancora così, inviaci la diagnosi.',
  'health.fix.integrity.old': 'Lascia acceso Studio Desk per un’ora: il controllo è automatico.',
  'health.fix.integrity.broken': 'Inviaci la diagnosi. Nel frattempo puoi continuare a lavorare.',
  'health.fix.clock.behind':
    'Confrontalo con il tuo telefono e lascia che il computer regoli l’ora automaticamente. Se ora è giusto, questo avviso scompare.',
  'health.fix.clock.put_back': 'Confrontalo con il tuo telefono e lascia che il computer regoli l’ora automaticamente.',
  'health.fix.clock.was_ahead':
    'Lascia che il computer regoli l’ora automaticamente. Il registro delle modifiche mostra che cosa è stato annullato.',
  'health.fix.secrets.open':
    'Chiudi Studio Desk e riavvialo: così protegge il file. Se non cambia, il file appartiene a un altro account.',
  'health.fix.secrets.gone': 'Rimettila lì prima di chiudere Studio Desk, dal cestino o da una tua copia.',
  'health.fix.address.none': 'Indica un tunnel o un dominio, se si deve prenotare dal telefono.',
  'health.fix.address.without_https': 'Aprilo su un telefono.',
  'health.fix.address.not_reached':
    'Controlla che questo computer sia online, che il tunnel sia in funzione e che l’indirizzo sia giusto.',
  'health.fix.tunnel.other_name':
    'Studio Desk continua a chiedere il suo nome. Se non riesce, scegli un altro nome o un tuo indirizzo.',
  'health.fix.tunnel.lost':
    'Controlla che questo computer sia online. Studio Desk si ricollega automaticamente; se il server gratuito cade spesso, vai online in un altro modo.',
  'health.fix.copies.same_disk':
    'Scegli una seconda posizione: un altro disco, una cartella sincronizzata o uno spazio esterno.',
  'health.fix.copies.none': 'Fanne una adesso.',
  'health.fix.copies.not_tried':
    'Lascia acceso il computer per una notte: l’ultima copia di backup viene ripristinata per prova.',
  'health.fix.copies.old': 'Fanne una adesso. Se non riesce, lì c’è scritto perché.',
  'health.fix.copies.failed': 'Risolvi ciò che è indicato e fanne una adesso.',
  'health.fix.copies.unusable':
    'Fanne una adesso: viene provata entro un’ora. Se non riesce nemmeno quella, forse il disco è alla fine: scegli un’altra posizione.',
  'health.fix.copies.not_there': 'Risolvi il problema indicato; la copia di backup segue automaticamente.',
  'health.fix.payments.undelivered':
    'Il tentativo si ripete automaticamente. Se non cambia, rimborsa dal sito del servizio di pagamento.',
  'health.fix.payments.not_here':
    'Cercalo sul sito del servizio di pagamento: registra qui la vendita gratis, oppure rimborsalo lì.',
  'health.fix.payments.untold':
    'L’avviso viene inviato di nuovo automaticamente. Se non cambia, fai la modifica sul sito del servizio di pagamento.',
  'health.fix.payments.key_refused':
    'Crea nelle pagine del servizio di pagamento una nuova chiave segreta con tutti i permessi e collega lo studio con quella.',
  'health.fix.payments.not_reached':
    'Controlla che questo computer sia online. Ciò che manca si recupera automaticamente.',
  'health.fix.payments.silent':
    'Controlla che l’indirizzo pubblico porti qui. Se hai registrato tu il webhook, controllane l’indirizzo e il segreto di firma.',
  'health.fix.license.unconfirmed': 'Controlla che questo computer sia online. Studio Desk riprova automaticamente.',
  'health.fix.license.lapsed':
    'Controlla che questo computer sia online, oppure inserisci di nuovo la chiave di licenza.',
  'health.fix.license.ended': 'Rinnovalo, oppure lascialo così: non serve a nient’altro.',
  'health.fix.license.unknown': 'Inserisci la chiave giusta. Se ne è stata emessa una nuova, vale solo quella.',
  'health.fix.covered.not': 'Falla coprire da un tipo di abbonamento, oppure dalle un prezzo.',
  'health.fix.covering.nothing': 'Indica nel tipo di abbonamento che cosa copre, oppure toglilo dalla vendita.',
  'health.fix.single_price.above':
    'Fai coprire la lezione solo dai tipi che la nominano, oppure toglila da ciò che copre la lezione singola.',
  'health.fix.version.other_schema': 'Chiudi Studio Desk e avvia la versione più recente.',
  'health.storage_fix.full': 'Elimina i file inutili dal computer dello studio o svuota il cestino.',
  'health.storage_fix.read_only':
    'Sul computer dello studio, controlla che il disco con i dati sia collegato e non protetto da scrittura, e che si possa scrivere nella cartella.',
  'health.storage_fix.busy':
    'Un altro programma sul computer dello studio ha bloccato il file dello studio: chiudilo (per esempio un programma per database, di backup o di sincronizzazione).',
  'health.storage_fix.damaged':
    'Il file dello studio è danneggiato. Chiudi Studio Desk, sposta il file e metti al suo posto l’ultima copia di backup.',
  'health.storage_fix.gone':
    'Il file dello studio è stato spostato o eliminato: rimettilo dov’era (guarda nel cestino), oppure chiudi Studio Desk e riavvialo. Ciò che era salvato è conservato.',
  'health.clients': ['{n}', '{n}', '{n}'],
  'health.place.here': 'su questo computer',
  'health.place.folder': 'nella cartella scelta',
  'health.place.bucket': 'nello spazio esterno',
}
