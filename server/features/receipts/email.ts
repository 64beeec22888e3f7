import { formatAmount, formatMethod } from '../../documents/amounts.ts'
import { paperWordsIn } from '../../documents/messages/index.ts'
import type { Ctx } from '../../context.ts'
import { invalid } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { recipientOf } from '../clients/recipient.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadReceipt } from './access.ts'
import { presentReceipt } from './queries.ts'

/**
 * Mails a receipt, in the reader's language, to its client (a dependant's guardian) or to the address given; 422 where there
 * is none.
 */
export function mailReceipt(ctx: Ctx, id: number, address: string | undefined): Promise<{ sent_to: string }> {
  return ctx.write((tx) => {
    const row = loadReceipt(tx, ctx.caller, id)
    const client = row.client_id === null ? undefined : recipientOf(tx, row.client_id)
    const to = address === undefined ? client : { name: row.client_name, address, locale: client?.locale ?? null }
    if (!to) throw invalid('email', 'The client has no e-mail. Give an address')
    const receipt = presentReceipt(row)
    const words = paperWordsIn(to.locale ?? settingsOf(tx).locale)
    const format = (amount: number) => formatAmount(amount, row.currency, words.language)
    enqueueMail(tx, ctx, {
      template: 'receipt',
      to: { ...to, ...(row.client_id !== null && { clientId: row.client_id }) },
      data: {
        name: to.name,
        number: row.number,
        is_refund: row.kind === 'refund',
        lines: receipt.lines.map((line) => `${line.quantity} × ${line.description}: ${format(line.total)}`),
        discount: receipt.discount === 0 ? null : format(-receipt.discount),
        total: format(receipt.total),
        payments: receipt.payments.map(
          (payment) => `${formatMethod(payment, words.language)}: ${format(payment.amount)}`,
        ),
        vat: receipt.vat
          .filter(({ rate }) => rate > 0)
          .map(
            ({ rate, vat, net }) => `${rate} % ${words.vat_included}: ${format(vat)} (${words.net}: ${format(net)})`,
          ),
      },
    })
    audit(tx, ctx, 'receipt.mail', { entity: 'receipt', id, after: { sent_to: to.address } })
    return { sent_to: to.address }
  })
}
