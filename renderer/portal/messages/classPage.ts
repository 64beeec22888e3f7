import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Class',
    with: 'With',
    where: 'Where',
    seats: 'Spots',
    seatsLeft: (left: number, capacity: number) => `${figure(left)} of ${figure(capacity)} free`,
    waitingBehind: (n: number) => count(n, { one: 'one person is waiting', other: `${figure(n)} people are waiting` }),
    cancelRule: 'Cancellation',
    freeUntil: (when: string) => `Free until ${when}`,
    noLongerFree: (when: string) => `Free for 15 minutes after you book; the free period ended ${when}`,
    then: {
      fee: (fee: string) => `After that it costs ${fee}.`,
      kept: 'After that, the payment or credit isn’t refunded.',
      both: (fee: string) =>
        `After that, the payment or credit isn’t refunded; with a membership there’s also a ${fee} fee.`,
    },
    alwaysFree: 'Free until the class begins',
    notYet: 'You can’t book this yet',
    payThere: {
      label: 'Book without a membership',
      book: (price: string | null) => (price ? `Book, pay ${price} at the studio` : 'Book, pay at the studio'),
      means: 'Pay when you arrive.',
      meansNoPrice: 'The studio will tell you the price.',
      freeThen: (when: string, fee: string) => `Cancelling is free until ${when}, after that it costs ${fee}.`,
      late: (fee: string) => `Cancelling now costs ${fee}.`,
      free: 'Cancelling is free.',
      missed: (fee: string) => `No-show fee: ${fee}.`,
    },
    youAreBooked: 'You’re booked',
    seeYou: (when: string) => `See you ${when}.`,
    youAreIn: 'You’re checked in',
    youWait: (position: number | null) =>
      position === null ? 'You’re on the waitlist' : `You’re number ${position} on the waitlist`,
    waitMeans: 'You won’t use a credit until you get a spot. If one opens up, we’ll notify you right away.',
    full: 'This class is full',
    fullMeans: 'Join the waitlist: first come, first served, and you can leave any time.',
    cancelledTitle: 'This class is cancelled',
    cancelledMeans: 'Your credit was returned.',
    leave: 'Leave the waitlist',
    left: 'You’ve left the waitlist',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const count = plurals('de')
  const figure = figures('de')

  return {
    title: 'Kurs',
    with: 'Mit',
    where: 'Wo',
    seats: 'Plätze',
    seatsLeft: (left, capacity) => `${figure(left)} von ${figure(capacity)} frei`,
    waitingBehind: (n) => count(n, { one: 'eine Person wartet', other: `${figure(n)} Personen warten` }),
    cancelRule: 'Stornieren',
    freeUntil: (when) => `Kostenlos bis ${when}`,
    noLongerFree: (when) => `Nach dem Buchen 15 Minuten kostenlos; die Frist ist vorbei (${when})`,
    then: {
      fee: (fee) => `Danach kostet es ${fee}.`,
      kept: 'Danach werden Preis oder Credit nicht erstattet.',
      both: (fee) =>
        `Danach werden Preis oder Credit nicht erstattet; mit einer Mitgliedschaft kostet es zusätzlich ${fee}.`,
    },
    alwaysFree: 'Kostenlos bis zum Kursbeginn',
    notYet: 'Du kannst diesen Kurs noch nicht buchen',
    payThere: {
      label: 'Ohne Mitgliedschaft buchen',
      book: (price) => (price ? `Buchen, ${price} im Studio bezahlen` : 'Buchen, im Studio bezahlen'),
      means: 'Du bezahlst vor Ort.',
      meansNoPrice: 'Den Preis erfährst du im Studio.',
      freeThen: (when, fee) => `Stornieren ist kostenlos bis ${when}, danach kostet es ${fee}.`,
      late: (fee) => `Stornieren kostet jetzt ${fee}.`,
      free: 'Stornieren ist kostenlos.',
      missed: (fee) => `Bei Nichterscheinen: ${fee}.`,
    },
    youAreBooked: 'Du hast einen Platz',
    seeYou: (when) => `Wir sehen uns: ${when}.`,
    youAreIn: 'Du bist eingecheckt',
    youWait: (position) =>
      position === null ? 'Du bist auf der Warteliste' : `Du bist auf Platz ${position} der Warteliste`,
    waitMeans: 'Ein Credit wird erst genutzt, wenn du einen Platz hast. Wird einer frei, erfährst du es sofort.',
    full: 'Dieser Kurs ist ausgebucht',
    fullMeans: 'Setz dich auf die Warteliste: Es gilt die Reihenfolge der Anmeldung, austragen geht jederzeit.',
    cancelledTitle: 'Dieser Kurs ist abgesagt',
    cancelledMeans: 'Du hast deinen Credit zurück.',
    leave: 'Warteliste verlassen',
    left: 'Du hast die Warteliste verlassen',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    title: 'Clase',
    with: 'Con',
    where: 'Dónde',
    seats: 'Plazas',
    seatsLeft: (left, capacity) =>
      count(left, { one: `1 de ${figure(capacity)} libre`, other: `${figure(left)} de ${figure(capacity)} libres` }),
    waitingBehind: (n) => count(n, { one: 'una persona en espera', other: `${figure(n)} personas en espera` }),
    cancelRule: 'Cancelación',
    freeUntil: (when) => `Gratis hasta ${when}`,
    noLongerFree: (when) => `Gratis durante los 15 minutos tras reservar; el plazo ya terminó (${when})`,
    then: {
      fee: (fee) => `Después cuesta ${fee}.`,
      kept: 'Después no se reembolsa ni el precio ni el crédito.',
      both: (fee) => `Después no se reembolsa ni el precio ni el crédito; con un bono cuesta además ${fee}.`,
    },
    alwaysFree: 'Gratis hasta que empiece la clase',
    notYet: 'Todavía no puedes reservar esta clase',
    payThere: {
      label: 'Reservar sin bono',
      book: (price) => (price ? `Reservar y pagar ${price} en el centro` : 'Reservar y pagar en el centro'),
      means: 'Pagas al llegar.',
      meansNoPrice: 'En el centro te dirán el precio.',
      freeThen: (when, fee) => `Puedes cancelar gratis hasta ${when}; después cuesta ${fee}.`,
      late: (fee) => `Cancelar ahora cuesta ${fee}.`,
      free: 'Cancelar es gratis.',
      missed: (fee) => `Penalización por no asistir: ${fee}.`,
    },
    youAreBooked: 'Tienes plaza',
    seeYou: (when) => `Nos vemos: ${when}.`,
    youAreIn: 'Asistencia registrada',
    youWait: (position) =>
      position === null ? 'Estás en la lista de espera' : `Tienes el puesto ${position} en la lista de espera`,
    waitMeans: 'No se usa ningún crédito hasta que tengas plaza. Si queda una libre, te avisamos enseguida.',
    full: 'Esta clase está completa',
    fullMeans: 'Apúntate a la lista de espera: va por orden de llegada y puedes salir cuando quieras.',
    cancelledTitle: 'Esta clase está cancelada',
    cancelledMeans: 'Has recuperado tu crédito.',
    leave: 'Salir de la lista de espera',
    left: 'Has salido de la lista de espera',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    title: 'Cours',
    with: 'Avec',
    where: 'Où',
    seats: 'Places',
    seatsLeft: (left, capacity) =>
      count(left, {
        one: `${figure(left)} libre sur ${figure(capacity)}`,
        other: `${figure(left)} libres sur ${figure(capacity)}`,
      }),
    waitingBehind: (n) =>
      count(n, { one: `${figure(n)} personne en attente`, other: `${figure(n)} personnes en attente` }),
    cancelRule: 'Annulation',
    freeUntil: (when) => `Gratuite jusqu’à ${when}`,
    noLongerFree: (when) =>
      `Gratuite pendant les 15 minutes qui suivent la réservation\u202f; le délai est passé (${when})`,
    then: {
      fee: (fee) => `Ensuite, cela coûte ${fee}.`,
      kept: 'Ensuite, ni le prix ni le crédit ne sont remboursés.',
      both: (fee) =>
        `Ensuite, ni le prix ni le crédit ne sont remboursés\u202f; avec un abonnement, cela coûte en plus ${fee}.`,
    },
    alwaysFree: 'Gratuite jusqu’au début du cours',
    notYet: 'Vous ne pouvez pas encore réserver',
    payThere: {
      label: 'Réserver sans abonnement',
      book: (price) => (price ? `Réserver, payer ${price} au studio` : 'Réserver, payer au studio'),
      means: 'Vous payez sur place.',
      meansNoPrice: 'Le studio vous indiquera le prix.',
      freeThen: (when, fee) => `Annulation gratuite jusqu’à ${when}, puis ${fee}.`,
      late: (fee) => `L’annulation coûte maintenant ${fee}.`,
      free: 'L’annulation est gratuite.',
      missed: (fee) => `En cas d’absence\u00a0: ${fee}.`,
    },
    youAreBooked: 'Vous avez une place',
    seeYou: (when) => `À bientôt\u00a0: ${when}.`,
    youAreIn: 'Présence pointée',
    youWait: (position) =>
      position === null ? 'Vous êtes sur la liste d’attente' : `Vous êtes n°\u00a0${position} sur la liste d’attente`,
    waitMeans:
      'Aucun crédit n’est utilisé tant que vous n’avez pas de place. Si une place se libère, nous vous prévenons.',
    full: 'Ce cours est complet',
    fullMeans:
      'Rejoignez la liste d’attente\u00a0: premier arrivé, premier servi, et vous la quittez quand vous voulez.',
    cancelledTitle: 'Ce cours est annulé',
    cancelledMeans: 'Votre crédit vous est rendu.',
    leave: 'Quitter la liste d’attente',
    left: 'Vous avez quitté la liste d’attente',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    title: 'Lezione',
    with: 'Con',
    where: 'Dove',
    seats: 'Posti',
    seatsLeft: (left, capacity) =>
      count(left, { one: `1 libero su ${figure(capacity)}`, other: `${figure(left)} liberi su ${figure(capacity)}` }),
    waitingBehind: (n) => count(n, { one: 'una persona in attesa', other: `${figure(n)} persone in attesa` }),
    cancelRule: 'Disdetta',
    freeUntil: (when) => `Gratis fino a ${when}`,
    noLongerFree: (when) => `Gratuita nei 15 minuti dopo la prenotazione; il termine è passato (${when})`,
    then: {
      fee: (fee) => `Dopo costa ${fee}.`,
      kept: 'Dopo non vengono rimborsati né il prezzo né il credito.',
      both: (fee) => `Dopo non vengono rimborsati né il prezzo né il credito; con un abbonamento costa anche ${fee}.`,
    },
    alwaysFree: 'Gratis fino all’inizio della lezione',
    notYet: 'Non puoi ancora prenotare questa lezione',
    payThere: {
      label: 'Prenota senza abbonamento',
      book: (price) => (price ? `Prenota e paga ${price} in studio` : 'Prenota e paga in studio'),
      means: 'Paghi all’arrivo.',
      meansNoPrice: 'Il prezzo te lo dicono in studio.',
      freeThen: (when, fee) => `Disdire è gratis fino a ${when}, poi costa ${fee}.`,
      late: (fee) => `Disdire ora costa ${fee}.`,
      free: 'Disdire è gratis.',
      missed: (fee) => `Penale per assenza: ${fee}.`,
    },
    youAreBooked: 'Hai un posto',
    seeYou: (when) => `Ci vediamo ${when}.`,
    youAreIn: 'Check-in fatto',
    youWait: (position) =>
      position === null ? 'Sei in lista d’attesa' : `Sei in posizione ${position} nella lista d’attesa`,
    waitMeans: 'Non usi crediti finché non hai un posto. Se se ne libera uno, ti avvisiamo subito.',
    full: 'Questa lezione è al completo',
    fullMeans: 'Entra in lista d’attesa: vale l’ordine di arrivo e puoi uscirne quando vuoi.',
    cancelledTitle: 'Questa lezione è annullata',
    cancelledMeans: 'Il tuo credito è stato restituito.',
    leave: 'Esci dalla lista d’attesa',
    left: 'Non sei più in lista d’attesa',
  }
}
