import { ApiError } from '../../../../api/problem.ts'

/** What can be saved over: other classes in the way, and clients who would lose their seat. */
const PASSABLE = ['SCHEDULE_CONFLICT', 'SEATS_IN_USE']

/** The sentences of a SCHEDULE_CONFLICT or of SEATS_IN_USE, each without the advice at its end; none for any other problem. */
export function clashesOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || !PASSABLE.includes(error.code)) return []
  const { reasons = [], detail } = error.problem
  return reasons.length > 0 ? [...new Set(reasons.map((reason) => withoutAdvice(reason.detail)))] : [detail]
}

/** "Lucía is taken by Barre on … to 13:15. Choose another time, or save anyway." without its last sentence. */
function withoutAdvice(detail: string): string {
  return /^(.+[.!?])\s[^.!?]+[.!?]$/s.exec(detail)?.[1] ?? detail
}
