import type { Words } from './words.ts'

export const it: Words = {
  locale: 'it-IT',
  menu: {
    file: '&File',
    edit: '&Modifica',
    view: '&Visualizza',
    window: 'Fi&nestra',
    help: '&Aiuto',
    startAtLogin: 'Avvia quando accedo a questo computer',
    keyInFile: 'Conserva la chiave in un file',
    showFolder: 'Mostra la cartella dei dati',
    quit: '&Esci',
    quitStudio: 'Esci da Studio Desk',
    open: 'Apri Studio Desk',
    clientsPage: (address) => `Pagina per i clienti: ${address}`,
    copyLink: 'Copia il link per i clienti',
    showCode: 'Mostra il link per i clienti come codice',
    install: (version) => `Installa la versione ${version}…`,
    lookForUpdate: 'Cerca una nuova versione',
    copyAnyLink: 'Copia il link',
  },
  roles: {
    about: 'Informazioni su Studio Desk',
    services: 'Servizi',
    hide: 'Nascondi Studio Desk',
    hideOthers: 'Nascondi altre',
    unhide: 'Mostra tutte',
    undo: 'Annulla',
    redo: 'Ripeti',
    cut: 'Taglia',
    copy: 'Copia',
    paste: 'Incolla',
    delete: 'Elimina',
    selectAll: 'Seleziona tutto',
    reload: 'Ricarica',
    resetZoom: 'Dimensioni reali',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    togglefullscreen: 'Schermo intero',
    minimize: 'Riduci a icona',
    zoom: 'Ridimensiona',
    front: 'Porta tutto in primo piano',
    close: 'Chiudi la finestra',
  },
  state: {
    starting: 'Avvio in corso…',
    trouble: 'Non è in funzione: aprilo per vedere perché',
    here: 'In funzione su questo computer',
    open: 'In funzione, aperto ai tuoi clienti',
    serving: 'In funzione, ora ci sono clienti',
  },
  ok: 'OK',
  underWay: { import: 'È in corso un’importazione', copy: 'È in corso una copia' },
  unsaved: {
    message: 'Ci sono modifiche non salvate',
    leaving: 'Vanno perse se lasci ora questa pagina.',
    discard: 'Scartale',
    stay: 'Resta',
    quitting: 'Vanno perse se esci ora.',
    discardAndQuit: 'Scarta ed esci',
  },
  quit: {
    serving: 'In questo momento ci sono clienti nel tuo studio',
    unsaved: 'Ci sono modifiche non salvate che andrebbero perse.',
    goesOn: 'L’operazione riprende al prossimo avvio.',
    closed:
      'Finché Studio Desk è chiuso, nessuno può prenotare, pagare o accedere, e non parte nessuna e-mail. Se invece chiudi la ' +
      'finestra, lo studio resta in funzione.',
    anyway: 'Esci comunque',
    stay: 'Lascia aperto',
  },
  hidden: {
    title: 'Il tuo studio resta in funzione',
    body: 'I tuoi clienti possono ancora prenotare. Avvia di nuovo Studio Desk per vederlo; Esci, nel suo menu, lo chiude.',
  },
  keyNotMoved: 'Non è stato possibile spostare la chiave',
  back: {
    ask: (when) => `Tornare alla copia del ${when}?`,
    means:
      'Non contiene ciò che è stato inserito dopo: prenotazioni, vendite, modifiche. Ciò che ora è nella cartella dei dati viene ' +
      'conservato accanto; non si butta via nulla.',
    yes: 'Torna alla copia',
    no: 'Non ora',
  },
  update: {
    noneHere: (version) => `Questo è Studio Desk ${version}`,
    noneHereMeans: 'Le nuove versioni arrivano per la stessa via di questa.',
    notLooked: 'Non è stato possibile cercare una nuova versione',
    online: (reason) => `Questo computer è online? (${reason})`,
    newest: (version) => `Studio Desk ${version} è la versione più recente`,
    later: (version) => `La versione ${version} si potrà installare quando avrà finito.`,
    failed: (version) => `Non è stato possibile installare Studio Desk ${version}`,
    former: 'Ora si riavvia la versione che hai.',
    ask: (version) => `Installare Studio Desk ${version}?`,
    means:
      'Prima si fa una copia dei tuoi dati. I tuoi clienti non potranno raggiungere lo studio per circa un minuto.',
    yes: 'Installa ora',
    no: 'Più tardi',
    noCopy: 'Non è stato possibile fare una copia dei tuoi dati',
    noCopyMeans: (reason) =>
      `Il motivo: ${reason}. Senza una copia non si può tornare indietro, se la nuova versione non dovesse funzionare bene.`,
    noAnswer: 'lo studio non risponde',
    without: 'Installa senza copia',
    dont: 'Non installare',
  },
  page: {
    forClients: 'Per i tuoi clienti',
    scan: 'Inquadralo con la fotocamera del telefono, o mostralo perché altri lo inquadrino.',
    codeFor: (address) => `Codice per ${address}`,
    passphrase: 'Frase segreta',
    detail: 'Dettagli',
    opening: { title: 'Apertura del tuo studio', text: 'Ci vogliono pochi secondi.' },
    closing: { title: 'Chiusura del tuo studio', text: 'Si sta terminando ciò che era in corso.' },
    fallen: {
      title: 'Studio Desk si riavvia',
      text: 'Si è chiuso da solo un momento fa e tornerà tra pochi secondi. Ciò che era salvato è al sicuro.',
    },
    noReason: 'Non ha dato alcun motivo.',
    endedWith: (code) => `È terminato con il codice ${code}.`,
  },
  choices: {
    passphrase: 'Apri la copia',
    again: 'Avvia di nuovo',
    'other-port': 'Scegli un altro indirizzo',
    restore: (when) => `Torna alla copia del ${when}`,
    'former-version': (version) => `Recupera la versione ${version}`,
    folder: 'Mostra la cartella dei dati',
    quit: 'Esci',
  },
  troubles: {
    'in-use': {
      title: 'Questo studio è già aperto altrove',
      text:
        'Un altro programma lavora nella cartella dello studio: forse Studio Desk è stato avviato due volte, o un altro utente di ' +
        'questo computer lo ha aperto. Chiudilo lì, poi avvia di nuovo. I tuoi dati sono al sicuro.',
    },
    damaged: {
      title: 'I dati dello studio non si possono leggere',
      text:
        'Il file con i dati dello studio è danneggiato o non è al suo posto. Non è stato modificato nulla. Puoi tornare a una copia; ' +
        'ciò che c’è ora viene conservato accanto.',
    },
    'disk-full': {
      title: 'Non c’è più spazio sul disco',
      text:
        'Studio Desk ha bisogno di un po’ di spazio per avviarsi. Elimina o sposta ciò che non ti serve, poi avvia di nuovo. I tuoi ' +
        'dati sono al sicuro.',
    },
    'port-taken': {
      title: 'Un altro programma usa l’indirizzo dello studio',
      text:
        'Su questo computer un programma risponde già dove lo farebbe Studio Desk. Chiudilo e avvia di nuovo, o lascia che Studio ' +
        'Desk prenda un altro indirizzo e lo mantenga. Un tunnel o un dominio che porta alle pagine per i clienti dovrà poi puntare ' +
        'a quello nuovo.',
    },
    'key-missing': {
      title: 'Manca la chiave di questo studio',
      text:
        'Le password salvate e gli accessi sono protetti da una chiave che non è qui o non corrisponde. Se lo studio viene da un ' +
        'altro computer, porta da lì il file secrets.key nella cartella dei dati, poi avvia di nuovo. Non è stato modificato nulla.',
    },
    passphrase: {
      title: 'Questa copia è cifrata',
      text: 'Inserisci la frase segreta impostata per le copie. Finora non è stato modificato nulla.',
    },
    newer: {
      title: 'Questo studio è stato usato con uno Studio Desk più recente',
      text:
        'Una versione più recente ha già cambiato il modo in cui i dati sono conservati, e questa non può leggerli. Installa di ' +
        'nuovo la versione più recente, poi aprila. I tuoi dati sono al sicuro e non è stato modificato nulla.',
    },
    other: {
      title: 'Studio Desk non può avviarsi',
      text: 'Qualcosa su questo computer lo impedisce. I dettagli qui sotto dicono che cosa. Quando è risolto, avvia di nuovo.',
    },
    'given-up': {
      title: 'Studio Desk non resta in funzione',
      text:
        'È stato avviato più volte e ogni volta si è chiuso da solo. Riavviare il computer spesso aiuta. Altrimenti, i dettagli qui ' +
        'sotto servono a chi chiedi aiuto.',
    },
  },
  wrongPassphrase:
    'Questa copia non si apre con quella frase segreta. Cerca errori di battitura; è quella impostata quando la copia è stata fatta. ' +
    'Finora non è stato modificato nulla.',
  afterUpdate:
    'Questa versione è stata installata come aggiornamento e non si è ancora avviata: puoi recuperare la versione precedente, con la ' +
    'copia fatta allora.',
  keyLocked: (file) =>
    `L’archivio delle password di questo computer non apre ${file}. Accedi con l’utente che ha creato lo studio, sblocca l’archivio ` +
    'se lo chiede e avvia di nuovo; su un altro computer, porta la chiave da una copia dello studio.',
}
