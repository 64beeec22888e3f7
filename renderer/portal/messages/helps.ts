import { figures, plurals } from '../../shared/i18n/plural.ts'

/** Ways to pay for a spot in a class, and remedies where there is none. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  return {
    price: 'Price',
    pays: (membership: string, taken: number, left: number) =>
      `${membership} · ${count(taken, { one: '1 credit', other: `${figure(taken)} credits` })}, ${figure(left)} left after`,
    paysFree: (membership: string) => `${membership} · no credit needed`,
    shared: (line: string) => `${line} · Shared with you`,
    freeForAll: 'This class is free.',
    title: 'Your options',
    thisClass: 'Just this class',
    askStudio: 'Ask the studio',
    inAddition: (held: string) => `In addition to ${held}. Ask the studio if you’d rather change your plan.`,
    titleBeside: 'Passes and memberships that cover it',
    bookFor: (price: string) => `Book for ${price}`,
    bookOnline: (price: string) => `Book, pay ${price} online`,
    heldWhilePaying: 'Your spot is held while you pay.',
    notCovered: 'Your memberships don’t cover this class.',
    forWhom: 'For whom',
    me: 'Me',
    theyAreBooked: (name: string) => `${name} is booked`,
    theyAreIn: (name: string) => `${name} is checked in`,
    theyWait: (name: string, position: number | null) =>
      position === null ? `${name} is on the waitlist` : `${name} is number ${figure(position)} on the waitlist`,
    nowBooked: 'Your spot is booked.',
    bookNow: 'Book now',
    toBooking: 'See the booking',
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')
  return {
    price: 'Preis',
    pays: (membership, taken, left) =>
      `${membership} · ${figure(taken)} ${taken === 1 ? 'Credit' : 'Credits'}, danach noch ${figure(left)}`,
    paysFree: (membership) => `${membership} · ohne Credit`,
    shared: (line) => `${line} · mit dir geteilt`,
    freeForAll: 'Dieser Kurs ist kostenlos.',
    title: 'Deine Möglichkeiten',
    thisClass: 'Nur dieser Kurs',
    askStudio: 'Frage im Studio',
    inAddition: (held) => `Zusätzlich zu „${held}“. Willst du lieber wechseln, frage im Studio.`,
    titleBeside: 'Was diesen Kurs abdeckt',
    bookFor: (price) => `Für ${price} buchen`,
    bookOnline: (price) => `Buchen, ${price} online bezahlen`,
    heldWhilePaying: 'Dein Platz ist reserviert, während du bezahlst.',
    notCovered: 'Deine Mitgliedschaften gelten nicht für diesen Kurs.',
    forWhom: 'Für wen',
    me: 'Mich',
    theyAreBooked: (name) => `${name} hat einen Platz`,
    theyAreIn: (name) => `${name} ist eingecheckt`,
    theyWait: (name, position) =>
      position === null ? `${name} ist auf der Warteliste` : `${name}: Platz ${figure(position)} auf der Warteliste`,
    nowBooked: 'Dein Platz ist gebucht.',
    bookNow: 'Jetzt buchen',
    toBooking: 'Zur Buchung',
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')
  return {
    price: 'Precio',
    pays: (membership, taken, left) =>
      `${membership} · ${count(taken, { one: '1 crédito', other: `${figure(taken)} créditos` })}; ${count(left, { one: 'quedará 1', other: `quedarán ${figure(left)}` })}`,
    paysFree: (membership) => `${membership} · sin gastar créditos`,
    shared: (line) => `${line} · Compartido contigo`,
    freeForAll: 'Esta clase es gratis.',
    title: 'Tus opciones',
    thisClass: 'Solo esta clase',
    askStudio: 'Pregunta en el centro',
    inAddition: (held) => `Además de ${held}. Si prefieres cambiar de suscripción, pregunta en el centro.`,
    titleBeside: 'Bonos y suscripciones que la cubren',
    bookFor: (price) => `Reservar por ${price}`,
    bookOnline: (price) => `Reservar y pagar ${price} online`,
    heldWhilePaying: 'Te guardamos la plaza mientras pagas.',
    notCovered: 'Tus bonos no cubren esta clase.',
    forWhom: 'Para quién',
    me: 'Para mí',
    theyAreBooked: (name) => `${name} tiene plaza`,
    theyAreIn: (name) => `${name}: asistencia registrada`,
    theyWait: (name, position) =>
      position === null
        ? `${name} está en la lista de espera`
        : `${name}: puesto ${figure(position)} en la lista de espera`,
    nowBooked: 'Tu plaza está reservada.',
    bookNow: 'Reservar ahora',
    toBooking: 'Ver la reserva',
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')
  return {
    price: 'Prix',
    pays: (membership, taken, left) =>
      `${membership} · ${count(taken, { one: `${figure(taken)} crédit`, other: `${figure(taken)} crédits` })}, il en restera ${figure(left)}`,
    paysFree: (membership) => `${membership} · sans crédit`,
    shared: (line) => `${line} · Partagé avec vous`,
    freeForAll: 'Ce cours est gratuit.',
    title: 'Vos options',
    thisClass: 'Ce cours seulement',
    askStudio: 'Demandez au studio',
    inAddition: (held) => `Vous gardez ${held}. Pour changer plutôt d’abonnement, demandez au studio.`,
    titleBeside: 'Les abonnements qui le couvrent',
    bookFor: (price) => `Réserver pour ${price}`,
    bookOnline: (price) => `Réserver et payer ${price} en ligne`,
    heldWhilePaying: 'Votre place est gardée pendant le paiement.',
    notCovered: 'Vos abonnements ne couvrent pas ce cours.',
    forWhom: 'Pour qui',
    me: 'Pour moi',
    theyAreBooked: (name) => `${name} a une place`,
    theyAreIn: (name) => `${name}\u00a0: présence pointée`,
    theyWait: (name, position) =>
      position === null
        ? `${name} est sur la liste d’attente`
        : `${name}\u00a0: n°\u00a0${figure(position)} sur la liste d’attente`,
    nowBooked: 'Votre place est réservée.',
    bookNow: 'Réserver maintenant',
    toBooking: 'Voir la réservation',
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')
  return {
    price: 'Prezzo',
    pays: (membership, taken, left) =>
      `${membership} · ${count(taken, { one: '1 credito', other: `${figure(taken)} crediti` })}; ${count(left, { one: 'ne resterà 1', other: `ne resteranno ${figure(left)}` })}`,
    paysFree: (membership) => `${membership} · senza usare crediti`,
    shared: (line) => `${line} · Condiviso con te`,
    freeForAll: 'Questa lezione è gratis.',
    title: 'Le tue opzioni',
    thisClass: 'Solo questa lezione',
    askStudio: 'Chiedi allo studio',
    inAddition: (held) => `In aggiunta a ${held}. Se preferisci cambiare abbonamento, chiedi allo studio.`,
    titleBeside: 'Abbonamenti che la coprono',
    bookFor: (price) => `Prenota a ${price}`,
    bookOnline: (price) => `Prenota e paga ${price} online`,
    heldWhilePaying: 'Ti teniamo il posto mentre paghi.',
    notCovered: 'I tuoi abbonamenti non coprono questa lezione.',
    forWhom: 'Per chi',
    me: 'Per me',
    theyAreBooked: (name) => `${name} ha un posto`,
    theyAreIn: (name) => `${name}: check-in fatto`,
    theyWait: (name, position) =>
      position === null ? `${name} è in lista d’attesa` : `${name}: posizione ${figure(position)} nella lista d’attesa`,
    nowBooked: 'Il tuo posto è prenotato.',
    bookNow: 'Prenota ora',
    toBooking: 'Vedi la prenotazione',
  }
}
