import type { ReadyMadeTexts } from './texts.ts'

export const it: ReadyMadeTexts = {
  welcome: {
    name: 'Il benvenuto',
    description: 'Un’ora dopo l’iscrizione: come funziona e dove si prenota.',
    mails: [
      {
        subject: 'Ti diamo il benvenuto da {{studio.name}}, {{client.first_name}}',
        body: 'Ciao {{client.first_name}},\n\nsiamo felici di averti qui.\n\nPer la tua prima lezione vieni dieci minuti prima: ti facciamo vedere tutto. Indossa abiti comodi; i tappetini e tutto il resto li abbiamo noi.\n\n{{studio.portal}}\n\nSe hai una domanda, rispondi a questa e-mail. Leggiamo ogni messaggio.',
      },
    ],
  },
  first_visit: {
    name: 'Dopo la prima visita',
    description: 'La mattina dopo la prima visita: un grazie e un invito a tornare.',
    mails: [
      {
        subject: 'Com’è andata, {{client.first_name}}?',
        body: 'Ciao {{client.first_name}},\n\ngrazie per aver partecipato a {{class.name}}. La prima volta è sempre la più difficile, e ce l’hai fatta.\n\nC’è qualcosa che non ti ha convinto? Rispondi e diccelo: ci aiuta più dei complimenti.\n\nÈ più facile continuare se torni entro una settimana.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'Un pacchetto sta finendo',
    description:
      'Quando su un pacchetto restano tre crediti o meno: un promemoria prima che finiscano. Al massimo una volta ogni 30 giorni.',
    mails: [
      {
        subject: '{{membership.name}}: quasi finito',
        body: 'Ciao {{client.first_name}},\n\ncrediti che ti restano su {{membership.name}}: {{membership.credits_remaining}}.\n\nSe vuoi continuare senza interruzioni, puoi acquistare il prossimo quando preferisci. I crediti rimasti valgono fino alla scadenza.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'Un’offerta di benvenuto sta finendo',
    description: 'Tre giorni prima della fine di un’offerta di benvenuto: cosa viene dopo, senza pressioni.',
    mails: [
      {
        subject: 'La tua offerta di benvenuto finisce: {{membership.expires_on}}',
        body: 'Ciao {{client.first_name}},\n\n{{membership.name}} vale fino a {{membership.expires_on}}. Speriamo che tu abbia trovato una lezione che ti piace.\n\nSe vuoi restare, guarda quale opzione fa per te. Se hai dubbi, rispondi a questa e-mail: ti diremo con sincerità cosa ti conviene.\n\n{{studio.portal}}',
      },
    ],
  },
  birthday: {
    name: 'Compleanno',
    description: 'La mattina del compleanno: tanti auguri, e niente da vendere.',
    mails: [
      {
        subject: 'Buon compleanno, {{client.first_name}}',
        body: 'Ciao {{client.first_name}},\n\nda tutto il team di {{studio.name}}, buon compleanno e un anno in cui sentirti a casa nel tuo corpo.\n\nTi auguriamo una splendida giornata.',
      },
    ],
  },
  win_back: {
    name: 'Ci manchi',
    description:
      'Dopo 30 giorni senza visite; una settimana dopo, un codice sconto del 10%. Finisce appena c’è una prenotazione.',
    mails: [
      {
        subject: 'Sentiamo la tua mancanza, {{client.first_name}}',
        body: 'Ciao {{client.first_name}},\n\nè un po’ che non vieni. Forse hai avuto altro da fare: succede.\n\nNon devi recuperare niente. Basta una lezione per ricominciare.\n\n{{studio.portal}}\n\nC’è qualcosa che ti trattiene? Rispondi e diccelo.',
      },
      {
        subject: 'Un piccolo aiuto per tornare',
        body: 'Ciao {{client.first_name}},\n\nse vuoi ricominciare, con questo codice hai il 10% di sconto sul tuo prossimo abbonamento o pacchetto: {{promo_code}}\n\nÈ solo tuo e vale una volta, fino a {{promo_code_until}}.\n\n{{studio.portal}}\n\nE se non è il momento, va bene lo stesso. Non ti scriveremo più per questo.',
      },
    ],
  },
  no_show: {
    name: 'Dopo un’assenza',
    description: 'Il giorno dopo un’assenza a una lezione prenotata: una parola gentile, nessun rimprovero.',
    mails: [
      {
        subject: 'Abbiamo sentito la tua mancanza: {{class.name}}',
        body: 'Ciao {{client.first_name}},\n\nabbiamo sentito la tua mancanza a {{class.name}} ({{class.date}}). Speriamo che vada tutto bene.\n\nSe un’altra volta hai un imprevisto, disdici appena puoi: qualcuno in lista d’attesa sarà felice di avere il posto.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'Un acquisto non concluso',
    description: 'Due ore dopo un pagamento non concluso: un aiuto, se qualcosa non ha funzionato.',
    mails: [
      {
        subject: 'Qualcosa è andato storto con il tuo acquisto?',
        body: 'Ciao {{client.first_name}},\n\nhai iniziato un acquisto senza concluderlo. Non ti è stato addebitato nulla.\n\nSe qualcosa non ha funzionato, rispondi a questa e-mail e ti aiutiamo. Se volevi solo dare un’occhiata, non devi fare niente.\n\n{{studio.portal}}',
      },
    ],
  },
}
