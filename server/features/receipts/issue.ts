import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { settingsOf } from '../settings/queries.ts'
import type { ReceiptLine, VatShare } from './vat-rules.ts'
import { lastNumber, nameOf } from './queries.ts'

/** The studio as it was when a receipt was issued. */
export interface ReceiptStudio {
  name: string
  address: string | null
  country: string | null
  tax_id: string | null
  website_url: string | null
}

export interface ReceiptPayment {
  method: string
  amount_minor: number
  gift_card_last4: string | null
}

interface NewReceipt {
  kind: 'receipt' | 'refund'
  purchase_id: number
  /** The refund's ledger entry; null on the receipt of a purchase. */
  payment_id: number | null
  client_id: number | null
  lines: readonly ReceiptLine[]
  vat: readonly VatShare[]
  payments: readonly ReceiptPayment[]
  total_minor: number
  currency: string
}

const insert = query(
  (p: NewReceipt & { number: number; client_name: string | null; studio: ReceiptStudio; issued_at: string }) =>
    db.insertInto('receipts').values({
      number: p.number,
      kind: p.kind,
      purchase_id: p.purchase_id,
      payment_id: p.payment_id,
      client_id: p.client_id,
      client_name: p.client_name,
      studio: p.studio,
      lines: p.lines,
      vat: p.vat,
      payments: p.payments,
      total_minor: p.total_minor,
      currency: p.currency,
      issued_at: p.issued_at,
    }),
)

/**
 * Issues a receipt with the next number, in the transaction of what it is for: if that fails the number was never used,
 * so numbers have no gaps. Studio, client's name and VAT are kept as they are now. Gives its id.
 */
export function issueReceipt(tx: Tx, act: Act, receipt: NewReceipt): number {
  const { studio_name: name, address, country, tax_id, website_url } = settingsOf(tx)
  const client_name = receipt.client_id === null ? null : (tx.one(nameOf, { id: receipt.client_id })?.full_name ?? null)
  const number = (tx.one(lastNumber, {})?.last ?? 0) + 1
  const studio = { name, address, country, tax_id, website_url }
  return tx.run(insert, { ...receipt, number, client_name, studio, issued_at: act.now }).id
}
