import type { moneySaid as en } from '../../en/audit/money.ts'
import type { Said } from '../../en/audit/said.ts'

/** What is sold, owed, paid and given back. */
export const moneySaid: Readonly<Record<keyof typeof en, Said>> = {
  'membership.create': ['{who} a donné à {client} l’abonnement {it}', (n) => `{who} a donné ${n} abonnements`],
  'membership.update': ['{who} a changé l’abonnement {it} ({client})', (n) => `{who} a changé ${n} abonnements`],
  'membership.pause': [
    '{who} a mis en pause l’abonnement {it} ({client})',
    (n) => `{who} a mis en pause ${n} abonnements`,
  ],
  'membership.resume': ['{who} a repris l’abonnement {it} ({client})', (n) => `{who} a repris ${n} abonnements`],
  'membership.cancel': ['{who} a résilié l’abonnement {it} ({client})', (n) => `{who} a résilié ${n} abonnements`],
  'membership.extend': ['{who} a prolongé l’abonnement {it} ({client})', (n) => `{who} a prolongé ${n} abonnements`],
  'membership_type.create': '{who} a ajouté le type d’abonnement {it}',
  'membership_type.update': '{who} a changé le type d’abonnement {it}',
  'membership_type.remove': '{who} a retiré le type d’abonnement {it}',
  'subscription.cancel': '{who} a mis fin à l’abonnement {it} ({client})',
  'subscription.override': '{who} a retiré au prestataire de paiement l’abonnement {it} ({client})',
  'charge.settle': [
    '{who} a noté comme payés les frais\u00a0: {amount}, {client}',
    (n) => `{who} a noté ${n} frais comme payés`,
  ],
  'charge.waive': ['{who} a annulé les frais\u00a0: {amount}, {client}', (n) => `{who} a annulé ${n} frais`],
  'payment.refund': ['{who} a remboursé {amount} à {client}', (n) => `{who} a fait ${n} remboursements`],
  'payment.refund_undone': '{who} a repris le remboursement à {client} ({amount}), qui avait échoué',
  'sale.create': ['{who} a fait une vente à {client} ({amount})', (n) => `{who} a fait ${n} ventes`],
  'checkout.create': '{who} a envoyé à {client} un lien pour payer {amount}',
  'checkout.give_back': '{who} a remboursé {amount} que {client} avait payés en ligne',
  'receipt.mail': ['{who} a envoyé le reçu {it} à {client}', (n) => `{who} a envoyé ${n} reçus`],
  'gift_card.create': [
    '{who} a créé la carte cadeau finissant par {it}, d’une valeur de {amount}',
    (n) => `{who} a créé ${n} cartes cadeaux`,
  ],
  'gift_card.update': [
    '{who} a changé la carte cadeau finissant par {it}',
    (n) => `{who} a changé ${n} cartes cadeaux`,
  ],
  'gift_card.show_code': '{who} a regardé le code de la carte cadeau finissant par {it}',
  'promo_code.create': '{who} a ajouté le code promo {it}',
  'promo_code.update': '{who} a changé le code promo {it}',
  'product.create': ['{who} a ajouté le produit {it}', (n) => `{who} a ajouté ${n} produits`],
  'product.update': ['{who} a changé le produit {it}', (n) => `{who} a changé ${n} produits`],
  'product.photo': '{who} a changé l’image du produit {it}',
  'product.stock': ['{who} a changé le stock du produit {it}', (n) => `{who} a changé le stock de ${n} produits`],
  'day_close.create': '{who} a clôturé la journée\u00a0: {it}',
  'payroll_run.create': '{who} a commencé une paie\u00a0: {it}',
  'payroll_run.recompute': '{who} a recalculé une paie\u00a0: {it}',
  'payroll_run.finalize': '{who} a clôturé une paie\u00a0: {it}',
  'payroll_run.delete': '{who} a supprimé une paie\u00a0: {it}',
  'payroll_line_item.mark_paid': [
    '{who} a noté {amount} comme payés à {it}',
    (n) => `{who} a noté ${n} lignes de paie comme payées`,
  ],
  'pay_component.create': '{who} a ajouté une rémunération\u00a0: {it}',
  'pay_component.update': '{who} a changé une rémunération\u00a0: {it}',
}
