export const en = {
  title: 'Notifications',
  lead: 'News about your classes and messages from the studio.',
  rowDetail: 'Your notifications, and how you get them',
  none: 'Nothing yet',
  noneMeans: 'News about your classes and messages from the studio will show up here.',
  count: (unread: number) =>
    unread === 0 ? 'All read' : unread === 1 ? '1 new notification' : `${unread} new notifications`,
  new: 'New',
  open: 'Open',
  openOf: (title: string) => `Open: ${title}`,
  markRead: 'Mark as read',
  markReadOf: (title: string) => `Mark as read: ${title}`,
  older: (n: number) => `Show older (${n})`,
  more: 'Read more',
  moreOf: (title: string) => `Read more: ${title}`,
  markAll: 'Mark all as read',
  device: {
    title: 'On this device',
    turnOn: 'Notify me on this device',
    turnOff: 'Switch off on this device',
    turnedOn: 'This device will notify you',
    turnedOff: 'This device will no longer notify you',
    failed: 'That didn’t work',
    failedMeans: 'The browser couldn’t reach its notification service. Try again later, or choose email below.',
    means: {
      on: 'This device notifies you right away when a spot opens up for you, a class changes or is cancelled, or the studio writes to you. Reminders wait until the studio’s quiet hours are over.',
      off: 'Find out right away when a spot opens up for you, a class changes or is cancelled, or the studio writes to you. No advertising. Your browser will ask you next, and you can switch it off here at any time.',
      blocked:
        'Notifications from this page are blocked in your browser. Allow them in its settings for this page, then come back.',
      homeScreen:
        'On an iPhone or iPad, first put this page on your home screen: press Share, then “Add to Home Screen”. Open it from there and switch notifications on.',
      insecure:
        'Notifications need the studio’s secure address (https). Open the page there; the link in the studio’s emails leads to it.',
      unknown: 'This browser can’t show notifications. Try another one, or choose email below.',
    },
  },
  how: {
    title: 'How you’re notified',
    label: 'Messages from the studio',
    lettersStay: 'You’ll always get emails about bookings, payments and your account.',
    ways: { push: 'On my devices', email: 'By email', both: 'On my devices and by email' },
  },
}

type Words = typeof en

export const de: Words = {
  title: 'Mitteilungen',
  lead: 'Neuigkeiten zu deinen Kursen und Nachrichten vom Studio.',
  rowDetail: 'Deine Mitteilungen und wie du sie bekommst',
  none: 'Noch nichts',
  noneMeans: 'Hier erscheinen Neuigkeiten zu deinen Kursen und Nachrichten vom Studio.',
  count: (unread) =>
    unread === 0 ? 'Alles gelesen' : unread === 1 ? '1 neue Mitteilung' : `${unread} neue Mitteilungen`,
  new: 'Neu',
  open: 'Öffnen',
  openOf: (title) => `Öffnen: ${title}`,
  markRead: 'Als gelesen markieren',
  markReadOf: (title) => `Als gelesen markieren: ${title}`,
  older: (n) => `Ältere anzeigen (${n})`,
  more: 'Weiterlesen',
  moreOf: (title) => `Weiterlesen: ${title}`,
  markAll: 'Alle als gelesen markieren',
  device: {
    title: 'Auf diesem Gerät',
    turnOn: 'Auf diesem Gerät benachrichtigen',
    turnOff: 'Auf diesem Gerät ausschalten',
    turnedOn: 'Mitteilungen sind eingeschaltet',
    turnedOff: 'Mitteilungen sind ausgeschaltet',
    failed: 'Das hat nicht geklappt',
    failedMeans:
      'Der Browser hat seinen Mitteilungsdienst nicht erreicht. Versuche es später noch einmal oder wähle unten E-Mail.',
    means: {
      on: 'Dieses Gerät benachrichtigt dich sofort, wenn ein Platz für dich frei wird, ein Kurs sich ändert oder ausfällt oder das Studio dir schreibt. Erinnerungen kommen erst nach den Ruhezeiten des Studios.',
      off: 'Erfahre sofort, wenn ein Platz für dich frei wird, ein Kurs sich ändert oder ausfällt oder das Studio dir schreibt. Keine Werbung. Als Nächstes fragt dich dein Browser; ausschalten kannst du es hier jederzeit.',
      blocked:
        'Mitteilungen dieser Seite sind in deinem Browser blockiert. Erlaube sie in seinen Einstellungen für diese Seite und komm dann zurück.',
      homeScreen:
        'Lege diese Seite auf dem iPhone oder iPad zuerst auf deinen Home-Bildschirm: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffne sie dort und schalte die Mitteilungen ein.',
      insecure:
        'Mitteilungen gibt es nur unter der sicheren Adresse (https) des Studios. Öffne die Seite über den Link in den E-Mails des Studios.',
      unknown: 'Dieser Browser kann keine Mitteilungen zeigen. Nimm einen anderen oder wähle unten E-Mail.',
    },
  },
  how: {
    title: 'So erfährst du es',
    label: 'Nachrichten vom Studio',
    lettersStay: 'E-Mails zu Buchungen, Zahlungen und deinem Konto bekommst du immer.',
    ways: { push: 'Auf meine Geräte', email: 'Per E-Mail', both: 'Auf meine Geräte und per E-Mail' },
  },
}

