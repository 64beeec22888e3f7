import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
    schedule: 'Open the schedule',
    noClasses: 'no classes today',
    sums: (classes: number, booked: number, places: number) =>
      count(classes, {
        one: `1 class, ${figure(booked)} of ${figure(places)} spots booked`,
        other: `${figure(classes)} classes, ${figure(booked)} of ${figure(places)} spots booked`,
      }),
    next: {
      title: 'Up next',
      now: 'Now',
      next: 'Next',
      tomorrow: 'Tomorrow',
      left: (time: string) => `${time} left`,
      in: (time: string) => `in ${time}`,
      none: 'No classes in the next seven days',
      noneMeans: 'Clients can book what’s on the schedule. Plan a class, or draw a whole week.',
      plan: 'Plan classes',
    },
    classes: {
      title: 'Classes today',
      rest: 'The rest of the day',
      earlier: (n: number) => count(n, { one: '1 earlier class', other: `${figure(n)} earlier classes` }),
      came: (n: number, of: number) => `${figure(n)} of ${figure(of)} came`,
      coming: (n: number) => count(n, { one: '1 person is coming', other: `${figure(n)} people are coming` }),
      others: (n: number) => `Show ${figure(n)} more`,
      opensAt: (time: string) => `check-in opens at ${time}`,
      showAll: 'Show who is coming',
      fill: (booked: number, capacity: number) => `${figure(booked)} of ${figure(capacity)}`,
      waiting: (n: number) => count(n, { one: '1 waiting', other: `${figure(n)} waiting` }),
      held: (n: number) => count(n, { one: '1 spot held', other: `${figure(n)} spots held` }),
      now: 'Now',
      over: 'Over',
      cancelled: 'Cancelled',
      nobody: 'No instructor yet',
      in: (n: number, of: number) => `${figure(n)} of ${figure(of)} checked in`,
      roster: 'Full roster',
      checkInAll: (n: number) => `Check in all ${figure(n)}`,
      empty: 'No bookings yet.',
      here: 'Here',
      noShow: 'No-show',
    },
    week: {
      title: 'The next seven days',
      none: 'no classes',
      day: (classes: number, booked: number, places: number) =>
        count(classes, {
          one: `1 class, ${figure(booked)} of ${figure(places)} spots booked`,
          other: `${figure(classes)} classes, ${figure(booked)} of ${figure(places)} spots booked`,
        }),
      table: 'As a table',
      on: 'Day',
      classes: 'Classes',
      booked: 'Booked',
      places: 'Spots',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    morning: (name) => `Guten Morgen, ${name}`,
    afternoon: (name) => `Guten Tag, ${name}`,
    evening: (name) => `Guten Abend, ${name}`,
    schedule: 'Zum Kursplan',
    noClasses: 'heute keine Kurse',
    sums: (classes, booked, places) =>
      count(classes, {
        one: `1 Kurs, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
        other: `${figure(classes)} Kurse, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
      }),
    next: {
      title: 'Als Nächstes',
      now: 'Jetzt',
      next: 'Gleich',
      tomorrow: 'Morgen',
      left: (time) => `noch ${time}`,
      in: (time) => `in ${time}`,
      none: 'Keine Kurse in den nächsten sieben Tagen',
      noneMeans: 'Buchen lässt sich, was im Kursplan ist. Plane einen Kurs oder gleich eine ganze Woche.',
      plan: 'Kurse planen',
    },
    week: {
      title: 'Die nächsten sieben Tage',
      none: 'keine Kurse',
      day: (classes, booked, places) =>
        count(classes, {
          one: `1 Kurs, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
          other: `${figure(classes)} Kurse, ${figure(booked)} von ${figure(places)} Plätzen gebucht`,
        }),
      table: 'Als Tabelle',
      on: 'Tag',
      classes: 'Kurse',
      booked: 'Gebucht',
      places: 'Plätze',
    },
    classes: {
      title: 'Kurse heute',
      rest: 'Der Rest des Tages',
      earlier: (n) => count(n, { one: '1 früherer Kurs', other: `${figure(n)} frühere Kurse` }),
      came: (n, of) => `${figure(n)} von ${figure(of)} waren da`,
      coming: (n) => count(n, { one: '1 Person kommt', other: `${figure(n)} Personen kommen` }),
      others: (n) => `${figure(n)} weitere anzeigen`,
      opensAt: (time) => `Check-in ab ${time}`,
      showAll: 'Teilnehmende anzeigen',
      fill: (booked, capacity) => `${figure(booked)} von ${figure(capacity)}`,
      waiting: (n) => `${figure(n)} auf der Warteliste`,
      held: (n) => count(n, { one: '1 Platz reserviert', other: `${figure(n)} Plätze reserviert` }),
      now: 'Jetzt',
      over: 'Vorbei',
      cancelled: 'Abgesagt',
      nobody: 'Noch ohne Trainer:in',
      in: (n, of) => `${figure(n)} von ${figure(of)} eingecheckt`,
      roster: 'Zur Teilnehmerliste',
      checkInAll: (n) => count(n, { one: '1 Person einchecken', other: `Alle ${figure(n)} einchecken` }),
      empty: 'Noch keine Buchungen.',
      here: 'Da',
      noShow: 'Nicht erschienen',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const booked = (classes: number, taken: number, places: number) =>
    count(classes, {
      one: `1 clase, ${figure(taken)} de ${figure(places)} plazas reservadas`,
      other: `${figure(classes)} clases, ${figure(taken)} de ${figure(places)} plazas reservadas`,
    })

  return {
    morning: (name) => `Buenos días, ${name}`,
    afternoon: (name) => `Buenas tardes, ${name}`,
    evening: (name) => `Hola, ${name}`,
    schedule: 'Abrir el horario',
    noClasses: 'hoy no hay clases',
    sums: booked,
    next: {
      title: 'A continuación',
      now: 'Ahora',
      next: 'Después',
      tomorrow: 'Mañana',
      left: (time) => `acaba en ${time}`,
      in: (time) => `dentro de ${time}`,
      none: 'No hay clases en los próximos siete días',
      noneMeans: 'Los clientes reservan lo que está en el horario. Programa una clase o dibuja toda una semana.',
      plan: 'Programar clases',
    },
    classes: {
      title: 'Clases de hoy',
      rest: 'El resto del día',
      earlier: (n) => count(n, { one: '1 clase anterior', other: `${figure(n)} clases anteriores` }),
      came: (n, of) => `${n === 1 ? 'asistió' : 'asistieron'} ${figure(n)} de ${figure(of)}`,
      coming: (n) => count(n, { one: 'Viene 1 persona', other: `Vienen ${figure(n)} personas` }),
      others: (n) => `Mostrar ${figure(n)} más`,
      opensAt: (time) => `la asistencia se registra desde las ${time}`,
      showAll: 'Ver quién viene',
      fill: (taken, capacity) => `${figure(taken)} de ${figure(capacity)}`,
      waiting: (n) => `${figure(n)} en espera`,
      held: (n) => count(n, { one: '1 plaza guardada', other: `${figure(n)} plazas guardadas` }),
      now: 'En curso',
      over: 'Terminada',
      cancelled: 'Cancelada',
      nobody: 'Aún sin profesor/a',
      in: (n, of) => `asistencia: ${figure(n)} de ${figure(of)}`,
      roster: 'Lista completa',
      checkInAll: (n) => `Registrar asistencia (${figure(n)})`,
      empty: 'Aún no hay reservas.',
      here: 'Asistió',
      noShow: 'No asistió',
    },
    week: {
      title: 'Los próximos siete días',
      none: 'sin clases',
      day: booked,
      table: 'Ver como tabla',
      on: 'Día',
      classes: 'Clases',
      booked: 'Reservas',
      places: 'Plazas',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    morning: (name) => `Bonjour, ${name}`,
    afternoon: (name) => `Bonjour, ${name}`,
    evening: (name) => `Bonsoir, ${name}`,
    schedule: 'Ouvrir le planning',
    noClasses: 'aucun cours aujourd’hui',
    sums: (classes, booked, places) =>
      count(places, {
        one: `${figure(classes)} cours, ${figure(booked)} place réservée sur ${figure(places)}`,
        other: `${figure(classes)} cours, places réservées\u00a0: ${figure(booked)} sur ${figure(places)}`,
      }),
    next: {
      title: 'À suivre',
      now: 'En ce moment',
      next: 'Ensuite',
      tomorrow: 'Demain',
      left: (time) => `encore ${time}`,
      in: (time) => `dans ${time}`,
      none: 'Aucun cours dans les sept prochains jours',
      noneMeans: 'Les clients réservent ce qui est au planning. Planifiez un cours, ou dessinez toute une semaine.',
      plan: 'Planifier des cours',
    },
    classes: {
      title: 'Cours du jour',
      rest: 'Le reste de la journée',
      earlier: (n) => `${figure(n)} cours plus tôt`,
      came: (n, of) => `Présences\u00a0: ${figure(n)} sur ${figure(of)}`,
      coming: (n) => count(n, { one: `${figure(n)} personne attendue`, other: `${figure(n)} personnes attendues` }),
      others: (n) => `Afficher ${figure(n)} autre${n > 1 ? 's' : ''}`,
      opensAt: (time) => `pointage à partir de ${time}`,
      showAll: 'Voir qui vient',
      fill: (booked, capacity) => `${figure(booked)} sur ${figure(capacity)}`,
      waiting: (n) => `${figure(n)} en attente`,
      held: (n) => count(n, { one: `${figure(n)} place gardée`, other: `${figure(n)} places gardées` }),
      now: 'En cours',
      over: 'Terminé',
      cancelled: 'Annulé',
      nobody: 'Pas encore de professeur',
      in: (n, of) => `Pointage\u00a0: ${figure(n)} sur ${figure(of)}`,
      roster: 'Liste complète',
      checkInAll: (n) => `Tout pointer (${figure(n)})`,
      empty: 'Aucune réservation.',
      here: 'Présence',
      noShow: 'Absence',
    },
    week: {
      title: 'Les sept prochains jours',
      none: 'aucun cours',
      day: (classes, booked, places) =>
        count(places, {
          one: `${figure(classes)} cours, ${figure(booked)} place réservée sur ${figure(places)}`,
          other: `${figure(classes)} cours, places réservées\u00a0: ${figure(booked)} sur ${figure(places)}`,
        }),
      table: 'Voir en tableau',
      on: 'Jour',
      classes: 'Cours',
      booked: 'Réservées',
      places: 'Places',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    morning: (name: string) => `Buongiorno, ${name}`,
    afternoon: (name: string) => `Buon pomeriggio, ${name}`,
    evening: (name: string) => `Buonasera, ${name}`,
    schedule: 'Apri il calendario',
    noClasses: 'oggi nessuna lezione',
    sums: (classes: number, booked: number, places: number) =>
      count(classes, {
        one: `1 lezione, posti prenotati: ${figure(booked)} su ${figure(places)}`,
        other: `${figure(classes)} lezioni, posti prenotati: ${figure(booked)} su ${figure(places)}`,
      }),
    next: {
      title: 'A seguire',
      now: 'Adesso',
      next: 'Prossima',
      tomorrow: 'Domani',
      left: (time: string) => `ancora ${time}`,
      in: (time: string) => `tra ${time}`,
      none: 'Nessuna lezione nei prossimi sette giorni',
      noneMeans: 'I clienti prenotano ciò che è in calendario. Programma una lezione, o disegna tutta la settimana.',
      plan: 'Programma lezioni',
    },
    classes: {
      title: 'Lezioni di oggi',
      rest: 'Il resto della giornata',
      earlier: (n: number) => count(n, { one: '1 lezione precedente', other: `${figure(n)} lezioni precedenti` }),
      came: (n: number, of: number) => `Presenti ${figure(n)} su ${figure(of)}`,
      coming: (n: number) => count(n, { one: 'Verrà 1 persona', other: `Verranno ${figure(n)} persone` }),
      others: (n: number) => `Mostra altri ${figure(n)}`,
      opensAt: (time: string) => `check-in dalle ${time}`,
      showAll: 'Mostra chi viene',
      fill: (booked: number, capacity: number) => `${figure(booked)} su ${figure(capacity)}`,
      waiting: (n: number) => count(n, { one: '1 in attesa', other: `${figure(n)} in attesa` }),
      held: (n: number) => count(n, { one: '1 posto riservato', other: `${figure(n)} posti riservati` }),
      now: 'Adesso',
      over: 'Finita',
      cancelled: 'Annullata',
      nobody: 'Ancora nessun insegnante',
      in: (n: number, of: number) => `Check-in: ${figure(n)} su ${figure(of)}`,
      roster: 'Tutti i partecipanti',
      checkInAll: (n: number) => `Check-in per tutti (${figure(n)})`,
      empty: 'Ancora nessuna prenotazione.',
      here: 'Presente',
      noShow: 'Assente',
    },
    week: {
      title: 'I prossimi sette giorni',
      none: 'nessuna lezione',
      day: (classes: number, booked: number, places: number) =>
        count(classes, {
          one: `1 lezione, posti prenotati: ${figure(booked)} su ${figure(places)}`,
          other: `${figure(classes)} lezioni, posti prenotati: ${figure(booked)} su ${figure(places)}`,
        }),
      table: 'Vedi come tabella',
      on: 'Giorno',
      classes: 'Lezioni',
      booked: 'Prenotati',
      places: 'Posti',
    },
  }
}
