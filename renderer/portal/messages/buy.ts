/** Buying online: a membership, what became of it, a gift card, what is collected. */
export const en = {
  title: 'Buy',
  lead: 'You pay on the payment provider’s secure page; the studio never sees your card.',
  once: 'Paid once. It starts today.',
  each: {
    weekly: (price: string, next: string) =>
      `${price} each week: first today, next on ${next}. Cancel any time at the studio; it then runs to the end of the paid week.`,
    four_weekly: (price: string, next: string) =>
      `${price} every four weeks: first today, next on ${next}. Cancel any time at the studio; it then runs to the end of the paid four weeks.`,
    monthly: (price: string, next: string) =>
      `${price} each month: first today, next on ${next}. Cancel any time at the studio; it then runs to the end of the paid month.`,
    quarterly: (price: string, next: string) =>
      `${price} each quarter: first today, next on ${next}. Cancel any time at the studio; it then runs to the end of the paid quarter.`,
    half_yearly: (price: string, next: string) =>
      `${price} each half-year: first today, next on ${next}. Cancel any time at the studio; it then runs to the end of the paid half-year.`,
    yearly: (price: string, next: string) =>
      `${price} each year: first today, next on ${next}. Cancel any time at the studio; it then runs to the end of the paid year.`,
  },
  promo: 'Promo code',
  card: 'Gift card code',
  havePromo: 'I have a promo code',
  haveCard: 'I have a gift card',
  apply: 'Use',
  remove: 'Remove',
  left: (amount: string) => `${amount} stays on the card`,
  empty: 'This card has no balance left.',
  otherCurrency: 'This card is in another currency.',
  sum: 'Summary',
  price: 'Price',
  total: 'Total today',
  pay: (amount: string) => `Pay ${amount}`,
  free: 'Get it free',
  subscribeFree: 'Subscribe, free today',
  goneTitle: 'This is no longer on sale',
  gone: 'See what else is available.',
  toPrices: 'See the prices',
  notOnline: 'This can’t be bought online at the moment. Ask at the studio.',
  toClass: 'Back to the class',
  refused: {
    SELF_SERVICE_DISABLED: 'The studio doesn’t sell online at the moment. Ask at the front desk.',
    PAYMENTS_NOT_CONFIGURED: 'The studio can’t take payments online at the moment. Pay at the front desk.',
    PAYMENT_PROVIDER_ERROR: 'The payment provider isn’t responding. You weren’t charged. Try again in a few minutes.',
    AMOUNT_TOO_SMALL: 'The rest is too small to pay online. Pay at the studio, or don’t use the gift card.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'This is not sold online. Ask for it at the studio.',
    MEMBERSHIP_TYPE_INACTIVE: 'This is no longer on sale. Choose something else.',
    CLIENT_INACTIVE: 'Your account is closed at the moment. Contact the studio.',
    INTRO_OFFER_USED: 'Intro offers are once per client, and you’ve had one. Choose something else.',
    ALREADY_SUBSCRIBED: 'You already have this subscription, or its payment is pending. Check Memberships.',
    PROMO_CODE_INVALID: 'This code can’t be used. Check it, or leave it out.',
    GIFT_CARD_INVALID: 'This gift card can’t be used. Check its code.',
    PRODUCT_INACTIVE: 'This is no longer sold.',
    INSUFFICIENT_STOCK: 'This is sold out at the moment.',
    NOT_FOUND: 'This is no longer on sale.',
  } as Readonly<Record<string, string | undefined>>,
  /** Why a promo code can’t be used, by the rule that refuses it. */
  promoRefused: {
    is_active: 'This code is no longer in use.',
    valid_from: 'This code isn’t active yet.',
    valid_until: 'This code has expired.',
    applicable_membership_type_ids: 'This code isn’t for this purchase.',
    max_uses: 'This code has been used up.',
    one_per_client: 'You’ve already used this code.',
    price: 'There’s nothing to discount here.',
  } as Readonly<Record<string, string | undefined>>,
}

type Words = typeof en

