import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    adding: {
      title: 'Add client',
      label: 'Client',
      placeholder: 'Type a name, email or phone',
      newClient: (name: string) => `Add “${name}” as a new client`,
      over: 'The class is over.',
      cancelled: 'The class was cancelled.',
      paysWith: (membership: string) => `Pays with ${membership}`,
      takesNothing: (membership: string) => `Included in ${membership}`,
      refused: (n: number) => count(n, { one: 'A rule prevents this', other: `${figure(n)} rules prevent this` }),
      booked: 'Already booked.',
      book: 'Book',
      bookAndCheckIn: 'Book and check in',
      anyway: 'Book anyway',
      anywayAndCheckIn: 'Book anyway and check in',
      unpaidThen: 'The spot is then marked as unpaid.',
      join: 'Add to waitlist',
      waiting: (position: number) => `On the waitlist at position ${figure(position)}.`,
      dismiss: 'Choose someone else',
      done: (name: string) => `${name} is booked`,
      doneIn: (name: string) => `${name} is booked and checked in`,
      joined: (name: string) => `${name} is on the waitlist`,
      created: (name: string) => `${name} is a client now`,
    },
    waitlist: {
      title: 'Waitlist',
      empty: 'No one is waiting.',
      emptyFull: 'The class is full. Clients you add wait here.',
      status: {
        waiting: 'Waiting',
        offered: 'Offered',
        confirmed: 'Accepted',
        declined: 'Declined',
        expired: 'Offer expired',
        left: 'Left',
        skipped: 'Skipped',
        closed: 'Closed',
      },
      since: (when: string) => `since ${when}`,
      offeredFor: (left: string) => `${left} to answer`,
      offerOver: 'The offer has expired',
      take: 'Book spot',
      remove: 'Remove',
      removeOf: (name: string) => `Remove ${name} from the waitlist`,
      removed: (name: string) => `${name} is off the waitlist`,
      taken: (name: string) => `${name} has the spot`,
      former: (n: number) => count(n, { one: '1 earlier entry', other: `${figure(n)} earlier entries` }),
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    adding: {
      title: 'Person hinzufügen',
      label: 'Person',
      placeholder: 'Name, E-Mail oder Telefon eingeben',
      newClient: (name) => `„${name}“ als neue Person anlegen`,
      over: 'Der Kurs ist vorbei.',
      cancelled: 'Der Kurs wurde abgesagt.',
      paysWith: (membership) => `Zahlt mit „${membership}“`,
      takesNothing: (membership) => `In „${membership}“ enthalten`,
      refused: (n) => count(n, { one: 'Eine Regel spricht dagegen', other: `${figure(n)} Regeln sprechen dagegen` }),
      booked: 'Schon gebucht.',
      book: 'Buchen',
      bookAndCheckIn: 'Buchen und einchecken',
      anyway: 'Trotzdem buchen',
      anywayAndCheckIn: 'Trotzdem buchen und einchecken',
      unpaidThen: 'Der Platz wird dann als unbezahlt markiert.',
      join: 'Auf die Warteliste setzen',
      waiting: (position) => `Auf der Warteliste, Platz ${figure(position)}.`,
      dismiss: 'Andere Person wählen',
      done: (name) => `${name}: gebucht`,
      doneIn: (name) => `${name}: gebucht und eingecheckt`,
      joined: (name) => `${name} steht auf der Warteliste`,
      created: (name) => `${name} ist angelegt`,
    },
    waitlist: {
      title: 'Warteliste',
      empty: 'Die Warteliste ist leer.',
      emptyFull: 'Der Kurs ist ausgebucht. Neue Anmeldungen warten hier.',
      status: {
        waiting: 'Wartet',
        offered: 'Angeboten',
        confirmed: 'Angenommen',
        declined: 'Abgelehnt',
        expired: 'Angebot abgelaufen',
        left: 'Ausgetragen',
        skipped: 'Übersprungen',
        closed: 'Geschlossen',
      },
      since: (when) => `seit ${when}`,
      offeredFor: (left) => `noch ${left} für die Antwort`,
      offerOver: 'Das Angebot ist abgelaufen',
      take: 'Platz buchen',
      remove: 'Entfernen',
      removeOf: (name) => `${name} von der Warteliste nehmen`,
      removed: (name) => `${name}: von der Warteliste genommen`,
      taken: (name) => `${name} hat den Platz`,
      former: (n) => count(n, { one: '1 früherer Eintrag', other: `${figure(n)} frühere Einträge` }),
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    adding: {
      title: 'Añadir cliente',
      label: 'Cliente',
      placeholder: 'Escribe un nombre, correo o teléfono',
      newClient: (name) => `Añadir a «${name}» como cliente nuevo`,
      over: 'La clase ha terminado.',
      cancelled: 'La clase se canceló.',
      paysWith: (membership) => `Paga con ${membership}`,
      takesNothing: (membership) => `La cubre ${membership}`,
      refused: (n) => count(n, { one: 'Una regla lo impide', other: `${figure(n)} reglas lo impiden` }),
      booked: 'Ya tiene reserva.',
      book: 'Reservar',
      bookAndCheckIn: 'Reservar y registrar',
      anyway: 'Reservar igualmente',
      anywayAndCheckIn: 'Reservar igualmente y registrar',
      unpaidThen: 'La plaza quedará marcada como sin pagar.',
      join: 'Añadir a la lista de espera',
      waiting: (position) => `En espera, puesto ${figure(position)}.`,
      dismiss: 'Elegir a otra persona',
      done: (name) => `${name} tiene plaza`,
      doneIn: (name) => `${name}: plaza reservada y asistencia registrada`,
      joined: (name) => `${name} está en la lista de espera`,
      created: (name) => `Ficha creada: ${name}`,
    },
    waitlist: {
      title: 'Lista de espera',
      empty: 'No hay nadie en espera.',
      emptyFull: 'La clase está completa. Los clientes que añadas esperan aquí.',
      status: {
        waiting: 'En espera',
        offered: 'Plaza ofrecida',
        confirmed: 'Aceptó la plaza',
        declined: 'La rechazó',
        expired: 'La oferta caducó',
        left: 'Salió',
        skipped: 'Se le saltó el turno',
        closed: 'Cerrada',
      },
      since: (when) => `desde el ${when}`,
      offeredFor: (left) => `${left} para responder`,
      offerOver: 'La oferta ha caducado',
      take: 'Dar la plaza',
      remove: 'Quitar',
      removeOf: (name) => `Quitar a ${name} de la lista de espera`,
      removed: (name) => `${name} ya no está en la lista de espera`,
      taken: (name) => `${name} tiene la plaza`,
      former: (n) => count(n, { one: '1 anterior', other: `${figure(n)} anteriores` }),
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    adding: {
      title: 'Ajouter un client',
      label: 'Client',
      placeholder: 'Nom, e-mail ou téléphone',
      newClient: (name) => `Ajouter «\u00a0${name}\u00a0» comme nouveau client`,
      over: 'Le cours est terminé.',
      cancelled: 'Le cours a été annulé.',
      paysWith: (membership) => `Payé avec «\u00a0${membership}\u00a0»`,
      takesNothing: (membership) => `Couvert par «\u00a0${membership}\u00a0»`,
      refused: (n) => count(n, { one: 'Une règle s’y oppose', other: `${figure(n)} règles s’y opposent` }),
      booked: 'A déjà réservé.',
      book: 'Réserver',
      bookAndCheckIn: 'Réserver et pointer',
      anyway: 'Réserver quand même',
      anywayAndCheckIn: 'Réserver quand même et pointer',
      unpaidThen: 'La place sera marquée comme impayée.',
      join: 'Ajouter à la liste d’attente',
      waiting: (position) => `En attente, position ${figure(position)}.`,
      dismiss: 'Choisir une autre personne',
      done: (name) => `${name}\u00a0: place réservée`,
      doneIn: (name) => `${name}\u00a0: place réservée, présence pointée`,
      joined: (name) => `${name} est sur la liste d’attente`,
      created: (name) => `Fiche créée\u00a0: ${name}`,
    },
    waitlist: {
      title: 'Liste d’attente',
      empty: 'Personne n’attend.',
      emptyFull: 'Le cours est complet. Les clients ajoutés attendent ici.',
      status: {
        waiting: 'En attente',
        offered: 'Place proposée',
        confirmed: 'Acceptée',
        declined: 'Refusée',
        expired: 'Proposition expirée',
        left: 'A quitté la liste',
        skipped: 'Tour passé',
        closed: 'Fermée',
      },
      since: (when) => `depuis le ${when}`,
      offeredFor: (left) => `${left} pour répondre`,
      offerOver: 'La proposition a expiré',
      take: 'Réserver la place',
      remove: 'Retirer',
      removeOf: (name) => `Retirer ${name} de la liste d’attente`,
      removed: (name) => `${name} n’est plus sur la liste d’attente`,
      taken: (name) => `${name} a la place`,
      former: (n) =>
        count(n, { one: `${figure(n)} ancienne inscription`, other: `${figure(n)} anciennes inscriptions` }),
    },
  }
}

export const it = (): Words => {
  const { dal } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    adding: {
      title: 'Aggiungi un cliente',
      label: 'Cliente',
      placeholder: 'Scrivi nome, e-mail o telefono',
      newClient: (name: string) => `Aggiungi «${name}» tra i clienti`,
      over: 'La lezione è finita.',
      cancelled: 'La lezione è stata annullata.',
      paysWith: (membership: string) => `Paga con ${membership}`,
      takesNothing: (membership: string) => `Coperto da ${membership}`,
      refused: (n: number) => count(n, { one: 'Una regola lo impedisce', other: `${figure(n)} regole lo impediscono` }),
      booked: 'La prenotazione c’è già.',
      book: 'Prenota',
      bookAndCheckIn: 'Prenota e fai il check-in',
      anyway: 'Prenota comunque',
      anywayAndCheckIn: 'Prenota comunque e fai il check-in',
      unpaidThen: 'Il posto risulterà da pagare.',
      join: 'Metti in lista d’attesa',
      waiting: (position: number) => `In attesa, posizione ${figure(position)}.`,
      dismiss: 'Scegli un’altra persona',
      done: (name: string) => `${name}: prenotazione fatta`,
      doneIn: (name: string) => `${name}: prenotazione e check-in fatti`,
      joined: (name: string) => `${name}: in lista d’attesa`,
      created: (name: string) => `Scheda creata: ${name}`,
    },
    waitlist: {
      title: 'Lista d’attesa',
      empty: 'Nessuno in attesa.',
      emptyFull: 'La lezione è al completo. Chi aggiungi attende qui.',
      status: {
        waiting: 'In attesa',
        offered: 'Posto offerto',
        confirmed: 'Ha accettato',
        declined: 'Ha rifiutato',
        expired: 'Offerta scaduta',
        left: 'Ha lasciato la lista',
        skipped: 'Turno saltato',
        closed: 'Chiusa',
      },
      since: (when: string) => dal(when),
      offeredFor: (left: string) => `ancora ${left} per rispondere`,
      offerOver: 'L’offerta è scaduta',
      take: 'Assegna il posto',
      remove: 'Rimuovi',
      removeOf: (name: string) => `Rimuovi ${name} dalla lista d’attesa`,
      removed: (name: string) => `${name}: non più in lista d’attesa`,
      taken: (name: string) => `${name}: posto assegnato`,
      former: (n: number) => count(n, { one: '1 voce precedente', other: `${figure(n)} voci precedenti` }),
    },
  }
}
