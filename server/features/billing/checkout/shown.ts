import type { Reader } from '../../../db/writer.ts'
import { boughtBy, type CheckoutRow } from './queries.ts'

/** A checkout for the audit log: without the buyer's words, the kept type and the page to pay on. */
export function auditedCheckout({ terms: _, offered: __, pay_url: ___, ...row }: CheckoutRow) {
  return row
}

/** The membership that a purchase has given and its receipt; nulls where there is no purchase yet. */
export function boughtWith(reader: Reader, purchase_id: number | null) {
  const found = purchase_id === null ? undefined : reader.one(boughtBy, { id: purchase_id })
  return found ?? { membership_id: null, receipt_id: null }
}
