/** Remedies, by the name of the fix that a refusal carries. */
export const en = {
  buy_membership: 'See memberships and prices',
  pay_at_studio: 'You can pay at the studio.',
  cancel_other: 'See my bookings',
  cancel_appointment: 'See my appointments',
  pay: 'See amounts due',
  give_up_checkout: 'See open payment',
  sign_waiver: 'Read and sign it',
  resume_membership: 'The front desk can end the pause.',
}

type Words = typeof en

export const de: Words = {
  buy_membership: 'Mitgliedschaften und Preise ansehen',
  pay_at_studio: 'Du kannst im Studio bezahlen.',
  cancel_other: 'Meine Buchungen ansehen',
  cancel_appointment: 'Meine Termine ansehen',
  pay: 'Offene Beträge ansehen',
  give_up_checkout: 'Offene Zahlung ansehen',
  sign_waiver: 'Lesen und unterschreiben',
  resume_membership: 'Der Empfang kann die Pause beenden.',
}

export const es: Words = {
  buy_membership: 'Ver bonos y precios',
  pay_at_studio: 'Puedes pagar en el centro.',
  cancel_other: 'Ver mis reservas',
  cancel_appointment: 'Ver mis citas',
  pay: 'Ver importes pendientes',
  give_up_checkout: 'Ver el pago sin terminar',
  sign_waiver: 'Leer y firmar',
  resume_membership: 'En recepción pueden terminar la pausa.',
}

export const fr: Words = {
  buy_membership: 'Voir les abonnements et les prix',
  pay_at_studio: 'Vous pouvez payer au studio.',
  cancel_other: 'Voir mes réservations',
  cancel_appointment: 'Voir mes rendez-vous',
  pay: 'Voir les montants dus',
  give_up_checkout: 'Voir le paiement en cours',
  sign_waiver: 'Lire et signer',
  resume_membership: 'L’accueil peut mettre fin à la pause.',
}

export const it: Words = {
  buy_membership: 'Vedi abbonamenti e prezzi',
  pay_at_studio: 'Puoi pagare in studio.',
  cancel_other: 'Vedi le mie prenotazioni',
  cancel_appointment: 'Vedi i miei appuntamenti',
  pay: 'Vedi gli importi dovuti',
  give_up_checkout: 'Vedi il pagamento aperto',
  sign_waiver: 'Leggi e firma',
  resume_membership: 'La reception può terminare la pausa.',
}
