import type { Item } from '../../../../api/index.ts'
import type { Messages } from '../../../messages/areas.ts'

export type ClassMark = Item<'GET /api/v1/class-marks'>

type Tone = 'bad' | 'warn' | 'info'

/** One thing in a class that needs attention. */
export interface Trouble {
  kind: 'untaught' | 'searching' | 'offered' | 'owing' | 'unsigned' | 'first' | 'unresolved'
  tone: Tone
  /** Number of people concerned; 1 if it concerns the class. */
  count: number
}

/** Everything that needs attention in a class, the gravest first; nothing where the class has no mark. */
export function troubleOf(mark: ClassMark | undefined): Trouble[] {
  if (!mark) return []
  const { untaught, substitute, owing, unsigned, unresolved, first_visits } = mark
  const all: Trouble[] = [
    { kind: 'untaught', tone: 'bad', count: Number(untaught) },
    { kind: 'owing', tone: 'bad', count: owing },
    { kind: 'searching', tone: 'warn', count: Number(substitute === 'open') },
    { kind: 'unsigned', tone: 'warn', count: unsigned },
    { kind: 'unresolved', tone: 'warn', count: unresolved },
    { kind: 'offered', tone: 'info', count: Number(substitute === 'claimed') },
    { kind: 'first', tone: 'info', count: first_visits },
  ]
  return all.filter(({ count }) => count > 0)
}

/** Something to do, not only to know. */
export const needsAttention = (trouble: readonly Trouble[]): boolean => trouble.some(({ tone }) => tone !== 'info')

/** A trouble in words, with its count. */
export function troubleInWords({ kind, count }: Trouble, m: Messages['schedule']['trouble']): string {
  const words = m[kind]
  return typeof words === 'string' ? words : words(count)
}
