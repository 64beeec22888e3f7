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
    serving: 'In funzione, alcuni clienti lo stanno usando',
  },
  ok: 'OK',
  underWay: { import: 'È in corso un’importazione', copy: 'È in corso una copia di backup' },
  unsaved: {
    message: 'Hai modifiche non salvate',
    leaving: 'Andranno perse se lasci ora questa pagina.',
    discard: 'Scarta le modifiche',
    stay: 'Resta',
    quitting: 'Andranno perse se esci ora.',
    discardAndQuit: 'Scarta ed esci',
  },
  quit: {
    serving: 'In questo momento alcuni clienti usano il tuo studio',
    unsaved: 'Hai modifiche non salvate che andrebbero perse.',
    goesOn: 'L’operazione riprende al prossimo avvio.',
    closed:
      'Finché Studio Desk è chiuso, nessuno può prenotare, pagare o accedere, e non viene inviata nessuna e-mail. Se invece chiudi la ' +
      'finestra, lo studio resta in funzione.',
    anyway: 'Esci comunque',
    stay: 'Lascia aperto',
  },
  hidden: {
    title: 'Il tuo studio resta in funzione',
    body: 'I tuoi clienti possono ancora prenotare. Avvia di nuovo Studio Desk per vederlo, o scegli Esci nel suo menu per chiuderlo.',
  },
  keyNotMoved: 'Non è stato possibile spostare la chiave',
  back: {
    ask: (when) => `Ripristinare la copia di backup (${when})?`,
    means:
      'Non contiene ciò che è stato inserito dopo: prenotazioni, vendite, modifiche. I dati attuali restano nella cartella ' +
      'dei dati; non viene eliminato nulla.',
    yes: 'Ripristina la copia',
    no: 'Non ora',
  },
  update: {
    noneHere: (version) => `Questo è Studio Desk ${version}`,
    noneHereMeans: 'Le nuove versioni si ottengono allo stesso modo di questa.',
    notLooked: 'Non è stato possibile cercare una nuova versione',
    online: (reason) => `Questo computer è online? (${reason})`,
    newest: (version) => `Studio Desk ${version} è la versione più recente`,
    later: (version) => `Potrai installare la versione ${version} al termine.`,
    failed: (version) => `Non è stato possibile installare Studio Desk ${version}`,
    former: 'La versione attuale si sta riavviando.',
    ask: (version) => `Installare Studio Desk ${version}?`,
    means:
      'Prima viene fatta una copia di backup dei tuoi dati. I tuoi clienti non potranno raggiungere lo studio per circa un minuto.',
    yes: 'Installa ora',
    no: 'Più tardi',
    noCopy: 'Non è stato possibile fare una copia di backup dei tuoi dati',
    noCopyMeans: (reason) =>
      `Motivo: ${reason}. Senza una copia di backup non potrai tornare indietro se la nuova versione non funziona.`,
    noAnswer: 'lo studio non risponde',
    without: 'Installa senza copia di backup',
    dont: 'Non installare',
  },
  page: {
    forClients: 'Per i tuoi clienti',
    scan: 'Inquadralo con la fotocamera del telefono, o mostralo ad altri.',
    codeFor: (address) => `Codice per ${address}`,
    passphrase: 'Frase segreta',
    detail: 'Dettagli',
    opening: { title: 'Apertura del tuo studio', text: 'Ci vogliono pochi secondi.' },
    closing: { title: 'Chiusura del tuo studio', text: 'Completamento delle operazioni in corso.' },
    fallen: {
      title: 'Studio Desk si sta riavviando',
      text: 'Si è chiuso in modo imprevisto e tornerà tra pochi secondi. Tutto ciò che era salvato è al sicuro.',
    },
    noReason: 'Non è stato indicato alcun motivo.',
    endedWith: (code) => `È terminato con il codice ${code}.`,
  },
  choices: {
    passphrase: 'Apri la copia di backup',
    again: 'Avvia di nuovo',
    'other-port': 'Usa un altro indirizzo',
    restore: (when) => `Ripristina la copia di backup (${when})`,
    'former-version': (version) => `Torna alla versione ${version}`,
    folder: 'Mostra la cartella dei dati',
    quit: 'Esci',
  },
  troubles: {
    'in-use': {
      title: 'Questo studio è già aperto altrove',
      text:
        'Un altro programma sta usando la cartella dello studio: forse Studio Desk è stato avviato due volte, o un altro utente di ' +
        'questo computer lo ha aperto. Chiudilo lì, poi avvia di nuovo. I tuoi dati sono al sicuro.',
    },
    damaged: {
      title: 'I dati dello studio sono illeggibili',
      text:
        'Il file con i dati dello studio è danneggiato o manca. Non è stato modificato nulla. Puoi ripristinare una copia di backup; ' +
        'i dati attuali vengono conservati.',
    },
    'disk-full': {
      title: 'Il disco è pieno',
      text:
        'Studio Desk ha bisogno di un po’ di spazio per avviarsi. Elimina o sposta ciò che non ti serve, poi avvia di nuovo. I tuoi ' +
        'dati sono al sicuro.',
    },
    'port-taken': {
      title: 'Un altro programma sta usando l’indirizzo dello studio',
      text:
        'Un programma su questo computer usa già l’indirizzo di Studio Desk. Chiudilo e avvia di nuovo, o lascia che Studio ' +
        'Desk usi d’ora in poi un altro indirizzo. Se un tunnel o un dominio porta alle pagine per i clienti, fallo puntare ' +
        'a quello nuovo.',
    },
    'key-missing': {
      title: 'Manca la chiave di questo studio',
      text:
        'Le password salvate e gli accessi sono protetti da una chiave mancante o errata. Se lo studio viene da un ' +
        'altro computer, copia da lì il file secrets.key nella cartella dei dati, poi avvia di nuovo. Non è stato modificato nulla.',
    },
    passphrase: {
      title: 'Questa copia di backup è cifrata',
      text: 'Inserisci la frase segreta impostata per le copie di backup. Non è stato modificato nulla.',
    },
    newer: {
      title: 'Questo studio è stato aperto con una versione più recente',
      text:
        'Una versione più recente di Studio Desk ha aggiornato i dati, e questa non può leggerli. Installa di ' +
        'nuovo la versione più recente, poi aprila. I tuoi dati sono al sicuro e non è stato modificato nulla.',
    },
    other: {
      title: 'Studio Desk non può avviarsi',
      text: 'Qualcosa su questo computer lo impedisce. Consulta i dettagli qui sotto. Quando è risolto, avvia di nuovo.',
    },
    'given-up': {
      title: 'Studio Desk continua a chiudersi',
      text:
        'È stato avviato più volte e ogni volta si è chiuso in modo imprevisto. Riavviare il computer spesso aiuta. Altrimenti, i dettagli qui ' +
        'sotto saranno utili all’assistenza.',
    },
  },
  wrongPassphrase:
    'Questa frase segreta non apre la copia di backup. Controlla gli errori di battitura; è quella impostata quando la copia è stata fatta. ' +
    'Non è stato modificato nulla.',
  afterUpdate:
    'Questa versione è stata installata come aggiornamento e non si è ancora avviata: puoi tornare alla versione precedente, con la ' +
    'copia di backup fatta allora.',
  keyLocked: (file) =>
    `L’archivio delle password di questo computer non apre ${file}. Accedi con l’utente che ha creato lo studio, sblocca l’archivio ` +
    'se lo chiede e avvia di nuovo; su un altro computer, porta la chiave da una copia di backup.',
}
