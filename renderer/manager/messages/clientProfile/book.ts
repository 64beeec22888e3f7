import { italian } from '../../../../server/lib/sayings/it/joints.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    book: {
      title: 'Book a class',
      for: (name: string) => `For ${name}`,
      day: 'Day',
      previous: 'Day before',
      next: 'Day after',
      today: 'Today',
      find: 'Find a class or an instructor',
      none: 'No class on this day',
      noneHelp: 'Choose another day.',
      noneFound: 'No class fits',
      already: 'They are booked in it already',
      choose: 'Classes of the day',
      full: 'Full',
      left: (n: number) => count(n, { one: '1 place', other: `${figure(n)} places` }),
      waiting: (n: number) => count(n, { one: '1 waiting', other: `${figure(n)} waiting` }),
      canBook: 'They can book this class.',
      uses: (name: string) => `Paid with ${name}.`,
      takes: (left: number) =>
        count(left, { one: 'Takes their last class.', other: `Takes 1 of ${figure(left)} classes.` }),
      unlimited: 'Takes no credit.',
      freeUntil: (when: string) => `Cancelling is free until ${when}.`,
      noLongerFree: (when: string) => `Cancelling is no longer free: it was until ${when}.`,
      refused: 'They can’t book this class',
      isBooked: 'They have a place in this class.',
      isWaiting: (n: number) => `They are on the waitlist, place ${figure(n)}.`,
      submit: 'Book it',
      join: 'Put on the waitlist',
      force: 'Book all the same',
      forceHelp: 'Passes these rules. If no membership pays, the place is marked unpaid.',
      cannotForce: 'These rules can’t be passed by anybody.',
      booked: (cls: string) => `${cls} booked`,
      bookedUnpaid: 'The place is marked unpaid.',
      joined: (cls: string, n: number) => `On the waitlist of ${cls}, place ${figure(n)}`,
      pick: 'Choose a class to see whether they can book it.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    book: {
      title: 'Kurs buchen',
      for: (name) => `Für ${name}`,
      day: 'Tag',
      previous: 'Voriger Tag',
      next: 'Nächster Tag',
      today: 'Heute',
      find: 'Kurs oder Lehrkraft suchen',
      none: 'Kein Kurs an diesem Tag',
      noneHelp: 'Wähle einen anderen Tag.',
      noneFound: 'Kein Kurs passt',
      already: 'Schon gebucht',
      choose: 'Kurse des Tages',
      full: 'Voll',
      left: (n) => count(n, { one: '1 Platz', other: `${figure(n)} Plätze` }),
      waiting: (n) => `${figure(n)} auf der Warteliste`,
      canBook: 'Dieser Kurs ist buchbar.',
      uses: (name) => `Bezahlt mit ${name}.`,
      takes: (left) => count(left, { one: 'Nimmt den letzten Kurs.', other: `Nimmt 1 von ${figure(left)} Kursen.` }),
      unlimited: 'Verbraucht kein Guthaben.',
      freeUntil: (when) => `Kostenlos stornieren geht bis ${when}.`,
      noLongerFree: (when) => `Stornieren ist nicht mehr kostenlos: Das ging bis ${when}.`,
      refused: 'Dieser Kurs ist nicht buchbar',
      isBooked: 'In diesem Kurs ist schon ein Platz gebucht.',
      isWaiting: (n) => `Auf der Warteliste, Platz ${figure(n)}.`,
      submit: 'Buchen',
      join: 'Auf die Warteliste',
      force: 'Trotzdem buchen',
      forceHelp: 'Umgeht diese Regeln. Bezahlt keine Mitgliedschaft, gilt der Platz als unbezahlt.',
      cannotForce: 'Diese Regeln kann niemand umgehen.',
      booked: (cls) => `${cls} gebucht`,
      bookedUnpaid: 'Der Platz gilt als unbezahlt.',
      joined: (cls, n) => `${cls}: Platz ${figure(n)} auf der Warteliste`,
      pick: 'Wähle einen Kurs, um zu sehen, ob er buchbar ist.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    book: {
      title: 'Reservar una clase',
      for: (name) => `Para ${name}`,
      day: 'Día',
      previous: 'Día anterior',
      next: 'Día siguiente',
      today: 'Hoy',
      find: 'Busca una clase o un profesor',
      none: 'Este día no hay clases',
      noneHelp: 'Elige otro día.',
      noneFound: 'Ninguna clase coincide',
      already: 'Ya tiene plaza',
      choose: 'Clases del día',
      full: 'Completa',
      left: (n) => count(n, { one: '1 plaza', other: `${figure(n)} plazas` }),
      waiting: (n) => `${figure(n)} en espera`,
      canBook: 'Puede reservar esta clase.',
      uses: (name) => `Se paga con ${name}.`,
      takes: (left) => count(left, { one: 'Gasta su última clase.', other: `Gasta 1 de ${figure(left)} clases.` }),
      unlimited: 'No gasta crédito.',
      freeUntil: (when) => `Se puede cancelar gratis hasta ${when}.`,
      noLongerFree: (when) => `Cancelar ya no es gratis: lo fue hasta ${when}.`,
      refused: 'No puede reservar esta clase',
      isBooked: 'Ya tiene plaza en esta clase.',
      isWaiting: (n) => `Está en la lista de espera, puesto ${figure(n)}.`,
      submit: 'Reservar',
      join: 'A la lista de espera',
      force: 'Reservar igualmente',
      forceHelp: 'Se salta estas reglas. Si ningún bono la paga, la plaza queda como sin pagar.',
      cannotForce: 'Estas reglas no se las puede saltar nadie.',
      booked: (cls) => `${cls}: plaza reservada`,
      bookedUnpaid: 'La plaza queda como sin pagar.',
      joined: (cls, n) => `En la lista de espera de ${cls}, puesto ${figure(n)}`,
      pick: 'Elige una clase para ver si puede reservarla.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    book: {
      title: 'Réserver un cours',
      for: (name) => `Pour ${name}`,
      day: 'Jour',
      previous: 'Jour précédent',
      next: 'Jour suivant',
      today: 'Aujourd’hui',
      find: 'Chercher un cours ou un prof',
      none: 'Aucun cours ce jour-là',
      noneHelp: 'Choisissez un autre jour.',
      noneFound: 'Aucun cours ne correspond',
      already: 'A déjà sa place',
      choose: 'Cours du jour',
      full: 'Complet',
      left: (n) => count(n, { one: `${figure(n)} place`, other: `${figure(n)} places` }),
      waiting: (n) => `${figure(n)} en attente`,
      canBook: 'Ce cours peut être réservé.',
      uses: (name) => `Payé avec ${name}.`,
      takes: (left) => count(left, { one: 'Prend le dernier cours.', other: `Prend 1 cours sur ${figure(left)}.` }),
      unlimited: 'Ne prend aucun crédit.',
      freeUntil: (when) => `Annulation sans frais jusqu’au ${when}.`,
      noLongerFree: (when) => `L’annulation n’est plus gratuite\u00a0: elle l’était jusqu’au ${when}.`,
      refused: 'Ce cours ne peut pas être réservé',
      isBooked: 'Une place est déjà réservée dans ce cours.',
      isWaiting: (n) => `Déjà sur la liste d’attente, place ${figure(n)}.`,
      submit: 'Réserver',
      join: 'Mettre sur la liste d’attente',
      force: 'Réserver quand même',
      forceHelp: 'Passe outre ces règles. Si aucun abonnement ne paie, la place est marquée comme impayée.',
      cannotForce: 'Personne ne peut passer outre ces règles.',
      booked: (cls) => `${cls}\u00a0: place réservée`,
      bookedUnpaid: 'La place est marquée comme impayée.',
      joined: (cls, n) => `Liste d’attente de ${cls}, place ${figure(n)}`,
      pick: 'Choisissez un cours pour voir s’il peut être réservé.',
    },
  }
}

