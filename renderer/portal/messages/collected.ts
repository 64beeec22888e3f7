export const en = {
  title: 'Subscription',
  price: {
    weekly: (price: string) => `${price} each week`,
    four_weekly: (price: string) => `${price} every four weeks`,
    monthly: (price: string) => `${price} each month`,
    quarterly: (price: string) => `${price} each quarter`,
    half_yearly: (price: string) => `${price} each half-year`,
    yearly: (price: string) => `${price} each year`,
  } as Readonly<Record<string, ((price: string) => string) | undefined>>,
  next: (date: string) => `Next payment on ${date}.`,
  starting: 'The first payment is being confirmed.',
  paused: 'You won’t be charged while it’s paused.',
  ends: (date: string) => `Cancelled. You can use it until ${date}; you won’t be charged again.`,
  ended: (date: string) => `Ended on ${date}. You won’t be charged again.`,
  failing: (price: string) => `We couldn’t charge ${price}`,
  failingMeans: 'Pay now or change your card to keep booking.',
  payNow: (price: string) => `Pay ${price} now`,
  cardAndInvoices: 'Card and invoices',
  cancelAsk:
    'To cancel, ask at the front desk or reply to any email from the studio. It then runs to the end of the paid period.',

  savedTitle: 'Card for fees',
  consent:
    'Fees for late cancellations and no-shows, and renewals of memberships you bought at the studio, may be charged to this card when due.',
  save: 'I agree: save a card',
  noCard: 'You pay nothing now. You enter the card on the payment provider’s secure page.',
  saved: (brand: string, last4: string) => `${brand} ···· ${last4}`,
  anyCard: 'Card',
  agreed: (date: string) => `You agreed on ${date}.`,
  remove: 'Remove the card',
  removed: 'Card removed. No more fees will be charged to it.',
  fromCard: (card: string) => `Fees are charged to your card (${card}) when due.`,
}

type Words = typeof en

export const de: Words = {
  title: 'Abo',
  price: {
    weekly: (price) => `${price} jede Woche`,
    four_weekly: (price) => `${price} alle vier Wochen`,
    monthly: (price) => `${price} jeden Monat`,
    quarterly: (price) => `${price} jedes Quartal`,
    half_yearly: (price) => `${price} jedes Halbjahr`,
    yearly: (price) => `${price} jedes Jahr`,
  },
  next: (date) => `Die nächste Abbuchung ist am ${date}.`,
  starting: 'Die erste Zahlung wird bestätigt.',
  paused: 'Während der Pause wird nichts abgebucht.',
  ends: (date) => `Gekündigt. Du kannst es bis ${date} nutzen; abgebucht wird nichts mehr.`,
  ended: (date) => `Beendet am ${date}. Abgebucht wird nichts mehr.`,
  failing: (price) => `${price} konnten nicht abgebucht werden`,
  failingMeans: 'Zahle jetzt oder ändere deine Karte, um weiter zu buchen.',
  payNow: (price) => `${price} jetzt bezahlen`,
  cardAndInvoices: 'Karte und Rechnungen',
  cancelAsk:
    'Zum Kündigen frage am Empfang oder antworte auf eine E-Mail des Studios. Es läuft dann bis zum Ende des bezahlten Zeitraums.',

  savedTitle: 'Karte für Gebühren',
  consent:
    'Gebühren für späte Stornierungen und Nichterscheinen sowie Verlängerungen von Mitgliedschaften, die du im Studio gekauft hast, dürfen von dieser Karte abgebucht werden, wenn sie fällig sind.',
  save: 'Einverstanden: Karte speichern',
  noCard: 'Du zahlst jetzt nichts. Die Karte gibst du auf der sicheren Seite des Zahlungsanbieters ein.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Karte',
  agreed: (date) => `Zugestimmt am ${date}.`,
  remove: 'Karte entfernen',
  removed: 'Karte entfernt. Es werden keine Gebühren mehr davon abgebucht.',
  fromCard: (card) => `Gebühren werden von deiner Karte (${card}) abgebucht, wenn sie fällig sind.`,
}

