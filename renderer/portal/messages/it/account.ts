import type { Messages } from '../en/index.ts'

export const account: Messages['account'] = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'Nuova password',
  passwordRule: 'Almeno 8 caratteri. Qualche parola è facile da ricordare e difficile da indovinare.',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
  toSignIn: 'Torna all’accesso',

  notReady: {
    title: 'Questo studio non è ancora pronto',
    means: 'Prima va configurato sul suo computer. Torna un po’ più tardi.',
  },

  register: {
    title: 'Crea il tuo account',
    lead: (studio) => `Prenota le lezioni da ${studio} in pochi secondi`,
    name: 'Il tuo nome',
    phone: 'Telefono',
    phoneWhy: 'Nel caso una lezione venga annullata all’ultimo momento.',
    pickFirst: 'Scegli la tua prima lezione.',
    submit: 'Crea account',
    known: 'Hai già un account?',
    signIn: 'Accedi',
    taken: 'Ti conosciamo già',
    takenMeans: (email) =>
      `C’è già una scheda per ${email}. Se non ha ancora una password, abbiamo appena inviato a quell’indirizzo un link per sceglierla. Altrimenti accedi.`,
  },

  forgot: {
    title: 'Hai dimenticato la password?',
    lead: 'Dicci la tua e-mail e ti invieremo un link per sceglierne una nuova.',
    submit: 'Invia il link',
    sent: 'Controlla la posta',
    sentMeans: (email) =>
      `Se conosciamo ${email}, il link è in arrivo. Funziona una volta sola, per un’ora. Può metterci un minuto, e può essere finito nello spam.`,
    again: 'Prova con un’altra e-mail',
  },

  reset: {
    title: 'Scegli una nuova password',
    lead: 'L’accesso avverrà subito dopo.',
    submit: 'Salva la password e accedi',
    done: 'La tua nuova password è salvata.',
    noToken: 'Questo link non è completo',
    noTokenMeans: 'Aprilo di nuovo dall’e-mail oppure chiedine uno nuovo.',
    another: 'Chiedi un nuovo link',
  },

  invite: {
    invitation: 'Il tuo invito',
    title: (name) => `Ciao ${name}`,
    lead: (studio) => `${studio} ha preparato il tuo account. Scegli una password e il gioco è fatto.`,
    for: (email) => `Per ${email}`,
    submit: 'Iniziamo',
    welcome: (name) => `Ti diamo il benvenuto, ${name}`,
    gone: 'Questo invito non è più valido',
    goneMeans:
      'È già stato usato, oppure è scaduto. Se hai scelto una password, accedi; altrimenti chiedi un nuovo link.',
    signIn: 'Accedi',
  },
}

export const guest: Messages['guest'] = {
  confirmTitle: 'Prenotare questo posto?',
  confirm: 'Prenota il mio posto',
  payThere: 'Paghi in studio.',
  heldUntil: (when) => `Il posto è riservato a te fino a: ${when}.`,
  lapsed: 'Il posto non è più riservato. È tuo se ce n’è ancora uno.',
  bookedTitle: 'Il tuo posto è prenotato',
  bookedMeans: 'Ti abbiamo inviato un’e-mail con un link per annullare se non puoi venire.',
  freeUntil: (when) => `Puoi annullare gratis fino a: ${when}.`,
  sign: 'Prima della lezione firma in studio:',
  cancelTitle: 'Annullare questo posto?',
  cancel: 'Annulla il mio posto',
  cancelFor: (fee) => `Annulla per ${fee}`,
  late: (when, fee) => `Il termine gratuito è scaduto: ${when}. Annullare ora costa ${fee}.`,
  cancelledTitle: 'Il tuo posto è annullato',
  cancelledMeans: 'Ora può andare a un’altra persona. Grazie per averci avvisato.',
  tooLate: 'Non si può più annullare. Parlane con lo studio.',
  place: 'Il tuo posto',
  goneTitle: 'Questo link non è più valido',
  goneMeans: 'Chiedi di nuovo un posto sul sito dello studio.',
  timetable: 'Vai all’orario',
  with: (name) => `con ${name}`,
}