export const es: Words = {
  title: 'Notificaciones',
  lead: 'Novedades de tus clases y mensajes del centro.',
  rowDetail: 'Tus notificaciones y cómo las recibes',
  none: 'Todavía nada',
  noneMeans: 'Aquí verás las novedades de tus clases y los mensajes del centro.',
  count: (unread) =>
    unread === 0 ? 'Todo leído' : unread === 1 ? '1 notificación nueva' : `${unread} notificaciones nuevas`,
  new: 'Nueva',
  open: 'Abrir',
  openOf: (title) => `Abrir: ${title}`,
  markRead: 'Marcar como leída',
  markReadOf: (title) => `Marcar como leída: ${title}`,
  older: (n) => `Mostrar anteriores (${n})`,
  more: 'Leer más',
  moreOf: (title) => `Leer más: ${title}`,
  markAll: 'Marcar todas como leídas',
  device: {
    title: 'En este dispositivo',
    turnOn: 'Avisarme en este dispositivo',
    turnOff: 'Desactivar en este dispositivo',
    turnedOn: 'Este dispositivo te avisará',
    turnedOff: 'Este dispositivo ya no te avisará',
    failed: 'No se ha podido activar',
    failedMeans:
      'El navegador no ha podido conectar con su servicio de notificaciones. Inténtalo más tarde o elige el correo más abajo.',
    means: {
      on: 'Este dispositivo te avisa al momento cuando queda una plaza libre para ti, una clase cambia o se cancela, o el centro te escribe. Los recordatorios llegan tras las horas de silencio del centro.',
      off: 'Entérate al momento cuando quede una plaza libre para ti, una clase cambie o se cancele, o el centro te escriba. Sin publicidad. A continuación te preguntará el navegador; puedes desactivarlo aquí cuando quieras.',
      blocked:
        'Las notificaciones de esta página están bloqueadas en tu navegador. Permítelas en sus ajustes para esta página y vuelve.',
      homeScreen:
        'En un iPhone o iPad, añade primero esta página a la pantalla de inicio: pulsa Compartir y luego «Añadir a pantalla de inicio». Ábrela desde ahí y activa las notificaciones.',
      insecure:
        'Las notificaciones necesitan la dirección segura (https) del centro. Abre la página desde el enlace de los correos del centro.',
      unknown: 'Este navegador no puede mostrar notificaciones. Prueba con otro o elige el correo más abajo.',
    },
  },
  how: {
    title: 'Cómo te avisamos',
    label: 'Mensajes del centro',
    lettersStay: 'Siempre recibirás los correos sobre reservas, pagos y tu cuenta.',
    ways: { push: 'A mis dispositivos', email: 'Por correo', both: 'A mis dispositivos y por correo' },
  },
}

