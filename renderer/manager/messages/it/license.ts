import type { Messages } from '../en/index.ts'
import { al } from './grammar/days.ts'

/** What the studio has a license for, and whose key the assistant answers with. */
export const license: Messages['license'] = {
  title: 'Licenza',
  titleMeans: 'Serve solo all’assistente. Qualunque cosa ci sia scritta qui, nulla dello studio viene mai bloccato.',
  plans: { base: 'Base', base_ai: 'Base con IA' },
  states: {
    none: 'Nessuna licenza',
    active: 'Attiva',
    canceled: 'Terminata',
    invalid: 'Sconosciuta',
    grace_expired: 'Non confermata',
  },
  none: 'Non c’è ancora una licenza, e non serve a nulla tranne che all’assistente: clienti, lezioni, vendite, portale e tutto il resto funzionano senza, finché vuoi.',
  active: {
    base: 'Grazie. Questo piano sostiene Studio Desk; con Base con IA avresti anche l’assistente.',
    base_ai: 'L’assistente è a disposizione.',
  },
  amiss: {
    canceled: {
      title: 'L’abbonamento è terminato',
      means:
        'Tutto continua, tranne l’assistente. Rinnovalo dove l’hai acquistato, e lo studio lo saprà entro un giorno; oppure inserisci la chiave di una nuova licenza.',
    },
    invalid: {
      title: 'Il servizio licenze non conosce più la chiave',
      means: 'Tutto continua, tranne l’assistente. Inserisci di nuovo la chiave, o quella di una nuova licenza.',
    },
    grace_expired: {
      title: 'Da due settimane la licenza non si può confermare',
      means:
        'Tutto continua, tranne l’assistente. Collega questo computer a internet: lo studio riprova da solo ogni poche ore, e subito quando inserisci la chiave.',
    },
  },
  notReached: 'Il servizio licenze ultimamente non è raggiungibile',
  holdsUntil: (date: string) =>
    `La licenza vale anche senza fino ${al(date)}. Lo studio continua a provare da solo; serve solo internet.`,
  service: 'Vedi i piani e prendi una licenza',
  manage: 'Piani e abbonamento',

  redeem: 'Inserisci una chiave di licenza',
  redeemOther: 'Inserisci un’altra chiave di licenza',
  key: 'Chiave di licenza',
  keyMeans: 'Come ti è stata mostrata dopo l’acquisto. Spazi, trattini e minuscole non contano.',
  keyExample: 'SD1-…',
  slip: 'Sembra esserci un errore: confrontala con la chiave che ti è stata mostrata.',
  submit: 'Attiva',
  keyUnknown:
    'Il servizio licenze non conosce questa chiave. Confrontala con quella che ti è stata mostrata. Non è stato cambiato nulla.',
  serviceUnreachable: 'Il servizio licenze ora non è raggiungibile. Non è stato cambiato nulla. Riprova tra un minuto.',
  redeemed: 'La chiave è attivata',
  nowPossible: {
    base: 'Grazie. Nel lavoro di ogni giorno non cambia nulla: c’era già tutto.',
    base_ai: 'Da ora c’è l’assistente: risponde alle domande sul tuo studio e propone ciò che poi confermi.',
  },
  notActive: 'La chiave è attivata, ma la sua licenza non è attiva.',

  ai: 'Assistente',
  aiMeans: 'Chiedi con parole tue come va lo studio. Risponde con cifre e con le pagine da cui vengono.',
  adds: 'Che cosa aggiunge Base con IA',
  addsLines: [
    'Domande con parole tue: quanto è entrato, chi non viene più, quali lezioni hanno ancora posti.',
    'Risposte con cifre, ognuna con un link alla pagina da cui viene.',
    'Proposte, come una prenotazione, una nota o un’attività, che si fanno solo quando qualcuno le conferma.',
  ],
  answersBy: 'Le risposte arrivano da',
  hosted: 'Il servizio licenze, compreso nel piano',
  own: (provider: string) => `La tua chiave presso ${provider}`,
  ownMeans:
    'Con una tua chiave presso un servizio di IA, le domande vanno direttamente lì. Il servizio te le addebita, e il limite mensile del piano non conta.',
  useOwn: 'Usa una tua chiave…',
  change: 'Cambia la chiave…',
  remove: 'Togli la chiave…',
  notValid: 'L’assistente è in pausa finché la licenza non è di nuovo attiva.',
  keyTitle: 'Una tua chiave',
  keyTitleMeans: 'Viene provata presso il servizio prima di essere salvata.',
  provider: 'Servizio',
  choose: 'Scegli un servizio',
  apiKey: 'Chiave',
  apiKeyMeans: 'Conservata cifrata su questo computer, mai più mostrata.',
  whereKeys: (provider: string) => `Le tue chiavi presso ${provider}`,
  show: 'Mostra',
  hide: 'Nascondi',
  keep: 'Prova e salva',
  kept: (provider: string) => `L’assistente risponde con la tua chiave presso ${provider}`,
  removeTitle: (provider: string) => `Togliere la chiave presso ${provider}?`,
  removeMeans:
    'L’assistente torna a rispondere attraverso il servizio licenze. La chiave resta valida presso il servizio: chiudila lì, se non serve ad altri.',
  removeConfirm: 'Togli',
  removed: 'L’assistente torna a rispondere attraverso il servizio licenze',

  leaves: 'Che cosa lascia questo computer',
  leavesLines: [
    'Le tue domande, e ciò che si cerca per rispondere: cifre, lezioni, abbonamenti, prodotti, attività, e le note su una persona se le chiedi. Passa dal servizio licenze al suo servizio di IA, oppure con una tua chiave direttamente al tuo.',
    'I nomi vengono mascherati prima e rimessi dopo: nome e cognome comunque siano scritti, il solo nome o cognome dove ha la maiuscola. Un soprannome, o un nome da solo in minuscolo, non si riconosce.',
    'Indirizzi e-mail, numeri di telefono, date di nascita, dati sulla salute e ciò che qualcuno ha pagato non si cercano mai. Ciò che scrivi in una domanda, o hai annotato su una persona, parte così com’è, salvo nomi, indirizzi e-mail e numeri di telefono.',
  ],

  builtWith: 'Con che cosa è fatto Studio Desk',
  builtWithMeans: 'Studio Desk è sotto licenza MIT. È fatto con il lavoro di altri, alle loro condizioni.',
  notices: 'Leggi le loro licenze',
}
