import { figures, plurals } from '../../shared/i18n/plural.ts'

export const en = () => {
  const count = plurals('en')
  const figure = figures('en')

  return {
    title: 'Class',
    with: 'With',
    where: 'Where',
    seats: 'Places',
    seatsLeft: (left: number, capacity: number) => `${figure(left)} of ${figure(capacity)} free`,
    waitingBehind: (n: number) => count(n, { one: 'one person is waiting', other: `${figure(n)} people are waiting` }),
    cancelRule: 'Cancelling',
    freeUntil: (when: string) => `Free until ${when}`,
    noLongerFree: (when: string) => `Free for 15 minutes after you book; the free period ended ${when}`,
    then: {
      fee: (fee: string) => `After that it costs ${fee}.`,
      kept: 'After that the price or the credit is not given back.',
      both: (fee: string) =>
        `After that the price or the credit is not given back; with a membership it also costs ${fee}.`,
    },
    alwaysFree: 'Free until the class begins',
    notYet: 'You can’t book this yet',
    payThere: {
      label: 'Book without a membership',
      book: (price: string | null) => (price ? `Book, pay ${price} at the studio` : 'Book, pay at the studio'),
      means: 'You pay when you come.',
      meansNoPrice: 'The studio tells you the price when you come.',
      freeThen: (when: string, fee: string) => `Cancelling is free until ${when}, after that it costs ${fee}.`,
      late: (fee: string) => `Cancelling costs ${fee} now.`,
      free: 'Cancelling costs nothing.',
      missed: (fee: string) => `Not coming costs ${fee}.`,
    },
    youAreBooked: 'You have a place',
    seeYou: (when: string) => `See you ${when}.`,
    youAreIn: 'You are checked in',
    youWait: (position: number | null) =>
      position === null ? 'You are on the waitlist' : `You are number ${position} on the waitlist`,
    waitMeans: 'Nothing is taken until you have the place. If one comes free, we write to you at once.',
    full: 'This class is full',
    fullMeans: 'Join the waitlist: first come, first served, and leaving it costs nothing.',
    cancelledTitle: 'This class is cancelled',
    cancelledMeans: 'Your credit is back.',
    leave: 'Leave the waitlist',
    left: 'You have left the waitlist',
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
    noLongerFree: (when) => `Nach dem Buchen noch 15 Minuten kostenlos; die Frist endete ${when}`,
    then: {
      fee: (fee) => `Danach kostet es ${fee}.`,
      kept: 'Danach gibt es den Preis oder das Guthaben nicht zurück.',
      both: (fee) =>
        `Danach gibt es den Preis oder das Guthaben nicht zurück; mit einer Mitgliedschaft kostet es zusätzlich ${fee}.`,
    },
    alwaysFree: 'Kostenlos, bis der Kurs beginnt',
    notYet: 'Du kannst diesen Kurs noch nicht buchen',
    payThere: {
      label: 'Ohne Mitgliedschaft buchen',
      book: (price) => (price ? `Buchen, ${price} im Studio bezahlen` : 'Buchen, im Studio bezahlen'),
      means: 'Du bezahlst, wenn du kommst.',
      meansNoPrice: 'Den Preis erfährst du im Studio.',
      freeThen: (when, fee) => `Stornieren ist kostenlos bis ${when}, danach kostet es ${fee}.`,
      late: (fee) => `Stornieren kostet jetzt ${fee}.`,
      free: 'Stornieren kostet nichts.',
      missed: (fee) => `Nicht zu kommen kostet ${fee}.`,
    },
    youAreBooked: 'Du hast einen Platz',
    seeYou: (when) => `Bis ${when}.`,
    youAreIn: 'Du bist eingecheckt',
    youWait: (position) =>
      position === null ? 'Du stehst auf der Warteliste' : `Du stehst auf Platz ${position} der Warteliste`,
    waitMeans: 'Es wird nichts abgezogen, bis du den Platz hast. Wird einer frei, schreiben wir dir sofort.',
    full: 'Dieser Kurs ist voll',
    fullMeans: 'Geh auf die Warteliste: Wer zuerst kommt, ist zuerst dran, und du kannst jederzeit kostenlos herunter.',
    cancelledTitle: 'Dieser Kurs ist abgesagt',
    cancelledMeans: 'Dein Guthaben ist zurück.',
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
    noLongerFree: (when) => `Gratis durante los 15 minutos tras reservar; el plazo terminó: ${when}`,
    then: {
      fee: (fee) => `Después cuesta ${fee}.`,
      kept: 'Después no se devuelve ni el precio ni el crédito.',
      both: (fee) => `Después no se devuelve ni el precio ni el crédito; con un bono cuesta además ${fee}.`,
    },
    alwaysFree: 'Gratis hasta que empiece la clase',
    notYet: 'Todavía no puedes reservar esta clase',
    payThere: {
      label: 'Reservar sin bono',
      book: (price) => (price ? `Reservar y pagar ${price} en el centro` : 'Reservar y pagar en el centro'),
      means: 'Pagas cuando vengas.',
      meansNoPrice: 'En el centro te dirán el precio.',
      freeThen: (when, fee) => `Puedes cancelar gratis hasta ${when}; después cuesta ${fee}.`,
      late: (fee) => `Cancelar cuesta ahora ${fee}.`,
      free: 'Cancelar no cuesta nada.',
      missed: (fee) => `No venir cuesta ${fee}.`,
    },
    youAreBooked: 'Tienes plaza',
    seeYou: (when) => `Nos vemos ${when}.`,
    youAreIn: 'Tu llegada está registrada',
    youWait: (position) =>
      position === null ? 'Estás en la lista de espera' : `Tienes el puesto ${position} en la lista de espera`,
    waitMeans: 'No se gasta nada hasta que tengas plaza. Si queda una libre, te escribimos enseguida.',
    full: 'Esta clase está completa',
    fullMeans: 'Apúntate a la lista de espera: va por orden de llegada y salir de ella no cuesta nada.',
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
      `Gratuite pendant les 15 minutes qui suivent la réservation\u202f; le délai est passé\u00a0: ${when}`,
    then: {
      fee: (fee) => `Ensuite, cela coûte ${fee}.`,
      kept: 'Ensuite, ni le prix ni le crédit ne sont rendus.',
      both: (fee) =>
        `Ensuite, ni le prix ni le crédit ne sont rendus\u00a0; avec un abonnement, cela coûte en plus ${fee}.`,
    },
    alwaysFree: 'Gratuit jusqu’au début du cours',
    notYet: 'Vous ne pouvez pas encore réserver',
    payThere: {
      label: 'Réserver sans abonnement',
      book: (price) => (price ? `Réserver, payer ${price} au studio` : 'Réserver, payer au studio'),
      means: 'Vous payez en venant.',
      meansNoPrice: 'Le studio vous dira le prix sur place.',
      freeThen: (when, fee) => `Annulation gratuite jusqu’à ${when}, puis ${fee}.`,
      late: (fee) => `Annuler coûte maintenant ${fee}.`,
      free: 'Annuler ne coûte rien.',
      missed: (fee) => `Ne pas venir coûte ${fee}.`,
    },
    youAreBooked: 'Vous avez une place',
    seeYou: (when) => `À bientôt\u00a0: ${when}.`,
    youAreIn: 'Votre arrivée est enregistrée',
    youWait: (position) =>
      position === null ? 'Vous êtes sur la liste d’attente' : `Vous êtes à la place ${position} de la liste d’attente`,
    waitMeans: 'Rien n’est débité avant que vous ayez la place. Si une place se libère, nous vous écrivons aussitôt.',
    full: 'Ce cours est complet',
    fullMeans: 'Rejoignez la liste d’attente\u00a0: premier arrivé, premier servi, et la quitter ne coûte rien.',
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
    cancelRule: 'Annullamento',
    freeUntil: (when) => `Gratis fino a ${when}`,
    noLongerFree: (when) => `Gratuita nei 15 minuti dopo la prenotazione; il termine è passato: ${when}`,
    then: {
      fee: (fee) => `Dopo costa ${fee}.`,
      kept: 'Dopo non vengono restituiti né il prezzo né il credito.',
      both: (fee) => `Dopo non vengono restituiti né il prezzo né il credito; con un abbonamento costa anche ${fee}.`,
    },
    alwaysFree: 'Gratis fino all’inizio della lezione',
    notYet: 'Non puoi ancora prenotare questa lezione',
    payThere: {
      label: 'Prenotare senza abbonamento',
      book: (price) => (price ? `Prenota, paghi ${price} in studio` : 'Prenota, paghi in studio'),
      means: 'Paghi quando vieni.',
      meansNoPrice: 'Il prezzo te lo dicono in studio.',
      freeThen: (when, fee) => `Annullare è gratis fino a ${when}, poi costa ${fee}.`,
      late: (fee) => `Annullare ora costa ${fee}.`,
      free: 'Annullare non costa nulla.',
      missed: (fee) => `Non venire costa ${fee}.`,
    },
    youAreBooked: 'Hai un posto',
    seeYou: (when) => `Ci vediamo ${when}.`,
    youAreIn: 'Il tuo arrivo è registrato',
    youWait: (position) =>
      position === null ? 'Sei in lista d’attesa' : `Sei in posizione ${position} nella lista d’attesa`,
    waitMeans: 'Non viene usato nulla finché non hai il posto. Se se ne libera uno, ti scriviamo subito.',
    full: 'Questa lezione è al completo',
    fullMeans: 'Entra in lista d’attesa: vale l’ordine di arrivo e uscirne non costa nulla.',
    cancelledTitle: 'Questa lezione è annullata',
    cancelledMeans: 'Il tuo credito è stato restituito.',
    leave: 'Esci dalla lista d’attesa',
    left: 'Non sei più in lista d’attesa',
  }
}
