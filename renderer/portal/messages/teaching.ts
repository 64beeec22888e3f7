import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'My classes',
    today: 'Today',
    tomorrow: 'Tomorrow',
    none: 'No classes this week',
    noneMeans: 'Classes you teach in the next seven days are listed here.',
    noneToday: 'Nothing to teach today.',
    noProfile: 'You don’t teach here',
    noProfileMeans: 'This account has no instructor profile. The studio’s own pages are on another address.',
    toDesk: 'To the studio’s pages',
    booked: (n: number, capacity: number) => `${figure(n)} of ${figure(capacity)}`,
    bookedLabel: 'Booked',
    waiting: (n: number) => `${figure(n)} waiting`,
    cancelled: 'Cancelled',
    now: 'On now',
    over: 'Over',

    roster: 'Roster',
    here: (n: number, of: number) => `${figure(n)} of ${figure(of)} here`,
    hereLabel: 'Checked in',
    empty: 'Nobody has booked yet',
    emptyMeans: 'Whoever books will be listed here at once.',
    checkIn: 'Check in',
    checkInNamed: (name: string) => `Check in ${name}`,
    isIn: 'Here',
    undoNamed: (name: string) => `Here: ${name}. Take it back`,
    noShow: 'No-show',
    noShowNamed: (name: string) => `No-show: ${name}`,
    missed: 'Missed',
    feeKept: (amount: string) =>
      `The fee of ${amount} is paid. A note tells the studio to decide whether it goes back.`,
    undoMissedNamed: (name: string) => `Missed: ${name}. Take it back`,
    firstVisit: 'First visit',
    birthday: 'Birthday',
    unpaid: 'Unpaid',
    waiver: (title: string) => `Not signed: ${title}`,
    credits: (n: number) => count(n, { one: '1 credit left', other: `${figure(n)} credits left` }),
    waitlist: 'Waitlist',
    cancelledSection: 'Cancelled',
    cancelledStatus: { cancelled: 'In time', late_cancelled: 'Late', class_cancelled: 'By the studio' },
    cancelledClass: 'This class is cancelled.',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    title: 'Meine Kurse',
    today: 'Heute',
    tomorrow: 'Morgen',
    none: 'Keine Kurse in dieser Woche',
    noneMeans: 'Hier stehen die Kurse, die du in den nächsten sieben Tagen gibst.',
    noneToday: 'Heute gibst du keinen Kurs.',
    noProfile: 'Du gibst hier keine Kurse',
    noProfileMeans: 'Zu diesem Konto gehört kein Trainerprofil. Die Seiten des Studios haben eine andere Adresse.',
    toDesk: 'Zu den Seiten des Studios',
    booked: (n, capacity) => `${figure(n)} von ${figure(capacity)}`,
    bookedLabel: 'Gebucht',
    waiting: (n) => `${figure(n)} auf der Warteliste`,
    cancelled: 'Abgesagt',
    now: 'Läuft gerade',
    over: 'Vorbei',

    roster: 'Teilnehmerliste',
    here: (n, of) => `${figure(n)} von ${figure(of)} da`,
    hereLabel: 'Eingecheckt',
    empty: 'Noch hat niemand gebucht',
    emptyMeans: 'Wer bucht, steht sofort hier.',
    checkIn: 'Einchecken',
    checkInNamed: (name) => `${name} einchecken`,
    isIn: 'Da',
    undoNamed: (name) => `Da: ${name}. Zurücknehmen`,
    noShow: 'Fehlt',
    noShowNamed: (name) => `Fehlt: ${name}`,
    missed: 'Versäumt',
    feeKept: (amount) =>
      `Die Gebühr von ${amount} ist bezahlt. Eine Notiz sagt dem Studio, dass es über die Rückgabe entscheiden muss.`,
    undoMissedNamed: (name) => `Versäumt: ${name}. Zurücknehmen`,
    firstVisit: 'Zum ersten Mal hier',
    birthday: 'Geburtstag',
    unpaid: 'Unbezahlt',
    waiver: (title) => `Nicht unterschrieben: ${title}`,
    credits: (n) => `Guthaben: noch ${figure(n)}`,
    waitlist: 'Warteliste',
    cancelledSection: 'Storniert',
    cancelledStatus: { cancelled: 'Rechtzeitig', late_cancelled: 'Spät', class_cancelled: 'Vom Studio' },
    cancelledClass: 'Dieser Kurs ist abgesagt.',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Mis clases',
    today: 'Hoy',
    tomorrow: 'Mañana',
    none: 'No hay clases esta semana',
    noneMeans: 'Aquí verás las clases que das en los próximos siete días.',
    noneToday: 'Hoy no das ninguna clase.',
    noProfile: 'No das clases aquí',
    noProfileMeans: 'Esta cuenta no tiene perfil de profesor. Las páginas del centro están en otra dirección.',
    toDesk: 'Ir a las páginas del centro',
    booked: (n, capacity) => `${figure(n)} de ${figure(capacity)}`,
    bookedLabel: 'Reservas',
    waiting: (n) => `${figure(n)} en espera`,
    cancelled: 'Cancelada',
    now: 'En curso',
    over: 'Terminada',

    roster: 'Asistentes',
    here: (n, of) => `${figure(n)} de ${figure(of)} en clase`,
    hereLabel: 'Llegadas',
    empty: 'Nadie ha reservado todavía',
    emptyMeans: 'Quien reserve aparecerá aquí al momento.',
    checkIn: 'Registrar',
    checkInNamed: (name) => `Registrar la llegada de ${name}`,
    isIn: 'Presente',
    undoNamed: (name) => `Presente: ${name}. Deshacer`,
    noShow: 'No ha venido',
    noShowNamed: (name) => `No ha venido: ${name}`,
    missed: 'Ausente',
    feeKept: (amount) =>
      `El cargo de ${amount} ya está pagado. Una nota avisa al centro para que decida si se devuelve.`,
    undoMissedNamed: (name) => `Ausente: ${name}. Deshacer`,
    firstVisit: 'Primera visita',
    birthday: 'Cumpleaños',
    unpaid: 'Sin pagar',
    waiver: (title) => `Sin firmar: ${title}`,
    credits: (n) => count(n, { one: '1 crédito disponible', other: `${figure(n)} créditos disponibles` }),
    waitlist: 'Lista de espera',
    cancelledSection: 'Canceladas',
    cancelledStatus: { cancelled: 'A tiempo', late_cancelled: 'Tarde', class_cancelled: 'Por el centro' },
    cancelledClass: 'Esta clase está cancelada.',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Mes cours',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    none: 'Aucun cours cette semaine',
    noneMeans: 'Les cours que vous donnez dans les sept prochains jours se trouvent ici.',
    noneToday: 'Aucun cours à donner aujourd’hui.',
    noProfile: 'Vous n’enseignez pas ici',
    noProfileMeans: 'Ce compte n’a pas de profil de prof. Les pages du studio sont à une autre adresse.',
    toDesk: 'Vers les pages du studio',
    booked: (n, capacity) => `${figure(n)} sur ${figure(capacity)}`,
    bookedLabel: 'Réservé',
    waiting: (n) => `${figure(n)} en attente`,
    cancelled: 'Annulé',
    now: 'En cours',
    over: 'Terminé',

    roster: 'Liste des participants',
    here: (n, of) => `${figure(n)} sur ${figure(of)} sur place`,
    hereLabel: 'Arrivées',
    empty: 'Personne n’a encore réservé',
    emptyMeans: 'Toute réservation apparaît ici aussitôt.',
    checkIn: 'Arrivée',
    checkInNamed: (name) => `Arrivée\u00a0: ${name}`,
    isIn: 'Sur place',
    undoNamed: (name) => `Sur place\u00a0: ${name}. Revenir en arrière`,
    noShow: 'Absence',
    noShowNamed: (name) => `Absence\u00a0: ${name}`,
    missed: 'Manqué',
    feeKept: (amount) =>
      `Les frais de ${amount} sont déjà payés. Une note demande au studio de décider s’ils sont remboursés.`,
    undoMissedNamed: (name) => `Manqué\u00a0: ${name}. Revenir en arrière`,
    firstVisit: 'Première visite',
    birthday: 'Anniversaire',
    unpaid: 'Impayé',
    waiver: (title) => `Non signé\u00a0: ${title}`,
    credits: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
    waitlist: 'Liste d’attente',
    cancelledSection: 'Annulations',
    cancelledStatus: { cancelled: 'À temps', late_cancelled: 'Tard', class_cancelled: 'Par le studio' },
    cancelledClass: 'Ce cours est annulé.',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Le mie lezioni',
    today: 'Oggi',
    tomorrow: 'Domani',
    none: 'Nessuna lezione questa settimana',
    noneMeans: 'Qui trovi le lezioni che tieni nei prossimi sette giorni.',
    noneToday: 'Oggi non tieni lezioni.',
    noProfile: 'Non tieni lezioni qui',
    noProfileMeans: 'Questo account non ha un profilo da insegnante. Le pagine dello studio sono a un altro indirizzo.',
    toDesk: 'Vai alle pagine dello studio',
    booked: (n, capacity) => `${figure(n)} su ${figure(capacity)}`,
    bookedLabel: 'Prenotazioni',
    waiting: (n) => `${figure(n)} in attesa`,
    cancelled: 'Annullata',
    now: 'In corso',
    over: 'Terminata',

    roster: 'Partecipanti',
    here: (n, of) => `${figure(n)} su ${figure(of)} in sala`,
    hereLabel: 'Arrivi',
    empty: 'Nessuna prenotazione per ora',
    emptyMeans: 'Chi prenota comparirà subito qui.',
    checkIn: 'Registra',
    checkInNamed: (name) => `Registra l’arrivo di ${name}`,
    isIn: 'Presente',
    undoNamed: (name) => `Presente: ${name}. Annulla`,
    noShow: 'Non c’è',
    noShowNamed: (name) => `Non c’è: ${name}`,
    missed: 'Assente',
    feeKept: (amount) =>
      `L’addebito di ${amount} è già pagato. Una nota chiede allo studio di decidere se restituirlo.`,
    undoMissedNamed: (name) => `Assente: ${name}. Annulla`,
    firstVisit: 'Prima visita',
    birthday: 'Compleanno',
    unpaid: 'Da pagare',
    waiver: (title) => `Non firmato: ${title}`,
    credits: (n) => count(n, { one: '1 credito rimasto', other: `${figure(n)} crediti rimasti` }),
    waitlist: 'Lista d’attesa',
    cancelledSection: 'Annullate',
    cancelledStatus: { cancelled: 'In tempo', late_cancelled: 'Tardi', class_cancelled: 'Dallo studio' },
    cancelledClass: 'Questa lezione è annullata.',
  }
}
