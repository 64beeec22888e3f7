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
  next: (date: string) => `Next collected on ${date}.`,
  starting: 'The first payment is being confirmed.',
  paused: 'Nothing is collected while it is paused.',
  ends: (date: string) => `Cancelled. You can use it until ${date}; nothing more is collected.`,
  ended: (date: string) => `Ended on ${date}. Nothing more is collected.`,
  failing: (price: string) => `${price} could not be collected`,
  failingMeans: 'Pay it now, or change your card; then booking goes on.',
  payNow: (price: string) => `Pay ${price} now`,
  cardAndInvoices: 'Card and invoices',
  cancelAsk: 'To cancel, ask at the desk or answer any e-mail of the studio. It then runs to the end of what is paid.',

  savedTitle: 'Card for fees',
  consent:
    'Fees for late cancellations and missed classes, and renewals of memberships that you bought at the studio, may be taken from this card when they fall due.',
  save: 'I agree: save a card',
  noCard: 'Nothing is paid now. You enter the card on the payment provider’s secure page.',
  saved: (brand: string, last4: string) => `${brand} ···· ${last4}`,
  anyCard: 'Card',
  agreed: (date: string) => `You agreed on ${date}.`,
  remove: 'Remove the card',
  removed: 'The card is removed. No fees are taken from it any more.',
  fromCard: (card: string) => `Fees are taken from your card (${card}) when they fall due.`,
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
  failingMeans: 'Zahl jetzt oder ändere deine Karte; dann geht das Buchen weiter.',
  payNow: (price) => `${price} jetzt bezahlen`,
  cardAndInvoices: 'Karte und Rechnungen',
  cancelAsk:
    'Zum Kündigen frag am Empfang oder antworte auf eine E-Mail des Studios. Es läuft dann bis zum Ende des bezahlten Zeitraums.',

  savedTitle: 'Karte für Gebühren',
  consent:
    'Gebühren für späte Stornierungen und versäumte Kurse sowie Verlängerungen von Mitgliedschaften, die du im Studio gekauft hast, dürfen von dieser Karte abgebucht werden, wenn sie fällig sind.',
  save: 'Einverstanden: Karte speichern',
  noCard: 'Jetzt wird nichts bezahlt. Die Karte gibst du auf der sicheren Seite des Zahlungsanbieters ein.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Karte',
  agreed: (date) => `Zugestimmt am ${date}.`,
  remove: 'Karte entfernen',
  removed: 'Die Karte ist entfernt. Es werden keine Gebühren mehr davon abgebucht.',
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
  paused: 'Mientras está en pausa no se cobra nada.',
  ends: (date) => `Cancelada. Puedes usarla hasta el ${date}; no se cobra nada más.`,
  ended: (date) => `Terminó el ${date}. No se cobra nada más.`,
  failing: (price) => `No se han podido cobrar ${price}`,
  failingMeans: 'Págalo ahora o cambia tu tarjeta; así podrás seguir reservando.',
  payNow: (price) => `Pagar ${price} ahora`,
  cardAndInvoices: 'Tarjeta y facturas',
  cancelAsk:
    'Para cancelar, pregunta en recepción o responde a un correo del centro. Sigue hasta el final de lo que está pagado.',

  savedTitle: 'Tarjeta para recargos',
  consent:
    'Los recargos por cancelar tarde o faltar a una clase, y las renovaciones de los bonos y suscripciones comprados en el centro, se pueden cobrar en esta tarjeta cuando toque.',
  save: 'De acuerdo: guardar una tarjeta',
  noCard: 'Ahora no se paga nada. La tarjeta se introduce en la página segura del proveedor de pagos.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Tarjeta',
  agreed: (date) => `Lo aceptaste el ${date}.`,
  remove: 'Quitar la tarjeta',
  removed: 'La tarjeta se ha quitado. Ya no se cobran recargos en ella.',
  fromCard: (card) => `Los recargos se cobran en tu tarjeta (${card}) cuando toca.`,
}

