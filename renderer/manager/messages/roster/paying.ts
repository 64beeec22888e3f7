import * as paymentMethods from '../../phrases/payment-methods.ts'
import { figures, plurals } from '../../../shared/i18n/plural.ts'

/** What is sold to somebody so that they can be booked, and which membership pays for a place. */
export const en = () => {
  const count = plurals('en')
  const figure = figures('en')
  const credits = (n: number) => count(n, { one: '1 credit', other: `${figure(n)} credits` })

  return {
    offers: {
      sell: (name: string, price: string) => `Sell ${name} ${price} and book`,
      sellIn: (name: string, price: string) => `Sell ${name} ${price} and check in`,
      pay: (price: string) => `Pay ${price} now`,
      payIn: (price: string) => `Pay ${price} now and check in`,
      title: (name: string) => `Sell ${name} and book`,
      payTitle: (name: string) => `Pay for ${name}`,
      lead: (client: string, price: string) => `${client} pays ${price}.`,
      passes: 'Booked although:',
      method: 'How it is paid',
      methods: paymentMethods.en,
      take: (price: string) => `Take ${price} and book`,
      takeIn: (price: string) => `Take ${price} and check in`,
      give: 'Give and book',
      giveIn: 'Give and check in',
      onlyBook: 'Book',
      onlyPay: 'Note the payment',
      sold: (name: string) => `${name} is sold and paid. Only the booking is missing.`,
      unpaid: (client: string) => `${client} is booked. Only the payment is missing.`,
    },
    payers: {
      label: 'What pays',
      nothing: 'Nothing yet: unpaid',
      left: (n: number) => count(n, { one: '1 credit left', other: `${figure(n)} credits left` }),
      takes: (n: number) => (n === 0 ? 'takes none' : `takes ${figure(n)}`),
      shared: 'shared with them',
      passes: 'Booked although:',
      passesChange: 'It pays although:',
      taken: (n: number) => `${credits(n)} taken`,
      change: 'Another membership pays…',
      title: (name: string) => `What pays for ${name}’s place?`,
      now: 'pays now',
      none: 'None: the place is unpaid',
      moneyBack: 'The place was paid on its own. A task tells somebody who may give that money back.',
      submit: 'Let it pay',
      submitNone: 'Mark as unpaid',
      same: 'That is how it is already.',
      done: (name: string, membership: string) => `${name}: ${membership} pays`,
      doneNone: (name: string) => `${name}: unpaid now`,
      empty: 'No membership can pay for this place.',
    },
  }
}

type Words = ReturnType<typeof en>

