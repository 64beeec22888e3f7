import { figures, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { daCapo, dal, del, il } from './grammar/days.ts'

type Said = Messages['health']['said']

const count = plurals('it')
const figure = figures('it')
const fine = (detail: string) => ({ detail, fix: null })

const MAKE_ROOM = 'Elimina sul computer dello studio ciò che non serve o svuota il cestino.'
const RESTART = 'Chiudi Studio Desk e riavvialo.'
const AGAIN = 'Il tentativo si ripete da solo.'
const CLOCK = 'Confrontalo con il tuo telefono e lascia che il computer regoli l’ora da solo.'

const STORAGE: Readonly<Record<string, string>> = {
  full: MAKE_ROOM,
  read_only:
    'Sul computer dello studio, controlla che il disco con i dati sia collegato e non protetto da scrittura, e che si possa scrivere nella cartella.',
  busy: 'Un altro programma sul computer dello studio ha bloccato il file dello studio: chiudilo (per esempio un programma per database, un backup o un servizio di sincronizzazione).',
  damaged:
    'Il file dello studio è danneggiato: chiudi Studio Desk, sposta il file e metti al suo posto la copia più recente.',
  gone: 'Il file dello studio è stato spostato o eliminato: rimettilo dov’era (guarda nel cestino), oppure chiudi Studio Desk e riavvialo. Ciò che era salvato è conservato.',
}

/** A place where copies lie. */
const AT: Readonly<Record<string, string>> = {
  here: 'su questo computer',
  folder: 'nella cartella scelta',
  bucket: 'nel bucket',
}

const said: Said = {
  'disk.enough': ({ free, data }, { size }) =>
    fine(`Sul disco con i dati dello studio sono liberi ${size(free)}; i dati ne occupano ${size(data)}.`),
  'disk.short': ({ free, wanted }, { size }) => ({
    detail: `Sul disco con i dati dello studio sono liberi solo ${size(free)}; dovrebbero essere ${size(wanted)}.`,
    fix: MAKE_ROOM,
  }),
  'disk.full': ({ free }, { size }) => ({
    detail: `Sul disco con i dati dello studio sono liberi solo ${size(free)}: presto non si potrà salvare più nulla.`,
    fix: MAKE_ROOM,
  }),
  'disk.unknown': () => ({
    detail: 'Il computer non dice quanto spazio resta sul disco.',
    fix: 'Controllalo tu ogni tanto: dovrebbero essere liberi 500 MB.',
  }),
  'storage.well': () => fine('Ogni modifica è salvata subito.'),
  'storage.failing': ({ fault, since }, { moment }) => ({
    detail: `${daCapo(moment(since))} non si può salvare nulla; tutto si può consultare.`,
    fix: STORAGE[fault] ?? null,
  }),
  'mail.fine': () => fine('Le e-mail partono come devono.'),
  'mail.none': ({ queued }, { number }) => ({
    detail:
      queued === 0
        ? 'Non c’è un server di posta, perciò non partono e-mail.'
        : `Non c’è un server di posta; ${queued === 1 ? 'lo attende un’e-mail' : `lo attendono ${number(queued)} e-mail`}.`,
    fix: 'Configura il server di posta.',
  }),
  'mail.waiting': ({ queued, since }, { moment, number }) => ({
    detail:
      queued === 1
        ? `Un’e-mail attende ${dal(moment(since))}.`
        : `${number(queued)} e-mail attendono, la più vecchia ${dal(moment(since))}.`,
    fix: 'Inviati un’e-mail di prova: dirà che cosa non va. Se arriva, quelle in attesa partono da sole.',
  }),
  'mail.given_up': ({ failed }, { number }) => ({
    detail:
      failed === 1
        ? 'Negli ultimi sette giorni un’e-mail non si è potuta inviare.'
        : `Negli ultimi sette giorni ${number(failed)} e-mail non si sono potute inviare.`,
    fix: 'La posta in uscita dice il perché di ognuna; correggi l’indirizzo o il server di posta e riprova.',
  }),
  'webhooks.none': () => fine('Nessun altro programma sa che cosa succede qui.'),
  'webhooks.fine': () => fine('Altri programmi sanno che cosa succede qui.'),
  'webhooks.failing': ({ since }, { moment }) => ({
    detail: `${daCapo(moment(since))} un webhook non accetta nulla.`,
    fix: 'Il suo registro dice che cosa è stato comunicato e che cosa ha risposto. Per tre giorni il tentativo si ripete da solo.',
  }),
  'webhooks.given_up': ({ given_up }, { number }) => ({
    detail:
      given_up === 1
        ? 'Un webhook è stato spento, perché per giorni non è arrivato nulla.'
        : `${number(given_up)} webhook sono stati spenti, perché per giorni non è arrivato nulla.`,
    fix: 'Guarda nel registro che cosa è stato risposto, sistema l’altro programma e riattivalo.',
  }),
  'jobs.fine': ({ last }, { moment }) =>
    fine(`Promemoria, rinnovi e le altre attività automatiche: ultima esecuzione ${il(moment(last))}.`),
  'jobs.not_yet': () => ({
    detail: 'Le attività automatiche non sono ancora partite; cominciano entro un minuto.',
    fix: null,
  }),
  'jobs.still': ({ last }, { moment }) => ({
    detail: `${daCapo(moment(last))} le attività automatiche sono ferme: niente promemoria, niente rinnovi, niente e-mail.`,
    fix: `${RESTART} Se non cambia, inviaci la diagnosi.`,
  }),
  'jobs.long': ({ job, since }, { moment }) => ({
    detail: `«${job}» è in corso ${dal(moment(since))} e non è finito.`,
    fix: 'Quando non serve a nessuno, chiudi Studio Desk e riavvialo: riprende da dov’era.',
  }),
  'jobs.failed': ({ job, at, failed }, { moment, number }) => ({
    detail:
      failed === 1
        ? `«${job}» non è riuscito: ${moment(at)}.`
        : `${number(failed)} attività automatiche non sono riuscite, tra cui «${job}», ${moment(at)}.`,
    fix: `${AGAIN} Se domani è ancora così, inviaci la diagnosi.`,
  }),
  'integrity.sound': ({ checked_at }, { moment }) =>
    fine(`I conti di posti, crediti, scorte e denaro tornano; ultimo controllo ${il(moment(checked_at))}.`),
  'integrity.not_yet': () => ({
    detail: 'Ogni notte si controlla se i conti tornano, presto per la prima volta.',
    fix: null,
  }),
  'integrity.old': ({ checked_at }, { moment }) => ({
    detail: `L’ultimo controllo dei conti è ${del(moment(checked_at))}; dovrebbe farsi ogni notte.`,
    fix: 'Lascia acceso Studio Desk per un’ora: poi controlla da solo.',
  }),
  'integrity.broken': ({ checked_at }, { moment }) => ({
    detail: `Nel controllo ${del(moment(checked_at))} qualcosa non tornava.`,
    fix: 'Inviaci la diagnosi. Nel frattempo puoi continuare a lavorare.',
  }),
  'clock.fine': ({ now }, { moment }) => fine(`L’orologio del computer segna ${il(moment(now))} (ora dello studio).`),
  'clock.behind': ({ now, recorded }, { moment }) => ({
    detail: `L’orologio del computer segna ${il(moment(now))}, ma qualcosa è stato registrato ${il(moment(recorded))}: è sbagliato ora, oppure lo era allora.`,
    fix: `${CLOCK} Se ora è giusto, si sistema da solo.`,
  }),
  'clock.put_back': ({ at, minutes }, { moment, number }) => ({
    detail: `L’orologio del computer è stato spostato indietro di ${minutes === 1 ? 'un minuto' : `${number(minutes)} minuti`}, a ${moment(at)}.`,
    fix: CLOCK,
  }),
  'clock.was_ahead': ({ at }, { moment }) => ({
    detail: `L’orologio del computer era avanti; ciò che per questo era successo troppo presto è stato annullato: ${moment(at)}.`,
    fix: 'Lascia che il computer regoli l’ora da solo. Il registro delle modifiche dice che cosa è stato annullato.',
  }),
  'secrets.private': () =>
    fine('La chiave dello studio è un file (secrets.key) che può leggere solo l’account con cui gira Studio Desk.'),
  'secrets.wrapped': () => fine('La chiave di tutto ciò che è cifrato sta nel portachiavi di questo computer.'),
  'secrets.of_user': () =>
    fine('La chiave dello studio è un file (secrets.key) nella cartella dei dati, che Windows riserva al suo account.'),
  'secrets.open': ({ mode }) => ({
    detail: `Altri sul computer dello studio possono leggere la chiave dello studio (secrets.key ha i permessi ${mode} invece di 0600).`,
    fix: 'Chiudi Studio Desk e riavvialo: così chiude il file. Se non cambia, il file appartiene a un altro account.',
  }),
  'secrets.gone': () => ({
    detail:
      'La chiave dello studio (secrets.key) non è più nella cartella dei dati: il prossimo avvio non riuscirebbe.',
    fix: 'Rimettila lì prima di chiudere Studio Desk, dal cestino o da una tua copia.',
  }),
  'address.none': () => ({
    detail: 'Lo studio non ha un indirizzo pubblico: si prenota solo qui.',
    fix: 'Indica un tunnel o un dominio, se si deve prenotare dal telefono.',
  }),
  'address.not_tried': () => ({
    detail: 'Non si sa ancora se l’indirizzo pubblico porta qui; si prova entro un minuto.',
    fix: null,
  }),
  'address.without_https': () => ({
    detail: 'L’indirizzo per i clienti è senza https, come nella propria rete. Non si prova se porta qui.',
    fix: 'Aprilo su un telefono.',
  }),
  'address.reached': ({ at }, { moment }) => fine(`L’indirizzo pubblico porta qui; ultima prova ${il(moment(at))}.`),
  'address.not_reached': ({ at }, { moment }) => ({
    detail: `L’indirizzo pubblico non porta qui; ultima prova ${il(moment(at))}. Nessuno può prenotare.`,
    fix: 'Controlla che questo computer sia online, che il tunnel sia in funzione e che l’indirizzo sia giusto.',
  }),
  'tunnel.connecting': () => ({ detail: 'Lo studio sta andando online; ci vuole qualche secondo.', fix: null }),
  'tunnel.reached': ({ at }, { moment }) =>
    fine(`Lo studio è online; visto da fuori l’ultima volta ${il(moment(at))}.`),
  'tunnel.other_name': ({ at }, { moment }) => ({
    detail: `Lo studio è online ${dal(moment(at))}, ma con un altro nome: il suo lo usa un’altra persona. I link conservati dai clienti portano altrove.`,
    fix: 'Lo studio continua a chiedere il suo nome. Se non cambia, scegli un altro nome o un indirizzo tuo.',
  }),
  'tunnel.lost': ({ minutes }, { number }) => ({
    detail: `Da ${minutes === 1 ? 'un minuto' : `${number(minutes)} minuti`} lo studio non è raggiungibile da fuori. Nessuno può prenotare.`,
    fix: 'Controlla che questo computer sia online. Lo studio si ricollega da solo; se il server gratuito cade spesso, vai online in un altro modo.',
  }),
  'copies.proven': ({ as_of, clients }, { moment, number }) =>
    fine(
      `Lo studio si può ripristinare con i dati ${del(moment(as_of))} (clienti: ${number(clients)}), anche se questo computer va perso.`,
    ),
  'copies.same_disk': ({ as_of, clients }, { moment, number }) => ({
    detail: `Lo studio si può ripristinare con i dati ${del(moment(as_of))} (clienti: ${number(clients)}); ma tutte le copie stanno su questo computer e vanno perse con lui.`,
    fix: 'Scegli un secondo luogo: un altro disco, una cartella sincronizzata o un bucket.',
  }),
  'copies.none': () => ({ detail: 'Non c’è ancora nessuna copia dello studio.', fix: 'Fanne una ora.' }),
  'copies.not_tried': ({ at }, { moment }) => ({
    detail: `Nessuna copia più recente ${del(moment(at))} è ancora stata ripristinata per prova.`,
    fix: 'Lascia acceso il computer per una notte: l’ultima copia viene allora ripristinata per prova.',
  }),
  'copies.old': ({ at }, { moment }) => ({
    detail: `L’ultima copia è ${del(moment(at))}: ciò che è successo dopo andrebbe perso con questo computer.`,
    fix: 'Fanne una ora. Se non riesce, lì c’è scritto perché.',
  }),
  'copies.failed': ({ at, problem }, { moment }) => ({
    detail: `L’ultima copia non è riuscita (${moment(at)}): ${problem}`,
    fix: 'Risolvi ciò che è indicato e fanne una ora.',
  }),
  'copies.unusable': ({ place, at }, { moment }) => ({
    detail: `L’ultima copia ${AT[place] ?? place} non si è potuta ripristinare per prova (${moment(at)}).`,
    fix: 'Fanne una ora: viene provata entro un’ora. Se non riesce nemmeno quella, forse il disco è alla fine: scegli un altro luogo.',
  }),
  'copies.not_there': ({ place, problem }) => ({
    detail: `L’ultima copia non è ancora ${AT[place] ?? place}: ${problem}`,
    fix: 'Risolvi ciò che è indicato; la copia segue da sola.',
  }),
  'payments.none': () => ({
    detail: 'Online non si vende nulla: lo studio non è collegato al servizio di pagamento.',
    fix: null,
  }),
  'payments.not_yet': () => ({
    detail: 'Il servizio di pagamento viene interpellato per la prima volta entro un minuto.',
    fix: null,
  }),
  'payments.fine': ({ at }, { moment }) =>
    fine(`Ciò che si paga online viene consegnato; ultime notizie dal servizio di pagamento ${il(moment(at))}.`),
  'payments.undelivered': ({ undelivered }, { number }) => ({
    detail:
      undelivered === 1
        ? 'Per un pagamento online non si può consegnare nulla, e non si è ancora potuto rimborsare.'
        : `Per ${number(undelivered)} pagamenti online non si può consegnare nulla, e non si sono ancora potuti rimborsare.`,
    fix: `${AGAIN} Se non cambia, rimborsa dalle pagine del servizio di pagamento.`,
  }),
  'payments.not_here': ({ amount, currency, at }, { money, moment }) => ({
    detail: `Un pagamento di ${money(amount, currency)} (${moment(at)}) manca nella copia da cui questo studio è stato ripristinato, e non si può dire con certezza che cosa è stato acquistato.`,
    fix: 'Guardalo nelle pagine del servizio di pagamento: vendi qui gratis ciò che è stato acquistato, oppure rimborsalo lì.',
  }),
  'payments.untold': ({ since }, { moment }) => ({
    detail: `${daCapo(moment(since))} il servizio di pagamento non ha saputo che qui un abbonamento ricorrente è finito o in pausa, o che un pagamento va rimborsato: forse continua a riscuotere.`,
    fix: 'Viene avvisato di nuovo da solo. Se non cambia, fai lo stesso nelle pagine del servizio di pagamento.',
  }),
  'payments.key_refused': ({ since }, { moment }) => ({
    detail: `Il servizio di pagamento rifiuta la chiave dello studio; l’ultima volta l’ha accettata ${moment(since)}. Online non si può acquistare nulla.`,
    fix: 'Crea nelle pagine del servizio di pagamento una nuova chiave segreta con tutti i permessi e collega lo studio con quella.',
  }),
  'payments.not_reached': ({ since }, { moment }) => ({
    detail: `${daCapo(moment(since))} il servizio di pagamento non è raggiungibile: ciò che si paga forse non viene consegnato, e online non si può acquistare nulla.`,
    fix: 'Controlla che questo computer sia online. Ciò che manca si recupera da solo.',
  }),
  'payments.silent': ({ since }, { moment }) => ({
    detail: `${daCapo(moment(since))} i messaggi del servizio di pagamento non arrivano. Lo studio chiede da solo; ciò che si paga viene perciò consegnato qualche minuto dopo.`,
    fix: 'Controlla che l’indirizzo pubblico porti qui. Se hai registrato tu il webhook, controllane l’indirizzo e il segreto di firma.',
  }),
  'license.none': () => ({
    detail: 'Non c’è una chiave di licenza. Tutto funziona senza, tranne l’assistente.',
    fix: null,
  }),
  'license.fine': ({ at }, { moment }) =>
    fine(`La licenza è valida; il servizio licenze l’ha confermata l’ultima volta ${il(moment(at))}.`),
  'license.unconfirmed': ({ at }, { moment }) => ({
    detail: `${daCapo(moment(at))} il servizio licenze non è raggiungibile. Dopo due settimane l’assistente è in pausa; tutto il resto continua.`,
    fix: 'Controlla che questo computer sia online. Lo studio continua a provare da solo.',
  }),
  'license.lapsed': ({ at }, { moment }) => ({
    detail: `${daCapo(moment(at))} il servizio licenze non è raggiungibile; perciò l’assistente è in pausa. Tutto il resto continua.`,
    fix: 'Controlla che questo computer sia online, oppure inserisci di nuovo la chiave di licenza.',
  }),
  'license.ended': () => ({
    detail: 'L’abbonamento della licenza è terminato; perciò l’assistente è in pausa. Tutto il resto continua.',
    fix: 'Rinnovalo, oppure lascialo così: non serve a nient’altro.',
  }),
  'license.unknown': ({ at }, { moment }) => ({
    detail: `Il servizio licenze non conosce più la chiave dello studio (${moment(at)}); perciò l’assistente è in pausa.`,
    fix: 'Inserisci la chiave giusta. Se ne è stata emessa una nuova, vale solo quella.',
  }),
  'version.fits': ({ version, schema }, { number }) =>
    fine(`Questo è Studio Desk ${version}, e il file dello studio corrisponde (schema ${number(schema)}).`),
  'version.other_schema': ({ version, schema, known }, { number }) => ({
    detail: `Questo è Studio Desk ${version} per lo schema ${number(known)}, ma il file dello studio ha lo schema ${number(schema)}.`,
    fix: 'Chiudi Studio Desk e avvia la versione più recente.',
  }),
}

export const health: Messages['health'] = {
  title: 'Come sta lo studio',
  titleMeans: 'Controllato ora, e di nuovo ogni minuto finché questa pagina è aperta.',
  wellTitle: 'Va tutto bene',
  well: 'Non devi fare nulla. Se qualcosa non va, compare qui con che cosa fare.',
  needed: (n) => count(n, { one: 'C’è una cosa da fare', other: `Ci sono ${figure(n)} cose da fare` }),
  neededMeans: 'La più urgente è in alto, con che cosa fare.',
  names: {
    storage: 'Salvataggio',
    disk: 'Spazio sul disco',
    copies: 'Copie',
    integrity: 'I conti tornano',
    jobs: 'Attività automatiche',
    mail: 'E-mail',
    webhooks: 'Webhook',
    address: 'Indirizzo pubblico',
    payments: 'Pagamenti online',
    license: 'Licenza',
    clock: 'Orologio',
    secrets: 'Chiave',
    version: 'Versione',
  },
  states: { ok: 'Bene', warning: 'Da guardare', failing: 'Intervieni ora', off: 'Non controllato' },
  open: (part) => `Apri «${part}»`,
  said,
  diagnostics: 'Diagnosi',
  diagnosticsMeans:
    'Un file da inviare a chi ti aiuta: versioni, dimensioni, quante voci ci sono, ciò che è scritto qui sopra, le impostazioni che sono interruttori o numeri, e le ultime righe del registro. Non contiene nomi, indirizzi, numeri di telefono o note di nessuno, né password.',
  download: 'Scarica la diagnosi',
}
