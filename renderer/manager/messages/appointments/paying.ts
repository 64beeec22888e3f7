/** Taking the money of an appointment at the desk. */
export const en = {
  pay: {
    title: (name: string) => `Take payment: ${name}`,
    part: 'How much',
    rest: (amount: string) => `All that is left, ${amount}`,
    deposit: (amount: string) => `The deposit, ${amount}`,
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
    part: 'Wie viel',
    rest: (amount) => `Alles, was offen ist: ${amount}`,
    deposit: (amount) => `Die Anzahlung: ${amount}`,
    method: 'Bezahlt mit',
    methods: { card_terminal: 'Kartenterminal', cash: 'Bar', bank_transfer: 'Überweisung', other: 'Anders' },
    take: (amount) => `${amount} annehmen`,
    done: 'Zahlung angenommen',
  },
}

export const es: Words = {
  pay: {
    title: (name) => `Cobrar: ${name}`,
    part: 'Cuánto',
    rest: (amount) => `Todo lo que falta: ${amount}`,
    deposit: (amount) => `La señal: ${amount}`,
    method: 'Pagado con',
    methods: { card_terminal: 'Datáfono', cash: 'Efectivo', bank_transfer: 'Transferencia', other: 'Otro' },
    take: (amount) => `Cobrar ${amount}`,
    done: 'Pago registrado',
  },
}

export const fr: Words = {
  pay: {
    title: (name) => `Encaisser\u00a0: ${name}`,
    part: 'Combien',
    rest: (amount) => `Tout ce qui reste\u00a0: ${amount}`,
    deposit: (amount) => `L’acompte\u00a0: ${amount}`,
    method: 'Payé par',
    methods: { card_terminal: 'Terminal de paiement', cash: 'Espèces', bank_transfer: 'Virement', other: 'Autre' },
    take: (amount) => `Encaisser ${amount}`,
    done: 'Paiement encaissé',
  },
}

export const it: Words = {
  pay: {
    title: (name) => `Incassa: ${name}`,
    part: 'Quanto',
    rest: (amount) => `Tutto quello che resta: ${amount}`,
    deposit: (amount) => `L’acconto: ${amount}`,
    method: 'Pagato con',
    methods: { card_terminal: 'Terminale carte', cash: 'Contanti', bank_transfer: 'Bonifico', other: 'Altro' },
    take: (amount) => `Incassa ${amount}`,
    done: 'Pagamento registrato',
  },
}
