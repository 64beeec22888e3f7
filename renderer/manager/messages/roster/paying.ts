import * as paymentMethods from '../../phrases/payment-methods.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** The offers for a client who needs to pay before booking, and the membership that pays for a spot. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const credits = (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` })

  return {
    offers: {
      sell: (name: string, price: string) => `Sell ${name} (${price}) and book`,
      sellIn: (name: string, price: string) => `Sell ${name} (${price}) and check in`,
      pay: (price: string) => `Pay ${price} now`,
      payIn: (price: string) => `Pay ${price} now and check in`,
      title: (name: string) => `Sell ${name} and book`,
      payTitle: (name: string) => `Pay for ${name}`,
      lead: (client: string, price: string) => `${client} pays ${price}.`,
      passes: 'Rules you override:',
      method: 'Payment method',
      methods: paymentMethods.en,
      take: (price: string) => `Take ${price} and book`,
      takeIn: (price: string) => `Take ${price} and check in`,
      give: 'Give for free and book',
      giveIn: 'Give for free and check in',
      onlyBook: 'Book',
      onlyPay: 'Record payment',
      sold: (name: string) => `${name} is sold and paid. Only the booking failed.`,
      unpaid: (client: string) => `${client} is booked. Only the payment failed.`,
    },
    payers: {
      label: 'Pay with',
      nothing: 'Nothing yet (unpaid)',
      left: (n: number) => count(n, { one: '1 credit left', other: `${figure(n)} credits left` }),
      takes: (n: number) => (n === 0 ? 'uses none' : `uses ${figure(n)}`),
      shared: 'shared with them',
      passes: 'Rules you override:',
      passesChange: 'Rules you override:',
      taken: (n: number) => `${credits(n)} used`,
      change: 'Pay with another membership…',
      title: (name: string) => `Pay for ${name}’s spot`,
      now: 'current',
      none: 'None (spot is unpaid)',
      moneyBack: 'The spot was paid separately. A task asks a colleague to refund it.',
      submit: 'Pay with this',
      submitNone: 'Mark as unpaid',
      same: 'This membership already pays.',
      done: (name: string, membership: string) => `${name}: paid with ${membership}`,
      doneNone: (name: string) => `${name}: now unpaid`,
      empty: 'No membership covers this spot.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    offers: {
      sell: (name, price) => `„${name}“ (${price}) verkaufen und buchen`,
      sellIn: (name, price) => `„${name}“ (${price}) verkaufen und einchecken`,
      pay: (price) => `Jetzt ${price} bezahlen`,
      payIn: (price) => `Jetzt ${price} bezahlen und einchecken`,
      title: (name) => `„${name}“ verkaufen und buchen`,
      payTitle: (name) => `„${name}“ bezahlen`,
      lead: (client, price) => `${client} zahlt ${price}.`,
      passes: 'Übergangene Regeln:',
      method: 'Zahlungsart',
      methods: paymentMethods.de,
      take: (price) => `${price} kassieren und buchen`,
      takeIn: (price) => `${price} kassieren und einchecken`,
      give: 'Schenken und buchen',
      giveIn: 'Schenken und einchecken',
      onlyBook: 'Buchen',
      onlyPay: 'Zahlung erfassen',
      sold: (name) => `„${name}“ ist verkauft und bezahlt. Nur die Buchung fehlt noch.`,
      unpaid: (client) => `${client}: gebucht. Nur die Zahlung fehlt noch.`,
    },
    payers: {
      label: 'Bezahlen mit',
      nothing: 'Noch nichts (unbezahlt)',
      left: (n) => (n === 1 ? 'noch 1 Credit' : `noch ${figure(n)} Credits`),
      takes: (n) => (n === 0 ? 'braucht keinen' : `braucht ${figure(n)}`),
      shared: 'geteilt',
      passes: 'Übergangene Regeln:',
      passesChange: 'Übergangene Regeln:',
      taken: (n) => (n === 1 ? '1 Credit verwendet' : `${figure(n)} Credits verwendet`),
      change: 'Mit anderer Mitgliedschaft bezahlen\u00a0…',
      title: (name) => `Platz von ${name} bezahlen`,
      now: 'aktuell',
      none: 'Keine (Platz unbezahlt)',
      moneyBack: 'Der Platz wurde einzeln bezahlt. Die Erstattung wird als Aufgabe angelegt.',
      submit: 'Damit bezahlen',
      submitNone: 'Als unbezahlt markieren',
      same: 'Diese Mitgliedschaft zahlt schon.',
      done: (name, membership) => `${name}: bezahlt mit „${membership}“`,
      doneNone: (name) => `${name}: jetzt unbezahlt`,
      empty: 'Keine Mitgliedschaft gilt für diesen Platz.',
    },
  }
}

