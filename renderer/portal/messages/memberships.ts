import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Memberships',
    none: 'No membership yet',
    noneMeans: 'With a membership or a class pack you book with one tap. The studio sells them at the front desk.',
    former: (n: number) => count(n, { one: 'One former membership', other: `${figure(n)} former memberships` }),
    status: { pending: 'Not started', active: 'Active', paused: 'Paused', expired: 'Expired', cancelled: 'Cancelled' },
    unlimited: 'Unlimited classes',
    credits: (n: number) => count(n, { one: 'credit left', other: 'credits left' }),
    goodUntil: (date: string) => `Valid until ${date}`,
    noEnd: 'No end date',
    endedOn: (date: string) => `Ended ${date}`,
    startsOn: (date: string) => `Starts ${date}`,
    renewsOn: (date: string) => `Renews ${date}`,
    daysLeft: (n: number) => count(n, { one: 'last day', other: `${figure(n)} days` }),
    pausedUntil: (date: string) => `Paused until ${date}`,
    pastDue: 'The last payment didn’t go through. Pay it to keep booking.',
    details: (name: string) => `Details of ${name}`,

    facts: 'Membership',
    type: 'Type',
    types: {
      subscription: 'Subscription',
      class_pack: 'Class pack',
      time_pass: 'Time pass',
      drop_in: 'Drop-in',
    },
    started: 'Since',
    ends: 'Valid until',
    renews: 'Renews on',
    paid: 'Price',
    pauseDays: 'Pause days left',
    statement: 'Credit history',
    statementOf: 'Credits added and used, newest first',
    noStatement: 'No credit activity yet.',
    kinds: {
      grant: 'Credits added',
      rollover: 'Carried over',
      spend: 'Booked',
      return: 'Returned',
      lapse: 'Lapsed',
      adjust: 'Changed by the studio',
    },
    kindWithClass: (kind: string, className: string) => `${kind}: ${className}`,
    forClass: (when: string) => `for ${when}`,
    balance: (n: number) => `${figure(n)} left`,

    prices: 'The studio’s offers',
    pricesMeans: 'Ask at the front desk, or before your next class.',
    charges: 'Charges',
    chargesDue: (amount: string) => `${amount} due`,
    chargesMeans: 'Fees and other amounts due',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Mitgliedschaften',
    none: 'Noch keine Mitgliedschaft',
    noneMeans: 'Mit einer Mitgliedschaft oder Mehrfachkarte genügt zum Buchen ein Tippen. Es gibt sie am Empfang.',
    former: (n) => count(n, { one: 'Eine frühere Mitgliedschaft', other: `${figure(n)} frühere Mitgliedschaften` }),
    status: {
      pending: 'Nicht begonnen',
      active: 'Aktiv',
      paused: 'Pausiert',
      expired: 'Abgelaufen',
      cancelled: 'Beendet',
    },
    unlimited: 'Unbegrenzt viele Kurse',
    credits: (n) => count(n, { one: 'Credit übrig', other: 'Credits übrig' }),
    goodUntil: (date) => `Gültig bis ${date}`,
    noEnd: 'Ohne Ablaufdatum',
    endedOn: (date) => `Beendet: ${date}`,
    startsOn: (date) => `Beginnt: ${date}`,
    renewsOn: (date) => `Verlängert sich: ${date}`,
    daysLeft: (n) => count(n, { one: 'letzter Tag', other: `${figure(n)} Tage` }),
    pausedUntil: (date) => `Pausiert bis ${date}`,
    pastDue: 'Die letzte Zahlung ist fehlgeschlagen. Hole sie nach, um weiter zu buchen.',
    details: (name) => `Details: ${name}`,

    facts: 'Mitgliedschaft',
    type: 'Art',
    types: {
      subscription: 'Abo',
      class_pack: 'Mehrfachkarte',
      time_pass: 'Zeitkarte',
      drop_in: 'Einzelkurs',
    },
    started: 'Seit',
    ends: 'Gültig bis',
    renews: 'Verlängert sich am',
    paid: 'Preis',
    pauseDays: 'Pausentage übrig',
    statement: 'Credit-Verlauf',
    statementOf: 'Erhaltene und genutzte Credits, neueste zuerst',
    noStatement: 'Noch keine Credit-Bewegungen.',
    kinds: {
      grant: 'Credits erhalten',
      rollover: 'Übertragen',
      spend: 'Gebucht',
      return: 'Zurückbekommen',
      lapse: 'Verfallen',
      adjust: 'Vom Studio geändert',
    },
    kindWithClass: (kind, className) => `${kind}: ${className}`,
    forClass: (when) => `für ${when}`,
    balance: (n) => `noch ${figure(n)}`,

    prices: 'Angebote des Studios',
    pricesMeans: 'Frage am Empfang oder vor deinem nächsten Kurs.',
    charges: 'Offene Beträge',
    chargesDue: (amount) => `${amount} offen`,
    chargesMeans: 'Gebühren und andere offene Beträge',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Bonos y suscripciones',
    none: 'Aún no tienes bono ni suscripción',
    noneMeans: 'Con un bono o una suscripción reservas con un toque. El centro los vende en recepción.',
    former: (n) => count(n, { one: 'Uno anterior', other: `${figure(n)} anteriores` }),
    status: {
      pending: 'Sin empezar',
      active: 'Activo',
      paused: 'En pausa',
      expired: 'Caducado',
      cancelled: 'Cancelado',
    },
    unlimited: 'Clases ilimitadas',
    credits: (n) => count(n, { one: 'crédito disponible', other: 'créditos disponibles' }),
    goodUntil: (date) => `Válido hasta el ${date}`,
    noEnd: 'Sin fecha de fin',
    endedOn: (date) => `Terminó el ${date}`,
    startsOn: (date) => `Empieza el ${date}`,
    renewsOn: (date) => `Se renueva el ${date}`,
    daysLeft: (n) => count(n, { one: 'último día', other: `${figure(n)} días` }),
    pausedUntil: (date) => `En pausa hasta el ${date}`,
    pastDue: 'El último pago ha fallado. Págalo para seguir reservando.',
    details: (name) => `Detalles de ${name}`,

    facts: 'Detalles',
    type: 'Tipo',
    types: {
      subscription: 'Suscripción',
      class_pack: 'Bono de clases',
      time_pass: 'Pase temporal',
      drop_in: 'Clase suelta',
    },
    started: 'Desde',
    ends: 'Válido hasta',
    renews: 'Se renueva el',
    paid: 'Precio',
    pauseDays: 'Días de pausa disponibles',
    statement: 'Movimientos de créditos',
    statementOf: 'Créditos recibidos y usados, primero los más recientes',
    noStatement: 'Aún no hay movimientos de créditos.',
    kinds: {
      grant: 'Créditos añadidos',
      rollover: 'Del periodo anterior',
      spend: 'Reserva',
      return: 'Devuelto',
      lapse: 'Caducado',
      adjust: 'Cambiado por el centro',
    },
    kindWithClass: (kind, className) => `${kind}: ${className}`,
    forClass: (when) => `para ${when}`,
    balance: (n) => count(n, { one: 'queda 1', other: `quedan ${figure(n)}` }),

    prices: 'La oferta del centro',
    pricesMeans: 'Pregunta en recepción o antes de tu próxima clase.',
    charges: 'Importes pendientes',
    chargesDue: (amount) => `${amount} por pagar`,
    chargesMeans: 'Penalizaciones y otros importes pendientes',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Abonnements',
    none: 'Pas encore d’abonnement',
    noneMeans: 'Avec un abonnement ou un carnet, un geste suffit pour réserver. Ils se vendent à l’accueil.',
    former: (n) => count(n, { one: `${figure(n)} ancien abonnement`, other: `${figure(n)} anciens abonnements` }),
    status: {
      pending: 'Pas encore commencé',
      active: 'Actif',
      paused: 'En pause',
      expired: 'Expiré',
      cancelled: 'Résilié',
    },
    unlimited: 'Cours illimités',
    credits: (n) => count(n, { one: 'crédit restant', other: 'crédits restants' }),
    goodUntil: (date) => `Valable jusqu’au ${date}`,
    noEnd: 'Sans date de fin',
    endedOn: (date) => `Terminé le ${date}`,
    startsOn: (date) => `Commence le ${date}`,
    renewsOn: (date) => `Se renouvelle le ${date}`,
    daysLeft: (n) => (n === 1 ? 'dernier jour' : count(n, { one: `${figure(n)} jour`, other: `${figure(n)} jours` })),
    pausedUntil: (date) => `En pause jusqu’au ${date}`,
    pastDue: 'Le dernier paiement n’est pas passé. Réglez-le pour continuer à réserver.',
    details: (name) => `Détails\u00a0: ${name}`,

    facts: 'Abonnement',
    type: 'Type',
    types: {
      subscription: 'Abonnement',
      class_pack: 'Carnet',
      time_pass: 'Forfait',
      drop_in: 'Cours à l’unité',
    },
    started: 'Depuis',
    ends: 'Valable jusqu’au',
    renews: 'Se renouvelle le',
    paid: 'Prix',
    pauseDays: 'Jours de pause restants',
    statement: 'Historique des crédits',
    statementOf: 'Crédits reçus et utilisés, les plus récents d’abord',
    noStatement: 'Aucun mouvement de crédit pour l’instant.',
    kinds: {
      grant: 'Crédits ajoutés',
      rollover: 'Reportés',
      spend: 'Réservé',
      return: 'Rendu',
      lapse: 'Expirés',
      adjust: 'Modifié par le studio',
    },
    kindWithClass: (kind, className) => `${kind}\u00a0: ${className}`,
    forClass: (when) => `pour ${when}`,
    balance: (n) => `reste ${figure(n)}`,

    prices: 'L’offre du studio',
    pricesMeans: 'Demandez à l’accueil, ou avant votre prochain cours.',
    charges: 'Montants dus',
    chargesDue: (amount) => `${amount} à payer`,
    chargesMeans: 'Frais et autres montants dus',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Abbonamenti',
    none: 'Ancora nessun abbonamento',
    noneMeans: 'Con un abbonamento o un pacchetto prenoti con un tocco. Lo studio li vende alla reception.',
    former: (n) => count(n, { one: 'Un abbonamento passato', other: `${figure(n)} abbonamenti passati` }),
    status: {
      pending: 'Non iniziato',
      active: 'Attivo',
      paused: 'In pausa',
      expired: 'Scaduto',
      cancelled: 'Disdetto',
    },
    unlimited: 'Lezioni illimitate',
    credits: (n) => count(n, { one: 'credito rimasto', other: 'crediti rimasti' }),
    goodUntil: (date) => `Scadenza: ${date}`,
    noEnd: 'Senza scadenza',
    endedOn: (date) => `Terminato: ${date}`,
    startsOn: (date) => `Inizio: ${date}`,
    renewsOn: (date) => `Rinnovo: ${date}`,
    daysLeft: (n) => count(n, { one: 'ultimo giorno', other: `${figure(n)} giorni` }),
    pausedUntil: (date) => `Fine della pausa: ${date}`,
    pastDue: 'L’ultimo pagamento non è riuscito. Salda ora per continuare a prenotare.',
    details: (name) => `Dettagli di ${name}`,

    facts: 'Abbonamento',
    type: 'Tipo',
    types: {
      subscription: 'Abbonamento',
      class_pack: 'Pacchetto di lezioni',
      time_pass: 'Pass',
      drop_in: 'Lezione singola',
    },
    started: 'Dal',
    ends: 'Valido fino al',
    renews: 'Rinnovo',
    paid: 'Prezzo',
    pauseDays: 'Giorni di pausa rimasti',
    statement: 'Movimenti dei crediti',
    statementOf: 'Crediti ricevuti e usati, dal più recente',
    noStatement: 'Ancora nessun movimento di crediti.',
    kinds: {
      grant: 'Crediti aggiunti',
      rollover: 'Dal periodo precedente',
      spend: 'Prenotazione',
      return: 'Restituito',
      lapse: 'Scaduto',
      adjust: 'Modificato dallo studio',
    },
    kindWithClass: (kind, className) => `${kind}: ${className}`,
    forClass: (when) => `per ${when}`,
    balance: (n) => count(n, { one: 'ne resta 1', other: `ne restano ${figure(n)}` }),

    prices: 'L’offerta dello studio',
    pricesMeans: 'Chiedi alla reception o prima della prossima lezione.',
    charges: 'Importi dovuti',
    chargesDue: (amount) => `${amount} da pagare`,
    chargesMeans: 'Penali e altri importi dovuti',
  }
}
