import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'My classes',
    today: 'Today',
    tomorrow: 'Tomorrow',
    none: 'No classes this week',
    noneMeans: 'You’ll see your classes for the next seven days here.',
    noneToday: 'No classes to teach today.',
    noProfile: 'You don’t teach here',
    noProfileMeans: 'This account has no instructor profile. The team’s pages are at another address.',
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
    empty: 'No bookings yet',
    emptyMeans: 'New bookings show up here right away.',
    checkIn: 'Check in',
    checkInNamed: (name: string) => `Check in ${name}`,
    isIn: 'Here',
    undoNamed: (name: string) => `Here: ${name}. Undo`,
    noShow: 'No-show',
    noShowNamed: (name: string) => `No-show: ${name}`,
    missed: 'No-show',
    feeKept: (amount: string) => `The ${amount} fee is already paid. The studio will decide about a refund.`,
    undoMissedNamed: (name: string) => `No-show: ${name}. Undo`,
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
    noneMeans: 'Hier siehst du deine Kurse der nächsten sieben Tage.',
    noneToday: 'Heute gibst du keinen Kurs.',
    noProfile: 'Du gibst hier keine Kurse',
    noProfileMeans: 'Dieses Konto hat kein Trainerprofil. Die Seiten des Studios haben eine andere Adresse.',
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
    empty: 'Noch keine Buchungen',
    emptyMeans: 'Neue Buchungen erscheinen sofort hier.',
    checkIn: 'Einchecken',
    checkInNamed: (name) => `${name} einchecken`,
    isIn: 'Da',
    undoNamed: (name) => `Da: ${name}. Rückgängig`,
    noShow: 'Nicht da',
    noShowNamed: (name) => `Nicht da: ${name}`,
    missed: 'Nicht erschienen',
    feeKept: (amount) => `Die Gebühr von ${amount} ist schon bezahlt. Das Studio entscheidet über eine Erstattung.`,
    undoMissedNamed: (name) => `Nicht erschienen: ${name}. Rückgängig`,
    firstVisit: 'Zum ersten Mal hier',
    birthday: 'Geburtstag',
    unpaid: 'Unbezahlt',
    waiver: (title) => `Nicht unterschrieben: ${title}`,
    credits: (n) => (n === 1 ? 'Noch 1 Credit' : `Noch ${figure(n)} Credits`),
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
    noProfileMeans: 'Esta cuenta no tiene perfil de profesor/a. Las páginas del centro están en otra dirección.',
    toDesk: 'Ir a las páginas del centro',
    booked: (n, capacity) => `${figure(n)} de ${figure(capacity)}`,
    bookedLabel: 'Reservas',
    waiting: (n) => `${figure(n)} en espera`,
    cancelled: 'Cancelada',
    now: 'En curso',
    over: 'Terminada',

    roster: 'Asistentes',
    here: (n, of) => `${figure(n)} de ${figure(of)} en clase`,
    hereLabel: 'Presentes',
    empty: 'Todavía no hay reservas',
    emptyMeans: 'Las nuevas reservas aparecen aquí al momento.',
    checkIn: 'Registrar',
    checkInNamed: (name) => `Registrar la asistencia de ${name}`,
    isIn: 'Presente',
    undoNamed: (name) => `Presente: ${name}. Deshacer`,
    noShow: 'No asistió',
    noShowNamed: (name) => `No asistió: ${name}`,
    missed: 'No asistió',
    feeKept: (amount) => `La penalización de ${amount} ya está pagada. El centro decidirá si la reembolsa.`,
    undoMissedNamed: (name) => `No asistió: ${name}. Deshacer`,
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
    noneMeans: 'Vous verrez ici vos cours des sept prochains jours.',
    noneToday: 'Aucun cours à donner aujourd’hui.',
    noProfile: 'Vous n’enseignez pas ici',
    noProfileMeans: 'Ce compte n’a pas de profil de professeur. Les pages du studio sont à une autre adresse.',
    toDesk: 'Vers les pages du studio',
    booked: (n, capacity) => `${figure(n)} sur ${figure(capacity)}`,
    bookedLabel: 'Réservé',
    waiting: (n) => `${figure(n)} en attente`,
    cancelled: 'Annulé',
    now: 'En cours',
    over: 'Terminé',

    roster: 'Liste des participants',
    here: (n, of) => `${figure(n)} présent${n > 1 ? 's' : ''} sur ${figure(of)}`,
    hereLabel: 'Présents',
    empty: 'Aucune réservation pour l’instant',
    emptyMeans: 'Les nouvelles réservations apparaissent ici aussitôt.',
    checkIn: 'Pointer',
    checkInNamed: (name) => `Pointer\u00a0: ${name}`,
    isIn: 'Présence',
    undoNamed: (name) => `Présence pointée\u00a0: ${name}. Annuler`,
    noShow: 'Absence',
    noShowNamed: (name) => `Absence\u00a0: ${name}`,
    missed: 'Absence',
    feeKept: (amount) => `Les frais de ${amount} sont déjà payés. Le studio décidera d’un remboursement.`,
    undoMissedNamed: (name) => `Absence\u00a0: ${name}. Annuler`,
    firstVisit: 'Première visite',
    birthday: 'Anniversaire',
    unpaid: 'Impayé',
    waiver: (title) => `Non signé\u00a0: ${title}`,
    credits: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
    waitlist: 'Liste d’attente',
    cancelledSection: 'Annulations',
    cancelledStatus: { cancelled: 'À temps', late_cancelled: 'Tardive', class_cancelled: 'Par le studio' },
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
    hereLabel: 'Presenti',
    empty: 'Nessuna prenotazione per ora',
    emptyMeans: 'Le nuove prenotazioni compaiono subito qui.',
    checkIn: 'Check-in',
    checkInNamed: (name) => `Check-in di ${name}`,
    isIn: 'Presente',
    undoNamed: (name) => `Presente: ${name}. Annulla`,
    noShow: 'Assente',
    noShowNamed: (name) => `Assente: ${name}`,
    missed: 'Assente',
    feeKept: (amount) => `La penale di ${amount} è già pagata. Lo studio deciderà se rimborsarla.`,
    undoMissedNamed: (name) => `Assente: ${name}. Annulla`,
    firstVisit: 'Prima visita',
    birthday: 'Compleanno',
    unpaid: 'Da pagare',
    waiver: (title) => `Non firmato: ${title}`,
    credits: (n) => count(n, { one: '1 credito rimasto', other: `${figure(n)} crediti rimasti` }),
    waitlist: 'Lista d’attesa',
    cancelledSection: 'Disdette',
    cancelledStatus: { cancelled: 'In tempo', late_cancelled: 'Tardi', class_cancelled: 'Dallo studio' },
    cancelledClass: 'Questa lezione è annullata.',
  }
}
