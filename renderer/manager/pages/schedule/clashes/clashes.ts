import { ApiError } from '../../../../api/problem.ts'

/** The sentences of a SCHEDULE_CONFLICT, each without the advice at its end; none for any other problem. */
export function clashesOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.code !== 'SCHEDULE_CONFLICT') return []
  const { reasons = [], detail } = error.problem
  return reasons.length > 0 ? [...new Set(reasons.map((reason) => withoutAdvice(reason.detail)))] : [detail]
}

/** "Lucía is taken by Barre on … to 13:15. Choose another time, or save anyway." without its last sentence. */
function withoutAdvice(detail: string): string {
  return /^(.+[.!?])\s[^.!?]+[.!?]$/s.exec(detail)?.[1] ?? detail
}
