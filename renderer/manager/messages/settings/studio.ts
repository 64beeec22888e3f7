import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    studio: {
      title: 'The studio',
      titleMeans: 'As clients see it, and as it stands on receipts.',
      name: 'Name',
      address: 'Address',
      country: 'Country',
      taxId: 'Tax number',
      website: 'Web site',
      websiteExample: 'https://your-studio.com',
      clock: 'Time and money',
      clockMeans: 'Every time and every price of the studio is meant in these.',
      timezone: 'Timezone',
      zoneTitle: 'Change the timezone?',
      zoneMove: 'Change and move',
      currency: 'Currency',
      currencyMeans: 'Fixed once something has been sold.',
      locale: 'Language of mails and pages',
      vat: 'VAT',
      vatMeans: 'Prices include it; receipts show it.',
      calendar: 'Calendar',
      calendarMeans: 'The hours the calendar shows. Classes outside them are still there.',
      from: 'From',
      to: 'To',
      ordered: 'The calendar has to end after it begins.',
    },
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
    studio: {
      title: 'Das Studio',
      titleMeans: 'So steht es im Portal und auf Belegen.',
      name: 'Name',
      address: 'Adresse',
      country: 'Land',
      taxId: 'Steuernummer',
      website: 'Website',
      websiteExample: 'https://dein-studio.de',
      clock: 'Zeit und Geld',
      clockMeans: 'So verstehen sich alle Zeiten und Preise des Studios.',
      timezone: 'Zeitzone',
      zoneTitle: 'Zeitzone ändern?',
      zoneMove: 'Ändern und verlegen',
      currency: 'Währung',
      currencyMeans: 'Steht fest, sobald etwas verkauft ist.',
      locale: 'Sprache der E-Mails und Seiten',
      vat: 'MwSt.',
      vatMeans: 'In den Preisen enthalten; Belege zeigen sie.',
      calendar: 'Kalender',
      calendarMeans: 'Die Stunden, die der Kalender zeigt. Kurse außerhalb sind trotzdem da.',
      from: 'Von',
      to: 'Bis',
      ordered: 'Das Ende muss nach dem Beginn liegen.',
    },
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
    studio: {
      title: 'El centro',
      titleMeans: 'Como lo ven los clientes y como figura en los recibos.',
      name: 'Nombre',
      address: 'Dirección',
      country: 'País',
      taxId: 'NIF',
      website: 'Sitio web',
      websiteExample: 'https://tu-centro.es',
      clock: 'Hora y dinero',
      clockMeans: 'En ellos se entienden todas las horas y todos los precios del centro.',
      timezone: 'Zona horaria',
      zoneTitle: '¿Cambiar la zona horaria?',
      zoneMove: 'Cambiar y mover',
      currency: 'Moneda',
      currencyMeans: 'Queda fija en cuanto se vende algo.',
      locale: 'Idioma de los correos y las páginas',
      vat: 'IVA',
      vatMeans: 'Los precios lo incluyen; los recibos lo muestran.',
      calendar: 'Calendario',
      calendarMeans: 'Las horas que muestra el calendario. Las clases fuera de ellas siguen ahí.',
      from: 'De',
      to: 'A',
      ordered: 'El calendario tiene que acabar después de empezar.',
    },
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
    studio: {
      title: 'Le studio',
      titleMeans: 'Tel que les clients le voient, et tel qu’il figure sur les reçus.',
      name: 'Nom',
      address: 'Adresse',
      country: 'Pays',
      taxId: 'Numéro fiscal',
      website: 'Site web',
      websiteExample: 'https://votre-studio.fr',
      clock: 'Heure et argent',
      clockMeans: 'Toutes les heures et tous les prix du studio s’entendent ainsi.',
      timezone: 'Fuseau horaire',
      zoneTitle: 'Changer de fuseau horaire\u202f?',
      zoneMove: 'Changer et déplacer',
      currency: 'Devise',
      currencyMeans: 'Fixe dès la première vente.',
      locale: 'Langue des e-mails et des pages',
      vat: 'TVA',
      vatMeans: 'Comprise dans les prix\u202f; les reçus l’indiquent.',
      calendar: 'Calendrier',
      calendarMeans: 'Les heures que montre le calendrier. Les cours en dehors existent quand même.',
      from: 'De',
      to: 'À',
      ordered: 'Le calendrier doit finir après son début.',
    },
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
    studio: {
      title: 'Lo studio',
      titleMeans: 'Come lo vedono i clienti, e come compare sulle ricevute.',
      name: 'Nome',
      address: 'Indirizzo',
      country: 'Paese',
      taxId: 'Partita IVA',
      website: 'Sito web',
      websiteExample: 'https://tuo-studio.it',
      clock: 'Ora e denaro',
      clockMeans: 'Ogni orario e ogni prezzo dello studio si intende in questi.',
      timezone: 'Fuso orario',
      zoneTitle: 'Cambiare il fuso orario?',
      zoneMove: 'Cambia e sposta',
      currency: 'Valuta',
      currencyMeans: 'Fissa, una volta che si è venduto qualcosa.',
      locale: 'Lingua di e-mail e pagine',
      vat: 'IVA',
      vatMeans: 'I prezzi la comprendono; le ricevute la mostrano.',
      calendar: 'Calendario',
      calendarMeans: 'Le ore che mostra il calendario. Le lezioni fuori da queste ci sono comunque.',
      from: 'Dalle',
      to: 'Alle',
      ordered: 'Il calendario deve finire dopo il suo inizio.',
    },
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
