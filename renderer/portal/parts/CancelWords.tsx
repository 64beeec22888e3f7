import { useFormat } from '../../shared/format/use-format.ts'
import { useMessages } from '../messages/index.ts'
import type { CancelTerms, Cost } from './cancel-terms.ts'
import { useWhen } from './use-when.ts'

/**
 * The terms of cancelling in one line: "Free until Fri 18:00, then 8 € and the credit". `freeToStart` for what is no class.
 */
export function useTermsLine(freeToStart?: string): (terms: CancelTerms, startsAt: string) => string {
  const { bookings: m } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const price = ({ fee, credit, kept = 0, forgiven }: Cost) =>
    [
      m.afterwards(fee + kept > 0 ? format.money(fee + kept) : null, credit === 'lost'),
      forgiven && m.forgivenThen(forgiven),
    ]
      .filter(Boolean)
      .join(', ')
  return ({ isLate, freeUntil, now, afterwards }, startsAt) => {
    if (isLate) return [m.lateSince(when(freeUntil)), costWords(m, now, format.money)].join(' ')
    const free = freeUntil >= startsAt ? (freeToStart ?? m.freeToStart) : m.freeUntil(when(freeUntil))
    return afterwards ? m.freeThen(free, price(afterwards)) : free
  }
}

interface CancelNowProps {
  terms: CancelTerms
  membership: string | null
  /** True if the credit is a dependant's. */
  isTheirs?: boolean | undefined
}

/** Says what cancelling right now means, sentence by sentence. */
export function CancelNow({ terms, membership, isTheirs = false }: CancelNowProps) {
  const { bookings: m } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const { isLate, now } = terms
  return (
    <>
      <p>
        {isLate ? `${m.lateSince(when(terms.freeUntil))} ` : null}
        <strong className="font-semibold text-ink">{isLate ? costWords(m, now, format.money) : m.freeNow}</strong>
      </p>
      {now.credit === 'none' ? null : (
        <p className="mt-2">
          {now.credit === 'back' ? (isTheirs ? m.theirCreditBack : m.creditBack)(membership) : m.creditLost}
        </p>
      )}
    </>
  )
}

type Words = ReturnType<typeof useMessages>['bookings']

/** Says what cancelling late costs now: a fee, the part of a prepaid price that is kept, or that the fee is forgiven. */
export function costWords(
  m: Words,
  { fee, kept = 0, forgiven }: Pick<Cost, 'fee' | 'kept' | 'forgiven'>,
  money: Money,
) {
  const costs = fee + kept > 0 ? m.lateFee(money(fee + kept)) : m.lateNoFee
  if (!forgiven) return costs
  return kept > 0 ? `${costs} ${m.lateForgiven(forgiven)}` : m.lateForgiven(forgiven)
}

type Money = (major: number) => string