export const fr: Words = {
  title: 'Notifications',
  lead: 'Les nouvelles de vos cours et les messages du studio.',
  rowDetail: 'Vos notifications et comment les recevoir',
  none: 'Rien pour le moment',
  noneMeans: 'Les nouvelles de vos cours et les messages du studio s’afficheront ici.',
  count: (unread) =>
    unread === 0 ? 'Tout est lu' : unread === 1 ? '1 nouvelle notification' : `${unread} nouvelles notifications`,
  new: 'Nouvelle',
  open: 'Ouvrir',
  openOf: (title) => `Ouvrir\u00a0: ${title}`,
  markRead: 'Marquer comme lue',
  markReadOf: (title) => `Marquer comme lue\u00a0: ${title}`,
  older: (n) => `Afficher les précédentes (${n})`,
  more: 'Lire la suite',
  moreOf: (title) => `Lire la suite\u00a0: ${title}`,
  markAll: 'Tout marquer comme lu',
  device: {
    title: 'Sur cet appareil',
    turnOn: 'Me prévenir sur cet appareil',
    turnOff: 'Désactiver sur cet appareil',
    turnedOn: 'Cet appareil vous préviendra',
    turnedOff: 'Cet appareil ne vous préviendra plus',
    failed: 'Cela n’a pas marché',
    failedMeans:
      'Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard, ou choisissez l’e-mail ci-dessous.',
    means: {
      on: 'Cet appareil vous prévient dès qu’une place se libère pour vous, qu’un cours change ou est annulé, ou que le studio vous écrit. Les rappels attendent la fin des heures calmes.',
      off: 'Soyez au courant dès qu’une place se libère pour vous, qu’un cours change ou est annulé, ou que le studio vous écrit. Pas de publicité. Votre navigateur va vous poser la question\u202f; vous pouvez désactiver les notifications ici à tout moment.',
      blocked:
        'Les notifications de cette page sont bloquées dans votre navigateur. Autorisez-les dans ses réglages pour cette page, puis revenez.',
      homeScreen:
        'Sur un iPhone ou un iPad, ajoutez d’abord cette page à votre écran d’accueil\u00a0: touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0». Ouvrez-la depuis là et activez les notifications.',
      insecure:
        'Les notifications exigent l’adresse sécurisée (https) du studio. Ouvrez la page par le lien des e-mails du studio.',
      unknown:
        'Ce navigateur ne peut pas afficher de notifications. Essayez-en un autre, ou choisissez l’e-mail ci-dessous.',
    },
  },
  how: {
    title: 'Comment nous vous prévenons',
    label: 'Messages du studio',
    lettersStay: 'Vous recevez toujours les e-mails sur les réservations, les paiements et votre compte.',
    ways: { push: 'Sur mes appareils', email: 'Par e-mail', both: 'Sur mes appareils et par e-mail' },
  },
}

export const it: Words = {
  title: 'Notifiche',
  lead: 'Le novità sulle tue lezioni e i messaggi dello studio.',
  rowDetail: 'Le tue notifiche e come le ricevi',
  none: 'Ancora niente',
  noneMeans: 'Qui troverai le novità sulle tue lezioni e i messaggi dello studio.',
  count: (unread) => (unread === 0 ? 'Tutto letto' : unread === 1 ? '1 nuova notifica' : `${unread} nuove notifiche`),
  new: 'Nuova',
  open: 'Apri',
  openOf: (title) => `Apri: ${title}`,
  markRead: 'Segna come letta',
  markReadOf: (title) => `Segna come letta: ${title}`,
  older: (n) => `Mostra le precedenti (${n})`,
  more: 'Leggi tutto',
  moreOf: (title) => `Leggi tutto: ${title}`,
  markAll: 'Segna tutte come lette',
  device: {
    title: 'Su questo dispositivo',
    turnOn: 'Avvisami su questo dispositivo',
    turnOff: 'Disattiva su questo dispositivo',
    turnedOn: 'Questo dispositivo ti avviserà',
    turnedOff: 'Questo dispositivo non ti avviserà più',
    failed: 'Operazione non riuscita',
    failedMeans:
      'Il browser non ha raggiunto il suo servizio di notifiche. Riprova più tardi o scegli l’e-mail qui sotto.',
    means: {
      on: 'Questo dispositivo ti avvisa subito quando si libera un posto per te, una lezione cambia o viene annullata, o lo studio ti scrive. I promemoria arrivano dopo le ore di silenzio dello studio.',
      off: 'Scopri subito quando si libera un posto per te, una lezione cambia o viene annullata, o lo studio ti scrive. Niente pubblicità. Ora te lo chiederà il browser; puoi disattivare le notifiche qui in qualsiasi momento.',
      blocked:
        'Le notifiche di questa pagina sono bloccate nel tuo browser. Consentile nelle sue impostazioni per questa pagina, poi torna qui.',
      homeScreen:
        'Su un iPhone o iPad, aggiungi prima questa pagina alla schermata Home: tocca Condividi e poi «Aggiungi alla schermata Home». Aprila da lì e attiva le notifiche.',
      insecure:
        'Le notifiche hanno bisogno dell’indirizzo sicuro (https) dello studio. Apri la pagina dal link nelle e-mail dello studio.',
      unknown: 'Questo browser non può mostrare notifiche. Provane un altro o scegli l’e-mail qui sotto.',
    },
  },
  how: {
    title: 'Come ti avvisiamo',
    label: 'Messaggi dello studio',
    lettersStay: 'Le e-mail su prenotazioni, pagamenti e account arrivano sempre.',
    ways: { push: 'Sui miei dispositivi', email: 'Per e-mail', both: 'Sui miei dispositivi e per e-mail' },
  },
}