export const de: Words = {
  title: 'Kaufen',
  lead: 'Du zahlst auf der sicheren Seite des Zahlungsanbieters; das Studio sieht deine Karte nie.',
  once: 'Einmalige Zahlung. Gilt ab heute.',
  each: {
    weekly: (price, next) =>
      `${price} jede Woche: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende der bezahlten Woche.`,
    four_weekly: (price, next) =>
      `${price} alle vier Wochen: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende der bezahlten vier Wochen.`,
    monthly: (price, next) =>
      `${price} jeden Monat: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende des bezahlten Monats.`,
    quarterly: (price, next) =>
      `${price} jedes Quartal: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende des bezahlten Quartals.`,
    half_yearly: (price, next) =>
      `${price} jedes Halbjahr: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende des bezahlten Halbjahrs.`,
    yearly: (price, next) =>
      `${price} jedes Jahr: zum ersten Mal heute, dann am ${next}. Jederzeit im Studio kündbar; es läuft dann bis zum Ende des bezahlten Jahres.`,
  },
  promo: 'Aktionscode',
  card: 'Gutscheincode',
  havePromo: 'Ich habe einen Aktionscode',
  haveCard: 'Ich habe einen Gutschein',
  apply: 'Einlösen',
  remove: 'Entfernen',
  left: (amount) => `${amount} bleiben auf dem Gutschein`,
  empty: 'Dieser Gutschein ist aufgebraucht.',
  otherCurrency: 'Dieser Gutschein lautet auf eine andere Währung.',
  sum: 'Übersicht',
  price: 'Preis',
  total: 'Heute zu zahlen',
  pay: (amount) => `Zahlungspflichtig bestellen: ${amount}`,
  free: 'Kostenlos holen',
  subscribeFree: 'Zahlungspflichtig abonnieren, heute kostenlos',
  goneTitle: 'Das wird nicht mehr verkauft',
  gone: 'Sieh dir die anderen Angebote an.',
  toPrices: 'Zu den Preisen',
  notOnline: 'Das gibt es gerade nicht online. Frage im Studio.',
  toClass: 'Zurück zum Kurs',
  refused: {
    SELF_SERVICE_DISABLED: 'Das Studio verkauft gerade nichts online. Frage am Empfang.',
    PAYMENTS_NOT_CONFIGURED: 'Das Studio kann gerade keine Onlinezahlungen annehmen. Zahle am Empfang.',
    PAYMENT_PROVIDER_ERROR:
      'Der Zahlungsanbieter antwortet nicht. Es wurde nichts abgebucht. Versuche es in ein paar Minuten noch einmal.',
    AMOUNT_TOO_SMALL: 'Der Rest ist für eine Onlinezahlung zu klein. Zahle im Studio oder lass den Gutschein weg.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Das gibt es nicht online. Frage im Studio danach.',
    MEMBERSHIP_TYPE_INACTIVE: 'Das wird nicht mehr verkauft. Wähle etwas anderes.',
    CLIENT_INACTIVE: 'Dein Konto ist zurzeit geschlossen. Wende dich ans Studio.',
    INTRO_OFFER_USED: 'Ein Einstiegsangebot gibt es nur einmal, und du hattest schon eins.',
    ALREADY_SUBSCRIBED: 'Du hast dieses Abo schon, oder die Zahlung läuft noch. Sieh unter „Abos & Karten“ nach.',
    PROMO_CODE_INVALID: 'Dieser Code ist ungültig. Prüfe ihn oder lass ihn weg.',
    GIFT_CARD_INVALID: 'Dieser Gutschein ist ungültig. Prüfe den Code.',
    PRODUCT_INACTIVE: 'Das wird nicht mehr verkauft.',
    INSUFFICIENT_STOCK: 'Das ist gerade ausverkauft.',
    NOT_FOUND: 'Das wird nicht mehr verkauft.',
  },
  promoRefused: {
    is_active: 'Dieser Code gilt nicht mehr.',
    valid_from: 'Dieser Code gilt noch nicht.',
    valid_until: 'Dieser Code ist abgelaufen.',
    applicable_membership_type_ids: 'Dieser Code gilt hierfür nicht.',
    max_uses: 'Dieser Code ist aufgebraucht.',
    one_per_client: 'Diesen Code hast du schon eingelöst.',
    price: 'Hier ist kein Rabatt möglich.',
  },
}

