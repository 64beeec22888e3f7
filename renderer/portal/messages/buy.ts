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
  empty: 'There is nothing left on this card.',
  otherCurrency: 'This card is in another currency.',
  sum: 'What you pay',
  price: 'Price',
  total: 'Total today',
  pay: (amount: string) => `Pay ${amount}`,
  free: 'Get it, nothing to pay',
  subscribeFree: 'Go on, nothing to pay today',
  goneTitle: 'This is not on sale any more',
  gone: 'See what else there is.',
  toPrices: 'See the prices',
  notOnline: 'This can’t be bought online at the moment. Ask at the studio.',
  toClass: 'Back to the class',
  refused: {
    SELF_SERVICE_DISABLED: 'The studio does not sell online at the moment. Ask at the desk.',
    PAYMENTS_NOT_CONFIGURED: 'The studio can’t take payments online at the moment. Pay at the desk.',
    PAYMENT_PROVIDER_ERROR:
      'The payment provider does not answer properly. Nothing was paid. Try again in a few minutes.',
    AMOUNT_TOO_SMALL: 'What is left is too little to be paid online. Pay at the studio, or leave the gift card out.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'This is not sold online. Ask for it at the studio.',
    MEMBERSHIP_TYPE_INACTIVE: 'This is not on sale any more. Choose something else.',
    CLIENT_INACTIVE: 'Your account is closed at the moment. Talk to the studio.',
    INTRO_OFFER_USED: 'You have had an offer for newcomers, and it is once only. Choose something else.',
    ALREADY_SUBSCRIBED: 'You have this subscription already, or its payment is under way. Look under Memberships.',
    PROMO_CODE_INVALID: 'This code can’t be used. Check it, or leave it out.',
    GIFT_CARD_INVALID: 'This gift card can’t be used. Check its code.',
    PRODUCT_INACTIVE: 'This is not sold any more.',
    INSUFFICIENT_STOCK: 'This is sold out just now.',
    NOT_FOUND: 'This is not on sale any more.',
  } as Readonly<Record<string, string | undefined>>,
  /** Why a promo code can’t be used, by the rule that refuses it. */
  promoRefused: {
    is_active: 'This code is not in use any more.',
    valid_from: 'This code is not good yet.',
    valid_until: 'This code is not good any more.',
    applicable_membership_type_ids: 'This code is for something else.',
    max_uses: 'This code has been used up.',
    one_per_client: 'You have used this code already.',
    price: 'There is nothing to take off here.',
  } as Readonly<Record<string, string | undefined>>,
}

type Words = typeof en

