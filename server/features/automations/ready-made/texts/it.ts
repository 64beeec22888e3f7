import type { ReadyMadeTexts } from './texts.ts'

export const it: ReadyMadeTexts = {
  welcome: {
    name: 'Il benvenuto',
    description: 'Un’ora dopo l’iscrizione: come funziona e dove si prenota.',
    mails: [
      {
        subject: 'Ti diamo il benvenuto da {{studio.name}}, {{client.first_name}}',
        body: 'Ciao {{client.first_name}},\n\nche bello averti qui.\n\nPer la tua prima lezione vieni dieci minuti prima: ti facciamo vedere tutto. Indossa qualcosa in cui ti muovi bene; i tappetini e il resto sono qui.\n\n{{studio.portal}}\n\nSe hai una domanda, rispondi a questa e-mail. La legge una persona.',
      },
    ],
  },
  first_visit: {
    name: 'Dopo la prima visita',
    description: 'La mattina dopo la prima visita: un grazie e un invito a tornare.',
    mails: [
      {
        subject: 'Com’è andata, {{client.first_name}}?',
        body: 'Ciao {{client.first_name}},\n\ngrazie per aver partecipato a {{class.name}}. La prima volta è sempre la più difficile, e ormai è alle spalle.\n\nQualcosa non è andato come avresti voluto? Rispondi e diccelo: ci aiuta più dei complimenti.\n\nChi torna entro una settimana fa meno fatica a continuare.\n\n{{studio.portal}}',
      },
    ],
  },
  pack_running_out: {
    name: 'Un pacchetto sta finendo',
    description:
      'Quando su un pacchetto restano tre lezioni o meno: quante sono, prima che finiscano. Al massimo una volta ogni 30 giorni.',
    mails: [
      {
        subject: '{{membership.name}}: quasi finito',
        body: 'Ciao {{client.first_name}},\n\nlezioni che ti restano su {{membership.name}}: {{membership.credits_remaining}}.\n\nSe vuoi continuare senza pause, puoi prendere il prossimo quando preferisci. Quello che resta su questo è tuo fino alla scadenza.\n\n{{studio.portal}}',
      },
    ],
  },
  intro_ending: {
    name: 'Un’offerta di prova finisce',
    description: 'Tre giorni prima della fine di un’offerta di prova: cosa viene dopo, senza pressioni.',
    mails: [
      {
        subject: 'La tua offerta di prova finisce: {{membership.expires_on}}',
        body: 'Ciao {{client.first_name}},\n\n{{membership.name}} vale fino a {{membership.expires_on}}. Speriamo che tu abbia trovato la tua lezione.\n\nSe ti va di restare, guarda cosa fa per te. Se hai dubbi, rispondi a questa e-mail: ti diremo con sincerità cosa ti conviene.\n\n{{studio.portal}}',
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
      'Dopo 30 giorni senza visite; una settimana dopo, un codice sconto del 10 %. Finisce appena c’è una prenotazione.',
    mails: [
      {
        subject: 'Sentiamo la tua mancanza, {{client.first_name}}',
        body: 'Ciao {{client.first_name}},\n\nè un po’ che non vieni, e ce ne siamo accorti. Forse la vita si è messa di mezzo: succede.\n\nNon devi recuperare niente. Basta una lezione per ricominciare.\n\n{{studio.portal}}\n\nC’è qualcosa che ti trattiene? Rispondi e diccelo.',
      },
      {
        subject: 'Qualcosa per tornare più facilmente',
        body: 'Ciao {{client.first_name}},\n\nse vuoi ricominciare, questo codice toglie il 10 % dal tuo prossimo abbonamento o pacchetto: {{promo_code}}\n\nÈ solo tuo e vale una volta, fino a {{promo_code_until}}.\n\n{{studio.portal}}\n\nE se non è il momento, va bene lo stesso. Non ti scriveremo più per questo.',
      },
    ],
  },
  no_show: {
    name: 'Dopo una lezione saltata',
    description: 'Il giorno dopo una lezione prenotata e saltata: una parola gentile, nessun rimprovero.',
    mails: [
      {
        subject: 'Abbiamo sentito la tua mancanza: {{class.name}}',
        body: 'Ciao {{client.first_name}},\n\nil tuo posto a {{class.name}} ({{class.date}}) è rimasto vuoto. Speriamo che vada tutto bene.\n\nSe un’altra volta hai un imprevisto, annulla appena puoi: qualcuno in lista d’attesa sarà felice di avere il posto.\n\n{{studio.portal}}',
      },
    ],
  },
  abandoned_checkout: {
    name: 'Un acquisto lasciato a metà',
    description: 'Due ore dopo un pagamento non concluso: un aiuto, se qualcosa non ha funzionato.',
    mails: [
      {
        subject: 'Qualcosa è andato storto con il tuo acquisto?',
        body: 'Ciao {{client.first_name}},\n\nhai iniziato un acquisto senza concluderlo. Non ti è stato addebitato nulla.\n\nSe qualcosa non ha funzionato, rispondi a questa e-mail e ti aiutiamo. Se volevi solo dare un’occhiata, non devi fare niente.\n\n{{studio.portal}}',
      },
    ],
  },
}