export const es: Words = {
  title: 'Comprar',
  lead: 'Pagas en la página segura del proveedor de pagos; el centro nunca ve tu tarjeta.',
  once: 'Un solo pago. Válido desde hoy.',
  each: {
    weekly: (price, next) =>
      `${price} cada semana: la primera vez hoy, la siguiente el ${next}. Puedes cancelar en el centro cuando quieras; sigue hasta el final de la semana pagada.`,
    four_weekly: (price, next) =>
      `${price} cada cuatro semanas: la primera vez hoy, la siguiente el ${next}. Puedes cancelar en el centro cuando quieras; sigue hasta el final de las cuatro semanas pagadas.`,
    monthly: (price, next) =>
      `${price} cada mes: la primera vez hoy, la siguiente el ${next}. Puedes cancelar en el centro cuando quieras; sigue hasta el final del mes pagado.`,
    quarterly: (price, next) =>
      `${price} cada trimestre: la primera vez hoy, la siguiente el ${next}. Puedes cancelar en el centro cuando quieras; sigue hasta el final del trimestre pagado.`,
    half_yearly: (price, next) =>
      `${price} cada semestre: la primera vez hoy, la siguiente el ${next}. Puedes cancelar en el centro cuando quieras; sigue hasta el final del semestre pagado.`,
    yearly: (price, next) =>
      `${price} cada año: la primera vez hoy, la siguiente el ${next}. Puedes cancelar en el centro cuando quieras; sigue hasta el final del año pagado.`,
  },
  promo: 'Código promocional',
  card: 'Código de la tarjeta regalo',
  havePromo: 'Tengo un código promocional',
  haveCard: 'Tengo una tarjeta regalo',
  apply: 'Usar',
  remove: 'Quitar',
  left: (amount) => `quedan ${amount} en la tarjeta`,
  empty: 'Esta tarjeta ya no tiene saldo.',
  otherCurrency: 'Esta tarjeta está en otra moneda.',
  sum: 'Resumen',
  price: 'Precio',
  total: 'Total hoy',
  pay: (amount) => `Pagar ${amount}`,
  free: 'Conseguir gratis',
  subscribeFree: 'Suscribirme con obligación de pago; hoy gratis',
  goneTitle: 'Esto ya no está a la venta',
  gone: 'Mira qué más hay.',
  toPrices: 'Ver los precios',
  notOnline: 'Ahora mismo no se puede comprar online. Pregunta en el centro.',
  toClass: 'Volver a la clase',
  refused: {
    SELF_SERVICE_DISABLED: 'El centro no vende online en este momento. Pregunta en recepción.',
    PAYMENTS_NOT_CONFIGURED: 'El centro no puede cobrar online en este momento. Paga en recepción.',
    PAYMENT_PROVIDER_ERROR:
      'El proveedor de pagos no responde. No se te ha cobrado nada. Inténtalo de nuevo en unos minutos.',
    AMOUNT_TOO_SMALL: 'El resto es muy poco para pagarlo online. Paga en el centro o no uses la tarjeta regalo.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Esto no se vende online. Pídelo en el centro.',
    MEMBERSHIP_TYPE_INACTIVE: 'Esto ya no está a la venta. Elige otra cosa.',
    CLIENT_INACTIVE: 'Tu cuenta está cerrada en este momento. Contacta con el centro.',
    INTRO_OFFER_USED: 'La oferta de bienvenida es solo una vez, y ya la tuviste. Elige otra cosa.',
    ALREADY_SUBSCRIBED: 'Ya tienes esta suscripción, o su pago está en curso. Míralo en Bonos.',
    PROMO_CODE_INVALID: 'Este código no se puede usar. Revísalo o continúa sin él.',
    GIFT_CARD_INVALID: 'Esta tarjeta regalo no se puede usar. Revisa el código.',
    PRODUCT_INACTIVE: 'Esto ya no se vende.',
    INSUFFICIENT_STOCK: 'Está agotado en este momento.',
    NOT_FOUND: 'Esto ya no está a la venta.',
  },
  promoRefused: {
    is_active: 'Este código ya no se usa.',
    valid_from: 'Este código todavía no es válido.',
    valid_until: 'Este código ha caducado.',
    applicable_membership_type_ids: 'Este código no vale para esta compra.',
    max_uses: 'Este código ya se ha agotado.',
    one_per_client: 'Ya has usado este código.',
    price: 'Aquí no se puede aplicar ningún descuento.',
  },
}

