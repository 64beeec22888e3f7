import type { Messages } from '../en/index.ts'

export const buy: Messages['buy'] = {
  title: 'Acheter',
  lead: 'Vous payez sur la page sécurisée du prestataire de paiement\u202f; le studio ne voit jamais votre carte.',
  unpaidTitle: 'Rien n’a été payé',
  unpaid: 'Tout est resté comme vous l’avez laissé.',
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

export const paid: Messages['paid'] = {
  waiting: 'Votre paiement est en cours de confirmation',
  waitingMeans: 'Cela prend quelques secondes. Vous n’avez rien à faire.',
  done: 'Merci, c’est payé.',
  has: 'Ce que vous avez maintenant',
  giftCard: 'La carte cadeau est prête. Elle part par e-mail, aujourd’hui ou le jour que vous avez choisi.',
  product: 'Votre article vous attend à l’accueil.',
  card: 'Votre carte est enregistrée',
  cardMeans: 'Les frais y sont prélevés quand ils sont dus. Vous pouvez la retirer à tout moment.',
  bookClass: 'Réserver votre cours',
  toSchedule: 'Réserver un cours',
  back: 'Continuer',
  receipt: 'Reçu (PDF)',
  file: 'recu.pdf',
  failed: 'Le paiement n’est pas passé',
  failedMeans: 'Vous n’avez rien acheté. Réessayez, ou payez au studio.',
  expired: 'Le paiement n’a pas été terminé à temps',
  expiredMeans: 'Rien n’a été payé. Recommencez quand vous voulez.',
  again: 'Réessayer',
  refunded: 'Ce paiement a été remboursé',
  refundedMeans: 'Votre banque l’affichera dans quelques jours.',
  disputed: 'Ce paiement a été contesté auprès de la banque',
  disputedMeans: 'Parlez-en au studio.',
  late: 'Le paiement n’est pas encore confirmé',
  lateMeans:
    'Certaines banques mettent des jours. Inutile d’attendre ici\u00a0: nous vous écrivons dès qu’il est arrivé, et votre achat se trouve alors sous Abonnements.',
  ask: 'Regarder à nouveau',
  unreachable: 'Le studio est injoignable pour le moment',
  unreachableMeans:
    'Si vous avez payé, le paiement compte et le studio en sera informé. Cette page réessaie d’elle-même.',
  unsure: 'Cela ne peut pas être confirmé pour le moment',
  unsureMeans:
    'Le prestataire de paiement ne répond pas correctement. Si vous avez payé, cela compte. Cette page réessaie d’elle-même.',
  unknown: 'Nous ne connaissons pas ce paiement',
  unknownMeans: 'Il appartient peut-être à un autre compte. Ce que vous avez se trouve sous Abonnements.',
  toMemberships: 'Voir mes abonnements',
}

export const giftCard: Messages['giftCard'] = {
  title: 'Carte cadeau',
  rowDetail: 'Tout montant, par e-mail, aujourd’hui ou le jour venu',
  amount: 'Montant',
  other: 'Autre montant',
  name: 'Pour qui',
  email: 'Son e-mail',
  emailMeans: 'Sans lui, la carte vous est envoyée.',
  message: 'Message',
  day: 'Jour d’envoi',
  dayMeans: 'Vide\u00a0: juste après le paiement. Sinon, le matin de ce jour.',
  dayNeedsEmail: 'Avec son e-mail, vous pouvez choisir un jour.',
  preview: 'L’aspect de la carte',
  for: (name) => `Pour ${name}`,
  codeLater: 'Le code arrive par e-mail',
  amountNeeded: 'Choisissez un montant.',
}

export const collected: Messages['collected'] = {
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
    'Les frais d’annulation tardive et de cours manqué peuvent être prélevés sur cette carte quand ils sont dus.',
  save: 'D’accord\u00a0: enregistrer une carte',
  noCard: 'Rien n’est payé maintenant. La carte se saisit sur la page sécurisée du prestataire de paiement.',
  saved: (brand, last4) => `${brand} ···· ${last4}`,
  anyCard: 'Carte',
  agreed: (date) => `Accepté le ${date}.`,
  remove: 'Retirer la carte',
  removed: 'La carte est retirée. Plus aucun frais n’y est prélevé.',
  fromCard: (card) =>
    `Les frais sont prélevés sur votre carte (${card}) quand ils sont dus. Tout le reste se paie à l’accueil.`,
}
