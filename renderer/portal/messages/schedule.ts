import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Schedule',
    days: 'Day',
    today: 'Today',
    tomorrow: 'Tomorrow',
    withBooking: 'with your booking',
    earlier: (n: number) => count(n, { one: 'Show one earlier class', other: `Show ${figure(n)} earlier classes` }),
    none: 'No classes on this day',
    noneToday: 'No more classes today',
    nonePlanned: 'No classes are planned yet',
    noneMeans: 'Choose another day above.',
    next: (day: string) => `Next: ${day}`,
    filter: 'Filter',
    noneLike: 'No matching classes on this day',
    showAll: 'Show all classes',

    left: (n: number) => count(n, { one: 'Last spot', other: `${figure(n)} spots left` }),
    full: 'Full',
    waiting: (n: number) => count(n, { one: 'one waiting', other: `${figure(n)} waiting` }),
    opens: (when: string) => `Booking opens ${when}`,
    closed: 'Booking has closed',
    over: 'Over',
    running: 'On now',
    cancelled: 'Cancelled',
    booked: 'Booked',
    checkedIn: 'Checked in',
    attended: 'Attended',
    noShow: 'No-show',
    onWaitlist: (position: number | null) => (position === null ? 'On the waitlist' : `Waitlist, no. ${position}`),
    offered: 'A spot for you',

    book: 'Book',
    bookClass: (name: string, time: string) => `Book ${name}, ${time}`,
    join: 'Join waitlist',
    joinClass: (name: string, time: string) => `Join waitlist: ${name}, ${time}`,
    showClass: (name: string, time: string) => `${name}, ${time}`,
    notNow: 'You can’t book right now',
    pays: (membership: string, left: number | null) =>
      left === null
        ? membership
        : `${membership} · ${count(left, { one: '1 credit', other: `${figure(left)} credits` })}`,
    payThere: (price: string) => `${price} at the studio`,
    morePasses: (n: number) => count(n, { one: 'and 1 other membership', other: `and ${figure(n)} other memberships` }),
    bookedToast: (name: string, when: string) => `${name}, ${when}: booked`,
    bookedForToast: (name: string, when: string, who: string) => `${name}, ${when}: booked for ${who}`,
    bookingFor: (who: string) => `You’re booking for ${who}.`,
    forMe: 'Book for me',
    joinedToast: (name: string, position: number | null) =>
      position === null ? `You’re on the waitlist: ${name}` : `${name}: no. ${position} on the waitlist`,
    undone: 'Booking undone',
    cantBook: (name: string) => `${name} can’t be booked yet`,
    signFor: (name: string) => `Sign for ${name}`,
    couldNot: 'That didn’t work',
    ok: 'OK',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Kursplan',
    days: 'Tag',
    today: 'Heute',
    tomorrow: 'Morgen',
    withBooking: 'mit einer Buchung von dir',
    earlier: (n) => count(n, { one: 'Einen früheren Kurs anzeigen', other: `${figure(n)} frühere Kurse anzeigen` }),
    none: 'Keine Kurse an diesem Tag',
    noneToday: 'Heute keine Kurse mehr',
    nonePlanned: 'Noch sind keine Kurse geplant',
    noneMeans: 'Wähle oben einen anderen Tag.',
    next: (day) => `Nächste: ${day}`,
    filter: 'Filter',
    noneLike: 'Keine passenden Kurse an diesem Tag',
    showAll: 'Alle Kurse anzeigen',

    left: (n) => count(n, { one: 'Letzter Platz', other: `${figure(n)} Plätze frei` }),
    full: 'Ausgebucht',
    waiting: (n) => `${figure(n)} auf der Warteliste`,
    opens: (when) => `Buchbar ab ${when}`,
    closed: 'Nicht mehr buchbar',
    over: 'Vorbei',
    running: 'Läuft gerade',
    cancelled: 'Abgesagt',
    booked: 'Gebucht',
    checkedIn: 'Eingecheckt',
    attended: 'Teilgenommen',
    noShow: 'Nicht erschienen',
    onWaitlist: (position) => (position === null ? 'Auf der Warteliste' : `Warteliste, Platz ${position}`),
    offered: 'Ein Platz für dich',

    book: 'Buchen',
    bookClass: (name, time) => `Buchen: ${name}, ${time}`,
    join: 'Warteliste',
    joinClass: (name, time) => `Warteliste: ${name}, ${time}`,
    showClass: (name, time) => `${name}, ${time}`,
    notNow: 'Du kannst gerade nicht buchen',
    pays: (membership, left) =>
      left === null
        ? membership
        : `${membership} · ${count(left, { one: '1 Credit', other: `${figure(left)} Credits` })}`,
    payThere: (price) => `${price} im Studio`,
    morePasses: (n) =>
      count(n, { one: 'und 1 weitere Mitgliedschaft', other: `und ${figure(n)} weitere Mitgliedschaften` }),
    bookedToast: (name, when) => `${name}, ${when}: gebucht`,
    bookedForToast: (name, when, who) => `${name}, ${when}: gebucht für ${who}`,
    bookingFor: (who) => `Du buchst für ${who}.`,
    forMe: 'Für mich buchen',
    joinedToast: (name, position) =>
      position === null ? `Du bist auf der Warteliste: ${name}` : `${name}: Platz ${position} auf der Warteliste`,
    undone: 'Buchung rückgängig gemacht',
    cantBook: (name) => `${name}: noch nicht buchbar`,
    signFor: (name) => `Für ${name} unterschreiben`,
    couldNot: 'Das hat nicht geklappt',
    ok: 'OK',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Horario',
    days: 'Día',
    today: 'Hoy',
    tomorrow: 'Mañana',
    withBooking: 'con una reserva tuya',
    earlier: (n) => count(n, { one: 'Mostrar una clase anterior', other: `Mostrar ${figure(n)} clases anteriores` }),
    none: 'No hay clases este día',
    noneToday: 'Hoy no hay más clases',
    nonePlanned: 'Aún no hay clases programadas',
    noneMeans: 'Elige otro día arriba.',
    next: (day) => `Siguiente: ${day}`,
    filter: 'Filtrar',
    noneLike: 'Ninguna clase coincide ese día',
    showAll: 'Ver todas las clases',

    left: (n) => count(n, { one: 'Última plaza', other: `${figure(n)} plazas libres` }),
    full: 'Completa',
    waiting: (n) => `${figure(n)} en espera`,
    opens: (when) => `Las reservas se abren ${when}`,
    closed: 'Las reservas están cerradas',
    over: 'Terminada',
    running: 'En curso',
    cancelled: 'Cancelada',
    booked: 'Reservada',
    checkedIn: 'Asistencia registrada',
    attended: 'Asististe',
    noShow: 'No asististe',
    onWaitlist: (position) => (position === null ? 'En lista de espera' : `Lista de espera, puesto ${position}`),
    offered: 'Una plaza para ti',

    book: 'Reservar',
    bookClass: (name, time) => `Reservar ${name}, ${time}`,
    join: 'Lista de espera',
    joinClass: (name, time) => `Apuntarme a la lista de espera: ${name}, ${time}`,
    showClass: (name, time) => `${name}, ${time}`,
    notNow: 'Ahora mismo no puedes reservar',
    pays: (membership, left) =>
      left === null
        ? membership
        : `${membership} · ${count(left, { one: '1 crédito', other: `${figure(left)} créditos` })}`,
    payThere: (price) => `${price} en el centro`,
    morePasses: (n) => count(n, { one: 'y otro bono', other: `y otros ${figure(n)} bonos` }),
    bookedToast: (name, when) => `${name}, ${when}: reserva confirmada`,
    bookedForToast: (name, when, who) => `${name}, ${when}: reserva confirmada para ${who}`,
    bookingFor: (who) => `Reservas para ${who}.`,
    forMe: 'Reservar para mí',
    joinedToast: (name, position) =>
      position === null ? `Estás en la lista de espera de ${name}` : `Lista de espera de ${name}: puesto ${position}`,
    undone: 'Reserva deshecha',
    cantBook: (name) => `Todavía no puedes reservar ${name}`,
    signFor: (name) => `Firmar en nombre de ${name}`,
    couldNot: 'No ha funcionado',
    ok: 'Aceptar',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Planning',
    days: 'Jour',
    today: 'Aujourd’hui',
    tomorrow: 'Demain',
    withBooking: 'avec une de vos réservations',
    earlier: (n) => count(n, { one: 'Afficher un cours passé', other: `Afficher ${figure(n)} cours passés` }),
    none: 'Aucun cours ce jour-là',
    noneToday: 'Plus de cours aujourd’hui',
    nonePlanned: 'Aucun cours n’est encore prévu',
    noneMeans: 'Choisissez un autre jour ci-dessus.',
    next: (day) => `Prochain jour\u00a0: ${day}`,
    filter: 'Filtrer',
    noneLike: 'Aucun cours correspondant ce jour-là',
    showAll: 'Afficher tous les cours',

    left: (n) => (n === 1 ? 'Dernière place' : count(n, { one: `${figure(n)} place`, other: `${figure(n)} places` })),
    full: 'Complet',
    waiting: (n) => `${figure(n)} en attente`,
    opens: (when) => `Réservation dès ${when}`,
    closed: 'Réservations closes',
    over: 'Terminé',
    running: 'En cours',
    cancelled: 'Annulé',
    booked: 'Réservé',
    checkedIn: 'Présence pointée',
    attended: 'Présence',
    noShow: 'Absence',
    onWaitlist: (position) => (position === null ? 'Sur la liste d’attente' : `Liste d’attente, place ${position}`),
    offered: 'Une place pour vous',

    book: 'Réserver',
    bookClass: (name, time) => `Réserver ${name}, ${time}`,
    join: 'Liste d’attente',
    joinClass: (name, time) => `Liste d’attente\u00a0: ${name}, ${time}`,
    showClass: (name, time) => `${name}, ${time}`,
    notNow: 'Vous ne pouvez pas réserver maintenant',
    pays: (membership, left) =>
      left === null
        ? membership
        : `${membership} · ${count(left, { one: `${figure(left)} crédit`, other: `${figure(left)} crédits` })}`,
    payThere: (price) => `${price} au studio`,
    morePasses: (n) => count(n, { one: 'et 1 autre abonnement', other: `et ${figure(n)} autres abonnements` }),
    bookedToast: (name, when) => `${name}, ${when}\u00a0: réservé`,
    bookedForToast: (name, when, who) => `${name}, ${when}\u00a0: réservé pour ${who}`,
    bookingFor: (who) => `Vous réservez pour ${who}.`,
    forMe: 'Réserver pour moi',
    joinedToast: (name, position) =>
      position === null ? `Liste d’attente\u00a0: ${name}` : `${name}\u00a0: place ${position} sur la liste d’attente`,
    undone: 'Réservation annulée',
    cantBook: (name) => `${name}\u00a0: pas encore réservable`,
    signFor: (name) => `Signer pour ${name}`,
    couldNot: 'Cela n’a pas marché',
    ok: 'Fermer',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Calendario',
    days: 'Giorno',
    today: 'Oggi',
    tomorrow: 'Domani',
    withBooking: 'con una tua prenotazione',
    earlier: (n) => count(n, { one: 'Mostra una lezione precedente', other: `Mostra ${figure(n)} lezioni precedenti` }),
    none: 'Nessuna lezione in questo giorno',
    noneToday: 'Oggi non ci sono altre lezioni',
    nonePlanned: 'Non ci sono ancora lezioni in programma',
    noneMeans: 'Scegli un altro giorno qui sopra.',
    next: (day) => `Prossimo: ${day}`,
    filter: 'Filtra',
    noneLike: 'Nessuna lezione corrispondente in questo giorno',
    showAll: 'Mostra tutte le lezioni',

    left: (n) => count(n, { one: 'Ultimo posto', other: `${figure(n)} posti liberi` }),
    full: 'Al completo',
    waiting: (n) => `${figure(n)} in attesa`,
    opens: (when) => `Apertura prenotazioni: ${when}`,
    closed: 'Prenotazioni chiuse',
    over: 'Terminata',
    running: 'In corso',
    cancelled: 'Annullata',
    booked: 'Prenotata',
    checkedIn: 'Check-in fatto',
    attended: 'Presente',
    noShow: 'Assente',
    onWaitlist: (position) => (position === null ? 'In lista d’attesa' : `Lista d’attesa, posizione ${position}`),
    offered: 'Un posto per te',

    book: 'Prenota',
    bookClass: (name, time) => `Prenota ${name}, ${time}`,
    join: 'Lista d’attesa',
    joinClass: (name, time) => `Lista d’attesa: ${name}, ${time}`,
    showClass: (name, time) => `${name}, ${time}`,
    notNow: 'In questo momento non puoi prenotare',
    pays: (membership, left) =>
      left === null
        ? membership
        : `${membership} · ${count(left, { one: '1 credito', other: `${figure(left)} crediti` })}`,
    payThere: (price) => `${price} in studio`,
    morePasses: (n) => count(n, { one: 'e un altro abbonamento', other: `e altri ${figure(n)} abbonamenti` }),
    bookedToast: (name, when) => `${name}, ${when}: prenotazione fatta`,
    bookedForToast: (name, when, who) => `${name}, ${when}: prenotazione fatta per ${who}`,
    bookingFor: (who) => `Stai prenotando per ${who}.`,
    forMe: 'Prenota per me',
    joinedToast: (name, position) =>
      position === null ? `${name}: sei in lista d’attesa` : `${name}: lista d’attesa, posizione ${position}`,
    undone: 'Prenotazione disdetta',
    cantBook: (name) => `Non puoi ancora prenotare ${name}`,
    signFor: (name) => `Firma per ${name}`,
    couldNot: 'Non ha funzionato',
    ok: 'OK',
  }
}
