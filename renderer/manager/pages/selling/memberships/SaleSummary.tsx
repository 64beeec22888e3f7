import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { describe } from '../membership-types/describe.ts'
import type { MembershipType } from './sale.ts'

/** What is paid now, and what the client gets for it. */
export function SaleSummary({ type, price }: { type: MembershipType; price: number }) {
  const { memberships, membershipTypes } = useMessages()
  const m = memberships.sell
  const format = useFormat()
  const money = (major: number) => format.money(major, type.currency)
  return (
    <section aria-label={m.price} className="rounded-lg border border-line bg-canvas px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-xl font-semibold">{price > 0 ? money(price) : m.nothingToPay}</span>
        {price !== type.price ? (
          <span className="figures text-xs text-muted">{m.regular(money(type.price))}</span>
        ) : null}
        {type.billing_interval ? (
          <span className="figures text-xs text-muted">
            {m.thenEach(money(type.price), memberships.intervals[type.billing_interval])}
          </span>
        ) : null}
      </p>
      <ul className="mt-1.5 list-disc space-y-0.5 ps-4 text-xs text-muted">
        {describe(type, { words: membershipTypes.sentences, money }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
