import type { LocalDate } from '../../lib/time.ts'

export type CreditKind = 'grant' | 'rollover' | 'spend' | 'return' | 'lapse' | 'adjust'

/** A row of the credit ledger. Rows without `grant_id` and above zero are entries that spends take from. */
export interface CreditEntry {
  id: number
  kind: CreditKind
  /** Positive gives, negative takes. */
  credits: number
  /** The entry this row takes from or gives back to. */
  grant_id: number | null
  /** The last day on which the entry's credits can be spent; null: until they lapse by a renewal. */
  expires_on: LocalDate | null
}

/** An entry that gave credits, and what is left of it. */
export interface Grant {
  id: number
  kind: CreditKind
  left: number
  expires_on: LocalDate | null
}

/** A row to write, without its id, time and actor. */
export type NewCreditEntry = Omit<CreditEntry, 'id'>

/** Credits left of each entry that gave some: the sum of its row and of those that name it. */
export function grantsOf(entries: readonly CreditEntry[]): Grant[] {
  const grants = new Map<number, Grant>()
  for (const { id, kind, credits, grant_id, expires_on } of entries) {
    if (grant_id === null && credits > 0) grants.set(id, { id, kind, left: credits, expires_on })
  }
  for (const { credits, grant_id } of entries) {
    const grant = grant_id === null ? undefined : grants.get(grant_id)
    if (grant) grant.left += credits
  }
  return [...grants.values()]
}

/** The balance of a membership: the sum of its ledger, where separate rows take lapsed credits. */
export function creditBalance(entries: readonly Pick<CreditEntry, 'credits'>[]): number {
  return entries.reduce((sum, entry) => sum + entry.credits, 0)
}

/** The order in which credits are used: rollover first, then what expires first, then the lower id. */
export function bySpendingOrder(a: Grant, b: Grant): number {
  const rollover = Number(b.kind === 'rollover') - Number(a.kind === 'rollover')
  if (rollover !== 0) return rollover
  if (a.expires_on !== b.expires_on) return (a.expires_on ?? '9999') < (b.expires_on ?? '9999') ? -1 : 1
  return a.id - b.id
}

/** The entries that still have credits to spend on `today`, in the order in which they are used. */
export function spendable(grants: readonly Grant[], today: LocalDate): Grant[] {
  const good = grants.filter((grant) => grant.left > 0 && (grant.expires_on === null || today <= grant.expires_on))
  return good.sort(bySpendingOrder)
}

/** The entry that a booking's first credit comes from, or undefined when none is left. */
export function grantToSpend(grants: readonly Grant[], today: LocalDate): Grant | undefined {
  return spendable(grants, today)[0]
}

/** The rows that take credits, one for each entry they come from; undefined where there are not as many. */
export function spendEntries(
  grants: readonly Grant[],
  credits: number,
  today: LocalDate,
): NewCreditEntry[] | undefined {
  const entries: NewCreditEntry[] = []
  let missing = credits
  for (const { id, left } of spendable(grants, today)) {
    const taken = Math.min(left, missing)
    if (taken > 0) entries.push({ kind: 'spend', credits: -taken, grant_id: id, expires_on: null })
    missing -= taken
  }
  return missing === 0 ? entries : undefined
}

/** The rows that take what is left of entries past their last day. */
export function lapses(grants: readonly Grant[], today: LocalDate): NewCreditEntry[] {
  const over = grants.filter((grant) => grant.left > 0 && grant.expires_on !== null && grant.expires_on < today)
  return over.map(lapse)
}

function lapse(grant: Grant): NewCreditEntry {
  return { kind: 'lapse', credits: -grant.left, grant_id: grant.id, expires_on: null }
}

export interface RenewalTerms {
  credits_per_interval: number
  rollover_enabled: boolean
  /** null: all that are unused roll over. */
  max_rollover_credits: number | null
}

/**
 * The rows of a renewal: everything unused lapses; with rollover, unused credits of the past interval come back up to the
 * limit (credits that rolled over before do not roll again); then the interval's credits are granted.
 */
export function renewalEntries(terms: RenewalTerms, grants: readonly Grant[]): NewCreditEntry[] {
  const unused = grants.filter((grant) => grant.left > 0).sort(bySpendingOrder)
  const fresh = unused.filter((grant) => grant.kind !== 'rollover').reduce((sum, grant) => sum + grant.left, 0)
  const rolled = terms.rollover_enabled ? Math.min(fresh, terms.max_rollover_credits ?? fresh) : 0
  const entries = unused.map(lapse)
  if (rolled > 0) entries.push({ kind: 'rollover', credits: rolled, grant_id: null, expires_on: null })
  const granted = terms.credits_per_interval
  if (granted > 0) entries.push({ kind: 'grant', credits: granted, grant_id: null, expires_on: null })
  return entries
}

/**
 * The rows that bring the balance to `target`: more is a separate entry, less is taken from the entries in the order in which
 * they are used. `target` is not below zero.
 */
export function adjustEntries(grants: readonly Grant[], target: number): NewCreditEntry[] {
  const balance = grants.reduce((sum, grant) => sum + grant.left, 0)
  if (target > balance) return [{ kind: 'adjust', credits: target - balance, grant_id: null, expires_on: null }]
  const entries: NewCreditEntry[] = []
  let surplus = balance - target
  for (const grant of [...grants].sort(bySpendingOrder)) {
    const taken = Math.min(surplus, Math.max(0, grant.left))
    if (taken > 0) entries.push({ kind: 'adjust', credits: -taken, grant_id: grant.id, expires_on: null })
    surplus -= taken
  }
  return entries
}
