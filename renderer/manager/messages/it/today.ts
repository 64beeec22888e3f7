import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'
import type { Messages } from '../en/index.ts'
import { dal, del, il } from './grammar/days.ts'

const count = plurals('it')
const figure = figures('it')
const list = lists('it')

export const today: Messages['today'] = {
  morning: (name: string) => `Buongiorno, ${name}`,
  afternoon: (name: string) => `Buon pomeriggio, ${name}`,
  evening: (name: string) => `Buonasera, ${name}`,
  schedule: 'Apri l’orario',

  noClasses: 'oggi nessuna lezione',
  sums: (classes: number, booked: number, places: number) =>
    count(classes, {
      one: `1 lezione, posti prenotati: ${figure(booked)} su ${figure(places)}`,
      other: `${figure(classes)} lezioni, posti prenotati: ${figure(booked)} su ${figure(places)}`,
    }),

  next: {
    title: 'Che cosa viene ora',
    now: 'Adesso',
    next: 'Prossima',
    tomorrow: 'Domani',
    left: (time: string) => `ancora ${time}`,
    in: (time: string) => `tra ${time}`,
    none: 'Nessuna lezione nei prossimi sette giorni',
    noneMeans:
      'I clienti possono prenotare ciò che è in orario. Metti in programma una lezione, o disegna tutta la settimana.',
    plan: 'Programma lezioni',
  },

  classes: {
    title: 'Lezioni di oggi',
    rest: 'Il resto della giornata',
    earlier: (n: number) => count(n, { one: '1 lezione precedente', other: `${figure(n)} lezioni precedenti` }),
    came: (n: number, of: number) => `Presenti ${figure(n)} su ${figure(of)}`,
    coming: (n: number) => count(n, { one: 'Verrà 1 persona', other: `Verranno ${figure(n)} persone` }),
    others: (n: number) => `Mostrane altre ${figure(n)}`,
    fill: (booked: number, capacity: number) => `${figure(booked)} su ${figure(capacity)}`,
    waiting: (n: number) => count(n, { one: '1 in attesa', other: `${figure(n)} in attesa` }),
    held: (n: number) => count(n, { one: '1 posto riservato', other: `${figure(n)} posti riservati` }),
    now: 'Adesso',
    over: 'Finita',
    cancelled: 'Annullata',
    nobody: 'Ancora nessun insegnante',
    in: (n: number, of: number) => `Arrivi: ${figure(n)} su ${figure(of)}`,
    roster: 'Tutti i partecipanti',
    checkInAll: (n: number) => `Registra gli arrivi (${figure(n)})`,
    empty: 'Ancora nessuna prenotazione.',
    here: 'Presente',
    noShow: 'Assente',
  },

  week: {
    title: 'I prossimi sette giorni',
    none: 'nessuna lezione',
    day: (classes: number, booked: number, places: number) =>
      count(classes, {
        one: `1 lezione, posti prenotati: ${figure(booked)} su ${figure(places)}`,
        other: `${figure(classes)} lezioni, posti prenotati: ${figure(booked)} su ${figure(places)}`,
      }),
    table: 'Come tabella',
    on: 'Giorno',
    classes: 'Lezioni',
    booked: 'Prenotati',
    places: 'Posti',
  },

  takings: {
    title: 'Incassi',
    see: 'Tutti gli incassi',
    week: 'Questa settimana',
    today: 'Oggi',
    usual: (amount: string) => `di solito ${amount} a quest’ora`,
    notYet: 'Il confronto appare dopo quattro settimane',
    table: 'Come tabella',
    day: 'Giorno',
    thisWeek: 'Questa settimana',
    usualWeek: 'Settimana tipica',
    summary: (now: string, usual: string | null) =>
      usual === null
        ? `Incassi di questa settimana, sommati giorno per giorno: finora ${now}`
        : `Incassi di questa settimana, sommati giorno per giorno: finora ${now}; entro stasera di solito ${usual}`,
  },

  people: {
    title: 'Da salutare',
    today: 'oggi',
    tomorrow: 'domani',
    first: 'Prima visita',
    birthdays: 'Compleanni',
    joined: 'Arrivi della settimana',
    nobody: 'Nei prossimi giorni nessun volto nuovo e nessun compleanno.',
  },

  guests: {
    title: 'Ospiti che chiedono un posto',
    titleMeans: 'Non c’è un server di posta: attendono una tua decisione.',
    heldUntil: (time: string) => `Posto riservato fino alle ${time}.`,
    lapsed: 'Il posto non è più riservato; si può prenotare finché c’è spazio.',
    book: 'Prenota',
    bookNamed: (name: string) => `Prenota: ${name}`,
    booked: (name: string) => `${name}: prenotazione fatta`,
    decline: 'Rifiuta',
    declineNamed: (name: string) => `Rifiuta: ${name}`,
    declined: (name: string) => `${name}: richiesta rifiutata`,
  },

  needs: {
    title: 'Da fare',
    clearTitle: 'Non c’è nulla da fare',
    clear: 'Presenze chiuse, addebiti saldati, attività concluse, posta in partenza.',
    more: (n: number) => count(n, { one: 'e un’altra voce', other: `e altre ${figure(n)}` }),
    unresolved: 'Presenze da chiudere',
    open: (n: number) => count(n, { one: '1 ancora aperta', other: `${figure(n)} ancora aperte` }),
    substitutes: 'Sostituzioni',
    insteadOf: (name: string) => `al posto di ${name}`,
    offersTo: (name: string) => `${name} può tenerla`,
    nobodyYet: 'ancora nessuno',
    offers: 'Posti offerti alla lista d’attesa',
    until: (time: string) => `fino alle ${time}`,
    charges: 'Da incassare',
    failed: 'Pagamenti non riusciti',
    failedSince: (name: string, since: string) => `${name}, ${dal(since)}`,
    expiring: 'Abbonamenti in scadenza',
    tasks: 'Attività',
    taskFor: (role: string) => `per ${role}`,
    anyDay: 'senza data',
    mailFailedTitle: 'E-mail non riuscite',
    mailFailed: (n: number) =>
      count(n, {
        one: 'Questa settimana 1 e-mail non è partita',
        other: `Questa settimana ${figure(n)} e-mail non sono partite`,
      }),
    seeMail: 'Vedi perché',
    noMailTitle: 'Ancora nessun server di posta',
    noMail: (n: number) =>
      n === 0
        ? 'Promemoria e ricevute non possono partire.'
        : count(n, {
            one: '1 e-mail attende che ce ne sia uno.',
            other: `${figure(n)} e-mail attendono che ce ne sia uno.`,
          }),
    setMail: 'Configuralo',
    noBackupTitle: 'Ancora nessuna copia',
    noBackup: 'Se questo computer si rompe, i dati dello studio vanno persi con lui.',
    urgency: { now: 'Adesso', today: 'Oggi', soon: 'Quando c’è tempo' },
    appointments: 'Appuntamenti da chiudere',
    does: {
      of: (what: string, name: string) => `${what}: ${name}`,
      book: 'Prenota',
      booked: (name: string) => `${name}: posto assegnato`,
      find: 'Cerca qualcuno',
      approve: 'Approva',
      teaches: (name: string, cls: string) => `${cls}: la tiene ${name}`,
      close: 'Chiudi',
      tookPlace: 'Si è svolto',
      tookPlaceDone: (name: string) => `${name}: appuntamento svolto`,
      message: 'Scrivi',
      pay: 'Incassa',
      finish: 'Fatto',
      finished: (title: string) => `Fatto: ${title}`,
      erase: 'Guarda',
      renew: 'Rinnova',
    },
    closing: {
      title: 'Chi è venuto?',
      label: 'Chi è venuto',
      lead: 'Togli la spunta a chi non è venuto. Una lezione mancata può comportare una penale, secondo le tue regole; dai partecipanti si può correggere tutto.',
      nothing: 'Tutte le prenotazioni sono già definite.',
      submit: (came: number, missed: number) =>
        missed === 0
          ? `Chiudi: presenti ${figure(came)}`
          : `Chiudi: presenti ${figure(came)}, assenti ${figure(missed)}`,
      done: (came: number, missed: number) =>
        missed === 0
          ? `Presenze chiuse: presenti ${figure(came)}`
          : `Presenze chiuse: presenti ${figure(came)}, assenti ${figure(missed)}`,
    },
    paying: {
      title: (name: string) => `Pagamento di ${name}`,
      method: 'Metodo di pagamento',
      submit: (amount: string) => `Incassa ${amount}`,
      done: (name: string, amount: string) => `${name}: pagati ${amount}`,
    },
    telling: {
      title: (name: string) => `Scrivi a ${name}`,
      lead: 'Arriva sui suoi dispositivi o via e-mail, secondo la scelta fatta.',
      subjectLabel: 'Oggetto',
      body: 'Messaggio',
      subject: 'Il tuo pagamento non è andato a buon fine',
      text: (type: string, amount: string, url: string | null) =>
        `Il pagamento di ${amount} per ${type} non è andato a buon fine. ${url === null ? 'Facci sapere come preferisci pagare.' : `Puoi pagare qui: ${url}`}`,
      submit: 'Invia',
      done: (name: string) => `${name}: messaggio inviato`,
    },
  },

  copies: {
    title: 'Copie',
    restorable: (when: string, clients: number, places: string) =>
      `Ripristinabile con i dati ${del(when)}: ${count(clients, { one: '1 cliente', other: `${figure(clients)} clienti` })}${places}.`,
    unproven: (when: string) =>
      `L’ultima copia è ${del(when)}. Entro mezz’ora viene ripristinata per prova; poi si sa che è buona.`,
    place: { folder: 'nella cartella', bucket: 'nel bucket' },
    places: (isHereToo: boolean, places: readonly string[]) =>
      places.length === 0 ? '' : `; la copia è ${isHereToo ? 'anche ' : ''}${list(places)}`,
    sameDisk: 'Tutte le copie stanno sul disco di questo computer.',
    choosePlace: 'Scegli un secondo luogo',
    see: 'Vedi le copie',
    make: 'Fai una copia ora',
    made: (size: string) => `La copia è fatta: ${size}`,
    failedTitle: 'L’ultima copia non è riuscita',
    failed: (why: string) => `${why} Si riprova automaticamente ogni quarto d’ora.`,
    behindTitle: { folder: 'Nella cartella mancano le nuove copie', bucket: 'Nel bucket mancano le nuove copie' },
    behind: (when: string) => `L’ultima copia lì è ${del(when)}.`,
    behindNone: 'Lì non è ancora arrivata nessuna copia.',
    behindHelps: 'Controlla che sia raggiungibile e provalo in Impostazioni, Copie.',
    brokenTitle: {
      here: 'Una copia su questo computer non si può ripristinare',
      folder: 'La copia nella cartella non si può ripristinare',
      bucket: 'La copia nel bucket non si può ripristinare',
    },
    brokenHelps: 'Fai una nuova copia: viene ripristinata per prova la notte stessa.',
  },

  restored: {
    title: (when: string) => `Questo studio è stato ripristinato con i dati ${del(when)}`,
    lost: (from: string, to: string) => `Ciò che è successo tra ${il(from)} e ${il(to)} manca.`,
    held: (letters: number, steps: number, messages: number) => {
      const waiting = [
        ...(letters > 0 ? [count(letters, { one: '1 e-mail', other: `${figure(letters)} e-mail` })] : []),
        ...(steps > 0
          ? [count(steps, { one: '1 passaggio di un’automazione', other: `${figure(steps)} passaggi di automazioni` })]
          : []),
        ...(messages > 0
          ? [
              count(messages, {
                one: '1 messaggio a un altro programma',
                other: `${figure(messages)} messaggi ad altri programmi`,
              }),
            ]
          : []),
      ]
      return letters + steps + messages === 1
        ? `${waiting.join('')} in attesa: potrebbe essere già partito una volta.`
        : `${list(waiting)} in attesa: potrebbero essere già partiti una volta.`
    },
    heldNone: 'Per ora non attende nulla. Ciò che lo studio scrive automaticamente attende una tua decisione.',
    writeAgain: 'Riprendi gli invii',
    go: 'Invia tutto',
    drop: 'Scarta tutto',
    goTitle: 'Inviare ciò che è in attesa?',
    goMeans:
      'Tutto parte verso chi deve riceverlo. Chi l’aveva già ricevuto prima che il computer andasse perso lo riceve una seconda volta. Da quel momento lo studio riprende a scrivere automaticamente.',
    dropTitle: 'Scartare ciò che è in attesa?',
    dropMeans:
      'Non viene inviato nulla. Chi non l’aveva già ricevuto prima che il computer andasse perso non lo riceve affatto. Da quel momento lo studio riprende a scrivere automaticamente.',
    gone: (letters: number) =>
      letters === 0
        ? 'Lo studio riprende a scrivere automaticamente'
        : count(letters, { one: 'Ciò che attendeva è in partenza', other: `${figure(letters)} messaggi in partenza` }),
    dropped: (letters: number) =>
      letters === 0
        ? 'Lo studio riprende a scrivere automaticamente'
        : count(letters, { one: 'Ciò che attendeva è stato scartato', other: `${figure(letters)} messaggi scartati` }),
    dismiss: 'Non mostrare più',
  },
}
