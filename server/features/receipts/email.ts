import { formatAmount, formatMethod, formatRate } from '../../documents/amounts.ts'
import { paperWordsIn } from '../../documents/messages/index.ts'
import { requirePermission } from '../../api/access.ts'
import type { Act, Ctx } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { invalid } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { recipientOf } from '../clients/recipient.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadReceipt } from './access.ts'
import { presentReceipt, type ReceiptRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { outlookOf } from '../email/outlook.ts'

/**
 * Mails a receipt, in the reader's language, to its client (a dependant's guardian) or to the address given; 422 where there
 * is none.
 */
export function mailReceipt(ctx: Ctx, id: number, address: string | undefined) {
  // The address may be anybody's, so the caller has to be allowed to read sales.
  if (address !== undefined) requirePermission(ctx.caller, 'sales.view')
  return ctx.write((tx) => {
    const row = loadReceipt(tx, ctx.caller, id)
    const to = readerOf(tx, row, address)
    if (!to) throw invalid('email', say('receipts.client_has_no_e_mail'))
    enqueueReceipt(tx, ctx, row, to)
    audit(tx, ctx, 'receipt.mail', { entity: 'receipt', id, after: { sent_to: to.address } })
    return { sent_to: to.address, email: outlookOf(tx) }
  })
}

/** Mails a receipt to its client, where there is somebody to mail it to. */
export function enqueueReceiptLetter(tx: Tx, act: Act, row: ReceiptRow): void {
  const to = readerOf(tx, row)
  if (to) enqueueReceipt(tx, act, row, to)
}

function readerOf(reader: Reader, row: ReceiptRow, address?: string) {
  const client = row.client_id === null ? undefined : recipientOf(reader, row.client_id)
  return address === undefined ? client : { name: row.client_name, address, locale: client?.locale ?? null }
}

type To = NonNullable<ReturnType<typeof readerOf>>

function enqueueReceipt(tx: Tx, act: Act, row: ReceiptRow, to: To): void {
  const receipt = presentReceipt(row)
  const { locale, timezone } = settingsOf(tx)
  const words = paperWordsIn(to.locale ?? locale, timezone)
  const format = (amount: number) => formatAmount(amount, row.currency, words.locale)
  enqueueMail(tx, act, {
    template: 'receipt',
    about: { receipt_id: row.id },
    to: { ...to, ...(row.client_id !== null && { clientId: row.client_id }) },
    data: {
      name: to.name,
      number: row.number,
      is_refund: row.kind === 'refund',
      lines: receipt.lines.map((line) => `${line.quantity} × ${line.description}: ${format(line.total)}`),
      discount: receipt.discount === 0 ? null : format(-receipt.discount),
      total: format(receipt.total),
      payments: receipt.payments.map((payment) => `${formatMethod(payment, words)}: ${format(payment.amount)}`),
      vat: receipt.vat
        .filter(({ rate }) => rate > 0)
        .map(
          ({ rate, vat, net }) =>
            `${formatRate(rate, words.locale)} ${words.vat_included}: ${format(vat)} (${words.net}: ${format(net)})`,
        ),
    },
  })
}