export const es: Words = {
  title: 'Suscripción',
  price: {
    weekly: (price) => `${price} cada semana`,
    four_weekly: (price) => `${price} cada cuatro semanas`,
    monthly: (price) => `${price} cada mes`,
    quarterly: (price) => `${price} cada trimestre`,
    half_yearly: (price) => `${price} cada semestre`,
    yearly: (price) => `${price} cada año`,
  },
  next: (date) => `El próximo cobro es el ${date}.`,
  starting: 'Se está confirmando el primer pago.',
  paused: 'Durante la pausa no se te cobra nada.',
  ends: (date) => `Cancelada. Puedes usarla hasta el ${date}; no se te cobrará nada más.`,
  ended: (date) => `Terminó el ${date}. No se te cobrará nada más.`,
  failing: (price) => `No se han podido cobrar ${price}`,
  failingMeans: 'Paga ahora o cambia tu tarjeta para seguir reservando.',
  payNow: (price) => `Pagar ${price} ahora`,
  cardAndInvoices: 'Tarjeta y facturas',
  cancelAsk:
    'Para cancelar, pregunta en recepción o responde a un correo del centro. Sigue hasta el final del periodo pagado.',

  savedTitle: 'Tarjeta para penalizaciones',
  consent:
    'Las penalizaciones por cancelar tarde o no asistir, y las renovaciones de los bonos y suscripciones comprados en el centro, se pueden cobrar en esta tarjeta cuando venzan.',
  save: 'De acuerdo: guardar una tarjeta',
  noCard: 'Ahora no se paga nada. La tarjeta se introduce en la página segura del proveedor de pagos.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Tarjeta',
  agreed: (date) => `Lo aceptaste el ${date}.`,
  remove: 'Quitar la tarjeta',
  removed: 'Tarjeta quitada. Ya no se cobran penalizaciones en ella.',
  fromCard: (card) => `Las penalizaciones se cobran en tu tarjeta (${card}) cuando vencen.`,
}

export const fr: Words = {
  title: 'Abonnement',
  price: {
    weekly: (price) => `${price} chaque semaine`,
    four_weekly: (price) => `${price} toutes les quatre semaines`,
    monthly: (price) => `${price} chaque mois`,
    quarterly: (price) => `${price} chaque trimestre`,
    half_yearly: (price) => `${price} chaque semestre`,
    yearly: (price) => `${price} chaque année`,
  },
  next: (date) => `Prochain débit le ${date}.`,
  starting: 'Le premier paiement est en cours de confirmation.',
  paused: 'Rien n’est débité pendant la pause.',
  ends: (date) => `Résilié. Vous pouvez vous en servir jusqu’au ${date}\u202f; plus rien n’est débité.`,
  ended: (date) => `Terminé le ${date}. Plus rien n’est débité.`,
  failing: (price) => `${price} n’ont pas pu être débités`,
  failingMeans: 'Payez maintenant ou changez de carte pour continuer à réserver.',
  payNow: (price) => `Payer ${price} maintenant`,
  cardAndInvoices: 'Carte et factures',
  cancelAsk:
    'Pour résilier, demandez à l’accueil ou répondez à un e-mail du studio. L’abonnement court alors jusqu’à la fin de la période payée.',

  savedTitle: 'Carte pour les frais',
  consent:
    'Les frais d’annulation tardive et d’absence, ainsi que les renouvellements des abonnements achetés au studio, peuvent être débités sur cette carte quand ils sont dus.',
  save: 'D’accord\u00a0: enregistrer une carte',
  noCard: 'Vous ne payez rien maintenant. La carte se saisit sur la page sécurisée du prestataire de paiement.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Carte',
  agreed: (date) => `Accepté le ${date}.`,
  remove: 'Retirer la carte',
  removed: 'Carte retirée. Elle ne sert plus à payer de frais.',
  fromCard: (card) => `Les frais sont débités sur votre carte (${card}) quand ils sont dus.`,
}

export const it: Words = {
  title: 'Abbonamento',
  price: {
    weekly: (price) => `${price} ogni settimana`,
    four_weekly: (price) => `${price} ogni quattro settimane`,
    monthly: (price) => `${price} ogni mese`,
    quarterly: (price) => `${price} ogni trimestre`,
    half_yearly: (price) => `${price} ogni semestre`,
    yearly: (price) => `${price} ogni anno`,
  },
  next: (date) => `Prossimo addebito: ${date}.`,
  starting: 'Stiamo confermando il primo pagamento.',
  paused: 'Durante la pausa non ti viene addebitato nulla.',
  ends: (date) => `Disdetto. Ultimo giorno: ${date}; non ti sarà addebitato altro.`,
  ended: (date) => `Terminato: ${date}. Non ti sarà addebitato altro.`,
  failing: (price) => `Non è stato possibile addebitare ${price}`,
  failingMeans: 'Paga ora o cambia la carta per continuare a prenotare.',
  payNow: (price) => `Paga ${price} ora`,
  cardAndInvoices: 'Carta e fatture',
  cancelAsk:
    'Per disdire, chiedi alla reception o rispondi a un’e-mail dello studio. Vale fino alla fine del periodo pagato.',

  savedTitle: 'Carta per le penali',
  consent:
    'Le penali per disdette tardive e assenze, e i rinnovi degli abbonamenti acquistati in studio, possono essere addebitati su questa carta quando sono dovuti.',
  save: 'Accetto: salva una carta',
  noCard: 'Ora non si paga nulla. La carta si inserisce sulla pagina sicura del servizio di pagamento.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Carta',
  agreed: (date) => `Accettato: ${date}.`,
  remove: 'Rimuovi la carta',
  removed: 'Carta rimossa. Non verranno addebitate altre penali.',
  fromCard: (card) => `Le penali vengono addebitate sulla tua carta (${card}) quando sono dovute.`,
}
