import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** A booking that is moved to another class. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    moving: {
      open: 'Move to another class…',
      title: 'Move to another class',
      from: (name: string, cls: string, when: string) => `${name} moves out of ${cls} (${when}).`,
      free: 'In time: no fee.',
      waived: 'Waived: no fee.',
      waive: 'Waive: no late cancellation',
      priceBack: 'The payment for the spot is refunded.',
      priceKept: 'The payment for the spot is kept.',
      day: 'Day',
      previous: 'Day before',
      next: 'Day after',
      noEarlier: 'Only upcoming classes',
      choose: 'Choose a class',
      left: (n: number) => count(n, { one: '1 spot', other: `${figure(n)} spots` }),
      full: 'Full',
      none: 'No other class on this day',
      noneHelp: 'Choose another day.',
      force: 'Move anyway',
      forceHelp: 'Overrides these rules. If no membership pays, the spot is marked as unpaid.',
      submit: 'Move',
      done: (cls: string, when: string) => `Moved to ${cls}, ${when}`,
      unpaid: 'The spot is marked as unpaid.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    moving: {
      open: 'In anderen Kurs umbuchen\u00a0…',
      title: 'In anderen Kurs umbuchen',
      from: (name, cls, when) => `${name} verlässt „${cls}“ (${when}).`,
      free: 'Rechtzeitig: keine Gebühr.',
      waived: 'Erlassen: keine Gebühr.',
      waive: 'Erlassen: keine späte Stornierung',
      priceBack: 'Die Zahlung für den Platz wird erstattet.',
      priceKept: 'Die Zahlung für den Platz wird nicht erstattet.',
      day: 'Tag',
      previous: 'Tag davor',
      next: 'Tag danach',
      noEarlier: 'Nur kommende Kurse',
      choose: 'Kurs wählen',
      left: (n: number) => count(n, { one: '1 Platz', other: `${figure(n)} Plätze` }),
      full: 'Ausgebucht',
      none: 'Kein anderer Kurs an diesem Tag',
      noneHelp: 'Wähle einen anderen Tag.',
      force: 'Trotzdem umbuchen',
      forceHelp: 'Übergeht diese Regeln. Zahlt keine Mitgliedschaft, wird der Platz als unbezahlt markiert.',
      submit: 'Umbuchen',
      done: (cls, when) => `Umgebucht: ${cls}, ${when}`,
      unpaid: 'Der Platz ist als unbezahlt markiert.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    moving: {
      open: 'Cambiar a otra clase…',
      title: 'Cambiar a otra clase',
      from: (name, cls, when) => `${name} deja ${cls} (${when}).`,
      free: 'A tiempo: sin penalización.',
      waived: 'Anulada: sin penalización.',
      waive: 'Anular: sin cancelación tardía',
      priceBack: 'El pago de la plaza se reembolsa.',
      priceKept: 'El pago de la plaza no se reembolsa.',
      day: 'Día',
      previous: 'Día anterior',
      next: 'Día siguiente',
      noEarlier: 'Solo clases próximas',
      choose: 'Elige una clase',
      left: (n: number) => count(n, { one: '1 plaza', other: `${figure(n)} plazas` }),
      full: 'Completa',
      none: 'Este día no hay otra clase',
      noneHelp: 'Elige otro día.',
      force: 'Cambiar igualmente',
      forceHelp: 'Se salta estas reglas. Si ningún bono paga, la plaza queda marcada como sin pagar.',
      submit: 'Cambiar',
      done: (cls, when) => `Cambio hecho: ${cls}, ${when}`,
      unpaid: 'La plaza queda marcada como sin pagar.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    moving: {
      open: 'Déplacer vers un autre cours…',
      title: 'Déplacer vers un autre cours',
      from: (name, cls, when) => `${name} quitte ${cls} (${when}).`,
      free: 'À temps\u00a0: sans frais.',
      waived: 'Frais annulés\u00a0: rien à payer.',
      waive: 'Annuler les frais\u00a0: pas d’annulation tardive',
      priceBack: 'Le paiement de la place est remboursé.',
      priceKept: 'Le paiement de la place n’est pas remboursé.',
      day: 'Jour',
      previous: 'Jour précédent',
      next: 'Jour suivant',
      noEarlier: 'Cours à venir uniquement',
      choose: 'Choisissez un cours',
      left: (n: number) => count(n, { one: '1 place', other: `${figure(n)} places` }),
      full: 'Complet',
      none: 'Aucun autre cours ce jour-là',
      noneHelp: 'Choisissez un autre jour.',
      force: 'Déplacer quand même',
      forceHelp: 'Ignore ces règles. Sans abonnement qui la couvre, la place est marquée comme impayée.',
      submit: 'Déplacer',
      done: (cls, when) => `Déplacé\u00a0: ${cls}, ${when}`,
      unpaid: 'La place est marquée comme impayée.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    moving: {
      open: 'Sposta in un’altra lezione…',
      title: 'Sposta in un’altra lezione',
      from: (name, cls, when) => `${name} lascia ${cls} (${when}).`,
      free: 'In tempo: nessuna penale.',
      waived: 'Annullata: nessuna penale.',
      waive: 'Senza penale: nessuna disdetta tardiva',
      priceBack: 'Il pagamento del posto viene rimborsato.',
      priceKept: 'Il pagamento del posto non viene rimborsato.',
      day: 'Giorno',
      previous: 'Giorno prima',
      next: 'Giorno dopo',
      noEarlier: 'Solo lezioni future',
      choose: 'Scegli una lezione',
      left: (n: number) => count(n, { one: '1 posto', other: `${figure(n)} posti` }),
      full: 'Al completo',
      none: 'Nessun’altra lezione in questo giorno',
      noneHelp: 'Scegli un altro giorno.',
      force: 'Sposta comunque',
      forceHelp: 'Ignora queste regole. Se nessun abbonamento paga, il posto risulta da pagare.',
      submit: 'Sposta',
      done: (cls, when) => `Spostata: ${cls}, ${when}`,
      unpaid: 'Il posto risulta da pagare.',
    },
  }
}
