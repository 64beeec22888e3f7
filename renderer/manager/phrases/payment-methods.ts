/** The ways in which something was paid, by their codes. */
export const en = {
  cash: 'Cash',
  card_terminal: 'Card terminal',
  bank_transfer: 'Bank transfer',
  gift_card: 'Gift card',
  complimentary: 'On the house',
  other: 'Another way',
  online: 'Online',
  imported: 'In the former software',
} as Readonly<Record<string, string | undefined>>

type Words = typeof en

export const de: Words = {
  cash: 'Bar',
  card_terminal: 'Kartenterminal',
  bank_transfer: 'Überweisung',
  gift_card: 'Gutschein',
  complimentary: 'Aufs Haus',
  other: 'Anders',
  online: 'Online',
  imported: 'In der früheren Software',
}

export const es: Words = {
  cash: 'Efectivo',
  card_terminal: 'Datáfono',
  bank_transfer: 'Transferencia',
  gift_card: 'Tarjeta regalo',
  complimentary: 'Invita la casa',
  other: 'De otra forma',
  online: 'En línea',
  imported: 'En el programa anterior',
}

export const fr: Words = {
  cash: 'Espèces',
  card_terminal: 'Carte',
  bank_transfer: 'Virement',
  gift_card: 'Carte cadeau',
  complimentary: 'Offert',
  other: 'Autrement',
  online: 'En ligne',
  imported: 'Dans l’ancien logiciel',
}

export const it: Words = {
  cash: 'Contanti',
  card_terminal: 'Carta (POS)',
  bank_transfer: 'Bonifico',
  gift_card: 'Buono regalo',
  complimentary: 'Omaggio',
  other: 'In altro modo',
  online: 'Online',
  imported: 'Nel software di prima',
}
