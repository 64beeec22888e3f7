import { Fragment, type ReactNode } from 'react'
import type { Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { receiptName } from './name.ts'

export type Receipt = Item<'GET /api/v1/receipts'>

/** A receipt as it is handed over: on the screen like paper, printed in black on white and nothing beside it. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { receipts: m } = useMessages()
  const { dateTime } = useFormat()
  const { studio, kind, client_name, refund_of_number: original } = receipt
  const address = [studio.address, studio.country].filter(Boolean).join(', ')
  return (
    <article
      aria-label={receiptName(receipt, m)}
      className="mx-auto w-full max-w-96 rounded-lg border border-line bg-surface px-6 py-7 text-sm shadow-raised print:max-w-none print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none print:**:border-black! print:**:text-black!"
    >
      <header className="text-center">
        <p className="text-base font-semibold">{studio.name}</p>
        {[address, studio.tax_id && m.taxId(studio.tax_id), studio.website_url].map((line) =>
          line ? (
            <p key={line} className="text-xs text-muted">
              {line}
            </p>
          ) : null,
        )}
      </header>
      <div className="mt-5 flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{receiptName(receipt, m)}</h2>
        <p className="figures text-xs text-muted">{dateTime(receipt.issued_at)}</p>
      </div>
      {original === null ? null : <p className="text-xs text-muted">{m.forReceipt(original)}</p>}
      {client_name ? <p className="text-xs text-muted">{client_name}</p> : null}
      <Lines receipt={receipt} />
      <Sums receipt={receipt} />
      {kind === 'receipt' ? <p className="mt-6 text-center text-xs text-muted">{m.thanks}</p> : null}
    </article>
  )
}

function Lines({ receipt: { lines, currency } }: { receipt: Receipt }) {
  const { receipts: m } = useMessages()
  const { money } = useFormat()
  return (
    <ul className="mt-3 border-t border-dashed border-line-strong pt-3">
      {lines.map((line, index) => (
        // Lines of a receipt never change place.
        <li key={index} className="flex items-start justify-between gap-3 py-0.5">
          <span className="min-w-0">
            <span className="block break-words">{line.description}</span>
            {line.quantity === 1 ? null : (
              <span className="figures block text-xs text-muted">
                {m.each(line.quantity, money(line.unit_price, currency))}
              </span>
            )}
          </span>
          <span className="figures whitespace-nowrap">{money(line.total, currency)}</span>
        </li>
      ))}
    </ul>
  )
}

function Sums({ receipt: { discount, total, currency, vat, payments } }: { receipt: Receipt }) {
  const { receipts: m, memberships } = useMessages()
  const { money, number } = useFormat()
  const say = (amount: number) => money(amount, currency)
  return (
    <dl className="mt-3 border-t border-dashed border-line-strong pt-3">
      {discount === 0 ? null : <Sum name={m.discount}>{say(-discount)}</Sum>}
      <Sum name={m.sum} look="text-base font-semibold">
        {say(total)}
      </Sum>
      {payments.map(({ method, amount, gift_card_last4: last4 }, index) => (
        <Sum key={index} name={m.paidBy(memberships.methods[method] ?? method, last4)}>
          {say(amount)}
        </Sum>
      ))}
      {vat
        .filter(({ rate }) => rate > 0)
        .map((share) => (
          <Fragment key={share.rate}>
            <Sum name={m.vat(`${number(share.rate)} %`)} look="mt-2 text-xs text-muted">
              {say(share.vat)}
            </Sum>
            <Sum name={m.net} look="text-xs text-muted">
              {say(share.net)}
            </Sum>
          </Fragment>
        ))}
    </dl>
  )
}

function Sum({ name, look = '', children }: { name: string; look?: string; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-3 py-0.5 ${look}`}>
      <dt>{name}</dt>
      <dd className="figures whitespace-nowrap">{children}</dd>
    </div>
  )
}