export const fr: Words = {
  title: 'Acheter',
  lead: 'Vous payez sur la page sécurisée du prestataire de paiement\u202f; le studio ne voit jamais votre carte.',
  once: 'Un seul paiement. Valable dès aujourd’hui.',
  each: {
    weekly: (price, next) =>
      `${price} chaque semaine\u00a0: d’abord aujourd’hui, puis le ${next}. Résiliable à tout moment au studio\u202f; l’abonnement court alors jusqu’à la fin de la semaine payée.`,
    four_weekly: (price, next) =>
      `${price} toutes les quatre semaines\u00a0: d’abord aujourd’hui, puis le ${next}. Résiliable à tout moment au studio\u202f; l’abonnement court alors jusqu’à la fin des quatre semaines payées.`,
    monthly: (price, next) =>
      `${price} chaque mois\u00a0: d’abord aujourd’hui, puis le ${next}. Résiliable à tout moment au studio\u202f; l’abonnement court alors jusqu’à la fin du mois payé.`,
    quarterly: (price, next) =>
      `${price} chaque trimestre\u00a0: d’abord aujourd’hui, puis le ${next}. Résiliable à tout moment au studio\u202f; l’abonnement court alors jusqu’à la fin du trimestre payé.`,
    half_yearly: (price, next) =>
      `${price} chaque semestre\u00a0: d’abord aujourd’hui, puis le ${next}. Résiliable à tout moment au studio\u202f; l’abonnement court alors jusqu’à la fin du semestre payé.`,
    yearly: (price, next) =>
      `${price} chaque année\u00a0: d’abord aujourd’hui, puis le ${next}. Résiliable à tout moment au studio\u202f; l’abonnement court alors jusqu’à la fin de l’année payée.`,
  },
  promo: 'Code promo',
  card: 'Code de la carte cadeau',
  havePromo: 'J’ai un code promo',
  haveCard: 'J’ai une carte cadeau',
  apply: 'Utiliser',
  remove: 'Retirer',
  left: (amount) => `il reste ${amount} sur la carte`,
  empty: 'Cette carte est épuisée.',
  otherCurrency: 'Cette carte est dans une autre devise.',
  sum: 'Récapitulatif',
  price: 'Prix',
  total: 'Total aujourd’hui',
  pay: (amount) => `Payer ${amount}`,
  free: 'Obtenir gratuitement',
  subscribeFree: 'S’abonner avec obligation de paiement, gratuit aujourd’hui',
  goneTitle: 'Ce n’est plus en vente',
  gone: 'Découvrez les autres offres.',
  toPrices: 'Voir les tarifs',
  notOnline: 'L’achat en ligne n’est pas possible pour le moment. Adressez-vous au studio.',
  toClass: 'Retour au cours',
  refused: {
    SELF_SERVICE_DISABLED: 'Le studio ne vend pas en ligne pour le moment. Demandez à l’accueil.',
    PAYMENTS_NOT_CONFIGURED: 'Le studio ne peut pas encaisser en ligne pour le moment. Payez à l’accueil.',
    PAYMENT_PROVIDER_ERROR:
      'Le prestataire de paiement ne répond pas. Rien n’a été débité. Réessayez dans quelques minutes.',
    AMOUNT_TOO_SMALL:
      'Le reste est trop faible pour être payé en ligne. Payez au studio, ou n’utilisez pas la carte cadeau.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Ce n’est pas vendu en ligne. Adressez-vous au studio.',
    MEMBERSHIP_TYPE_INACTIVE: 'Ce n’est plus en vente. Choisissez autre chose.',
    CLIENT_INACTIVE: 'Votre compte est fermé pour le moment. Contactez le studio.',
    INTRO_OFFER_USED: 'L’offre découverte ne vaut qu’une fois, et vous l’avez déjà eue. Choisissez autre chose.',
    ALREADY_SUBSCRIBED: 'Vous avez déjà cet abonnement, ou son paiement est en cours. Consultez Abonnements.',
    PROMO_CODE_INVALID: 'Ce code n’est pas valable. Vérifiez-le ou continuez sans.',
    GIFT_CARD_INVALID: 'Cette carte cadeau n’est pas valable. Vérifiez son code.',
    PRODUCT_INACTIVE: 'Ce n’est plus en vente.',
    INSUFFICIENT_STOCK: 'C’est épuisé pour le moment.',
    NOT_FOUND: 'Ce n’est plus en vente.',
  },
  promoRefused: {
    is_active: 'Ce code n’est plus utilisé.',
    valid_from: 'Ce code n’est pas encore valable.',
    valid_until: 'Ce code a expiré.',
    applicable_membership_type_ids: 'Ce code ne vaut pas pour cet achat.',
    max_uses: 'Ce code est épuisé.',
    one_per_client: 'Vous avez déjà utilisé ce code.',
    price: 'Aucune remise possible ici.',
  },
}

