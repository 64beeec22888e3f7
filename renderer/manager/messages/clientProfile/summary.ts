import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    warnings: {
      label: 'Good to know',
      waiver: (title: string) => `Not signed: ${title}`,
      inactive: 'Deactivated: can’t sign in or book',
      due: (amount: string) => `${amount} to be paid`,
      pastDue: (name: string) => `${name}: payment overdue`,
      failing: (name: string, amount: string, since: string) => `${name}: ${amount} could not be collected on ${since}`,
      noMembership: 'Nothing to book with',
      ending: (name: string, n: number) =>
        n === 1
          ? `${name} ends today`
          : count(n - 1, { one: `${name} ends tomorrow`, other: `${name} ends in ${figure(n - 1)} days` }),
      noCredit: (name: string) => `No class left of ${name}`,
      lastCredit: (name: string) => `One class left of ${name}`,
      openClasses: (n: number) =>
        count(n, { one: 'One class over, not settled', other: `${figure(n)} classes over, not settled` }),
      birthdayToday: (age: number) => `Birthday today: ${figure(age)}`,
      birthday: (date: string, age: number) => `Birthday on ${date}: ${figure(age)}`,
      noEmail: 'No e-mail: messages can’t reach them',
      fresh: 'New here',
    },
    summary: {
      nextClass: 'Next class',
      nothingBooked: 'Nothing booked',
      at: (day: string, time: string) => `${day}, ${time}`,
      lastVisit: 'Last visit',
      visits: 'Visits',
      pace: (n: string) => `${n} a month`,
      holds: 'Holds',
      owes: 'Owes',
      spent: 'Has spent',
    },
    notes: {
      title: 'Notes',
      help: 'For the staff only.',
      placeholder: 'What the team should know',
      forInstructors: 'Instructors may read it',
      isHealth: 'About health: instructors read it while the client agrees',
      add: 'Add the note',
      added: 'Note added',
      none: 'No notes yet.',
      remove: 'Delete the note',
      removeTitle: 'Delete this note?',
      removed: 'Note deleted',
      by: (name: string, when: string) => `${name}, ${when}`,
    },
    tabs: {
      label: 'About this client',
      timeline: 'Timeline',
      memberships: 'Memberships',
      bookings: 'Bookings',
      appointments: 'Appointments',
      charges: 'Charges',
    },
    tags: {
      title: 'Tags',
      none: 'No tags yet.',
      add: 'Add a tag',
      remove: (name: string) => `Take ${name} away`,
      byRule: 'Given by a rule',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    warnings: {
      label: 'Gut zu wissen',
      waiver: (title) => `Nicht unterschrieben: ${title}`,
      inactive: 'Deaktiviert: kann sich nicht anmelden und nicht buchen',
      due: (amount) => `${amount} zu bezahlen`,
      pastDue: (name) => `${name}: Zahlung überfällig`,
      failing: (name, amount, since) => `${name}: ${amount} konnten nicht abgebucht werden (${since})`,
      noMembership: 'Nichts, womit sich buchen lässt',
      ending: (name, n) =>
        n === 1
          ? `${name} endet heute`
          : count(n - 1, { one: `${name} endet morgen`, other: `${name} endet in ${figure(n - 1)} Tagen` }),
      noCredit: (name) => `${name}: kein Kurs mehr übrig`,
      lastCredit: (name) => `${name}: noch ein Kurs übrig`,
      openClasses: (n) =>
        count(n, {
          one: 'Ein vergangener Kurs ist noch festzuhalten',
          other: `${figure(n)} vergangene Kurse sind noch festzuhalten`,
        }),
      birthdayToday: (age) => `Heute Geburtstag (${figure(age)})`,
      birthday: (date, age) => `Geburtstag am ${date} (${figure(age)})`,
      noEmail: 'Keine E-Mail: Nachrichten kommen nicht an',
      fresh: 'Neu hier',
    },
    summary: {
      nextClass: 'Nächster Kurs',
      nothingBooked: 'Nichts gebucht',
      at: (day, time) => `${day}, ${time}`,
      lastVisit: 'Letzter Besuch',
      visits: 'Besuche',
      pace: (n) => `${n} im Monat`,
      holds: 'Hat',
      owes: 'Offen',
      spent: 'Hat ausgegeben',
    },
    notes: {
      title: 'Notizen',
      help: 'Nur für das Team.',
      placeholder: 'Was das Team wissen sollte',
      forInstructors: 'Auch Lehrkräfte dürfen sie lesen',
      isHealth: 'Zur Gesundheit: Trainer:innen lesen sie, solange die Person zustimmt',
      add: 'Notiz hinzufügen',
      added: 'Notiz hinzugefügt',
      none: 'Noch keine Notizen.',
      remove: 'Notiz löschen',
      removeTitle: 'Diese Notiz löschen?',
      removed: 'Notiz gelöscht',
      by: (name, when) => `${name}, ${when}`,
    },
    tabs: {
      label: 'Zu dieser Person',
      timeline: 'Verlauf',
      memberships: 'Mitgliedschaften',
      bookings: 'Buchungen',
      appointments: 'Termine',
      charges: 'Forderungen',
    },
    tags: {
      title: 'Schlagwörter',
      none: 'Noch keine Schlagwörter.',
      add: 'Schlagwort vergeben',
      remove: (name) => `${name} entziehen`,
      byRule: 'Von einer Regel vergeben',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    warnings: {
      label: 'Conviene saber',
      waiver: (title) => `Sin firmar: ${title}`,
      inactive: 'Ficha desactivada: no puede entrar ni reservar',
      due: (amount) => `${amount} por pagar`,
      pastDue: (name) => `${name}: pago atrasado`,
      failing: (name, amount, since) => `${name}: el ${since} no se pudieron cobrar ${amount}`,
      noMembership: 'No tiene con qué reservar',
      ending: (name, n) =>
        n === 1
          ? `${name} termina hoy`
          : count(n - 1, { one: `${name} termina mañana`, other: `${name} termina en ${figure(n - 1)} días` }),
      noCredit: (name) => `No le quedan clases de ${name}`,
      lastCredit: (name) => `Le queda una clase de ${name}`,
      openClasses: (n) =>
        count(n, { one: 'Una clase terminada sin registrar', other: `${figure(n)} clases terminadas sin registrar` }),
      birthdayToday: (age) => `Hoy cumple ${figure(age)} años`,
      birthday: (date, age) => `Cumple ${figure(age)} años: ${date}`,
      noEmail: 'Sin correo: no le llegan los mensajes',
      fresh: 'Acaba de llegar al centro',
    },
    summary: {
      nextClass: 'Próxima clase',
      nothingBooked: 'Sin reservas',
      at: (day, time) => `${day}, ${time}`,
      lastVisit: 'Última visita',
      visits: 'Visitas',
      pace: (n) => `${n} al mes`,
      holds: 'Tiene',
      owes: 'Por pagar',
      spent: 'Ha gastado',
    },
    notes: {
      title: 'Notas',
      help: 'Solo para el equipo.',
      placeholder: 'Lo que el equipo debe saber',
      forInstructors: 'También pueden leerla los instructores',
      isHealth: 'Sobre la salud: los profesores la leen mientras el cliente dé su consentimiento',
      add: 'Añadir nota',
      added: 'Nota añadida',
      none: 'Aún no hay notas.',
      remove: 'Eliminar la nota',
      removeTitle: '¿Eliminar esta nota?',
      removed: 'Nota eliminada',
      by: (name, when) => `${name}, ${when}`,
    },
    tabs: {
      label: 'Sobre este cliente',
      timeline: 'Historial',
      memberships: 'Bonos',
      bookings: 'Reservas',
      appointments: 'Citas',
      charges: 'Cargos',
    },
    tags: {
      title: 'Etiquetas',
      none: 'Aún no hay etiquetas.',
      add: 'Añadir etiqueta',
      remove: (name) => `Quitar ${name}`,
      byRule: 'Puesta por una regla',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    warnings: {
      label: 'Bon à savoir',
      waiver: (title) => `Non signé\u00a0: ${title}`,
      inactive: 'Compte désactivé\u00a0: ni connexion ni réservation',
      due: (amount) => `${amount} à payer`,
      pastDue: (name) => `${name}\u00a0: paiement en retard`,
      failing: (name, amount, since) => `${name}\u00a0: ${amount} n’ont pas pu être prélevés le ${since}`,
      noMembership: 'Rien pour réserver',
      ending: (name, n) =>
        n === 1
          ? `${name} prend fin aujourd’hui`
          : count(n - 1, {
              one: `${name} prend fin demain`,
              other: `${name} prend fin dans ${figure(n - 1)} jours`,
            }),
      noCredit: (name) => `Plus aucun cours\u00a0: ${name}`,
      lastCredit: (name) => `Dernier cours\u00a0: ${name}`,
      openClasses: (n) => count(n, { one: 'Un cours terminé à régler', other: `${figure(n)} cours terminés à régler` }),
      birthdayToday: (age) => `Anniversaire aujourd’hui\u00a0: ${figure(age)} ans`,
      birthday: (date, age) => `Anniversaire le ${date}\u00a0: ${figure(age)} ans`,
      noEmail: 'Pas d’e-mail\u00a0: aucun message ne peut arriver',
      fresh: 'Client récent',
    },
    summary: {
      nextClass: 'Prochain cours',
      nothingBooked: 'Rien de réservé',
      at: (day, time) => `${day}, ${time}`,
      lastVisit: 'Dernière visite',
      visits: 'Visites',
      pace: (n) => `${n} par mois`,
      holds: 'Possède',
      owes: 'Doit',
      spent: 'A dépensé',
    },
    notes: {
      title: 'Notes',
      help: 'Pour l’équipe seulement.',
      placeholder: 'Ce que l’équipe doit savoir',
      forInstructors: 'Les enseignants peuvent la lire',
      isHealth: 'Santé\u00a0: les professeurs la lisent tant que le client est d’accord',
      add: 'Ajouter la note',
      added: 'Note ajoutée',
      none: 'Pas encore de notes.',
      remove: 'Supprimer la note',
      removeTitle: 'Supprimer cette note\u202f?',
      removed: 'Note supprimée',
      by: (name, when) => `${name}, ${when}`,
    },
    tabs: {
      label: 'À propos de ce client',
      timeline: 'Historique',
      memberships: 'Abonnements',
      bookings: 'Réservations',
      appointments: 'Rendez-vous',
      charges: 'À payer',
    },
    tags: {
      title: 'Étiquettes',
      none: 'Pas encore d’étiquettes.',
      add: 'Ajouter une étiquette',
      remove: (name) => `Retirer ${name}`,
      byRule: 'Donnée par une règle',
    },
  }
}

export const it = (): Words => {
  const { il } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    warnings: {
      label: 'Da sapere',
      waiver: (title: string) => `Non firmato: ${title}`,
      inactive: 'Account disattivato: non può accedere né prenotare',
      due: (amount: string) => `Da pagare: ${amount}`,
      pastDue: (name: string) => `${name}: pagamento in ritardo`,
      failing: (name: string, amount: string, since: string) => `${name}: ${amount} non riscossi (${since})`,
      noMembership: 'Nulla con cui prenotare',
      ending: (name: string, n: number) =>
        n === 1
          ? `${name} termina oggi`
          : count(n - 1, { one: `${name} termina domani`, other: `${name} termina tra ${figure(n - 1)} giorni` }),
      noCredit: (name: string) => `${name}: nessuna lezione rimasta`,
      lastCredit: (name: string) => `${name}: una lezione rimasta`,
      openClasses: (n: number) =>
        count(n, { one: 'Una lezione passata, da definire', other: `${figure(n)} lezioni passate, da definire` }),
      birthdayToday: (age: number) => `Compleanno oggi: ${figure(age)}`,
      birthday: (date: string, age: number) => `Compleanno ${il(date)}: ${figure(age)}`,
      noEmail: 'Senza e-mail: i messaggi non arrivano',
      fresh: 'Alle prime visite',
    },
    summary: {
      nextClass: 'Prossima lezione',
      nothingBooked: 'Nessuna prenotazione',
      at: (day: string, time: string) => `${day}, ${time}`,
      lastVisit: 'Ultima visita',
      visits: 'Visite',
      pace: (n: string) => `${n} al mese`,
      holds: 'In corso',
      owes: 'Da pagare',
      spent: 'Speso finora',
    },
    notes: {
      title: 'Note',
      help: 'Solo per lo staff.',
      placeholder: 'Che cosa deve sapere il team',
      forInstructors: 'Possono leggerla anche gli istruttori',
      isHealth: 'Sulla salute: gli insegnanti la leggono finché il cliente acconsente',
      add: 'Aggiungi la nota',
      added: 'Nota aggiunta',
      none: 'Ancora nessuna nota.',
      remove: 'Elimina la nota',
      removeTitle: 'Eliminare questa nota?',
      removed: 'Nota eliminata',
      by: (name: string, when: string) => `${name}, ${when}`,
    },
    tabs: {
      label: 'Su questa persona',
      timeline: 'Cronologia',
      memberships: 'Abbonamenti',
      bookings: 'Prenotazioni',
      appointments: 'Appuntamenti',
      charges: 'Addebiti',
    },
    tags: {
      title: 'Etichette',
      none: 'Ancora nessuna etichetta.',
      add: 'Aggiungi un’etichetta',
      remove: (name: string) => `Togli ${name}`,
      byRule: 'Assegnata da una regola',
    },
  }
}
