export const en = {
  takings: {
    title: 'Takings',
    see: 'All takings',
    week: 'This week',
    today: 'Today',
    usual: (amount: string) => `usually ${amount} by now`,
    notYet: 'What is usual shows after four weeks',
    table: 'As a table',
    day: 'Day',
    thisWeek: 'This week',
    usualWeek: 'Usual week',
    summary: (now: string, usual: string | null) =>
      usual === null
        ? `Takings of this week, added up day by day: ${now} so far`
        : `Takings of this week, added up day by day: ${now} so far; by the end of today it is usually ${usual}`,
  },
  people: {
    title: 'Say hello to',
    today: 'today',
    tomorrow: 'tomorrow',
    first: 'First visit',
    birthdays: 'Birthdays',
    joined: 'New in the last 7 days',
    nobody: 'Nobody new and no birthdays in the next days.',
  },
  guests: {
    title: 'Guests who ask for a place',
    titleMeans: 'No mail server is set up, so they wait for your word.',
    heldUntil: (time: string) => `The place is held until ${time}.`,
    lapsed: 'The place is not held any more; it can be booked while there is room.',
    book: 'Book in',
    bookNamed: (name: string) => `Book in: ${name}`,
    booked: (name: string) => `${name} is booked`,
    decline: 'Decline',
    declineNamed: (name: string) => `Decline: ${name}`,
    declined: (name: string) => `${name}: declined`,
  },
}

type Words = typeof en

export const de: Words = {
  takings: {
    title: 'Einnahmen',
    see: 'Alle Einnahmen',
    week: 'Diese Woche',
    today: 'Heute',
    usual: (amount) => `sonst um diese Zeit ${amount}`,
    notYet: 'Was üblich ist, zeigt sich nach vier Wochen',
    table: 'Als Tabelle',
    day: 'Tag',
    thisWeek: 'Diese Woche',
    usualWeek: 'Übliche Woche',
    summary: (now, usual) =>
      usual === null
        ? `Einnahmen dieser Woche, Tag für Tag zusammengezählt: bisher ${now}`
        : `Einnahmen dieser Woche, Tag für Tag zusammengezählt: bisher ${now}; sonst sind es bis heute Abend ${usual}`,
  },
  people: {
    title: 'Besonders begrüßen',
    today: 'heute',
    tomorrow: 'morgen',
    first: 'Erster Besuch',
    birthdays: 'Geburtstage',
    joined: 'Neu in den letzten 7 Tagen',
    nobody: 'In den nächsten Tagen niemand Neues und kein Geburtstag.',
  },
  guests: {
    title: 'Gäste, die um einen Platz bitten',
    titleMeans: 'Es ist kein Mailserver eingerichtet; darum warten sie auf dich.',
    heldUntil: (time) => `Der Platz ist bis ${time} reserviert.`,
    lapsed: 'Der Platz ist nicht mehr reserviert; solange etwas frei ist, lässt er sich buchen.',
    book: 'Buchen',
    bookNamed: (name) => `Buchen: ${name}`,
    booked: (name) => `${name}: gebucht`,
    decline: 'Ablehnen',
    declineNamed: (name) => `Ablehnen: ${name}`,
    declined: (name) => `${name}: abgelehnt`,
  },
}

export const es: Words = {
  takings: {
    title: 'Cobros',
    see: 'Ver la caja',
    week: 'Esta semana',
    today: 'Hoy',
    usual: (amount) => `a estas alturas suelen ser ${amount}`,
    notYet: 'Lo habitual se verá a las cuatro semanas',
    table: 'Como tabla',
    day: 'Día',
    thisWeek: 'Esta semana',
    usualWeek: 'Semana habitual',
    summary: (now, usual) =>
      usual === null
        ? `Cobros de esta semana, sumados día a día: ${now} hasta ahora`
        : `Cobros de esta semana, sumados día a día: ${now} hasta ahora; al acabar el día de hoy suelen ser ${usual}`,
  },
  people: {
    title: 'Para saludar',
    today: 'hoy',
    tomorrow: 'mañana',
    first: 'Primera visita',
    birthdays: 'Cumpleaños',
    joined: 'Nuevos en los últimos 7 días',
    nobody: 'Ni caras nuevas ni cumpleaños en los próximos días.',
  },
  guests: {
    title: 'Invitados que piden plaza',
    titleMeans: 'No hay servidor de correo configurado, así que esperan tu respuesta.',
    heldUntil: (time) => `La plaza está retenida hasta las ${time}.`,
    lapsed: 'La plaza ya no está retenida; se puede reservar mientras quede sitio.',
    book: 'Reservar',
    bookNamed: (name) => `Reservar: ${name}`,
    booked: (name) => `${name} ya tiene plaza`,
    decline: 'Rechazar',
    declineNamed: (name) => `Rechazar: ${name}`,
    declined: (name) => `${name}: solicitud rechazada`,
  },
}