export const it = (): Words => {
  const { al } = italian
  const count = plurals('it')
  const figure = figures('it')

  return {
    book: {
      title: 'Prenota una lezione',
      for: (name: string) => `Per ${name}`,
      day: 'Giorno',
      previous: 'Giorno precedente',
      next: 'Giorno successivo',
      today: 'Oggi',
      find: 'Cerca una lezione o un insegnante',
      none: 'Nessuna lezione in questo giorno',
      noneHelp: 'Scegli un altro giorno.',
      noneFound: 'Nessuna lezione corrisponde',
      already: 'Ha già il posto',
      choose: 'Lezioni del giorno',
      full: 'Al completo',
      left: (n: number) => count(n, { one: '1 posto', other: `${figure(n)} posti` }),
      waiting: (n: number) => count(n, { one: '1 in attesa', other: `${figure(n)} in attesa` }),
      canBook: 'Può prenotare questa lezione.',
      uses: (name: string) => `Pagata con ${name}.`,
      takes: (left: number) =>
        count(left, { one: 'Usa l’ultima lezione rimasta.', other: `Usa 1 di ${figure(left)} lezioni.` }),
      unlimited: 'Non usa crediti.',
      freeUntil: (when: string) => `Annullare è gratis fino ${al(when)}.`,
      noLongerFree: (when: string) => `Annullare non è più gratis: lo era fino ${al(when)}.`,
      refused: 'Non può prenotare questa lezione',
      isBooked: 'Ha già un posto in questa lezione.',
      isWaiting: (n: number) => `È in lista d’attesa, posizione ${figure(n)}.`,
      submit: 'Prenota',
      join: 'Metti in lista d’attesa',
      force: 'Prenota comunque',
      forceHelp: 'Passa sopra a queste regole. Se nessun abbonamento paga, il posto risulta da pagare.',
      cannotForce: 'Sopra queste regole non può passare nessuno.',
      booked: (cls: string) => `${cls}: prenotazione fatta`,
      bookedUnpaid: 'Il posto risulta da pagare.',
      joined: (cls: string, n: number) => `In lista d’attesa per ${cls}, posizione ${figure(n)}`,
      pick: 'Scegli una lezione per vedere se può prenotarla.',
    },
  }
}
