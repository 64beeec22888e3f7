/** The ways in which something was paid, by their codes. */
export const en = {
  cash: 'Cash',
  card_terminal: 'Card terminal',
  bank_transfer: 'Bank transfer',
  gift_card: 'Gift card',
  complimentary: 'Complimentary',
  other: 'Other',
  online: 'Online',
  imported: 'In your previous software',
} as Readonly<Record<string, string | undefined>>

type Words = typeof en

export const de: Words = {
  cash: 'Bar',
  card_terminal: 'Kartenterminal',
  bank_transfer: 'Überweisung',
  gift_card: 'Gutschein',
  complimentary: 'Aufs Haus',
  other: 'Andere',
  online: 'Online',
  imported: 'In der bisherigen Software',
}

export const es: Words = {
  cash: 'Efectivo',
  card_terminal: 'Datáfono',
  bank_transfer: 'Transferencia',
  gift_card: 'Tarjeta regalo',
  complimentary: 'Regalo del centro',
  other: 'Otra',
  online: 'Online',
  imported: 'En el programa anterior',
}

export const fr: Words = {
  cash: 'Espèces',
  card_terminal: 'Carte (terminal)',
  bank_transfer: 'Virement',
  gift_card: 'Carte cadeau',
  complimentary: 'Offert',
  other: 'Autre',
  online: 'En ligne',
  imported: 'Dans l’ancien logiciel',
}

export const it: Words = {
  cash: 'Contanti',
  card_terminal: 'Carta (POS)',
  bank_transfer: 'Bonifico',
  gift_card: 'Buono regalo',
  complimentary: 'Omaggio',
  other: 'Altro',
  online: 'Online',
  imported: 'Nel software precedente',
}
