/** The rest of an entry of the ledger, in minor units. */
interface Left {
  id: number
  left_minor: number
}

/**
 * Shares an amount that went back at the processor over the entries that its payment had paid: to the one of which just that is
 * left, else to one after the other; no more than is left of each, and nothing to the rest. The first has a share in any case.
 */
export function shareOver(entries: readonly Left[], amount_minor: number): { id: number; amount_minor: number }[] {
  const exact = entries.find(({ left_minor }) => left_minor === amount_minor)
  if (exact) return [{ id: exact.id, amount_minor }]
  let rest = amount_minor
  const shares = entries.map(({ id, left_minor }) => {
    const share = Math.min(left_minor, rest)
    rest -= share
    return { id, amount_minor: share }
  })
  const taken = shares.filter((share) => share.amount_minor > 0)
  // A single entry gets the whole amount, whatever is left of it.
  if (entries.length === 1 || taken.length === 0) return entries.slice(0, 1).map(({ id }) => ({ id, amount_minor }))
  return taken
}
