import type { Messages } from '../en/index.ts'

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
