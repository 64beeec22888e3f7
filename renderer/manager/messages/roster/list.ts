import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    trail: 'Schedule',
    loading: 'Roster',
    print: 'Print',
    checkInAll: (n: number) => (n > 0 ? `Check in all ${figure(n)}` : 'Check in all'),
    allIn: 'Everyone is checked in',
    nobodyBooked: 'No bookings',
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
      seats: 'Spots',
      checkedIn: 'Checked in',
      booked: (booked: number, capacity: number) => `${figure(booked)} of ${figure(capacity)}`,
      left: (n: number) => (n > 0 ? count(n, { one: '1 spot left', other: `${figure(n)} spots left` }) : 'Full'),
      held: (n: number) => count(n, { one: '1 held', other: `${figure(n)} held` }),
      of: (n: number, all: number) => `${figure(n)} of ${figure(all)}`,
      unresolved: (n: number) => count(n, { one: '1 not recorded', other: `${figure(n)} not recorded` }),
    },
    bookings: 'Booked',
    cancelledBookings: 'Cancelled',
    notBegun: (time: string) => `Available from the start at ${time}`,
    emptyTitle: 'No bookings yet',
    empty: 'Type a name to add a client, or wait for bookings from the portal.',
    emptyCancelled: 'There were no bookings when the class was cancelled.',
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
    loading: 'Teilnehmerliste',
    print: 'Drucken',
    checkInAll: (n) => (n > 1 ? `Alle ${figure(n)} einchecken` : n === 1 ? '1 Person einchecken' : 'Alle einchecken'),
    allIn: 'Alle sind eingecheckt',
    nobodyBooked: 'Keine Buchungen',
    notPossible: (name, why) => `${name}: ${why}`,
    allDone: (n) => count(n, { one: '1 Person eingecheckt', other: `${figure(n)} Personen eingecheckt` }),
    someFailed: (n) =>
      count(n, {
        one: '1 Person konnte nicht eingecheckt werden',
        other: `${figure(n)} Personen konnten nicht eingecheckt werden`,
      }),
    cancelledTitle: 'Dieser Kurs wurde abgesagt',
    state: { scheduled: 'Geplant', in_progress: 'Läuft gerade', finished: 'Vorbei', cancelled: 'Abgesagt' },
    facts: {
      instructor: 'Trainer:in',
      nobody: 'Noch niemand',
      location: 'Standort',
      seats: 'Plätze',
      checkedIn: 'Eingecheckt',
      booked: (booked, capacity) => `${figure(booked)} von ${figure(capacity)}`,
      left: (n) => (n > 0 ? count(n, { one: '1 Platz frei', other: `${figure(n)} Plätze frei` }) : 'Ausgebucht'),
      held: (n) => `${figure(n)} reserviert`,
      of: (n, all) => `${figure(n)} von ${figure(all)}`,
      unresolved: (n) => `${figure(n)} nicht erfasst`,
    },
    bookings: 'Gebucht',
    cancelledBookings: 'Storniert',
    notBegun: (time) => `Ab Kursbeginn um ${time} möglich`,
    emptyTitle: 'Noch keine Buchungen',
    empty: 'Gib einen Namen ein, um eine Person hinzuzufügen, oder warte auf Buchungen aus dem Portal.',
    emptyCancelled: 'Bei der Absage des Kurses gab es keine Buchungen.',
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
    allIn: 'Todas las asistencias están registradas',
    nobodyBooked: 'No hay reservas',
    notPossible: (name, why) => `${name}: ${why}`,
    allDone: (n) => count(n, { one: '1 asistencia registrada', other: `${figure(n)} asistencias registradas` }),
    someFailed: (n) =>
      count(n, {
        one: 'No se ha podido registrar 1 asistencia',
        other: `No se han podido registrar ${figure(n)} asistencias`,
      }),
    cancelledTitle: 'Esta clase se ha cancelado',
    state: { scheduled: 'Programada', in_progress: 'En curso', finished: 'Terminada', cancelled: 'Cancelada' },
    facts: {
      instructor: 'Profesor/a',
      nobody: 'Aún nadie',
      location: 'Sede',
      seats: 'Plazas',
      checkedIn: 'Asistencias',
      booked: (booked, capacity) => `${figure(booked)} de ${figure(capacity)}`,
      left: (n) => (n > 0 ? count(n, { one: 'queda 1 plaza', other: `quedan ${figure(n)} plazas` }) : 'Completa'),
      held: (n) => count(n, { one: '1 guardada', other: `${figure(n)} guardadas` }),
      of: (n, all) => `${figure(n)} de ${figure(all)}`,
      unresolved: (n) => `${figure(n)} sin registrar`,
    },
    bookings: 'Reservas',
    cancelledBookings: 'Canceladas',
    notBegun: (time) => `Disponible cuando empiece, a las ${time}`,
    emptyTitle: 'Aún no hay reservas',
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
    checkInAll: (n) => (n > 0 ? `Pointer tout le monde (${figure(n)})` : 'Pointer tout le monde'),
    allIn: 'Toutes les présences sont pointées',
    nobodyBooked: 'Aucune réservation',
    notPossible: (name, why) => `${name}\u00a0: ${why}`,
    allDone: (n) => count(n, { one: `${figure(n)} présence pointée`, other: `${figure(n)} présences pointées` }),
    someFailed: (n) =>
      count(n, {
        one: `${figure(n)} présence n’a pas pu être pointée`,
        other: `${figure(n)} présences n’ont pas pu être pointées`,
      }),
    cancelledTitle: 'Ce cours a été annulé',
    state: { scheduled: 'Prévu', in_progress: 'En cours', finished: 'Terminé', cancelled: 'Annulé' },
    facts: {
      instructor: 'Professeur',
      nobody: 'Pas encore attribué',
      location: 'Lieu',
      seats: 'Places',
      checkedIn: 'Présences',
      booked: (booked, capacity) => `${figure(booked)} sur ${figure(capacity)}`,
      left: (n) =>
        n > 0 ? count(n, { one: `${figure(n)} place libre`, other: `${figure(n)} places libres` }) : 'Complet',
      held: (n) => count(n, { one: `${figure(n)} réservée`, other: `${figure(n)} réservées` }),
      of: (n, all) => `${figure(n)} sur ${figure(all)}`,
      unresolved: (n) => `${figure(n)} à pointer`,
    },
    bookings: 'Réservations',
    cancelledBookings: 'Annulations',
    notBegun: (time) => `Possible dès le début du cours, à ${time}`,
    emptyTitle: 'Pas encore de réservations',
    empty: 'Saisissez un nom pour ajouter une personne, ou attendez les réservations du portail.',
    emptyCancelled: 'Il n’y avait aucune réservation quand le cours a été annulé.',
    sheet: {
      present: 'Présence',
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
    trail: 'Calendario',
    loading: 'Partecipanti',
    print: 'Stampa',
    checkInAll: (n: number) => (n > 0 ? `Check-in per tutti (${figure(n)})` : 'Check-in per tutti'),
    allIn: 'Tutti i check-in sono fatti',
    nobodyBooked: 'Nessuna prenotazione',
    notPossible: (name: string, why: string) => `${name}: ${why}`,
    allDone: (n: number) => count(n, { one: '1 check-in fatto', other: `${figure(n)} check-in fatti` }),
    someFailed: (n: number) =>
      count(n, {
        one: '1 check-in non riuscito',
        other: `${figure(n)} check-in non riusciti`,
      }),
    cancelledTitle: 'Questa lezione è stata annullata',
    state: { scheduled: 'In programma', in_progress: 'In corso', finished: 'Finita', cancelled: 'Annullata' },
    facts: {
      instructor: 'Insegnante',
      nobody: 'Ancora nessuno',
      location: 'Sede',
      seats: 'Posti',
      checkedIn: 'Check-in',
      booked: (booked: number, capacity: number) => `${figure(booked)} su ${figure(capacity)}`,
      left: (n: number) =>
        n > 0 ? count(n, { one: 'resta 1 posto', other: `restano ${figure(n)} posti` }) : 'Al completo',
      held: (n: number) => count(n, { one: '1 riservato', other: `${figure(n)} riservati` }),
      of: (n: number, all: number) => `${figure(n)} su ${figure(all)}`,
      unresolved: (n: number) => count(n, { one: '1 da registrare', other: `${figure(n)} da registrare` }),
    },
    bookings: 'Prenotazioni',
    cancelledBookings: 'Disdette',
    notBegun: (time: string) => `Disponibile dall’inizio, alle ${time}`,
    emptyTitle: 'Ancora nessuna prenotazione',
    empty: 'Scrivi un nome per aggiungere una persona, oppure attendi le prenotazioni dal portale.',
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
