import { requirePermission } from '../../api/access.ts'
import type { Caller } from '../../api/caller.ts'
import type { LocalDate } from '../../lib/time.ts'

/** The worth of a membership: its last day (null: no end) and its credits. */
interface Worth {
  expires_on: LocalDate | null
  credits: number
}

/** Refuses days and credits beyond those paid for (`due`) to staff who may not give away. */
export function requireMayAdd(
  { caller }: { caller: Caller },
  due: Worth,
  given: { [Of in keyof Worth]: Worth[Of] | undefined },
): void {
  const { expires_on = due.expires_on, credits = due.credits } = given
  const isLonger = due.expires_on !== null && (expires_on === null || expires_on > due.expires_on)
  if (isLonger || credits > due.credits) requirePermission(caller, 'payments.give')
}
