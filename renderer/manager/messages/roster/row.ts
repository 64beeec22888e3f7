import { figures, lists, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const list = lists('en')

  return {
    status: {
      booked: 'Booked',
      checked_in: 'Checked in',
      no_show: 'No-show',
      cancelled: 'Cancelled',
      late_cancelled: 'Cancelled late',
      class_cancelled: 'Class cancelled',
    },
    checkedInAt: (time: string) => `Checked in ${time}`,
    standing: 'Every week',
    source: {
      client: 'Booked by the client',
      staff: 'Booked by the studio',
      waitlist: 'From the waitlist',
      walk_in: 'Walk-in',
      guest: 'Guest',
      import: 'Imported',
    },
    warnings: {
      unpaid: 'Unpaid',
      waiver: 'Waiver not signed',
      waivers: (titles: readonly string[]) => `Not signed: ${list(titles)}`,
      birthday: 'Birthday',
      first: 'First visit',
      open: 'Not recorded',
      openMeans: 'The class is over: did they come?',
    },
    unpaid: {
      owed: (price: string) => `${price} to pay`,
      noPrice: 'This class has no price, and no drop-in on sale covers it. Sell a membership that does.',
      cash: 'Cash',
      card: 'Card',
      cashOf: (name: string, price: string) => `${name}: ${price} paid in cash`,
      cardOf: (name: string, price: string) => `${name}: ${price} paid by card`,
      from: (membership: string) => `Use ${membership}`,
      fromOf: (name: string, membership: string) => `${name}: use ${membership}`,
      done: (name: string) => `${name}: paid`,
    },
    noMembership: 'No membership',
    unlimited: 'Unlimited',
    credits: (n: number) => count(n, { one: '1 credit left', other: `${figure(n)} credits left` }),
    checkIn: 'Check in',
    checkInOf: (name: string) => `Check in: ${name}`,
    fee: {
      waived: (amount: string) => `The fee of ${amount} is waived.`,
      refunded: (amount: string) => `The fee of ${amount} was paid and is refunded the same way.`,
      kept: (amount: string) => `The fee of ${amount} stays paid. A task asks a colleague to refund it.`,
    },
    undo: 'Undo',
    undoneOf: (name: string) => `${name}: undone`,
    undoOf: (name: string) => `Undo: ${name}`,
    noShow: 'No-show',
    noShowOf: (name: string) => `No-show: ${name}`,
    excuse: 'Excuse',
    cancel: 'Cancel booking',
    profile: 'Open profile',
    actionsOf: (name: string) => `More for ${name}`,
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  const list = lists('de')

  return {
    status: {
      booked: 'Gebucht',
      checked_in: 'Eingecheckt',
      no_show: 'Nicht erschienen',
      cancelled: 'Storniert',
      late_cancelled: 'Spät storniert',
      class_cancelled: 'Kurs abgesagt',
    },
    checkedInAt: (time) => `Eingecheckt um ${time}`,
    standing: 'Jede Woche',
    source: {
      client: 'Selbst gebucht',
      staff: 'Vom Studio gebucht',
      waitlist: 'Von der Warteliste',
      walk_in: 'Ohne Buchung',
      guest: 'Gast',
      import: 'Importiert',
    },
    warnings: {
      unpaid: 'Unbezahlt',
      waiver: 'Einverständniserklärung fehlt',
      waivers: (titles) => `Nicht unterschrieben: ${list(titles)}`,
      birthday: 'Geburtstag',
      first: 'Erster Besuch',
      open: 'Nicht erfasst',
      openMeans: 'Der Kurs ist vorbei: War die Person da?',
    },
    unpaid: {
      owed: (price) => `${price} offen`,
      noPrice:
        'Dieser Kurs hat keinen Preis, und kein Einzelkurs im Angebot gilt dafür. Verkaufe eine passende Mitgliedschaft.',
      cash: 'Bar',
      card: 'Karte',
      cashOf: (name, price) => `${name}: ${price} bar bezahlt`,
      cardOf: (name, price) => `${name}: ${price} mit Karte bezahlt`,
      from: (membership) => `„${membership}“ nutzen`,
      fromOf: (name, membership) => `${name}: „${membership}“ nutzen`,
      done: (name) => `${name}: bezahlt`,
    },
    noMembership: 'Keine Mitgliedschaft',
    unlimited: 'Unbegrenzt',
    credits: (n) => (n === 1 ? 'Noch 1 Credit' : `Noch ${figure(n)} Credits`),
    checkIn: 'Einchecken',
    checkInOf: (name) => `Einchecken: ${name}`,
    fee: {
      waived: (amount) => `Die Gebühr von ${amount} ist erlassen.`,
      refunded: (amount) => `Die Gebühr von ${amount} war bezahlt und wird auf demselben Weg erstattet.`,
      kept: (amount) => `Die Gebühr von ${amount} bleibt bezahlt. Die Erstattung steht als Aufgabe an.`,
    },
    undo: 'Rückgängig',
    undoneOf: (name) => `${name}: rückgängig gemacht`,
    undoOf: (name) => `Rückgängig: ${name}`,
    noShow: 'Nicht erschienen',
    noShowOf: (name) => `Nicht erschienen: ${name}`,
    excuse: 'Entschuldigen',
    cancel: 'Buchung stornieren',
    profile: 'Profil öffnen',
    actionsOf: (name) => `Mehr zu ${name}`,
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  const list = lists('es')

  return {
    status: {
      booked: 'Reservada',
      checked_in: 'Asistencia registrada',
      no_show: 'No asistió',
      cancelled: 'Cancelada',
      late_cancelled: 'Cancelación tardía',
      class_cancelled: 'Clase cancelada',
    },
    checkedInAt: (time) => `Asistencia: ${time}`,
    standing: 'Cada semana',
    source: {
      client: 'Reservada por el cliente',
      staff: 'Reservada por el centro',
      waitlist: 'De la lista de espera',
      walk_in: 'Sin reserva previa',
      guest: 'Como invitado',
      import: 'Importada',
    },
    warnings: {
      unpaid: 'Sin pagar',
      waiver: 'Documento sin firmar',
      waivers: (titles) => `Sin firmar: ${list(titles)}`,
      birthday: 'Cumpleaños',
      first: 'Primera visita',
      open: 'Sin registrar',
      openMeans: 'La clase ha terminado: ¿asistió?',
    },
    unpaid: {
      owed: (price) => `${price} por pagar`,
      noPrice: 'La clase no tiene precio y ninguna clase suelta a la venta la cubre. Vende un bono que la cubra.',
      cash: 'Efectivo',
      card: 'Tarjeta',
      cashOf: (name, price) => `${name}: ${price} en efectivo`,
      cardOf: (name, price) => `${name}: ${price} con tarjeta`,
      from: (membership) => `Usar ${membership}`,
      fromOf: (name, membership) => `${name}: usar ${membership}`,
      done: (name) => `${name}: clase pagada`,
    },
    noMembership: 'Sin bono',
    unlimited: 'Ilimitado',
    credits: (n) => count(n, { one: 'Queda 1 crédito', other: `Quedan ${figure(n)} créditos` }),
    checkIn: 'Registrar',
    checkInOf: (name) => `Registrar asistencia: ${name}`,
    fee: {
      waived: (amount) => `La penalización de ${amount} queda anulada.`,
      refunded: (amount) => `La penalización de ${amount} estaba pagada y se reembolsa por la misma vía.`,
      kept: (amount) => `La penalización de ${amount} queda pagada. El reembolso queda como tarea.`,
    },
    undo: 'Deshacer',
    undoneOf: (name) => `${name}: deshecho`,
    undoOf: (name) => `Deshacer: ${name}`,
    noShow: 'No asistió',
    noShowOf: (name) => `No asistió: ${name}`,
    excuse: 'Justificar',
    cancel: 'Cancelar reserva',
    profile: 'Abrir la ficha',
    actionsOf: (name) => `Más acciones: ${name}`,
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  const list = lists('fr')

  return {
    status: {
      booked: 'Réservé',
      checked_in: 'Présence pointée',
      no_show: 'Absence',
      cancelled: 'Annulé',
      late_cancelled: 'Annulation tardive',
      class_cancelled: 'Cours annulé',
    },
    checkedInAt: (time) => `Pointage à ${time}`,
    standing: 'Chaque semaine',
    source: {
      client: 'Par le client',
      staff: 'Par le studio',
      waitlist: 'Liste d’attente',
      walk_in: 'Sans réservation',
      guest: 'En invité',
      import: 'Importé',
    },
    warnings: {
      unpaid: 'Impayé',
      waiver: 'Décharge non signée',
      waivers: (titles) => `Non signé\u00a0: ${list(titles)}`,
      birthday: 'Anniversaire',
      first: 'Première visite',
      open: 'À pointer',
      openMeans: 'Le cours est terminé\u00a0: la personne est-elle venue\u202f?',
    },
    unpaid: {
      owed: (price) => `${price} à payer`,
      noPrice:
        'Le cours n’a pas de prix, et aucun cours à l’unité en vente ne le couvre. Vendez un abonnement qui le couvre.',
      cash: 'Espèces',
      card: 'Carte',
      cashOf: (name, price) => `${name}\u00a0: ${price} payés en espèces`,
      cardOf: (name, price) => `${name}\u00a0: ${price} payés par carte`,
      from: (membership) => `Utiliser «\u00a0${membership}\u00a0»`,
      fromOf: (name, membership) => `${name}\u00a0: utiliser «\u00a0${membership}\u00a0»`,
      done: (name) => `${name}\u00a0: payé`,
    },
    noMembership: 'Pas d’abonnement',
    unlimited: 'Illimité',
    credits: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
    checkIn: 'Pointer',
    checkInOf: (name) => `Pointer\u00a0: ${name}`,
    fee: {
      waived: (amount) => `Les frais de ${amount} sont annulés.`,
      refunded: (amount) => `Les frais de ${amount} étaient payés et sont remboursés par le même moyen.`,
      kept: (amount) => `Les frais de ${amount} restent payés. Une tâche est créée pour le remboursement.`,
    },
    undo: 'Rétablir',
    undoneOf: (name) => `${name}\u00a0: rétabli`,
    undoOf: (name) => `Rétablir\u00a0: ${name}`,
    noShow: 'Absence',
    noShowOf: (name) => `Absence\u00a0: ${name}`,
    excuse: 'Excuser',
    cancel: 'Annuler la réservation',
    profile: 'Ouvrir la fiche',
    actionsOf: (name) => `Autres actions\u00a0: ${name}`,
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  const list = lists('it')

  return {
    status: {
      booked: 'Prenotata',
      checked_in: 'Presente',
      no_show: 'Assente',
      cancelled: 'Disdetta',
      late_cancelled: 'Disdetta tardiva',
      class_cancelled: 'Annullata dallo studio',
    },
    checkedInAt: (time: string) => `Check-in: ${time}`,
    standing: 'Ogni settimana',
    source: {
      client: 'Prenotata dal cliente',
      staff: 'Prenotata dallo studio',
      waitlist: 'Dalla lista d’attesa',
      walk_in: 'Senza prenotazione',
      guest: 'Come ospite',
      import: 'Importata',
    },
    warnings: {
      unpaid: 'Da pagare',
      waiver: 'Liberatoria non firmata',
      waivers: (titles: readonly string[]) => `Non firmato: ${list(titles)}`,
      birthday: 'Compleanno',
      first: 'Prima visita',
      open: 'Da registrare',
      openMeans: 'La lezione è finita: la persona è venuta?',
    },
    unpaid: {
      owed: (price: string) => `Da pagare: ${price}`,
      noPrice:
        'La lezione non ha prezzo e nessuna lezione singola in vendita la copre. Vendi un abbonamento che la copra.',
      cash: 'Contanti',
      card: 'Carta',
      cashOf: (name: string, price: string) => `${name}: ${price} pagati in contanti`,
      cardOf: (name: string, price: string) => `${name}: ${price} pagati con carta`,
      from: (membership: string) => `Usa ${membership}`,
      fromOf: (name: string, membership: string) => `${name}: usa ${membership}`,
      done: (name: string) => `${name}: pagato`,
    },
    noMembership: 'Nessun abbonamento',
    unlimited: 'Illimitato',
    credits: (n: number) => count(n, { one: '1 credito rimasto', other: `${figure(n)} crediti rimasti` }),
    checkIn: 'Check-in',
    checkInOf: (name: string) => `Check-in: ${name}`,
    fee: {
      waived: (amount: string) => `La penale di ${amount} è annullata.`,
      refunded: (amount: string) => `La penale di ${amount} era pagata e viene rimborsata nello stesso modo.`,
      kept: (amount: string) => `La penale di ${amount} resta pagata. Il rimborso diventa un’attività.`,
    },
    undo: 'Annulla la registrazione',
    undoneOf: (name: string) => `${name}: di nuovo tra le prenotazioni`,
    undoOf: (name: string) => `Annulla la registrazione: ${name}`,
    noShow: 'Assente',
    noShowOf: (name: string) => `Assente: ${name}`,
    excuse: 'Giustifica',
    cancel: 'Disdici la prenotazione',
    profile: 'Apri la scheda',
    actionsOf: (name: string) => `Altre azioni: ${name}`,
  }
}
