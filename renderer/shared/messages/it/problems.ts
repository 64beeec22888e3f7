import type { SharedMessages } from '../en/index.ts'

export const storage: SharedMessages['storage'] = {
  nothingSaved: 'Al momento non si può salvare nulla; tutto si può consultare.',
  helps: {
    full: 'Il disco del computer dello studio è pieno: elimina ciò che non serve o svuota il cestino. Poi riprenderà da solo.',
    read_only:
      'Sul computer dello studio, controlla che il disco con i dati sia collegato e non protetto da scrittura, e che si possa scrivere nella cartella. Poi riprenderà da solo.',
    busy: 'Un altro programma sul computer dello studio ha bloccato il file dello studio: chiudilo (per esempio un programma per database, un backup o un servizio di sincronizzazione). Poi riprenderà da solo.',
    damaged:
      'Il file dello studio è danneggiato: chiudi Studio Desk sul computer dello studio, sposta il file e metti al suo posto la copia più recente.',
    gone: 'Il file dello studio è stato spostato o eliminato sul computer dello studio: rimettilo dov’era (guarda nel cestino), oppure chiudi Studio Desk e riavvialo. Ciò che era salvato è conservato.',
  },
  notNow: 'Lo studio al momento non può salvare nulla. Puoi consultare tutto; riprova un po’ più tardi.',
}

export const problems: SharedMessages['problems'] = {
  unreachableTitle: 'Lo studio non è raggiungibile',
  unreachable: 'Controlla la connessione; non è andato perso nulla. Riprova tra un momento.',
  loadFailed: 'Caricamento non riuscito',
  saveFailed: 'Salvataggio non riuscito',
  unknown: 'Qualcosa è andato storto da parte nostra. Riprova e, se continua, avvisa lo studio.',
  reference: (id) => `Riferimento ${id}`,
  tryAgain: 'Riprova',
  noPermissionTitle: 'Non previsto per il tuo ruolo',
  notInRole: 'Il tuo ruolo non lo comprende. Chi gestisce lo studio può cambiarlo in Team.',
  noPermission: 'Il tuo ruolo non comprende questa pagina. Chi gestisce lo studio può cambiarlo in Team.',
  notFoundTitle: 'Qui non c’è nulla',
  notFound: 'È stato rimosso, oppure l’indirizzo non è del tutto giusto.',
  backHome: 'Torna all’inizio',
  crashedTitle: 'Questa pagina ha smesso di funzionare',
  crashed: 'Ricaricala. Quello che avevi salvato è al sicuro.',
  reload: 'Ricarica',
  checkFields: 'Controlla i campi evidenziati.',
  required: 'Questo dato è necessario.',
  byCode: {
    AUTH_INVALID_CREDENTIALS: 'E-mail e password non corrispondono.',
    AUTH_INSUFFICIENT_PERMISSIONS: 'Il tuo ruolo non lo permette.',
    RATE_LIMITED: 'Troppi tentativi. Aspetta un minuto e riprova.',
    SEAT_TAKEN: 'Qualcuno ha appena preso questo posto. Scegline un altro.',
    NOT_FOUND: 'Non c’è più.',
    IDEMPOTENCY_IN_PROGRESS: 'È già in corso.',
    LOOPBACK_ONLY: 'Si può fare solo dal computer dello studio.',
    STORAGE_FULL: storage.notNow,
    STORAGE_READ_ONLY: storage.notNow,
    STORAGE_BUSY: storage.notNow,
    STORAGE_DAMAGED: storage.notNow,
    STORAGE_GONE: storage.notNow,
    TOTP_REQUIRED: 'Questo codice non è giusto o è già stato usato. Aspetta il prossimo e riprova.',
    TOTP_CODE_INVALID: 'Questo codice non è giusto o è già stato usato. Aspetta il prossimo e riprova.',
    TOTP_SETUP_REQUIRED:
      'Da fuori, i gestori accedono con un secondo fattore. Configuralo prima sul computer dello studio.',
  },
}
