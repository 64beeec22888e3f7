import type { Instant } from '../../lib/time.ts'
import { amountOfShare } from './amount-rules.ts'
import type { Amount, Component, Part } from './line.ts'
import { worthOf } from '../visit-worth/worth-rules.ts'

/** Money that came in for what somebody sold, or (below zero) went back. */
export interface SoldEntry {
  kind: 'sale' | 'membership' | 'refund'
  /** The sale, the membership, or of a refund its entry in the ledger. */
  id: number
  name: string
  at: Instant
  minor: number
  vat_rate: number | null
}

/** A commission on what somebody sold: a sale that was paid in several ways is one. */
export function commission({ rate_percent }: Component, entries: readonly SoldEntry[]): Amount {
  const parts = new Map<string, Part & { minor: number }>()
  for (const { kind, id, name, at, minor } of entries) {
    const known = parts.get(`${kind} ${id}`)
    if (known) known.minor += minor
    else parts.set(`${kind} ${id}`, { kind, id, name, at, count: 1, minor })
  }
  const all = [...parts.values()]
  const quantity = all.filter(({ kind }) => kind !== 'refund').length
  const worths = entries.map(({ minor, vat_rate }) => worthOf(minor, vat_rate))
  return amountOfShare(rate_percent!, worths, { quantity, parts: all })
}
