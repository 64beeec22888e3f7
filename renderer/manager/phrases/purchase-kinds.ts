/** The kinds of things that are paid for, by their codes. */
export const en = {
  sale: 'Products',
  membership: 'Memberships',
  gift_card: 'Gift cards',
  charge: 'Amounts due',
  charges: 'Amounts due, paid online',
  class: 'Drop-ins',
}

type Words = typeof en

export const de: Words = {
  sale: 'Produkte',
  membership: 'Mitgliedschaften',
  gift_card: 'Gutscheine',
  charge: 'Offene Beträge',
  charges: 'Offene Beträge, online bezahlt',
  class: 'Einzelkurse',
}

export const es: Words = {
  sale: 'Productos',
  membership: 'Bonos y suscripciones',
  gift_card: 'Tarjetas regalo',
  charge: 'Importes pendientes',
  charges: 'Importes pendientes, pagados online',
  class: 'Clases sueltas',
}

export const fr: Words = {
  sale: 'Produits',
  membership: 'Abonnements',
  gift_card: 'Cartes cadeaux',
  charge: 'Montants dus',
  charges: 'Montants dus, payés en ligne',
  class: 'Cours à l’unité',
}

export const it: Words = {
  sale: 'Prodotti',
  membership: 'Abbonamenti',
  gift_card: 'Buoni regalo',
  charge: 'Importi dovuti',
  charges: 'Importi dovuti, pagati online',
  class: 'Lezioni singole',
}
