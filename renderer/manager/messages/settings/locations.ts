import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    locations: {
      title: 'Locations',
      titleMeans: 'Rooms or addresses where classes take place. The first is the default.',
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
        count(n, { one: '1 upcoming class stays', other: `${figure(n)} upcoming classes stay` }) +
        (booked > 0
          ? count(booked, { one: ', with 1 spot booked', other: `, with ${figure(booked)} spots booked` })
          : ''),
      closeAppointments: (n: number) =>
        count(n, { one: '1 upcoming appointment stays', other: `${figure(n)} upcoming appointments stay` }),
      closeSeries: (n: number) => count(n, { one: '1 series ends', other: `${figure(n)} series end` }),
      closeMeans: 'No new classes are planned there. Move or cancel individual classes on the schedule.',
      deactivated: (name: string) => `${name} is deactivated`,
      reactivate: 'Reactivate',
      reactivated: (name: string) => `${name} is active again`,
      firstStays: 'The first location can’t be deactivated or deleted.',
      noAddress: 'No address yet',
      week: (n: number) =>
        count(n, { one: '1 class in the next 7 days', other: `${figure(n)} classes in the next 7 days` }),
      quiet: 'No classes in the next 7 days',
      remove: 'Delete',
      removeTitle: (name: string) => `Delete ${name}?`,
      removeMeans: 'You can only delete a location that no class uses.',
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
      titleMeans: 'Räume oder Adressen, an denen Kurse stattfinden. Der erste ist der Standard.',
      table: 'Standorte',
      add: 'Standort hinzufügen',
      edit: 'Bearbeiten',
      editTitle: (name) => `„${name}“ bearbeiten`,
      name: 'Name',
      address: 'Adresse',
      phone: 'Telefon',
      first: 'Erster',
      inactive: 'Inaktiv',
      added: (name) => `„${name}“ hinzugefügt`,
      saved: 'Gespeichert',
      deactivate: 'Deaktivieren',
      closeTitle: (name) => `„${name}“ deaktivieren?`,
      closeClasses: (n, booked) =>
        count(n, { one: '1 kommender Kurs bleibt', other: `${figure(n)} kommende Kurse bleiben` }) +
        (booked > 0
          ? count(booked, { one: ', mit 1 gebuchten Platz', other: `, mit ${figure(booked)} gebuchten Plätzen` })
          : ''),
      closeAppointments: (n) =>
        count(n, { one: '1 kommender Termin bleibt', other: `${figure(n)} kommende Termine bleiben` }),
      closeSeries: (n) => count(n, { one: '1 Serie endet', other: `${figure(n)} Serien enden` }),
      closeMeans:
        'Dort werden keine neuen Kurse geplant. Einzelne Kurse verschiebst du im Kursplan oder sagst sie dort ab.',
      deactivated: (name) => `„${name}“ ist deaktiviert`,
      reactivate: 'Wieder aktivieren',
      reactivated: (name) => `„${name}“ ist wieder aktiv`,
      firstStays: 'Der erste Standort lässt sich nicht deaktivieren oder löschen.',
      noAddress: 'Noch keine Adresse',
      week: (n) =>
        count(n, { one: '1 Kurs in den nächsten 7 Tagen', other: `${figure(n)} Kurse in den nächsten 7 Tagen` }),
      quiet: 'Keine Kurse in den nächsten 7 Tagen',
      remove: 'Löschen',
      removeTitle: (name) => `„${name}“ löschen?`,
      removeMeans: 'Du kannst nur Standorte löschen, zu denen kein Kurs gehört.',
      removed: (name) => `„${name}“ gelöscht`,
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
      titleMeans: 'Salas o direcciones donde se dan las clases. La primera es la predeterminada.',
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
      closeTitle: (name) => `¿Desactivar «${name}»?`,
      closeClasses: (n, booked) =>
        count(n, { one: 'Se mantiene 1 clase próxima', other: `Se mantienen ${figure(n)} clases próximas` }) +
        (booked > 0
          ? count(booked, { one: ', con 1 plaza reservada', other: `, con ${figure(booked)} plazas reservadas` })
          : ''),
      closeAppointments: (n) =>
        count(n, { one: 'Se mantiene 1 cita próxima', other: `Se mantienen ${figure(n)} citas próximas` }),
      closeSeries: (n) => count(n, { one: '1 serie termina', other: `${figure(n)} series terminan` }),
      closeMeans: 'Allí no se programan clases nuevas. Mueve o cancela clases concretas en el horario.',
      deactivated: (name) => `Sede desactivada: ${name}`,
      reactivate: 'Reactivar',
      reactivated: (name) => `Sede reactivada: ${name}`,
      firstStays: 'La primera sede no se puede desactivar ni eliminar.',
      noAddress: 'Aún sin dirección',
      week: (n) =>
        count(n, { one: '1 clase en los próximos 7 días', other: `${figure(n)} clases en los próximos 7 días` }),
      quiet: 'Ninguna clase en los próximos 7 días',
      remove: 'Eliminar',
      removeTitle: (name) => `¿Eliminar «${name}»?`,
      removeMeans: 'Solo puedes eliminar una sede que ninguna clase use.',
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
      titleMeans: 'Salles ou adresses où ont lieu les cours. Le premier lieu est utilisé par défaut.',
      table: 'Lieux',
      add: 'Ajouter un lieu',
      edit: 'Modifier',
      editTitle: (name) => `Modifier\u00a0: ${name}`,
      name: 'Nom',
      address: 'Adresse',
      phone: 'Téléphone',
      first: 'Premier',
      inactive: 'Inactif',
      added: (name) => `Lieu ajouté\u00a0: ${name}`,
      saved: 'Enregistré',
      deactivate: 'Désactiver',
      closeTitle: (name) => `Désactiver «\u00a0${name}\u00a0»\u202f?`,
      closeClasses: (n, booked) =>
        count(n, {
          one: `${figure(n)} cours à venir est maintenu`,
          other: `${figure(n)} cours à venir sont maintenus`,
        }) +
        (booked > 0
          ? count(booked, {
              one: `, avec ${figure(booked)} place réservée`,
              other: `, avec ${figure(booked)} places réservées`,
            })
          : ''),
      closeAppointments: (n) =>
        count(n, {
          one: `${figure(n)} rendez-vous à venir est maintenu`,
          other: `${figure(n)} rendez-vous à venir sont maintenus`,
        }),
      closeSeries: (n) => count(n, { one: `${figure(n)} série se termine`, other: `${figure(n)} séries se terminent` }),
      closeMeans: 'Aucun nouveau cours n’y est planifié. Déplacez ou annulez des cours dans le planning.',
      deactivated: (name) => `Lieu désactivé\u00a0: ${name}`,
      reactivate: 'Réactiver',
      reactivated: (name) => `Lieu réactivé\u00a0: ${name}`,
      firstStays: 'Le premier lieu ne peut être ni désactivé ni supprimé.',
      noAddress: 'Pas encore d’adresse',
      week: (n) => `${figure(n)} cours dans les 7 prochains jours`,
      quiet: 'Aucun cours dans les 7 prochains jours',
      remove: 'Supprimer',
      removeTitle: (name) => `Supprimer «\u00a0${name}\u00a0»\u202f?`,
      removeMeans: 'Vous ne pouvez supprimer qu’un lieu sans cours.',
      removed: (name) => `Lieu supprimé\u00a0: ${name}`,
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
      titleMeans: 'Sale o indirizzi dove si tengono le lezioni. La prima è quella predefinita.',
      table: 'Sedi',
      add: 'Aggiungi una sede',
      edit: 'Modifica',
      editTitle: (name: string) => `Modifica: ${name}`,
      name: 'Nome',
      address: 'Indirizzo',
      phone: 'Telefono',
      first: 'Prima',
      inactive: 'Disattivata',
      added: (name: string) => `Sede aggiunta: ${name}`,
      saved: 'Salvato',
      deactivate: 'Disattiva',
      closeTitle: (name: string) => `Disattivare «${name}»?`,
      closeClasses: (n: number, booked: number) =>
        count(n, { one: 'Resta 1 lezione in arrivo', other: `Restano ${figure(n)} lezioni in arrivo` }) +
        (booked > 0
          ? count(booked, { one: ', con 1 posto prenotato', other: `, con ${figure(booked)} posti prenotati` })
          : ''),
      closeAppointments: (n: number) =>
        count(n, { one: 'Resta 1 appuntamento in arrivo', other: `Restano ${figure(n)} appuntamenti in arrivo` }),
      closeSeries: (n: number) => count(n, { one: '1 serie termina', other: `${figure(n)} serie terminano` }),
      closeMeans: 'Lì non si programmano nuove lezioni. Sposta o annulla singole lezioni nel calendario.',
      deactivated: (name: string) => `Sede disattivata: ${name}`,
      reactivate: 'Riattiva',
      reactivated: (name: string) => `Sede riattivata: ${name}`,
      firstStays: 'La prima sede non si può disattivare né eliminare.',
      noAddress: 'Ancora nessun indirizzo',
      week: (n) =>
        count(n, { one: '1 lezione nei prossimi 7 giorni', other: `${figure(n)} lezioni nei prossimi 7 giorni` }),
      quiet: 'Nessuna lezione nei prossimi 7 giorni',
      remove: 'Elimina',
      removeTitle: (name: string) => `Eliminare «${name}»?`,
      removeMeans: 'Puoi eliminare solo una sede che nessuna lezione usa.',
      removed: (name: string) => `Sede eliminata: ${name}`,
      emptyTitle: 'Nessuna sede',
      empty: 'Aggiungi dove si tengono le lezioni.',
    },
  }
}