export const it: Words = {
  title: 'Acquista',
  lead: 'Paghi sulla pagina sicura del servizio di pagamento; lo studio non vede mai la tua carta.',
  once: 'Pagamento unico. Vale da oggi.',
  each: {
    weekly: (price, next) =>
      `${price} ogni settimana da oggi; prossimo addebito: ${next}. Puoi disdire in studio quando vuoi; vale fino alla fine della settimana pagata.`,
    four_weekly: (price, next) =>
      `${price} ogni quattro settimane da oggi; prossimo addebito: ${next}. Puoi disdire in studio quando vuoi; vale fino alla fine delle quattro settimane pagate.`,
    monthly: (price, next) =>
      `${price} ogni mese da oggi; prossimo addebito: ${next}. Puoi disdire in studio quando vuoi; vale fino alla fine del mese pagato.`,
    quarterly: (price, next) =>
      `${price} ogni trimestre da oggi; prossimo addebito: ${next}. Puoi disdire in studio quando vuoi; vale fino alla fine del trimestre pagato.`,
    half_yearly: (price, next) =>
      `${price} ogni semestre da oggi; prossimo addebito: ${next}. Puoi disdire in studio quando vuoi; vale fino alla fine del semestre pagato.`,
    yearly: (price, next) =>
      `${price} ogni anno da oggi; prossimo addebito: ${next}. Puoi disdire in studio quando vuoi; vale fino alla fine dell’anno pagato.`,
  },
  promo: 'Codice promozionale',
  card: 'Codice del buono regalo',
  havePromo: 'Ho un codice promozionale',
  haveCard: 'Ho un buono regalo',
  apply: 'Usa',
  remove: 'Rimuovi',
  left: (amount) => `sul buono restano ${amount}`,
  empty: 'Questo buono è esaurito.',
  otherCurrency: 'Questo buono è in un’altra valuta.',
  sum: 'Riepilogo',
  price: 'Prezzo',
  total: 'Totale di oggi',
  pay: (amount) => `Paga ${amount}`,
  free: 'Ottieni gratis',
  subscribeFree: 'Abbonati con obbligo di pagare, oggi gratis',
  goneTitle: 'Non è più in vendita',
  gone: 'Guarda le altre offerte.',
  toPrices: 'Vedi i prezzi',
  notOnline: 'Al momento non si può acquistare online. Chiedi allo studio.',
  toClass: 'Torna alla lezione',
  refused: {
    SELF_SERVICE_DISABLED: 'Al momento lo studio non vende online. Chiedi alla reception.',
    PAYMENTS_NOT_CONFIGURED: 'Al momento lo studio non può incassare online. Paga alla reception.',
    PAYMENT_PROVIDER_ERROR:
      'Il servizio di pagamento non risponde. Non ti è stato addebitato nulla. Riprova tra qualche minuto.',
    AMOUNT_TOO_SMALL: 'Il resto è troppo poco per pagarlo online. Paga in studio o non usare il buono regalo.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Questo non si vende online. Chiedilo allo studio.',
    MEMBERSHIP_TYPE_INACTIVE: 'Non è più in vendita. Scegli qualcos’altro.',
    CLIENT_INACTIVE: 'Al momento il tuo account è chiuso. Contatta lo studio.',
    INTRO_OFFER_USED: 'L’offerta di benvenuto vale una volta sola, e l’hai già avuta. Scegli qualcos’altro.',
    ALREADY_SUBSCRIBED: 'Hai già questo abbonamento, o il pagamento è in corso. Controlla in Abbonamenti.',
    PROMO_CODE_INVALID: 'Questo codice non è valido. Controllalo o continua senza codice.',
    GIFT_CARD_INVALID: 'Questo buono regalo non è valido. Controlla il codice.',
    PRODUCT_INACTIVE: 'Non è più in vendita.',
    INSUFFICIENT_STOCK: 'Al momento è esaurito.',
    NOT_FOUND: 'Non è più in vendita.',
  },
  promoRefused: {
    is_active: 'Questo codice non è più in uso.',
    valid_from: 'Questo codice non vale ancora.',
    valid_until: 'Questo codice è scaduto.',
    applicable_membership_type_ids: 'Questo codice non vale per questo acquisto.',
    max_uses: 'Questo codice è esaurito.',
    one_per_client: 'Hai già usato questo codice.',
    price: 'Qui non si può applicare uno sconto.',
  },
}
