import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    trail: 'Schedule',
    loading: 'Roster',
    print: 'Print',
    checkInAll: (n: number) => (n > 0 ? `Check in all ${figure(n)}` : 'Check in all'),
    allIn: 'Everybody is checked in',
    nobodyBooked: 'Nobody is booked',
    notPossible: (name: string, why: string) => `${name}: ${why}`,
    allDone: (n: number) => count(n, { one: '1 person checked in', other: `${figure(n)} people checked in` }),
    someFailed: (n: number) =>
      count(n, { one: '1 could not be checked in', other: `${figure(n)} could not be checked in` }),
    cancelledTitle: 'This class was cancelled',
    state: { scheduled: 'Scheduled', in_progress: 'In progress', finished: 'Over', cancelled: 'Cancelled' },
    facts: {
      instructor: 'Instructor',
      nobody: 'Nobody yet',
      location: 'Location',
      seats: 'Places',
      checkedIn: 'Checked in',
      booked: (booked: number, capacity: number) => `${figure(booked)} of ${figure(capacity)}`,
      left: (n: number) => (n > 0 ? count(n, { one: '1 place left', other: `${figure(n)} places left` }) : 'Full'),
      held: (n: number) => count(n, { one: '1 held', other: `${figure(n)} held` }),
      of: (n: number, all: number) => `${figure(n)} of ${figure(all)}`,
      unresolved: (n: number) => count(n, { one: '1 still open', other: `${figure(n)} still open` }),
    },
    bookings: 'Booked',
    cancelledBookings: 'Cancelled',
    notBegun: (time: string) => `From the start at ${time} on`,
    emptyTitle: 'Nobody is booked yet',
    empty: 'Add somebody by typing a name, or wait for bookings from the portal.',
    emptyCancelled: 'Nobody was booked when the class was cancelled.',
    sheet: {
      present: 'Here',
      name: 'Name',
      pays: 'Membership',
      notes: 'Notes',
      waiting: 'Waiting',
      printed: (when: string) => `Printed ${when}`,
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    trail: 'Kursplan',
    loading: 'Anwesenheitsliste',
    print: 'Drucken',
    checkInAll: (n) => (n > 1 ? `Alle ${figure(n)} einchecken` : n === 1 ? '1 Person einchecken' : 'Alle einchecken'),
    allIn: 'Alle sind eingecheckt',
    nobodyBooked: 'Niemand hat gebucht',
    notPossible: (name, why) => `${name}: ${why}`,
    allDone: (n) => count(n, { one: '1 Person eingecheckt', other: `${figure(n)} Personen eingecheckt` }),
    someFailed: (n) =>
      count(n, {
        one: '1 Person ließ sich nicht einchecken',
        other: `${figure(n)} Personen ließen sich nicht einchecken`,
      }),
    cancelledTitle: 'Dieser Kurs wurde abgesagt',
    state: { scheduled: 'Geplant', in_progress: 'Läuft gerade', finished: 'Vorbei', cancelled: 'Abgesagt' },
    facts: {
      instructor: 'Lehrkraft',
      nobody: 'Noch niemand',
      location: 'Standort',
      seats: 'Plätze',
      checkedIn: 'Eingecheckt',
      booked: (booked, capacity) => `${figure(booked)} von ${figure(capacity)}`,
      left: (n) => (n > 0 ? count(n, { one: '1 Platz frei', other: `${figure(n)} Plätze frei` }) : 'Voll'),
      held: (n) => `${figure(n)} reserviert`,
      of: (n, all) => `${figure(n)} von ${figure(all)}`,
      unresolved: (n) => `noch ${figure(n)} offen`,
    },
    bookings: 'Gebucht',
    cancelledBookings: 'Storniert',
    notBegun: (time) => `Ab Kursbeginn um ${time}`,
    emptyTitle: 'Noch hat niemand gebucht',
    empty: 'Gib einen Namen ein, um jemanden hinzuzufügen, oder warte auf Buchungen aus dem Portal.',
    emptyCancelled: 'Niemand hatte gebucht, als der Kurs abgesagt wurde.',
    sheet: {
      present: 'Da',
      name: 'Name',
      pays: 'Mitgliedschaft',
      notes: 'Notizen',
      waiting: 'Wartet',
      printed: (when) => `Gedruckt: ${when}`,
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    trail: 'Horario',
    loading: 'Lista de asistentes',
    print: 'Imprimir',
    checkInAll: (n) => (n > 0 ? `Registrar a todos (${figure(n)})` : 'Registrar a todos'),
    allIn: 'Todas las llegadas están registradas',
    nobodyBooked: 'No hay reservas',
    notPossible: (name, why) => `${name}: ${why}`,
    allDone: (n) => count(n, { one: '1 llegada registrada', other: `${figure(n)} llegadas registradas` }),
    someFailed: (n) =>
      count(n, {
        one: '1 llegada no se ha podido registrar',
        other: `${figure(n)} llegadas no se han podido registrar`,
      }),
    cancelledTitle: 'Esta clase se canceló',
    state: { scheduled: 'Programada', in_progress: 'En curso', finished: 'Terminada', cancelled: 'Cancelada' },
    facts: {
      instructor: 'Profesor',
      nobody: 'Aún nadie',
      location: 'Sede',
      seats: 'Plazas',
      checkedIn: 'Llegadas',
      booked: (booked, capacity) => `${figure(booked)} de ${figure(capacity)}`,
      left: (n) => (n > 0 ? count(n, { one: 'queda 1 plaza', other: `quedan ${figure(n)} plazas` }) : 'Completa'),
      held: (n) => count(n, { one: '1 retenida', other: `${figure(n)} retenidas` }),
      of: (n, all) => `${figure(n)} de ${figure(all)}`,
      unresolved: (n) => `${figure(n)} sin registrar`,
    },
    bookings: 'Reservas',
    cancelledBookings: 'Canceladas',
    notBegun: (time) => `A partir del comienzo, a las ${time}`,
    emptyTitle: 'Nadie ha reservado todavía',
    empty: 'Añade a alguien escribiendo su nombre o espera las reservas del portal.',
    emptyCancelled: 'No había reservas cuando se canceló la clase.',
    sheet: {
      present: 'Presente',
      name: 'Nombre',
      pays: 'Bono',
      notes: 'Notas',
      waiting: 'En espera',
      printed: (when) => `Impreso: ${when}`,
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    trail: 'Planning',
    loading: 'Liste des participants',
    print: 'Imprimer',
    checkInAll: (n) => (n > 0 ? `Noter les arrivées (${figure(n)})` : 'Noter les arrivées'),
    allIn: 'Tout le monde est arrivé',
    nobodyBooked: 'Personne n’a réservé',
    notPossible: (name, why) => `${name}\u00a0: ${why}`,
    allDone: (n) => count(n, { one: `${figure(n)} arrivée notée`, other: `${figure(n)} arrivées notées` }),
    someFailed: (n) =>
      count(n, {
        one: `${figure(n)} arrivée n’a pas pu être notée`,
        other: `${figure(n)} arrivées n’ont pas pu être notées`,
      }),
    cancelledTitle: 'Ce cours a été annulé',
    state: { scheduled: 'Prévu', in_progress: 'En cours', finished: 'Terminé', cancelled: 'Annulé' },
    facts: {
      instructor: 'Prof',
      nobody: 'Encore personne',
      location: 'Lieu',
      seats: 'Places',
      checkedIn: 'Arrivées',
      booked: (booked, capacity) => `${figure(booked)} sur ${figure(capacity)}`,
      left: (n) =>
        n > 0 ? count(n, { one: `${figure(n)} place libre`, other: `${figure(n)} places libres` }) : 'Complet',
      held: (n) => count(n, { one: `${figure(n)} gardée`, other: `${figure(n)} gardées` }),
      of: (n, all) => `${figure(n)} sur ${figure(all)}`,
      unresolved: (n) => `encore ${figure(n)} à régler`,
    },
    bookings: 'Réservations',
    cancelledBookings: 'Annulations',
    notBegun: (time) => `À partir du début, ${time}`,
    emptyTitle: 'Personne n’a encore réservé',
    empty: 'Ajoutez quelqu’un en tapant un nom, ou attendez les réservations du portail.',
    emptyCancelled: 'Personne n’avait réservé quand le cours a été annulé.',
    sheet: {
      present: 'Sur place',
      name: 'Nom',
      pays: 'Abonnement',
      notes: 'Notes',
      waiting: 'En attente',
      printed: (when) => `Imprimé\u00a0: ${when}`,
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    trail: 'Orario',
    loading: 'Partecipanti',
    print: 'Stampa',
    checkInAll: (n: number) => (n > 0 ? `Registra gli arrivi (${figure(n)})` : 'Registra tutti gli arrivi'),
    allIn: 'Tutti gli arrivi sono registrati',
    nobodyBooked: 'Nessuna prenotazione',
    notPossible: (name: string, why: string) => `${name}: ${why}`,
    allDone: (n: number) => count(n, { one: '1 arrivo registrato', other: `${figure(n)} arrivi registrati` }),
    someFailed: (n: number) =>
      count(n, {
        one: '1 arrivo non si è potuto registrare',
        other: `${figure(n)} arrivi non si sono potuti registrare`,
      }),
    cancelledTitle: 'Questa lezione è stata annullata',
    state: { scheduled: 'In programma', in_progress: 'In corso', finished: 'Finita', cancelled: 'Annullata' },
    facts: {
      instructor: 'Insegnante',
      nobody: 'Ancora nessuno',
      location: 'Sede',
      seats: 'Posti',
      checkedIn: 'Arrivi',
      booked: (booked: number, capacity: number) => `${figure(booked)} su ${figure(capacity)}`,
      left: (n: number) =>
        n > 0 ? count(n, { one: 'resta 1 posto', other: `restano ${figure(n)} posti` }) : 'Al completo',
      held: (n: number) => count(n, { one: '1 riservato', other: `${figure(n)} riservati` }),
      of: (n: number, all: number) => `${figure(n)} su ${figure(all)}`,
      unresolved: (n: number) => count(n, { one: '1 ancora aperta', other: `${figure(n)} ancora aperte` }),
    },
    bookings: 'Prenotazioni',
    cancelledBookings: 'Annullate',
    notBegun: (time: string) => `Dall’inizio, alle ${time}`,
    emptyTitle: 'Ancora nessuna prenotazione',
    empty: 'Aggiungi qualcuno scrivendone il nome, oppure attendi le prenotazioni dal portale.',
    emptyCancelled: 'Quando la lezione è stata annullata non c’erano prenotazioni.',
    sheet: {
      present: 'Presente',
      name: 'Nome',
      pays: 'Abbonamento',
      notes: 'Note',
      waiting: 'In attesa',
      printed: (when: string) => `Stampato: ${when}`,
    },
  }
}
