export const en = {
  takings: {
    title: 'Takings',
    see: 'All takings',
    week: 'This week',
    today: 'Today',
    usual: (amount: string) => `usually ${amount} by now`,
    notYet: 'Comparisons start after four weeks',
    table: 'As a table',
    day: 'Day',
    thisWeek: 'This week',
    usualWeek: 'Usual week',
    summary: (now: string, usual: string | null) =>
      usual === null
        ? `This week’s takings, day by day: ${now} so far`
        : `This week’s takings, day by day: ${now} so far; usually ${usual} by the end of today`,
  },
  people: {
    title: 'Say hello to',
    today: 'today',
    tomorrow: 'tomorrow',
    first: 'First visit',
    birthdays: 'Birthdays',
    joined: 'New in the last 7 days',
    nobody: 'No new clients or birthdays in the next few days.',
  },
  guests: {
    title: 'Guest requests',
    titleMeans: 'No email server is set up, so you confirm guests here.',
    heldUntil: (time: string) => `The spot is held until ${time}.`,
    lapsed: 'The spot is no longer held, but you can book it while there’s room.',
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
    notYet: 'Vergleich nach vier Wochen',
    table: 'Als Tabelle',
    day: 'Tag',
    thisWeek: 'Diese Woche',
    usualWeek: 'Übliche Woche',
    summary: (now, usual) =>
      usual === null
        ? `Einnahmen dieser Woche, Tag für Tag: bisher ${now}`
        : `Einnahmen dieser Woche, Tag für Tag: bisher ${now}; üblich bis heute Abend ${usual}`,
  },
  people: {
    title: 'Begrüßen',
    today: 'heute',
    tomorrow: 'morgen',
    first: 'Erster Besuch',
    birthdays: 'Geburtstage',
    joined: 'Neu in den letzten 7 Tagen',
    nobody: 'In den nächsten Tagen keine Neuen und keine Geburtstage.',
  },
  guests: {
    title: 'Anfragen von Gästen',
    titleMeans: 'Es ist kein E-Mail-Server eingerichtet, darum bestätigst du Gäste hier.',
    heldUntil: (time) => `Der Platz ist bis ${time} reserviert.`,
    lapsed: 'Der Platz ist nicht mehr reserviert. Solange etwas frei ist, kannst du ihn buchen.',
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
    see: 'Ver los cobros',
    week: 'Esta semana',
    today: 'Hoy',
    usual: (amount) => `lo habitual a esta hora: ${amount}`,
    notYet: 'La comparación aparece a las cuatro semanas',
    table: 'Ver como tabla',
    day: 'Día',
    thisWeek: 'Esta semana',
    usualWeek: 'Semana habitual',
    summary: (now, usual) =>
      usual === null
        ? `Cobros de esta semana, día a día: ${now} hasta ahora`
        : `Cobros de esta semana, día a día: ${now} hasta ahora; lo habitual al acabar el día: ${usual}`,
  },
  people: {
    title: 'Para saludar',
    today: 'hoy',
    tomorrow: 'mañana',
    first: 'Primera visita',
    birthdays: 'Cumpleaños',
    joined: 'Nuevos en los últimos 7 días',
    nobody: 'Ni clientes nuevos ni cumpleaños en los próximos días.',
  },
  guests: {
    title: 'Solicitudes de invitados',
    titleMeans: 'No hay servidor de correo configurado, así que los confirmas tú aquí.',
    heldUntil: (time) => `La plaza está guardada hasta las ${time}.`,
    lapsed: 'La plaza ya no está guardada, pero puedes reservarla mientras queden plazas.',
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
    notYet: 'Comparaison disponible après quatre semaines',
    table: 'Voir en tableau',
    day: 'Jour',
    thisWeek: 'Cette semaine',
    usualWeek: 'Semaine habituelle',
    summary: (now, usual) =>
      usual === null
        ? `Recettes de la semaine, jour par jour\u00a0: ${now} jusqu’ici`
        : `Recettes de la semaine, jour par jour\u00a0: ${now} jusqu’ici\u202f; d’habitude ${usual} en fin de journée`,
  },
  people: {
    title: 'À saluer',
    today: 'aujourd’hui',
    tomorrow: 'demain',
    first: 'Première visite',
    birthdays: 'Anniversaires',
    joined: 'Nouveaux ces 7 derniers jours',
    nobody: 'Ni nouveaux clients ni anniversaires dans les prochains jours.',
  },
  guests: {
    title: 'Demandes d’invités',
    titleMeans: 'Aucun serveur d’e-mail n’est configuré\u00a0: vous confirmez les invités ici.',
    heldUntil: (time) => `La place est gardée jusqu’à ${time}.`,
    lapsed: 'La place n’est plus gardée, mais vous pouvez la réserver s’il en reste.',
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
    table: 'Vedi come tabella',
    day: 'Giorno',
    thisWeek: 'Questa settimana',
    usualWeek: 'Settimana tipica',
    summary: (now: string, usual: string | null) =>
      usual === null
        ? `Incassi di questa settimana, giorno per giorno: finora ${now}`
        : `Incassi di questa settimana, giorno per giorno: finora ${now}; entro stasera di solito ${usual}`,
  },
  people: {
    title: 'Da salutare',
    today: 'oggi',
    tomorrow: 'domani',
    first: 'Prima visita',
    birthdays: 'Compleanni',
    joined: 'Nuovi negli ultimi 7 giorni',
    nobody: 'Nessun nuovo cliente né compleanno nei prossimi giorni.',
  },
  guests: {
    title: 'Richieste degli ospiti',
    titleMeans: 'Nessun server e-mail è configurato: confermi tu gli ospiti qui.',
    heldUntil: (time: string) => `Posto riservato fino alle ${time}.`,
    lapsed: 'Il posto non è più riservato, ma puoi prenotarlo finché ce n’è.',
    book: 'Prenota',
    bookNamed: (name: string) => `Prenota: ${name}`,
    booked: (name: string) => `${name}: posto prenotato`,
    decline: 'Rifiuta',
    declineNamed: (name: string) => `Rifiuta: ${name}`,
    declined: (name: string) => `${name}: richiesta rifiutata`,
  },
}