export const fr: Words = {
  takings: {
    title: 'Recettes',
    see: 'Toutes les recettes',
    week: 'Cette semaine',
    today: 'Aujourd’hui',
    usual: (amount) => `d’habitude ${amount} à cette heure`,
    notYet: 'Les valeurs habituelles s’affichent après quatre semaines',
    table: 'En tableau',
    day: 'Jour',
    thisWeek: 'Cette semaine',
    usualWeek: 'Semaine habituelle',
    summary: (now, usual) =>
      usual === null
        ? `Recettes de la semaine, cumulées jour par jour\u00a0: ${now} jusqu’ici`
        : `Recettes de la semaine, cumulées jour par jour\u00a0: ${now} jusqu’ici\u202f; d’habitude ${usual} à la fin de la journée`,
  },
  people: {
    title: 'À saluer',
    today: 'aujourd’hui',
    tomorrow: 'demain',
    first: 'Première visite',
    birthdays: 'Anniversaires',
    joined: 'Nouveaux ces 7 derniers jours',
    nobody: 'Personne de nouveau et aucun anniversaire dans les prochains jours.',
  },
  guests: {
    title: 'Invités qui demandent une place',
    titleMeans: 'Aucun serveur de messagerie n’est configuré\u00a0: ces demandes attendent votre réponse.',
    heldUntil: (time) => `La place est gardée jusqu’à ${time}.`,
    lapsed: 'La place n’est plus gardée\u202f; elle peut être réservée tant qu’il y en a.',
    book: 'Réserver',
    bookNamed: (name) => `Réserver\u00a0: ${name}`,
    booked: (name) => `${name}\u00a0: place réservée`,
    decline: 'Refuser',
    declineNamed: (name) => `Refuser\u00a0: ${name}`,
    declined: (name) => `${name}\u00a0: demande refusée`,
  },
}

export const it: Words = {
  takings: {
    title: 'Incassi',
    see: 'Tutti gli incassi',
    week: 'Questa settimana',
    today: 'Oggi',
    usual: (amount: string) => `di solito ${amount} a quest’ora`,
    notYet: 'Il confronto appare dopo quattro settimane',
    table: 'Come tabella',
    day: 'Giorno',
    thisWeek: 'Questa settimana',
    usualWeek: 'Settimana tipica',
    summary: (now: string, usual: string | null) =>
      usual === null
        ? `Incassi di questa settimana, sommati giorno per giorno: finora ${now}`
        : `Incassi di questa settimana, sommati giorno per giorno: finora ${now}; entro stasera di solito ${usual}`,
  },
  people: {
    title: 'Da salutare',
    today: 'oggi',
    tomorrow: 'domani',
    first: 'Prima visita',
    birthdays: 'Compleanni',
    joined: 'Nuovi negli ultimi 7 giorni',
    nobody: 'Nei prossimi giorni nessun volto nuovo e nessun compleanno.',
  },
  guests: {
    title: 'Ospiti che chiedono un posto',
    titleMeans: 'Non c’è un server di posta: attendono una tua decisione.',
    heldUntil: (time: string) => `Posto riservato fino alle ${time}.`,
    lapsed: 'Il posto non è più riservato; si può prenotare finché c’è spazio.',
    book: 'Prenota',
    bookNamed: (name: string) => `Prenota: ${name}`,
    booked: (name: string) => `${name}: prenotazione fatta`,
    decline: 'Rifiuta',
    declineNamed: (name: string) => `Rifiuta: ${name}`,
    declined: (name: string) => `${name}: richiesta rifiutata`,
  },
}
