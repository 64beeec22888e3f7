import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    adding: {
      title: 'Add somebody',
      label: 'Client',
      placeholder: 'Type a name, e-mail or phone',
      newClient: (name: string) => `Add “${name}” as a new client`,
      over: 'The class is over.',
      cancelled: 'The class was cancelled.',
      paysWith: (membership: string) => `Pays with ${membership}`,
      takesNothing: (membership: string) => `Included in ${membership}`,
      refused: (n: number) =>
        count(n, { one: 'A rule stands against it', other: `${figure(n)} rules stand against it` }),
      booked: 'Is booked already.',
      book: 'Book',
      bookAndCheckIn: 'Book and check in',
      anyway: 'Book anyway',
      anywayAndCheckIn: 'Book anyway and check in',
      unpaidThen: 'The place is then marked as unpaid.',
      join: 'Add to waitlist',
      waiting: (position: number) => `Waits at position ${figure(position)}.`,
      dismiss: 'Not this one',
      done: (name: string) => `${name} is booked`,
      doneIn: (name: string) => `${name} is booked and checked in`,
      joined: (name: string) => `${name} is on the waitlist`,
      created: (name: string) => `${name} is a client now`,
    },
    waitlist: {
      title: 'Waitlist',
      empty: 'Nobody is waiting.',
      emptyFull: 'The class is full: whoever is added waits here.',
      status: {
        waiting: 'Waiting',
        offered: 'Offered',
        confirmed: 'Took the place',
        declined: 'Declined',
        expired: 'Let the offer pass',
        left: 'Left',
        skipped: 'Passed over',
        closed: 'Closed',
      },
      since: (when: string) => `since ${when}`,
      offeredFor: (left: string) => `${left} to answer`,
      offerOver: 'The offer has run out',
      take: 'Book the place',
      remove: 'Remove',
      removeOf: (name: string) => `Remove ${name} from the waitlist`,
      removed: (name: string) => `${name} no longer waits`,
      taken: (name: string) => `${name} has the place`,
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
      title: 'Jemanden hinzufügen',
      label: 'Person',
      placeholder: 'Name, E-Mail oder Telefon eingeben',
      newClient: (name) => `„${name}“ neu anlegen`,
      over: 'Der Kurs ist vorbei.',
      cancelled: 'Der Kurs wurde abgesagt.',
      paysWith: (membership) => `Zahlt mit ${membership}`,
      takesNothing: (membership) => `In ${membership} enthalten`,
      refused: (n) => count(n, { one: 'Eine Regel spricht dagegen', other: `${figure(n)} Regeln sprechen dagegen` }),
      booked: 'Hat schon gebucht.',
      book: 'Buchen',
      bookAndCheckIn: 'Buchen und einchecken',
      anyway: 'Trotzdem buchen',
      anywayAndCheckIn: 'Trotzdem buchen und einchecken',
      unpaidThen: 'Der Platz gilt dann als unbezahlt.',
      join: 'Auf die Warteliste',
      waiting: (position) => `Auf der Warteliste, Platz ${figure(position)}.`,
      dismiss: 'Doch nicht',
      done: (name) => `${name}: gebucht`,
      doneIn: (name) => `${name}: gebucht und eingecheckt`,
      joined: (name) => `${name} steht auf der Warteliste`,
      created: (name) => `${name} ist angelegt`,
    },
    waitlist: {
      title: 'Warteliste',
      empty: 'Niemand wartet.',
      emptyFull: 'Der Kurs ist voll: Wer hinzukommt, wartet hier.',
      status: {
        waiting: 'Wartet',
        offered: 'Angeboten',
        confirmed: 'Hat den Platz genommen',
        declined: 'Hat abgelehnt',
        expired: 'Angebot abgelaufen',
        left: 'Hat sie verlassen',
        skipped: 'Übergangen',
        closed: 'Geschlossen',
      },
      since: (when) => `seit ${when}`,
      offeredFor: (left) => `noch ${left} für die Antwort`,
      offerOver: 'Das Angebot ist abgelaufen',
      take: 'Platz buchen',
      remove: 'Entfernen',
      removeOf: (name) => `${name} von der Warteliste nehmen`,
      removed: (name) => `${name} wartet nicht mehr`,
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
      title: 'Añadir a alguien',
      label: 'Cliente',
      placeholder: 'Escribe un nombre, correo o teléfono',
      newClient: (name) => `Añadir a «${name}» como cliente nuevo`,
      over: 'La clase ha terminado.',
      cancelled: 'La clase se canceló.',
      paysWith: (membership) => `Paga con ${membership}`,
      takesNothing: (membership) => `Incluida en ${membership}`,
      refused: (n) => count(n, { one: 'Una regla lo impide', other: `${figure(n)} reglas lo impiden` }),
      booked: 'Ya tiene reserva.',
      book: 'Reservar',
      bookAndCheckIn: 'Reservar y registrar',
      anyway: 'Reservar igualmente',
      anywayAndCheckIn: 'Reservar igualmente y registrar',
      unpaidThen: 'La plaza queda marcada como sin pagar.',
      join: 'A la lista de espera',
      waiting: (position) => `En espera, puesto ${figure(position)}.`,
      dismiss: 'A otra persona',
      done: (name) => `${name} tiene plaza`,
      doneIn: (name) => `${name} tiene plaza y su llegada está registrada`,
      joined: (name) => `${name} está en la lista de espera`,
      created: (name) => `${name} ya tiene ficha de cliente`,
    },
    waitlist: {
      title: 'Lista de espera',
      empty: 'No espera nadie.',
      emptyFull: 'La clase está completa: quien se añada espera aquí.',
      status: {
        waiting: 'En espera',
        offered: 'Plaza ofrecida',
        confirmed: 'Aceptó la plaza',
        declined: 'La rechazó',
        expired: 'La oferta caducó',
        left: 'Salió',
        skipped: 'Pasó a otra persona',
        closed: 'Cerrada',
      },
      since: (when) => `desde ${when}`,
      offeredFor: (left) => `${left} para responder`,
      offerOver: 'La oferta ha caducado',
      take: 'Dar la plaza',
      remove: 'Quitar',
      removeOf: (name) => `Quitar a ${name} de la lista de espera`,
      removed: (name) => `${name} ya no espera`,
      taken: (name) => `La plaza es de ${name}`,
      former: (n) => count(n, { one: '1 anterior', other: `${figure(n)} anteriores` }),
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    adding: {
      title: 'Ajouter quelqu’un',
      label: 'Client',
      placeholder: 'Nom, e-mail ou téléphone',
      newClient: (name) => `Ajouter «\u00a0${name}\u00a0» comme nouveau client`,
      over: 'Le cours est terminé.',
      cancelled: 'Le cours a été annulé.',
      paysWith: (membership) => `Paie avec ${membership}`,
      takesNothing: (membership) => `Compris dans ${membership}`,
      refused: (n) => count(n, { one: 'Une règle s’y oppose', other: `${figure(n)} règles s’y opposent` }),
      booked: 'A déjà réservé.',
      book: 'Réserver',
      bookAndCheckIn: 'Réserver et noter l’arrivée',
      anyway: 'Réserver quand même',
      anywayAndCheckIn: 'Réserver quand même et noter l’arrivée',
      unpaidThen: 'La place est alors marquée comme impayée.',
      join: 'Sur la liste d’attente',
      waiting: (position) => `En attente, place ${figure(position)}.`,
      dismiss: 'Pas cette personne',
      done: (name) => `${name}\u00a0: place réservée`,
      doneIn: (name) => `${name}\u00a0: place réservée, arrivée notée`,
      joined: (name) => `${name} est sur la liste d’attente`,
      created: (name) => `${name} fait partie des clients`,
    },
    waitlist: {
      title: 'Liste d’attente',
      empty: 'Personne n’attend.',
      emptyFull: 'Le cours est complet\u00a0: toute personne ajoutée attend ici.',
      status: {
        waiting: 'En attente',
        offered: 'Place proposée',
        confirmed: 'A pris la place',
        declined: 'A refusé',
        expired: 'Offre expirée',
        left: 'A quitté la liste',
        skipped: 'Tour passé',
        closed: 'Close',
      },
      since: (when) => `depuis le ${when}`,
      offeredFor: (left) => `${left} pour répondre`,
      offerOver: 'L’offre a expiré',
      take: 'Réserver la place',
      remove: 'Retirer',
      removeOf: (name) => `Retirer ${name} de la liste d’attente`,
      removed: (name) => `${name} n’attend plus`,
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
      title: 'Aggiungi qualcuno',
      label: 'Cliente',
      placeholder: 'Scrivi nome, e-mail o telefono',
      newClient: (name: string) => `Aggiungi «${name}» tra i clienti`,
      over: 'La lezione è finita.',
      cancelled: 'La lezione è stata annullata.',
      paysWith: (membership: string) => `Paga con ${membership}`,
      takesNothing: (membership: string) => `Compreso in ${membership}`,
      refused: (n: number) => count(n, { one: 'Una regola lo impedisce', other: `${figure(n)} regole lo impediscono` }),
      booked: 'La prenotazione c’è già.',
      book: 'Prenota',
      bookAndCheckIn: 'Prenota e registra l’arrivo',
      anyway: 'Prenota comunque',
      anywayAndCheckIn: 'Prenota comunque e registra l’arrivo',
      unpaidThen: 'Il posto risulta poi da pagare.',
      join: 'Metti in lista d’attesa',
      waiting: (position: number) => `In attesa, posizione ${figure(position)}.`,
      dismiss: 'Togli dall’elenco',
      done: (name: string) => `${name}: prenotazione fatta`,
      doneIn: (name: string) => `${name}: prenotazione fatta, arrivo registrato`,
      joined: (name: string) => `${name}: in lista d’attesa`,
      created: (name: string) => `Scheda creata: ${name}`,
    },
    waitlist: {
      title: 'Lista d’attesa',
      empty: 'Nessuno in attesa.',
      emptyFull: 'La lezione è al completo: chi viene aggiunto attende qui.',
      status: {
        waiting: 'In attesa',
        offered: 'Posto offerto',
        confirmed: 'Ha preso il posto',
        declined: 'Ha rifiutato',
        expired: 'Offerta scaduta',
        left: 'Ha lasciato la lista',
        skipped: 'Passato ad altri',
        closed: 'Chiusa',
      },
      since: (when: string) => dal(when),
      offeredFor: (left: string) => `ancora ${left} per rispondere`,
      offerOver: 'L’offerta è scaduta',
      take: 'Assegna il posto',
      remove: 'Togli',
      removeOf: (name: string) => `Togli ${name} dalla lista d’attesa`,
      removed: (name: string) => `${name}: non più in attesa`,
      taken: (name: string) => `${name}: posto assegnato`,
      former: (n: number) => count(n, { one: '1 voce precedente', other: `${figure(n)} voci precedenti` }),
    },
  }
}
