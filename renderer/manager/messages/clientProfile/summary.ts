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
      due: (amount: string) => `${amount} due`,
      pastDue: (name: string) => `${name}: payment overdue`,
      failing: (name: string, amount: string, since: string) => `${name}: we couldn’t charge ${amount} on ${since}`,
      noMembership: 'No membership to book with',
      ending: (name: string, n: number) =>
        n === 1
          ? `${name} ends today`
          : count(n - 1, { one: `${name} ends tomorrow`, other: `${name} ends in ${figure(n - 1)} days` }),
      noCredit: (name: string) => `No credits left on ${name}`,
      lastCredit: (name: string) => `One credit left on ${name}`,
      openClasses: (n: number) => count(n, { one: '1 class to record', other: `${figure(n)} classes to record` }),
      birthdayToday: (age: number) => `Birthday today: ${figure(age)}`,
      birthday: (date: string, age: number) => `Birthday on ${date}: ${figure(age)}`,
      noEmail: 'No email: messages can’t reach them',
      fresh: 'New client',
    },
    summary: {
      nextClass: 'Next class',
      nothingBooked: 'No bookings',
      at: (day: string, time: string) => `${day}, ${time}`,
      lastVisit: 'Last visit',
      visits: 'Visits',
      pace: (n: string) => `${n} a month`,
      holds: 'Memberships',
      owes: 'Amount due',
      spent: 'Total spent',
    },
    notes: {
      title: 'Notes',
      help: 'For the staff only.',
      placeholder: 'What the team should know',
      forInstructors: 'Instructors can read it',
      isHealth: 'About health: instructors can read it while the client consents',
      add: 'Add note',
      added: 'Note added',
      none: 'No notes yet.',
      remove: 'Delete note',
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
      remove: (name: string) => `Remove ${name}`,
      byRule: 'Added by a rule',
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
      due: (amount) => `${amount} offen`,
      pastDue: (name) => `${name}: Zahlung überfällig`,
      failing: (name, amount, since) => `${name}: ${amount} konnten am ${since} nicht abgebucht werden`,
      noMembership: 'Keine Mitgliedschaft zum Buchen',
      ending: (name, n) =>
        n === 1
          ? `${name} endet heute`
          : count(n - 1, { one: `${name} endet morgen`, other: `${name} endet in ${figure(n - 1)} Tagen` }),
      noCredit: (name) => `${name}: keine Credits mehr`,
      lastCredit: (name) => `${name}: noch 1 Credit`,
      openClasses: (n) =>
        count(n, {
          one: '1 Kurs nicht erfasst',
          other: `${figure(n)} Kurse nicht erfasst`,
        }),
      birthdayToday: (age) => `Heute Geburtstag (${figure(age)})`,
      birthday: (date, age) => `Geburtstag am ${date} (${figure(age)})`,
      noEmail: 'Keine E-Mail-Adresse: Nachrichten kommen nicht an',
      fresh: 'Neu hier',
    },
    summary: {
      nextClass: 'Nächster Kurs',
      nothingBooked: 'Nichts gebucht',
      at: (day, time) => `${day}, ${time}`,
      lastVisit: 'Letzter Besuch',
      visits: 'Besuche',
      pace: (n) => `${n} im Monat`,
      holds: 'Mitgliedschaften',
      owes: 'Offen',
      spent: 'Bisher ausgegeben',
    },
    notes: {
      title: 'Notizen',
      help: 'Nur für das Team.',
      placeholder: 'Was das Team wissen sollte',
      forInstructors: 'Für Trainer:innen lesbar',
      isHealth: 'Zur Gesundheit: Trainer:innen lesen sie, solange eine Einwilligung besteht',
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
      charges: 'Offene Beträge',
    },
    tags: {
      title: 'Labels',
      none: 'Noch keine Labels.',
      add: 'Label hinzufügen',
      remove: (name) => `„${name}“ entfernen`,
      byRule: 'Von einer Regel hinzugefügt',
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
      noMembership: 'Sin bono para reservar',
      ending: (name, n) =>
        n === 1
          ? `${name} termina hoy`
          : count(n - 1, { one: `${name} termina mañana`, other: `${name} termina en ${figure(n - 1)} días` }),
      noCredit: (name) => `${name}: sin créditos`,
      lastCredit: (name) => `${name}: queda 1 crédito`,
      openClasses: (n) => count(n, { one: '1 clase sin registrar', other: `${figure(n)} clases sin registrar` }),
      birthdayToday: (age) => `Hoy cumple ${figure(age)} años`,
      birthday: (date, age) => `Cumple ${figure(age)} años: ${date}`,
      noEmail: 'Sin correo: no le llegan los mensajes',
      fresh: 'Cliente reciente',
    },
    summary: {
      nextClass: 'Próxima clase',
      nothingBooked: 'Sin reservas',
      at: (day, time) => `${day}, ${time}`,
      lastVisit: 'Última visita',
      visits: 'Visitas',
      pace: (n) => `${n} al mes`,
      holds: 'Bonos',
      owes: 'Por pagar',
      spent: 'Total gastado',
    },
    notes: {
      title: 'Notas',
      help: 'Solo para el equipo.',
      placeholder: 'Lo que el equipo debe saber',
      forInstructors: 'Los profesores pueden leerla',
      isHealth: 'Sobre la salud: los profesores la leen mientras haya consentimiento',
      add: 'Añadir nota',
      added: 'Nota añadida',
      none: 'Aún no hay notas.',
      remove: 'Eliminar nota',
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
      charges: 'Importes',
    },
    tags: {
      title: 'Etiquetas',
      none: 'Aún no hay etiquetas.',
      add: 'Añadir etiqueta',
      remove: (name) => `Quitar ${name}`,
      byRule: 'Añadida por una regla',
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
      failing: (name, amount, since) => `${name}\u00a0: ${amount} n’ont pas pu être débités le ${since}`,
      noMembership: 'Aucun abonnement pour réserver',
      ending: (name, n) =>
        n === 1
          ? `${name} prend fin aujourd’hui`
          : count(n - 1, {
              one: `${name} prend fin demain`,
              other: `${name} prend fin dans ${figure(n - 1)} jours`,
            }),
      noCredit: (name) => `${name}\u00a0: plus aucun crédit`,
      lastCredit: (name) => `${name}\u00a0: dernier crédit`,
      openClasses: (n) => count(n, { one: `${figure(n)} cours à pointer`, other: `${figure(n)} cours à pointer` }),
      birthdayToday: (age) => `Anniversaire aujourd’hui\u00a0: ${figure(age)} an${age > 1 ? 's' : ''}`,
      birthday: (date, age) => `Anniversaire le ${date}\u00a0: ${figure(age)} an${age > 1 ? 's' : ''}`,
      noEmail: 'Pas d’e-mail\u00a0: les messages n’arrivent pas',
      fresh: 'Client récent',
    },
    summary: {
      nextClass: 'Prochain cours',
      nothingBooked: 'Aucune réservation',
      at: (day, time) => `${day}, ${time}`,
      lastVisit: 'Dernière visite',
      visits: 'Visites',
      pace: (n) => `${n} par mois`,
      holds: 'Abonnements',
      owes: 'Montant dû',
      spent: 'Total dépensé',
    },
    notes: {
      title: 'Notes',
      help: 'Réservé à l’équipe.',
      placeholder: 'Ce que l’équipe doit savoir',
      forInstructors: 'Les professeurs peuvent la lire',
      isHealth: 'Santé\u00a0: les professeurs la lisent tant que le client y consent',
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
      charges: 'Montants dus',
    },
    tags: {
      title: 'Étiquettes',
      none: 'Pas encore d’étiquettes.',
      add: 'Ajouter une étiquette',
      remove: (name) => `Retirer ${name}`,
      byRule: 'Ajoutée par une règle',
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
      inactive: 'Profilo disattivato: non può accedere né prenotare',
      due: (amount: string) => `Da pagare: ${amount}`,
      pastDue: (name: string) => `${name}: pagamento in ritardo`,
      failing: (name: string, amount: string, since: string) => `${name}: ${amount} non addebitati ${il(since)}`,
      noMembership: 'Nessun abbonamento per prenotare',
      ending: (name: string, n: number) =>
        n === 1
          ? `${name} termina oggi`
          : count(n - 1, { one: `${name} termina domani`, other: `${name} termina tra ${figure(n - 1)} giorni` }),
      noCredit: (name: string) => `${name}: nessun credito rimasto`,
      lastCredit: (name: string) => `${name}: 1 credito rimasto`,
      openClasses: (n: number) =>
        count(n, { one: '1 lezione da registrare', other: `${figure(n)} lezioni da registrare` }),
      birthdayToday: (age: number) => `Compleanno oggi: ${figure(age)}`,
      birthday: (date: string, age: number) => `Compleanno ${il(date)}: ${figure(age)}`,
      noEmail: 'Nessuna e-mail: i messaggi non arrivano',
      fresh: 'Cliente recente',
    },
    summary: {
      nextClass: 'Prossima lezione',
      nothingBooked: 'Nessuna prenotazione',
      at: (day: string, time: string) => `${day}, ${time}`,
      lastVisit: 'Ultima visita',
      visits: 'Visite',
      pace: (n: string) => `${n} al mese`,
      holds: 'Abbonamenti',
      owes: 'Da pagare',
      spent: 'Totale speso',
    },
    notes: {
      title: 'Note',
      help: 'Solo per lo staff.',
      placeholder: 'Che cosa deve sapere lo staff',
      forInstructors: 'Gli insegnanti possono leggerla',
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
      charges: 'Importi dovuti',
    },
    tags: {
      title: 'Etichette',
      none: 'Ancora nessuna etichetta.',
      add: 'Aggiungi un’etichetta',
      remove: (name: string) => `Rimuovi ${name}`,
      byRule: 'Aggiunta da una regola',
    },
  }
}
