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
      open: 'Still open',
      openMeans: 'The class is over: were they there?',
    },
    unpaid: {
      owed: (price: string) => `${price} to pay`,
      noPrice: 'The class has no price, and no drop-in on sale covers it. Sell a membership to pay with.',
      cash: 'Cash',
      card: 'Card',
      cashOf: (name: string, price: string) => `${name}: ${price} paid in cash`,
      cardOf: (name: string, price: string) => `${name}: ${price} paid by card`,
      from: (membership: string) => `Take from ${membership}`,
      fromOf: (name: string, membership: string) => `${name}: take it from ${membership}`,
      done: (name: string) => `${name}: paid`,
    },
    noMembership: 'No membership',
    unlimited: 'Unlimited',
    credits: (n: number) => count(n, { one: '1 credit left', other: `${figure(n)} credits left` }),
    checkIn: 'Check in',
    checkInOf: (name: string) => `Check in: ${name}`,
    fee: {
      waived: (amount: string) => `The fee of ${amount} is waived.`,
      refunded: (amount: string) => `The fee of ${amount} was paid and is given back the way it was paid.`,
      kept: (amount: string) => `The fee of ${amount} stays paid. A task for somebody who may refund says so.`,
    },
    undo: 'Undo',
    undoneOf: (name: string) => `${name}: taken back`,
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
      no_show: 'Versäumt',
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
      walk_in: 'Spontan gekommen',
      guest: 'Gast',
      import: 'Importiert',
    },
    warnings: {
      unpaid: 'Unbezahlt',
      waiver: 'Erklärung fehlt',
      waivers: (titles) => `Nicht unterschrieben: ${list(titles)}`,
      birthday: 'Geburtstag',
      first: 'Zum ersten Mal hier',
      open: 'Noch offen',
      openMeans: 'Der Kurs ist vorbei: War die Person da?',
    },
    unpaid: {
      owed: (price) => `${price} zu bezahlen`,
      noPrice:
        'Der Kurs hat keinen Preis, und kein Einzelkurs im Verkauf gilt dafür. Verkaufe eine Mitgliedschaft zum Bezahlen.',
      cash: 'Bar',
      card: 'Karte',
      cashOf: (name, price) => `${name}: ${price} bar bezahlt`,
      cardOf: (name, price) => `${name}: ${price} mit Karte bezahlt`,
      from: (membership) => `Von ${membership} nehmen`,
      fromOf: (name, membership) => `${name}: von ${membership} nehmen`,
      done: (name) => `${name}: bezahlt`,
    },
    noMembership: 'Keine Mitgliedschaft',
    unlimited: 'Unbegrenzt',
    credits: (n) => `Guthaben: noch ${figure(n)}`,
    checkIn: 'Einchecken',
    checkInOf: (name) => `Einchecken: ${name}`,
    fee: {
      waived: (amount) => `Die Gebühr von ${amount} ist erlassen.`,
      refunded: (amount) => `Die Gebühr von ${amount} war bezahlt und geht auf demselben Weg zurück.`,
      kept: (amount) => `Die Gebühr von ${amount} bleibt bezahlt. Eine Aufgabe sagt es jemandem, der erstatten darf.`,
    },
    undo: 'Zurücknehmen',
    undoneOf: (name) => `${name}: zurückgenommen`,
    undoOf: (name) => `Zurücknehmen: ${name}`,
    noShow: 'Fehlt',
    noShowOf: (name) => `Fehlt: ${name}`,
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
      checked_in: 'Con asistencia',
      no_show: 'No ha venido',
      cancelled: 'Cancelada',
      late_cancelled: 'Cancelada tarde',
      class_cancelled: 'Clase cancelada',
    },
    checkedInAt: (time) => `Llegada a las ${time}`,
    standing: 'Cada semana',
    source: {
      client: 'Reservada por el cliente',
      staff: 'Reservada por el centro',
      waitlist: 'De la lista de espera',
      walk_in: 'Sin reserva previa',
      guest: 'Invitado',
      import: 'Importada',
    },
    warnings: {
      unpaid: 'Sin pagar',
      waiver: 'Documento sin firmar',
      waivers: (titles) => `Sin firmar: ${list(titles)}`,
      birthday: 'Cumpleaños',
      first: 'Primera visita',
      open: 'Sin registrar',
      openMeans: 'La clase ha terminado: ¿vino?',
    },
    unpaid: {
      owed: (price) => `${price} por pagar`,
      noPrice: 'La clase no tiene precio y ninguna clase suelta a la venta la incluye. Vende un bono para pagarla.',
      cash: 'Efectivo',
      card: 'Tarjeta',
      cashOf: (name, price) => `${name}: ${price} en efectivo`,
      cardOf: (name, price) => `${name}: ${price} con tarjeta`,
      from: (membership) => `Descontar de ${membership}`,
      fromOf: (name, membership) => `${name}: descontar de ${membership}`,
      done: (name) => `${name}: clase pagada`,
    },
    noMembership: 'Sin bono',
    unlimited: 'Ilimitado',
    credits: (n) => count(n, { one: 'Queda 1 crédito', other: `Quedan ${figure(n)} créditos` }),
    checkIn: 'Registrar',
    checkInOf: (name) => `Registrar la llegada: ${name}`,
    fee: {
      waived: (amount) => `El cargo de ${amount} se perdona.`,
      refunded: (amount) => `El cargo de ${amount} estaba pagado y se devuelve por la misma vía.`,
      kept: (amount) => `El cargo de ${amount} queda pagado. Una tarea avisa a quien puede hacer reembolsos.`,
    },
    undo: 'Deshacer',
    undoneOf: (name) => `${name}: deshecho`,
    undoOf: (name) => `Deshacer: ${name}`,
    noShow: 'No ha venido',
    noShowOf: (name) => `No ha venido: ${name}`,
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
      checked_in: 'Sur place',
      no_show: 'Absence',
      cancelled: 'Annulé',
      late_cancelled: 'Annulé tard',
      class_cancelled: 'Cours annulé',
    },
    checkedInAt: (time) => `Arrivée ${time}`,
    standing: 'Chaque semaine',
    source: {
      client: 'Par le client',
      staff: 'Par le studio',
      waitlist: 'Liste d’attente',
      walk_in: 'Sans réservation',
      guest: 'Invité',
      import: 'Importé',
    },
    warnings: {
      unpaid: 'Impayé',
      waiver: 'Décharge non signée',
      waivers: (titles) => `Non signé\u00a0: ${list(titles)}`,
      birthday: 'Anniversaire',
      first: 'Première visite',
      open: 'À régler',
      openMeans: 'Le cours est terminé\u00a0: y a-t-il eu présence\u202f?',
    },
    unpaid: {
      owed: (price) => `${price} à payer`,
      noPrice:
        'Le cours n’a pas de prix, et aucun cours à l’unité en vente ne le comprend. Vendez un abonnement pour payer.',
      cash: 'Espèces',
      card: 'Carte',
      cashOf: (name, price) => `${name}\u00a0: ${price} payés en espèces`,
      cardOf: (name, price) => `${name}\u00a0: ${price} payés par carte`,
      from: (membership) => `Décompter de ${membership}`,
      fromOf: (name, membership) => `${name}\u00a0: décompter de ${membership}`,
      done: (name) => `${name}\u00a0: payé`,
    },
    noMembership: 'Pas d’abonnement',
    unlimited: 'Illimité',
    credits: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
    checkIn: 'Arrivée',
    checkInOf: (name) => `Arrivée\u00a0: ${name}`,
    fee: {
      waived: (amount) => `Les frais de ${amount} sont annulés.`,
      refunded: (amount) => `Les frais de ${amount} étaient payés et sont remboursés comme ils l’ont été.`,
      kept: (amount) => `Les frais de ${amount} restent payés. Une tâche le signale à qui a le droit de rembourser.`,
    },
    undo: 'Revenir en arrière',
    undoneOf: (name) => `${name}\u00a0: retiré`,
    undoOf: (name) => `Revenir en arrière\u00a0: ${name}`,
    noShow: 'Absence',
    noShowOf: (name) => `Absence\u00a0: ${name}`,
    excuse: 'Excuser',
    cancel: 'Annuler la réservation',
    profile: 'Ouvrir la fiche',
    actionsOf: (name) => `Plus pour ${name}`,
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
      cancelled: 'Annullata',
      late_cancelled: 'Annullata tardi',
      class_cancelled: 'Annullata dallo studio',
    },
    checkedInAt: (time: string) => `Arrivo: ${time}`,
    standing: 'Ogni settimana',
    source: {
      client: 'Prenotata dalla persona',
      staff: 'Prenotata dallo studio',
      waitlist: 'Dalla lista d’attesa',
      walk_in: 'Senza prenotazione',
      guest: 'Ospite',
      import: 'Importata',
    },
    warnings: {
      unpaid: 'Da pagare',
      waiver: 'Documento non firmato',
      waivers: (titles: readonly string[]) => `Non firmato: ${list(titles)}`,
      birthday: 'Compleanno',
      first: 'Prima visita',
      open: 'Ancora aperta',
      openMeans: 'La lezione è finita: la persona c’era?',
    },
    unpaid: {
      owed: (price: string) => `Da pagare ${price}`,
      noPrice:
        'La lezione non ha prezzo e nessuna lezione singola in vendita la comprende. Vendi un abbonamento con cui pagare.',
      cash: 'Contanti',
      card: 'Carta',
      cashOf: (name: string, price: string) => `${name}: ${price} pagati in contanti`,
      cardOf: (name: string, price: string) => `${name}: ${price} pagati con carta`,
      from: (membership: string) => `Scala da ${membership}`,
      fromOf: (name: string, membership: string) => `${name}: scala da ${membership}`,
      done: (name: string) => `${name}: pagato`,
    },
    noMembership: 'Nessun abbonamento',
    unlimited: 'Illimitato',
    credits: (n: number) => count(n, { one: '1 credito rimasto', other: `${figure(n)} crediti rimasti` }),
    checkIn: 'Registra',
    checkInOf: (name: string) => `Registra l’arrivo: ${name}`,
    fee: {
      waived: (amount: string) => `La penale di ${amount} è condonata.`,
      refunded: (amount: string) => `La penale di ${amount} era pagata e viene restituita nello stesso modo.`,
      kept: (amount: string) => `La penale di ${amount} resta pagata. Un’attività lo segnala a chi può fare rimborsi.`,
    },
    undo: 'Annulla',
    undoneOf: (name: string) => `${name}: di nuovo tra le prenotazioni`,
    undoOf: (name: string) => `Annulla: ${name}`,
    noShow: 'Assente',
    noShowOf: (name: string) => `Assente: ${name}`,
    excuse: 'Giustifica',
    cancel: 'Annulla la prenotazione',
    profile: 'Apri la scheda',
    actionsOf: (name: string) => `Altro per ${name}`,
  }
}
