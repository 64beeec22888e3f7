import { newestOf } from '../../lib/newest.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import type { Finding } from './findings.ts'

/** Hours after which the copy of a night was missed, after which a trial was, and that a new studio is given for its first. */
const HOURS = { copy: 26, trial: 50, first: 2 }

export interface CopiesFacts {
  /** The time at which the studio was set up. */
  since: Instant
  /** The time of this computer’s newest copy. */
  newest: Instant | undefined
  /** The problem of the last attempt to make one. */
  problem: { at: Instant; problem: string } | undefined
  /** The copies that were restored for trial. */
  proofs: readonly { place: string; proved_at: Instant; as_of: Instant; clients: number; problem: string | null }[]
  /** The places besides this computer, with what the last try to bring a copy there met. */
  places: readonly { place: string; problem: string | null }[]
}

/** True if the studio could be there again if its computer were lost. */
export function ofCopies({ since, newest, problem, proofs, places }: CopiesFacts, now: Instant): Finding {
  const bad = proofs.find((proof) => proof.problem !== null)
  if (bad) return { state: 'failing', code: 'copies.unusable', values: { place: bad.place, at: bad.proved_at } }
  if (problem) return { state: 'failing', code: 'copies.failed', values: { at: problem.at, problem: problem.problem } }
  if (newest === undefined) {
    const isYoung = now < addHours(since, HOURS.first)
    return { state: isYoung ? 'off' : 'failing', code: 'copies.none', values: {} }
  }
  if (addHours(newest, HOURS.copy) <= now) return { state: 'failing', code: 'copies.old', values: { at: newest } }
  const far = places.find((place) => place.problem !== null)
  if (far) return { state: 'warning', code: 'copies.not_there', values: { place: far.place, problem: far.problem! } }
  const proven = newestOf(proofs, (proof) => proof.as_of, now)
  if (!proven) return { state: 'off', code: 'copies.not_tried', values: { at: newest } }
  const { as_of, clients } = proven
  if (addHours(as_of, HOURS.trial) <= now) return { state: 'warning', code: 'copies.not_tried', values: { at: as_of } }
  if (places.length === 0) return { state: 'warning', code: 'copies.same_disk', values: { as_of, clients } }
  return { state: 'ok', code: 'copies.proven', values: { as_of, clients } }
}
