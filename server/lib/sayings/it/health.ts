import type { health as english } from '../en/health.ts'
import type { Translation } from '../templates.ts'

/** What the checks of the studio find, and what to do about it. */
export const health: Translation<typeof english> = {
  'health.disk.enough': 'Sul disco con i dati dello studio sono liberi {free}; i dati ne occupano {data}.',
  'health.disk.short': 'Sul disco con i dati dello studio sono liberi solo {free}; dovrebbero essere {wanted}.',
  'health.disk.full':
    'Sul disco con i dati dello studio sono liberi solo {free}: presto non si potrà salvare più nulla.',
  'health.disk.unknown': 'Il computer non dice quanto spazio resta sul disco.',
  'health.storage.well': 'Ogni modifica è salvata subito.',
  'health.storage.failing': '{since:Dal} non si può salvare nulla; tutto si può consultare.',
  'health.mail.fine': 'Le e-mail partono come devono.',
  'health.mail.none': [
    'Non c’è un server di posta, perciò non partono e-mail.',
    'Non c’è un server di posta; lo attende un’e-mail.',
    'Non c’è un server di posta; lo attendono {n} e-mail.',
  ],
  'health.mail.waiting': [
    'Il server di posta non è utilizzabile {since:dal}. {reason}',
    'Il server di posta non è utilizzabile {since:dal}; un’e-mail attende. {reason}',
    'Il server di posta non è utilizzabile {since:dal}; {n} e-mail attendono. {reason}',
  ],
  'health.mail.late': ['Un’e-mail attende {since:dal}.', '{n} e-mail attendono, la più vecchia {since:dal}.'],
  'health.mail.given_up': [
    '1 e-mail non inviata negli ultimi 7 giorni.',
    '{n} e-mail non inviate negli ultimi 7 giorni.',
  ],
  'health.webhooks.none': 'Nessun altro programma sa che cosa succede qui.',
  'health.webhooks.fine': 'Altri programmi sanno che cosa succede qui.',
  'health.webhooks.failing': '{since:Dal} un webhook non accetta nulla.',
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
  'health.integrity.not_yet': 'Ogni notte si controlla se i conti tornano, presto per la prima volta.',
  'health.integrity.old': 'L’ultimo controllo dei conti è {checked_at:del}; dovrebbe farsi ogni notte.',
  'health.integrity.broken': 'Nel controllo {checked_at:del} qualcosa non tornava.',
  'health.clock.fine': 'L’orologio del computer segna {now:il} (ora dello studio).',
  'health.clock.behind':
    'L’orologio del computer segna {now:il}, ma qualcosa è stato registrato {recorded:il}: è sbagliato ora, oppure lo era allora.',
  'health.clock.put_back': [
    'L’orologio del computer è stato spostato indietro di un minuto, a {at}.',
    'L’orologio del computer è stato spostato indietro di {n} minuti, a {at}.',
  ],
  'health.clock.was_ahead':
    'L’orologio del computer era avanti; ciò che per questo era successo troppo presto è stato annullato: {at}.',
  'health.secrets.private':
    'La chiave dello studio è un file (secrets.key) che può leggere solo l’account con cui gira Studio Desk.',
  'health.secrets.wrapped': 'La chiave di tutto ciò che è cifrato sta nel portachiavi di questo computer.',
  'health.secrets.of_user':
    'La chiave dello studio è un file (secrets.key) nella cartella dei dati, che Windows riserva al suo account.',
  'health.secrets.open':
    'Altri sul computer dello studio possono leggere la chiave dello studio (secrets.key ha i permessi {mode} invece di 0600).',
  'health.secrets.gone':
    'La chiave dello studio (secrets.key) non è più nella cartella dei dati: il prossimo avvio non riuscirebbe.',
  'health.address.none': 'Lo studio non ha un indirizzo pubblico: si prenota solo qui.',
  'health.address.not_tried': 'Non si sa ancora se l’indirizzo pubblico porta qui; si prova entro un minuto.',
  'health.address.without_https':
    'L’indirizzo per i clienti è senza https, come nella propria rete. Non si prova se porta qui.',
  'health.address.reached': 'L’indirizzo pubblico porta qui; ultima prova {at:il}.',
  'health.address.not_reached': 'L’indirizzo pubblico non porta qui; ultima prova {at:il}. Nessuno può prenotare.',
  'health.tunnel.connecting': 'Lo studio sta andando online; ci vuole qualche secondo.',
  'health.tunnel.reached': 'Lo studio è online; visto da fuori l’ultima volta {at:il}.',
  'health.tunnel.other_name':
    'Lo studio è online {at:dal}, ma con un altro nome: il suo lo usa un’altra persona. I link conservati dai clienti portano altrove.',
  'health.tunnel.lost': [
    'Da un minuto lo studio non è raggiungibile da fuori. Nessuno può prenotare.',
    'Da {n} minuti lo studio non è raggiungibile da fuori. Nessuno può prenotare.',
  ],
  'health.copies.proven':
    'Lo studio si può ripristinare con i dati {as_of:del} (clienti: {clients}), anche se questo computer va perso.',
  'health.copies.same_disk':
    'Lo studio si può ripristinare con i dati {as_of:del} (clienti: {clients}); ma tutte le copie stanno su questo computer e vanno perse con lui.',
  'health.copies.none': 'Non c’è ancora nessuna copia dello studio.',
  'health.copies.not_tried': 'Nessuna copia più recente {at:del} è ancora stata ripristinata per prova.',
  'health.copies.old': 'L’ultima copia è {at:del}: ciò che è successo dopo andrebbe perso con questo computer.',
  'health.copies.failed': 'L’ultima copia non è riuscita ({at}): {problem}',
  'health.copies.unusable': 'L’ultima copia {place} non si è potuta ripristinare per prova ({at}).',
  'health.copies.not_there': 'L’ultima copia non è ancora {place}: {problem}',
  'health.payments.none': 'Online non si vende nulla: lo studio non è collegato al servizio di pagamento.',
  'health.payments.not_yet': 'Il servizio di pagamento viene interpellato per la prima volta entro un minuto.',
  'health.payments.fine': 'Ciò che si paga online viene consegnato; ultime notizie dal servizio di pagamento {at:il}.',
  'health.payments.undelivered': [
    'Per un pagamento online non si può consegnare nulla, e non si è ancora potuto rimborsare.',
    'Per {n} pagamenti online non si può consegnare nulla, e non si sono ancora potuti rimborsare.',
  ],
  'health.payments.not_here':
    'Un pagamento di {paid} ({at}) manca nella copia da cui questo studio è stato ripristinato, e non si può dire con certezza che cosa è stato acquistato.',
  'health.payments.untold':
    '{since:Dal} il servizio di pagamento non ha saputo che qui un abbonamento ricorrente è finito o in pausa, o che un pagamento va rimborsato: forse continua a riscuotere.',
  'health.payments.key_refused':
    'Il servizio di pagamento rifiuta la chiave dello studio; l’ultima volta l’ha accettata {since}. Online non si può acquistare nulla.',
  'health.payments.not_reached':
    '{since:Dal} il servizio di pagamento non è raggiungibile: ciò che si paga forse non viene consegnato, e online non si può acquistare nulla.',
  'health.payments.silent':
    '{since:Dal} i messaggi del servizio di pagamento non arrivano. Lo studio chiede da solo; ciò che si paga viene perciò consegnato qualche minuto dopo.',
  'health.license.none': 'Non c’è una chiave di licenza. Tutto funziona senza, tranne l’assistente.',
  'health.license.fine': 'La licenza è valida; il servizio licenze l’ha confermata l’ultima volta {at:il}.',
  'health.license.unconfirmed':
    '{at:Dal} il servizio licenze non è raggiungibile. Dopo due settimane l’assistente è in pausa; tutto il resto continua.',
  'health.license.lapsed':
    '{at:Dal} il servizio licenze non è raggiungibile; perciò l’assistente è in pausa. Tutto il resto continua.',
  'health.license.ended':
    'L’abbonamento della licenza è terminato; perciò l’assistente è in pausa. Tutto il resto continua.',
  'health.license.unknown':
    'Il servizio licenze non conosce più la chiave dello studio ({at}); perciò l’assistente è in pausa.',
  'health.covered.none': 'Non ci sono ancora lezioni, oppure non è in vendita nulla che le possa coprire.',
  'health.covered.all': 'Ogni lezione ha un prezzo proprio, oppure la copre qualcosa che è in vendita.',
  'health.covered.not': [
    'Nulla di ciò che è in vendita copre «{name}», che non ha un prezzo proprio: nessuno può pagare un posto.',
    'Nulla di ciò che è in vendita copre {n} lezioni senza prezzo proprio, tra cui «{name}»: nessuno può pagarvi un posto.',
  ],
  'health.covering.none': 'Non ci sono ancora lezioni, oppure non è in vendita nulla che le possa coprire.',
  'health.covering.all': 'Ogni tipo di abbonamento in vendita copre una lezione o un appuntamento.',
  'health.covering.nothing': [
    '«{name}» è in vendita e non copre nulla dell’orario.',
    '{n} tipi di abbonamento sono in vendita e non coprono nulla dell’orario, tra cui «{name}».',
  ],
  'health.single_price.fits': 'Con nessuna lezione singola si prenota una lezione a meno di quanto costa.',
  'health.single_price.above': [
    'Con «{pass}» si prenota «{name}» a meno di quanto costa la lezione.',
    'Con una lezione singola si prenotano {n} lezioni a meno di quanto costano, per esempio «{name}» con «{pass}».',
  ],
  'health.version.fits': 'Questo è Studio Desk {version}, e il file dello studio corrisponde (schema {schema}).',
  'health.version.other_schema':
    'Questo è Studio Desk {version} per lo schema {known}, ma il file dello studio ha lo schema {schema}.',
  'health.fix.disk.short': 'Elimina sul computer dello studio ciò che non serve o svuota il cestino.',
  'health.fix.disk.full': 'Elimina sul computer dello studio ciò che non serve o svuota il cestino.',
  'health.fix.disk.unknown': 'Controllalo tu ogni tanto: dovrebbero essere liberi 500 MB.',
  'health.fix.storage.failing': '{fault}',
  'health.fix.mail.none': 'Configura il server di posta.',
  'health.fix.mail.waiting':
    'Inviati un’e-mail di prova: dirà che cosa non va. Se arriva, quelle in attesa partono da sole.',
  'health.fix.mail.late': 'La posta in uscita dice perché ognuna non è ancora partita; il tentativo si ripete da solo.',
  'health.fix.mail.given_up':
    'La posta in uscita dice il perché di ognuna; correggi l’indirizzo o il server di posta e riprova.',
  'health.fix.webhooks.failing':
    'Il suo registro dice che cosa è stato comunicato e che cosa ha risposto. Per tre giorni il tentativo si ripete da solo.',
  'health.fix.webhooks.given_up':
    'Guarda nel registro che cosa è stato risposto, sistema l’altro programma e riattivalo.',
  'health.fix.jobs.still': 'Chiudi Studio Desk e riavvialo. Se non cambia, inviaci la diagnosi.',
  'health.fix.jobs.long': 'Quando non serve a nessuno, chiudi Studio Desk e riavvialo: riprende da dov’era.',
  'health.fix.jobs.failed': 'Il tentativo si ripete da solo. Se domani è ancora così, inviaci la diagnosi.',
  'health.fix.integrity.old': 'Lascia acceso Studio Desk per un’ora: poi controlla da solo.',
  'health.fix.integrity.broken': 'Inviaci la diagnosi. Nel frattempo puoi continuare a lavorare.',
  'health.fix.clock.behind':
    'Confrontalo con il tuo telefono e lascia che il computer regoli l’ora da solo. Se ora è giusto, si sistema da solo.',
  'health.fix.clock.put_back': 'Confrontalo con il tuo telefono e lascia che il computer regoli l’ora da solo.',
  'health.fix.clock.was_ahead':
    'Lascia che il computer regoli l’ora da solo. Il registro delle modifiche dice che cosa è stato annullato.',
  'health.fix.secrets.open':
    'Chiudi Studio Desk e riavvialo: così chiude il file. Se non cambia, il file appartiene a un altro account.',
  'health.fix.secrets.gone': 'Rimettila lì prima di chiudere Studio Desk, dal cestino o da una tua copia.',
  'health.fix.address.none': 'Indica un tunnel o un dominio, se si deve prenotare dal telefono.',
  'health.fix.address.without_https': 'Aprilo su un telefono.',
  'health.fix.address.not_reached':
    'Controlla che questo computer sia online, che il tunnel sia in funzione e che l’indirizzo sia giusto.',
  'health.fix.tunnel.other_name':
    'Lo studio continua a chiedere il suo nome. Se non cambia, scegli un altro nome o un indirizzo tuo.',
  'health.fix.tunnel.lost':
    'Controlla che questo computer sia online. Lo studio si ricollega da solo; se il server gratuito cade spesso, vai online in un altro modo.',
  'health.fix.copies.same_disk': 'Scegli un secondo luogo: un altro disco, una cartella sincronizzata o un bucket.',
  'health.fix.copies.none': 'Fanne una ora.',
  'health.fix.copies.not_tried':
    'Lascia acceso il computer per una notte: l’ultima copia viene allora ripristinata per prova.',
  'health.fix.copies.old': 'Fanne una ora. Se non riesce, lì c’è scritto perché.',
  'health.fix.copies.failed': 'Risolvi ciò che è indicato e fanne una ora.',
  'health.fix.copies.unusable':
    'Fanne una ora: viene provata entro un’ora. Se non riesce nemmeno quella, forse il disco è alla fine: scegli un altro luogo.',
  'health.fix.copies.not_there': 'Risolvi ciò che è indicato; la copia segue da sola.',
  'health.fix.payments.undelivered':
    'Il tentativo si ripete da solo. Se non cambia, rimborsa dalle pagine del servizio di pagamento.',
  'health.fix.payments.not_here':
    'Guardalo nelle pagine del servizio di pagamento: vendi qui gratis ciò che è stato acquistato, oppure rimborsalo lì.',
  'health.fix.payments.untold':
    'Viene avvisato di nuovo da solo. Se non cambia, fai lo stesso nelle pagine del servizio di pagamento.',
  'health.fix.payments.key_refused':
    'Crea nelle pagine del servizio di pagamento una nuova chiave segreta con tutti i permessi e collega lo studio con quella.',
  'health.fix.payments.not_reached': 'Controlla che questo computer sia online. Ciò che manca si recupera da solo.',
  'health.fix.payments.silent':
    'Controlla che l’indirizzo pubblico porti qui. Se hai registrato tu il webhook, controllane l’indirizzo e il segreto di firma.',
  'health.fix.license.unconfirmed': 'Controlla che questo computer sia online. Lo studio continua a provare da solo.',
  'health.fix.license.lapsed':
    'Controlla che questo computer sia online, oppure inserisci di nuovo la chiave di licenza.',
  'health.fix.license.ended': 'Rinnovalo, oppure lascialo così: non serve a nient’altro.',
  'health.fix.license.unknown': 'Inserisci la chiave giusta. Se ne è stata emessa una nuova, vale solo quella.',
  'health.fix.covered.not': 'Falla coprire da un tipo di abbonamento, oppure dalle un prezzo.',
  'health.fix.covering.nothing': 'Indica nel tipo di abbonamento che cosa copre, oppure toglilo dalla vendita.',
  'health.fix.single_price.above':
    'Fai coprire la lezione solo dai tipi che la nominano, oppure toglila da ciò che copre la lezione singola.',
  'health.fix.version.other_schema': 'Chiudi Studio Desk e avvia la versione più recente.',
  'health.storage_fix.full': 'Elimina sul computer dello studio ciò che non serve o svuota il cestino.',
  'health.storage_fix.read_only':
    'Sul computer dello studio, controlla che il disco con i dati sia collegato e non protetto da scrittura, e che si possa scrivere nella cartella.',
  'health.storage_fix.busy':
    'Un altro programma sul computer dello studio ha bloccato il file dello studio: chiudilo (per esempio un programma per database, un backup o un servizio di sincronizzazione).',
  'health.storage_fix.damaged':
    'Il file dello studio è danneggiato: chiudi Studio Desk, sposta il file e metti al suo posto la copia più recente.',
  'health.storage_fix.gone':
    'Il file dello studio è stato spostato o eliminato: rimettilo dov’era (guarda nel cestino), oppure chiudi Studio Desk e riavvialo. Ciò che era salvato è conservato.',
  'health.clients': ['{n}', '{n}', '{n}'],
  'health.place.here': 'su questo computer',
  'health.place.folder': 'nella cartella scelta',
  'health.place.bucket': 'nel bucket',
}
