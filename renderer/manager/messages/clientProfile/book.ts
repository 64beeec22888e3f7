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
      noneFound: 'No matching class',
      already: 'Already booked',
      choose: 'Classes of the day',
      full: 'Full',
      left: (n: number) => count(n, { one: '1 spot', other: `${figure(n)} spots` }),
      waiting: (n: number) => count(n, { one: '1 waiting', other: `${figure(n)} waiting` }),
      canBook: 'They can book this class.',
      uses: (name: string) => `Paid with ${name}.`,
      takes: (left: number) =>
        count(left, { one: 'Uses their last credit.', other: `Uses 1 of ${figure(left)} credits.` }),
      unlimited: 'Uses no credits.',
      freeUntil: (when: string) => `Cancelling is free until ${when}.`,
      noLongerFree: (when: string) => `Free cancellation ended ${when}.`,
      refused: 'They can’t book this class',
      isBooked: 'They have a spot in this class.',
      isWaiting: (n: number) => `On the waitlist at position ${figure(n)}.`,
      submit: 'Book class',
      join: 'Add to waitlist',
      force: 'Book anyway',
      forceHelp: 'Overrides these rules. If no membership pays, the spot is marked as unpaid.',
      cannotForce: 'No one can override these rules.',
      booked: (cls: string) => `${cls} booked`,
      bookedUnpaid: 'The spot is marked as unpaid.',
      joined: (cls: string, n: number) => `On the waitlist for ${cls}, position ${figure(n)}`,
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
      find: 'Kurs oder Trainer:in suchen',
      none: 'Kein Kurs an diesem Tag',
      noneHelp: 'Wähle einen anderen Tag.',
      noneFound: 'Kein passender Kurs',
      already: 'Schon gebucht',
      choose: 'Kurse des Tages',
      full: 'Ausgebucht',
      left: (n) => count(n, { one: '1 Platz', other: `${figure(n)} Plätze` }),
      waiting: (n) => `${figure(n)} auf der Warteliste`,
      canBook: 'Dieser Kurs ist buchbar.',
      uses: (name) => `Bezahlt mit „${name}“.`,
      takes: (left) => count(left, { one: 'Nutzt den letzten Credit.', other: `Nutzt 1 von ${figure(left)} Credits.` }),
      unlimited: 'Verbraucht keine Credits.',
      freeUntil: (when) => `Kostenlos stornierbar bis ${when}.`,
      noLongerFree: (when) => `Kostenlos stornieren ging bis ${when}.`,
      refused: 'Dieser Kurs ist nicht buchbar',
      isBooked: 'In diesem Kurs ist schon ein Platz gebucht.',
      isWaiting: (n) => `Auf der Warteliste, Platz ${figure(n)}.`,
      submit: 'Kurs buchen',
      join: 'Auf die Warteliste setzen',
      force: 'Trotzdem buchen',
      forceHelp: 'Übergeht diese Regeln. Zahlt keine Mitgliedschaft, wird der Platz als unbezahlt markiert.',
      cannotForce: 'Diese Regeln kann niemand übergehen.',
      booked: (cls) => `Gebucht: ${cls}`,
      bookedUnpaid: 'Der Platz ist als unbezahlt markiert.',
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
      find: 'Busca una clase o profesor/a',
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
      takes: (left) => count(left, { one: 'Usa su último crédito.', other: `Usa 1 de ${figure(left)} créditos.` }),
      unlimited: 'No usa créditos.',
      freeUntil: (when) => `Cancelación gratis hasta el ${when}.`,
      noLongerFree: (when) => `La cancelación gratis terminó el ${when}.`,
      refused: 'No puede reservar esta clase',
      isBooked: 'Ya tiene plaza en esta clase.',
      isWaiting: (n) => `Está en la lista de espera, puesto ${figure(n)}.`,
      submit: 'Reservar clase',
      join: 'Añadir a la lista de espera',
      force: 'Reservar igualmente',
      forceHelp: 'Se salta estas reglas. Si ningún bono paga, la plaza queda marcada como sin pagar.',
      cannotForce: 'Nadie puede saltarse estas reglas.',
      booked: (cls) => `${cls}: plaza reservada`,
      bookedUnpaid: 'La plaza queda marcada como sin pagar.',
      joined: (cls, n) => `Lista de espera de ${cls}, puesto ${figure(n)}`,
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
      find: 'Chercher un cours ou un professeur',
      none: 'Aucun cours ce jour-là',
      noneHelp: 'Choisissez un autre jour.',
      noneFound: 'Aucun cours ne correspond',
      already: 'Déjà réservé',
      choose: 'Cours du jour',
      full: 'Complet',
      left: (n) => count(n, { one: `${figure(n)} place`, other: `${figure(n)} places` }),
      waiting: (n) => `${figure(n)} en attente`,
      canBook: 'Ce cours peut être réservé.',
      uses: (name) => `Payé avec «\u00a0${name}\u00a0».`,
      takes: (left) =>
        count(left, { one: 'Utilise le dernier crédit.', other: `Utilise 1 crédit sur ${figure(left)}.` }),
      unlimited: 'N’utilise aucun crédit.',
      freeUntil: (when) => `Annulation sans frais jusqu’au ${when}.`,
      noLongerFree: (when) => `L’annulation gratuite a pris fin le ${when}.`,
      refused: 'Ce cours ne peut pas être réservé',
      isBooked: 'Une place est déjà réservée dans ce cours.',
      isWaiting: (n) => `Sur la liste d’attente, position ${figure(n)}.`,
      submit: 'Réserver le cours',
      join: 'Ajouter à la liste d’attente',
      force: 'Réserver quand même',
      forceHelp: 'Ignore ces règles. Sans abonnement qui la couvre, la place est marquée comme impayée.',
      cannotForce: 'Personne ne peut ignorer ces règles.',
      booked: (cls) => `${cls}\u00a0: place réservée`,
      bookedUnpaid: 'La place est marquée comme impayée.',
      joined: (cls, n) => `Liste d’attente\u00a0: ${cls}, position ${figure(n)}`,
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
      already: 'Già prenotata',
      choose: 'Lezioni del giorno',
      full: 'Al completo',
      left: (n: number) => count(n, { one: '1 posto', other: `${figure(n)} posti` }),
      waiting: (n: number) => count(n, { one: '1 in attesa', other: `${figure(n)} in attesa` }),
      canBook: 'Può prenotare questa lezione.',
      uses: (name: string) => `Pagata con ${name}.`,
      takes: (left: number) =>
        count(left, { one: 'Usa l’ultimo credito.', other: `Usa 1 di ${figure(left)} crediti.` }),
      unlimited: 'Non usa crediti.',
      freeUntil: (when: string) => `Disdetta gratuita fino ${al(when)}.`,
      noLongerFree: (when: string) => `La disdetta era gratuita fino ${al(when)}.`,
      refused: 'Non può prenotare questa lezione',
      isBooked: 'Ha già un posto in questa lezione.',
      isWaiting: (n: number) => `È in lista d’attesa, posizione ${figure(n)}.`,
      submit: 'Prenota la lezione',
      join: 'Metti in lista d’attesa',
      force: 'Prenota comunque',
      forceHelp: 'Ignora queste regole. Se nessun abbonamento paga, il posto risulta da pagare.',
      cannotForce: 'Nessuno può ignorare queste regole.',
      booked: (cls: string) => `${cls}: prenotazione fatta`,
      bookedUnpaid: 'Il posto risulta da pagare.',
      joined: (cls: string, n: number) => `Lista d’attesa: ${cls}, posizione ${figure(n)}`,
      pick: 'Scegli una lezione per vedere se può prenotarla.',
    },
  }
}