export const es = (): Words => {
  const count = plurals('es')
  const figure = figures('es')

  return {
    offers: {
      sell: (name, price) => `Vender ${name} por ${price} y reservar`,
      sellIn: (name, price) => `Vender ${name} por ${price} y registrar`,
      pay: (price) => `Pagar ${price} ahora`,
      payIn: (price) => `Pagar ${price} ahora y registrar`,
      title: (name) => `Vender ${name} y reservar`,
      payTitle: (name) => `Pagar ${name}`,
      lead: (client, price) => `${client} paga ${price}.`,
      passes: 'Reglas que te saltas:',
      method: 'Forma de pago',
      methods: paymentMethods.es,
      take: (price) => `Cobrar ${price} y reservar`,
      takeIn: (price) => `Cobrar ${price} y registrar`,
      give: 'Regalar y reservar',
      giveIn: 'Regalar y registrar',
      onlyBook: 'Reservar',
      onlyPay: 'Registrar el pago',
      sold: (name) => `${name}: vendido y pagado. Solo falta la reserva.`,
      unpaid: (client) => `${client} tiene plaza. Solo falta el pago.`,
    },
    payers: {
      label: 'Se paga con',
      nothing: 'Nada aún (sin pagar)',
      left: (n) => count(n, { one: 'Queda 1 crédito', other: `Quedan ${figure(n)} créditos` }),
      takes: (n) => (n === 0 ? 'no usa ninguno' : `usa ${figure(n)}`),
      shared: 'compartido',
      passes: 'Reglas que te saltas:',
      passesChange: 'Reglas que te saltas:',
      taken: (n) => count(n, { one: '1 crédito usado', other: `${figure(n)} créditos usados` }),
      change: 'Pagar con otro bono…',
      title: (name) => `Pagar la plaza de ${name}`,
      now: 'actual',
      none: 'Ninguno (plaza sin pagar)',
      moneyBack: 'La plaza se pagó por separado. El reembolso queda como tarea.',
      submit: 'Pagar con este',
      submitNone: 'Marcar como sin pagar',
      same: 'Este bono ya la paga.',
      done: (name, membership) => `${name}: pagada con ${membership}`,
      doneNone: (name) => `${name}: ahora sin pagar`,
      empty: 'Ningún bono cubre esta plaza.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    offers: {
      sell: (name, price) => `Vendre «\u00a0${name}\u00a0» (${price}) et réserver`,
      sellIn: (name, price) => `Vendre «\u00a0${name}\u00a0» (${price}) et pointer`,
      pay: (price) => `Payer ${price} maintenant`,
      payIn: (price) => `Payer ${price} maintenant et pointer`,
      title: (name) => `Vendre «\u00a0${name}\u00a0» et réserver`,
      payTitle: (name) => `Payer «\u00a0${name}\u00a0»`,
      lead: (client, price) => `${client}\u00a0: ${price} à payer.`,
      passes: 'Règles ignorées\u00a0:',
      method: 'Moyen de paiement',
      methods: paymentMethods.fr,
      take: (price) => `Encaisser ${price} et réserver`,
      takeIn: (price) => `Encaisser ${price} et pointer`,
      give: 'Offrir et réserver',
      giveIn: 'Offrir et pointer',
      onlyBook: 'Réserver',
      onlyPay: 'Enregistrer le paiement',
      sold: (name) => `${name}\u00a0: vendu et payé. Il ne manque que la réservation.`,
      unpaid: (client) => `${client}\u00a0: place réservée. Il ne manque que le paiement.`,
    },
    payers: {
      label: 'Payer avec',
      nothing: 'Rien pour l’instant (impayé)',
      left: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
      takes: (n) => (n === 0 ? 'n’en utilise aucun' : `en utilise ${figure(n)}`),
      shared: 'partagé',
      passes: 'Règles ignorées\u00a0:',
      passesChange: 'Règles ignorées\u00a0:',
      taken: (n) => count(n, { one: `${figure(n)} crédit utilisé`, other: `${figure(n)} crédits utilisés` }),
      change: 'Payer avec un autre abonnement…',
      title: (name) => `Payer cette place (${name})`,
      now: 'actuel',
      none: 'Aucun (place impayée)',
      moneyBack: 'La place a été payée à l’unité. Une tâche est créée pour le remboursement.',
      submit: 'Payer avec celui-ci',
      submitNone: 'Marquer comme impayé',
      same: 'Cet abonnement couvre déjà la place.',
      done: (name, membership) => `${name}\u00a0: payé avec «\u00a0${membership}\u00a0»`,
      doneNone: (name) => `${name}\u00a0: désormais impayé`,
      empty: 'Aucun abonnement ne couvre cette place.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    offers: {
      sell: (name: string, price: string) => `Vendi ${name} a ${price} e prenota`,
      sellIn: (name: string, price: string) => `Vendi ${name} a ${price} e fai il check-in`,
      pay: (price: string) => `Paga ora ${price}`,
      payIn: (price: string) => `Paga ora ${price} e fai il check-in`,
      title: (name: string) => `Vendi ${name} e prenota`,
      payTitle: (name: string) => `Paga ${name}`,
      lead: (client: string, price: string) => `${client} paga ${price}.`,
      passes: 'Regole ignorate:',
      method: 'Metodo di pagamento',
      methods: paymentMethods.it,
      take: (price: string) => `Incassa ${price} e prenota`,
      takeIn: (price: string) => `Incassa ${price} e fai il check-in`,
      give: 'Regala e prenota',
      giveIn: 'Regala e fai il check-in',
      onlyBook: 'Prenota',
      onlyPay: 'Registra il pagamento',
      sold: (name: string) => `${name}: venduto e pagato. Manca solo la prenotazione.`,
      unpaid: (client: string) => `${client}: prenotazione fatta. Manca solo il pagamento.`,
    },
    payers: {
      label: 'Paga con',
      nothing: 'Ancora niente (da pagare)',
      left: (n: number) => count(n, { one: '1 credito rimasto', other: `${figure(n)} crediti rimasti` }),
      takes: (n: number) => (n === 0 ? 'non ne usa' : `ne usa ${figure(n)}`),
      shared: 'condiviso',
      passes: 'Regole ignorate:',
      passesChange: 'Regole ignorate:',
      taken: (n: number) => count(n, { one: '1 credito usato', other: `${figure(n)} crediti usati` }),
      change: 'Paga con un altro abbonamento…',
      title: (name: string) => `Paga il posto di ${name}`,
      now: 'attuale',
      none: 'Nessuno (posto da pagare)',
      moneyBack: 'Il posto era stato pagato a parte. Il rimborso diventa un’attività.',
      submit: 'Paga con questo',
      submitNone: 'Segna come da pagare',
      same: 'Questo abbonamento paga già.',
      done: (name: string, membership: string) => `${name}: pagato con ${membership}`,
      doneNone: (name: string) => `${name}: ora da pagare`,
      empty: 'Nessun abbonamento copre questo posto.',
    },
  }
}
