import { createHash } from 'node:crypto'

/** The same in another order, the same one for the same seed. */
export function shuffled<T>(list: readonly T[], seed: string): T[] {
  const place = (index: number) => createHash('sha256').update(`${seed}:${index}`).digest('hex')
  return list
    .map((one, index) => ({ one, at: place(index) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ one }) => one)
}
