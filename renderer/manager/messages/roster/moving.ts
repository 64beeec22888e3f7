import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** A booking that is moved to another class. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    moving: {
      open: 'Move to another class…',
      title: 'Move to another class',
      from: (name: string, cls: string, when: string) => `${name} leaves ${cls} (${when}).`,
      free: 'In time: giving it up costs nothing.',
      waived: 'Let off: giving it up costs nothing.',
      waive: 'Let them off: no late cancellation',
      priceBack: 'What was paid for the place goes back.',
      priceKept: 'What was paid for the place is kept.',
      day: 'Day',
      previous: 'Day before',
      next: 'Day after',
      noEarlier: 'Only classes to come',
      choose: 'Choose a class',
      left: (n: number) => count(n, { one: '1 place', other: `${figure(n)} places` }),
      full: 'Full',
      none: 'No other class on this day',
      noneHelp: 'Choose another day.',
      force: 'Move all the same',
      forceHelp: 'Passes these rules. If no membership pays, the place is marked unpaid.',
      submit: 'Move',
      done: (cls: string, when: string) => `Moved to ${cls}, ${when}`,
      unpaid: 'The place is marked unpaid.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    moving: {
      open: 'In einen anderen Kurs umbuchen…',
      title: 'In einen anderen Kurs umbuchen',
      from: (name, cls, when) => `${name} gibt ${cls} (${when}) auf.`,
      free: 'Rechtzeitig: Das Stornieren kostet nichts.',
      waived: 'Erlassen: Das Stornieren kostet nichts.',
      waive: 'Erlassen: nicht als spätes Stornieren zählen',
      priceBack: 'Was für den Platz bezahlt wurde, geht zurück.',
      priceKept: 'Was für den Platz bezahlt wurde, bleibt einbehalten.',
      day: 'Tag',
      previous: 'Tag davor',
      next: 'Tag danach',
      noEarlier: 'Nur kommende Kurse',
      choose: 'Kurs wählen',
      left: (n: number) => count(n, { one: '1 Platz', other: `${figure(n)} Plätze` }),
      full: 'Voll',
      none: 'An diesem Tag kein anderer Kurs',
      noneHelp: 'Wähle einen anderen Tag.',
      force: 'Trotzdem umbuchen',
      forceHelp: 'Übergeht diese Regeln. Zahlt keine Mitgliedschaft, bleibt der Platz unbezahlt.',
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
      free: 'A tiempo: dejarla no cuesta nada.',
      waived: 'Perdonado: dejarla no cuesta nada.',
      waive: 'Perdonar: que no cuente como fuera de plazo',
      priceBack: 'Lo pagado por la plaza se devuelve.',
      priceKept: 'Lo pagado por la plaza no se devuelve.',
      day: 'Día',
      previous: 'Día anterior',
      next: 'Día siguiente',
      noEarlier: 'Solo clases por venir',
      choose: 'Elige una clase',
      left: (n: number) => count(n, { one: '1 plaza', other: `${figure(n)} plazas` }),
      full: 'Completa',
      none: 'No hay otra clase ese día',
      noneHelp: 'Elige otro día.',
      force: 'Cambiar de todos modos',
      forceHelp: 'Pasa por encima de estas reglas. Si ningún bono paga, la plaza queda sin pagar.',
      submit: 'Cambiar',
      done: (cls, when) => `Cambio hecho: ${cls}, ${when}`,
      unpaid: 'La plaza queda marcada como no pagada.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    moving: {
      open: 'Passer à un autre cours…',
      title: 'Passer à un autre cours',
      from: (name, cls, when) => `${name} quitte ${cls} (${when}).`,
      free: 'À temps\u00a0: l’annulation ne coûte rien.',
      waived: 'Sans frais\u00a0: l’annulation ne coûte rien.',
      waive: 'Faire grâce\u00a0: ne pas compter comme annulation tardive',
      priceBack: 'Ce qui a été payé pour la place est rendu.',
      priceKept: 'Ce qui a été payé pour la place est gardé.',
      day: 'Jour',
      previous: 'Jour précédent',
      next: 'Jour suivant',
      noEarlier: 'Seulement les cours à venir',
      choose: 'Choisissez un cours',
      left: (n: number) => count(n, { one: '1 place', other: `${figure(n)} places` }),
      full: 'Complet',
      none: 'Pas d’autre cours ce jour-là',
      noneHelp: 'Choisissez un autre jour.',
      force: 'Changer malgré tout',
      forceHelp: 'Passe outre ces règles. Si aucun abonnement ne paie, la place reste impayée.',
      submit: 'Changer',
      done: (cls, when) => `Changement fait\u00a0: ${cls}, ${when}`,
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
      free: 'In tempo: lasciarla non costa nulla.',
      waived: 'Condonato: lasciarla non costa nulla.',
      waive: 'Condona: non contarla come annullata tardi',
      priceBack: 'Quanto pagato per il posto torna indietro.',
      priceKept: 'Quanto pagato per il posto non viene restituito.',
      day: 'Giorno',
      previous: 'Giorno prima',
      next: 'Giorno dopo',
      noEarlier: 'Solo lezioni future',
      choose: 'Scegli una lezione',
      left: (n: number) => count(n, { one: '1 posto', other: `${figure(n)} posti` }),
      full: 'Completa',
      none: 'Nessun’altra lezione in questo giorno',
      noneHelp: 'Scegli un altro giorno.',
      force: 'Sposta comunque',
      forceHelp: 'Supera queste regole. Se nessun abbonamento paga, il posto resta non pagato.',
      submit: 'Sposta',
      done: (cls, when) => `Spostato: ${cls}, ${when}`,
      unpaid: 'Il posto è segnato come non pagato.',
    },
  }
}
