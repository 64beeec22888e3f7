/** Taking the money of an appointment at the desk. */
export const en = {
  pay: {
    title: (name: string) => `Take payment: ${name}`,
    part: 'Amount',
    rest: (amount: string) => `Amount due, ${amount}`,
    deposit: (amount: string) => `Deposit, ${amount}`,
    method: 'Paid by',
    methods: { card_terminal: 'Card terminal', cash: 'Cash', bank_transfer: 'Bank transfer', other: 'Other' },
    take: (amount: string) => `Take ${amount}`,
    done: 'Payment taken',
  },
}

type Words = typeof en

export const de: Words = {
  pay: {
    title: (name) => `Zahlung annehmen: ${name}`,
    part: 'Betrag',
    rest: (amount) => `Offener Betrag: ${amount}`,
    deposit: (amount) => `Anzahlung: ${amount}`,
    method: 'Bezahlt mit',
    methods: { card_terminal: 'Kartenterminal', cash: 'Bar', bank_transfer: 'Überweisung', other: 'Andere' },
    take: (amount) => `${amount} annehmen`,
    done: 'Zahlung angenommen',
  },
}

export const es: Words = {
  pay: {
    title: (name) => `Cobrar: ${name}`,
    part: 'Importe',
    rest: (amount) => `Importe pendiente: ${amount}`,
    deposit: (amount) => `Señal: ${amount}`,
    method: 'Pagado con',
    methods: { card_terminal: 'Datáfono', cash: 'Efectivo', bank_transfer: 'Transferencia', other: 'Otra' },
    take: (amount) => `Cobrar ${amount}`,
    done: 'Pago registrado',
  },
}

export const fr: Words = {
  pay: {
    title: (name) => `Encaisser\u00a0: ${name}`,
    part: 'Montant',
    rest: (amount) => `Montant dû\u00a0: ${amount}`,
    deposit: (amount) => `Acompte\u00a0: ${amount}`,
    method: 'Payé par',
    methods: { card_terminal: 'Terminal de paiement', cash: 'Espèces', bank_transfer: 'Virement', other: 'Autre' },
    take: (amount) => `Encaisser ${amount}`,
    done: 'Paiement encaissé',
  },
}

export const it: Words = {
  pay: {
    title: (name) => `Incassa: ${name}`,
    part: 'Importo',
    rest: (amount) => `Importo dovuto: ${amount}`,
    deposit: (amount) => `Acconto: ${amount}`,
    method: 'Pagato con',
    methods: { card_terminal: 'Carta (POS)', cash: 'Contanti', bank_transfer: 'Bonifico', other: 'Altro' },
    take: (amount) => `Incassa ${amount}`,
    done: 'Pagamento registrato',
  },
}