export const de: Words = {
  title: 'Kaufen',
  lead: 'Du zahlst auf der sicheren Seite des Zahlungsanbieters; das Studio sieht deine Karte nie.',
  once: 'Einmalige Zahlung. Es gilt ab heute.',
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
  empty: 'Auf diesem Gutschein ist nichts mehr.',
  otherCurrency: 'Dieser Gutschein lautet auf eine andere Währung.',
  sum: 'Was du zahlst',
  price: 'Preis',
  total: 'Heute zu zahlen',
  pay: (amount) => `${amount} bezahlen`,
  free: 'Holen, nichts zu zahlen',
  subscribeFree: 'Weiter, heute nichts zu zahlen',
  goneTitle: 'Das wird nicht mehr verkauft',
  gone: 'Sieh nach, was es sonst gibt.',
  toPrices: 'Zu den Preisen',
  notOnline: 'Das kann man gerade nicht online kaufen. Frag im Studio.',
  toClass: 'Zurück zum Kurs',
  refused: {
    SELF_SERVICE_DISABLED: 'Das Studio verkauft gerade nichts online. Frag am Empfang.',
    PAYMENTS_NOT_CONFIGURED: 'Das Studio kann gerade keine Onlinezahlungen annehmen. Zahl am Empfang.',
    PAYMENT_PROVIDER_ERROR:
      'Der Zahlungsanbieter antwortet nicht richtig. Es wurde nichts bezahlt. Versuch es in ein paar Minuten noch einmal.',
    AMOUNT_TOO_SMALL:
      'Was übrig bleibt, ist für eine Onlinezahlung zu wenig. Zahl im Studio oder lass den Gutschein weg.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Das wird nicht online verkauft. Frag im Studio danach.',
    MEMBERSHIP_TYPE_INACTIVE: 'Das wird nicht mehr verkauft. Wähl etwas anderes.',
    CLIENT_INACTIVE: 'Dein Konto ist zurzeit geschlossen. Sprich mit dem Studio.',
    INTRO_OFFER_USED: 'Du hattest schon ein Angebot für Neue, und das gibt es nur einmal. Wähl etwas anderes.',
    ALREADY_SUBSCRIBED: 'Dieses Abo hast du schon, oder seine Zahlung ist unterwegs. Sieh unter Mitgliedschaften nach.',
    PROMO_CODE_INVALID: 'Dieser Code gilt nicht. Prüf ihn oder lass ihn weg.',
    GIFT_CARD_INVALID: 'Dieser Gutschein gilt nicht. Prüf den Code.',
    PRODUCT_INACTIVE: 'Das wird nicht mehr verkauft.',
    INSUFFICIENT_STOCK: 'Das ist gerade ausverkauft.',
    NOT_FOUND: 'Das wird nicht mehr verkauft.',
  },
  promoRefused: {
    is_active: 'Dieser Code wird nicht mehr verwendet.',
    valid_from: 'Dieser Code gilt noch nicht.',
    valid_until: 'Dieser Code gilt nicht mehr.',
    applicable_membership_type_ids: 'Dieser Code ist für etwas anderes.',
    max_uses: 'Dieser Code ist aufgebraucht.',
    one_per_client: 'Diesen Code hast du schon eingelöst.',
    price: 'Hier gibt es nichts abzuziehen.',
  },
}