export const de = (): Words => {
  const figure = figures('de')

  return {
    offers: {
      sell: (name, price) => `${name} für ${price} verkaufen und buchen`,
      sellIn: (name, price) => `${name} für ${price} verkaufen und einchecken`,
      pay: (price) => `${price} jetzt bezahlen`,
      payIn: (price) => `${price} jetzt bezahlen und einchecken`,
      title: (name) => `${name} verkaufen und buchen`,
      payTitle: (name) => `${name} bezahlen`,
      lead: (client, price) => `${client} zahlt ${price}.`,
      passes: 'Gebucht, obwohl:',
      method: 'Zahlungsart',
      methods: paymentMethods.de,
      take: (price) => `${price} kassieren und buchen`,
      takeIn: (price) => `${price} kassieren und einchecken`,
      give: 'Verschenken und buchen',
      giveIn: 'Verschenken und einchecken',
      onlyBook: 'Buchen',
      onlyPay: 'Zahlung vermerken',
      sold: (name) => `${name} ist verkauft und bezahlt. Nur die Buchung fehlt noch.`,
      unpaid: (client) => `${client} ist gebucht. Nur die Zahlung fehlt noch.`,
    },
    payers: {
      label: 'Bezahlt mit',
      nothing: 'Noch nichts: unbezahlt',
      left: (n) => `Guthaben: noch ${figure(n)}`,
      takes: (n) => (n === 0 ? 'braucht keins' : `braucht ${figure(n)}`),
      shared: 'mitbenutzt',
      passes: 'Gebucht, obwohl:',
      passesChange: 'Sie zahlt, obwohl:',
      taken: (n) => `Guthaben verwendet: ${figure(n)}`,
      change: 'Andere Mitgliedschaft zahlt …',
      title: (name) => `Was bezahlt den Platz von ${name}?`,
      now: 'zahlt jetzt',
      none: 'Keine: Der Platz ist unbezahlt',
      moneyBack: 'Der Platz wurde einzeln bezahlt. Eine Aufgabe sagt es jemandem, der das Geld erstatten darf.',
      submit: 'Damit bezahlen',
      submitNone: 'Als unbezahlt vermerken',
      same: 'So ist es schon.',
      done: (name, membership) => `${name}: bezahlt mit ${membership}`,
      doneNone: (name) => `${name}: jetzt unbezahlt`,
      empty: 'Keine Mitgliedschaft kann diesen Platz bezahlen.',
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
      passes: 'Se reserva aunque:',
      method: 'Forma de pago',
      methods: paymentMethods.es,
      take: (price) => `Cobrar ${price} y reservar`,
      takeIn: (price) => `Cobrar ${price} y registrar`,
      give: 'Regalar y reservar',
      giveIn: 'Regalar y registrar',
      onlyBook: 'Reservar',
      onlyPay: 'Anotar el pago',
      sold: (name) => `${name}: vendido y pagado. Solo falta la reserva.`,
      unpaid: (client) => `${client} tiene plaza. Solo falta el pago.`,
    },
    payers: {
      label: 'Se paga con',
      nothing: 'Nada aún: sin pagar',
      left: (n) => count(n, { one: 'Queda 1 crédito', other: `Quedan ${figure(n)} créditos` }),
      takes: (n) => (n === 0 ? 'no gasta ninguno' : `gasta ${figure(n)}`),
      shared: 'compartido',
      passes: 'Se reserva aunque:',
      passesChange: 'Se paga con él aunque:',
      taken: (n) => count(n, { one: '1 crédito gastado', other: `${figure(n)} créditos gastados` }),
      change: 'Pagar con otro bono…',
      title: (name) => `¿Con qué se paga la plaza de ${name}?`,
      now: 'paga ahora',
      none: 'Ninguno: la plaza queda sin pagar',
      moneyBack: 'La plaza se pagó suelta. Una tarea avisa a quien puede devolver ese dinero.',
      submit: 'Pagar con este',
      submitNone: 'Marcar como sin pagar',
      same: 'Ya es así.',
      done: (name, membership) => `${name}: se paga con ${membership}`,
      doneNone: (name) => `${name}: ahora sin pagar`,
      empty: 'Ningún bono puede pagar esta plaza.',
    },
  }
}

