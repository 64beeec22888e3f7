import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    locations: {
      title: 'Locations',
      titleMeans: 'Rooms or addresses where classes take place. The first one is meant where none is named.',
      table: 'Locations',
      add: 'Add location',
      edit: 'Edit',
      editTitle: (name: string) => `Edit ${name}`,
      name: 'Name',
      address: 'Address',
      phone: 'Phone',
      first: 'First',
      inactive: 'Inactive',
      added: (name: string) => `${name} was added`,
      saved: 'Saved',
      deactivate: 'Deactivate',
      closeTitle: (name: string) => `Deactivate ${name}?`,
      closeClasses: (n: number, booked: number) =>
        count(n, { one: '1 class to come stays', other: `${figure(n)} classes to come stay` }) +
        (booked > 0
          ? count(booked, { one: ', with 1 place booked', other: `, with ${figure(booked)} places booked` })
          : ''),
      closeAppointments: (n: number) =>
        count(n, { one: '1 appointment to come stays', other: `${figure(n)} appointments to come stay` }),
      closeSeries: (n: number) =>
        count(n, { one: '1 series goes no further', other: `${figure(n)} series go no further` }),
      closeMeans:
        'Nothing new is planned there. Classes that should not take place are moved or cancelled on the timetable.',
      deactivated: (name: string) => `${name} is no longer offered`,
      reactivate: 'Reactivate',
      reactivated: (name: string) => `${name} is offered again`,
      firstStays: 'The first location stays.',
      noAddress: 'No address yet',
      week: (n: number) =>
        count(n, { one: 'One class in the next 7 days', other: `${figure(n)} classes in the next 7 days` }),
      quiet: 'No class in the next 7 days',
      remove: 'Delete',
      removeTitle: (name: string) => `Delete ${name}?`,
      removeMeans: 'This is possible only while no class refers to it.',
      removed: (name: string) => `${name} was deleted`,
      emptyTitle: 'No locations',
      empty: 'Add where classes take place.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    locations: {
      title: 'Standorte',
      titleMeans: 'Räume oder Adressen, an denen Kurse stattfinden. Wo keiner genannt ist, ist der erste gemeint.',
      table: 'Standorte',
      add: 'Standort hinzufügen',
      edit: 'Bearbeiten',
      editTitle: (name) => `${name} bearbeiten`,
      name: 'Name',
      address: 'Adresse',
      phone: 'Telefon',
      first: 'Erster',
      inactive: 'Inaktiv',
      added: (name) => `${name} ist hinzugefügt`,
      saved: 'Gespeichert',
      deactivate: 'Deaktivieren',
      closeTitle: (name) => `${name} deaktivieren?`,
      closeClasses: (n, booked) =>
        count(n, { one: '1 kommende Stunde bleibt', other: `${figure(n)} kommende Stunden bleiben` }) +
        (booked > 0
          ? count(booked, { one: ', mit 1 gebuchten Platz', other: `, mit ${figure(booked)} gebuchten Plätzen` })
          : ''),
      closeAppointments: (n) =>
        count(n, { one: '1 kommender Termin bleibt', other: `${figure(n)} kommende Termine bleiben` }),
      closeSeries: (n) =>
        count(n, { one: '1 Serie wird nicht fortgesetzt', other: `${figure(n)} Serien werden nicht fortgesetzt` }),
      closeMeans:
        'Dort wird nichts Neues geplant. Stunden, die ausfallen sollen, verlegst du oder sagst sie im Plan ab.',
      deactivated: (name) => `${name} wird nicht mehr angeboten`,
      reactivate: 'Wieder aktivieren',
      reactivated: (name) => `${name} wird wieder angeboten`,
      firstStays: 'Der erste Standort bleibt.',
      noAddress: 'Noch keine Adresse',
      week: (n) =>
        count(n, { one: 'Ein Kurs in den nächsten 7 Tagen', other: `${figure(n)} Kurse in den nächsten 7 Tagen` }),
      quiet: 'Keine Kurse in den nächsten 7 Tagen',
      remove: 'Löschen',
      removeTitle: (name) => `${name} löschen?`,
      removeMeans: 'Das geht nur, solange kein Kurs dazu gehört.',
      removed: (name) => `${name} ist gelöscht`,
      emptyTitle: 'Keine Standorte',
      empty: 'Füge hinzu, wo Kurse stattfinden.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    locations: {
      title: 'Sedes',
      titleMeans: 'Salas o direcciones donde se dan las clases. Si no se indica ninguna, se entiende la primera.',
      table: 'Sedes',
      add: 'Añadir sede',
      edit: 'Editar',
      editTitle: (name) => `Editar: ${name}`,
      name: 'Nombre',
      address: 'Dirección',
      phone: 'Teléfono',
      first: 'Primera',
      inactive: 'Desactivada',
      added: (name) => `Sede añadida: ${name}`,
      saved: 'Guardado',
      deactivate: 'Desactivar',
      closeTitle: (name) => `¿Desactivar ${name}?`,
      closeClasses: (n, booked) =>
        count(n, { one: 'Se queda 1 clase por venir', other: `Se quedan ${figure(n)} clases por venir` }) +
        (booked > 0
          ? count(booked, { one: ', con 1 plaza reservada', other: `, con ${figure(booked)} plazas reservadas` })
          : ''),
      closeAppointments: (n) =>
        count(n, { one: 'Se queda 1 cita por venir', other: `Se quedan ${figure(n)} citas por venir` }),
      closeSeries: (n) => count(n, { one: '1 serie no continúa', other: `${figure(n)} series no continúan` }),
      closeMeans:
        'Allí no se planifica nada nuevo. Las clases que no deban darse se mueven o se cancelan en el horario.',
      deactivated: (name) => `Ya no se ofrece: ${name}`,
      reactivate: 'Reactivar',
      reactivated: (name) => `Se vuelve a ofrecer: ${name}`,
      firstStays: 'La primera sede se queda.',
      noAddress: 'Aún sin dirección',
      week: (n) =>
        count(n, { one: 'Una clase en los próximos 7 días', other: `${figure(n)} clases en los próximos 7 días` }),
      quiet: 'Ninguna clase en los próximos 7 días',
      remove: 'Eliminar',
      removeTitle: (name) => `¿Eliminar ${name}?`,
      removeMeans: 'Solo se puede mientras ninguna clase esté en ella.',
      removed: (name) => `Sede eliminada: ${name}`,
      emptyTitle: 'No hay sedes',
      empty: 'Añade dónde se dan las clases.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    locations: {
      title: 'Lieux',
      titleMeans: 'Les salles ou les adresses où ont lieu les cours. Le premier vaut quand aucun n’est indiqué.',
      table: 'Lieux',
      add: 'Ajouter un lieu',
      edit: 'Modifier',
      editTitle: (name) => `Modifier ${name}`,
      name: 'Nom',
      address: 'Adresse',
      phone: 'Téléphone',
      first: 'Premier',
      inactive: 'Inactif',
      added: (name) => `${name}\u00a0: ajouté`,
      saved: 'Enregistré',
      deactivate: 'Désactiver',
      closeTitle: (name) => `Désactiver ${name}\u00a0?`,
      closeClasses: (n, booked) =>
        count(n, { one: `${figure(n)} cours à venir reste`, other: `${figure(n)} cours à venir restent` }) +
        (booked > 0
          ? count(booked, {
              one: `, avec ${figure(booked)} place réservée`,
              other: `, avec ${figure(booked)} places réservées`,
            })
          : ''),
      closeAppointments: (n) =>
        count(n, { one: `${figure(n)} rendez-vous à venir reste`, other: `${figure(n)} rendez-vous à venir restent` }),
      closeSeries: (n) =>
        count(n, { one: `${figure(n)} série ne continue pas`, other: `${figure(n)} séries ne continuent pas` }),
      closeMeans:
        'Rien de nouveau n’y est prévu. Les cours qui ne doivent pas avoir lieu se déplacent ou s’annulent dans le planning.',
      deactivated: (name) => `${name} n’est plus proposé`,
      reactivate: 'Réactiver',
      reactivated: (name) => `${name} est de nouveau proposé`,
      firstStays: 'Le premier lieu reste.',
      noAddress: 'Pas encore d’adresse',
      week: (n) => `${figure(n)} cours dans les 7 prochains jours`,
      quiet: 'Aucun cours dans les 7 prochains jours',
      remove: 'Supprimer',
      removeTitle: (name) => `Supprimer ${name}\u202f?`,
      removeMeans: 'Possible seulement si aucun cours n’en dépend.',
      removed: (name) => `${name}\u00a0: supprimé`,
      emptyTitle: 'Aucun lieu',
      empty: 'Ajoutez l’endroit où ont lieu les cours.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    locations: {
      title: 'Sedi',
      titleMeans: 'Sale o indirizzi dove si tengono le lezioni. La prima vale quando non se ne indica nessuna.',
      table: 'Sedi',
      add: 'Aggiungi sede',
      edit: 'Modifica',
      editTitle: (name: string) => `Modifica ${name}`,
      name: 'Nome',
      address: 'Indirizzo',
      phone: 'Telefono',
      first: 'Prima',
      inactive: 'Non attiva',
      added: (name: string) => `${name}: aggiunta`,
      saved: 'Salvato',
      deactivate: 'Disattiva',
      closeTitle: (name: string) => `Disattivare ${name}?`,
      closeClasses: (n: number, booked: number) =>
        count(n, { one: 'Resta 1 lezione in arrivo', other: `Restano ${figure(n)} lezioni in arrivo` }) +
        (booked > 0
          ? count(booked, { one: ', con 1 posto prenotato', other: `, con ${figure(booked)} posti prenotati` })
          : ''),
      closeAppointments: (n: number) =>
        count(n, { one: 'Resta 1 appuntamento in arrivo', other: `Restano ${figure(n)} appuntamenti in arrivo` }),
      closeSeries: (n: number) => count(n, { one: '1 serie non prosegue', other: `${figure(n)} serie non proseguono` }),
      closeMeans:
        'Lì non si programma più niente di nuovo. Le lezioni che non si devono tenere si spostano o si annullano nell’orario.',
      deactivated: (name: string) => `${name}: non si offre più`,
      reactivate: 'Riattiva',
      reactivated: (name: string) => `${name}: si offre di nuovo`,
      firstStays: 'La prima sede resta.',
      noAddress: 'Ancora nessun indirizzo',
      week: (n) =>
        count(n, { one: 'Una lezione nei prossimi 7 giorni', other: `${figure(n)} lezioni nei prossimi 7 giorni` }),
      quiet: 'Nessuna lezione nei prossimi 7 giorni',
      remove: 'Elimina',
      removeTitle: (name: string) => `Eliminare ${name}?`,
      removeMeans: 'Si può solo finché nessuna lezione vi è legata.',
      removed: (name: string) => `${name}: eliminata`,
      emptyTitle: 'Nessuna sede',
      empty: 'Aggiungi dove si tengono le lezioni.',
    },
  }
}
