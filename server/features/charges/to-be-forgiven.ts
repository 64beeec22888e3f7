import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { localDate, type Instant } from '../../lib/time.ts'
import type { Settings } from '../settings/queries.ts'
import { decideForgiveness, forgivenessOf, type Forgiven } from './forgiveness-rules.ts'
import { forgivenOf } from './queries.ts'

/** A possible fee of a client for a class or appointment, in minor units (0 for none). */
interface Feared {
  client_id: number
  starts_at: Instant
  fee_minor: number
  fee_forgiveness_count_override: number | null
}

/**
 * Finds the fees that the rule would forgive now: each on its own, or, `inTurn`, all of them one after the other. The days of
 * the clients whose fee may be forgiven are read in one statement, and not at all where there is no such fee.
 */
function toBeForgiven(
  reader: Reader,
  settings: Settings,
  fees: readonly Feared[],
  inTurn = false,
): (Forgiven | undefined)[] {
  const rules = fees.map((fee) => forgivenessOf(settings, fee.fee_forgiveness_count_override))
  const ids = new Set(
    fees.flatMap(({ client_id, fee_minor }, at) => (fee_minor > 0 && rules[at]!.count > 0 ? [client_id] : [])),
  )
  if (ids.size === 0) return fees.map(() => undefined)
  const days = Map.groupBy(reader.all(forgivenOf, { client_ids: [...ids] }), ({ client_id }) => client_id)
  return fees.map(({ client_id, starts_at, fee_minor }, at) => {
    const rule = rules[at]!
    const on = localDate(starts_at, settings.timezone)
    const before = days.get(client_id) ?? []
    const nth = decideForgiveness(
      on,
      fee_minor,
      before.map(({ forgiven_on }) => forgiven_on!),
      rule,
    )
    if (nth === undefined) return undefined
    if (inTurn) days.set(client_id, [...before, { client_id, forgiven_on: on }])
    return { nth, of: rule.count, days: rule.days }
  })
}

/** The terms of cancelling, now and once it is late; fees in minor units, before forgiveness. */
interface Terms {
  is_late: boolean
  free_until: Instant
  fee_minor: number
  credit_returned: boolean | null
  late_fee_minor: number
}

/**
 * Works out the cost of cancelling each row by its terms, in major units; null for one that can't be cancelled. A fee that would
 * be forgiven is 0, and `forgiven` says which of how many it is. With `inTurn`, as if all were cancelled now, one after the other.
 */
export function costsByTerms<Own extends Terms>(
  reader: Reader,
  settings: Settings,
  rows: readonly { row: Omit<Feared, 'fee_minor'>; terms: Own | null }[],
  inTurn = false,
) {
  const fees = rows.map(({ row, terms }) => {
    const { fee_minor = 0, late_fee_minor = 0 } = terms ?? {}
    return { ...row, fee_minor: inTurn ? fee_minor : late_fee_minor }
  })
  const forgiven = toBeForgiven(reader, settings, fees, inTurn)
  return rows.map(({ terms }, at) => {
    if (!terms) return null
    const { is_late, free_until, fee_minor, credit_returned, late_fee_minor, ...more } = terms
    const spared = forgiven[at]
    const fee = toMajor(spared ? 0 : fee_minor, settings.currency)
    const late_fee = toMajor(spared ? 0 : late_fee_minor, settings.currency)
    return { is_late, free_until, fee, credit_returned, late_fee, ...more, ...(spared && { forgiven: spared }) }
  })
}