export const fr = (): Words => {
  const count = plurals('fr')
  const figure = figures('fr')

  return {
    offers: {
      sell: (name, price) => `Vendre ${name} à ${price} et réserver`,
      sellIn: (name, price) => `Vendre ${name} à ${price} et noter l’arrivée`,
      pay: (price) => `Payer ${price} maintenant`,
      payIn: (price) => `Payer ${price} maintenant et noter l’arrivée`,
      title: (name) => `Vendre ${name} et réserver`,
      payTitle: (name) => `Payer ${name}`,
      lead: (client, price) => `${client} paie ${price}.`,
      passes: 'Réservé malgré ceci\u00a0:',
      method: 'Moyen de paiement',
      methods: paymentMethods.fr,
      take: (price) => `Encaisser ${price} et réserver`,
      takeIn: (price) => `Encaisser ${price} et noter l’arrivée`,
      give: 'Offrir et réserver',
      giveIn: 'Offrir et noter l’arrivée',
      onlyBook: 'Réserver',
      onlyPay: 'Noter le paiement',
      sold: (name) => `${name}\u00a0: vendu et payé. Il ne manque que la réservation.`,
      unpaid: (client) => `${client}\u00a0: place réservée. Il ne manque que le paiement.`,
    },
    payers: {
      label: 'Payé avec',
      nothing: 'Rien encore\u00a0: impayé',
      left: (n) => count(n, { one: `${figure(n)} crédit restant`, other: `${figure(n)} crédits restants` }),
      takes: (n) => (n === 0 ? 'n’en prend aucun' : `en prend ${figure(n)}`),
      shared: 'partagé',
      passes: 'Réservé malgré ceci\u00a0:',
      passesChange: 'Il paie malgré ceci\u00a0:',
      taken: (n) => count(n, { one: `${figure(n)} crédit pris`, other: `${figure(n)} crédits pris` }),
      change: 'Payer avec un autre abonnement…',
      title: (name) => `Avec quoi payer la place de ${name}\u202f?`,
      now: 'paie actuellement',
      none: 'Aucun\u00a0: la place est impayée',
      moneyBack:
        'La place a été payée à l’unité. Une tâche le signale à quelqu’un qui a le droit de rendre cet argent.',
      submit: 'Payer avec celui-ci',
      submitNone: 'Marquer comme impayé',
      same: 'C’est déjà le cas.',
      done: (name, membership) => `${name}\u00a0: payé avec ${membership}`,
      doneNone: (name) => `${name}\u00a0: impayé maintenant`,
      empty: 'Aucun abonnement ne peut payer cette place.',
    },
  }
}

export const it = (): Words => {
  const count = plurals('it')
  const figure = figures('it')

  return {
    offers: {
      sell: (name: string, price: string) => `Vendi ${name} a ${price} e prenota`,
      sellIn: (name: string, price: string) => `Vendi ${name} a ${price} e registra l’arrivo`,
      pay: (price: string) => `Paga ora ${price}`,
      payIn: (price: string) => `Paga ora ${price} e registra l’arrivo`,
      title: (name: string) => `Vendi ${name} e prenota`,
      payTitle: (name: string) => `Paga ${name}`,
      lead: (client: string, price: string) => `${client} paga ${price}.`,
      passes: 'Si prenota anche se:',
      method: 'Come si paga',
      methods: paymentMethods.it,
      take: (price: string) => `Incassa ${price} e prenota`,
      takeIn: (price: string) => `Incassa ${price} e registra l’arrivo`,
      give: 'Regala e prenota',
      giveIn: 'Regala e registra l’arrivo',
      onlyBook: 'Prenota',
      onlyPay: 'Registra il pagamento',
      sold: (name: string) => `${name}: venduto e pagato. Manca solo la prenotazione.`,
      unpaid: (client: string) => `${client}: prenotazione fatta. Manca solo il pagamento.`,
    },
    payers: {
      label: 'Si paga con',
      nothing: 'Ancora niente: da pagare',
      left: (n: number) => count(n, { one: '1 credito rimasto', other: `${figure(n)} crediti rimasti` }),
      takes: (n: number) => (n === 0 ? 'non ne usa' : `ne usa ${figure(n)}`),
      shared: 'condiviso',
      passes: 'Si prenota anche se:',
      passesChange: 'Si paga con questo anche se:',
      taken: (n: number) => count(n, { one: '1 credito usato', other: `${figure(n)} crediti usati` }),
      change: 'Paga con un altro abbonamento…',
      title: (name: string) => `Con che cosa si paga il posto di ${name}?`,
      now: 'paga ora',
      none: 'Nessuno: il posto è da pagare',
      moneyBack: 'Il posto era stato pagato a parte. Un’attività avvisa chi può restituire quei soldi.',
      submit: 'Paga con questo',
      submitNone: 'Segna come da pagare',
      same: 'È già così.',
      done: (name: string, membership: string) => `${name}: si paga con ${membership}`,
      doneNone: (name: string) => `${name}: ora da pagare`,
      empty: 'Nessun abbonamento può pagare questo posto.',
    },
  }
}
