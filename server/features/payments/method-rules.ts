/** How an entry of the ledger was paid; `online` and `imported` are the server's own. */
export type LedgerMethod =
  | 'cash'
  | 'card_terminal'
  | 'bank_transfer'
  | 'gift_card'
  | 'complimentary'
  | 'other'
  | 'online'
  | 'imported'

export type PurchaseKind = 'sale' | 'membership' | 'gift_card' | 'charge' | 'class' | 'charges'

/** True if the studio got something for it: not for what it gives away, nor for what another program took in before. */
export function isPaid(method: string): boolean {
  return method !== 'complimentary' && method !== 'imported'
}

/** True if an entry is revenue: the sale of a gift card is not, paying with it is. */
export function isRevenue(kind: string, method: string): boolean {
  return kind !== 'gift_card' && isPaid(method)
}
