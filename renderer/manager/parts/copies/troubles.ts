import type { Answer } from '../../../api/index.ts'

type Copies = Answer<'GET /api/v1/studio/backups'>
export type Elsewhere = 'folder' | 'bucket'

/** Something about the copies that somebody has to see to. */
export type Trouble =
  | { kind: 'failed'; problem: string }
  | { kind: 'behind'; place: Elsewhere; as_of: string | null; problem: string | null }
  | { kind: 'broken'; place: 'here' | Elsewhere; problem: string }

const DAY = 24 * 60 * 60_000
const ELSEWHERE = ['folder', 'bucket'] as const

/**
 * Problems with the backups, the most pressing first: none could be made, one can't be restored, or the newest one elsewhere is
 * more than a day older than now although there is a newer one here. `now`: milliseconds.
 */
export function troublesOf(copies: Copies, now: number): Trouble[] {
  const newest = copies.items.find(({ created_at }) => Date.parse(created_at) <= now)?.created_at
  const failed: Trouble[] = copies.problem === null ? [] : [{ kind: 'failed', problem: copies.problem }]
  const broken = copies.proofs.flatMap(({ place, problem }): Trouble[] =>
    problem === null ? [] : [{ kind: 'broken', place, problem }],
  )
  const behind = ELSEWHERE.flatMap((place): Trouble[] => {
    const there = copies[place]
    if (!there || newest === undefined) return []
    const { as_of, problem } = there
    const isBehind = as_of === null ? problem !== null : as_of < newest && Date.parse(as_of) + DAY < now
    return isBehind ? [{ kind: 'behind', place, as_of, problem }] : []
  })
  return [...failed, ...broken, ...behind]
}