export const es: Words = {
  title: 'Comprar',
  lead: 'Pagas en la página segura del proveedor de pagos; el centro nunca ve tu tarjeta.',
  once: 'Un solo pago. Vale desde hoy.',
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
  empty: 'En esta tarjeta ya no queda nada.',
  otherCurrency: 'Esta tarjeta está en otra moneda.',
  sum: 'Lo que pagas',
  price: 'Precio',
  total: 'Total hoy',
  pay: (amount) => `Pagar ${amount}`,
  free: 'Obtenerlo sin pagar nada',
  subscribeFree: 'Seguir; hoy no pagas nada',
  goneTitle: 'Esto ya no está a la venta',
  gone: 'Mira qué más hay.',
  toPrices: 'Ver los precios',
  notOnline: 'Ahora mismo no se puede comprar en línea. Pregunta en el centro.',
  toClass: 'Volver a la clase',
  refused: {
    SELF_SERVICE_DISABLED: 'El centro no vende en línea en este momento. Pregunta en recepción.',
    PAYMENTS_NOT_CONFIGURED: 'El centro no puede cobrar en línea en este momento. Paga en recepción.',
    PAYMENT_PROVIDER_ERROR:
      'El proveedor de pagos no responde bien. No se ha pagado nada. Inténtalo de nuevo en unos minutos.',
    AMOUNT_TOO_SMALL: 'Lo que queda es muy poco para pagarlo en línea. Paga en el centro o no uses la tarjeta regalo.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Esto no se vende en línea. Pídelo en el centro.',
    MEMBERSHIP_TYPE_INACTIVE: 'Esto ya no está a la venta. Elige otra cosa.',
    CLIENT_INACTIVE: 'Tu cuenta está cerrada en este momento. Habla con el centro.',
    INTRO_OFFER_USED: 'Ya tuviste una oferta de bienvenida, y es solo una vez. Elige otra cosa.',
    ALREADY_SUBSCRIBED: 'Ya tienes esta suscripción, o su pago está en camino. Mira en tus bonos y suscripciones.',
    PROMO_CODE_INVALID: 'Este código no se puede usar. Revísalo o no lo pongas.',
    GIFT_CARD_INVALID: 'Esta tarjeta regalo no se puede usar. Revisa el código.',
    PRODUCT_INACTIVE: 'Esto ya no se vende.',
    INSUFFICIENT_STOCK: 'Está agotado en este momento.',
    NOT_FOUND: 'Esto ya no está a la venta.',
  },
  promoRefused: {
    is_active: 'Este código ya no se usa.',
    valid_from: 'Este código todavía no vale.',
    valid_until: 'Este código ya no vale.',
    applicable_membership_type_ids: 'Este código es para otra cosa.',
    max_uses: 'Este código ya se ha agotado.',
    one_per_client: 'Ya has usado este código.',
    price: 'Aquí no hay nada que descontar.',
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
  empty: 'Il ne reste rien sur cette carte.',
  otherCurrency: 'Cette carte est dans une autre devise.',
  sum: 'Ce que vous payez',
  price: 'Prix',
  total: 'Total aujourd’hui',
  pay: (amount) => `Payer ${amount}`,
  free: 'L’obtenir, rien à payer',
  subscribeFree: 'Continuer, rien à payer aujourd’hui',
  goneTitle: 'Ce n’est plus en vente',
  gone: 'Regardez ce qu’il y a d’autre.',
  toPrices: 'Voir les tarifs',
  notOnline: 'Cela ne s’achète pas en ligne pour le moment. Demandez au studio.',
  toClass: 'Retour au cours',
  refused: {
    SELF_SERVICE_DISABLED: 'Le studio ne vend pas en ligne pour le moment. Demandez à l’accueil.',
    PAYMENTS_NOT_CONFIGURED: 'Le studio ne peut pas encaisser en ligne pour le moment. Payez à l’accueil.',
    PAYMENT_PROVIDER_ERROR:
      'Le prestataire de paiement ne répond pas correctement. Rien n’a été payé. Réessayez dans quelques minutes.',
    AMOUNT_TOO_SMALL:
      'Ce qui reste est trop peu pour être payé en ligne. Payez au studio, ou n’utilisez pas la carte cadeau.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Cela ne se vend pas en ligne. Demandez-le au studio.',
    MEMBERSHIP_TYPE_INACTIVE: 'Ce n’est plus en vente. Choisissez autre chose.',
    CLIENT_INACTIVE: 'Votre compte est fermé pour le moment. Parlez-en au studio.',
    INTRO_OFFER_USED: 'Vous avez déjà eu une offre de bienvenue, et elle ne vaut qu’une fois. Choisissez autre chose.',
    ALREADY_SUBSCRIBED: 'Vous avez déjà cet abonnement, ou son paiement est en route. Regardez sous Abonnements.',
    PROMO_CODE_INVALID: 'Ce code n’est pas utilisable. Vérifiez-le, ou laissez-le de côté.',
    GIFT_CARD_INVALID: 'Cette carte cadeau n’est pas utilisable. Vérifiez son code.',
    PRODUCT_INACTIVE: 'Ce n’est plus en vente.',
    INSUFFICIENT_STOCK: 'C’est épuisé pour le moment.',
    NOT_FOUND: 'Ce n’est plus en vente.',
  },
  promoRefused: {
    is_active: 'Ce code n’est plus en service.',
    valid_from: 'Ce code n’est pas encore valable.',
    valid_until: 'Ce code n’est plus valable.',
    applicable_membership_type_ids: 'Ce code est pour autre chose.',
    max_uses: 'Ce code est épuisé.',
    one_per_client: 'Vous avez déjà utilisé ce code.',
    price: 'Il n’y a rien à déduire ici.',
  },
}

export const it: Words = {
  title: 'Acquista',
  lead: 'Paghi sulla pagina sicura del servizio di pagamento; lo studio non vede mai la tua carta.',
  once: 'Si paga una volta sola. Vale da oggi.',
  each: {
    weekly: (price, next) =>
      `${price} ogni settimana: la prima volta oggi, la prossima il ${next}. Puoi disdire allo studio quando vuoi; vale fino alla fine della settimana pagata.`,
    four_weekly: (price, next) =>
      `${price} ogni quattro settimane: la prima volta oggi, la prossima il ${next}. Puoi disdire allo studio quando vuoi; vale fino alla fine delle quattro settimane pagate.`,
    monthly: (price, next) =>
      `${price} ogni mese: la prima volta oggi, la prossima il ${next}. Puoi disdire allo studio quando vuoi; vale fino alla fine del mese pagato.`,
    quarterly: (price, next) =>
      `${price} ogni trimestre: la prima volta oggi, la prossima il ${next}. Puoi disdire allo studio quando vuoi; vale fino alla fine del trimestre pagato.`,
    half_yearly: (price, next) =>
      `${price} ogni semestre: la prima volta oggi, la prossima il ${next}. Puoi disdire allo studio quando vuoi; vale fino alla fine del semestre pagato.`,
    yearly: (price, next) =>
      `${price} ogni anno: la prima volta oggi, la prossima il ${next}. Puoi disdire allo studio quando vuoi; vale fino alla fine dell’anno pagato.`,
  },
  promo: 'Codice promozionale',
  card: 'Codice del buono regalo',
  havePromo: 'Ho un codice promozionale',
  haveCard: 'Ho un buono regalo',
  apply: 'Usa',
  remove: 'Togli',
  left: (amount) => `sul buono restano ${amount}`,
  empty: 'Su questo buono non c’è più nulla.',
  otherCurrency: 'Questo buono è in un’altra valuta.',
  sum: 'Quanto paghi',
  price: 'Prezzo',
  total: 'Totale di oggi',
  pay: (amount) => `Paga ${amount}`,
  free: 'Prendilo, niente da pagare',
  subscribeFree: 'Continua, oggi niente da pagare',
  goneTitle: 'Non è più in vendita',
  gone: 'Guarda che cos’altro c’è.',
  toPrices: 'Vedi i prezzi',
  notOnline: 'Al momento non si può comprare online. Chiedi allo studio.',
  toClass: 'Torna alla lezione',
  refused: {
    SELF_SERVICE_DISABLED: 'Al momento lo studio non vende online. Chiedi alla reception.',
    PAYMENTS_NOT_CONFIGURED: 'Al momento lo studio non può incassare online. Paga alla reception.',
    PAYMENT_PROVIDER_ERROR:
      'Il servizio di pagamento non risponde come dovrebbe. Non è stato pagato nulla. Riprova tra qualche minuto.',
    AMOUNT_TOO_SMALL: 'Quel che resta è troppo poco per pagarlo online. Paga allo studio o non usare il buono regalo.',
    MEMBERSHIP_TYPE_NOT_ONLINE: 'Questo non si vende online. Chiedilo allo studio.',
    MEMBERSHIP_TYPE_INACTIVE: 'Non è più in vendita. Scegli qualcos’altro.',
    CLIENT_INACTIVE: 'Al momento il tuo account è chiuso. Parlane con lo studio.',
    INTRO_OFFER_USED: 'Hai già avuto un’offerta di benvenuto, e vale una volta sola. Scegli qualcos’altro.',
    ALREADY_SUBSCRIBED: 'Hai già questo abbonamento, o il suo pagamento è in corso. Guarda sotto Abbonamenti.',
    PROMO_CODE_INVALID: 'Questo codice non si può usare. Controllalo o lascialo fuori.',
    GIFT_CARD_INVALID: 'Questo buono regalo non si può usare. Controlla il codice.',
    PRODUCT_INACTIVE: 'Non è più in vendita.',
    INSUFFICIENT_STOCK: 'Al momento è esaurito.',
    NOT_FOUND: 'Non è più in vendita.',
  },
  promoRefused: {
    is_active: 'Questo codice non è più in uso.',
    valid_from: 'Questo codice non vale ancora.',
    valid_until: 'Questo codice non vale più.',
    applicable_membership_type_ids: 'Questo codice è per qualcos’altro.',
    max_uses: 'Questo codice è esaurito.',
    one_per_client: 'Hai già usato questo codice.',
    price: 'Qui non c’è nulla da scontare.',
  },
}