export const profile: Messages['profile'] = {
  title: 'Profilo',
  install: {
    title: 'Sulla schermata Home',
    means: 'Lì l’orario e le tue prenotazioni sono a un tocco, e si aprono anche senza connessione.',
    action: 'Aggiungi alla schermata Home',
    byHand:
      'Tocca Condividi e poi «Aggiungi alla schermata Home»: lì l’orario e le tue prenotazioni sono a un tocco, e si aprono anche senza connessione.',
  },
  details: 'I tuoi dati',
  edit: 'Modifica',
  name: 'Nome',
  email: 'E-mail',
  emailFixed: 'La usi per accedere. Lo studio può cambiarla per te.',
  phone: 'Telefono',
  birthday: 'Data di nascita',
  address: 'Indirizzo',
  emergency: 'In caso di emergenza, chiamare',
  emergencyHelp: 'Un nome e un numero.',
  since: 'Con noi da',
  portrait: 'La tua foto',
  portraitMeans: 'I clienti la vedono accanto ai tuoi corsi.',
  portraitChoose: 'Scegli una foto',
  portraitChange: 'Cambia foto',
  portraitRemove: 'Rimuovi',
  portraitRemoved: 'La tua foto è stata rimossa',
  display: 'Visualizzazione',
  editTitle: 'Modifica i tuoi dati',
  saved: 'I tuoi dati sono salvati',
  changePassword: 'Cambia password',
  passwordMeans: 'Sugli altri dispositivi sarà necessario accedere di nuovo.',
  oldPassword: 'Password attuale',
  newPassword: 'Nuova password',
  passwordRule: 'Almeno 8 caratteri. Qualche parola è facile da ricordare e difficile da indovinare.',
  passwordWrong: 'Questa non è la tua password attuale.',
  passwordChanged: 'La tua nuova password è salvata',
  show: 'Mostra la password',
  hide: 'Nascondi la password',
}

export const notifications: Messages['notifications'] = {
  title: 'Notifiche',
  lead: 'Quello che lo studio ti ha comunicato sulle tue lezioni e sul resto.',
  rowDetail: 'Cosa ti è stato comunicato e come vuoi saperlo',
  none: 'Ancora niente',
  noneMeans: 'Qui troverai le novità sulle tue lezioni e i messaggi dello studio.',
  count: (unread) => (unread === 0 ? 'Tutto letto' : unread === 1 ? '1 nuova notifica' : `${unread} nuove notifiche`),
  new: 'Nuova',
  open: 'Apri',
  openOf: (title) => `Apri: ${title}`,
  markRead: 'Segna come letta',
  markReadOf: (title) => `Segna come letta: ${title}`,
  markAll: 'Segna tutte come lette',
  device: {
    title: 'Su questo dispositivo',
    turnOn: 'Avvisami su questo dispositivo',
    turnOff: 'Disattiva su questo dispositivo',
    turnedOn: 'Questo dispositivo ti avviserà',
    turnedOff: 'Questo dispositivo non ti avviserà più',
    failed: 'Non ha funzionato',
    failedMeans:
      'Il browser non ha raggiunto il suo servizio di notifiche. Riprova più tardi o scegli l’e-mail qui sotto.',
    means: {
      on: 'Questo dispositivo ti avvisa subito quando si libera un posto per te, una lezione cambia o viene annullata, o lo studio ti scrive. I promemoria aspettano la fine delle ore di silenzio dello studio.',
      off: 'Vieni a sapere subito quando si libera un posto per te, una lezione cambia o viene annullata, o lo studio ti scrive. Niente pubblicità. Ora te lo chiederà il browser; puoi disattivarle qui in qualsiasi momento.',
      blocked:
        'Le notifiche di questa pagina sono bloccate nel tuo browser. Consentile nelle sue impostazioni per questa pagina, poi torna qui.',
      homeScreen:
        'Su un iPhone o iPad, aggiungi prima questa pagina alla schermata Home: tocca Condividi e poi «Aggiungi alla schermata Home». Aprila da lì e attiva le notifiche.',
      insecure:
        'Le notifiche hanno bisogno dell’indirizzo sicuro (https) dello studio. Apri la pagina lì: ci porta il link nelle e-mail dello studio.',
      unknown: 'Questo browser non può mostrare notifiche. Provane un altro o scegli l’e-mail qui sotto.',
    },
  },
  how: {
    title: 'Come lo vieni a sapere',
    label: 'I messaggi dello studio arrivano',
    lettersStay: 'Le e-mail su prenotazioni, pagamenti e account arrivano in ogni caso.',
    ways: { push: 'Sui miei dispositivi', email: 'Per e-mail', both: 'Sui miei dispositivi e per e-mail' },
  },
}
