import type { Said } from '../../en/audit/said.ts'

/** What is sold, owed, paid and given back. */
export const moneySaid = {
  'membership.create': ['{who} ha dato a {client} l’abbonamento {it}', (n) => `{who} ha dato ${n} abbonamenti`],
  'membership.update': [
    '{who} ha modificato l’abbonamento {it} di {client}',
    (n) => `{who} ha modificato ${n} abbonamenti`,
  ],
  'membership.pause': [
    '{who} ha messo in pausa l’abbonamento {it} di {client}',
    (n) => `{who} ha messo in pausa ${n} abbonamenti`,
  ],
  'membership.resume': ['{who} ha ripreso l’abbonamento {it} di {client}', (n) => `{who} ha ripreso ${n} abbonamenti`],
  'membership.cancel': [
    '{who} ha disdetto l’abbonamento {it} di {client}',
    (n) => `{who} ha disdetto ${n} abbonamenti`,
  ],
  'membership.extend': [
    '{who} ha prolungato l’abbonamento {it} di {client}',
    (n) => `{who} ha prolungato ${n} abbonamenti`,
  ],
  'membership_type.create': '{who} ha aggiunto il tipo di abbonamento {it}',
  'membership_type.update': '{who} ha modificato il tipo di abbonamento {it}',
  'membership_type.remove': '{who} ha tolto il tipo di abbonamento {it}',
  'subscription.cancel': '{who} ha terminato l’abbonamento ricorrente {it} di {client}',
  'subscription.override': '{who} ha sottratto al servizio di pagamento l’abbonamento ricorrente {it} di {client}',
  'charge.settle': [
    '{who} ha registrato come pagata la penale di {amount} di {client}',
    (n) => `{who} ha registrato come pagate ${n} penali`,
  ],
  'charge.waive': ['{who} ha condonato a {client} la penale di {amount}', (n) => `{who} ha condonato ${n} penali`],
  'payment.refund': ['{who} ha rimborsato {amount} a {client}', (n) => `{who} ha fatto ${n} rimborsi`],
  'payment.refund_undone': '{who} ha annullato il rimborso di {amount} a {client}, che non era riuscito',
  'sale.create': ['{who} ha venduto qualcosa a {client} per {amount}', (n) => `{who} ha fatto ${n} vendite`],
  'checkout.create': '{who} ha inviato a {client} un link per pagare {amount}',
  'checkout.give_back': '{who} ha restituito {amount} che {client} aveva pagato online',
  'receipt.mail': ['{who} ha inviato la ricevuta {it} a {client}', (n) => `{who} ha inviato ${n} ricevute`],
  'gift_card.create': [
    '{who} ha creato il buono regalo che termina con {it}, del valore di {amount}',
    (n) => `{who} ha creato ${n} buoni regalo`,
  ],
  'gift_card.update': [
    '{who} ha modificato il buono regalo che termina con {it}',
    (n) => `{who} ha modificato ${n} buoni regalo`,
  ],
  'gift_card.show_code': '{who} ha guardato il codice del buono regalo che termina con {it}',
  'promo_code.create': '{who} ha aggiunto il codice promozionale {it}',
  'promo_code.update': '{who} ha modificato il codice promozionale {it}',
  'product.create': ['{who} ha aggiunto il prodotto {it}', (n) => `{who} ha aggiunto ${n} prodotti`],
  'product.update': ['{who} ha modificato il prodotto {it}', (n) => `{who} ha modificato ${n} prodotti`],
  'product.photo': '{who} ha cambiato l’immagine di {it}',
  'product.stock': ['{who} ha cambiato le scorte di {it}', (n) => `{who} ha cambiato le scorte di ${n} prodotti`],
  'day_close.create': '{who} ha chiuso la cassa: {it}',
  'payroll_run.create': '{who} ha avviato il calcolo dei compensi da {it}',
  'payroll_run.recompute': '{who} ha rifatto il calcolo dei compensi da {it}',
  'payroll_run.finalize': '{who} ha chiuso il calcolo dei compensi da {it}',
  'payroll_run.delete': '{who} ha eliminato il calcolo dei compensi da {it}',
  'payroll_line_item.mark_paid': [
    '{who} ha registrato come pagati {amount} a {it}',
    (n) => `{who} ha registrato come pagate ${n} righe dei compensi`,
  ],
  'pay_component.create': '{who} ha aggiunto una voce al compenso di {it}',
  'pay_component.update': '{who} ha modificato una voce del compenso di {it}',
} as const satisfies Record<string, Said>