export const fr: Words = {
  title: 'Prélèvement',
  price: {
    weekly: (price) => `${price} chaque semaine`,
    four_weekly: (price) => `${price} toutes les quatre semaines`,
    monthly: (price) => `${price} chaque mois`,
    quarterly: (price) => `${price} chaque trimestre`,
    half_yearly: (price) => `${price} chaque semestre`,
    yearly: (price) => `${price} chaque année`,
  },
  next: (date) => `Prochain prélèvement le ${date}.`,
  starting: 'Le premier paiement est en cours de confirmation.',
  paused: 'Rien n’est prélevé pendant la pause.',
  ends: (date) => `Résilié. Vous pouvez vous en servir jusqu’au ${date}\u202f; plus rien n’est prélevé.`,
  ended: (date) => `Terminé le ${date}. Plus rien n’est prélevé.`,
  failing: (price) => `${price} n’ont pas pu être prélevés`,
  failingMeans: 'Payez maintenant ou changez de carte\u202f; vous pourrez alors continuer à réserver.',
  payNow: (price) => `Payer ${price} maintenant`,
  cardAndInvoices: 'Carte et factures',
  cancelAsk:
    'Pour résilier, demandez à l’accueil ou répondez à un e-mail du studio. L’abonnement court alors jusqu’à la fin de ce qui est payé.',

  savedTitle: 'Carte pour les frais',
  consent:
    'Les frais d’annulation tardive et de cours manqué, ainsi que les renouvellements des abonnements achetés au studio, peuvent être prélevés sur cette carte quand ils sont dus.',
  save: 'D’accord\u00a0: enregistrer une carte',
  noCard: 'Rien n’est payé maintenant. La carte se saisit sur la page sécurisée du prestataire de paiement.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Carte',
  agreed: (date) => `Accepté le ${date}.`,
  remove: 'Retirer la carte',
  removed: 'La carte est retirée. Plus aucun frais n’y est prélevé.',
  fromCard: (card) => `Les frais sont prélevés sur votre carte (${card}) quand ils sont dus.`,
}

export const it: Words = {
  title: 'Abbonamento in corso',
  price: {
    weekly: (price) => `${price} ogni settimana`,
    four_weekly: (price) => `${price} ogni quattro settimane`,
    monthly: (price) => `${price} ogni mese`,
    quarterly: (price) => `${price} ogni trimestre`,
    half_yearly: (price) => `${price} ogni semestre`,
    yearly: (price) => `${price} ogni anno`,
  },
  next: (date) => `Prossimo addebito il ${date}.`,
  starting: 'Stiamo confermando il primo pagamento.',
  paused: 'Durante la pausa non si addebita nulla.',
  ends: (date) => `Disdetto. Puoi usarlo fino al ${date}; non si addebita più nulla.`,
  ended: (date) => `Terminato il ${date}. Non si addebita più nulla.`,
  failing: (price) => `Non è stato possibile addebitare ${price}`,
  failingMeans: 'Paga ora o cambia la carta; poi potrai continuare a prenotare.',
  payNow: (price) => `Paga ${price} ora`,
  cardAndInvoices: 'Carta e fatture',
  cancelAsk:
    'Per disdire, chiedi alla reception o rispondi a un’e-mail dello studio. Vale fino alla fine di ciò che è pagato.',

  savedTitle: 'Carta per le penali',
  consent:
    'Le penali per annullamenti tardivi e lezioni mancate, e i rinnovi degli abbonamenti comprati in studio, possono essere addebitati su questa carta quando sono dovuti.',
  save: 'Accetto: salva una carta',
  noCard: 'Ora non si paga nulla. La carta si inserisce sulla pagina sicura del servizio di pagamento.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Carta',
  agreed: (date) => `Hai accettato il ${date}.`,
  remove: 'Togli la carta',
  removed: 'La carta è stata tolta. Non vi si addebitano più penali.',
  fromCard: (card) => `Le penali vengono addebitate sulla tua carta (${card}) quando sono dovute.`,
}
